"""The disk while the program runs: full, read-only, busy, damaged. Said in words, undone as a whole, survived."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import DialproofError, DiskFull, FolderNotUsable, JournalBusy, JournalDamaged
from desktop_app.core.service.rates import RateGroup
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.machine.home import Home, open_home
from desktop_app.storage.machine.rates import RateLog
from desktop_app.storage.sqlite import database
from desktop_app.storage.sqlite.faults import database_fault, folder_fault
from tests.small_disk import disk_of
from tests.storage.samples import NOW, TASKS, full_batch

ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
NOBODY = 65534


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = Journal(tmp_path / "journal.sqlite")
    opened.add_batch(full_batch(), TASKS)
    yield opened
    opened.close()


def first(journal: Journal) -> Task:
    return journal.tasks("b1")[0]


# --- full ---


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of half a megabyte, where this machine lets us have one."""
    yield from disk_of(1, tmp_path / "disk")


def fill(disk: Path) -> Path:
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError as error:
            assert error.errno == errno.ENOSPC  # noqa: PT017 - writing until it fails is the point
    return ballast


def test_on_a_full_disk_a_step_is_refused_as_a_whole_and_works_again_with_room(small_disk: Path) -> None:
    home = open_home(small_disk / "home")
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    ballast = fill(small_disk)
    with pytest.raises(DiskFull) as full:
        journal.save_setting("it", "x" * 2_000_000)
    assert str(home.path) in str(full.value)
    for _ in range(3):
        with pytest.raises(DiskFull):
            journal.record(first(journal).id, TaskEvent.SEND, NOW, {"answer": "x" * 100_000})
    assert first(journal).state is TaskState.PREPARED
    ballast.unlink()
    assert journal.record(first(journal).id, TaskEvent.SEND, NOW, {}).state is TaskState.SENDING
    journal.close()
    again = open_journal(home, lambda: NOW)
    assert first(again).state is TaskState.SENDING
    again.close()


def test_closing_on_a_full_disk_makes_no_copy_and_no_trouble(
    small_disk: Path, caplog: pytest.LogCaptureFixture
) -> None:
    home = open_home(small_disk / "home")
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    fill(small_disk)
    journal.close()
    assert "no copy of the journal was made" in caplog.text
    assert len(list(home.backups.iterdir())) == 1


def test_starting_on_a_full_disk_is_said_in_words_and_moves_nothing(small_disk: Path) -> None:
    home = open_home(small_disk / "home")
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    journal.close()
    ballast = fill(small_disk)
    with pytest.raises((DiskFull, FolderNotUsable)):
        open_journal(open_home(home.path), lambda: NOW).save_setting("x", "x" * 100_000)
    ballast.unlink()
    again = open_journal(home, lambda: NOW)
    assert len(again.tasks("b1")) == 3
    again.close()
    assert not list(home.path.glob("damaged-*"))


def test_restoring_on_a_full_disk_is_carried_on_when_there_is_room(small_disk: Path) -> None:
    home = open_home(small_disk / "home")
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    journal.close()
    home.journal.write_bytes(b"no journal")
    ballast = fill(small_disk)
    with pytest.raises((DiskFull, FolderNotUsable)):
        open_journal(home, lambda: NOW)
    ballast.unlink()
    again = open_journal(home, lambda: NOW)
    assert {task.state for task in again.tasks("b1")} == {TaskState.UNKNOWN}
    again.close()
    assert len(list(home.path.glob("damaged-*"))) == 1


LIMITED = """
import resource, sys
from pathlib import Path
from datetime import UTC, datetime
from desktop_app.core.errors import LocalFault
from desktop_app.storage.journal.journal import Journal
journal = Journal(Path(sys.argv[1]))
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
try:
    journal.save_setting("it", "x" * 1_000_000)
except LocalFault as fault:
    print(type(fault).__name__, fault.sentence)
print(journal.setting("it"))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
journal.save_setting("it", "with room")
print(journal.setting("it"))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_limit_on_the_size_of_files_is_said_in_words(tmp_path: Path) -> None:
    run = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", LIMITED, str(tmp_path / "journal.sqlite")], capture_output=True, text=True, check=True
    )
    message, nothing, kept = run.stdout.splitlines()
    assert message.startswith("FolderNotUsable")
    assert "full" in message
    assert (nothing, kept) == ("None", "with room")


# --- read-only ---


def test_a_journal_that_may_only_be_read_is_said_in_words(journal: Journal) -> None:
    journal._db.execute("PRAGMA query_only = 1")
    with pytest.raises(FolderNotUsable, match="only be read"):
        journal.record(first(journal).id, TaskEvent.SEND, NOW, {})
    journal._db.execute("PRAGMA query_only = 0")
    assert journal.record(first(journal).id, TaskEvent.SEND, NOW, {}).state is TaskState.SENDING


OPENER = """
import os, sys
from pathlib import Path
from datetime import UTC, datetime
from desktop_app.core.errors import LocalFault
from desktop_app.storage.machine.home import Home, open_home
from desktop_app.storage.backup.recovery import open_journal
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(int(sys.argv[2])); os.setuid(int(sys.argv[2]))
home = Home(Path(sys.argv[1]))
for step in (lambda: open_home(home.path), lambda: open_journal(home, lambda: datetime.now(UTC))):
    try:
        step()
        print("done")
    except LocalFault as fault:
        print(type(fault).__name__, fault.sentence)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_a_folder_that_may_only_be_read_is_said_in_words_and_nothing_is_taken_for_damage(tmp_path: Path) -> None:
    home = open_home(tmp_path / "home")
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    journal.close()
    before = home.journal.read_bytes()
    _anybody_may_read(home, tmp_path)
    run = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", OPENER, str(home.path), str(NOBODY)],
        capture_output=True, text=True, check=False, cwd=Path(__file__).parents[3],
    )  # fmt: skip
    home.path.chmod(0o700)
    if "ModuleNotFoundError" in run.stderr or "PermissionError" in run.stderr:
        pytest.skip("another person may not run this program here")
    assert [line.split()[0] for line in run.stdout.splitlines()] == ["FolderNotUsable"] * 2, run.stderr
    assert home.journal.read_bytes() == before
    assert not list(home.path.glob("damaged-*"))


