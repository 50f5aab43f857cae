"""Opens the journal: examines it first, and replaces a damaged one by its newest sound copy.

::

    examine ──► sound ──► open
      └────► damaged, or older than it was, or missing where there was one
               └─► note (journal.restoring) ──► move all of it into damaged-<time>/ ──► build journal.sqlite.new from
                   the newest copy, its open tasks unknown ──► rename it to journal.sqlite ──► remove the note ──► open

If a start ends anywhere on the way, the next one carries on from there. Only damage moves the file: missing rights, a
full disk, another process or a newer version do not.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from desktop_app.core.batches.restoration import PerhapsSent, Restoration, doubt
from desktop_app.core.batches.submission import TRANSITIONS, TaskEvent, TaskState
from desktop_app.core.errors import JournalBusy, JournalDamaged, JournalNewer
from desktop_app.core.errors.held_files import delete_file, replace_file
from desktop_app.core.service.settings import Setting
from desktop_app.storage.backup.backups import Backups, BackupScheduler, CommitCounter, SharedLock, copy_database
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.journal.schema import MIGRATIONS
from desktop_app.storage.lists.file import FILE_NAME
from desktop_app.storage.machine.home import Home, delete_folder, sync_file, sync_folder, whole_file
from desktop_app.storage.sqlite.database import open_file
from desktop_app.storage.sqlite.faults import database_fault, folder_fault
from desktop_app.storage.sqlite.integrity_check import COMMITS, Condition, examine

# Seconds to wait for another start.
_PATIENCE = 60.0
_SIDES = ("-wal", "-shm")


class Step(StrEnum):
    """A step in restoring the journal; it is on disk when `at` is called with it."""

    NOTED = "the damage is noted"
    MOVED_FILE = "the journal is moved"  # its log isn't moved yet
    MOVED = "all of it is moved"
    COPIED = "the copy is made"
    BUILT = "the new journal is built"
    PLACED = "the new journal is in its place"  # the note still exists


At = Callable[[Step], object]


def open_journal(home: Home, now: Callable[[], datetime], at: At = str) -> Journal:
    """Open the journal of a data folder: sound, guarded, and backed up if it has changed since the last backup.

    Raises leaves of `core.errors`: `JournalNewer`, `JournalBusy`, `DiskFull`, `FolderNotUsable`, and `JournalDamaged`
    if it can't be restored because another process has it open. Calls `at` at each `Step`.
    """
    counter, backups = CommitCounter(home.journal), Backups(home.backups, now)
    with _one_at_a_time(home.path / "journal.lock"):
        users = SharedLock(home.path / "journal.users")
        try:
            _Recovery(home, counter, backups, now, at).settle(users)
            guard = BackupScheduler(home.journal, backups, users)
            journal = Journal(home.journal, backups=backups, guard=guard)
        except BaseException:
            users.leave()
            raise
        users.join()
    guard.copy()
    return journal


@contextmanager
def _one_at_a_time(path: Path) -> Iterator[None]:
    lock = FileLock(path, mode=0o600)
    try:
        lock.acquire(timeout=_PATIENCE)
    except Timeout as error:
        raise JournalBusy(name=path.name) from error
    except OSError as error:
        raise folder_fault(error, path.parent) from error
    try:
        yield
    finally:
        lock.release()


class _Recovery:
    """Examines the journal's file before it is opened, and restores it if needed."""

    def __init__(
        self, home: Home, counter: CommitCounter, backups: Backups, now: Callable[[], datetime], at: At
    ) -> None:
        self._home = home
        self._counter = counter
        self._backups = backups
        self._now = now
        self._at = at
        self._note = home.path / "journal.restoring"
        self._new = home.path / f"{home.journal.name}.new"

    def settle(self, users: SharedLock) -> None:
        """Restore the journal unless it is sound; raise `JournalNewer` if only a newer version can judge it."""
        try:
            if self._sound():
                delete_file(self._note)
                return
            if any(backup.version > len(MIGRATIONS) for backup in self._backups.all()[:1]):
                raise JournalNewer(name=str(self._home.path))
            if not users.alone():
                raise JournalDamaged(name=self._home.journal.name)
            self._restore()
        except OSError as error:
            raise folder_fault(error, self._home.path) from error
        except sqlite3.Error as error:
            raise database_fault(error, self._home.journal) or error from error

    def _sound(self) -> bool:
        journal = self._home.journal
        if not journal.exists() or not journal.stat().st_size:
            # SQLite silently deletes a log beside an empty file, so the file isn't even opened.
            beside = [Path(f"{journal}{side}") for side in _SIDES]
            lost = any(side.exists() and side.stat().st_size for side in beside[:1])
            return not (lost or self._note.exists() or self._counter.read() or self._backups.all())
        # Read the count first: while the journal is examined, another process may write to it and raise the count.
        counted = self._counter.read()
        found = examine(journal)
        if found.newer:
            raise JournalNewer(name=str(self._home.path))
        return not found.fault and found.commits >= counted

    # --- Restoring ---

    def _restore(self) -> None:
        folder = self._noted()
        self._at(Step.NOTED)
        self._move(folder)
        self._at(Step.MOVED)
        for left_over in (self._new, *(Path(f"{self._new}{side}") for side in _SIDES)):
            delete_file(left_over)
        copied_at = self._copy(folder)
        self._at(Step.COPIED)
        self._build(folder, copied_at)
        self._at(Step.BUILT)
        replace_file(self._new, self._home.journal)
        sync_folder(self._home.path)
        self._at(Step.PLACED)
        delete_file(self._note)

    def _noted(self) -> Path:
        """Return the damaged file's folder, noted on disk before the move so that a second attempt uses it again."""
        try:
            return self._home.path / str(json.loads(self._note.read_text("utf-8"))["folder"])
        except (FileNotFoundError, ValueError, KeyError, TypeError):
            pass
        name = f"damaged-{self._now().astimezone(UTC):%Y%m%dT%H%M%SZ}"
        taken = sum(1 for _ in self._home.path.glob(f"{name}*"))
        name = f"{name}-{taken + 1}" if taken else name
        with whole_file(self._note) as file:
            file.write(json.dumps({"folder": name}).encode())
        return self._home.path / name

    def _move(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, exist_ok=True)
        journal = self._home.journal
        # The journal goes first: without it, nobody takes the files that are left for a sound journal.
        for path in (journal, *(Path(f"{journal}{side}") for side in _SIDES)):
            if path.exists():
                replace_file(path, folder / path.name)
            if path == journal:
                self._at(Step.MOVED_FILE)
        sync_folder(folder)
        sync_folder(self._home.path)

    def _copy(self, folder: Path) -> datetime | None:
        """Copy the sound source with the most transactions to the new file; return its time, or None if none is sound.

        The file that was moved aside is a source, too: it may be sound and only older than it was.
        """
        aside = folder / self._home.journal.name
        sources = [(backup.path, backup.at) for backup in self._backups.all()]
        if aside.exists() and aside.stat().st_size:  # SQLite would delete the log beside an empty file
            sources.insert(0, (aside, datetime.fromtimestamp(aside.stat().st_mtime, UTC)))
        sound = [(examine(path), path, at) for path, at in sources]
        sound = [each for each in sound if _usable(each[0])]
        if not sound:
            return None
        _condition, path, at = max(sound, key=lambda each: (each[0].commits, each[2]))
        with closing(open_file(path, writable=False)) as source:
            copy_database(source, self._new)
        return at

    def _build(self, folder: Path, copied_at: datetime | None) -> None:
        """Build the new journal under its temporary name, complete before anybody can open it."""
        # Count on from the highest number so far, so that later backups are newer than all earlier ones.
        counted = max([self._counter.read(), *(backup.commits for backup in self._backups.all())])
        journal = Journal(self._new, backups=self._backups)
        with closing(journal):
            parts = self._doubt(journal, copied_at)
            lists = lists_since(self._home.lists, journal)
            remember(journal, Restoration(self._now(), copied_at, str(folder), parts, lists))
            journal.save_setting(COMMITS, counted + 1)
        sync_file(self._new)

    def _doubt(self, journal: Journal, copied_at: datetime | None) -> int:
        """Mark every task that might be sent again as `unknown`; return how many now need a decision."""
        message = doubt(copied_at)
        detail: dict[str, Any] = {"reason": message}
        parts = 0
        for batch in journal.batches(deleted=True):
            for task in journal.tasks(batch.id):
                if (task.state, TaskEvent.RESTORED) in TRANSITIONS:
                    journal.record(task.id, TaskEvent.RESTORED, self._now(), detail, message=message)
                    journal.update_batch(batch.id, exported_at=None)
                    parts += 1
                elif task.state is TaskState.UNKNOWN:  # it may have been settled since, and isn't repeated by itself
                    journal.log(batch.id, TaskEvent.RESTORED.value, self._now(), detail, task.id)
        return parts


