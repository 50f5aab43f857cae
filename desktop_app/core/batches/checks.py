"""Defines the life of one number's check at the realtime endpoint.

::

    sending ──► answered
     ▲    ├───► refused (said no, charged nothing)
     │    ├───► unknown (5xx, reset, time-out, not understood, killed in between): perhaps charged, never sent again
     └─ unsent (never arrived, 429, or refused for a reason that has nothing to do with the number)
           └──► unknown (but the balance fell)

A refusal counts once the balance was read (`services/checks/realtime_check.py`); until then it is `sending`.

`sending` is committed before the first byte leaves, so that every request leaves a trace, even in a crash. An `unknown`
check stays so. A person who asks again makes another one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from itertools import groupby
from typing import Any, TypeVar

from desktop_app.core.errors import (
    BalanceShort,
    DialproofError,
    InputError,
    KeyMissing,
    KeyRefused,
    NeverArrived,
    ServiceRefused,
    Throttled,
)

T = TypeVar("T")

# One by one is suggested up to here where a product takes no tasks as small as the list: two minutes at 180 a minute.
MOST_SUGGESTED = 300


class CheckState(StrEnum):
    """The state of a check."""

    SENDING = "sending"
    ANSWERED = "answered"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    UNSENT = "unsent"


class CheckEvent(StrEnum):
    """An event in the life of a check."""

    SEND = "send"
    ANSWER = "answer"
    REFUSE = "refuse"
    DOUBT = "doubt"
    RETURN = "return"


TRANSITIONS: dict[tuple[CheckState, CheckEvent], CheckState] = {
    (CheckState.UNSENT, CheckEvent.SEND): CheckState.SENDING,
    (CheckState.SENDING, CheckEvent.ANSWER): CheckState.ANSWERED,
    (CheckState.SENDING, CheckEvent.REFUSE): CheckState.REFUSED,
    (CheckState.SENDING, CheckEvent.DOUBT): CheckState.UNKNOWN,
    (CheckState.SENDING, CheckEvent.RETURN): CheckState.UNSENT,
    (CheckState.UNSENT, CheckEvent.DOUBT): CheckState.UNKNOWN,  # the balance fell despite a 429
}
# The final states.
SETTLED = frozenset({CheckState.ANSWERED, CheckState.REFUSED, CheckState.UNKNOWN})


class CheckStepNotAllowedError(Exception):
    """Raised for a fault in the program: this event can't happen to a check in that state."""


def after(state: CheckState, event: CheckEvent) -> CheckState:
    """Return the state that follows `event` in `state`. Raise `CheckStepNotAllowedError` where none does."""
    try:
        return TRANSITIONS[state, event]
    except KeyError:
        raise CheckStepNotAllowedError(f"{event} of a check that is {state}") from None


@dataclass(frozen=True, slots=True)
class CheckEntry:
    """One number's check, as the journal stores it.

    `id` is the journal's, 0 until it is stored. `answer` is empty unless it was answered; `message` says why it wasn't.
    A list's check has `batch_id` and the number's `place` in its `country`. A single check has the `slot` that its
    process holds while it is under way.
    """

    id: int
    base_url: str
    at: datetime
    number: str
    product: str
    answer: dict[str, Any] = field(default_factory=dict)
    remaining: int | None = None
    state: CheckState = CheckState.ANSWERED
    message: str = ""
    batch_id: str = ""
    country: str = ""
    place: int | None = None
    slot: int | None = None

    @property
    def settled(self) -> bool:
        """True if the check is in a final state."""
        return self.state in SETTLED


@dataclass(frozen=True, slots=True)
class CheckMade:
    """A single check that was charged, or may have been. It remains after its number is forgotten."""

    at: datetime
    product: str
    state: CheckState


def event_of(error: DialproofError, *, of_list: bool) -> CheckEvent:
    """Return what a failure means for the check: not asked, asked and not charged, or in doubt.

    In a list, an error about the key or the balance returns the number, to be asked once that is fixed.
    """
    if isinstance(error, NeverArrived | Throttled | InputError):
        return CheckEvent.RETURN
    if isinstance(error, KeyMissing) or (of_list and isinstance(error, KeyRefused | BalanceShort)):
        return CheckEvent.RETURN
    return CheckEvent.REFUSE if isinstance(error, ServiceRefused) else CheckEvent.DOUBT


def same_refusal(one: str, other: str) -> bool:
    """Return True if two refusals say the same, apart from the number that each names."""
    return re.sub(r"[+\d…•*]+", "#", one) == re.sub(r"[+\d…•*]+", "#", other)


def stretches(places: Sequence[T]) -> list[tuple[int, int, T]]:
    """Group equal neighbours: return first place, count and value of each group."""
    found: list[tuple[int, int, T]] = []
    for value, group in groupby(places):
        found.append((sum(count for _, count, _ in found), sum(1 for _ in group), value))
    return found


def one_by_one_seconds(numbers: int, a_minute: int) -> int:
    """Return the whole seconds that so many checks take at the limit."""
    return -(-numbers * 60 // max(1, a_minute))
