"""The rounds of a `list.sqlite`: each number that is sent has a place within its country."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.reuse import REUSED_PART
from desktop_app.storage.database import transaction
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_sql import NEW_NUMBERS, SEVERAL_NEW_NUMBERS


def begin_round(folder: Path, batch_id: str) -> dict[str, int]:
    """Give each distinct valid number a place within its country; how many there are by country."""
    with ListFile(folder, writable=True) as store:
        return number_those_left(store, batch_id)


def number_those_left(store: ListFile, batch_id: str, answers: str = "") -> dict[str, int]:
    """The same without the numbers whose answers were filled into the table `answers`, "" for none."""
    count = "SELECT country, COUNT(*) FROM numbers WHERE batch = ? GROUP BY country"
    left = f"WHERE id NOT IN (SELECT id FROM {answers} WHERE part = {REUSED_PART})" if answers else ""  # noqa: S608 - numbers
    number = f"""
        INSERT INTO numbers
        SELECT ?, region, ROW_NUMBER() OVER (PARTITION BY region ORDER BY row, place) - 1, e164, id
        FROM ({SEVERAL_NEW_NUMBERS if store.several else NEW_NUMBERS}) {left}
    """  # noqa: S608 - constants
    with transaction(store.db):
        store.db.execute("DELETE FROM numbers WHERE batch = ?", (batch_id,))
        store.db.execute(number, (batch_id,))
    return dict(map(tuple, store.db.execute(count, (batch_id,))))
