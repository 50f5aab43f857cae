"""After a crash: what the write-ahead log told of, and what its loss means."""

from __future__ import annotations

import os
import shutil

import pytest

from desktop_app.core.batches.submission import TaskState as S
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import Home
from tests.storage.recovery.journals import AS_RESTORED, Clock, opened, wal


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