def _anybody_may_read(home: Home, below: Path) -> None:
    """To look at, for everybody, and for nobody (but root) to write."""
    for folder in (below, *list(below.parents)[:-2]):
        folder.chmod(folder.stat().st_mode | 0o055)
    for path in home.path.rglob("*"):
        path.chmod(0o555 if path.is_dir() else 0o444)
    home.path.chmod(0o555)


# --- busy, damaged ---


def test_a_file_that_is_held_for_too_long_is_said_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0.05)
    journal = Journal(tmp_path / "journal.sqlite")
    holder = sqlite3.connect(tmp_path / "journal.sqlite", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(JournalBusy, match="held by another"):
        journal.save_setting("a", 1)
    holder.execute("ROLLBACK")
    holder.close()
    journal.save_setting("a", 1)
    journal.close()


def test_damage_while_it_runs_is_said_in_words_for_reading_and_writing(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    journal = Journal(path)
    for number in range(40):
        journal.add_batch(full_batch(f"b{number}"), TASKS)
    journal.close()
    journal = Journal(path)
    with path.open("rb+") as file:
        file.seek(4096)
        file.write(b"\xa5" * (path.stat().st_size - 4096))
    with pytest.raises(JournalDamaged):
        journal.batches()
    with pytest.raises(JournalDamaged):
        journal.add_batch(full_batch("new"), TASKS)
    journal.close()


def test_text_that_is_none_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    journal = Journal(path)
    journal.add_batch(full_batch(), TASKS)
    journal._db.execute("UPDATE batches SET file = CAST(x'ffff' AS TEXT)")
    with pytest.raises(JournalDamaged):
        journal.batches()
    journal.close()


def test_a_damaged_rate_log_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "rates.sqlite"
    path.write_bytes(b"no database " * 1000)
    log = RateLog(path)
    assert log.reserve("me", RateGroup.READS, 1_000.0) == 0.0
    log.close()


# --- what is what ---


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_FULL, DiskFull), (sqlite3.SQLITE_READONLY, FolderNotUsable),
        (sqlite3.SQLITE_READONLY_DBMOVED, FolderNotUsable), (sqlite3.SQLITE_CANTOPEN, FolderNotUsable),
        (sqlite3.SQLITE_IOERR_WRITE, FolderNotUsable), (sqlite3.SQLITE_IOERR_FSYNC, FolderNotUsable),
        (sqlite3.SQLITE_BUSY, JournalBusy), (sqlite3.SQLITE_BUSY_SNAPSHOT, JournalBusy),
        (sqlite3.SQLITE_CORRUPT, JournalDamaged), (sqlite3.SQLITE_CORRUPT_INDEX, JournalDamaged),
        (sqlite3.SQLITE_NOTADB, JournalDamaged),
        (sqlite3.SQLITE_ERROR, None), (sqlite3.SQLITE_CONSTRAINT_UNIQUE, None), (sqlite3.SQLITE_MISUSE, None),
    ],
)  # fmt: skip
def test_every_code_of_sqlite_has_its_meaning_and_faults_of_ours_have_none(
    code: int, kind: type[DialproofError] | None, tmp_path: Path
) -> None:
    error = sqlite3.OperationalError("so")
    error.sqlite_errorcode = code
    fault = database_fault(error, tmp_path / "journal.sqlite")
    assert type(fault) is (kind or type(None))


@pytest.mark.parametrize(
    ("number", "kind"),
    [(errno.ENOSPC, DiskFull), (errno.EDQUOT, DiskFull), (errno.EFBIG, DiskFull), (errno.EROFS, FolderNotUsable),
     (errno.EACCES, FolderNotUsable), (errno.EIO, FolderNotUsable)],
)  # fmt: skip
def test_every_error_of_the_file_system_has_its_meaning(number: int, kind: type, tmp_path: Path) -> None:
    assert type(folder_fault(OSError(number, os.strerror(number)), tmp_path)) is kind
