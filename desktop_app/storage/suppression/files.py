"""Stores suppression lists, one SQLite file each, in a folder of their own.

A file is made whole and then takes its name, so that whatever reads it sees all of it or the former one, and a number
that is taken out is nowhere in it. `numbers` has E.164 as an integer, and the edition in which each came; `editions`
has the files that were added, `problems` their rows that couldn't be understood. `dates` has a person's own dates,
where a column of them was chosen (`storage.suppression.dates`). `contents`, which files of before lack, tells a table
that is added again, perhaps read for another country: its rows and problems count once.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from desktop_app.core.errors import SuppressionBroken
from desktop_app.core.errors.held_files import delete_file, replace_file
from desktop_app.core.results.suppression import (
    Edition,
    ListedNumber,
    OddRow,
    Since,
    SuppressionList,
    day_of,
    since_epoch,
)
from desktop_app.storage.lists.file import ListFile, attach
from desktop_app.storage.lists.sharing import DIGITS, DISTINCT_NUMBERS
from desktop_app.storage.machine.home import left_over, sync_file, sync_folder
from desktop_app.storage.sqlite.columns import to_json
from desktop_app.storage.sqlite.database import Store, connect_alone, file_uri, open_file, transaction
from desktop_app.storage.sqlite.faults import folder_fault
from desktop_app.storage.suppression.dates import keep_dates, since_of, span, take_dates

# The folder in the data folder.
SUPPRESSION = "suppression"
# The id of the organisation's list.
SHARED = "shared"
# What `about` has of a list with dates of its own: the first and the last second since when numbers are on it.
_SPAN = "first_since", "last_since"
_SUFFIX, _PART = ".sqlite", ".part"
# Seconds that a list of ours may be compared with the former file meanwhile, which Windows doesn't let go so long.
_PATIENCE = 10.0
_STALE = 3600.0  # seconds after which a file that isn't whole is nobody's any more
_SCHEMA = """
    CREATE TABLE about (name TEXT PRIMARY KEY, value NOT NULL);
    CREATE TABLE editions (number INTEGER PRIMARY KEY, at INTEGER NOT NULL, source TEXT NOT NULL);
    CREATE TABLE numbers (digits INTEGER PRIMARY KEY, edition INTEGER NOT NULL);
    CREATE TABLE problems (edition INTEGER NOT NULL, row INTEGER NOT NULL, raw TEXT NOT NULL, problem TEXT NOT NULL);
    CREATE TABLE contents (content TEXT PRIMARY KEY, edition INTEGER NOT NULL, rows INTEGER NOT NULL)
"""
_READ = " UNION ALL ".join(
    f"SELECT {DIGITS} AS digits FROM ({each.format(schema='read')})"  # noqa: S608 - constants
    for each in DISTINCT_NUMBERS
)
_ODD = """
    SELECT row, raw, problem FROM read.rows WHERE status = 'invalid' AND row NOT IN (SELECT row FROM read.row_numbers)
    UNION ALL SELECT row, raw, problem FROM read.row_numbers WHERE status = 'invalid'
