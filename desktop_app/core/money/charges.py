"""What a batch was charged: by what the answers said, else by the balance before and after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from itertools import pairwise

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import SENT, TaskState
from desktop_app.core.money.charged import Charged, ChargedHow, Gap

# Whether one that is in doubt or failed was charged, or given back what it cost, only the balance shows.
DOUBTFUL = frozenset({TaskState.UNKNOWN, TaskState.LEFT, TaskState.FAILED})


@dataclass(frozen=True, slots=True)
class Reading:
    """A balance at a time; `currency` is "" where none was named."""

    at: datetime
    amount: Decimal
    currency: str = ""


@dataclass(frozen=True, slots=True)
class Spending:
    """When something of another batch, or a single check, may have been charged; `until` None: it still may be."""

    since: datetime
    until: datetime | None


def speaks_of_a_charge(before: Decimal | None, after: Decimal | None, price: Decimal | None, *, others: bool) -> bool:
    """Return whether a balance fell as if a submission had been charged that the service says it didn't take.

    `price`: what the submission would cost, None where nobody knows. `others`: something else may have been charged
    in between; then a fall counts only from half the price on.
    """
    if before is None or after is None or after >= before:
        return False
    return not others or price is None or 2 * (before - after) >= price


def charged(
    tasks: Iterable[Task], readings: Iterable[Reading], others: Sequence[Spending], *, resent: bool = False
) -> Charged | None:
    """What the tasks of a batch that is at rest were charged; None where nobody can tell.

    `readings` of the account beside those that its tasks have; `others` is all else that may have been charged to it.
    `resent`: a submission in doubt was sent again, so the first may have been charged, too, and no task says so.
    """
    found = charged_or_why(tasks, readings, others, resent=resent)
    return found if isinstance(found, Charged) else None


def charged_or_why(
    tasks: Iterable[Task], readings: Iterable[Reading], others: Sequence[Spending], *, resent: bool = False
) -> Charged | Gap | None:
    """Return the same, or why nobody can tell; None where nothing was sent."""
    taken = [task for task in tasks if task.state in SENT and task.sent_at]
    if not taken and not resent:
        return None
    readings = sorted(readings, key=lambda each: each.at)
    currency = next((each.currency for each in reversed(readings) if each.currency), "")
    told = [task for task in taken if task.state not in DOUBTFUL and not task.estimated]
    said = [task.cost for task in told if task.cost is not None]
    least = sum(said, Decimal(0))
    if taken and len(said) == len(taken) and not resent:
        return Charged(least, currency, ChargedHow.SAID)
    spent = Gap.SENT_TWICE if resent else _by_balance(taken, readings, others)
    if isinstance(spent, Decimal):
        spent = _believed(spent, least, taken)
    if isinstance(spent, Decimal):
        return Charged(spent, currency, ChargedHow.BALANCE)
    return Charged(least, currency, ChargedHow.AT_LEAST) if said else spent


def charged_so_far(
    tasks: Iterable[Task], readings: Iterable[Reading], others: Sequence[Spending], *, resent: bool = False
) -> Charged | None:
    """What the tasks of a batch that goes on were charged until the newest reading; None where nobody can tell.

    Zero is an answer: of many services a task is charged when it is over. `resent` as of `charged`.
    """
    taken = sorted((task for task in tasks if task.state in SENT and task.sent_at), key=_when_sent)
    if not taken:
        return None
    readings = list(readings)
    currency = next((each.currency for each in reversed(readings) if each.currency), "")
    said = [task.cost for task in taken if task.cost is not None and not task.estimated]
    least = sum(said, Decimal(0))
    if resent:
        return Charged(least, currency, ChargedHow.AT_LEAST) if said else None
    if len(said) == len(taken):
        return Charged(least, currency, ChargedHow.SAID)
    first, since = taken[0].balance_before, _when_sent(taken[0])
    own = [Reading(_when_sent(each), each.balance_before) for each in taken if each.balance_before is not None]
    later = sorted((each for each in (*own, *readings) if each.at > since), key=lambda each: each.at)
    if first is not None and later and len({each.currency for each in readings if each.currency}) <= 1:
        course = [first, *(each.amount for each in later)]
        grew = any(after > before for before, after in pairwise(course))
        beside = any(each.since < later[-1].at and (each.until is None or each.until > since) for each in others)
        if not grew and not beside and first - course[-1] >= least:
            return Charged(first - course[-1], currency, ChargedHow.BALANCE)
    return Charged(least, currency, ChargedHow.AT_LEAST) if said else None


def _when_sent(task: Task) -> datetime:
    return task.sent_at or datetime.max.replace(tzinfo=UTC)


def _believed(spent: Decimal, least: Decimal, taken: Sequence[Task]) -> Decimal | Gap:
    if spent < least:
        return Gap.TOO_LITTLE
    # Answers for nothing: more likely they are charged later, or to a balance that wasn't read.
    unmoved = not spent and any(task.state is TaskState.JOINED for task in taken)
    return Gap.UNMOVED if unmoved else spent


def _by_balance(taken: Sequence[Task], readings: Sequence[Reading], others: Sequence[Spending]) -> Decimal | Gap | None:
    """Return the sum over the stretches of time in which tasks were under way; or why one of them can't be told."""
    if len({each.currency for each in readings if each.currency}) > 1:  # amounts can't be compared
        return Gap.CURRENCIES
    total, stretches = Decimal(0), _stretches(taken)
    own = [
        Reading(each.sent_at, each.balance_before) for each in taken if each.sent_at and each.balance_before is not None
    ]
    for stretch in stretches:
        spent = _spent(stretch, own, readings, others)
        if isinstance(spent, Gap):
            return spent
        total += spent
    return total if stretches else None


@dataclass(slots=True)
class _Stretch:
    """Tasks that follow each other without a pause: a service may charge them whenever it likes in between."""

    before: Decimal | None
    since: datetime
    until: datetime


def _stretches(taken: Sequence[Task]) -> list[_Stretch]:
    found: list[_Stretch] = []
    times = [(task.sent_at, max(task.sent_at, task.heard_at or task.sent_at), task) for task in taken if task.sent_at]
    for since, until, task in sorted(times, key=lambda each: (each[0], each[2].id)):
        if found and since <= found[-1].until:
            found[-1].until = max(found[-1].until, until)
        else:
            found.append(_Stretch(task.balance_before, since, until))
    return found


def _spent(
    stretch: _Stretch, own: Sequence[Reading], readings: Sequence[Reading], others: Sequence[Spending]
) -> Decimal | Gap:
    """What the balance lost; or why that isn't known: it wasn't read, or something else may have moved it, too.

    One that grew in between was topped up, or something was given back: by how much, nobody knows.
    """
    behind = [each for each in own if each.at > stretch.until] + [each for each in readings if each.at >= stretch.until]
    after = min(behind, key=lambda each: each.at, default=None)
    if stretch.before is None or after is None:
        return Gap.NOT_BEFORE if stretch.before is None else Gap.NOT_AFTER
    between = sorted(
        (each for each in (*own, *readings) if stretch.since < each.at < after.at), key=lambda each: each.at
    )
    course = [stretch.before, *(each.amount for each in between), after.amount]
    grew = any(later > earlier for earlier, later in pairwise(course))
    beside = any(each.since < after.at and (each.until is None or each.until > stretch.since) for each in others)
    if grew or beside:
        return Gap.TOPPED_UP if grew else Gap.BESIDE
    return stretch.before - after.amount
