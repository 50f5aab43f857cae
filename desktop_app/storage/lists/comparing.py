"""Compares all numbers of two runs in the child process, and reads the result.

The result has the change of each number and the count of each kind of change. It is read by place, by the places that
a filter leaves, and as counts of changed values.
"""

from __future__ import annotations

import re
import sqlite3
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from desktop_app.core.errors import ListLost
from desktop_app.core.errors.held_files import delete_file
from desktop_app.core.results.comparison import (
    Change,
    ChangeFilter,
    Compared,
    ComparedColumn,
    NumberChange,
    Step,
    common_columns,
    of_the_lookup,
)
from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.core.results.standard_columns import NOTHING_TAUGHT, StandardColumns, Taught
from desktop_app.core.rows.list_row import by_column
from desktop_app.storage.lists.file import ListFile, attach
from desktop_app.storage.lists.filters import Search, one_of, search_functions
from desktop_app.storage.lists.orders import by_key, in_one_text
from desktop_app.storage.lists.sql import NEW_NUMBERS, PLACE_BITS, SEVERAL_NEW_NUMBERS, answers_table, standard_sql
from desktop_app.storage.sqlite.database import connect_alone, open_file
from desktop_app.storage.sqlite.watching import watched

EARLIER, LATER = "earlier", "later"
_OLD, _NEW = "old", "new"  # their answers in a query
_TABLE = re.compile(r"\bFROM (rows|row_numbers)\b")
_ROW = (1 << PLACE_BITS) - 1  # the bits of a number's id that hold its row
_NONE = "temp.no_answers"
_ROOM = 150_000  # kB of cache for each list: holds most of a list of a million


