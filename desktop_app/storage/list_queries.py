"""Questions about a whole list, asked in the child process: which rows, how many of each, all in order."""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from desktop_app.core.list_row import AnsweredRow, AnswerStatus, RowFilter, SentRange
from desktop_app.core.reconciliation import Held
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_filters import conditions, search_answers
from desktop_app.storage.list_orders import Asked, in_order, row_numbers
from desktop_app.storage.list_search import holds, holds_cell
from desktop_app.storage.list_sql import WAS_SENT
from desktop_app.storage.list_view import ListView, Several

_STORED = ("row", "cells", "e164", "status", "problem", "first_row")
# `lower` of SQLite folds the letters of ASCII.
_SORTS = {"raw": "lower(rows.raw)", "e164": "rows.e164", "status": "rows.status", "problem": "rows.problem"}


class AnsweredList:
    """A list seen through one batch: `sent` are the ranges that left this machine."""

    def __init__(self, store: ListFile, batch_id: str, sent: Sequence[SentRange]) -> None:
        self._store = store
        self._db = store.db
        self._values = {"batch": batch_id}
        self._db.execute("PRAGMA threads = 2")  # which sort beside the one that reads
        self._db.execute("BEGIN")  # all that is asked below sees one state of the list, whoever joins meanwhile
        self._db.create_function("holds", 2, holds, deterministic=True)
        self._db.create_function("holds_cell", 2, holds_cell, deterministic=True)
        self._view = ListView(self._db, several=store.several)
        self._view.look(batch_id, sent)
        self._sql = self._view.sql
        self.width = self._sql.width
        self._state = self._sql.state("rows")
        self._source = self._sql.beside("rows")
        if store.several:
            self._gather_states()

    def _gather_states(self) -> None:
        """The answer status of each row with several numbers, in `temp.row_states`."""
        states = f"""
            INSERT INTO temp.row_states SELECT row,
                CASE WHEN SUM(answer = '{AnswerStatus.UNANSWERED}') THEN '{AnswerStatus.UNANSWERED}'
                     WHEN SUM(answer = '{AnswerStatus.ANSWERED}') THEN '{AnswerStatus.ANSWERED}'
                     ELSE '{AnswerStatus.NOT_SENT}' END
            FROM (SELECT row_numbers.row AS row, {self._sql.state("row_numbers")} AS answer
                FROM {self._sql.beside("row_numbers")}) GROUP BY row
        """  # noqa: S608 - constants
        self._db.execute("CREATE TEMP TABLE row_states (row INTEGER PRIMARY KEY, answer TEXT NOT NULL)")
        self._db.execute(states, self._values)
        self._source += " LEFT JOIN temp.row_states ON row_states.row = rows.row"
        self._state = f"COALESCE(row_states.answer, {self._state})"

    def rows(self, only: Sequence[int] | None = None) -> Iterator[AnsweredRow]:
        """Every row in the list's order, or `only` these in their order."""
        return self._view.every() if only is None else self._view.these(only)

    def stored(self, size: int, only: Sequence[int] | None = None) -> Iterator[list[tuple[Any, ...]]]:
        """The same as stored, `size` rows at a time, of `only` these in no order.

        Row, cells as JSON, E.164, number status, problem, first row, answer status; then the answer's values, null
        where there is none. Of a row with several numbers `numbers_of` tells more.
        """
        if only is None:
            return self._view.stored(_STORED, self._state, size, self._source)
        pieces = (only[first : first + size] for first in range(0, len(only), size))
        return (self._view.picked(_STORED, self._state, piece, self._source) for piece in pieces)

    def numbers_of(self, rows: Sequence[int]) -> Several:
        """The numbers of those of the rows that have several, each with its answer."""
        return self._view.numbers_of(rows)

    def select(self, rows: RowFilter) -> array[int]:
        """The row numbers that a filter leaves, sorted."""
        if rows.search and not self._store.several:
            search_answers(self._db, rows.search, self._sql)
        where, values = conditions(rows, self._sql, self._state)
        asked = Asked(self._source, where, {**values, **self._values})
        if key := self._key(rows.sort):
            return in_order(self._db, asked, key, descending=rows.descending)
        found = row_numbers(self._db, asked)
        return found[::-1] if rows.descending else found

    def _key(self, sort: str) -> str | None:
        """What rows are sorted by; None for the list's order."""
        kind, _, place = sort.partition(":")
        if place.isdigit():
            if kind == "cell":
                return f"lower(json_extract(rows.cells, '$[{int(place)}]'))"
            return f"lower({self._sql.value(int(place))})" if int(place) < self.width else None
        return self._state if kind == "answer" else _SORTS.get(kind)

    def tally(self, result_column: int | None) -> dict[str, int]:
        """How often each value occurs, the most frequent first: of a result column, or of the rows' answer status.

        Of a row with several numbers each one's value of a result column counts.
        """
        if result_column is None:
            counts = self._counter(self._source, self._state)
        elif not self._store.several:
            counts = self._counter(self._sql.beside("rows", "JOIN"), self._sql.value(result_column))
        else:
            value = self._sql.value(result_column)
            alone = "rows.row NOT IN (SELECT row FROM row_numbers)"
            counts = self._counter(f"{self._sql.beside('rows', 'JOIN')}", value, alone)
            counts += self._counter(self._sql.beside("row_numbers", "JOIN"), value)
        return dict(sorted(counts.items(), key=lambda each: (-each[1], each[0])))

    def _counter(self, source: str, value: str, where: str = "1") -> Counter[str]:
        query = f"SELECT {value}, COUNT(*) FROM {source} WHERE {where} GROUP BY 1"  # noqa: S608 - constants
        return Counter(dict(self._db.execute(query, self._values).fetchall()))

    def held(self, joined: Sequence[int] | None) -> Held:
        """What the list holds of the batch; its answers are counted of the parts `joined` alone, of None all."""
        sent = f"SELECT DISTINCT id FROM numbers WHERE batch = :batch AND {WAS_SENT}"  # noqa: S608 - constants
        query = f"""SELECT COUNT(*), COUNT(answers.id)
            FROM ({sent}) AS sent LEFT JOIN {self._sql.answers} AS answers ON answers.id = sent.id"""  # noqa: S608 - the same
        left, answered = self._db.execute(query, self._values).fetchone()
        return Held(
            read=self._store.understanding.counts,
            rows=self._count("SELECT COUNT(*) FROM rows"),
            numbers=self._distinct(),
            sent=left,
            answered=answered,
            answers=self._answers(joined),
        )

    def _distinct(self) -> int:
        """Numbers of the list, each counted once: in Python, which takes half the time of SQLite."""
        tables = ["rows", "row_numbers"] if self._store.several else ["rows"]
        found: set[str] = set()
        for table in tables:
            cursor = self._db.execute(f"SELECT e164 FROM {table} WHERE e164 <> ''")  # noqa: S608 - constants
            found.update(each[0] for each in cursor)
        return len(found)

    def _answers(self, joined: Sequence[int] | None) -> int:
        every = f"SELECT COUNT(*) FROM {self._sql.answers}"  # noqa: S608 - a constant and a number
        if joined is None:
            return self._count(every)
        some = f"{every} WHERE part IN (SELECT value FROM json_each(:parts))"  # noqa: S608 - the same
        return self._count(some, parts=json.dumps(joined))

    def _count(self, query: str, **values: str) -> int:
        found: int = self._db.execute(query, values).fetchone()[0]
        return found
