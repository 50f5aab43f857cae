"""What a list was charged, as a line on a result's About sheet."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.batch import Batch, Task, at_rest
from desktop_app.core.charged import Charged, ChargedHow
from desktop_app.core.spent import charged_for
from desktop_app.core.submission import SENT

_HOW = {
    ChargedHow.SAID: "{} {}, as the service said it",
    ChargedHow.BALANCE: "{} {}, by the balance before and after",
    ChargedHow.AT_LEAST: "at least {} {}, named by the service; there may be more",
}


def charge_line(batch: Batch, tasks: Sequence[Task]) -> str:
    """What is known of it: kept with the batch when it came to rest, else what the answers named."""
    if not any(task.state in SENT for task in tasks):
        return "nothing: no number was sent"
    if not at_rest(tasks):
        return "not known yet: the list is still under way"
    known = charged_for(batch, tasks)
    if not isinstance(known, Charged):
        return "not known: neither the answers nor the balance tell"
    return _HOW[known.how].format(f"{known.amount.normalize():f}", known.currency or "credits")
