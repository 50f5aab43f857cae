"""Calculates what a batch was charged: from the answers, else from the balance before and after.

Also the monthly sum that stays when the batch is deleted, and the line about the charge on a result's About sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from desktop_app.core.batches.batch import Batch, Task, at_rest
from desktop_app.core.batches.submission import SENT, UNDER_WAY, WITHOUT_RESULT, TaskState
from desktop_app.core.money.charged import NO_MONEY, Charged, ChargedHow, Gap, how_known
from desktop_app.core.service.connection import LOCAL
from desktop_app.core.service.products import Product

# Whether one that is in doubt or failed was charged, or given back what it cost, only the balance shows.
DOUBTFUL = WITHOUT_RESULT | {TaskState.UNKNOWN}


@dataclass(frozen=True, slots=True)
class Reading:
    """A balance at a time; `currency` is "" if none was named."""

    at: datetime
    amount: Decimal
    currency: str = ""


@dataclass(frozen=True, slots=True)
class BalanceEntry:
    """One reading of a balance in the journal's history."""

    base_url: str
    at: datetime
    amount: Decimal
    currency: str


@dataclass(frozen=True, slots=True)
class Spending:
    """A time span in which another batch or a single check may have been charged; `until` None: it still may be."""

    since: datetime
    until: datetime | None


def speaks_of_a_charge(before: Decimal | None, after: Decimal | None, price: Decimal | None, *, others: bool) -> bool:
    """Return True if the balance fell as if a submission had been charged that the service says it didn't take.

    `price`: the submission's cost, None if unknown. `others`: something else may have been charged in between; then a
    fall counts only if it is at least half the price.
    """
    if before is None or after is None or after >= before:
        return False
    return not others or price is None or 2 * (before - after) >= price


def charged(
    tasks: Iterable[Task], readings: Iterable[Reading], others: Sequence[Spending], *, resent: bool = False
) -> Charged | None:
    """Return the charge of a batch that is at rest; None if unknown.

    `readings` are the account's balances beside those in the tasks. `others` are all other possible charges to it.
    `resent`: a submission in doubt was sent again, so the first may have been charged, too, and no task says so.
    """
    found = charged_or_why(tasks, readings, others, resent=resent)
    return found if isinstance(found, Charged) else None


def charged_or_why(
    tasks: Iterable[Task], readings: Iterable[Reading], others: Sequence[Spending], *, resent: bool = False
) -> Charged | Gap | None:
    """Return the charge of a batch that is at rest, or why it is unknown; None if nothing was sent."""
    taken = [task for task in tasks if task.state in SENT and task.sent_at]
    if not taken and not resent:
        return None
    readings = sorted(readings, key=lambda each: each.at)
    currency = next((each.currency for each in reversed(readings) if each.currency), "")
    told = [task for task in taken if task.state not in DOUBTFUL and not task.estimated]
    texts = [task.cost for task in told if task.cost is not None]
    least = sum(texts, Decimal(0))
    if taken and len(texts) == len(taken) and not resent:
        return Charged(least, currency, ChargedHow.SAID)
    spent = Gap.SENT_TWICE if resent else _by_balance(taken, readings, others)
    if isinstance(spent, Decimal):
        spent = _believed(spent, least, taken)
    if isinstance(spent, Decimal):
        return Charged(spent, currency, ChargedHow.BALANCE)
    return Charged(least, currency, ChargedHow.AT_LEAST) if texts else spent


def charged_so_far(
    tasks: Iterable[Task], readings: Iterable[Reading], others: Sequence[Spending], *, resent: bool = False
) -> Charged | None:
    """Return the charge of a moving batch until the newest reading; None if unknown.

    Zero is a valid answer: many services charge a task when it ends. `resent` is as in `charged`.
    """
    taken = sorted((task for task in tasks if task.state in SENT and task.sent_at), key=_when_sent)
    if not taken:
        return None
    readings = list(readings)
    currency = next((each.currency for each in reversed(readings) if each.currency), "")
    texts = [task.cost for task in taken if task.cost is not None and not task.estimated]
    least = sum(texts, Decimal(0))
    if resent:
        return Charged(least, currency, ChargedHow.AT_LEAST) if texts else None
    if len(texts) == len(taken):
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
    return Charged(least, currency, ChargedHow.AT_LEAST) if texts else None


