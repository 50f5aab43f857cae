"""Works out what the Balance page shows of an account: its readings, and whether the balance is low."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.readings import NamedAmount


@dataclass(frozen=True, slots=True)
class BalanceState:
    """The readings over time (`course`, oldest first), and what is said of the last one.

    `low`: the balance, or the least of several, if it is below `warn_below`. `several`: the balances of an account with
    more than one.
    """

    course: Sequence[BalanceEntry] = ()
    warn_below: int = 0
    low: Decimal | None = None
    several: Sequence[NamedAmount] = ()

    @property
    def last(self) -> BalanceEntry | None:
        """The last reading, or None."""
        return self.course[-1] if self.course else None

    @property
    def unit(self) -> str:
        """The unit of the amounts, "" if unknown."""
        return self.last.currency if self.last else ""


def balance_state(status: AccountStatus, course: Sequence[BalanceEntry]) -> BalanceState:
    """Return the state of an account with these readings, of which another process may have stored the last one."""
    newest, found = course[-1].amount if course else None, status.balance
    least = found.lowest if found is not None and found.total == newest else newest
    low = least if least is not None and least < status.warn_below else None
    several = found.balances if found is not None and len(found.balances) > 1 else ()
    return BalanceState(course, status.warn_below, low, several)