@dataclass(frozen=True, slots=True)
class Run:
    """A batch, and the folder of its list. `taught`: what its service's profile says of the standard columns."""

    folder: Path
    batch_id: str
    taught: Taught = field(default_factory=lambda: NOTHING_TAUGHT)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two runs, and the file with the result of their comparison: numbers by place, without the numbers themselves."""

    before: Run
    now: Run
    file: Path


class PairedLists:
    """A database whose `main` has the table `changes`, with the lists attached read-only as `earlier` and `later`.

    `changes` gives each distinct number a place `n`, its change (`kind`), and its id in both lists. It holds neither
    numbers nor answers. `new` makes the file. `roomy` takes memory for reading everything. Raises `ListLost` if one of
    the three is missing.
    """

    def __init__(self, pairing: Pairing, *, new: bool = False, roomy: bool = False) -> None:
        self.names: dict[str, tuple[str, ...]] = {}
        self.rows: dict[str, int] = {}
        self._several: dict[str, bool] = {}
        self.one_list = pairing.before.folder == pairing.now.folder
        runs = {EARLIER: pairing.before, LATER: pairing.now}
        self.taught = pairing.before.taught, pairing.now.taught
        for schema, run in runs.items():
            with ListFile(run.folder) as store:  # upgrades a list of an earlier version
                self.names[schema] = store.result_columns(run.batch_id)
                self.rows[schema] = store.understanding.counts.rows
                self._several[schema] = store.several
        self.db = self._opened(pairing, new=new)
        try:
            self.answers = {schema: self._attach(schema, run) for schema, run in runs.items()}
            self.standard = {
                schema: standard_sql(self.db, StandardColumns(self.names[schema], run.taught), table, f"said_{schema}")
                for (schema, run), table in zip(runs.items(), (_OLD, _NEW), strict=True)
            }
            if roomy:
                self._make_room()
            self.db.execute("BEGIN")  # one snapshot, whoever joins answers meanwhile
        except BaseException as error:
            self.db.close()
            if isinstance(error, sqlite3.DatabaseError):
                raise ListLost(name=pairing.now.folder.name) from error
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all three files."""
        self.db.close()

    @staticmethod
    def _opened(pairing: Pairing, *, new: bool) -> sqlite3.Connection:
        if new:
            db: sqlite3.Connection = connect_alone(pairing.file)
        else:
            try:
                db = open_file(pairing.file, writable=False)
            except sqlite3.DatabaseError as error:
                raise ListLost(name=pairing.now.folder.name) from error
        db.row_factory = None
        db.execute("PRAGMA temp_store = MEMORY")  # keep numbers out of the system's temporary folder
        return db

    def _make_room(self) -> None:
        """Enlarge the caches, because reading in another order jumps about in the lists' files."""
        for schema in (EARLIER, LATER):
            self.db.execute(f"PRAGMA {schema}.cache_size = -{_ROOM}")

    def _attach(self, schema: str, run: Run) -> str:
        """Attach a run's list; return the table of the run's answers."""
        attach(self.db, schema, run.folder)
        query = f"SELECT number FROM {schema}.batches WHERE batch = ?"  # noqa: S608 - a constant
        found = self.db.execute(query, (run.batch_id,)).fetchone()
        if found:
            return f"{schema}.{answers_table(found[0])}"
        self.db.execute(f"CREATE TABLE IF NOT EXISTS {_NONE} (id INTEGER PRIMARY KEY)")
        return _NONE

    # --- SQL for the compared lists ---

    def numbers(self, schema: str) -> str:
        """Return a query for the distinct numbers of a list: id, row, place, region, e164."""
        plain = SEVERAL_NEW_NUMBERS if self._several[schema] else NEW_NUMBERS
        return _TABLE.sub(rf"FROM {schema}.\1", plain)

    @property
    def source(self) -> str:
        """The changes joined with the answers of both runs."""
        return f"main.changes AS changes {self.beside('changes.earlier_id', 'changes.later_id')}"

    def beside(self, earlier: str, later: str) -> str:
        """Return the joins for the answers to the numbers with these ids, as `old` and `new`."""
        return f"""LEFT JOIN {self.answers[EARLIER]} AS old ON old.id = {earlier}
            LEFT JOIN {self.answers[LATER]} AS new ON new.id = {later}"""

    @property
    def e164(self) -> str:
        """The number in E.164."""
        return f"COALESCE({self._e164(LATER)}, {self._e164(EARLIER)})"

    def _e164(self, schema: str) -> str:
        row = f"(changes.{schema}_id & {_ROW})"
        plain = f"(SELECT e164 FROM {schema}.rows WHERE row = {row})"  # noqa: S608 - constants
        if not self._several[schema]:
            return plain
        place = f"(changes.{schema}_id >> {PLACE_BITS})"
        return f"""COALESCE((SELECT e164 FROM {schema}.row_numbers
            WHERE row = {row} AND place = {place}), {plain})"""  # noqa: S608 - the same

    @staticmethod
    def row(schema: str) -> str:
        """Return the SQL for the row in which the number is first."""
        return f"changes.{schema}_id & {_ROW}"

    def old(self, column: ComparedColumn) -> str:
        """Return the SQL for the column's value in the earlier run."""
        return self._value(EARLIER, _OLD, column.before)

    def new(self, column: ComparedColumn) -> str:
        """Return the SQL for the column's value in the later run."""
        return self._value(LATER, _NEW, column.now)

    def _value(self, schema: str, table: str, place: int) -> str:
        return f"{table}.c{int(place)}" if place >= 0 else self.standard[schema][place]

    def kind(self, columns: Sequence[ComparedColumn], earlier: str) -> str:
        """Return the SQL for the change of a number of the later list; `earlier` is its id in the earlier one."""
        if not columns:
            return f"CASE WHEN {earlier} IS NULL THEN '{Change.NEW}' ELSE '{Change.UNKNOWN}' END"
        one, other = (", ".join(map(side, columns)) for side in (self.old, self.new))
        return f"""CASE WHEN {earlier} IS NULL THEN '{Change.NEW}'
            WHEN old.id IS NULL OR new.id IS NULL THEN '{Change.UNKNOWN}'
            WHEN ({one}) IS NOT ({other}) THEN '{Change.CHANGED}' ELSE '{Change.SAME}' END"""


# --- The result of comparing two runs ---


_ROWS_READ = 500
_CHANGES = {change.value: change for change in Change}


