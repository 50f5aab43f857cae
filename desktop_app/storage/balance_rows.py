"""The journal's balances: an account's readings over time."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from decimal import Decimal

from desktop_app.services.ports import BalanceEntry
from desktop_app.storage.database import transaction
from desktop_app.storage.row_writing import insert

_NEWEST = "SELECT * FROM (SELECT * FROM balances WHERE base_url = ? ORDER BY id DESC LIMIT ?) ORDER BY id"


def add_balance(db: sqlite3.Connection, entry: BalanceEntry) -> None:
    """Keep a reading, on disk when the call returns."""
    names = ("base_url", "at", "amount", "currency")
    with transaction(db):
        insert(db, "balances", {name: getattr(entry, name) for name in names})


def newest_balances(db: sqlite3.Connection, base_url: str, most: int) -> list[BalanceEntry]:
    """The newest `most` readings of an address, the oldest first."""
    return [
        BalanceEntry(row["base_url"], datetime.fromisoformat(row["at"]), Decimal(row["amount"]), row["currency"])
        for row in db.execute(_NEWEST, (base_url, most))
    ]
