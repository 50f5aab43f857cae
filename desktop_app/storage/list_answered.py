"""Rows found from the side of their answers, where all that is asked of them stands there.

To look up the answer of each row takes twice as long as to read all answers as they lie: a number's id is the row in
which it is new, and of the other rows only those that repeat a number have an answer. So where a row has one number.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from desktop_app.core.list_row import AnswerStatus, RowFilter, by_column
from desktop_app.storage.list_few import FewTexts, few_by_number
from desktop_app.storage.list_filters import one_of
from desktop_app.storage.list_orders import by_key, in_one_text, walked, without
from desktop_app.storage.list_sql import BatchSql

# What a filter may ask here, and nothing besides; how its rows are ordered is another matter.
_ASKED_HERE = {"answer", "values", "sort", "descending"}

# What seldom stands within a value.
_BETWEEN = "\x1f"
_AT_A_TIME = 1_000
_REPEATED = "SELECT row, first_row FROM rows WHERE first_row IS NOT NULL AND e164 <> ''"


@dataclass(frozen=True, slots=True)
class AnsweredRows:
    """The rows whose answer fits `where`, in which values are bound by name."""

    sql: BatchSql
    where: str = "1"
    values: Mapping[str, Any] = field(default_factory=dict)

    def numbers(self, db: sqlite3.Connection) -> array[int]:
        """Their numbers, in the list's order."""
        return array("i", sorted(in_one_text(db, self._with("NULL"), self.values)))

    def in_order(self, db: sqlite3.Connection, column: int, *, descending: bool) -> array[int]:
        """Their numbers by a value of their answers, the letters of ASCII folded; equal ones in the list's order."""
        return by_key(db, self._with(f"lower({self.sql.value(column)})"), self.values, descending=descending)

    def all_in_order(self, db: sqlite3.Connection, rows: array[int], column: int, *, descending: bool) -> array[int]:
        """All `rows` of the list, those last that have no answer, or a blank one."""
        if (values := self._few_values(db, max(rows, default=0), column)) is not None:
            return values.in_order(rows, descending=descending)
        told = replace(self, where=f"({self.where}) AND {self.sql.value(column)} <> ''")
        found = told.in_order(db, column, descending=descending)
        return found + without(rows, found)

    def _few_values(self, db: sqlite3.Connection, last: int, column: int) -> FewTexts | None:
        """A value of each row up to the last one; None where too many differ."""
        values = few_by_number(self._pieces(db, self.sql.value(column)), last + 1)
        if values is not None:
            with walked(db, _REPEATED, {}) as repeated:
                for row, first in repeated:
                    values.codes[row] = values.codes[first]
        return values

    def _pieces(self, db: sqlite3.Connection, value: str) -> Iterator[tuple[Iterable[int], Sequence[bytes]]]:
        """All ids and a value of each, many at a time as one text: a step for each takes half as long again."""
        part = f"FROM {self.sql.answers} AS answers WHERE rowid >= ? AND rowid < ?"
        both = f"SELECT group_concat(id), CAST(group_concat({value}, '{_BETWEEN}') AS BLOB), COUNT(*) {part}"
        (last,) = db.execute(f"SELECT MAX(rowid) FROM {self.sql.answers}").fetchone()  # noqa: S608 - constants
        for first in range(1, (last or 0) + 1, _AT_A_TIME):
            piece = first, first + _AT_A_TIME
            ids, texts, count = db.execute(both, piece).fetchone()
            values = texts.split(_BETWEEN.encode()) if count else []
            if len(values) != count:  # it stands within a value
                values = [row[0] for row in db.execute(f"SELECT CAST({value} AS BLOB) {part} ORDER BY rowid", piece)]
            if count:
                yield map(int, ids.split(",")), values

    def counted(self, db: sqlite3.Connection, column: int) -> Counter[str]:
        """How many have each value of their answers."""
        query = f"SELECT key, COUNT(*) FROM ({self._with(self.sql.value(column))}) GROUP BY 1"  # noqa: S608 - values are bound
        return Counter(dict(db.execute(query, self.values).fetchall()))

    def _with(self, key: str) -> str:
        """A query for the rows, each with the expression `key`."""
        answers = f"{self.sql.answers} AS answers"
        # Without CROSS SQLite may look up the rows of each answer, which nothing helps it to find.
        return f"""SELECT id AS row, {key} AS key FROM {answers} WHERE {self.where}
            UNION ALL SELECT rows.row, {key} FROM rows CROSS JOIN {answers} ON answers.id = rows.first_row
            WHERE rows.first_row IS NOT NULL AND rows.e164 <> '' AND {self.where}"""  # noqa: S608 - the same


def answered_rows(rows: RowFilter, sql: BatchSql) -> AnsweredRows | None:
    """Those that a filter leaves, where it asks for nothing but answers; None where it asks for more.

    The order that it wants is left out of account.
    """
    plain = RowFilter()
    asked = {name for name in RowFilter.__slots__ if getattr(rows, name) != getattr(plain, name)}
    if sql.several or not asked <= _ASKED_HERE or any(each.own for each in rows.values):
        return None
    if rows.values and rows.answer in (None, AnswerStatus.ANSWERED):
        values: dict[str, object] = {}
        wanted = by_column(rows.values).items()
        parts = [one_of(sql.value(place), f"value{place}", texts, values) for (place, _own), texts in wanted]
        return AnsweredRows(sql, " AND ".join(parts), values)
    return AnsweredRows(sql) if rows.answer is AnswerStatus.ANSWERED and not rows.values else None
