"""The rounds of a `list.sqlite`: each number that is sent has a place within its country."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.phone import NumberStatus
from desktop_app.storage.database import transaction
from desktop_app.storage.list_file import ListFile

# The numbers that stand in the list for the first time.
_NEW = "SELECT row, 0 AS place, region, e164 FROM rows WHERE status = ?2"
_SEVERAL_NEW = f"""
    {_NEW} AND row NOT IN (SELECT row FROM row_numbers)
    UNION ALL SELECT row, place, region, e164 FROM row_numbers WHERE status = ?2
"""  # noqa: S608 - constants


def begin_round(folder: Path, batch_id: str) -> dict[str, int]:
    """Give each distinct valid number a place within its country; how many there are by country."""
    count = "SELECT country, COUNT(*) FROM numbers WHERE batch = ? GROUP BY country"
    with ListFile(folder, writable=True) as store:
        number = f"""
            INSERT INTO numbers
            SELECT ?1, region, ROW_NUMBER() OVER (PARTITION BY region ORDER BY row, place) - 1, e164
            FROM ({_SEVERAL_NEW if store.several else _NEW})
        """  # noqa: S608 - constants
        with transaction(store.db):
            store.db.execute("DELETE FROM numbers WHERE batch = ?", (batch_id,))
            store.db.execute(number, (batch_id, NumberStatus.VALID.value))
        return dict(map(tuple, store.db.execute(count, (batch_id,))))
