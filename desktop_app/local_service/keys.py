"""Keeps the API keys and the store's own secrets."""

from __future__ import annotations

import hashlib
import hmac
import secrets
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
    that made it: keys left behind by a killed run open nothing.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._salt = secret_of(database, "key-salt")
        self._run = secrets.token_hex(8)

    def issue(self, account: str = LOCAL_ACCOUNT) -> str:
        """Return a new key for an account, shown only this once. The account must exist (`Ledger.open`)."""
        key = PREFIX + secrets.token_urlsafe(32)
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
