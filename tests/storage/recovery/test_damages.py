"""A damaged journal: moved aside whole, restored from its newest sound copy, and nothing of it sent by itself."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.services.batches.restorations import unseen
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import Home
from desktop_app.storage.sqlite.integrity_check import examine
from tests.storage.recovery.damages import DAMAGES, deleted, header_zeroed
from tests.storage.recovery.journals import AS_IT_WAS, AS_RESTORED, Clock, opened, wal
from tests.storage.samples import NOW
from tests.systems import for_its_owner_alone


def test_an_answer_in_the_history_that_was_overwritten_is_noticed(home: Home) -> None:
    journal = open_journal(home, Clock())
    journal.checks.add(CheckEntry(0, "local", NOW, "+447400123456", "", {"reachable": True}))
    journal.close()
    content = home.journal.read_bytes()
    place = content.index(b'{"reachable"')
    home.journal.write_bytes(content[:place] + b"?" + content[place + 1 :])
    assert examine(home.journal).fault == "checks can't be read"


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_journal_is_moved_aside_whole_and_restored_and_nothing_of_it_is_sent_by_itself(
    filled: Home, damage: Callable[[Path], None]
) -> None:
    damage(filled.journal)
    damaged = filled.journal.read_bytes()
    found, (told,), (folder,) = opened(filled)
    assert found == AS_RESTORED
    assert (folder / "journal.sqlite").read_bytes() == damaged
    assert (told.folder, told.parts, told.lists) == (str(folder), 3, ())
    assert told.copied_at is not None
    assert for_its_owner_alone(folder)
    assert for_its_owner_alone(filled.journal)
    assert not list(filled.path.glob("journal.restoring*"))
    # AND the next start finds it sound
    assert opened(filled) == (AS_RESTORED, [told], [folder])


def test_a_deleted_journal_is_restored_too(filled: Home) -> None:
    deleted(filled.journal)
    found, (told,), _folders = opened(filled)
    assert (found, told.parts) == (AS_RESTORED, 3)


def test_each_part_says_why_it_needs_a_decision(filled: Home) -> None:
    header_zeroed(filled.journal)
    journal = open_journal(filled, Clock())
    task = journal.tasks("b1")[0]
    (told,) = unseen(journal)
    assert "damaged" in task.message
    assert f"{told.copied_at:%Y-%m-%d %H:%M} UTC" in task.message
    (event, *_more) = journal.events("b1", task.id)
    assert (event.kind, event.detail) == (E.RESTORED.value, {"reason": task.message})
    assert journal.batch("b1").exported_at is None
    journal.close()


def test_a_sound_journal_is_left_as_it_is(filled: Home) -> None:
    assert opened(filled) == (AS_IT_WAS, [], [])


def test_a_first_start_is_no_damage(home: Home) -> None:
    journal = open_journal(home, Clock())
    assert (journal.batches(), unseen(journal)) == ([], [])
    journal.close()
    assert not list(home.path.glob("damaged-*"))


def test_a_first_start_that_was_cut_off_is_no_damage(home: Home) -> None:
    home.journal.touch()
    open_journal(home, Clock()).close()
    assert not list(home.path.glob("damaged-*"))


# --- after a crash: what the write-ahead log told of, and what its loss means ---


def test_after_a_crash_the_log_is_read(crashed: Home) -> None:
    found, told, folders = opened(crashed)
    assert (found[0], told, folders) == (S.ACCEPTED, [], [])


def test_a_lost_log_is_noticed_and_what_it_told_of_is_not_sent_again(crashed: Home) -> None:
    wal(crashed).unlink()
    found, (told,), (folder,) = opened(crashed)
    assert found == AS_RESTORED
    assert (told.parts, (folder / "journal.sqlite").exists()) == (3, True)


@pytest.mark.parametrize("garbage", [b"\0" * 8192, b"no log at all " * 500])
def test_garbage_in_the_logs_place_is_noticed(crashed: Home, garbage: bytes) -> None:
    wal(crashed).write_bytes(garbage)
    found, _told, (folder,) = opened(crashed)
    assert found == AS_RESTORED
    assert (folder / "journal.sqlite-wal").read_bytes() == garbage


def test_a_log_that_is_cut_off_loses_its_end_and_that_is_noticed(crashed: Home) -> None:
    os.truncate(wal(crashed), wal(crashed).stat().st_size - 4096)
    assert opened(crashed)[0] == AS_RESTORED


def test_what_is_only_older_than_it_was_may_be_the_newest_copy_itself(crashed: Home) -> None:
    """GIVEN the copies are older still than the file without its log."""
    journal = open_journal(crashed, Clock())
    journal.save_setting("x", 1)
    journal.close()
    shutil.rmtree(crashed.backups)
    journal.close()
    (crashed.path / "journal.mark").write_text("99999")
    found, (told,), _folders = opened(crashed)
    assert found == [S.ACCEPTED, *AS_RESTORED[1:]]
    assert (told.parts, told.copied_at is None) == (2, False)
