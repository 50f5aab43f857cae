"""Writes what a list was charged, as a line on a result's About sheet."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.batches.batch import Batch, Task, at_rest
from desktop_app.core.batches.submission import SENT, UNDER_WAY
from desktop_app.core.money.charged import NO_MONEY, Charged, ChargedHow, how_known
from desktop_app.core.money.spent import charged_for
from desktop_app.core.service.connection import LOCAL


def charge_line(batch: Batch, tasks: Sequence[Task], until_now: Charged | None = None) -> tuple[str, str]:
    """Return the line's name and value. `until_now` is the charge so far of a list under way
    (`services.account.charging.so_far`)."""
    over = at_rest(tasks)
    name = "Charged" if over else "Charged so far"
    if not any(task.state in SENT for task in tasks):
        return name, "nothing: no number was sent"
    known = charged_for(batch, tasks) if over else until_now
    if known is None:
        return name, "not known: neither the answers nor the balance says how much"
    least = "at least " if known.how is ChargedHow.AT_LEAST else ""
    amount = f"{least}{known.amount.normalize():f} {known.currency or 'credits'}"
    under_way = any(task.state in UNDER_WAY for task in tasks)
    how = NO_MONEY if batch.base_url == LOCAL else how_known(known.how, under_way=under_way)
    return name, f"{amount} ({how[0].lower()}{how[1:]})"
