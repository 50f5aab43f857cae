"""Builds the SQL for verdicts: the same judges as everywhere else, called as a function for each answer."""

from __future__ import annotations

import sqlite3

from desktop_app.core.batches.judged_steps import Group, StepsJudge
from desktop_app.core.results.verdict import BEST_FIRST, GRADES, Judge
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.storage.lists.sql import SUPPRESSED, BatchSql

# SQLite takes no more arguments of a function than a hundred.
_AT_ONCE = 90
# Of so many answers the values are looked at, and so many of each column are compared in SQL.
_LOOKED_AT, _USUAL, _SHORT = 500, 6, 40
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
        self._db = db
        self._tables = {"answers": sql.answers, **{each.alias: each.answers for each in sql.others}}
        self._usual: dict[str, str] = {}  # by the SQL of a value
        judges = [part.judge for part in judge.parts] if isinstance(judge, StepsJudge) else [judge]
        for at, each in enumerate(judges):
            db.create_function(f"grade_{at}", 2, each.grade, deterministic=True)

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

    def _grade(self, judge: Judge, table: str = "answers", at: int = 0, place: int = 0) -> str:
        """Return how grave the answer of a step is, which is in `table`; `place` is that of its first value."""
        grades = [self._grade_of(judge, column, table, at, place) for column in range(len(judge.telling))]
        pieces = (", ".join(grades[first : first + _AT_ONCE]) for first in range(0, len(grades), _AT_ONCE))
        gravest = (f"MAX(0, 0, {piece})" for piece in pieces)
        return f"MAX({', '.join(['0', '0', *gravest])})"  # MAX of one alone would be that of all rows

    def _grade_of(self, judge: Judge, column: int, table: str, at: int, place: int) -> str:
        """Return how grave a value is. The usual ones are compared in SQL, where a call takes five times as long."""
        value = self._sql.value(place + judge.telling[column])
        asked = f"grade_{at}({column}, {value})"
        if value not in self._usual:
            usual = [(text, judge.grade(column, text)) for text in self._usual_values(value, table)]
            told = " ".join(f"WHEN {_quoted(text)} THEN {grade}" for text, grade in usual)
            self._usual[value] = f"CASE {value} {told} ELSE {asked} END" if told else asked
        return self._usual[value]

    def _usual_values(self, value: str, table: str) -> list[str]:
        """Return the texts that the first answers have most often."""
        query = f"""SELECT value FROM (SELECT {value} AS value FROM {self._tables[table]} AS {table} LIMIT {_LOOKED_AT})
            GROUP BY value ORDER BY COUNT(*) DESC LIMIT {_USUAL}"""  # noqa: S608 - names and numbers
        found = [row[0] for row in self._db.execute(query)]
        return [text for text in found if isinstance(text, str) and len(text) <= _SHORT and text.isprintable()]

    def _together(self, judge: StepsJudge) -> str:
        """Return how grave the answers of all steps are together, as `StepsJudge` has it."""
        names = ["answers", *(each.alias for each in self._sql.others)]
        told = [
            f"CASE WHEN {name}.id IS NOT NULL "
            f"THEN NULLIF(NULLIF({self._grade(part.judge, name, at, part.first)}, 0), {_TELLS_NOTHING}) END"
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


def _quoted(text: str) -> str:
    """Return the SQL literal of a text."""
    doubled = text.replace("'", "''")
    return f"'{doubled}'"
