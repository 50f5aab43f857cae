"""A search through cells, numbers and answers.

The cells of many rows are looked through at once, as one text. Answers are short, and SQLite's LIKE finds what is
wanted there; of those that aren't in ASCII, where a letter may be written in several ways, Python decides.
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

# Rows at a time: the cells of one may be a megabyte.
_AT_A_TIME = 500
_BETWEEN = "\x1e"  # which no cell has that is stored as JSON
# What stands in JSON between cells as well as within them.
_MARKS = re.compile(r'[\[\]", \\]')
# SQLite refuses longer patterns.
_LONGEST = 10_000
# Digits from which few texts have them in their order with whatever between.
_TELLING = 5
# No number in E.164 has one.
_LETTERS = re.compile("[a-z]")


def search_functions(db: sqlite3.Connection) -> None:
    """Give `db` the functions that conditions here speak of."""
    db.create_function("holds", 2, holds, deterministic=True)


@contextmanager
def rows_sought(db: sqlite3.Connection, wanted: str) -> Iterator[None]:
    """Have the numbers of the rows one of whose cells holds what is wanted in `temp.searched_rows` at the end.

    They are looked for beside what is asked of `db` meanwhile, on another processor: a list's rows never change.
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
    """The numbers of some rows and their cells, each as one text."""
    query = f"""SELECT group_concat(row), group_concat(cells, char({ord(_BETWEEN)}))
        FROM (SELECT row, cells FROM rows WHERE row > ? ORDER BY row LIMIT {_AT_A_TIME})"""  # noqa: S608 - numbers
    last = -1
    while (found := db.execute(query, (last,)).fetchone())[0] is not None:
        yield found[0], found[1]
        last = int(found[0].rpartition(",")[2])


def _as_stored(letter: str) -> str:
    """A character as JSON has it."""
    return encode_basestring(letter)[1:-1]


class Search:
    """Conditions that hold where a text holds `wanted`; `values` are to be bound by name."""

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
        """Whether a cell of a row does: as `rows_sought` has found."""
        return "rows.row IN temp.searched_rows"

    def in_number(self, e164: str) -> str:
        """Whether a number in E.164 does, which has digits alone behind its plus."""
        if self._e164:
            return f"({' OR '.join(f'{e164} LIKE :{name}' for name in self._e164)})"
        return f"{e164} LIKE :like ESCAPE '!'" if self._simple and not _LETTERS.search(self._plain) else "0"

    def in_text(self, text: str, *, quickly: bool = False) -> str:
        """Whether a text does; in one in ASCII a letter is what it is. `quickly`: other letters need their accents."""
        held, other = f"holds(:wanted, {text})", f"length({text}) <> length(CAST({text} AS BLOB))"
        if not self._simple:
            return f"({other} AND {held})"
        if self._spaced:
            return f"({text} LIKE :wide AND {held})"
        exact = f"{text} LIKE :like ESCAPE '!'"
        return exact if quickly else f"({exact} OR ({other} AND {held}))"


def _escaped(text: str) -> str:
    """A text as LIKE takes it."""
    return re.sub("[!%_]", lambda mark: "!" + mark[0], text)