def _as_text(row: str) -> str:
    """Return the SQL for a row's number as a text that sorts like the number; null comes first."""
    return f"printf('%010d', {row})"


def delete(file: Path) -> None:
    """Delete a comparison's file, if it exists."""
    with suppress(OSError):  # Windows keeps open files; the next comparison deletes it
        delete_file(file)


class PairedChanges:
    """The result of a comparison, by place; raises `ListLost` if the comparison or one of its lists is missing.

    With `roomy` it takes memory for reading more than a page.
    """

    def __init__(self, pairing: Pairing, columns: Sequence[ComparedColumn], *, roomy: bool = False) -> None:
        self._columns = tuple(columns)
        self.lists = PairedLists(pairing, roomy=roomy)
        self._db = self.lists.db
        search_functions(self._db)

    def close(self) -> None:
        """Close the files."""
        self.lists.close()

    def rows(self, places: Sequence[int]) -> list[NumberChange]:
        """Return the numbers at these places, in this order; leave out places that don't exist."""
        query = f"{self._query()} WHERE changes.n IN (SELECT value FROM json_each(?))"  # noqa: S608 - constants and numbers
        found = {row[0]: row for row in self._db.execute(query, (f"[{','.join(map(str, places))}]",))}
        return [self._change(found[place]) for place in places if place in found]

    def batches(self, only: Sequence[int] | None = None) -> Iterator[list[NumberChange]]:
        """Yield all numbers in their order, or `only` those at these places, some at a time."""
        if only is not None:
            yield from (self.rows(only[first : first + _ROWS_READ]) for first in range(0, len(only), _ROWS_READ))
            return
        cursor = self._db.cursor().execute(f"{self._query()} ORDER BY changes.n")
        while found := cursor.fetchmany(_ROWS_READ):
            yield list(map(self._change, found))

    def _query(self) -> str:
        lists = self.lists
        values = [lists.old(each) for each in self._columns] + [lists.new(each) for each in self._columns]
        ends = ["changes.n", "changes.kind", lists.e164, lists.row(EARLIER), lists.row(LATER), "old.id", "new.id"]
        return f"SELECT {', '.join([*ends, *values])} FROM {lists.source}"  # noqa: S608 - constants and numbers

    def _change(self, found: Sequence[Any]) -> NumberChange:
        _, kind, e164, row_before, row_now, old, new, *values = found
        width = len(self._columns)
        before = None if old is None else tuple(values[:width])
        now = None if new is None else tuple(values[width:])
        return NumberChange(e164, _CHANGES[kind], row_before, row_now, before, now)

    # --- Filters and sorting ---

    def select(self, wanted: ChangeFilter) -> array[int]:
        """Return the places that fit a filter, sorted; equal ones stay in the lists' order."""
        where, values = self._where(wanted)
        key = self._key(wanted)
        if key:
            query = f"SELECT changes.n AS row, {key} AS key FROM {self.lists.source} WHERE {where}"  # noqa: S608 - values are bound
            return by_key(self._db, query, values, descending=wanted.descending)
        plain = not wanted.search and wanted.column is None
        source = "main.changes AS changes" if plain else self.lists.source
        way = "DESC" if wanted.descending else "ASC"
        query = f"SELECT changes.n AS row FROM {source} WHERE {where} ORDER BY changes.n {way}"  # noqa: S608 - the same
        return in_one_text(self._db, query, values)

    def _where(self, wanted: ChangeFilter) -> tuple[str, dict[str, object]]:
        parts, values = ["1"], dict[str, object]()
        if wanted.change is not None:
            parts.append("changes.kind = :kind")
            values["kind"] = Change(wanted.change).value
        if wanted.column is not None:
            column = self._columns[wanted.column]
            old, new = self.lists.old(column), self.lists.new(column)
            parts.append(f"changes.kind = '{Change.CHANGED}' AND {old} IS NOT {new}")
            if wanted.step is not None:
                parts.append(f"{old} = :before AND {new} = :now")
                values["before"], values["now"] = wanted.step
        if wanted.search:
            parts.append(self._search(wanted, values))
        return " AND ".join(parts), values

    def _search(self, wanted: ChangeFilter, values: dict[str, object]) -> str:
        search, sides = Search(wanted.search), (self.lists.old, self.lists.new)
        values |= search.values
        texts = [side(each) for side in sides for each in self._columns]
        held = [search.in_number(self.lists.e164), *map(search.in_text, texts)]
        for (place, _own), known in by_column(wanted.also).items():
            held += [one_of(side(self._columns[place]), f"also{place}", known, values) for side in sides]
        return f"({' OR '.join(held)})"

    def _key(self, wanted: ChangeFilter) -> str:
        if wanted.column is not None and wanted.sort in {"before", "now"}:
            column = self._columns[wanted.column]
            return f"lower({self.lists.old(column) if wanted.sort == 'before' else self.lists.new(column)})"
        keys = {"number": self.lists.e164, "change": "changes.kind", "row": _as_text(self.lists.row(LATER))}
        return keys.get(wanted.sort, "")

    def steps(self, column: ComparedColumn, most: int) -> list[Step]:
        """Return how often a column changed from one value to another, the most frequent first."""
        old, new = self.lists.old(column), self.lists.new(column)
        query = f"""SELECT {old}, {new}, COUNT(*) FROM {self.lists.source}
            WHERE changes.kind = '{Change.CHANGED}' AND {old} IS NOT {new}
            GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ?"""  # noqa: S608 - numbers
        return [Step(*found) for found in self._db.execute(query, (most,))]


