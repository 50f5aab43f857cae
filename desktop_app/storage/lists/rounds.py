"""Writes the rounds of a `list.sqlite`: gives each number that is sent a place in its country, or in the list."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.batches.batching import ANY_COUNTRY
from desktop_app.core.results.reuse import REUSED_PART
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.sql import NEW_NUMBERS, SEVERAL_NEW_NUMBERS
from desktop_app.storage.sqlite.database import transaction


def begin_round(folder: Path, batch_id: str, *, by_country: bool = True) -> dict[str, int]:
    """Give each distinct valid number a place within its country; return the count by country.

    Unless `by_country`, number them all in one sequence, as of the country "" (`core.batches.batching.ANY_COUNTRY`).
    """
    with ListFile(folder, writable=True) as store:
        return number_those_left(store, batch_id, by_country=by_country)


def number_those_left(store: ListFile, batch_id: str, answers: str = "", *, by_country: bool = True) -> dict[str, int]:
    """Give places as `begin_round` does, except to numbers with a reused answer in the table `answers` ("": none)."""
    country = "region" if by_country else f"'{ANY_COUNTRY}'"
    count = "SELECT country, COUNT(*) FROM numbers WHERE batch = ? GROUP BY country"
    left = f"WHERE id NOT IN (SELECT id FROM {answers} WHERE part = {REUSED_PART})" if answers else ""  # noqa: S608 - numbers
    number = f"""
        INSERT INTO numbers
        SELECT ?, {country}, ROW_NUMBER() OVER (PARTITION BY {country} ORDER BY row, place) - 1, e164, id
        FROM ({SEVERAL_NEW_NUMBERS if store.several else NEW_NUMBERS}) {left}
    """  # noqa: S608 - constants
    with transaction(store.db):
        store.db.execute("DELETE FROM numbers WHERE batch = ?", (batch_id,))
        store.db.execute(number, (batch_id,))
    return dict(map(tuple, store.db.execute(count, (batch_id,))))
