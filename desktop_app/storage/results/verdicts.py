"""Builds the SQL for verdicts: the same judges as everywhere else, called as a function for each answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from desktop_app.core.batches.judged_steps import Group, StepsJudge
from desktop_app.core.results.verdict import BEST_FIRST, GRADES, Judge
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.storage.lists.sql import SUPPRESSED, BatchSql

# SQLite takes no more arguments of a function than a hundred.
_AT_ONCE = 90
_TELLS_NOTHING = GRADES.index(Verdict.UNKNOWN, 1)
_WORDS = " ".join(f"WHEN {grade} THEN '{verdict}'" for grade, verdict in enumerate(GRADES))


class VerdictSql:
    """SQL for the verdicts of one batch, or of all steps of a list, by the functions that it creates on `db`."""

    def __init__(
        self, db: sqlite3.Connection, sql: BatchSql, judge: Judge | StepsJudge, *, marked: bool = False
    ) -> None:
        """`marked`: some of the list's numbers are suppressed."""
        self._sql = sql
        self._marked = marked
        self._judge = judge
        judges = [part.judge for part in judge.parts] if isinstance(judge, StepsJudge) else [judge]
        for at, each in enumerate(judges):
            db.create_function(f"grade_{at}", -1, each.grade, deterministic=True)

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
        judge = self._judge
        grade = self._together(judge) if isinstance(judge, StepsJudge) else self._grade(judge)
        return f"CASE {grade} {_WORDS} END"

    def _grade(self, judge: Judge, at: int = 0, place: int = 0) -> str:
        """Return how grave the answer of a step is; `place` is that of its first value."""
        grades = ", ".join(["0", "0", *self._grades(judge, at, place)])  # MAX of one alone would be that of all rows
        return f"MAX({grades})"

    def _grades(self, judge: Judge, at: int, place: int) -> Iterator[str]:
        for first in range(0, len(judge.telling), _AT_ONCE):
            values = ", ".join(self._sql.value(place + each) for each in judge.telling[first : first + _AT_ONCE])
            yield f"grade_{at}({first}, {values})"

    def _together(self, judge: StepsJudge) -> str:
        """Return how grave the answers of all steps are together, as `StepsJudge` has it."""
        names = ["answers", *(each.alias for each in self._sql.others)]
        told = [
            f"CASE WHEN {name}.id IS NOT NULL "
            f"THEN NULLIF(NULLIF({self._grade(part.judge, at, part.first)}, 0), {_TELLS_NOTHING}) END"
            for at, (name, part) in enumerate(zip(names, judge.parts, strict=True))
        ]

        def latest(group: Group) -> str:
            return f"COALESCE({', '.join(told[at] for at in group)}, 0)"

        ranks = [f"MAX(0, 0, {', '.join(map(latest, groups))})" for groups in judge.ranks]
        return f"COALESCE({', '.join(f'NULLIF({each}, 0)' for each in ranks)}, 0)"

    def of_number(self, of: str) -> str:
        """Return the verdict of a number of `of`, which is `rows` or `row_numbers`, beside its answer."""
        suppressed = self._suppressed(f"{of}.e164 <> '' AND {self._sql.number_id(of)}")
        return f"""CASE {suppressed} WHEN {self._sql.answered_anywhere} THEN {self._by_answer()}
            WHEN {of}.e164 = '' THEN '{Verdict.PROBLEM}'
            WHEN {self._sql.state_anywhere(of)} = '{AnswerStatus.NOT_SENT}' THEN '{Verdict.NOT_SENT}'
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