FILES = "compared-*.sqlite*"
_ROWS_COMPARED = 50_000  # rows
# A number without its plus has 19 digits at most (libphonenumber); as an integer key it takes a third of a text's time.
_DIGITS = "CAST(substr(numbers.e164, 2) AS INTEGER)"
_TABLES = """
    CREATE TABLE main.changes (n INTEGER PRIMARY KEY, kind TEXT NOT NULL, earlier_id INTEGER, later_id INTEGER);
    CREATE TEMP TABLE earlier_numbers (digits INTEGER PRIMARY KEY, id INTEGER NOT NULL)
"""
_PIECE = "row >= :first AND row < :past"
# Called with the rows done and the rows in all.
Report = Callable[[int, int], None]


def compare(pairing: Pairing, left_out: frozenset[str] | None, report: Report) -> Compared:
    """Compare the two runs and store the result in the pairing's file, after deleting earlier comparisons.

    `left_out` names columns not to compare; None leaves out those that tell of the look-up. Raises `ListLost`,
    `DiskFull`, and whatever `report` raises; then no file is left.
    """
    for former in (pairing.file, *pairing.file.parent.glob(FILES)):
        delete(former)
    try:
        with PairedLists(pairing, new=True, roomy=True) as lists:
            return _Comparing(lists, left_out, report).compared()
    except BaseException:
        delete(pairing.file)
        raise