"""


@dataclass(frozen=True, slots=True)
class NewEdition:
    """A file that was read as the list in `folder`, to become the suppression list `path`, or to be added to it.

    `replacing`: numbers that the file hasn't are no longer on the list. `dates`: the column that says since when.
    `shared`: it is the organisation's file, which the list is always of, even if it keeps numbers that the file no
    longer has.
    """

    path: Path
    folder: Path
    name: str
    purpose: str
    source: str
    country: str
    rows: int
    at: datetime
    replacing: bool = True
    shared: bool = False
    dates: int | None = None


class SuppressionFiles:
    """The suppression lists of a data folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def every(self) -> list[SuppressionList]:
        """Return all lists by name. Raise `SuppressionBroken` for one that can't be read: nothing may be sent then."""
        found = [described(path) for path in self._folder.glob(f"?*{_SUFFIX}")]
        return sorted(found, key=_by_name)

    def sorted_out(self) -> tuple[list[SuppressionList], list[str]]:
        """Return the lists that can be read as `every` does, and the ids of those that can't be."""
        found, broken = list[SuppressionList](), list[str]()
        for path in sorted(self._folder.glob(f"?*{_SUFFIX}")):
            try:
                found.append(described(path))
            except SuppressionBroken:
                broken.append(path.stem)
        return sorted(found, key=_by_name), broken

    def path(self, list_id: str) -> Path:
        """Return the file of a list."""
        return self._folder / f"{list_id}{_SUFFIX}"

    def ids(self) -> list[str]:
        """Return the ids of all lists, also of those that can't be read."""
        return [path.stem for path in self._folder.glob(f"?*{_SUFFIX}")]

    def state(self) -> frozenset[tuple[str, int, int]]:
        """Return what tells if any list was added, changed or deleted since, by whatever process."""
        try:
            with os.scandir(self._folder) as found:
                every = [(each.name, each.stat()) for each in found if each.name.endswith(_SUFFIX)]
        except OSError:  # there is no folder yet, or it can't be read, which is told where its lists are
            return frozenset()
        return frozenset((name, stat.st_mtime_ns, stat.st_size) for name, stat in every)

    def shared_path(self) -> Path:
        """Return the file of the organisation's list; make the folder if it is missing."""
        self.new_path()
        return self.path(SHARED)

    def new_path(self) -> Path:
        """Return a file for a new list; make the folder if it is missing."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise folder_fault(error, self._folder) from error
        return self.path(secrets.token_hex(4))

    def rename(self, list_id: str, name: str, purpose: str) -> None:
        """Change what a list is called, and its purpose; everything that was marked by it is marked anew."""
        with _readable(path := self.path(list_id)), closing(open_file(path)) as db, transaction(db):
            _tell(db, {"name": name, "purpose": purpose, "mark": secrets.token_hex(8)})

    def delete(self, list_id: str) -> None:
        """Delete a list, and what an interrupted run left of any."""
        try:
            delete_file(self.path(list_id))
        except OSError as error:
            raise folder_fault(error, self._folder) from error
        self.sweep()

    def sweep(self) -> None:
        """Delete what an interrupted run left of any list."""
        try:
            for part in left_over(self._folder, f"*{_PART}", _STALE):
                delete_file(part)
        except OSError as error:
            raise folder_fault(error, self._folder) from error

    def editions(self, list_id: str) -> list[Edition]:
        """Return the files that were added to a list, the first one first."""
        query = """SELECT source, at, COUNT(digits) FROM editions LEFT JOIN numbers ON edition = editions.number
            GROUP BY editions.number ORDER BY editions.number"""
        with _readable(path := self.path(list_id)), closing(open_file(path, writable=False)) as db:
            return [Edition(source, day_of(at), numbers) for source, at, numbers in db.execute(query)]

    def numbers(self, list_id: str, e164: str = "") -> Iterator[ListedNumber]:
        """Yield the numbers of a list in their order, or the one that is asked for, if it is on it."""
        where = "WHERE numbers.digits = ?" if e164 else ""
        values = (int(e164.removeprefix("+")),) if e164 else ()
        with _readable(path := self.path(list_id)), closing(open_file(path, writable=False)) as db:
            since, dated = since_of(db)
            query = f"""SELECT numbers.digits, {since}, source FROM numbers JOIN editions ON number = edition {dated}
                {where} ORDER BY 1"""  # noqa: S608 - constants
            for digits, at, source in db.execute(query, values):
                yield ListedNumber(f"+{digits}", day_of(at), source)

    def problems(self, list_id: str, most: int) -> list[OddRow]:
        """Return the rows that couldn't be understood, at most so many."""
        query = "SELECT source, row, raw, problem FROM problems JOIN editions ON number = edition LIMIT ?"
        with _readable(path := self.path(list_id)), closing(open_file(path, writable=False)) as db:
            return [OddRow(*row) for row in db.execute(query, (most,))]

    def count(self, list_id: str, problem: str) -> int:
        """Count the rows that have this problem."""
        query = "SELECT COUNT(*) FROM problems WHERE problem = ?"
        with _readable(path := self.path(list_id)), closing(open_file(path, writable=False)) as db:
            found: int = db.execute(query, (problem,)).fetchone()[0]
            return found


def _by_name(found: SuppressionList) -> tuple[bool, str]:
    return not found.shared, found.name.casefold()


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.DatabaseError, KeyError, TypeError, ValueError) as error:
        raise SuppressionBroken(name=path.stem) from error


def described(path: Path) -> SuppressionList:
    """Return what a suppression list is. Raise `SuppressionBroken` if it can't be read."""
    with _readable(path), closing(open_file(path, writable=False)) as db:
        about = dict(map(tuple, db.execute("SELECT name, value FROM about")))
        times = {name: datetime.fromtimestamp(about[name], UTC) for name in ("added_at", "changed_at")}
        ends = [about.pop(name, None) for name in _SPAN]
        dated = None if None in ends else Since(*map(since_epoch, ends))
        known: dict[str, Any] = {**about, **times, "shared": bool(about["shared"]), "dated": dated}
        return SuppressionList(id=path.stem, **known)


def _tell(db: sqlite3.Connection, about: Mapping[str, Any]) -> None:
    db.executemany("INSERT OR REPLACE INTO about VALUES (?, ?)", about.items())


def write_edition(new: NewEdition) -> SuppressionList:
    """Write a suppression list from a file that was read, in the child process. Return what it is then.

    A number that was on it before keeps the edition, and so the date, in which it came; of its own dates the earliest.
    """
    part = new.path.with_name(f"{new.path.name}.{secrets.token_hex(4)}{_PART}")
    try:
        with _readable(new.path), closing(connect_alone(part)) as db:
            for statement in _SCHEMA.split(";"):
                db.execute(statement)
            db.execute("PRAGMA temp_store = MEMORY")  # keep numbers out of the system's temporary folder
            attach(db, "read", new.folder)
            _fill(db, new, described(new.path) if new.path.exists() else None)
        sync_file(part)
        replace_file(part, new.path, _PATIENCE)
        sync_folder(new.path.parent)
    except OSError as error:
        raise folder_fault(error, new.path.parent) from error
    finally:
        delete_file(part)
    return described(new.path)


