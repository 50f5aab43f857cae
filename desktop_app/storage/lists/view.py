"""Reads rows of a list beside the answers of one batch: some of them, or all."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from desktop_app.core.batches.judged_steps import ALONE, ListSteps
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.suppression import NO_MARKS, Suppressing, SuppressionMarks, day_of
from desktop_app.core.rows.list_row import (
    GRAVEST_ANSWERS,
    AnsweredRow,
    AnswerStatus,
    InSteps,
    ListRow,
    NumberAnswer,
    RowNumber,
    SentRange,
)
from desktop_app.storage.lists.sql import SUPPRESSED, BatchSql, batch_sql, prepare, set_sent

# Rows a query: enough that starting and ending it costs nothing, few enough that memory doesn't grow with the list.
_AT_A_TIME = 500
_STATES = {state.value: state for state in AnswerStatus}

Several = dict[int, list[tuple[RowNumber, NumberAnswer]]]


class ListView:
    """Reads rows with answers. `several`: some have more than one number. Call `look` before reading anything."""

    def __init__(self, db: sqlite3.Connection, *, several: bool) -> None:
        self._db = db
        self._cursor = self._plain()
        self._several = several
        self._seen: tuple[dict[str, tuple[SentRange, ...]], int] | None = None
        prepare(db)
        self.look("", ())

    def look(self, batch_id: str, sent: Sequence[SentRange], steps: ListSteps = ALONE) -> None:
        """Look at a batch as it is now; `sent` are the ranges that left this machine.

        The values of the other `steps` follow its own.
        """
        others = steps.others(batch_id)
        self._say_sent({batch_id: tuple(sent), **{each.batch_id: each.sent for each in others}})
        self._batch = batch_id
        ids = [each.batch_id for each in others]
        self.sql: BatchSql = batch_sql(self._db, batch_id, several=self._several, others=ids)
        self._none = ("",) * self.sql.width
        self._marks = marks_in(self._db)

    def _say_sent(self, sent: dict[str, tuple[SentRange, ...]]) -> None:
        """Call `set_sent`, unless the same ranges were set and the connection has written nothing since."""
        if self._seen != (sent, self._db.total_changes):
            set_sent(self._db, sent)
            self._seen = sent, self._db.total_changes

    def every(self) -> Iterator[AnsweredRow]:
        """Yield every row in the list's order."""
        for found in self.stored(ROW_COLUMNS, self.sql.state("rows"), _AT_A_TIME):
            yield from self._answered(found)

    def these(self, rows: Sequence[int]) -> Iterator[AnsweredRow]:
        """Yield these rows in their order; leave out those that the list doesn't have."""
        for first in range(0, len(rows), _AT_A_TIME):
            wanted = rows[first : first + _AT_A_TIME]
            by_row = {found[0]: found for found in self.picked(ROW_COLUMNS, self.sql.state("rows"), wanted)}
            yield from self._answered([by_row[row] for row in wanted if row in by_row])

    def stored(
        self, columns: Sequence[str], state: str, size: int, source: str = ""
    ) -> Iterator[list[tuple[Any, ...]]]:
        """Yield all rows in order, `size` at a time: `columns`, the answer `state`, the values (null if unanswered).

        If the list has several steps, the text of `InSteps` comes last.
        """
        # Use a cursor of its own, because others may be used while the rows are read.
        query = f"{self._query('rows', columns, state, source)} ORDER BY rows.row"
        cursor = self._plain().execute(query, {"batch": self._batch})
        while found := cursor.fetchmany(size):
            yield found

    def picked(
        self, columns: Sequence[str], state: str, rows: Sequence[int], source: str = "", of: str = "rows"
    ) -> list[tuple[Any, ...]]:
        """Return these rows as `stored` does, in no order."""
        query = f"{self._query(of, columns, state, source)} WHERE {of}.row IN (SELECT value FROM json_each(:rows))"  # noqa: S608 - constants
        order = " ORDER BY row_numbers.row, place" if of == "row_numbers" else ""
        asked = {"batch": self._batch, "rows": f"[{','.join(map(str, rows))}]"}
        return self._cursor.execute(query + order, asked).fetchall()

    def _query(self, of: str, columns: Sequence[str], state: str, source: str) -> str:
        steps = [self.sql.in_steps(of)] if self.sql.others else []
        wanted = ", ".join([*(f"{of}.{name}" for name in columns), state, *self.sql.values(), *steps])
        return f"SELECT {wanted} FROM {source or self.sql.beside(of)}"  # noqa: S608 - constants

    def _plain(self) -> sqlite3.Cursor:
        cursor = self._db.cursor()
        cursor.row_factory = None
        return cursor

    def _answered(self, found: Sequence[tuple[Any, ...]]) -> Iterator[AnsweredRow]:
        width = len(ROW_COLUMNS)
        several = self.numbers_of([each[0] for each in found]) if self._several else {}
        # Decoding them together takes half the time.
        cells = json.loads(f"[{','.join([each[1] for each in found])}]")
        marked = self.marked([each[0] for each in found])
        for each, texts in zip(found, cells, strict=True):
            if each[0] in several:
                numbers, answers = zip(*several[each[0]], strict=True)
                yield with_answers(list_row(each, texts, numbers), answers)
            else:
                state, values, steps = self._answer(each[width:])
                lists = marked.get(each[0], ())
                yield AnsweredRow(list_row(each, texts), state, values, suppressed=lists, steps=steps)

    def numbers_of(self, rows: Sequence[int]) -> Several:
        """Return the numbers of those rows that have several, each with its answer."""
        state_of = self.sql.state("row_numbers")
        width = len(NUMBER_COLUMNS)
        numbers: defaultdict[int, list[tuple[RowNumber, NumberAnswer]]] = defaultdict(list)
        marked = self._marked_numbers(rows)
        for at, each in enumerate(self.picked(NUMBER_COLUMNS, state_of, rows, of="row_numbers")):
            state, values, steps = self._answer(each[width:])
            answer = NumberAnswer(state, values, marked[at] if marked else (), steps)
            numbers[each[0]].append((row_number(each), answer))
        return numbers

    def marked(self, rows: Sequence[int]) -> dict[int, tuple[Suppressing, ...]]:
        """Return the suppressed ones of these rows, with the lists that their number is on; each has one number."""
        if not self._marks.numbers or not rows:
            return {}
        found = self._suppressing("rows", rows, "rows.row")
        return {row: lists for row, lists in found if lists}

    def _marked_numbers(self, rows: Sequence[int]) -> list[tuple[Suppressing, ...]]:
        """Return for each number of rows with several, in their order, the lists that it is on; none without marks."""
        if not self._marks.numbers:
            return []
        return [lists for _, lists in self._suppressing("row_numbers", rows, "row_numbers.row, place")]

    def _suppressing(self, of: str, rows: Sequence[int], order: str) -> list[tuple[int, tuple[Suppressing, ...]]]:
        mine = f"SELECT group_concat(list || ' ' || since) FROM main.{SUPPRESSED} WHERE id = {self.sql.number_id(of)}"  # noqa: S608 - constants
        query = f"""SELECT {of}.row, CASE WHEN {of}.e164 <> '' THEN ({mine}) END FROM {of}
            WHERE {of}.row IN (SELECT value FROM json_each(:rows)) ORDER BY {order}"""  # noqa: S608 - the same
        found = self._cursor.execute(query, {"rows": f"[{','.join(map(str, rows))}]"})
        return [(row, self._lists(text) if text else ()) for row, text in found]

    def _lists(self, text: str) -> tuple[Suppressing, ...]:
        """Return the lists of a number, which are stored as “place second,place second”."""
        places = sorted(tuple(map(int, each.split())) for each in text.split(","))
        return tuple(Suppressing(self._marks.lists[place].name, day_of(since)) for place, since in places)

    def _answer(self, found: tuple[Any, ...]) -> tuple[AnswerStatus, tuple[str, ...], InSteps | None]:
        """Return a number's answer status, its values, and how it is in all steps."""
        state, steps, values = _STATES[found[0]], None, found[1:]
        if self.sql.others:
            steps, values = InSteps.of(values[-1]), values[:-1]
        return state, values if state is AnswerStatus.ANSWERED else self._none + values[len(self._none) :], steps


