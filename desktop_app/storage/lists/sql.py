"""Builds the SQL for a list's rows beside the answers of one batch, and of the list's other steps.

Rows have one number or several.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.standard_columns import StandardColumns, place_of
from desktop_app.core.rows.list_row import AnswerStatus, SentRange

# A number's id has its place in the row above the bits of any row.
PLACE_BITS = 32
# The marks of suppressed numbers (`storage.suppression.marks`).
SUPPRESSED = "suppressed"
NOT_SUPPRESSED = f"id NOT IN (SELECT id FROM main.{SUPPRESSED})"  # noqa: S608 - a constant
# Stands in for the answers of a batch that has none yet.
_NO_ANSWERS = "temp.no_answers"
_ROW_OF = "COALESCE({of}.first_row, {of}.row)"
_PLACED = f"""COALESCE((SELECT new.row + (new.place << {PLACE_BITS}) FROM row_numbers AS new
    WHERE new.row = {_ROW_OF} AND new.e164 = {{of}}.e164 AND new.status = '{NumberStatus.VALID}'), {_ROW_OF})"""  # noqa: S608 - constants

# The numbers where they are in the list for the first time, with their id.
NEW_NUMBERS = f"SELECT row AS id, row, 0 AS place, region, e164 FROM rows WHERE status = '{NumberStatus.VALID}'"  # noqa: S608 - the same
SEVERAL_NEW_NUMBERS = f"""
    {NEW_NUMBERS} AND row NOT IN (SELECT row FROM row_numbers)
    UNION ALL SELECT row + (place << {PLACE_BITS}), row, place, region, e164 FROM row_numbers
    WHERE status = '{NumberStatus.VALID}'
"""  # noqa: S608 - the same


@dataclass(frozen=True, slots=True)
class OtherAnswers:
    """The answers of another batch of the list: their table, the name it has in a query, and its values a row."""

    answers: str
    alias: str
    width: int


@dataclass(frozen=True, slots=True)
class BatchSql:
    """SQL for one batch: its table `answers` has `width` values a row; `several`: rows may have several numbers.

    `standard` has the SQL for its standard columns, by their places. The values of `others` follow its own.

    `of` names the table whose answers are meant: `rows` or `row_numbers`. Values are bound by name: `:batch`.
    """

    answers: str
    width: int
    several: bool
    standard: Mapping[int, str] = field(default_factory=dict)
    others: tuple[OtherAnswers, ...] = ()

    def number_id(self, of: str) -> str:
        """Return the SQL for a number's id; null, or an id of no number, if there is none."""
        if not self.several:
            return _ROW_OF.format(of=of)
        return f"CASE WHEN {of}.e164 <> '' THEN {_PLACED.format(of=of)} END"

    def beside(self, of: str, join: str = "LEFT JOIN") -> str:
        """Return the rows of `of` joined with their numbers' answers; `join` is meant for the batch's own."""
        number = f"{self.number_id(of)} AND {of}.e164 <> ''"
        joins = (f" LEFT JOIN {each.answers} AS {each.alias} ON {each.alias}.id = {number}" for each in self.others)
        others = "".join(joins)
        return f"{of} {join} {self.answers} AS answers ON answers.id = {number}{others}"

    def state(self, of: str) -> str:
        """Return the SQL for a number's answer status; searches the sent ranges only if it has no answer."""
        return f"""CASE WHEN answers.id IS NOT NULL THEN '{AnswerStatus.ANSWERED}'
            WHEN {of}.e164 = '' THEN '{AnswerStatus.NOT_SENT}'
            ELSE {without_answer(self.number_id(of))} END"""

    @property
    def answered_anywhere(self) -> str:
        """The SQL that a number has an answer of the batch or of another step."""
        every = " OR ".join(f"{each.alias}.id IS NOT NULL" for each in self.others)
        return f"(answers.id IS NOT NULL OR {every})" if every else "answers.id IS NOT NULL"

    def state_anywhere(self, of: str) -> str:
        """Return the SQL for the answer status of a number that has no answer, in all steps together."""
        return without_answer(self.number_id(of), anywhere=bool(self.others))

    def in_steps(self, of: str) -> str:
        """Return the SQL for the text of a number's `InSteps`."""
        which = " || ".join(f"({each}.id IS NOT NULL)" for each in ("answers", *(each.alias for each in self.others)))
        return f"""CASE WHEN {self.answered_anywhere} THEN {which}
            WHEN {of}.e164 = '' THEN '{AnswerStatus.NOT_SENT}'
            ELSE {self.state_anywhere(of)} END"""

    def value(self, column: int) -> str:
        """Return the SQL for a value of an answer; "" if the batch has no such column."""
        if column < 0:
            return self.standard.get(column, "''")
        if column < self.width:
            return f"answers.c{int(column)}"
        other, place = self._other(column)
        return f"COALESCE({other.alias}.c{place}, '')" if other else "''"

    def answered(self, column: int) -> str:
        """Return the SQL that a number has an answer of the batch whose column that is."""
        other = self._other(column)[0] if column >= self.width else None
        return f"{other.alias}.id IS NOT NULL" if other else "answers.id IS NOT NULL"

    def _other(self, column: int) -> tuple[OtherAnswers | None, int]:
        place = int(column) - self.width
        for other in self.others:
            if place < other.width:
                return other, place
            place -= other.width
        return None, place

    @property
    def own(self) -> list[str]:
        """The SQL for all values of the batch itself."""
        return [self.value(column) for column in range(self.width)]

    def values(self) -> list[str]:
        """Return the SQL for all values."""
        return [self.value(column) for column in range(self.width + sum(each.width for each in self.others))]


