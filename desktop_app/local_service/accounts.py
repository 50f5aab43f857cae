"""Accounts: the keys that stand for them, and the ledger of their credits."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.local_service.database import Database

LOCAL_ACCOUNT = "local"
PREFIX = "dpl_"


def secret_of(database: Database, name: str) -> bytes:
    """Return 32 random bytes, made once for each store and name."""
    with database.write() as tx:
        tx.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, secrets.token_bytes(32)))
        (value,) = tx.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
    return bytes(value)


@dataclass(frozen=True, slots=True)
class Caller:
    """The owner of a key. `key` is the key's hash in hex, by which limits are counted."""

    account: str
    key: str


class Keys:
    """The keys of one run of the service.

    The store has the HMAC-SHA256 of each key under the store's own salt, never the key. A key is valid only in the run
    that made it: keys left behind by a killed run open nothing. `secret` makes what a new key consists of.
    """

    def __init__(self, database: Database, clock: Callable[[], float], secret: Callable[[], str]) -> None:
        self._database = database
        self._clock = clock
        self._secret = secret
        self._salt = secret_of(database, "key-salt")
        self._run = secrets.token_hex(8)

    def issue(self, account: str = LOCAL_ACCOUNT) -> str:
        """Return a new key for an account, shown only this once. The account must exist (`Ledger.open`)."""
        key = PREFIX + self._secret()
        with self._database.write() as tx:
            tx.execute("INSERT INTO keys VALUES (?, ?, ?, ?)", (self._hash(key), self._run, account, self._clock()))
        return key

    def caller(self, key: str) -> Caller | None:
        """Return the owner of a key; None if it is unknown. Compare every known hash, each in constant time."""
        given, found = self._hash(key), None
        with self._database.read() as reader:
            known = reader.execute("SELECT hash, account FROM keys WHERE run = ?", (self._run,)).fetchall()
        for stored, account in known:
            if hmac.compare_digest(stored, given):
                found = Caller(account, given.hex())
        return found

    def revoke(self) -> None:
        """Forget every key of this run."""
        with self._database.write() as tx:
            tx.execute("DELETE FROM keys WHERE run = ?", (self._run,))

    def _hash(self, key: str) -> bytes:
        return hmac.digest(self._salt, key.encode("utf-8", "surrogatepass"), hashlib.sha256)


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
    """The credits of one store: entries are added and never changed; each holds the balance after it.

    Charges and refunds use the caller's transaction, so that money and what it pays for are committed together.
    """

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