# What the suppression lists mean for a list (`storage.suppression.marks`), in its `meta`.
MARKS = "suppression"


def marks_in(db: sqlite3.Connection) -> SuppressionMarks:
    """Return what the suppression lists mean for a list, as it was last marked."""
    found = db.execute("SELECT value FROM meta WHERE name = ?", (MARKS,)).fetchone()
    return SuppressionMarks.from_saved(json.loads(found[0])) if found else NO_MARKS


# --- Rows of `list.sqlite` as values of `core` ---


ROW_COLUMNS = ("row", "cells", "raw", "e164", "region", "line_type", "status", "problem", "first_row")
NUMBER_COLUMNS = ("row", "slot", "raw", "e164", "region", "line_type", "status", "problem", "first_row")
_STATUSES = {status.value: status for status in NumberStatus}


def list_row(found: Sequence[Any], cells: Sequence[str], numbers: tuple[RowNumber, ...] = ()) -> ListRow:
    """Build a row from columns of `rows` (first `ROW_COLUMNS`), its decoded cells, and its numbers of `row_numbers`."""
    row, _stored, raw, e164, region, line_type, status, problem, first_row = found[: len(ROW_COLUMNS)]
    return ListRow(row, tuple(cells), raw, e164, region, line_type, _STATUSES[status], problem, first_row, numbers)


def row_number(found: Sequence[Any]) -> RowNumber:
    """Build a number from columns of `row_numbers` (first `NUMBER_COLUMNS`)."""
    slot, raw, e164, region, line_type, status, problem, first_row = found[1 : len(NUMBER_COLUMNS)]
    return RowNumber(slot, raw, e164, region, line_type, _STATUSES[status], problem, first_row)


def with_answers(row: ListRow, answers: Sequence[NumberAnswer]) -> AnsweredRow:
    """Return a row that has several numbers with the answer of each, as `AnsweredRow` has them."""
    states = {each.answer for each in answers}
    whole = next(state for state in GRAVEST_ANSWERS if state in states)
    values = next((each.values for each in answers if each.answer is AnswerStatus.ANSWERED), answers[0].values)
    return AnsweredRow(row, whole, values, tuple(answers))
