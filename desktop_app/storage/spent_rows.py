"""What deleted batches cost, in one sum for each connection, month and currency: nothing says of which lists."""

from __future__ import annotations

import sqlite3
from decimal import Decimal

from desktop_app.core.spent import Spent

_OF_MONTH = "base_url = ? AND month = ? AND currency = ?"


def delete_batch(db: sqlite3.Connection, batch_id: str, spent: Spent | None) -> None:
    """Take a batch out of every table, and add what it cost to its month: within the caller's transaction."""
    found = db.execute("SELECT EXISTS (SELECT 1 FROM batches WHERE id = ?)", (batch_id,)).fetchone()[0]
    if spent is not None and found:  # whoever deletes it twice spent it once
        _add(db, spent)
    db.execute("DELETE FROM events WHERE batch_id = ?", (batch_id,))
    db.execute("DELETE FROM checks WHERE batch_id = ? AND batch_id <> ''", (batch_id,))
    db.execute("DELETE FROM tasks WHERE batch_id = ?", (batch_id,))
    db.execute("DELETE FROM batches WHERE id = ?", (batch_id,))


def spent_by_month(db: sqlite3.Connection, base_url: str) -> list[Spent]:
    """All sums of a connection, the newest month first."""
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