class _Comparing:
    def __init__(self, lists: PairedLists, left_out: frozenset[str] | None, report: Report) -> None:
        self._lists, self._db, self._report = lists, lists.db, report
        self._done = 0
        self._all = lists.rows[LATER] + (0 if lists.one_list else 2 * lists.rows[EARLIER])
        before, now = lists.names[EARLIER], lists.names[LATER]
        common = common_columns(before, now, lists.taught)
        out = frozenset(filter(of_the_lookup, before)) if left_out is None else left_out
        self._columns = tuple(column for column in common if column.name not in out)
        self._left_out = tuple(column.name for column in common if column.name in out)
        self._only = [
            tuple(name for name in one if name not in other and name != REUSED_COLUMN)
            for one, other in ((before, now), (now, before))
        ]

    def compared(self) -> Compared:
        with watched(self._db, self._beat):
            for statement in _TABLES.split(";"):
                self._db.execute(statement)
            if self._lists.one_list:  # a number is the same one in both runs, by its id
                self._later("numbers.id")
            else:
                self._earlier()
                self._later("met.id", f"LEFT JOIN temp.earlier_numbers AS met ON met.digits = {_DIGITS}")
                self._gone()
            each = ", ".join(f"COUNT(*) FILTER (WHERE kind = '{change}')" for change in Change)
            counts = dict(zip(Change, self._db.execute(f"SELECT {each} FROM main.changes").fetchone(), strict=True))  # noqa: S608 - constants
            columns = self._counted() if counts[Change.CHANGED] else self._columns
            reused = self._reused()
            self._db.execute("COMMIT")
        before_only, now_only = self._only
        return Compared(counts, columns, self._left_out, before_only, now_only, reused)

    def _beat(self) -> None:
        self._report(min(self._done, self._all), self._all)

    def _in_pieces(self, schema: str, statement: str) -> None:
        """Run a statement over ranges of a list's rows (`:first` to `:past`), so that progress shows."""
        (last,) = self._db.execute(f"SELECT MAX(row) FROM {schema}.rows").fetchone()  # noqa: S608 - a constant
        before = self._done
        for first in range(0, (last or 0) + 1, _ROWS_COMPARED):
            self._done = before + first
            self._beat()
            self._db.execute(statement, {"first": first, "past": first + _ROWS_COMPARED})
        self._done = before + self._lists.rows[schema]

    def _earlier(self) -> None:
        """Store the earlier list's numbers, to be found by their digits."""
        query = f"SELECT {_DIGITS}, id FROM ({self._lists.numbers(EARLIER)}) AS numbers WHERE {_PIECE} ORDER BY 1"  # noqa: S608 - constants
        self._in_pieces(EARLIER, f"INSERT OR IGNORE INTO temp.earlier_numbers {query}")

    def _later(self, earlier: str, met: str = "") -> None:
        """Store each number of the later list with its change, in the list's order.

        `earlier` is the SQL of its id in the earlier list, by the join `met`.
        """
        query = f"""SELECT {self._lists.kind(self._columns, earlier)}, {earlier}, numbers.id
            FROM ({self._lists.numbers(LATER)}) AS numbers {met}
            {self._lists.beside(earlier, "numbers.id")}
            WHERE {_PIECE} ORDER BY row, place"""  # noqa: S608 - constants and numbers
        self._in_pieces(LATER, f"INSERT INTO main.changes (kind, earlier_id, later_id) {query}")

    def _gone(self) -> None:
        """Store the numbers that only the earlier list has, in its order."""
        self._db.execute("CREATE TEMP TABLE met (id INTEGER PRIMARY KEY)")
        both = "SELECT earlier_id FROM main.changes WHERE earlier_id IS NOT NULL ORDER BY 1"
        self._db.execute(f"INSERT INTO temp.met {both}")
        query = f"""SELECT '{Change.GONE}', id FROM ({self._lists.numbers(EARLIER)}) AS numbers
            WHERE {_PIECE} AND id NOT IN (SELECT id FROM temp.met) ORDER BY row, place"""  # noqa: S608 - constants
        self._in_pieces(EARLIER, f"INSERT INTO main.changes (kind, earlier_id) {query}")

    def _reused(self) -> int:
        """Return how many answers the later run reused."""
        names = self._lists.names[LATER]
        if REUSED_COLUMN not in names:
            return 0
        mark = f"c{names.index(REUSED_COLUMN)}"
        query = f"SELECT COUNT(*) FROM {self._lists.answers[LATER]} WHERE {mark} <> ''"  # noqa: S608 - numbers
        found: int = self._db.execute(query).fetchone()[0]
        return found

    def _counted(self) -> tuple[ComparedColumn, ...]:
        """Return the columns, each with the count of numbers whose value in it changed."""
        sums = ", ".join(f"SUM({self._lists.old(each)} IS NOT {self._lists.new(each)})" for each in self._columns)
        query = f"SELECT {sums} FROM {self._lists.source} WHERE changes.kind = '{Change.CHANGED}'"  # noqa: S608 - numbers
        found = self._db.execute(query).fetchone()
        return tuple(
            ComparedColumn(each.name, each.before, each.now, count)
            for each, count in zip(self._columns, found, strict=True)
        )
