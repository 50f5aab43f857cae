"""Questions about a whole list, asked in the child process: which rows, how many of each, all in order."""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Iterator, Sequence
from typing import Any

from desktop_app.core.list_row import AnsweredRow, AnswerStatus, RowFilter, SentRange
from desktop_app.core.phone import NumberStatus
from desktop_app.core.reconciliation import Held
from desktop_app.storage.list_file import ListFile, list_row, padded

# Every row with its answer. `sent.e164` is null where the number never left this machine.
_JOINED = """
    rows LEFT JOIN answers ON answers.batch = :batch AND answers.e164 = rows.e164 AND rows.e164 <> ''
         LEFT JOIN temp.sent ON sent.e164 = rows.e164
"""
_ANSWER = f"""CASE WHEN answers.e164 IS NOT NULL THEN '{AnswerStatus.ANSWERED}'
    WHEN sent.e164 IS NOT NULL THEN '{AnswerStatus.UNANSWERED}' ELSE '{AnswerStatus.NOT_SENT}' END"""
_SORTS = {
    "row": "rows.row",
    "raw": "rows.raw COLLATE NOCASE",
    "e164": "rows.e164",
    "status": "rows.status",
    "problem": "rows.problem",
    "answer": _ANSWER,
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

    def rows(self, only: Sequence[int] | None = None) -> Iterator[AnsweredRow]:
        """Every row in the list's order, or `only` these in their order."""
        query = f"SELECT rows.*, {_ANSWER} AS answer, answers.fields FROM {_JOINED}"  # noqa: S608 - constants
        if only is None:
            for found in self._db.execute(f"{query} ORDER BY rows.row", {"batch": self._batch}):
                yield self._row(found)
            return
        for number in only:
            found = self._db.execute(f"{query} WHERE rows.row = :row", {"batch": self._batch, "row": number}).fetchone()
            yield self._row(found)

    def _row(self, found: Any) -> AnsweredRow:
        values = json.loads(found["fields"]) if found["fields"] else []
        return AnsweredRow(list_row(found), AnswerStatus(found["answer"]), padded(values, self.width))

    def select(self, rows: RowFilter) -> array[int]:
        """The row numbers that a filter leaves, sorted."""
        where, values = _conditions(rows)
        order = self._order(rows)
        query = f"SELECT rows.row FROM {_JOINED} WHERE {where} ORDER BY {order}"  # noqa: S608 - values are bound
        return array("q", (row[0] for row in self._db.execute(query, {**values, "batch": self._batch})))

    def _order(self, rows: RowFilter) -> str:
        way = "DESC" if rows.descending else "ASC"
        kind, _, place = rows.sort.partition(":")
        if place.isdigit():
            table = {"cell": "rows.cells", "result": "answers.fields"}[kind]
            return f"json_extract({table}, '$[{int(place)}]') COLLATE NOCASE {way}, rows.row"
        return f"{_SORTS.get(kind, 'rows.row')} {way}, rows.row"

    def tally(self, result_column: int | None) -> dict[str, int]:
        """How often each value occurs, the most frequent first: of a result column, or of the answer status."""
        value = _ANSWER if result_column is None else f"json_extract(answers.fields, '$[{int(result_column)}]')"
        where = "1" if result_column is None else "answers.e164 IS NOT NULL"
        query = f"""SELECT COALESCE({value}, '') AS value, COUNT(*) FROM {_JOINED} WHERE {where}
            GROUP BY value ORDER BY COUNT(*) DESC, value"""  # noqa: S608 - constants and an integer
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
            numbers=self._count("SELECT COUNT(DISTINCT e164) FROM rows WHERE e164 <> ''"),
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


def _conditions(rows: RowFilter) -> tuple[str, dict[str, object]]:
    parts: list[str] = ["1"]
    values: dict[str, object] = {}

    def add(condition: str, name: str, value: object) -> None:
        parts.append(condition)
        values[name] = value

    if rows.status is not None:
        add("rows.status = :status", "status", NumberStatus(rows.status).value)
    if rows.answer is not None:
        add(f"{_ANSWER} = :answer", "answer", AnswerStatus(rows.answer).value)
    if rows.problem:
        add("rows.problem = :problem", "problem", rows.problem)
    if rows.search:
        add("holds(:search, rows.e164, rows.cells, answers.fields)", "search", rows.search.lower())
    if rows.result_column is not None:
        column = f"COALESCE(json_extract(answers.fields, '$[{int(rows.result_column)}]'), '')"
        add(f"answers.e164 IS NOT NULL AND {column} = :value", "value", rows.result_value)
    return " AND ".join(parts), values
