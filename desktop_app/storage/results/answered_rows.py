"""Finds rows through their answers, if a filter asks about nothing else.

To look up each row's answer takes twice as long as reading all answers in file order. A number's id is the row in which
it is new; of the other rows, only those that repeat a number have an answer. This holds while each row has one number.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from desktop_app.core.results.verdict import GRADES
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter, by_column
from desktop_app.storage.lists.filters import one_of
from desktop_app.storage.lists.orders import FewTexts, by_key, few_by_number, in_one_text, walked, without
from desktop_app.storage.lists.sql import BatchSql
from desktop_app.storage.results.verdicts import VerdictSql

# The fields of a filter that can be answered here (the order is applied separately).
_ASKED_HERE = {"answer", "values", "verdict", "sort", "descending"}

# Verdicts that only an answered number has.
_BY_ANSWER = set(GRADES) - {Verdict.UNKNOWN}

# A character that is rare within values.
_BETWEEN = "\x1f"
_AT_A_TIME = 1_000
_REPEATED = "SELECT row, first_row FROM rows WHERE first_row IS NOT NULL AND e164 <> ''"


@dataclass(frozen=True, slots=True)
class AnsweredRows:
    """The rows whose answer fits `where`, with values bound by name."""

    sql: BatchSql
    where: str = "1"
    values: Mapping[str, Any] = field(default_factory=dict)

    def numbers(self, db: sqlite3.Connection) -> array[int]:
        """Return the row numbers in the list's order."""
        return array("i", sorted(in_one_text(db, self._with("NULL"), self.values)))

    def in_order(self, db: sqlite3.Connection, column: int, *, descending: bool) -> array[int]:
        """Return the row numbers sorted by a value of their answers, ASCII case folded; ties in the list's order."""
        return by_key(db, self._with(f"lower({self.sql.value(column)})"), self.values, descending=descending)

    def all_in_order(self, db: sqlite3.Connection, rows: array[int], column: int, *, descending: bool) -> array[int]:
        """Return all `rows` of the list sorted by that value; rows without an answer, or with a blank one, last."""
        if (values := self._few_values(db, max(rows, default=0), column)) is not None:
            return values.in_order(rows, descending=descending)
        told = replace(self, where=f"({self.where}) AND {self.sql.value(column)} <> ''")
        found = told.in_order(db, column, descending=descending)
        return found + without(rows, found)

    def _few_values(self, db: sqlite3.Connection, last: int, column: int) -> FewTexts | None:
        """Read a value of each row up to the last; return None if too many differ."""
        values = few_by_number(self._pieces(db, self.sql.value(column)), last + 1)
        if values is not None:
            with walked(db, _REPEATED, {}) as repeated:
                for row, first in repeated:
                    values.codes[row] = values.codes[first]
        return values

    def _pieces(self, db: sqlite3.Connection, value: str) -> Iterator[tuple[Iterable[int], Sequence[bytes]]]:
        """Yield all ids and a value of each, many at a time in one text: single steps take half as long again."""
        part = f"FROM {self.sql.answers} AS answers WHERE rowid >= ? AND rowid < ?"
        both = f"SELECT group_concat(id), CAST(group_concat({value}, '{_BETWEEN}') AS BLOB), COUNT(*) {part}"
        (last,) = db.execute(f"SELECT MAX(rowid) FROM {self.sql.answers}").fetchone()  # noqa: S608 - constants
        for first in range(1, (last or 0) + 1, _AT_A_TIME):
            piece = first, first + _AT_A_TIME
            ids, texts, count = db.execute(both, piece).fetchone()
            values = texts.split(_BETWEEN.encode()) if count else []
            if len(values) != count:  # the separator occurs within a value
                values = [row[0] for row in db.execute(f"SELECT CAST({value} AS BLOB) {part} ORDER BY rowid", piece)]
            if count:
                yield map(int, ids.split(",")), values

    def counted(self, db: sqlite3.Connection, column: int | str) -> Counter[str]:
        """Count the rows with each value of their answers: of a column, or of an expression in SQL."""
        value = self.sql.value(column) if isinstance(column, int) else column
        query = f"SELECT key, COUNT(*) FROM ({self._with(value)}) GROUP BY 1"  # noqa: S608 - values are bound
        return Counter(dict(db.execute(query, self.values).fetchall()))

    def _with(self, key: str) -> str:
        """Return a query for the rows, each with the expression `key`."""
        answers = f"{self.sql.answers} AS answers"
        # Without CROSS, SQLite may search the rows of each answer, for which there is no index.
        return f"""SELECT id AS row, {key} AS key FROM {answers} WHERE {self.where}
            UNION ALL SELECT rows.row, {key} FROM rows CROSS JOIN {answers} ON answers.id = rows.first_row
            WHERE rows.first_row IS NOT NULL AND rows.e164 <> '' AND {self.where}"""  # noqa: S608 - the same


def answered_rows(rows: RowFilter, sql: BatchSql, verdicts: VerdictSql) -> AnsweredRows | None:
    """Return the rows that fit a filter that asks about answers alone; None if it asks for more.

    Ignores the order that the filter wants.
    """
    plain = RowFilter()
    asked = {name for name in RowFilter.__slots__ if getattr(rows, name) != getattr(plain, name)}
    elsewhere = any(each.own or each.place >= sql.width for each in rows.values)
    if rows.verdict is not None and sql.others:
        return None
    if sql.several or not asked <= _ASKED_HERE or elsewhere:
        return None
    asks = rows.values or rows.answer is AnswerStatus.ANSWERED or rows.verdict in _BY_ANSWER
    if not asks or rows.answer not in (None, AnswerStatus.ANSWERED):
        return None
    values: dict[str, object] = {}
    wanted = by_column(rows.values).items()
    parts = [one_of(sql.value(place), f"value{place}", texts, values) for (place, _own), texts in wanted]
    if rows.verdict is not None:
        parts.append(one_of(verdicts.of_answer(), "verdict", [rows.verdict.value], values))
    return AnsweredRows(sql, " AND ".join(parts) or "1", values)