def _usable(condition: Condition) -> bool:
    return bool(condition.version) and not condition.fault and not condition.newer


def erase_damaged(home: Path) -> bool:
    """Delete the damaged journals that were moved aside; return True if none is left."""
    for folder in home.glob("damaged-*"):
        delete_folder(folder)
    return no_damaged(home)


def no_damaged(home: Path) -> bool:
    """Return True if the data folder has no damaged journal."""
    return next(home.glob("damaged-*"), None) is None


def remember(journal: Journal, restoration: Restoration) -> None:
    """Store a restoration until a person was told of it."""
    for name in (Setting.RESTORATIONS_UNSEEN, Setting.RESTORATIONS_UNSAID):
        journal.save_setting(name, [*journal.setting(name, []), restoration.as_json()])
    lists = [*perhaps_sent(journal), *restoration.lists]
    journal.save_setting(Setting.PERHAPS_SENT, [[each.file, each.digest] for each in dict.fromkeys(lists)])


def perhaps_sent(journal: Journal) -> list[PerhapsSent]:
    """Return the lists that may have been sent and that no restored journal knows.

    A person should look before sending them.
    """
    return [PerhapsSent(file, digest) for file, digest in journal.setting(Setting.PERHAPS_SENT, [])]


# --- Lists prepared after the restored copy was made: they may have been sent ---


