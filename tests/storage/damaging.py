"""A database file in which one page can't be read any more, as a failing disk leaves it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from desktop_app.storage.sqlite.database import open_file


def damage_table(path: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with closing(open_file(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
