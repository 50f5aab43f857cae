"""Translates a filter of rows into a condition in SQL, and searches cells, numbers and answers.

The cells of many rows are searched at once, as one text. Answers are short, and SQLite's LIKE searches them; Python
decides for answers that aren't ASCII, where a letter may be written in several ways.
"""

from __future__ import annotations

import json
import re
import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from json.encoder import encode_basestring
from pathlib import Path

from desktop_app.core.calling.times import NOW, Calling
from desktop_app.core.facts.offline import Offline
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reuse import REUSED_PART
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter, by_column
from desktop_app.core.text.search_text import digits_of_e164, digits_wanted, folded, holds, search_pattern
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.sql import BatchSql
from desktop_app.storage.sqlite.database import open_file

# Rows at a time: the cells of one row may be a megabyte.
_AT_A_TIME = 500
# Numbers that are told of at a time.
_TOLD_AT_A_TIME = 5_000
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


# --- Filters ---


# Answers up to which each is also tested for accented letters: a million would take half a second.
_MANY = 400_000


@dataclass(frozen=True, slots=True)
class _Part:
    """A condition on a row; in a row with several numbers, `any_number` holding for one of them is enough."""

    row: str
    any_number: str = ""


def conditions(rows: RowFilter, sql: BatchSql, state: str, verdict: str) -> tuple[str, dict[str, object]]:
    """Return a filter's condition on `rows` and their answers, and its named values.

    `state` is the SQL for a row's answer status, `verdict` that for its verdict.
    """
    values: dict[str, object] = {}
    parts = [_either(part, sql) for part in _parts(rows, sql, state, values)]
    if rows.calling is not None:
        parts.append("rows.row IN temp.callable_rows")
    if rows.verdict is not None:
        values["verdict"] = rows.verdict.value
        parts.append(f"{verdict} = :verdict")
    return " AND ".join(parts) or "1", values


def gather_callable(db: sqlite3.Connection, calling: Calling, usable: Mapping[str, str]) -> None:
    """Have `temp.callable_rows` hold the rows with a number that may be called at that moment.

    `usable` is for each table with numbers the SQL condition that one isn't suppressed.
    """
    columns = OfflineColumns([Offline.CALL_NOW], calling)
    db.execute("CREATE TEMP TABLE IF NOT EXISTS callable_rows (row INTEGER PRIMARY KEY)")
    db.execute("DELETE FROM temp.callable_rows")
    for table, condition in usable.items():
        with closing(db.cursor()) as cursor:
            cursor.row_factory = None
            cursor.execute(f"SELECT row, e164 FROM {table} WHERE e164 <> '' AND {condition}")  # noqa: S608 - constants
            while pairs := cursor.fetchmany(_TOLD_AT_A_TIME):
                rows, numbers = zip(*pairs, strict=True)
                (now,) = columns.of(numbers)
                found = ((row,) for row, each in zip(rows, now, strict=True) if each == NOW)
                db.executemany("INSERT OR IGNORE INTO temp.callable_rows VALUES (?)", found)


def _parts(rows: RowFilter, sql: BatchSql, state: str, values: dict[str, object]) -> Iterator[_Part]:
    if rows.status is not None:
        values["status"] = NumberStatus(rows.status).value
        yield _Part("rows.status = :status")
    if rows.answer is not None:
        values["answer"] = AnswerStatus(rows.answer).value
        yield _Part(f"{state} = :answer")
    if rows.problem:
        values["problem"] = rows.problem
        yield _Part("rows.problem = :problem")
    if rows.fit:
        yield _Part(f"rows.status IN ('{NumberStatus.VALID}', '{NumberStatus.DUPLICATE}')")
    for name in ("region", "line_type"):
        if wanted := getattr(rows, name):
            values[name] = wanted
            yield _Part(_of_valid("rows", name), _of_valid("row_numbers", name))
    if rows.search:
        yield _search(rows, sql, values)
    if rows.reused:
        yield _Part(f"answers.part = {REUSED_PART}", f"answers.part = {REUSED_PART}")
    for (place, own), wanted in by_column(rows.values).items():
        if own:
            yield _Part(one_of(own_cell(place), f"own{place}", wanted, values))
        else:
            answered = f"({sql.answered(place)} AND {one_of(sql.value(place), f'value{place}', wanted, values)})"
            yield _Part(answered, answered)


def one_of(text: str, name: str, wanted: Sequence[str], values: dict[str, object]) -> str:
    """Return the condition that a text is one of `wanted`; add these to `values`, named `name` and their place."""
    names = [f"{name}_{at}".replace("-", "_") for at in range(len(wanted))]  # a standard column's place is below 0
    values.update(zip(names, wanted, strict=True))
    return f"{text} IN ({', '.join(f':{each}' for each in names)})"


