"""What the journal knows of an account's spending: balances as they were read, and all that may have been charged."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime

from desktop_app.core.charges import Reading, Spending
from desktop_app.core.submission import ENDED, SENT, TaskEvent
from desktop_app.storage.columns import from_column

_OF_ACCOUNT = "base_url IN (SELECT value FROM json_each(:urls))"
# Each balance that was read: for the balance page, after a batch, or before a submission.
_READINGS = f"""
    SELECT at, amount, currency FROM balances WHERE {_OF_ACCOUNT} AND at >= :since
    UNION ALL
    SELECT sent_at, balance_before, '' FROM tasks JOIN batches ON batches.id = batch_id
    WHERE {_OF_ACCOUNT} AND batch_id <> :but AND sent_at >= :since AND balance_before IS NOT NULL
"""  # noqa: S608 - a constant
# Tasks of other batches, from being sent until they were last heard of, and checks: of those, what was refused or
# never arrived costs nothing, one under way may still be charged, and one that was answered was sent within the minute
# before (an answer may take half of one).
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
    """Whether a submission of a batch that was in doubt was sent again: the first may have been charged, too."""
    query = "SELECT EXISTS (SELECT 1 FROM events WHERE batch_id = ? AND kind = ?)"
    return bool(db.execute(query, (batch_id, TaskEvent.DECIDED_RESEND.value)).fetchone()[0])


def account_since(
    db: sqlite3.Connection, base_urls: Sequence[str], since: datetime, but: str
) -> tuple[list[Reading], list[Spending]]:
    """Balances that were read, and what may have been charged, from then on and beside one batch's own tasks."""
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
