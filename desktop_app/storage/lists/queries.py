"""Answers questions about a whole list, in the child process: which rows, in which order, how many of each."""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from desktop_app.core.batches.judged_steps import ALONE, ListSteps, judge_of
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.calling.times import Calling
from desktop_app.core.facts.offline import Offline
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.output.row import Told
from desktop_app.core.results.reconciliation import Held
from desktop_app.core.results.reuse import REUSED, REUSED_PART
from desktop_app.core.results.standard_columns import StandardColumns, place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.results.suppression import Suppressing
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictRule
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import (
    ALL_ROWS,
    GRAVEST_ANSWERS,
    AnsweredRow,
    AnswerStatus,
    NumberAnswer,
    RowFilter,
    RowNumber,
    SentRange,
    by_column,
)
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.filters import conditions, gather_callable, one_of, own_cell, search, search_functions
from desktop_app.storage.lists.orders import (
    Asked,
    by_cell,
    by_number,
    in_order,
    row_numbers,
    walked,
    without,
)
from desktop_app.storage.lists.sql import SUPPRESSED, WAS_SENT, standard_sql, without_answer
from desktop_app.storage.lists.view import ListView, Several
from desktop_app.storage.results.answered_rows import AnsweredRows, answered_rows
from desktop_app.storage.results.verdicts import VerdictSql

# A character that is rare within values.
_BETWEEN = "\x1f"
_AT_A_TIME = 1_000
# A set of so many numbers takes 100 MB; more are counted in shares.
_COUNTED_TOGETHER = 1_200_000
_STORED = ("row", "cells", "e164", "status", "problem", "first_row")
# SQLite's `lower` folds ASCII letters only.
_SORTS = {"raw": "lower(rows.raw)", "e164": "rows.e164", "status": "rows.status", "problem": "rows.problem"}
_BY_VERDICT = " ".join(f"WHEN '{verdict}' THEN '{place}'" for place, verdict in enumerate(Verdict))


@dataclass(frozen=True, slots=True)
class StoredRows:
    """Rows as stored: `cells` of each as JSON, separated by commas, then columns of equal length.

    The columns are row, E.164, number status, problem, first row, answer status, then the answer's values, blank
    without an answer, and if the list has several steps the text of `InSteps`. For rows with several numbers,
    `AnsweredList.numbers_of` has the rest.
    """

    cells: str
    columns: Sequence[Sequence[Any]]

    @classmethod
    def of(cls, rows: Sequence[Sequence[Any]]) -> StoredRows:
        """Return rows that were read one by one, as `ListView.picked` returns them."""
        row, cells, *columns = zip(*rows, strict=True)
        texts = (["" if each is None else each for each in column] for column in columns)
        return cls(",".join(cells), [row, *texts])


