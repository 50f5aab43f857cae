"""Kinds of damage that a journal's file can have."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path


def overwritten(path: Path) -> None:
    with path.open("rb+") as file:
        for place in range(4096, path.stat().st_size, 4096):
            file.seek(place)
            file.write(b"\xa5" * 2048)


def one_page_torn(path: Path) -> None:
    """Half of the page that the tasks are on is that of another."""
    with sqlite3.connect(path) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tasks'").fetchone()
    db.close()
    with path.open("rb+") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\0" * 2048)


def header_zeroed(path: Path) -> None:
    with path.open("rb+") as file:
        file.write(b"\0" * 100)


def no_database(path: Path) -> None:
    path.write_bytes(b"this is a letter " * 1000)


def truncated(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def cut_within_a_page(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 5000)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def deleted(path: Path) -> None:
    path.unlink()


def without_a_table(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("DROP TABLE tasks")
    db.close()


def text_overwritten(path: Path) -> None:
    """SQLite finds nothing wrong with it."""
    content = path.read_bytes()
    place = content.index(b'{"tasks": 6')
    path.write_bytes(content[:place] + b"?" * 12 + content[place + 12 :])


def no_text(path: Path) -> None:
    content = path.read_bytes()
    place = content.index("Ä".encode())
    path.write_bytes(content[:place] + b"\xff\xff" + content[place + 2 :])


def an_older_one(path: Path) -> None:
    """A file of yesterday in its place: sound, and it would send again what was sent today."""
    with sqlite3.connect(path) as db:
        db.execute("UPDATE settings SET value = '1' WHERE name = 'commits'")
        db.execute("UPDATE tasks SET state = 'prepared'")
    db.close()


DAMAGES = [
    overwritten, one_page_torn, header_zeroed, no_database, truncated, cut_within_a_page, emptied, without_a_table,
    text_overwritten, no_text, an_older_one,
]  # fmt: skip