def _fill(db: Store, new: NewEdition, former: SuppressionList | None) -> None:
    place = 1
    if former is not None:
        db.execute("ATTACH ? AS former", (file_uri(new.path.absolute(), "ro"),))
    with transaction(db):
        if former is None:
            db.execute(f"INSERT INTO numbers SELECT DISTINCT digits, 1 FROM ({_READ}) ORDER BY 1")  # noqa: S608 - constants
        else:
            db.execute("INSERT INTO editions SELECT * FROM former.editions")
            place += db.execute("SELECT MAX(number) FROM editions").fetchone()[0]
            _merge(db, place, new)
        db.execute("INSERT INTO editions VALUES (?, ?, ?)", (place, round(new.at.timestamp()), new.source))
        db.execute(f"INSERT INTO problems SELECT ?, * FROM ({_ODD}) ORDER BY 2", (place,))  # noqa: S608 - the same
        rows = new.rows
        if former is not None and not (new.replacing or new.shared):
            rows += former.rows - _keep_problems(db, place, _content(new.folder))
        db.execute("INSERT INTO contents VALUES (?, ?, ?)", (_content(new.folder), place, new.rows))
        undated = None if new.dates is None else take_dates(db, new.dates, new.at)
        if former is not None:
            keep_dates(db)
        dated = {} if undated is None else {"undated": undated}
        _tell(db, _about(db, new, former, rows) | dated | dict(zip(_SPAN, span(db), strict=False)))


def _merge(db: Store, place: int, new: NewEdition) -> None:
    """Take over what a list has, as far as it stays, beside the numbers that were read."""
    if new.replacing:
        query = f"""SELECT now.digits, COALESCE(was.edition, :place) FROM (SELECT DISTINCT digits FROM ({_READ})) AS now
            LEFT JOIN former.numbers AS was ON was.digits = now.digits ORDER BY 1"""  # noqa: S608 - constants
    else:
        query = f"""SELECT digits, MIN(edition) FROM (SELECT digits, edition FROM former.numbers
            UNION ALL SELECT digits, :place FROM ({_READ})) GROUP BY 1 ORDER BY 1"""  # noqa: S608 - the same
    db.execute(f"INSERT INTO numbers {query}", {"place": place})


def _keep_problems(db: Store, place: int, content: str) -> int:
    """Keep the problems that a list has, but for a table that was added before, as edition `place` by now.

    Of that one only rows are left that no reading of it has understood. Return how many rows it has; 0 for a new one.
    """
    again = None
    if db.execute("SELECT 1 FROM former.sqlite_master WHERE name = 'contents'").fetchone():
        again = db.execute("SELECT edition, rows FROM former.contents WHERE content = ?", (content,)).fetchone()
        db.execute("INSERT INTO contents SELECT * FROM former.contents WHERE content <> ?", (content,))
    edition, rows = again or (0, 0)
    if again:
        db.execute(
            """DELETE FROM problems WHERE edition = :place AND (row, raw) NOT IN
            (SELECT row, raw FROM former.problems WHERE edition = :edition)""",
            {"place": place, "edition": edition},
        )
    db.execute("INSERT INTO problems SELECT * FROM former.problems WHERE edition <> ?", (edition,))
    return int(rows)


def _content(folder: Path) -> str:
    """Return what tells the table that was read from every other: the file, its sheet, and the columns with numbers."""
    with ListFile(folder) as store:
        found = store.understanding
        return to_json([store.source_digest, found.sheet, [column.index for column in found.shape.phone_columns]])


def _about(db: Store, new: NewEdition, former: SuppressionList | None, rows: int) -> dict[str, Any]:
    at = round(new.at.timestamp())
    (numbers,) = db.execute("SELECT COUNT(*) FROM numbers").fetchone()
    (problems,) = db.execute("SELECT COUNT(*) FROM problems").fetchone()
    gone = 0
    if new.shared and not new.replacing:
        (read,) = db.execute(f"SELECT COUNT(*) FROM (SELECT DISTINCT digits FROM ({_READ}))").fetchone()  # noqa: S608 - constants
        gone = numbers - read
    return {
        "name": new.name,
        "purpose": new.purpose,
        "added_at": at if former is None else round(former.added_at.timestamp()),
        "changed_at": at,
        "source": new.source,
        "country": new.country,
        "rows": rows,
        "numbers": numbers,
        "problems": problems,
        "mark": secrets.token_hex(8),
        "shared": int(new.shared),
        "gone": gone,
    }
