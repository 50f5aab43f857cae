"""Limits what may be spent: on one list, in a day, in a month; at one connection, or at all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import date, datetime, time, timedelta, tzinfo
from decimal import Decimal, InvalidOperation
from enum import StrEnum
from typing import Any

from desktop_app.core.money.charged import Charged, ChargedHow


class CapSpan(StrEnum):
    """What a cap is for; the values are the keys under which caps are stored."""

    LIST = "list"
    DAY = "day"
    MONTH = "month"


@dataclass(frozen=True, slots=True)
class Caps:
    """The most that may be spent, in the balance's unit; None for no cap. Fields are named after `CapSpan`."""

    list: Decimal | None = None
    day: Decimal | None = None
    month: Decimal | None = None

    def __bool__(self) -> bool:
        """Return True if there is any cap."""
        return self != NO_CAPS

    def of(self, span: CapSpan) -> Decimal | None:
        """Return the cap for a list, a day or a month; None for none."""
        amount: Decimal | None = getattr(self, span)
        return amount

    def as_json(self) -> dict[str, str]:
        """Return the caps as they are stored."""
        return {span.value: f"{amount:f}" for span in CapSpan if (amount := self.of(span)) is not None}


NO_CAPS = Caps()


def caps_from(stored: Mapping[str, Any]) -> Caps:
    """Return caps that were stored. Raise `ValueError` for an entry that is no amount."""
    return Caps(**{each.name: amount_of(stored[each.name]) for each in fields(Caps) if each.name in stored})


def amount_of(stored: object) -> Decimal:
    """Return an amount of zero or more. Raise `ValueError` for anything else."""
    try:
        amount = Decimal(str(stored))
    except InvalidOperation:
        raise ValueError("not an amount") from None
    if not amount.is_finite() or amount < 0:
        raise ValueError("not an amount")
    return amount


@dataclass(frozen=True, slots=True)
class SentSince:
    """What was sent of a batch since some time, or single checks (`batch_id` "").

    `numbers` of the batch's `all_numbers`, whenever these were sent. `cost` is by the answers and the prices, None if
    one of them is unknown. `charged` is the charge of the whole batch, None if unknown.
    """

    base_url: str
    batch_id: str
    numbers: int
    all_numbers: int
    cost: Decimal | None
    charged: Charged | None = None

    @property
    def spent(self) -> Decimal | None:
        """The amount spent since then; None if unknown. A charge that is known for the batch counts by its numbers."""
        if self.charged is None or not self.all_numbers:
            return self.cost
        share = self.charged.amount * self.numbers / self.all_numbers
        if self.charged.how is ChargedHow.AT_LEAST:
            return max(share, self.cost) if self.cost is not None else None
        return share


def spent_in(sent: Iterable[SentSince]) -> Decimal | None:
    """Return what was spent in all; None if a part of it is unknown."""
    parts = [each.spent for each in sent]
    known = [each for each in parts if each is not None]
    return sum(known, Decimal(0)) if len(known) == len(parts) else None


def began(span: CapSpan, now: datetime, zone: tzinfo | None = None) -> datetime | None:
    """Return when the day or the month of `now` began in a zone, None for the computer's; None for a list."""
    if span is CapSpan.LIST:
        return None
    today = now.astimezone(zone).date()
    return _midnight(today if span is CapSpan.DAY else today.replace(day=1), zone)


def ends(span: CapSpan, now: datetime, zone: tzinfo | None = None) -> datetime | None:
    """Return when the day or the month of `now` ends in a zone, None for the computer's; None for a list."""
    if span is CapSpan.LIST:
        return None
    today = now.astimezone(zone).date()
    month = (today.replace(day=1) + timedelta(days=31)).replace(day=1)
    return _midnight(today + timedelta(days=1) if span is CapSpan.DAY else month, zone)


def _midnight(day: date, zone: tzinfo | None) -> datetime:
    """Return when a day begins by the clock of then: it may have been changed since."""
    plain = datetime.combine(day, time())
    return plain.astimezone() if zone is None else plain.replace(tzinfo=zone)


@dataclass(frozen=True, slots=True)
class CapUsed:
    """A cap and what was spent of it; `spent` is None if a part of it is unknown. `everywhere`: at all connections.

    `run_of`: it is the cap of the recipe that ran with a list, whose first batch this is; "" for one on spending.
    """

    span: CapSpan
    most: Decimal
    spent: Decimal | None
    everywhere: bool = False
    run_of: str = ""

    @property
    def left(self) -> Decimal:
        """What may still be spent. Nothing, if nobody knows what was spent already."""
        return Decimal(0) if self.spent is None else max(Decimal(0), self.most - self.spent)

    def allows(self, cost: Decimal | None) -> bool:
        """Return True if so much more may be spent. A cost that nobody knows may be any."""
        return cost is not None and self.spent is not None and self.spent + cost <= self.most


def tightest(used: Iterable[CapUsed]) -> CapUsed | None:
    """Return the cap that leaves least; None without caps."""
    return min(used, key=lambda each: each.left, default=None)
