"""Copies of the journal: whole, checked, for the owner alone, thinned out so that old ones last."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop_app.core.errors import FolderNotUsable, JournalDamaged
from desktop_app.storage.backup.backups import (
    DAYS,
    EVERY,
    HOURS,
    NEWEST,
    SOON,
    Backup,
    Backups,
    BackupScheduler,
    CommitCounter,
    SharedLock,
    in_a_thread,
    kept,
)
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import Home, open_home
from desktop_app.storage.sqlite.integrity_check import examine
from tests.storage.samples import NOW, TASKS, full_batch
from tests.systems import for_its_owner_alone


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return open_home(tmp_path / "home")


def copies(home: Home) -> list[Backup]:
    return Backups(home.backups, lambda: NOW).all()


# --- when ---


def test_the_journal_is_copied_when_it_is_opened_and_closed_and_only_where_it_has_changed(home: Home) -> None:
    journal = open_journal(home, lambda: NOW)
    assert [copy.commits for copy in copies(home)] == [0]
    journal.add_batch(full_batch(), TASKS)
    journal.save_setting("a", 1)
    journal.close()
    assert [copy.commits for copy in copies(home)] == [2, 0]
    open_journal(home, lambda: NOW).close()
    assert [copy.commits for copy in copies(home)] == [2, 0]


def test_a_copy_is_one_sound_file_for_the_owner_alone(home: Home) -> None:
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    journal.close()
    newest = copies(home)[0]
    assert sorted(home.backups.iterdir()) == sorted(copy.path for copy in copies(home))
    assert for_its_owner_alone(newest.path)
    assert for_its_owner_alone(home.backups)
    assert newest.at == NOW.replace(microsecond=0)
    assert (examine(newest.path).fault, examine(newest.path).commits) == ("", newest.commits)


class Waited:
    """Stands for a thread: what is to come later is called by the test."""

    def __init__(self) -> None:
        self.calls: list[tuple[float, Callable[[], None]]] = []
        self.now = 1000.0

    def later(self, seconds: float, call: Callable[[], None]) -> Waited:
        self.calls.append((seconds, call))
        return self

    def cancel(self) -> None:
        self.calls.clear()

    def pass_by(self) -> float:
        ((seconds, call),) = self.calls
        self.calls.clear()
        self.now += seconds
        call()
        return seconds


@pytest.fixture
def waited() -> Waited:
    return Waited()


@pytest.fixture
def guarded(home: Home, waited: Waited) -> Iterator[tuple[sqlite3.Connection, BackupScheduler]]:
    open_journal(home, lambda: NOW).close()
    backups = Backups(home.backups, lambda: NOW)
    users = SharedLock(home.path / "journal.users")
    guard = BackupScheduler(home.journal, backups, users, waited.later, lambda: waited.now)
    connection = sqlite3.connect(home.journal, isolation_level=None)
    yield connection, guard
    connection.close()
    users.leave()


def change(guarded: tuple[sqlite3.Connection, BackupScheduler]) -> None:
    connection, guard = guarded
    connection.execute("BEGIN")
    guard.count(connection)
    connection.execute("COMMIT")
    guard.committed()


def test_changes_are_copied_at_most_every_few_minutes_and_the_last_one_isnt_forgotten(
    home: Home, guarded: tuple[sqlite3.Connection, BackupScheduler], waited: Waited
) -> None:
    for _ in range(5):
        change(guarded)
    assert waited.pass_by() == EVERY
    assert copies(home)[0].commits == 5
    # WHEN it was quiet for long
    waited.now += 3600
    change(guarded)
    # THEN what follows a change (the acceptance of what was just sent) has a moment to be in the copy
    assert waited.pass_by() == SOON
    assert copies(home)[0].commits == 6
    change(guarded)
    assert waited.pass_by() == EVERY


def test_a_copy_that_fails_disturbs_nobody_and_the_next_change_tries_again(
    home: Home, guarded: tuple[sqlite3.Connection, BackupScheduler], waited: Waited, caplog: pytest.LogCaptureFixture
) -> None:
    before = copies(home)
    home.backups.rename(home.path / "elsewhere")
    home.backups.touch()
    change(guarded)
    waited.pass_by()
    assert "no copy of the journal was made" in caplog.text
    home.backups.unlink()
    (home.path / "elsewhere").rename(home.backups)
    change(guarded)
    waited.pass_by()
    assert len(copies(home)) == len(before) + 1


def test_a_real_thread_copies_while_the_journal_is_written(home: Home) -> None:
    journal = open_journal(home, lambda: NOW)
    done = threading.Event()
    backups = Backups(home.backups, lambda: NOW + timedelta(hours=1))

    def copy() -> None:
        backups.keep(home.journal)
        done.set()

    in_a_thread(0.0, copy)
    for number in range(200):
        journal.save_setting("n", number)
    assert done.wait(10)
    journal.close()
    assert {examine(each.path).fault for each in copies(home)} == {""}


# --- what ---


def test_a_damaged_journal_is_never_copied(home: Home) -> None:
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    journal.close()
    before = copies(home)
    with sqlite3.connect(home.journal) as db:
        db.execute("UPDATE settings SET value = '77' WHERE name = 'commits'")
        db.execute("DROP TABLE tasks")
    db.close()
    with pytest.raises(JournalDamaged):
        Backups(home.backups, lambda: NOW).keep(home.journal)
    assert copies(home) == before
    assert len(list(home.backups.iterdir())) == len(before)


def test_a_folder_that_can_not_be_made_is_said_in_words(home: Home) -> None:
    open_journal(home, lambda: NOW).close()
    (home.path / "file").touch()
    with pytest.raises(FolderNotUsable):
        Backups(home.path / "file" / "backups", lambda: NOW).keep(home.journal)


def test_what_a_killed_copy_left_is_swept_away_after_an_hour(home: Home) -> None:
    open_journal(home, lambda: NOW).close()
    old, new = home.backups / ".part-old", home.backups / ".part-new"
    for part in (old, new):
        part.touch()
    os.utime(old, (1, 1))
    Backups(home.backups, lambda: NOW).keep(home.journal, always=True)
    assert (old.exists(), new.exists()) == (False, True)


def test_what_another_process_just_finished_is_no_obstacle(home: Home) -> None:
    open_journal(home, lambda: NOW).close()
    (home.backups / ".part-gone").symlink_to("renamed meanwhile")  # listed, and no longer there when it is looked at
    assert Backups(home.backups, lambda: NOW).keep(home.journal, always=True)


def test_strange_files_in_the_folder_are_no_copies(home: Home) -> None:
    home.backups.mkdir()
    for name in ("journal-1-x.sqlite", "journal-0000000001-20269999T000000Z-v1.sqlite", "notes.txt"):
        (home.backups / name).touch()
    assert copies(home) == []


# --- which stay ---


def made(times: list[datetime], version: int = 2) -> list[Backup]:
    """Copies in their order, the newest first."""
    return [Backup(Path(str(number)), number, at, version) for number, at in enumerate(times)][::-1]


def test_many_copies_of_one_minute_do_not_push_out_yesterdays() -> None:
    yesterday = NOW - timedelta(days=1)
    everything = made([yesterday, *(NOW + timedelta(seconds=second) for second in range(50))])
    stay = kept(everything)
    assert {each.at for each in stay} == {yesterday, *(each.at for each in everything[:NEWEST])}


def test_a_month_of_copies_leaves_a_handful_spread_over_time() -> None:
    start = datetime(2026, 3, 1, tzinfo=UTC)
    everything: list[Backup] = []
    for number in range(30 * 24 * 20):
        backup = Backup(Path(str(number)), number, start + timedelta(minutes=3 * number), 2)
        everything.insert(0, backup)
        stay = kept(everything)
        everything = [each for each in everything if each in stay]
    ages = [everything[0].at - each.at for each in everything]
    assert len(everything) <= NEWEST + HOURS + DAYS
    assert ages[1] == timedelta(minutes=3)
    assert timedelta(hours=1) < ages[-DAYS] < timedelta(days=1)
    assert ages[-1] > timedelta(days=DAYS - 2)


def test_a_clock_that_was_set_back_does_not_make_a_new_copy_an_old_one() -> None:
    everything = made([NOW, NOW + timedelta(hours=1), NOW - timedelta(days=400)])
    assert everything[0].at == NOW - timedelta(days=400)
    assert everything[0] in kept(everything)


def test_what_a_migration_began_with_stays() -> None:
    old = Backup(Path("old"), 0, NOW - timedelta(days=900), 1)
    assert old in kept([*made([NOW + timedelta(days=day) for day in range(1, 60)]), old])


# --- the mark ---


def test_the_mark_never_claims_more_than_was_committed(home: Home) -> None:
    journal = open_journal(home, lambda: NOW)
    mark = CommitCounter(home.journal)
    assert mark.read() == 0
    for number in range(1, 4):
        journal.save_setting("n", number)
        assert mark.read() == number
    with pytest.raises(KeyError):
        journal.note(99, word="x")
    assert mark.read() == 3
    journal.close()
    assert examine(home.journal).commits == 3


@pytest.mark.parametrize("content", [b"", b"\0" * 21, b"\xff\xfe", b"many"])
def test_a_mark_that_says_nothing_is_no_reason_for_doubt(home: Home, content: bytes) -> None:
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    journal.close()
    home.journal.with_suffix(".mark").write_bytes(content)
    open_journal(home, lambda: NOW).close()
    assert not list(home.path.glob("damaged-*"))


def test_two_that_write_at_once_count_every_transaction(home: Home) -> None:
    first, second = open_journal(home, lambda: NOW), open_journal(home, lambda: NOW)
    for number in range(20):
        (first, second)[number % 2].save_setting("n", number)
    assert CommitCounter(home.journal).read() == 20
    first.close()
    second.close()
    assert examine(home.journal).commits == 20
