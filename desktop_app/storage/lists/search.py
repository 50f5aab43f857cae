"""Searches cells, numbers and answers.

The cells of many rows are searched at once, as one text. Answers are short, and SQLite's LIKE searches them; Python
decides for answers that aren't ASCII, where a letter may be written in several ways.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from json.encoder import encode_basestring
from pathlib import Path

from desktop_app.core.text.search_text import digits_of_e164, digits_wanted, folded, holds, search_pattern
from desktop_app.storage.sqlite.database import open_file

# Rows at a time: the cells of one row may be a megabyte.
_AT_A_TIME = 500
_BETWEEN = "\x1e"  # never occurs in cells stored as JSON
# Characters that JSON has between cells as well as within them.
_MARKS = re.compile(r'[\[\]", \\]')
# SQLite refuses longer patterns.
_LONGEST = 10_000
# With so many digits, few texts contain them in order with anything between.
_TELLING = 5
# Numbers in E.164 have no letters.
_LETTERS = re.compile("[a-z]")


def search_functions(db: sqlite3.Connection) -> None:
    """Register the functions on `db` that the conditions here call."""
    db.create_function("holds", 2, holds, deterministic=True)


@contextmanager
def rows_sought(db: sqlite3.Connection, wanted: str) -> Iterator[None]:
    """Search the rows' cells; at the end, `temp.searched_rows` has the numbers of the rows that hold `wanted`.

    The search runs on another processor beside other queries on `db`, because a list's rows never change.
    """
    (path,) = {each[2] for each in db.execute("PRAGMA database_list") if each[1] == "main"}
    db.execute("CREATE TEMP TABLE IF NOT EXISTS searched_rows (row INTEGER PRIMARY KEY)")
    db.execute("DELETE FROM temp.searched_rows")
    with ThreadPoolExecutor(1) as beside:
        found = beside.submit(_rows_of_file, path, wanted) if path else None
        yield
        rows = found.result() if found else _rows_with(db, wanted)
    db.executemany("INSERT INTO temp.searched_rows VALUES (?)", ((row,) for row in rows))


def _rows_of_file(path: str, wanted: str) -> list[str]:
    with closing(open_file(Path(path), writable=False)) as db:
        db.row_factory = None
        return list(_rows_with(db, wanted))


def _rows_with(db: sqlite3.Connection, wanted: str) -> Iterator[str]:
    pattern = search_pattern(wanted, _as_stored)
    doubtful = not digits_wanted(wanted) and _MARKS.search(wanted) is not None
    for numbers, text in _pieces(db):
        found = pattern.search(text)
        rows = numbers.split(",") if found else []
        line = at = 0
        while found:
            line += text.count(_BETWEEN, at, found.start())
            first, past = text.rfind(_BETWEEN, 0, found.start()) + 1, text.find(_BETWEEN, found.start())
            stored = text[first : past if past >= 0 else None]
            if not (doubtful or "\\" in stored) or any(holds(wanted, cell) for cell in json.loads(stored)):
                yield rows[line]
            if past < 0:
                break
            line, at = line + 1, past + 1
            found = pattern.search(text, at)


def _pieces(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Yield the numbers and the cells of some rows, each as one text."""
    query = f"""SELECT group_concat(row), group_concat(cells, char({ord(_BETWEEN)}))
        FROM (SELECT row, cells FROM rows WHERE row > ? ORDER BY row LIMIT {_AT_A_TIME})"""  # noqa: S608 - numbers
    last = -1
    while (found := db.execute(query, (last,)).fetchone())[0] is not None:
        yield found[0], found[1]
        last = int(found[0].rpartition(",")[2])


def _as_stored(letter: str) -> str:
    """Return a character as JSON writes it."""
    return encode_basestring(letter)[1:-1]


class Search:
    """Builds conditions that a text holds `wanted`; `values` are to be bound by name."""

    def __init__(self, wanted: str) -> None:
        self._plain = folded(wanted)
        digits = digits_wanted(wanted)
        # A NUL would end the pattern.
        self._simple = self._plain.isascii() and "\0" not in self._plain and len(self._plain) < _LONGEST
        self._spaced = len(digits) >= _TELLING
        wide = "".join(f"%{each}" for each in digits)
        self.values = {"wanted": wanted, "like": f"%{_escaped(self._plain)}%", "wide": f"%{wide}%"}
        self._e164 = {f"e164_{at}": f"%{each}%" for at, each in enumerate(digits_of_e164(wanted)) if digits}
        self.values |= self._e164

    def in_rows(self) -> str:
        """Return the condition that a cell of a row holds it, as found by `rows_sought`."""
        return "rows.row IN temp.searched_rows"

    def in_number(self, e164: str) -> str:
        """Return the condition that a number in E.164 holds it; such a number has only digits after its plus."""
        if self._e164:
            return f"({' OR '.join(f'{e164} LIKE :{name}' for name in self._e164)})"
        return f"{e164} LIKE :like ESCAPE '!'" if self._simple and not _LETTERS.search(self._plain) else "0"

    def in_text(self, text: str, *, quickly: bool = False) -> str:
        """Return the condition that a text holds it. With `quickly`, accented letters match only if typed so."""
        held, other = f"holds(:wanted, {text})", f"length({text}) <> length(CAST({text} AS BLOB))"
        if not self._simple:
            return f"({other} AND {held})"
        if self._spaced:
            return f"({text} LIKE :wide AND {held})"
        exact = f"{text} LIKE :like ESCAPE '!'"
        return exact if quickly else f"({exact} OR ({other} AND {held}))"


def _escaped(text: str) -> str:
    """Escape a text for LIKE."""
    return re.sub("[!%_]", lambda mark: "!" + mark[0], text)
