"""What the Balance page says of an account, worked out without a window."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading, NamedAmount
from desktop_app.ui.balance.balance_state import balance_state
from tests.ui.accounts import account

AT = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
APART = BalanceReading(
    Decimal(5), "USD", (NamedAmount("hlr", Decimal(5)), NamedAmount("carrier", Decimal(700))), apart=True
)


def course(*amounts: int) -> list[BalanceEntry]:
    return [BalanceEntry("local", AT + timedelta(hours=at), Decimal(each), "USD") for at, each in enumerate(amounts)]


@pytest.mark.parametrize(
    ("read", "balance", "mark", "low"),
    [
        ((), None, 10, None),  # nothing was read yet
        ((900, 9), None, 10, 9),  # by an earlier run
        ((900, 9), None, 9, None),
        ((900, 9), None, 0, None),  # nobody wants a warning
        ((705,), APART, 10, 5),  # one of several is low, though all together are more
        ((705,), APART, 5, None),
        ((705, 3), APART, 10, 3),  # another process has read the balance since
        ((705, 800), APART, 10, None),
    ],
)
def test_a_balance_is_low_below_the_mark(
    read: tuple[int, ...], balance: BalanceReading | None, mark: int, low: int | None
) -> None:
    state = balance_state(account(Connection(), balance, warn_below=mark), course(*read))
    assert state.low == low
    assert state.unit == ("USD" if read else "")


def test_several_balances_are_two_or_more() -> None:
    assert balance_state(account(Connection(), APART), course(705)).several == APART.balances
    one = BalanceReading(Decimal(5), "USD", APART.balances[:1])
    assert balance_state(account(Connection(), one), course(5)).several == ()


def test_an_account_differs_by_more_than_the_time_and_the_requests_left() -> None:
    status = account(Connection(), APART)
    later = account(Connection(), APART, read_at=status.read_at, left={})
    assert not later.differs_from(status)
    assert account(Connection(), APART, read_at=status.read_at, keys_entered=1).differs_from(status)
    assert account(Connection(name="Team"), APART, read_at=status.read_at).differs_from(status)
