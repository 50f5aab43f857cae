"""What notices say: of a list its title, of numbers how many, and nothing else out of a list."""

from __future__ import annotations

from decimal import Decimal

from desktop_app.core.batch import answered, submitted
from desktop_app.core.notices import Phase, plain_title
from desktop_app.ui import words
from desktop_app.ui.list_title import list_title
from desktop_app.ui.monitor.entry import Entry
from desktop_app.ui.notices.notice import Notice

LOW = "balance"  # the key of the notice about it; those of batches are their ids
_DONE, _WAITS = "transfer.complete", "transfer"


def phase_of(entry: Entry) -> Phase:
    """What a batch is about just now."""
    if entry.undecided:
        return Phase.DOUBT
    if entry.stuck:
        return Phase.STUCK
    if entry.ended:
        return Phase.OVER
    return Phase.PAUSED if entry.paused else Phase.MOVING


def batch_notice(entry: Entry, phase: Phase) -> Notice:
    """About a batch that is over, or that needs a person."""
    title = plain_title(list_title(entry.batch))
    if phase is Phase.OVER:
        return Notice(entry.batch.id, _tr("A list is verified"), _over(entry, title), _tr("Show"), _DONE)
    if phase is Phase.DOUBT:
        text = _tr("“{}”: nobody knows whether a task of it arrived. Nothing is sent again until you decide.")
        return Notice(entry.batch.id, _tr("A list needs your decision"), text.format(title), _tr("Show"), _WAITS)
    text = _tr("“{}” doesn't go on by itself. The task monitor says why.")
    return Notice(entry.batch.id, _tr("A list waits for you"), text.format(title), _tr("Show"), _WAITS)


def balance_notice(amount: Decimal, below: int, unit: str) -> Notice:
    """About a balance below the person's mark."""
    said = _tr("{} left, below your mark of {}.").format(words.amount(amount, plain_title(unit)), words.number(below))
    return Notice(LOW, _tr("The balance is low"), said, _tr("Show"), _WAITS)


def title_with(share: str | None) -> str:
    """The window's title: "37 % – Dialproof" while something is under way."""
    return _tr("{} – Dialproof").format(share) if share else "Dialproof"


def _over(entry: Entry, title: str) -> str:
    sent, known = submitted(entry.tasks), answered(entry.tasks)
    if known >= sent:
        return words.counted(known, "“{}”: %n number answered.", "“{}”: %n numbers answered.").format(title)
    text = _tr("“{}”: {} of {} numbers answered.")
    return text.format(title, words.number(known), words.number(sent))


def _tr(text: str) -> str:
    return words.tr(text, "notices")
