"""Opens the lists of two runs and the result of comparing them as one database."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from desktop_app.core.errors import ListLost
from desktop_app.core.results.comparison import Change, ComparedColumn
from desktop_app.storage.lists.file import FILE_NAME, ListFile
from desktop_app.storage.lists.sql import NEW_NUMBERS, PLACE_BITS, SEVERAL_NEW_NUMBERS, answers_table
from desktop_app.storage.sqlite.database import connect_alone, open_file

EARLIER, LATER = "earlier", "later"
_TABLE = re.compile(r"\bFROM (rows|row_numbers)\b")
_ROW = (1 << PLACE_BITS) - 1  # the bits of a number's id that hold its row
_NONE = "temp.no_answers"
_ROOM = 150_000  # kB of cache for each list: holds most of a list of a million


@dataclass(frozen=True, slots=True)
class Run:
    """A batch, and the folder of its list."""

    folder: Path
    batch_id: str


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
        runs = {EARLIER: pairing.before, LATER: pairing.now}
        for schema, run in runs.items():
            with ListFile(run.folder) as store:  # upgrades a list of an earlier version
                self.names[schema] = store.result_columns(run.batch_id)
                self.rows[schema] = store.understanding.counts.rows
                self._several[schema] = store.several
        self.db = self._opened(pairing, new=new)
        try:
            self.answers = {schema: self._attach(schema, run) for schema, run in runs.items()}
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
        path = (run.folder / FILE_NAME).absolute().as_uri()
        self.db.execute(f"ATTACH ? AS {schema}", (f"{path}?mode=ro",))
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

    @staticmethod
    def old(column: ComparedColumn) -> str:
        """Return the SQL for the column's value in the earlier run."""
        return f"old.c{int(column.before)}"

    @staticmethod
    def new(column: ComparedColumn) -> str:
        """Return the SQL for the column's value in the later run."""
        return f"new.c{int(column.now)}"

    def kind(self, columns: Sequence[ComparedColumn], earlier: str) -> str:
        """Return the SQL for the change of a number of the later list; `earlier` is its id in the earlier one."""
        if not columns:
            return f"CASE WHEN {earlier} IS NULL THEN '{Change.NEW}' ELSE '{Change.UNKNOWN}' END"
        one, other = (", ".join(map(side, columns)) for side in (self.old, self.new))
        return f"""CASE WHEN {earlier} IS NULL THEN '{Change.NEW}'
            WHEN old.id IS NULL OR new.id IS NULL THEN '{Change.UNKNOWN}'
            WHEN ({one}) IS NOT ({other}) THEN '{Change.CHANGED}' ELSE '{Change.SAME}' END"""
