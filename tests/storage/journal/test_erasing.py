"""What was deleted from a journal is neither in its file, nor in its log, nor in a copy."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from desktop_app.core.errors import DiskFull
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.backup.recovery import erase_damaged, open_journal
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.machine.home import Home, open_home
from desktop_app.storage.sqlite.integrity_check import examine
from tests.secrets.searching import found_in
from tests.storage.samples import NOW, TASKS, full_batch
from tests.systems import for_its_owner_alone

NUMBER = "7400123456"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return open_home(tmp_path / "home")


def test_rows_that_were_deleted_are_gone_from_file_log_and_copies(home: Home) -> None:
    # GIVEN a journal with copies and a log, of whose batches one has numbers in its events
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    journal.add_batch(full_batch("b2"), TASKS)
    for at in range(8):
        journal.log("b1", "answer", NOW, {"answer": {"number": f"+44{NUMBER}", "at": at, "fill": "x" * 900}})
        journal.log("b2", "answer", NOW, {"at": at, "fill": "y" * 900})
    Backups(home.backups, lambda: NOW).keep(home.journal)
    assert len(found_in(home.path, [NUMBER])) >= 2
    # WHEN it is deleted and erased
    journal.delete_batch("b1")
    assert journal.erase()
    # THEN no file has it, what stays is sound, and there is a copy of it
    assert found_in(home.path, [NUMBER]) == []
    assert len(journal.events("b2", most=10_000)) == 9
    (copy,) = Backups(home.backups, lambda: NOW).all()
    assert (examine(copy.path).fault, examine(copy.path).commits) == ("", examine(home.journal).commits)
    assert for_its_owner_alone(home.journal)
    # AND the journal goes on
    journal.add_batch(full_batch("b3"), TASKS)
    journal.close()
    assert {batch.id for batch in open_journal(home, lambda: NOW).batches()} == {"b2", "b3"}


def test_another_reader_holds_it_up_and_is_not_disturbed(home: Home) -> None:
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch(), TASKS)
    with closing(sqlite3.connect(home.journal)) as other:
        reading = other.execute("SELECT * FROM tasks")
        reading.fetchone()
        journal.delete_batch("b1")
        assert not journal.erase()
        assert len(reading.fetchall()) == len(TASKS) - 1
    assert journal.erase()
    journal.close()


def test_copies_stay_until_there_is_a_new_one(home: Home) -> None:
    full: list[bool] = []

    def now() -> datetime:  # it is asked when a copy was made and gets its name
        if full:
            raise DiskFull(name="home")
        return NOW

    journal = open_journal(home, now)
    before = Backups(home.backups, now).all()
    full.append(True)
    assert not journal.erase()
    assert Backups(home.backups, now).all() == before
    full.clear()
    assert journal.erase()
    journal.close()


def test_journals_that_were_moved_aside_go_too(home: Home) -> None:
    folder = home.path / "damaged-20260304T050607Z"
    folder.mkdir()
    (folder / "journal.sqlite").write_text(NUMBER)
    assert erase_damaged(home.path)
    assert not folder.exists()
    assert erase_damaged(home.path)


def test_lists_that_nobody_has_are_found_by_their_age(tmp_path: Path) -> None:
    lists = ListFolders(tmp_path)
    mine = lists.keep(lists.new_folder())
    (tmp_path / "known").mkdir()
    (tmp_path / "left").mkdir()
    (tmp_path / ".new-left").mkdir()
    (tmp_path / "same-1.lock").touch()
    # THEN this process's own and those of the journal are none of them, nor is what was changed a moment ago
    assert sorted(lists.orphans({"known"}, -1.0)) == [".new-left", "left"]
    assert lists.orphans({"known"}, 3600.0) == []
    lists.discard(mine)
    lists.discard("left")
    assert lists.sweep()
    assert sorted(path.name for path in tmp_path.iterdir()) == [".new-left", "known", "same-1.lock"]
    # AND what a deletion that was cut off has left is swept away
    (tmp_path / ".gone-1").mkdir()
    assert lists.sweep()
    assert not (tmp_path / ".gone-1").exists()
