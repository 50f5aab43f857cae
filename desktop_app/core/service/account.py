"""Holds an account's status as one value, which the header, the footer, the alerts and the pages draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum

from desktop_app.core.errors import DialproofError
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import RateGroup, Wait
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
    balance couldn't be read. `keys_entered`, `chosen`: how often a person has
    entered its key, and put the connection to use, in this run. `read_at`: when
    `balance` was read. `warn_below`: the balance below which the person wants a warning, 0 for none. `left`: by group,
    the requests left in this minute, and the limit. `waits`: by group, what waiting requests wait for.
    """

    connection: Connection
    at: datetime
    answered: bool = False
    silent_since: datetime | None = None
    trouble: DialproofError | None = None
    key: KeyState = KeyState.OK
    keys_entered: int = 0
    chosen: int = 0
    balance: BalanceReading | None = None
    read_at: datetime | None = None
    warn_below: int = 0
    left: Mapping[RateGroup, tuple[int, int]] = field(default_factory=dict)
    waits: Mapping[RateGroup, Wait] = field(default_factory=dict)

    @property
    def silent(self) -> bool:
        """True if the service gives no answer."""
        return self.silent_since is not None

    @property
    def seconds_silent(self) -> float:
        """The seconds since the service stopped answering; 0.0 while it answers."""
        return max(0.0, (self.at - self.silent_since).total_seconds()) if self.silent_since else 0.0

    @property
    def low(self) -> bool:
        """True if a warning is due: the balance, or the least of several, is below `warn_below`."""
        return self.balance is not None and self.balance.lowest < self.warn_below

    def begins_anew(self, other: AccountStatus) -> bool:
        """Return True if what was asked after `other` is void: another connection, or this one put to use again."""
        return (self.connection, self.keys_entered, self.chosen) != (other.connection, other.keys_entered, other.chosen)

    def differs_from(self, other: AccountStatus) -> bool:
        """Return True if more than the time and the requests left has changed."""
        return replace(self, at=other.at, left=other.left, waits=other.waits) != other
