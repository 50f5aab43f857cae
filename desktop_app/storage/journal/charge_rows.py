"""Queries an account's spending in the journal: the balances that were read, and all that may have been charged."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal

from desktop_app.core.batches.submission import ENDED, SENT, TaskEvent
from desktop_app.core.money.charges import BalanceEntry, Reading, Spending
from desktop_app.core.money.spent import Spent
from desktop_app.storage.sqlite.columns import from_column
from desktop_app.storage.sqlite.database import transaction
from desktop_app.storage.sqlite.row_writing import insert

_OF_ACCOUNT = "base_url IN (SELECT value FROM json_each(:urls))"
# Every balance that was read: for the balance page, after a batch, or before a submission.
_READINGS = f"""
    SELECT at, amount, currency FROM balances WHERE {_OF_ACCOUNT} AND at >= :since
    UNION ALL
    SELECT sent_at, balance_before, '' FROM tasks JOIN batches ON batches.id = batch_id
    WHERE {_OF_ACCOUNT} AND batch_id <> :but AND sent_at >= :since AND balance_before IS NOT NULL
"""  # noqa: S608 - a constant
# Other batches' tasks, from sending until last heard of, and checks. Refused tasks and checks, and those that never
# arrived, cost nothing. One under way may still be charged. An answered check was sent within the minute before its
# answer, which may take half a minute.
_SPENDINGS = f"""
    SELECT sent_at, until FROM (
        SELECT sent_at, CASE WHEN state IN (SELECT value FROM json_each(:ended)) THEN COALESCE(heard_at, sent_at) END
            AS until
        FROM tasks JOIN batches ON batches.id = batch_id
        WHERE {_OF_ACCOUNT} AND batch_id <> :but AND state IN (SELECT value FROM json_each(:sent)) AND sent_at <> ''
    ) WHERE until IS NULL OR until >= :since
    UNION ALL
    SELECT strftime('%Y-%m-%dT%H:%M:%S+00:00', at, '-60 seconds'), at FROM checks
    WHERE {_OF_ACCOUNT} AND batch_id <> :but AND at >= :since AND state IN ('answered', 'unknown')
    UNION ALL
    SELECT at, NULL FROM checks WHERE {_OF_ACCOUNT} AND batch_id <> :but AND state = 'sending'
"""  # noqa: S608 - a constant


def resent(db: sqlite3.Connection, batch_id: str) -> bool:
    """Return True if a doubtful submission of a batch was sent again: the first one may have been charged, too."""
    query = "SELECT EXISTS (SELECT 1 FROM events WHERE batch_id = ? AND kind = ?)"
    return bool(db.execute(query, (batch_id, TaskEvent.DECIDED_RESEND.value)).fetchone()[0])


def account_since(
    db: sqlite3.Connection, base_urls: Sequence[str], since: datetime, but: str
) -> tuple[list[Reading], list[Spending]]:
    """Return the balances read and the possible charges since then, except those of the batch `but`."""
    values = {
        "urls": json.dumps(list(base_urls)),
        "since": since.isoformat(),
        "but": but,
        "sent": json.dumps(sorted(SENT)),
        "ended": json.dumps(sorted(ENDED)),
    }
    readings = [
        Reading(datetime.fromisoformat(at), from_column("amount", amount), currency)
        for at, amount, currency in db.execute(_READINGS, values)
    ]
    spendings = [
        Spending(datetime.fromisoformat(began), from_column("at", until))
        for began, until in db.execute(_SPENDINGS, values)
    ]
    return readings, spendings


# Deleted batches leave one sum for each connection, month and currency, which doesn't tell of which lists.


_OF_MONTH = "base_url = ? AND month = ? AND currency = ?"


def delete_batch(db: sqlite3.Connection, batch_id: str, spent: Spent | None) -> None:
    """Delete a batch from every table and add its cost to its month, within the caller's transaction."""
    found = db.execute("SELECT EXISTS (SELECT 1 FROM batches WHERE id = ?)", (batch_id,)).fetchone()[0]
    if spent is not None and found:  # deleting it twice must not add its cost twice
        _add(db, spent)
    db.execute("DELETE FROM events WHERE batch_id = ?", (batch_id,))
    db.execute("DELETE FROM checks WHERE batch_id = ? AND batch_id <> ''", (batch_id,))
    db.execute("DELETE FROM tasks WHERE batch_id = ?", (batch_id,))
    db.execute("DELETE FROM batches WHERE id = ?", (batch_id,))


def spent_by_month(db: sqlite3.Connection, base_url: str) -> list[Spent]:
    """Return all sums of a connection, newest month first."""
    query = """SELECT month, currency, amount, estimated, partly FROM spent WHERE base_url = ?
        ORDER BY month DESC, currency"""
    return [
        Spent(base_url, int(month[:4]), int(month[5:]), currency, Decimal(amount), bool(estimated), bool(partly))
        for month, currency, amount, estimated, partly in db.execute(query, (base_url,))
    ]


def _add(db: sqlite3.Connection, spent: Spent) -> None:
    key = (spent.base_url, f"{spent.year:04}-{spent.month:02}", spent.currency)
    query = f"SELECT amount, estimated, partly FROM spent WHERE {_OF_MONTH}"  # noqa: S608 - a constant
    amount, estimated, partly = db.execute(query, key).fetchone() or ("0", 0, 0)
    sums = (str(Decimal(amount) + spent.amount), estimated or spent.estimated, partly or spent.partly)
    db.execute("INSERT OR REPLACE INTO spent VALUES (?, ?, ?, ?, ?, ?)", (*key, *sums))


# --- Balances over time ---


_NEWEST = "SELECT * FROM (SELECT * FROM balances WHERE base_url = ? ORDER BY id DESC LIMIT ?) ORDER BY id"


def add_balance(db: sqlite3.Connection, entry: BalanceEntry) -> None:
    """Store a reading of the balance, on disk when the call returns."""
    names = ("base_url", "at", "amount", "currency")
    with transaction(db):
        insert(db, "balances", {name: getattr(entry, name) for name in names})


def newest_balances(db: sqlite3.Connection, base_url: str, most: int) -> list[BalanceEntry]:
    """Return the newest `most` readings of an address, oldest first."""
    return [
        BalanceEntry(row["base_url"], datetime.fromisoformat(row["at"]), Decimal(row["amount"]), row["currency"])
        for row in db.execute(_NEWEST, (base_url, most))
    ]
