"""The status of an account, as the window tells it to its pages."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading

TEAM = Connection("https://api.example.com/api/v1", "Team")


def account(connection: Connection, balance: BalanceReading | None = None, **known: Any) -> AccountStatus:
    """An account of which this is known, its balance read just now."""
    at = datetime.now(UTC)
    read = {"read_at": at} if balance else {}
    return AccountStatus(connection, at, balance=balance, **{**read, **known})