_SOURCE = "SELECT name, value FROM meta WHERE name IN ('source_name', 'source_digest')"
_SPANS = "SELECT batch, country, MAX(place) FROM numbers GROUP BY batch, country"


def lists_since(lists: Path, journal: Journal) -> tuple[PerhapsSent, ...]:
    """Return the lists with places that the journal doesn't know; a list that can't be read is named by its folder."""
    known = _known(journal)
    found = [_perhaps(path.parent, known) for path in sorted(lists.glob(f"*/{FILE_NAME}"))]
    return tuple(each for each in found if each)


def _known(journal: Journal) -> dict[tuple[str, str], int]:
    """Return the end of the places of each batch and country, as the journal has them."""
    ends: defaultdict[tuple[str, str], int] = defaultdict(int)
    for batch in journal.batches(deleted=True):
        for task in journal.tasks(batch.id):
            place = (batch.id, task.country)
            ends[place] = max(ends[place], task.first + task.numbers)
    return ends


def _perhaps(folder: Path, known: dict[tuple[str, str], int]) -> PerhapsSent | None:
    if folder.name.startswith("."):  # still being read, so nothing of it was sent
        return None
    try:
        # Read it as it is, even in an older schema: nothing else is changed while a journal is restored.
        with closing(open_file(folder / FILE_NAME, writable=False)) as db:
            meta = {name: json.loads(value) for name, value in db.execute(_SOURCE)}
            spans = db.execute(_SPANS).fetchall()
            begun = any(last >= known.get((batch, country), 0) for batch, country, last in spans)
            return PerhapsSent(meta["source_name"], meta["source_digest"]) if begun else None
    except (sqlite3.Error, KeyError, ValueError):
        return PerhapsSent(folder.name, "")
