"""Compares all numbers of two runs in the child process: finds the change of each, and counts each kind of change."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.results.comparison import Change, Compared, ComparedColumn, common_columns, of_the_lookup
from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.storage.lists.paired_changes import EARLIER, LATER, PairedLists, Pairing, delete
from desktop_app.storage.sqlite.watching import watched

FILES = "compared-*.sqlite*"
_AT_A_TIME = 50_000  # rows
# A number without its plus has 15 digits at most (E.164); as an integer key it takes a third of the time of a text.
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
        self._all = 2 * lists.rows[EARLIER] + lists.rows[LATER]
        before, now = lists.names[EARLIER], lists.names[LATER]
        common = common_columns(before, now)
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
            self._earlier()
            self._later()
            self._gone()
            found = dict(self._db.execute("SELECT kind, COUNT(*) FROM main.changes GROUP BY 1").fetchall())
            counts = {change: found.get(change.value, 0) for change in Change}
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
        for first in range(0, (last or 0) + 1, _AT_A_TIME):
            self._done = before + first
            self._beat()
            self._db.execute(statement, {"first": first, "past": first + _AT_A_TIME})
        self._done = before + self._lists.rows[schema]

    def _earlier(self) -> None:
        """Store the earlier list's numbers, to be found by their digits."""
        query = f"SELECT {_DIGITS}, id FROM ({self._lists.numbers(EARLIER)}) AS numbers WHERE {_PIECE} ORDER BY 1"  # noqa: S608 - constants
        self._in_pieces(EARLIER, f"INSERT OR IGNORE INTO temp.earlier_numbers {query}")

    def _later(self) -> None:
        """Store each number of the later list with its change, in the list's order."""
        query = f"""SELECT {self._lists.kind(self._columns, "met.id")}, met.id, numbers.id
            FROM ({self._lists.numbers(LATER)}) AS numbers
            LEFT JOIN temp.earlier_numbers AS met ON met.digits = {_DIGITS}
            {self._lists.beside("met.id", "numbers.id")}
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