def _when_sent(task: Task) -> datetime:
    return task.sent_at or datetime.max.replace(tzinfo=UTC)


def _believed(spent: Decimal, least: Decimal, taken: Sequence[Task]) -> Decimal | Gap:
    if spent < least:
        return Gap.TOO_LITTLE
    # Answers for nothing: more likely they are charged later, or to a balance that wasn't read.
    unmoved = not spent and any(task.state is TaskState.JOINED for task in taken)
    return Gap.UNMOVED if unmoved else spent


def _by_balance(taken: Sequence[Task], readings: Sequence[Reading], others: Sequence[Spending]) -> Decimal | Gap | None:
    """Return the sum over the stretches of time in which tasks were under way; or why one of them is unknown."""
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
    """Tasks that follow each other without a pause. A service may charge them at any time in between."""

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
    """Return what the balance lost; or why that is unknown: it wasn't read, or something else may have moved it.

    A balance that grew in between was topped up, or something was refunded: by how much, nobody knows.
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


@dataclass(frozen=True, slots=True)
class Spent:
    """The cost of a connection's deleted batches in a month (of the person's own time zone), as one sum.

    `currency` is "" if none was named. `estimated`: some of it is by prices; `partly`: some of it is unknown. It
    records neither which lists these were nor how many.
    """

    base_url: str
    year: int
    month: int
    currency: str
    amount: Decimal
    estimated: bool = False
    partly: bool = False


class Cost(NamedTuple):
    """A batch's cost. `amount` is None if unknown; `estimated` if it isn't known to have been charged."""

    amount: Decimal | None
    estimated: bool
    charged: Charged | None

    @property
    def partly(self) -> bool:
        """True if there may be more."""
        return self.amount is None or (self.charged is not None and self.charged.how is ChargedHow.AT_LEAST)


def charged_for(batch: Batch, tasks: Sequence[Task]) -> Charged | None:
    """Return the stored charge, else the sum that its answers named. None while the batch goes on, or again."""
    if not at_rest(tasks):
        return None
    return batch.charged or charged(tasks, (), ())


def cost_of(batch: Batch, tasks: Sequence[Task], product: Product | None) -> Cost:
    """Return the charge. While the batch goes on, use its answers and the `product`'s price instead."""
    if (known := charged_for(batch, tasks)) is not None:
        return Cost(known.amount, estimated=False, charged=known)
    if at_rest(tasks):
        return Cost(None, estimated=False, charged=None)
    return Cost(*_told([task for task in tasks if task.state in SENT], product), charged=None)


def spent_on(batch: Batch, tasks: Sequence[Task]) -> Spent | None:
    """Return the record to keep of a deleted batch; None if nothing of it was sent."""
    if not any(task.state in SENT for task in tasks):
        return None
    cost = cost_of(batch, tasks, Product(batch.product, "", "", batch.price))
    at = batch.created_at.astimezone()
    return Spent(
        base_url=batch.base_url,
        year=at.year,
        month=at.month,
        currency=cost.charged.currency if cost.charged else "",
        amount=cost.amount or Decimal(0),
        estimated=cost.estimated,
        partly=cost.partly,
    )


def _told(sent: Sequence[Task], product: Product | None) -> tuple[Decimal | None, bool]:
    """Sum each task's named cost, else its price; None if a price is missing. Also return True if it is a guess."""
    costs = [task.cost if task.cost is not None else product.cost(task.numbers) if product else None for task in sent]
    known = [cost for cost in costs if cost is not None]
    guessed = any(task.cost is None or task.estimated or task.state in DOUBTFUL for task in sent)
    return sum(known, Decimal(0)) if len(known) == len(costs) else None, guessed


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
    under_way = any(task.state in UNDER_WAY for task in tasks)
    how = NO_MONEY if batch.base_url == LOCAL else how_known(known.how, under_way=under_way)
    return name, f"{amount_of(known)} ({how[0].lower()}{how[1:]})"


def amount_of(known: Charged) -> str:
    """Return a charge in plain English: “at least 2.5 EUR”."""
    least = "at least " if known.how is ChargedHow.AT_LEAST else ""
    return f"{least}{known.amount.normalize():f} {known.currency or 'credits'}"
