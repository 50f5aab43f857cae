"""To which countries the numbers of each batch belong, as the journal's tasks tell."""

from __future__ import annotations

import sqlite3
from collections import defaultdict

from desktop_app.core.batching import ANY_COUNTRY


def countries(db: sqlite3.Connection) -> dict[str, frozenset[str]]:
    """By batch; one that has answers of earlier lists isn't there, as their numbers stand in no task.

    Nor is one whose tasks have numbers of any country.
    """
    query = """SELECT DISTINCT tasks.batch_id, tasks.country FROM tasks JOIN batches ON batches.id = tasks.batch_id
        WHERE batches.reused IS NULL OR batches.reused IN ('', 'null')"""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for batch_id, country in db.execute(query):
        found[batch_id].add(country)
    return {batch_id: frozenset(each) for batch_id, each in found.items() if ANY_COUNTRY not in each}
