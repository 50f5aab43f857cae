"""Orders of rows by cells and answers, against plain Python's `sorted`."""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from string import ascii_lowercase, ascii_uppercase

import pytest

from desktop_app.core.rows.chunk_building import json_list
from desktop_app.core.rows.list_row import AnswerStatus, ColumnValue, RowFilter, SentRange
from desktop_app.storage.lists import orders as list_orders
from desktop_app.storage.lists import queries as list_queries
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.orders import Asked, by_cell, in_order, without
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.sql import BatchSql
from desktop_app.storage.results.answered_rows import AnsweredRows
from tests.storage.filled import BATCH, SENT, Filled

# What JSON, SQL and alphabets mind, beside plain letters and digits.
ODD = ["", " ", '"', "\\", '\\"', '", "', "]", "[", ",", "\n", "\t", "\x1f", "\x7f", "\xa0", "é", "É", "ß", "ẞ",
       "\u212a", "\uffff", "💶", "a", "A", "b", "B", "10", "9", "-1", "1e3", "null", "\\u0041", "z"]  # fmt: skip
_FOLD = str.maketrans(ascii_uppercase, ascii_lowercase)
Rows = list[tuple[int, list[str]]]


def rows_of(seed: int, kinds: int) -> Rows:
    """Rows of none to three cells, below them all of three, with gaps between; the texts are of so many kinds."""
    chance = Random(seed)  # noqa: S311 - not for secrets
    texts = ["".join(chance.choices(ODD, k=chance.randrange(4))) for _ in range(kinds)]
    widths = (chance.choice((0, 1, 2, 3, 3)) if row < 500 else 3 for row in range(900))
    return [(row, chance.choices(texts, k=width)) for row, width in enumerate(widths, start=2) if row % 9]


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE rows (row INTEGER PRIMARY KEY, cells TEXT, raw TEXT)")
    yield connection
    connection.close()


def fill(db: sqlite3.Connection, rows: Rows) -> None:
    stored = ((row, json_list(cells), cells[0] if cells else None) for row, cells in rows)
    db.executemany("INSERT INTO rows VALUES (?, ?, ?)", stored)


def plainly(rows: Rows, place: int, *, descending: bool) -> list[int]:
    texts = {number: "".join(cells[place : place + 1]).translate(_FOLD) for number, cells in rows}
    told = [number for number, _cells in rows if texts[number]]
    blank = [number for number, _cells in rows if not texts[number]]
    return sorted(told, key=texts.__getitem__, reverse=descending) + blank


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("few", [4_000, 5], ids=["gathered", "sorted by SQLite"])
@pytest.mark.parametrize("kinds", [8, 2_000])
def test_odd_cells_are_in_the_order_of_their_code_points(
    db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch, few: int, kinds: int, descending: bool
) -> None:
    # GIVEN rows of whatever length, with marks, escapes and letters of every kind in their cells
    monkeypatch.setattr(list_orders, "_FEW", few)
    rows = rows_of(kinds, kinds)
    fill(db, rows)
    for place in range(4):
        # WHEN they are put in order by a cell, THEN blank ones come last, and equal ones keep the list's order
        found = by_cell(db, Asked("rows", "1", {}), place, descending=descending)
        assert list(found) == plainly(rows, place, descending=descending)
        # AND so do those that a condition leaves
        some = [each for each in rows if each[0] % 3]
        found = by_cell(db, Asked("rows", "rows.row % :by", {"by": 3}), place, descending=descending)
        assert list(found) == plainly(some, place, descending=descending)
    # AND an expression is no different from a cell
    found = in_order(db, Asked("rows", "1", {}), "lower(rows.raw)", descending=descending)
    assert list(found) == plainly(rows, 0, descending=descending)