# Status of a number without an answer. In several ranges the last of these counts: a resent one may still be answered.
_WITHOUT = (AnswerStatus.UNANSWERED, AnswerStatus.NOT_SENT, AnswerStatus.AWAITING)
_RANGE = """SELECT CASE WHEN numbers.place < sent.past THEN sent.{} END FROM temp.sent
    WHERE sent.batch = numbers.batch AND sent.country = numbers.country AND sent.first <= numbers.place
    ORDER BY sent.first DESC LIMIT 1"""
# The SQL that a place of `numbers` lies in a range that left this machine.
WAS_SENT = f"({_RANGE.format('went')})"


def without_answer(number_id: str, *, anywhere: bool = False) -> str:
    """Return the SQL for the answer status of a number that has no answer, by its id: in the batch, or `anywhere`."""
    batch = "IN (SELECT batch FROM temp.sent)" if anywhere else "= :batch"
    known = " ".join(f"WHEN {at} THEN '{each}'" for at, each in enumerate(_WITHOUT))
    state = f"SELECT MAX(({_RANGE.format('without')})) FROM numbers WHERE batch {batch} AND id = {number_id}"  # noqa: S608 - constants
    return f"CASE ({state}) {known} ELSE '{AnswerStatus.NOT_SENT}' END"


def prepare(db: sqlite3.Connection) -> None:
    """Create the temporary tables that the SQL here uses."""
    db.execute(f"CREATE TABLE IF NOT EXISTS {_NO_ANSWERS} (id INTEGER PRIMARY KEY, part INTEGER)")
    db.execute("""CREATE TABLE IF NOT EXISTS temp.sent (
        batch TEXT, country TEXT, first INTEGER, past INTEGER, without INTEGER, went INTEGER,
        PRIMARY KEY (batch, country, first)) WITHOUT ROWID""")


def set_sent(db: sqlite3.Connection, sent: Mapping[str, Sequence[SentRange]]) -> None:
    """Store which ranges of each batch were sent; they may overlap. All users of `db` share these ranges."""
    ranges = [(batch, *each) for batch in sorted(sent) for each in _disjoint(sent[batch])]
    if ranges != [tuple(each) for each in db.execute("SELECT * FROM temp.sent ORDER BY 1, 2, 3")]:
        db.execute("DELETE FROM temp.sent")
        db.executemany("INSERT INTO temp.sent VALUES (?, ?, ?, ?, ?, ?)", ranges)


def _disjoint(sent: Sequence[SentRange]) -> list[tuple[str, int, int, int, bool]]:
    """Merge ranges into as few as possible that don't overlap.

    Each has its country, first place, the place after its last, the status without an answer, and a flag if it left.
    Where two overlap, the range that begins first has the shared places.
    """
    found: list[tuple[str, int, int, int, bool]] = []
    for part in sorted(sent, key=lambda each: (each.country, each.first)):
        country, first, past, *alike = found[-1] if found else ("", 0, -1)
        begin, end = part.first, part.first + part.numbers
        own = [_WITHOUT.index(part.without), part.left]
        if part.country == country and begin <= past and own == alike:
            found[-1] = country, first, max(past, end), own[0], part.left
        elif part.country != country or end > past:
            begin = max(begin, past) if part.country == country else begin
            found.append((part.country, begin, end, own[0], part.left))
    return found


def batch_sql(db: sqlite3.Connection, batch_id: str, *, several: bool, others: Sequence[str] = ()) -> BatchSql:
    """Return the SQL of a batch as it is now, with the answers of `others`; later answers may add columns."""
    query = """SELECT (SELECT number FROM batches WHERE batch = ?1),
        (SELECT COUNT(*) FROM result_columns WHERE batch = ?1)"""
    number, width = db.execute(query, (batch_id,)).fetchone()
    beside = ((at, *db.execute(query, (each,)).fetchone()) for at, each in enumerate(others))
    found = tuple(OtherAnswers(_table(table), f"other_{at}", count) for at, table, count in beside)
    return BatchSql(_table(number), width, several, others=found)


def _table(number: int | None) -> str:
    return _NO_ANSWERS if number is None else answers_table(number)


def answers_table(number: int) -> str:
    """Return the table of a batch's answers, by its number in `batches`."""
    return f"answers_{number}"


def standard_sql(
    db: sqlite3.Connection, columns: StandardColumns, answers: str = "answers", name: str = "standard"
) -> dict[int, str]:
    """Return the SQL for a batch's standard columns by their places, null without an answer.

    They are worked out by a function `name` that it creates on `db`, from the values of a table that is called
    `answers`.
    """

    found = {place_of(meaning): column.found for meaning, column in columns.items()}

    def value(place: int, *values: Any) -> str | None:
        return None if values[0] is None else found[place][values]

    db.create_function(name, -1, value, deterministic=True)
    return {
        place_of(meaning): f"{name}({place_of(meaning)}, {', '.join(f'{answers}.c{at}' for at in column.sources)})"
        for meaning, column in columns.items()
    }
