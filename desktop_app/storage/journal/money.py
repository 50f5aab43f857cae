"""Reads and writes what an account cost: balances, possible charges, tasks under way, sums of deleted batches."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import UTC, datetime
from decimal import Decimal

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.checks import SETTLED, CheckState
from desktop_app.core.batches.submission import ENDED, SENT, TaskEvent, TaskState
from desktop_app.core.money.caps import SentSince
from desktop_app.core.money.charges import BalanceEntry, Reading, Spending, Spent
from desktop_app.core.money.estimate import Moving
from desktop_app.storage.sqlite.columns import from_column, insert, task_of
from desktop_app.storage.sqlite.database import transaction

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
_MOVED_SINCE = f"""
    SELECT EXISTS (SELECT 1 FROM tasks JOIN batches ON batches.id = batch_id
        WHERE {_OF_ACCOUNT} AND (sent_at > :since OR heard_at > :since))
    OR EXISTS (SELECT 1 FROM checks WHERE at > :since AND {_OF_ACCOUNT})
"""  # noqa: S608 - a constant
# A list may have thousands of tasks, and this runs each second: tasks that count alike come as one row.
_UNDER_WAY = """
    SELECT tasks.*, SUM(tasks.numbers) AS all_numbers, COUNT(*) AS alike,
        batches.price AS price, batches.paused AS paused, CASE WHEN asked > 0 THEN asked WHEN state = :asking THEN (
        SELECT COUNT(*) FROM checks
        WHERE checks.batch_id = tasks.batch_id AND checks.batch_id <> '' AND checks.country = tasks.country
            AND place >= first AND place < first + numbers
            AND checks.state IN (SELECT value FROM json_each(:settled)) AND checks.at <= :at
    ) ELSE 0 END AS checked
    FROM tasks JOIN batches ON batches.id = tasks.batch_id
    WHERE base_url IN (SELECT value FROM json_each(:urls)) AND deleted_at IS NULL
        AND (state NOT IN (SELECT value FROM json_each(:ended)) OR sent_at >= :at OR heard_at >= :at)
    GROUP BY tasks.batch_id, state, cost, estimated, sent_at >= :at, COALESCE(heard_at, sent_at) <= :at,
        CASE WHEN state = :asking THEN tasks.id END
    ORDER BY MIN(tasks.id)
"""
# Numbers that left this machine, since a time and in all. Of those that go one by one each check counts; of long lists
# what their tasks were asked, as of when they were last heard of. Tasks whose costs are read alike come as one row.
_SENT_SINCE = """
    SELECT batches.id AS batch, base_url, charged, price, cost, SUM(tasks.numbers) AS numbers, COUNT(*) AS alike,
        sent_at >= :since AS lately
    FROM tasks JOIN batches ON batches.id = batch_id
    WHERE (:batch = '' OR batches.id = :batch) AND (:url = '' OR base_url = :url) AND tasks.via <> :one_by_one
        AND state IN (SELECT value FROM json_each(:sent)) AND sent_at <> ''
        AND EXISTS (SELECT 1 FROM tasks AS late WHERE late.batch_id = batches.id AND late.sent_at >= :since)
    GROUP BY batches.id, cost, lately
    UNION ALL
    SELECT batches.id, batches.base_url, charged, price, NULL, COUNT(*), COUNT(*), checks.at >= :since AS lately
    FROM checks JOIN batches ON batches.id = checks.batch_id
    WHERE checks.batch_id <> '' AND (:batch = '' OR batches.id = :batch)
        AND (:url = '' OR batches.base_url = :url) AND checks.state IN (SELECT value FROM json_each(:asked))
    GROUP BY batches.id, lately
    UNION ALL
    SELECT batches.id, base_url, charged, price, NULL, SUM(asked), COUNT(*),
        COALESCE(heard_at, sent_at, :since) >= :since AS lately
    FROM tasks JOIN batches ON batches.id = batch_id
    WHERE (:batch = '' OR batches.id = :batch) AND (:url = '' OR base_url = :url)
        AND asked > 0 AND state <> :split
    GROUP BY batches.id, lately
