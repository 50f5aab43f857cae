"""The SQL of a list's rows beside the answers of one batch, with one number a row or with several."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import AnswerStatus, SentRange

# A number's place in its row stands above the bits of any row.
PLACE_BITS = 32
# Stands for the answers of a batch that has none yet.
_NO_ANSWERS = "temp.no_answers"
_ROW_OF = "COALESCE({of}.first_row, {of}.row)"
_PLACED = f"""COALESCE((SELECT new.row + (new.place << {PLACE_BITS}) FROM row_numbers AS new
    WHERE new.row = {_ROW_OF} AND new.e164 = {{of}}.e164 AND new.status = '{NumberStatus.VALID}'), {_ROW_OF})"""  # noqa: S608 - constants

# The numbers that stand in the list for the first time, with their id.
NEW_NUMBERS = f"SELECT row AS id, row, 0 AS place, region, e164 FROM rows WHERE status = '{NumberStatus.VALID}'"  # noqa: S608 - the same
SEVERAL_NEW_NUMBERS = f"""
    {NEW_NUMBERS} AND row NOT IN (SELECT row FROM row_numbers)
    UNION ALL SELECT row + (place << {PLACE_BITS}), row, place, region, e164 FROM row_numbers
    WHERE status = '{NumberStatus.VALID}'
"""  # noqa: S608 - the same


@dataclass(frozen=True, slots=True)
class BatchSql:
    """`answers`: the table of the batch's answers, `width` its values; `several`: rows may have several numbers.

    `of` is `rows` or `row_numbers`, whose answers are meant. Values are bound by name: `:batch`.
    """

    answers: str
    width: int
    several: bool

    def number_id(self, of: str) -> str:
        """The id of a number; null, or one that no number has, where there is none."""
        if not self.several:
            return _ROW_OF.format(of=of)
        return f"CASE WHEN {of}.e164 <> '' THEN {_PLACED.format(of=of)} END"

    def beside(self, of: str, join: str = "LEFT JOIN") -> str:
        """Rows of `of`, each with its number's answer."""
        return f"{of} {join} {self.answers} AS answers ON answers.id = {self.number_id(of)} AND {of}.e164 <> ''"

    def state(self, of: str) -> str:
        """The answer status of a number: looked up among the ranges that were sent only where it has no answer."""
        return f"""CASE WHEN answers.id IS NOT NULL THEN '{AnswerStatus.ANSWERED}'
            WHEN {of}.e164 = '' THEN '{AnswerStatus.NOT_SENT}'
            ELSE {without_answer(self.number_id(of))} END"""

    def value(self, column: int) -> str:
        """A value of an answer; "" where the batch has no such column."""
        return f"answers.c{int(column)}" if column < self.width else "''"

    def values(self) -> list[str]:
        """All of them."""
        return [self.value(column) for column in range(self.width)]


# What a number is that has no answer, of several ranges the last of these: one that was sent again may still get one.
_WITHOUT = (AnswerStatus.UNANSWERED, AnswerStatus.NOT_SENT, AnswerStatus.AWAITING)
_RANGE = """SELECT CASE WHEN numbers.place < sent.past THEN sent.{} END FROM temp.sent
    WHERE sent.country = numbers.country AND sent.first <= numbers.place ORDER BY sent.first DESC LIMIT 1"""
# A place of `numbers` that lies in a range which left this machine.
WAS_SENT = f"({_RANGE.format('went')})"


def without_answer(number_id: str) -> str:
    """The answer status of a number of the batch that has no answer, by its id."""
    known = " ".join(f"WHEN {at} THEN '{each}'" for at, each in enumerate(_WITHOUT))
    state = f"SELECT MAX(({_RANGE.format('without')})) FROM numbers WHERE batch = :batch AND id = {number_id}"  # noqa: S608 - constants
    return f"CASE ({state}) {known} ELSE '{AnswerStatus.NOT_SENT}' END"


def prepare(db: sqlite3.Connection) -> None:
    """Make the temporary tables that the SQL here speaks of."""
    db.execute(f"CREATE TABLE IF NOT EXISTS {_NO_ANSWERS} (id INTEGER PRIMARY KEY, part INTEGER)")
    db.execute("""CREATE TABLE IF NOT EXISTS temp.sent (
        country TEXT, first INTEGER, past INTEGER, without INTEGER, went INTEGER,
        PRIMARY KEY (country, first)) WITHOUT ROWID""")


def set_sent(db: sqlite3.Connection, sent: Sequence[SentRange]) -> None:
    """Say which ranges were sent; they may overlap. One answer at a time for all who ask `db`."""
    ranges = _apart(sent)
    if ranges != [tuple(each) for each in db.execute("SELECT * FROM temp.sent ORDER BY 1, 2")]:
        db.execute("DELETE FROM temp.sent")
        db.executemany("INSERT INTO temp.sent VALUES (?, ?, ?, ?, ?)", ranges)


def _apart(sent: Sequence[SentRange]) -> list[tuple[str, int, int, int, bool]]:
    """The same numbers in ranges that don't overlap, as few as can be: country, first place, the one past the end,
    what they are without an answer, and whether they left. Where two overlap, the first place is the earlier one's.
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


def batch_sql(db: sqlite3.Connection, batch_id: str, *, several: bool) -> BatchSql:
    """The SQL of a batch as it is now: answers may come, and with them columns."""
    query = """SELECT (SELECT number FROM batches WHERE batch = ?1),
        (SELECT COUNT(*) FROM result_columns WHERE batch = ?1)"""
    number, width = db.execute(query, (batch_id,)).fetchone()
    return BatchSql(_NO_ANSWERS if number is None else answers_table(number), width, several)


def answers_table(number: int) -> str:
    """The table of a batch's answers, by its number in `batches`."""
    return f"answers_{number}"