def test_few_cells_are_never_asked_of_sqlite_nor_many_gathered(
    db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    fill(db, rows_of(1, 20))
    db.set_trace_callback(asked.append)
    by_cell(db, Asked("rows", "1", {}), 1, descending=False)
    assert not [each for each in asked if "ORDER BY key" in each]
    monkeypatch.setattr(list_orders, "_FEW", 5)
    by_cell(db, Asked("rows", "1", {}), 1, descending=False)
    assert len([each for each in asked if "ORDER BY key" in each]) == 1


def test_rows_without_others() -> None:
    numbers = array("i", [7, 2, 9, 4])
    assert list(without(numbers, array("i", [2, 4]))) == [7, 9]
    assert not without(array("i"), array("i"))


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("few", [4_000, 3], ids=["gathered", "sorted by SQLite"])
def test_all_rows_by_a_value_of_their_answers(
    db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch, few: int, descending: bool
) -> None:
    monkeypatch.setattr(list_orders, "_FEW", few)
    monkeypatch.setattr(list_queries, "_AT_A_TIME", 50)
    chance = Random(6)  # noqa: S311 - not for secrets
    numbers = list(range(2, 400))
    # GIVEN rows of which some repeat another's number and some have no answer, answered in no order
    first_of = {row: row if row % 5 else chance.randrange(2, row + 1) // 5 * 5 + 1 for row in numbers}
    values = {row: chance.choice([*ODD, "a\x1fb", "\x1f"]) for row in numbers if first_of[row] == row and row % 7}
    db.execute("ALTER TABLE rows ADD COLUMN e164 TEXT")
    db.execute("ALTER TABLE rows ADD COLUMN first_row INTEGER")
    rows = [(row, "[]", "", "+44", None if first_of[row] == row else first_of[row]) for row in numbers]
    db.executemany("INSERT INTO rows VALUES (?, ?, ?, ?, ?)", rows)
    db.execute("CREATE TABLE answers_1 (id INTEGER NOT NULL UNIQUE, part INTEGER, c0 TEXT NOT NULL)")
    db.executemany("INSERT INTO answers_1 VALUES (?, 1, ?)", chance.sample(sorted(values.items()), len(values)))
    db.execute("DELETE FROM answers_1 WHERE rowid BETWEEN 60 AND 170")  # more than stand in one text
    left = dict(db.execute("SELECT id, c0 FROM answers_1"))

    def text(row: int) -> str:
        return str(left.get(first_of[row], "")).translate(_FOLD)

    # WHEN all are put in order by it, THEN those without one come last, and equal ones keep the list's order
    answered = AnsweredRows(BatchSql("answers_1", 1, several=False))
    found = answered.all_in_order(db, array("i", numbers), 0, descending=descending)
    told = sorted((row for row in numbers if text(row)), key=text, reverse=descending)
    assert list(found) == told + [row for row in numbers if not text(row)]
    # AND their values are counted, the repeated ones' too
    assert answered.counted(db, 0) == Counter(left[first_of[row]] for row in numbers if first_of[row] in left)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    """One number a row, some of them repeated."""
    return Filled(Path(tmp_path_factory.mktemp("orders")) / "list", several=False)


@pytest.mark.parametrize("few", [4_000, 0], ids=["gathered", "sorted by SQLite"])
def test_what_only_answers_say_is_found_without_looking_through_the_rows(
    filled: Filled, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    monkeypatch.setattr(list_orders, "_FEW", few)
    yes, german = ColumnValue(0, "yes"), ColumnValue(1, "Net DE")
    texts = [(), (yes,), (german,), (yes, german, ColumnValue(0, "NO"))]
    with ListFile(filled.folder) as store:
        view = AnsweredList(store, BATCH, SENT)
        asked: list[str] = []
        store.db.set_trace_callback(asked.append)
        for values in texts:
            for sort in ("", "result:0", "result:1"):
                for descending in (False, True):
                    # GIVEN a question about nothing but answers
                    rows = RowFilter(None, AnswerStatus.ANSWERED, "", "", values, sort, descending)
                    # WHEN it is asked, THEN the rows are those of plain Python
                    asked.clear()
                    assert list(view.select(rows)) == filled.select(rows), rows
                    # AND no answer was looked up row by row
                    assert asked
                    assert not [each for each in asked if "LEFT JOIN" in each]
        store.db.set_trace_callback(None)


def test_a_page_says_what_left_by_now_whatever_was_asked_in_between(filled: Filled) -> None:
    numbers = [row.row for row in filled.rows]
    none: tuple[SentRange, ...] = ()
    with ListFile(filled.folder) as store:
        assert store.rows(numbers, BATCH, none) == filled.answered_rows(none)
        first = store.rows(numbers, BATCH, SENT)
        assert first == filled.answered_rows() != filled.answered_rows(none)
        # WHEN the same connection is asked about other ranges
        AnsweredList(store, BATCH, none)
        # THEN the next page knows its own
        assert store.rows(numbers, BATCH, SENT) == first
