"""Keeps credits: entries are added and never changed; each holds the balance after it.

Charges and refunds use the caller's transaction, so that money and what it pays for are committed together.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.local_service.database import Database


class CreditShort(Exception):
    """The balance is too small. `needed` and `available` are credits."""

    def __init__(self, needed: int, available: int) -> None:
        super().__init__()
        self.needed = needed
        self.available = available

    def __str__(self) -> str:
        return f"This needs {self.needed:,} credits; the balance is {self.available:,}."


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ledger. `amount` is negative for charges; `reference` is the task's or check's id."""

    kind: str
    amount: int
    balance: int
    reference: str
    at: float


class Ledger:
    """The ledger of all accounts of one store."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    def open(self, account: str, amount: int) -> None:
        """Make the account with this opening balance; an existing account keeps its balance."""
        now = self._clock()
        with self._database.write() as tx:
            made = tx.execute("INSERT OR IGNORE INTO accounts VALUES (?, ?)", (account, now)).rowcount
            if made:
                self._add(tx, account, "opening", amount, account)

    def balance(self, account: str) -> int:
        """Return the credits that are left."""
        with self._database.read() as reader:
            return _balance(reader, account)

    def entries(self, account: str) -> list[Entry]:
        """Return every entry, oldest first."""
        with self._database.read() as reader:
            rows = reader.execute(
                "SELECT kind, amount, balance, reference, at FROM ledger WHERE account = ? ORDER BY id", (account,)
            )
            return [Entry(*row) for row in rows]

    def charge(self, tx: sqlite3.Connection, account: str, amount: int, reference: str) -> None:
        """Take credits within `tx`. Raise `CreditShort`."""
        available = _balance(tx, account)
        if amount > available:
            raise CreditShort(amount, available)
        self._add(tx, account, "charge", -amount, reference)

    def refund(self, tx: sqlite3.Connection, account: str, amount: int, reference: str) -> None:
        """Give back the credits of a charge within `tx`. Raise `IntegrityError` for a second refund of it."""
        self._add(tx, account, "refund", amount, reference)

    def _add(self, tx: sqlite3.Connection, account: str, kind: str, amount: int, reference: str) -> None:
        tx.execute(
            "INSERT INTO ledger (account, kind, amount, balance, reference, at) VALUES (?, ?, ?, ?, ?, ?)",
            (account, kind, amount, _balance(tx, account) + amount, reference, self._clock()),
        )


def _balance(connection: sqlite3.Connection, account: str) -> int:
    row = connection.execute(
        "SELECT balance FROM ledger WHERE account = ? ORDER BY id DESC LIMIT 1", (account,)
    ).fetchone()
    return int(row[0]) if row else 0
