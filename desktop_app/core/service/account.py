"""How an account is, as one value: the header, the notes below it and the footer draw it."""

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
    """What is known of an account's key. `OK` until a service or a keyring has said otherwise."""

    OK = "ok"
    MISSING = "missing"
    LOCKED = "locked"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class AccountStatus:
    """The account behind a connection, as the last requests left it when it was looked at, `at`.

    `answered`: the service has answered a request of this run. `silent_since`: the first of the requests in a row that
    brought no answer; None while it answers. `trouble`: what the last of them failed with; while the service answers,
    why its balance couldn't be read. `read_at`: when `balance` was read. `left`: requests left within this minute and
    the limit, by group.
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
        """Whether the service gives no answer."""
        return self.silent_since is not None

    @property
    def seconds_silent(self) -> float:
        """For how long it has given none; 0.0 while it answers."""
        return max(0.0, (self.at - self.silent_since).total_seconds()) if self.silent_since else 0.0
