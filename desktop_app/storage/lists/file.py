"""Reads one `list.sqlite` for the interface, a page at a time."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Self, TypeVar

from desktop_app.core.batches.judged_steps import ALONE, ListSteps
from desktop_app.core.detection.table import (
    Column,
    CountryFit,
    Counts,
    ImportSummary,
    Problem,
    ReadOptions,
    SheetNumbers,
    TableShape,
)
from desktop_app.core.errors import JournalDamaged, ListLost, ListOld
from desktop_app.core.results.suppression import SuppressionMarks
from desktop_app.core.rows.list_row import AnsweredRow, ListRow, SentRange
from desktop_app.storage.lists.schema import Told, is_old, upgrade
from desktop_app.storage.lists.sql import answers_table
from desktop_app.storage.lists.view import ListView, marks_in
from desktop_app.storage.sqlite.database import file_uri, one_state, open_file

FILE_NAME = "list.sqlite"

_Kept = TypeVar("_Kept", ReadOptions, ImportSummary, Counts, Problem, SheetNumbers, CountryFit)


class ListFile:
    """`services.ports.OpenList`; with `writable`, for the child process that fills it.

    Upgrades a list of an earlier version, which may take long; without `upgrading`, raises `ListOld` instead. Raises
    `ListLost` if the file is missing, damaged, or was never finished.
    """

    def __init__(self, folder: Path, *, writable: bool = False, upgrading: bool = True) -> None:
        self.folder = folder
        try:
            self.db = open_file(folder / FILE_NAME, writable=writable)
            try:
                meta = {row["name"]: json.loads(row["value"]) for row in self.db.execute("SELECT * FROM meta")}
                self.source_name: str = meta["source_name"]
                if is_old(self.db):
                    if not upgrading:
                        raise ListOld(name=self.source_name)  # noqa: TRY301 - the file has to be closed
                    upgrade(folder / FILE_NAME)
                self.several = bool(self.db.execute("SELECT 1 FROM row_numbers LIMIT 1").fetchone())
            except BaseException:
                self.db.close()
                raise
        except (sqlite3.DatabaseError, JournalDamaged, KeyError) as error:
            raise ListLost(name=folder.name) from error
        self.source_digest: str = meta["source_digest"]
        self.options = _options_from(meta["options"])
        self.understanding = understanding_from(meta["understanding"])
        self.columns: tuple[str, ...] = tuple(column.name for column in self.understanding.shape.columns)
        self._view: ListView | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self.db.close()

    @property
    def marks(self) -> SuppressionMarks:
        """What the suppression lists mean for this list, as it was last marked."""
        return marks_in(self.db)

    def page(self, first_row: int, count: int) -> list[ListRow]:
        """Return `count` rows from `first_row` (as the person counts) on."""
        query = "SELECT row FROM rows WHERE row >= ? ORDER BY row LIMIT ?"
        found = [row[0] for row in self.db.execute(query, (first_row, count))]
        return [each.row for each in self.rows(found)]

    def rows(
        self,
        row_numbers: Sequence[int],
        batch_id: str = "",
        sent: Sequence[SentRange] = (),
        steps: ListSteps = ALONE,
    ) -> list[AnsweredRow]:
        """Return these rows, in this order, with their answers of a batch, and behind these those of other `steps`."""
        if self._view is None:
            self._view = ListView(self.db, several=self.several)
        with one_state(self.db):  # results read anew replace the former table of answers
            self._view.look(batch_id, sent, steps)
            return list(self._view.these(row_numbers))

    def result_columns(self, batch_id: str) -> tuple[str, ...]:
        """Return the service's names for its answers' values, in order of appearance."""
        query = "SELECT name FROM result_columns WHERE batch = ? ORDER BY place"
        return tuple(row[0] for row in self.db.execute(query, (batch_id,)))

    def numbers(self, batch_id: str, country: str, first: int, count: int) -> list[str]:
        """Return E.164 numbers of a batch's round."""
        query = "SELECT e164 FROM numbers WHERE batch = ? AND country = ? AND place >= ? AND place < ? ORDER BY place"
        return [row[0] for row in self.db.execute(query, (batch_id, country, first, first + count))]

    def number_ids(self, batch_id: str, country: str, first: int, count: int) -> dict[str, int]:
        """Return E.164 numbers of a batch's round, each with its id in this list."""
        query = (
            "SELECT e164, id FROM numbers WHERE batch = ? AND country = ? AND place >= ? AND place < ? ORDER BY place"
        )
        return dict(map(tuple, self.db.execute(query, (batch_id, country, first, first + count))))

    def answered(self, batch_id: str) -> int:
        """Count the distinct numbers of a batch that have an answer."""
        with one_state(self.db):
            number = self.reading(batch_id)
            if number is None:
                return 0
            found: int = self.db.execute(f"SELECT COUNT(*) FROM {answers_table(number)}").fetchone()[0]  # noqa: S608 - a number
            return found

    def has_answers(self, batch_id: str, sent: SentRange) -> bool:
        """Return True if any number of a part has an answer from that part. Raise `ListLost` if it can't be read."""
        try:
            with one_state(self.db):
                number = self.reading(batch_id)
                joined = "SELECT 1 FROM joined WHERE batch = ? AND part = ?"
                if number is None or not self.db.execute(joined, (batch_id, sent.part)).fetchone():
                    return False
                return self._has_answers(answers_table(number), batch_id, sent)
        except sqlite3.DatabaseError as error:
            raise ListLost(name=self.folder.name) from error

    def _has_answers(self, answers: str, batch_id: str, sent: SentRange) -> bool:
        """Search by the part's numbers: by the part alone all answers would be read, 100 ms for a million."""
        places = (batch_id, sent.country, sent.first, sent.first + sent.numbers)
        of_batch = "FROM numbers WHERE batch = ? AND country = ? AND place >= ? AND place < ?"
        beside = f"EXISTS (SELECT 1 FROM {answers} WHERE id = numbers.id AND part = ?)"  # noqa: S608 - a number
        if self.db.execute(f"SELECT 1 {of_batch} AND {beside} LIMIT 1", (*places, sent.part)).fetchone():
            return True
        if self.db.execute(f"SELECT COUNT(*) {of_batch}", places).fetchone()[0] >= sent.numbers:
            return False
        # A list that was read anew has no places for numbers that were sent again.
        query = f"SELECT 1 FROM {answers} WHERE part = ? LIMIT 1"  # noqa: S608 - a number
        return self.db.execute(query, (sent.part,)).fetchone() is not None

    def reading(self, batch_id: str) -> int | None:
        """Return the number of the batch's answer table, another one once results are re-read; None without answers."""
        found = self.db.execute("SELECT number FROM batches WHERE batch = ?", (batch_id,)).fetchone()
        return found[0] if found else None