"""
_CHECKS_SINCE = """
    SELECT base_url, product, COUNT(*) FROM checks WHERE batch_id = '' AND at >= :since
        AND (:url = '' OR base_url = :url) AND state IN (SELECT value FROM json_each(:asked)) GROUP BY base_url, product
"""
# Checks that were charged, or may have been.
_ASKED = json.dumps([CheckState.SENDING, CheckState.ANSWERED, CheckState.UNKNOWN])
_EVER = ""  # before any time
_OF_MONTH = "base_url = ? AND month = ? AND currency = ?"


class Money:
    """The part of a journal that is about money."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    # --- Balances over time ---

    def add_balance(self, entry: BalanceEntry) -> None:
        """Store a reading of the balance, on disk when the call returns."""
        with transaction(self._db):
            insert(self._db, "balances", asdict(entry))

    def balances(self, base_url: str, most: int = 1000) -> list[BalanceEntry]:
        """Return the newest `most` readings of an address, oldest first."""
        query = "SELECT * FROM (SELECT * FROM balances WHERE base_url = ? ORDER BY id DESC LIMIT ?) ORDER BY id"
        return [
            BalanceEntry(row["base_url"], datetime.fromisoformat(row["at"]), Decimal(row["amount"]), row["currency"])
            for row in self._db.execute(query, (base_url, most))
        ]

    # --- What may have been charged ---

    def since(self, base_urls: Sequence[str], since: datetime, but: str) -> tuple[list[Reading], list[Spending]]:
        """Return an account's balance readings and possible charges since then, except those of the batch `but`."""
        values = {
            "urls": json.dumps(list(base_urls)),
            "since": since.isoformat(),
            "but": but,
            "sent": json.dumps(sorted(SENT)),
            "ended": json.dumps(sorted(ENDED)),
        }
        readings = [
            Reading(datetime.fromisoformat(at), from_column("amount", amount), currency)
            for at, amount, currency in self._db.execute(_READINGS, values)
        ]
        spendings = [
            Spending(datetime.fromisoformat(began), from_column("at", until))
            for began, until in self._db.execute(_SPENDINGS, values)
        ]
        return readings, spendings

    def moved_since(self, base_urls: Sequence[str], since: datetime) -> bool:
        """Return True if an account's tasks were sent, or moved on, since then, or single checks were made."""
        values = {"urls": json.dumps(list(base_urls)), "since": since.isoformat()}
        return bool(self._db.execute(_MOVED_SINCE, values).fetchone()[0])

    def newest_reading(self, base_urls: Sequence[str], since: datetime) -> Reading | None:
        """Return an account's last balance reading since then, the lowest of several at one time; None without any."""
        query = f"SELECT * FROM ({_READINGS}) ORDER BY at DESC, CAST(amount AS REAL) LIMIT 1"  # noqa: S608 - a constant
        values = {"urls": json.dumps(list(base_urls)), "since": since.isoformat(), "but": ""}
        row = self._db.execute(query, values).fetchone()
        return Reading(datetime.fromisoformat(row[0]), from_column("amount", row[1]), row[2]) if row else None

    def resent(self, batch_id: str) -> bool:
        """Return True if a doubtful submission of a batch was sent again: the first one may have been charged, too."""
        query = "SELECT EXISTS (SELECT 1 FROM events WHERE batch_id = ? AND kind = ?)"
        return bool(self._db.execute(query, (batch_id, TaskEvent.DECIDED_RESEND.value)).fetchone()[0])

    def under_way(self, base_urls: Sequence[str], read_at: datetime) -> list[Moving]:
        """Return the tasks of an account that a balance read at `read_at` may not include yet.

        They haven't ended, or were sent or ended since. Tasks that count alike are merged, with their total.
        """
        values = {
            "urls": json.dumps(list(base_urls)),
            "ended": json.dumps(sorted(ENDED)),
            "asking": TaskState.ASKING.value,
            "settled": json.dumps(sorted(SETTLED)),
            "at": read_at.isoformat(),
        }
        return [_moving(row) for row in self._db.execute(_UNDER_WAY, values)]

    def sent_since(self, since: datetime | None, base_url: str = "", batch_id: str = "") -> list[SentSince]:
        """Return what batches sent since then, None for ever; of one address, or of one batch, if named.

        Deleted batches count until they are erased: then `spent` has their sums.
        """
        values = {
            "since": since.astimezone(UTC).isoformat() if since else _EVER,
            "url": base_url,
            "batch": batch_id,
            "sent": json.dumps(sorted(SENT)),
            "asked": _ASKED,
            "one_by_one": Via.REALTIME.value,
            "split": TaskState.SPLIT.value,
        }
        found: dict[str, list[sqlite3.Row]] = {}
        for row in self._db.execute(_SENT_SINCE, values):
            found.setdefault(row["batch"], []).append(row)
        return [_sent_since(rows) for rows in found.values()]

    def checks_since(self, since: datetime, base_url: str = "") -> list[tuple[str, str, int]]:
        """Return how many single checks were made since then, by address and product."""
        values = {"since": since.astimezone(UTC).isoformat(), "url": base_url, "asked": _ASKED}
        return list(map(tuple, self._db.execute(_CHECKS_SINCE, values)))

    # --- Deleted batches leave one sum for each connection, month and currency, which doesn't tell of which lists ---

    def spent(self, base_url: str) -> list[Spent]:
        """Return all sums of a connection's deleted batches, of all connections for "", newest month first."""
        query = """SELECT base_url, month, currency, amount, estimated, partly FROM spent WHERE ? IN ('', base_url)
            ORDER BY month DESC, currency"""
        return [
            Spent(url, int(month[:4]), int(month[5:]), currency, Decimal(amount), bool(estimated), bool(partly))
            for url, month, currency, amount, estimated, partly in self._db.execute(query, (base_url,))
        ]

    def add_spent(self, spent: Spent) -> None:
        """Add the cost of a batch to its month, within the caller's transaction."""
        key = (spent.base_url, f"{spent.year:04}-{spent.month:02}", spent.currency)
        query = f"SELECT amount, estimated, partly FROM spent WHERE {_OF_MONTH}"  # noqa: S608 - a constant
        amount, estimated, partly = self._db.execute(query, key).fetchone() or ("0", 0, 0)
        sums = (str(Decimal(amount) + spent.amount), estimated or spent.estimated, partly or spent.partly)
        self._db.execute("INSERT OR REPLACE INTO spent VALUES (?, ?, ?, ?, ?, ?)", (*key, *sums))


def _sent_since(rows: Sequence[sqlite3.Row]) -> SentSince:
    """Return what a batch sent, by its rows of `_SENT_SINCE`."""
    lately = [row for row in rows if row["lately"]]
    costs = [_cost(row) for row in lately]
    known = [cost for cost in costs if cost is not None]
    return SentSince(
        rows[0]["base_url"],
        rows[0]["batch"],
        sum(row["numbers"] for row in lately),
        sum(row["numbers"] for row in rows),
        sum(known, Decimal(0)) if len(known) == len(costs) else None,
        from_column("charged", rows[0]["charged"]),
    )


def _cost(row: sqlite3.Row) -> Decimal | None:
    """Return the cost that the service named, else by the price at that time; None if nobody knows it."""
    if row["cost"] is not None:
        return Decimal(row["cost"]) * int(row["alike"])
    return None if row["price"] is None else Decimal(row["price"]) * int(row["numbers"])


def _moving(row: sqlite3.Row) -> Moving:
    task = task_of(row)
    cost = None if task.cost is None else task.cost * row["alike"]
    task = replace(task, numbers=row["all_numbers"], cost=cost)
    return Moving(task, from_column("price", row["price"]), bool(row["paused"]), row["checked"])
