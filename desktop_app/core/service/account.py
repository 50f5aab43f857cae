"""Holds an account's status as one value, which the header, the notes below it and the footer draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from desktop_app.core.errors import DialproofError
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import BalanceReading


class KeyState(StrEnum):
    """The state of an account's key: `OK` until a service or a keyring says otherwise."""

    OK = "ok"
    MISSING = "missing"
    LOCKED = "locked"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class AccountStatus:
    """The account behind a connection at time `at`, as the last requests left it.

    `answered`: the service has answered a request of this run. `silent_since`: when the current row of unanswered
    requests began; None while it answers. `trouble`: the error of the last of them; while the service answers, why its
    balance couldn't be read. `read_at`: when `balance` was read. `left`: by group, the requests left in this minute,
    and the limit.
    """

    connection: Connection
    at: datetime
    answered: bool = False
    silent_since: datetime | None = None
    trouble: DialproofError | None = None
    key: KeyState = KeyState.OK
    balance: BalanceReading | None = None
    read_at: datetime | None = None
    left: Mapping[RateGroup, tuple[int, int]] = field(default_factory=dict)

    @property
    def silent(self) -> bool:
        """True if the service gives no answer."""
        return self.silent_since is not None

    @property
    def seconds_silent(self) -> float:
        """The seconds since the service stopped answering; 0.0 while it answers."""
        return max(0.0, (self.at - self.silent_since).total_seconds()) if self.silent_since else 0.0