def source_copy(folder: Path) -> Path:
    """Return the path of the stored copy of a list's original file. Raise `ListLost` if it is gone."""
    place = folder / "source"
    copy = next(place.iterdir(), None) if place.is_dir() else None
    if copy is None:
        raise ListLost(name=folder.name)
    return copy


def attach(db: sqlite3.Connection, schema: str, folder: Path) -> None:
    """Attach a list to another database as `schema`, to be read only."""
    db.execute(f"ATTACH ? AS {schema}", (file_uri((folder / FILE_NAME).absolute(), "ro"),))


def understanding_of(folder: Path) -> ImportSummary:
    """Return how a list was understood, whichever version stored it; raise `ListLost` if that can't be read."""
    try:
        with closing(open_file(folder / FILE_NAME, writable=False)) as db:
            (text,) = db.execute("SELECT value FROM meta WHERE name = 'understanding'").fetchone()
            return understanding_from(json.loads(text))
    except (sqlite3.DatabaseError, KeyError, TypeError, ValueError) as error:
        raise ListLost(name=folder.name) from error


def is_current(folder: Path) -> bool:
    """Return True if a list needs no upgrade; also True for a lost list, which can't be upgraded."""
    try:
        with closing(open_file(folder / FILE_NAME, writable=False)) as db:
            return not is_old(db)
    except sqlite3.DatabaseError:
        return True


def bring_up_to_date(folder: Path, told: Told) -> None:
    """Upgrade a list to this version's schema; `told` as in `upgrade.upgrade`. Raises `ListLost` or `DiskFull`."""
    try:
        if not is_current(folder):
            upgrade(folder / FILE_NAME, told)
    except (sqlite3.DatabaseError, JournalDamaged) as error:
        raise ListLost(name=folder.name) from error


def understanding_as_meta(understanding: ImportSummary) -> dict[str, Any]:
    """Convert an understanding for JSON."""
    return asdict(understanding)


def understanding_from(meta: dict[str, Any]) -> ImportSummary:
    """Convert an understanding back from JSON."""
    return _known(
        ImportSummary,
        {
            **meta,
            "shape": _shape_from(meta["shape"]),
            "counts": _known(Counts, meta["counts"]),
            "problems": [_known(Problem, problem) for problem in meta["problems"]],
            "other_sheets": [_known(SheetNumbers, other) for other in meta.get("other_sheets", ())],
            "better_countries": [_known(CountryFit, fit) for fit in meta.get("better_countries", ())],
        },
    )


def _shape_from(meta: dict[str, Any]) -> TableShape:
    """Convert a shape from JSON; older lists have neither further phone columns nor a country column."""

    def column(found: dict[str, Any] | None) -> Column | None:
        return Column(**found) if found else None

    return TableShape(
        header_row=meta["header_row"],
        columns=tuple(Column(**each) for each in meta["columns"]),
        phone_column=column(meta["phone_column"]),
        more_phone_columns=tuple(Column(**each) for each in meta.get("more_phone_columns", ())),
        country_column=column(meta.get("country_column")),
    )


def _options_from(meta: dict[str, Any]) -> ReadOptions:
    return _known(ReadOptions, {**meta, "more_columns": tuple(meta.get("more_columns", ()))})


def _known(kind: type[_Kept], meta: dict[str, Any]) -> _Kept:
    """Return the value without what this version doesn't know: a later one may have written more."""
    return kind(**{name: value for name, value in meta.items() if name in {each.name for each in fields(kind)}})
