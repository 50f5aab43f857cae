"""What a list has of one batch, taken out of it, where other batches still have the list."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path

from desktop_app.core.errors import ListLost
from desktop_app.storage.database import transaction
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_sources import has_taken_over
from desktop_app.storage.list_sql import answers_table

# The tables whose rows are of a batch.
_OF_BATCH = ("numbers", "joined", "result_columns")


def leave(folder: Path, batch_id: str) -> None:
    """Delete a batch's answers, its round and its results as received; its numbers are the list's, and stay."""
    for file in (folder / "results").glob(f"{batch_id}-*"):
        file.unlink(missing_ok=True)
    with suppress(ListLost), closing(ListFile(folder, writable=True)) as store:
        store.db.execute("PRAGMA secure_delete = ON")  # a table has its pages for itself: all of them are zeroed
        with transaction(store.db):
            # A batch whose results were just read anew has the answers of before, too.
            mine = (batch_id, f"before {batch_id}")
            query = "SELECT number FROM batches WHERE batch IN (?, ?)"
            for (number,) in store.db.execute(query, mine).fetchall():
                store.db.execute(f"DROP TABLE IF EXISTS {answers_table(number)}")
            store.db.execute("DELETE FROM batches WHERE batch IN (?, ?)", mine)
            for table in (*_OF_BATCH, *(["reused"] if has_taken_over(store.db) else [])):
                store.db.execute(f"DELETE FROM {table} WHERE batch = ?", (batch_id,))  # noqa: S608 - our own names
        store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
