"""Builds the SQL for verdicts: the same `Judge` as everywhere else, called as a function for each answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from desktop_app.core.results.verdict import BEST_FIRST, GRADES, Judge
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.storage.lists.sql import SUPPRESSED, BatchSql

# SQLite takes no more arguments of a function than a hundred.
_AT_ONCE = 90
_WORDS = " ".join(f"WHEN {grade} THEN '{verdict}'" for grade, verdict in enumerate(GRADES))


class VerdictSql:
    """SQL for the verdicts of one batch, by the functions that it creates on `db`."""

    def __init__(self, db: sqlite3.Connection, sql: BatchSql, judge: Judge, *, marked: bool = False) -> None:
        """`marked`: some of the list's numbers are suppressed."""
        self._sql = sql
        self._marked = marked
        self._judge = judge
        db.create_function("grade", -1, judge.grade, deterministic=True)

    def of_answer(self) -> str:
        """Return the verdict of a number that has an answer."""
        suppressed = self._suppressed("answers.id")
        return f"CASE {suppressed} ELSE {self._by_answer()} END" if suppressed else self._by_answer()

    def _suppressed(self, number_id: str) -> str:
        """Return the case of a suppressed number; of an answered one, too."""
        if not self._marked:
            return ""
        return f"WHEN {number_id} IN (SELECT id FROM main.{SUPPRESSED}) THEN '{Verdict.SUPPRESSED}'"  # noqa: S608 - a constant

    def _by_answer(self) -> str:
        grades = ", ".join(["0", "0", *self._grades()])  # MAX of one alone would be that of all rows
        return f"CASE MAX({grades}) {_WORDS} END"

    def _grades(self) -> Iterator[str]:
        telling = self._judge.telling
        for first in range(0, len(telling), _AT_ONCE):
            values = ", ".join(map(self._sql.value, telling[first : first + _AT_ONCE]))
            yield f"grade({first}, {values})"

    def of_number(self, of: str) -> str:
        """Return the verdict of a number of `of`, which is `rows` or `row_numbers`, beside its answer."""
        suppressed = self._suppressed(f"{of}.e164 <> '' AND {self._sql.number_id(of)}")
        return f"""CASE {suppressed} WHEN answers.id IS NOT NULL THEN {self.of_answer()}
            WHEN {of}.e164 = '' THEN '{Verdict.PROBLEM}'
            WHEN {self._sql.state(of)} = '{AnswerStatus.NOT_SENT}' THEN '{Verdict.NOT_SENT}'
            ELSE '{Verdict.UNKNOWN}' END"""

    def of_row(self) -> str:
        """Return the verdict of a row; `gather` has to be called before if rows have several numbers."""
        alone = self.of_number("rows")
        if not self._sql.several:
            return alone
        return f"COALESCE((SELECT verdict FROM temp.row_verdicts WHERE row_verdicts.row = rows.row), {alone})"  # noqa: S608 - constants

    def gather(self, db: sqlite3.Connection, batch_id: str) -> None:
        """Store the verdict of each row with several numbers in `temp.row_verdicts`: that of its best number."""
        best = " ".join(f"WHEN SUM(verdict = '{each}') THEN '{each}'" for each in BEST_FIRST)
        db.execute("CREATE TEMP TABLE IF NOT EXISTS row_verdicts (row INTEGER PRIMARY KEY, verdict TEXT NOT NULL)")
        db.execute("DELETE FROM temp.row_verdicts")
        each = f"""SELECT row_numbers.row AS row, {self.of_number("row_numbers")} AS verdict
            FROM {self._sql.beside("row_numbers")}"""  # noqa: S608 - constants
        query = f"INSERT INTO temp.row_verdicts SELECT row, CASE {best} END FROM ({each}) GROUP BY row"  # noqa: S608 - constants
        db.execute(query, {"batch": batch_id})
