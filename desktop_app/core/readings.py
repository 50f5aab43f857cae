"""What the service's answers say, once read: plain values, each with the raw answer kept."""

from __future__ import annotations

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
    """GET /balance. `amount` is the first of `balances`; `currency` is "" where none was named."""

    amount: Decimal
    currency: str
    balances: tuple[NamedAmount, ...] = ()
    raw: Any = None


@dataclass(frozen=True, slots=True)
class Accepted:
    """POST /detect and /detect/file: a task was made.

    `cost` in the balance's unit, None if not said; `estimated`: it is what the service thinks that it will be.
    """

    task_id: str
    cost: Decimal | None = None
    raw: Any = None
    estimated: bool = False


@dataclass(frozen=True, slots=True)
class TaskReading:
    """GET /tasks/{id}. `word` is the status as the service wrote it; `progress` is 0..1 or None.

    `cost` and `estimated` as those of `Accepted`.
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
    """GET /tasks/{id}/result: `url` to download from, absolute; or "" where the file itself came (`saved`)."""

    url: str
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
    """POST /realtime/check/phone. `remaining` is X-RateLimit-Remaining, None where not sent."""

    number: str
    answer: dict[str, Any] = field(default_factory=dict)
    remaining: int | None = None
    raw: Any = None
