"""Questions about a whole list, asked in the child process: which rows, how many of each, all in order."""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Iterator, Sequence
from typing import Any

from desktop_app.core.list_row import AnsweredRow, AnswerStatus, NumberAnswer, RowFilter, RowNumber, SentRange
from desktop_app.core.reconciliation import Held
from desktop_app.storage.list_file import ListFile, list_row, padded, row_number, with_answers
from desktop_app.storage.list_sql import NUMBERS_OF_ROW, PLAIN, answered_rows, conditions

_SORTS = {
    "row": "rows.row",
    "raw": "rows.raw COLLATE NOCASE",
    "e164": "rows.e164",
    "status": "rows.status",
    "problem": "rows.problem",
}

# What stands in JSON between cells as well as within them.
_MARKS = re.compile(r'[\[\]", ]')


class AnsweredList:
    """A list seen through one batch: `sent` are the ranges that left this machine."""

    def __init__(self, store: ListFile, batch_id: str, sent: Sequence[SentRange]) -> None:
        self._store = store
        self._db = store.db
        self._batch = batch_id
        self.width = len(store.result_columns(batch_id))
        self._db.execute("BEGIN")  # all that is asked below sees one state of the list, whoever joins meanwhile
        self._db.create_function("holds", 4, _holds, deterministic=True)
        self._db.execute("CREATE TEMP TABLE sent (e164 TEXT PRIMARY KEY) WITHOUT ROWID")
        query = """INSERT OR IGNORE INTO temp.sent SELECT e164 FROM numbers
            WHERE batch = ? AND country = ? AND place >= ? AND place < ?"""
        for part in sent:
            self._db.execute(query, (batch_id, part.country, part.first, part.first + part.numbers))
        self._sql = answered_rows(self._db, batch_id) if store.several else PLAIN

    def rows(self, only: Sequence[int] | None = None) -> Iterator[AnsweredRow]:
        """Every row in the list's order, or `only` these in their order."""
        query = f"SELECT rows.*, {self._sql.answer} AS answer, answers.fields FROM {self._sql.joined}"  # noqa: S608 - constants
        if only is None:
            for found in self._db.execute(f"{query} ORDER BY rows.row", {"batch": self._batch}):
                yield self._row(found)
            return
        for number in only:
            found = self._db.execute(f"{query} WHERE rows.row = :row", {"batch": self._batch, "row": number}).fetchone()
            yield self._row(found)

    def _row(self, found: Any) -> AnsweredRow:
        if self._store.several and (several := self._several(found["row"])):
            numbers, answers = zip(*several, strict=True)
            return with_answers(list_row(found, numbers), answers)
        values = json.loads(found["fields"]) if found["fields"] else []
        return AnsweredRow(list_row(found), AnswerStatus(found["answer"]), padded(values, self.width))

    def _several(self, row: int) -> list[tuple[RowNumber, NumberAnswer]]:
        """The numbers of a row that has several, each with its answer."""
        found = self._db.execute(NUMBERS_OF_ROW, {"batch": self._batch, "row": row})
        return [(row_number(each), self._answer(each)) for each in found]

    def _answer(self, found: Any) -> NumberAnswer:
        values = json.loads(found["fields"]) if found["fields"] else []
        return NumberAnswer(AnswerStatus(found["answer"]), padded(values, self.width))

    def select(self, rows: RowFilter) -> array[int]:
        """The row numbers that a filter leaves, sorted."""
        where, values = conditions(rows, self._sql)
        order = self._order(rows)
        query = f"SELECT rows.row FROM {self._sql.joined} WHERE {where} ORDER BY {order}"  # noqa: S608 - values are bound
        return array("q", (row[0] for row in self._db.execute(query, {**values, "batch": self._batch})))

    def _order(self, rows: RowFilter) -> str:
        way = "DESC" if rows.descending else "ASC"
        kind, _, place = rows.sort.partition(":")
        if place.isdigit():
            table = {"cell": "rows.cells", "result": "answers.fields"}[kind]
            return f"json_extract({table}, '$[{int(place)}]') COLLATE NOCASE {way}, rows.row"
        by = self._sql.answer if kind == "answer" else _SORTS.get(kind, "rows.row")
        return f"{by} {way}, rows.row"

    def tally(self, result_column: int | None) -> dict[str, int]:
        """How often each value occurs, the most frequent first: of a result column, or of the rows' answer status.

        Of a row with several numbers each one's value of a result column counts.
        """
        values = f"SELECT {self._sql.answer} AS value FROM {self._sql.joined}"  # noqa: S608 - constants
        if result_column is not None:
            value = f"COALESCE(json_extract(answers.fields, '$[{int(result_column)}]'), '') AS value"
            values = f"SELECT {value} FROM {self._sql.beside}"  # noqa: S608 - constants and an integer
        query = f"SELECT value, COUNT(*) FROM ({values}) GROUP BY value ORDER BY COUNT(*) DESC, value"  # noqa: S608 - the same
        return {row[0]: row[1] for row in self._db.execute(query, {"batch": self._batch})}

    def held(self, joined: Sequence[int] | None) -> Held:
        """What the list holds of the batch; its answers are counted of the parts `joined` alone, of None all."""
        beside = "SELECT COUNT(*) FROM temp.sent JOIN answers ON answers.batch = ? AND answers.e164 = sent.e164"
        kept = (
            "SELECT COUNT(*) FROM answers WHERE batch = ? AND (?2 IS NULL OR part IN (SELECT value FROM json_each(?2)))"
        )
        parts = None if joined is None else json.dumps(joined)
        return Held(
            read=self._store.understanding.counts,
            rows=self._count("SELECT COUNT(*) FROM rows"),
            numbers=self._count(self._sql.distinct),
            sent=self._count("SELECT COUNT(*) FROM temp.sent"),
            answered=self._count(beside, self._batch),
            answers=self._count(kept, self._batch, parts),
        )

    def _count(self, query: str, *values: str | None) -> int:
        found: int = self._db.execute(query, values).fetchone()[0]
        return found


def _holds(wanted: str, e164: str, stored: str, fields: str | None) -> bool:
    """Whether a number, one of its row's cells or of its answer's values holds `wanted` (in lower case)."""
    if wanted in e164 or _in_cells(wanted, stored):
        return True
    return fields is not None and _in_cells(wanted, fields)


def _in_cells(wanted: str, stored: str) -> bool:
    """The same for cells as JSON: seen in its text at once, unless escapes or the text's own marks blur it."""
    if "\\" not in stored and not _MARKS.search(wanted):
        return wanted in stored.lower()
    return any(wanted in cell.lower() for cell in json.loads(stored))