class AnsweredList:
    """A list seen through one batch; `sent` are the ranges that left this machine, `rule` judges its answers.

    The values of the other `steps` follow its own, and all of them judge together.
    """

    def __init__(
        self,
        store: ListFile,
        batch_id: str,
        sent: Sequence[SentRange],
        rule: VerdictRule = STANDARD_RULE,
        steps: ListSteps = ALONE,
    ) -> None:
        self._store = store
        self._db = store.db
        self._values = {"batch": batch_id}
        self._db.execute("PRAGMA threads = 2")  # these sort beside the reading thread
        self._db.execute("BEGIN")  # all queries below see one snapshot, whoever joins meanwhile
        search_functions(self._db)
        self._view = ListView(self._db, several=store.several)
        self._view.look(batch_id, sent, steps)
        names = store.result_columns(batch_id)
        self.standard = StandardColumns(names, rule.taught)
        self._sql = replace(self._view.sql, standard=standard_sql(self._db, self.standard))
        self.width = len(self._sql.values())
        self._state = self._sql.state("rows")
        self._source = self._sql.beside("rows")
        self.judge = judge_of(batch_id, rule, steps, store.result_columns)
        self._verdicts = VerdictSql(self._db, self._sql, self.judge, marked=bool(store.marks.numbers))
        self._gathered = not store.several
        if store.several:
            self._gather_states()

    def _gather_states(self) -> None:
        """Store the answer status of each row with several numbers in `temp.row_states`."""
        gravest = " ".join(f"WHEN SUM(answer = '{each}') THEN '{each}'" for each in GRAVEST_ANSWERS)
        states = f"""
            INSERT INTO temp.row_states SELECT row,
                CASE {gravest} END
            FROM (SELECT row_numbers.row AS row, {self._sql.state("row_numbers")} AS answer
                FROM {self._sql.beside("row_numbers")}) GROUP BY row
        """  # noqa: S608 - constants
        self._db.execute("CREATE TEMP TABLE row_states (row INTEGER PRIMARY KEY, answer TEXT NOT NULL)")
        self._db.execute(states, self._values)
        self._source += " LEFT JOIN temp.row_states ON row_states.row = rows.row"
        self._state = f"COALESCE(row_states.answer, {self._state})"

    @property
    def _verdict(self) -> str:
        """The SQL for a row's verdict; those of rows with several numbers are gathered when first needed."""
        if not self._gathered:
            self._verdicts.gather(self._db, self._values["batch"])
            self._gathered = True
        return self._verdicts.of_row()

    def _conditions(self, rows: RowFilter) -> tuple[str, dict[str, object]]:
        if rows.search:
            search(self._db, rows, self._sql)
        if rows.calling is not None:
            gather_callable(self._db, rows.calling, self._usable())
        return conditions(rows, self._sql, self._state, "" if rows.verdict is None else self._verdict)

    def _usable(self) -> dict[str, str]:
        """Return for each table with numbers the SQL condition that one isn't suppressed."""
        tables = ["rows", "row_numbers"] if self._store.several else ["rows"]
        if not self._store.marks.numbers:
            return dict.fromkeys(tables, "1")
        marked = f"SELECT id FROM main.{SUPPRESSED}"  # noqa: S608 - a constant
        return {table: f"{self._sql.number_id(table)} NOT IN ({marked})" for table in tables}

    def rows(self, only: Sequence[int] | None = None) -> Iterator[AnsweredRow]:
        """Yield every row in the list's order, or `only` these in their order."""
        return self._view.every() if only is None else self._view.these(only)

    def stored(self, size: int, only: Sequence[int] | None = None) -> Iterator[StoredRows]:
        """Yield every row in the list's order, some `size` at a time, or `only` these in their order.

        Of a `range` those rows are yielded that the list has.
        """
        if only is None:
            last = self._db.execute("SELECT MAX(row) FROM rows").fetchone()[0] or 0
            only = range(last + 1)
        if isinstance(only, range):
            yield from self._in_texts(size, only)
            return
        for first in range(0, len(only), size):
            wanted = only[first : first + size]
            found = {row[0]: row for row in self._view.picked(_STORED, self._state, wanted, self._source)}
            yield StoredRows.of([found[number] for number in wanted])

    def _in_texts(self, size: int, within: range) -> Iterator[StoredRows]:
        """Yield the rows `within` in order, each column of a piece in one text, which takes less time than single rows.

        SQLite makes the texts of a piece in one step, in which other threads can run.
        """
        own = [f"rows.{name}" for name in _STORED if name != "cells"]
        steps = [self._sql.in_steps("rows")] if self._sql.others else []
        wanted = [*own, self._state, *self._sql.values(), *steps]
        texts = ", ".join(f"group_concat(COALESCE({each}, ''), '{_BETWEEN}')" for each in wanted)
        query = f"""SELECT COUNT(*), group_concat(rows.cells, ','), {texts}
            FROM {self._source} WHERE rows.row >= :first AND rows.row < :past"""  # noqa: S608 - constants
        for first in range(within.start, within.stop, size):
            piece = {"first": first, "past": min(first + size, within.stop)}
            count, cells, *columns = self._db.execute(query, {**self._values, **piece}).fetchone()
            if count:
                found = [column.split(_BETWEEN) for column in columns]
                rows = list(map(int, found[0]))
                if set(map(len, found)) == {count} and rows == sorted(rows):
                    yield StoredRows(cells, found)
                else:  # the separator occurs within a value, or SQLite has gone through the rows in another order
                    yield from self.stored(size, sorted(rows))

    def numbers_of(self, rows: Sequence[int]) -> Several:
        """Return the numbers of those rows that have several, each with its answer."""
        return self._view.numbers_of(rows)

    def marked(self, rows: Sequence[int]) -> dict[int, tuple[Suppressing, ...]]:
        """Return the suppressed ones of these rows, with the lists that their number is on; each has one number."""
        return self._view.marked(rows)

    def told(self, numbers: Sequence[tuple[RowNumber, NumberAnswer]]) -> Told:
        """Return a row's numbers and answers, each with the verdict on it."""
        return [(number, answer, self.judge.number(number, answer)) for number, answer in numbers]

    def select(self, rows: RowFilter, calling: Calling | None = None) -> array[int]:
        """Return the row numbers that fit a filter, sorted; by `calling`, where it is by calling times."""
        where, values = self._conditions(rows)
        asked = Asked(self._source, where, {**values, **self._values})
        answered = answered_rows(rows, self._sql, self._verdicts)
        kind, _, text = rows.sort.partition(":")
        place = int(text) if text.isdigit() else None
        if kind == "standard" and text in set(Standard):
            place = place_of(Standard(text))
        if kind == "cell" and place is not None:
            return by_cell(self._db, asked, place, descending=rows.descending)
        if place is not None and place < self.width:
            return self._by_result(asked, answered, place, descending=rows.descending)
        if kind in {"answer", "verdict"}:
            by = self._by_state if kind == "answer" else self._by_verdict
            return by(asked, descending=rows.descending)
        if kind == "offline" and text in set(Offline):
            columns = OfflineColumns([Offline(text)], calling)
            return by_number(self._db, asked, lambda numbers: columns.of(numbers)[0], descending=rows.descending)
        if key := _SORTS.get(rows.sort):
            return in_order(self._db, asked, key, descending=rows.descending)
        found = answered.numbers(self._db) if answered else self._rows(asked)
        return found[::-1] if rows.descending else found

    def _by_result(self, asked: Asked, answered: AnsweredRows | None, place: int, *, descending: bool) -> array[int]:
        """Return the row numbers sorted by a value of their answers, those without one last."""
        if answered and place < self._sql.width:
            return answered.in_order(self._db, place, descending=descending)
        if asked.where != "1" or self._store.several or place >= self._sql.width:
            return in_order(self._db, asked, f"lower({self._sql.value(place)})", descending=descending)
        return AnsweredRows(self._sql).all_in_order(self._db, self._rows(asked), place, descending=descending)

    def _by_verdict(self, asked: Asked, *, descending: bool) -> array[int]:
        """Return the row numbers sorted by verdict, the best first."""
        return in_order(self._db, asked, f"CASE {self._verdict} {_BY_VERDICT} END", descending=descending)

    def _by_state(self, asked: Asked, *, descending: bool) -> array[int]:
        """Return the row numbers sorted by answer status, of which “answered” is the first."""
        rows = self._rows(asked) if asked.where == "1" and not self._store.several else array("i")
        found = AnsweredRows(self._sql).numbers(self._db) if rows else rows
        if 2 * len(found) <= len(rows):
            return in_order(self._db, asked, self._state, descending=descending)
        others = {**asked.values, "others": json.dumps(without(rows, found).tolist())}
        source = f"json_each(:others) AS other CROSS JOIN {asked.source}"
        rest = in_order(self._db, Asked(source, "rows.row = other.value", others), self._state, descending=descending)
        return rest + found if descending else found + rest

    def _rows(self, asked: Asked) -> array[int]:
        return row_numbers(self._db, asked, self._store.understanding.counts.rows)

    def tally(self, result_column: int | None, rows: RowFilter = ALL_ROWS) -> dict[str, int]:
        """Count each value of a result column, or of the rows' answer status for None; the most frequent first.

        In a row with several numbers, each number's value of a result column counts. `rows` limits which rows count.
        """
        if result_column is None:
            counts = self._counter(self._source, self._state) + self._reused()
        elif result_column >= self._sql.width:
            counts = self._counted_beside(result_column, rows)
        elif not self._store.several and (answered := self._answered_alone(rows)):
            counts = answered.counted(self._db, result_column)
        else:
            value, some = self._sql.value(result_column), self._chosen(rows)
            alone = "rows.row NOT IN (SELECT row FROM row_numbers)"
            counts = self._counter(f"{self._sql.beside('rows', 'JOIN')}", value, f"{alone}{some.format('rows')}")
            if self._store.several:
                counts += self._counter(
                    self._sql.beside("row_numbers", "JOIN"), value, f"1{some.format('row_numbers')}"
                )
        return dict(sorted(counts.items(), key=lambda each: (-each[1], each[0])))

    def _counted_beside(self, column: int, rows: RowFilter) -> Counter[str]:
        """Count the values of a column of another batch, those of each number in a row with several."""
        value, has, some = self._sql.value(column), self._sql.answered(column), self._chosen(rows)
        alone = "rows.row NOT IN (SELECT row FROM row_numbers)" if self._store.several else "1"
        counts = self._counter(self._sql.beside("rows"), value, f"{alone} AND {has}{some.format('rows')}")
        if self._store.several:
            beside = self._sql.beside("row_numbers")
            counts += self._counter(beside, value, f"{has}{some.format('row_numbers')}")
        return counts

    def chosen(self, numbers: StepNumbers) -> array[int]:
        """Return the ids of a step's numbers; the batch seen is the one before it."""
        parts, values = [], dict[str, object](self._values)
        if numbers.by_answer or not numbers.unanswered:
            wanted = by_column(numbers.values).items()
            where = [one_of(self._sql.value(place), f"value{place}", texts, values) for (place, _own), texts in wanted]
            if numbers.verdicts:
                where.append(one_of(self._verdicts.of_answer(), "verdict", [*numbers.verdicts], values))
            parts.append(f"SELECT id AS row FROM {self._sql.answers} AS answers WHERE {' AND '.join(where) or '1'}")  # noqa: S608 - values are bound
        if numbers.unanswered or not numbers.by_answer:
            without = f"SELECT id FROM {self._sql.answers}"  # noqa: S608 - a constant and a number
            parts.append(f"SELECT id AS row FROM numbers WHERE batch = :batch AND id NOT IN ({without})")  # noqa: S608 - the same
        found: array[int] = array("q")
        for part in parts:
            with walked(self._db, part, values) as ids:
                found.extend(each for (each,) in ids)
        return found

    def _reused(self) -> Counter[str]:
        """Count the answered rows with a reused answer; return an empty counter if the batch reused none."""
        took_over = f"SELECT COUNT(*) FROM joined WHERE batch = :batch AND part = {REUSED_PART}"  # noqa: S608 - a number
        if not self._count(took_over, **self._values):
            return Counter()
        return Counter({REUSED: len(self.select(RowFilter(reused=True)))})

    def tally_verdicts(self, rows: RowFilter = ALL_ROWS) -> dict[str, int]:
        """Count the rows with each verdict; each row counts once."""
        alone = not (self._store.several or self._store.marks.numbers or self._sql.others)
        if rows == ALL_ROWS and alone:
            counts = AnsweredRows(self._sql).counted(self._db, self._verdicts.of_answer())
            return dict(counts + self._unanswered_verdicts(counts.total()))
        return dict(self._counter(self._source, self._verdict, f"1{self._chosen(rows).format('rows')}"))

    def _unanswered_verdicts(self, answered: int) -> Counter[str]:
        """Count the verdicts of all rows without an answer; `answered` rows have one."""
        read = self._store.understanding.counts
        problems = read.invalid + read.empty
        states = self._counter(self._source, self._state, "answers.id IS NULL") if answered < read.rows else Counter()
        unsent = states[AnswerStatus.NOT_SENT] - problems
        waiting = states[AnswerStatus.UNANSWERED] + states[AnswerStatus.AWAITING]
        return Counter(
            {Verdict.UNKNOWN.value: waiting, Verdict.NOT_SENT.value: unsent, Verdict.PROBLEM.value: problems}
        )

    def _answered_alone(self, rows: RowFilter) -> AnsweredRows | None:
        return AnsweredRows(self._sql) if rows == ALL_ROWS else answered_rows(rows, self._sql, self._verdicts)

    def _chosen(self, rows: RowFilter) -> str:
        """Return a condition that holds for the rows that fit a filter, as a template for the queried table's name."""
        if rows == ALL_ROWS:
            return ""
        where, values = self._conditions(rows)
        self._db.execute("CREATE TEMP TABLE IF NOT EXISTS chosen (row INTEGER PRIMARY KEY)")
        self._db.execute("DELETE FROM temp.chosen")
        query = f"INSERT INTO temp.chosen SELECT rows.row FROM {self._source} WHERE {where}"  # noqa: S608 - values are bound
        self._db.execute(query, {**values, **self._values})
        return " AND {}.row IN temp.chosen"

    def tally_own(self, place: int, rows: RowFilter = ALL_ROWS) -> dict[str, int]:
        """Count the rows with each value of one of the list's own columns, the most frequent first."""
        counts = self._counter("rows", own_cell(place), f"1{self._chosen(rows).format('rows')}")
        return dict(sorted(counts.items(), key=lambda each: (-each[1], each[0])))

    def crossed(self, own: int | None, most: int) -> Counter[tuple[str, str, str | None, str]]:
        """Count the rows by country, line type, value of one of the list's own columns, and verdict, together.

        The line type is the answer's where it tells one, else that of the number's range. Of the own column's values
        the `most` frequent ones count, and None stands for all others; without a column, all rows have "".
        """
        answered = self._sql.standard.get(place_of(Standard.LINE_TYPE))
        line_type = f"COALESCE(NULLIF({answered}, ''), rows.line_type)" if answered else "rows.line_type"
        cell, values = "''", dict[str, Any](self._values)
        if own is not None:
            cell = f"trim({own_cell(own)})"
            frequent = self._counter("rows", cell).most_common(most)
            values["frequent"] = json.dumps([each for each, _ in frequent])
            cell = f"CASE WHEN {cell} IN (SELECT value FROM json_each(:frequent)) THEN {cell} END"  # noqa: S608 - a number
        columns = f"rows.region, {line_type}, {cell}, {self._verdict}"
        query = f"SELECT {columns}, COUNT(*) FROM {self._source} GROUP BY 1, 2, 3, 4"  # noqa: S608 - constants and numbers
        return Counter({tuple(found): count for *found, count in self._db.execute(query, values)})

    def by_status(self) -> Counter[str]:
        """Count the numbers by status, each number of a row by itself."""
        alone = "row NOT IN (SELECT row FROM row_numbers)" if self._store.several else "1"
        counts = self._counter("rows", "status", alone)
        return counts + self._counter("row_numbers", "status") if self._store.several else counts

    def _counter(self, source: str, value: str, where: str = "1") -> Counter[str]:
        query = f"SELECT {value}, COUNT(*) FROM {source} WHERE {where} GROUP BY 1"  # noqa: S608 - constants
        return Counter(dict(self._db.execute(query, self._values).fetchall()))

    def held(self, joined: Sequence[int] | None, *, some: bool = False) -> Held:
        """Count what the list holds of the batch; count answers of the parts `joined` alone, or of all for None.

        `some`: the batch is for some of the list's numbers, as a step is, or where others are suppressed.
        """
        sent = f"SELECT DISTINCT id FROM numbers WHERE batch = :batch AND {WAS_SENT}"  # noqa: S608 - constants
        both = f"FROM ({sent}) AS sent LEFT JOIN {self._sql.answers} AS answers ON answers.id = sent.id"
        query = f"SELECT COUNT(*), COUNT(answers.id) {both}"
        left, answered = self._db.execute(query, self._values).fetchone()
        late = f"answers.id IS NULL AND {without_answer('sent.id')} = '{AnswerStatus.AWAITING}'"
        # Asked together with the counts, it would be worked out for each number that has an answer, too.
        awaiting = self._count(f"SELECT COUNT(*) {both} WHERE {late}", **self._values) if answered < left else 0
        numbers = self._distinct()
        own = self._count("SELECT COUNT(DISTINCT id) FROM numbers WHERE batch = :batch", **self._values) if some else 0
        reused = self._count(f"SELECT COUNT(*) FROM {self._sql.answers} WHERE part = {REUSED_PART}")  # noqa: S608 - a constant and numbers
        return Held(
            read=self._store.understanding.counts,
            rows=self._count("SELECT COUNT(*) FROM rows"),
            numbers=numbers,
            left_out=numbers - own - reused if some else 0,
            sent=left,
            answered=answered,
            awaiting=awaiting,
            answers=self._answers(joined),
            reused=reused,
            suppressed=self._kept_back() if some and self._store.marks.numbers else 0,
        )

    def _kept_back(self) -> int:
        """Count the suppressed numbers that the batch neither has nor took over an answer for."""
        own = "SELECT 1 FROM numbers WHERE batch = :batch AND numbers.id = marked.id"
        told = f"SELECT 1 FROM {self._sql.answers} AS answers WHERE answers.id = marked.id"  # noqa: S608 - a constant and a number
        query = f"""SELECT COUNT(DISTINCT id) FROM main.{SUPPRESSED} AS marked
            WHERE NOT EXISTS ({own}) AND NOT EXISTS ({told})"""  # noqa: S608 - constants and numbers
        return self._count(query, **self._values)

    def _distinct(self) -> int:
        """Count the list's distinct numbers; Python takes a seventh of the time of SQLite."""
        few = self._store.understanding.counts.rows <= _COUNTED_TOGETHER
        found, many = set[str](), array("Q")
        for table in ["rows", "row_numbers"] if self._store.several else ["rows"]:
            last = self._db.execute(f"SELECT MAX(row) FROM {table}").fetchone()[0] or 0  # noqa: S608 - constants
            query = f"SELECT group_concat(e164, ' ') FROM {table} WHERE row >= ? AND row < ? AND e164 <> ''"  # noqa: S608 - the same
            for first in range(0, last + 1, _AT_A_TIME):
                numbers = self._db.execute(query, (first, first + _AT_A_TIME)).fetchone()[0]
                if few:
                    found.update((numbers or "").split())
                else:
                    many.extend(map(int, (numbers or "").split()))
        shares = 1 + len(many) // _COUNTED_TOGETHER
        return len(found) + sum(len({each for each in many if each % shares == share}) for share in range(shares))

    def _answers(self, joined: Sequence[int] | None) -> int:
        every = f"SELECT COUNT(*) FROM {self._sql.answers}"  # noqa: S608 - a constant and a number
        if joined is None:
            return self._count(every)
        some = f"{every} WHERE part IN (SELECT value FROM json_each(:parts))"  # noqa: S608 - the same
        return self._count(some, parts=json.dumps(joined))

    def _count(self, query: str, **values: str) -> int:
        found: int = self._db.execute(query, values).fetchone()[0]
        return found
