"""Translates a filter of rows into a condition in SQL."""

from __future__ import annotations

import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reuse import REUSED_PART
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter, by_column
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.search import Search, rows_sought
from desktop_app.storage.lists.sql import BatchSql

# Answers up to which each is also tested for accented letters: a million would take half a second.
_MANY = 400_000


@dataclass(frozen=True, slots=True)
class _Part:
    """A condition on a row; in a row with several numbers, `any_number` holding for one of them is enough."""

    row: str
    any_number: str = ""


def conditions(rows: RowFilter, sql: BatchSql, state: str) -> tuple[str, dict[str, object]]:
    """Return a filter's condition on `rows` and their answers, and its named values; `state` is the answer status."""
    values: dict[str, object] = {}
    parts = [_either(part, sql) for part in _parts(rows, sql, state, values)]
    return " AND ".join(parts) or "1", values


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
            answered = f"(answers.id IS NOT NULL AND {one_of(sql.value(place), f'value{place}', wanted, values)})"
            yield _Part(answered, answered)


def one_of(text: str, name: str, wanted: Sequence[str], values: dict[str, object]) -> str:
    """Return the condition that a text is one of `wanted`; add these to `values`, named `name` and their place."""
    names = [f"{name}_{at}" for at in range(len(wanted))]
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
    held = [search.in_text(value, quickly=quickly) for value in sql.values()]
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