def own_cell(place: int) -> str:
    """Return the SQL for a cell of a row; "" if the row is shorter."""
    return f"COALESCE(json_extract(rows.cells, '$[{int(place)}]'), '')"


def _search(rows: RowFilter, sql: BatchSql, values: dict[str, object]) -> _Part:
    search = Search(rows.search)
    values.update(search.values)
    of_row = [search.in_rows(), search.in_number("rows.e164")]
    if not sql.several:
        found = f"(rows.e164 <> '' AND {sql.number_id('rows')} IN temp.searched)"
        return _Part(f"({' OR '.join([*of_row, found])})")
    answers = _in_answers(rows, search, sql, values)
    return _Part(
        f"({' OR '.join([*of_row, *answers])})",
        f"({' OR '.join([search.in_number('row_numbers.e164'), *answers])})",
    )


def _in_answers(
    rows: RowFilter, search: Search, sql: BatchSql, values: dict[str, object], *, quickly: bool = False
) -> list[str]:
    """Return the conditions that an answer holds the searched text, or is shown in words that do."""
    held = [search.in_text(value, quickly=quickly) for value in (sql.values() if sql.several else sql.own)]
    also = by_column(rows.also).items()
    return held + [one_of(sql.value(place), f"also{place}", wanted, values) for (place, _own), wanted in also]


def search(db: sqlite3.Connection, rows: RowFilter, sql: BatchSql) -> None:
    """Run a filter's search; `conditions` refers to what it finds.

    Rows are found by their cells. Unless `several`, the ids of matching answers go into `temp.searched`: to read the
    answers alone takes half the time of joining them with the rows.
    """
    with rows_sought(db, rows.search):
        if not sql.several:
            _search_answers(db, rows, sql)


def _search_answers(db: sqlite3.Connection, rows: RowFilter, sql: BatchSql) -> None:
    db.execute("CREATE TEMP TABLE IF NOT EXISTS searched (id INTEGER PRIMARY KEY)")
    db.execute("DELETE FROM temp.searched")
    search = Search(rows.search)
    values: dict[str, object] = dict(search.values)
    (count,) = db.execute(f"SELECT MAX(rowid) FROM {sql.answers}").fetchone()  # noqa: S608 - a number
    holding = " OR ".join(_in_answers(rows, search, sql, values, quickly=(count or 0) > _MANY))
    if holding:
        query = f"INSERT INTO temp.searched SELECT id FROM {sql.answers} AS answers WHERE {holding}"  # noqa: S608 - values are bound
        db.execute(query, values)
    for other in sql.others:
        texts = [search.in_text(f"{other.alias}.c{place}") for place in range(other.width)]
        if texts:
            query = f"SELECT id FROM {other.answers} AS {other.alias} WHERE {' OR '.join(texts)}"  # noqa: S608 - values are bound
            db.execute(f"INSERT OR IGNORE INTO temp.searched {query}", search.values)


def _of_valid(table: str, column: str) -> str:
    return f"({table}.{column} = :{column} AND {table}.e164 <> '')"


def _either(part: _Part, sql: BatchSql) -> str:
    if not part.any_number or not sql.several:
        return part.row
    numbers = f"SELECT 1 FROM {sql.beside('row_numbers')} WHERE row_numbers.row = rows.row AND {part.any_number}"  # noqa: S608 - constants
    return f"({part.row} OR EXISTS ({numbers}))"


# --- Rows by problem ---


def rows_by_problem(store: ListFile, graver: Collection[str] = ()) -> dict[str, array[int]]:
    """Return the row numbers of each problem, in the list's order; each row appears once.

    A row whose numbers have several problems counts under its first, or under one of `graver`.
    """
    graver_ones = _graver_ones(store, graver) if store.several else {}
    found: defaultdict[str, array[int]] = defaultdict(lambda: array("q"))
    for row, problem in store.db.execute("SELECT row, problem FROM rows WHERE problem <> '' ORDER BY row"):
        found[graver_ones.get(row, problem)].append(row)
    return dict(found)


def _graver_ones(store: ListFile, graver: Collection[str]) -> dict[int, str]:
    marks = ", ".join("?" * len(graver))
    query = f"SELECT row, problem FROM row_numbers WHERE problem IN ({marks}) ORDER BY row, place DESC"  # noqa: S608 - marks only
    return dict(map(tuple, store.db.execute(query, tuple(graver))))
