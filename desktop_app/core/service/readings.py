"""Defines the service's answers once decoded: plain values, each with the raw answer."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from typing import Any


class TaskStatus(StrEnum):
    """The document's four states (API document, States and transitions)."""

    PENDING = "pending"
    PROCESSING = "processing"
    COMPLETED = "completed"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class NamedAmount:
    """One of several balances of an account."""

    name: str
    amount: Decimal


@dataclass(frozen=True, slots=True)
class BalanceReading:
    """The answer of GET /balance. `amount` is the first of `balances`; `currency` is "" if none was named.

    `apart`: each of `balances` is spent separately, such as one per product; none is a sum of others.
    """

    amount: Decimal
    currency: str
    balances: tuple[NamedAmount, ...] = ()
    raw: Any = None
    apart: bool = False

    @property
    def total(self) -> Decimal:
        """The sum of separate balances, else the amount. It falls by each charge, whichever balance pays."""
        return sum((each.amount for each in self.balances), Decimal(0)) if self.apart else self.amount

    @property
    def lowest(self) -> Decimal:
        """The least of the balances that are spent separately."""
        return min(each.amount for each in self.balances) if self.apart else self.amount

    def named_for(self, product: str) -> str | None:
        """Return the name of the product's own balance: its slug, or as the slug begins ("hlr" of "hlr-lookup").

        Return None if the balances aren't separate, if none is the product's, or if several may be.
        """
        if not self.apart:
            return None
        wanted = _words(product)
        names = [each.name for each in self.balances]
        same = [name for name in names if _words(name) == wanted]
        like = [name for name in names if (message := _words(name)) and message == wanted[: len(message)]]
        found = same or like
        return found[0] if len(found) == 1 else None

    def amount_for(self, product: str) -> Decimal:
        """Return the amount available for a product: its own balance, else all."""
        own = self.named_for(product)
        return next((each.amount for each in self.balances if each.name == own), self.total)


def _words(name: str) -> list[str]:
    return re.findall(r"[^\W_]+", name.casefold())


@dataclass(frozen=True, slots=True)
class Quoted:
    """What numbers would cost in all; `token` goes along with their submission, "" for none."""

    total: Decimal
    token: str = ""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The answer of POST /detect and /detect/file: a task was made, or `task_id` is "" and it has the answers itself.

    `cost` is in the balance's unit, None if not said. `estimated`: `cost` is the service's estimate.
    """

    task_id: str
    cost: Decimal | None = None
    raw: Any = None
    estimated: bool = False


@dataclass(frozen=True, slots=True)
class TaskReading:
    """The answer of GET /tasks/{id}. `word` is the status as the service wrote it; `progress` is 0..1 or None.

    `cost` and `estimated` are as in `Accepted`.
    """

    status: TaskStatus
    word: str
    progress: float | None = None
    message: str = ""
    cost: Decimal | None = None
    raw: Any = None
    estimated: bool = False


@dataclass(frozen=True, slots=True)
class ResultLocation:
    """The answer of GET /tasks/{id}/result: the absolute `url` to download, or "" if the file itself came (`saved`).

    The address is as the service said it, even with a part of the key in it: it is asked, and kept nowhere.
    """

    url: str = field(repr=False)
    saved: bool = False
    raw: Any = None


@dataclass(frozen=True, slots=True)
class Spoken:
    """A request and its answer as they went over the line, the key masked. `raw` is JSON, or text."""

    request: str
    status: int
    raw: Any


@dataclass(frozen=True, slots=True)
class CheckReading:
    """The answer of POST /realtime/check/phone. `remaining` is X-RateLimit-Remaining, None if not sent."""

    number: str
    answer: dict[str, Any] = field(default_factory=dict)
    remaining: int | None = None
    raw: Any = None
