"""What is no damage is left as it is."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from desktop_app.core.errors import FolderNotUsable, JournalBusy, JournalDamaged, JournalNewer
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import Home, open_home
from tests.storage.recovery.damages import header_zeroed
from tests.storage.recovery.journals import AS_IT_WAS, AS_RESTORED, NEWEST, Clock, copies, opened


def test_a_newer_journal_is_left_byte_for_byte(filled: Home) -> None:
    with sqlite3.connect(filled.journal) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = filled.journal.read_bytes()
    for _ in range(2):
        with pytest.raises(JournalNewer):
            open_journal(filled, Clock())
    assert filled.journal.read_bytes() == before
    assert not list(filled.path.glob("damaged-*"))


def test_a_newer_journal_with_a_log_is_left_byte_for_byte(filled: Home, tmp_path: Path) -> None:
    newer = sqlite3.connect(filled.journal)
    newer.execute("PRAGMA journal_mode = WAL")
    newer.execute("PRAGMA user_version = 99")
    crashed = open_home(tmp_path / "crashed")
    for side in ("", "-wal"):
        shutil.copy(f"{filled.journal}{side}", f"{crashed.journal}{side}")
    newer.close()
    before = [Path(f"{crashed.journal}{side}").read_bytes() for side in ("", "-wal")]
    with pytest.raises(JournalNewer):
        open_journal(crashed, Clock())
    assert [Path(f"{crashed.journal}{side}").read_bytes() for side in ("", "-wal")] == before


def test_an_older_program_beside_newer_copies_restores_nothing(filled: Home) -> None:
    newest = copies(filled)[0]
    newest.rename(newest.with_name(newest.name.replace(NEWEST, "-v99")))
    header_zeroed(filled.journal)
    with pytest.raises(JournalNewer):
        open_journal(filled, Clock())
    assert not list(filled.path.glob("damaged-*"))


def test_a_journal_that_another_program_holds_is_not_damaged(filled: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.storage.sqlite.database._PATIENCE", 0.05)
    holder = sqlite3.connect(filled.journal, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(JournalBusy):
        open_journal(filled, Clock())
    holder.close()
    assert opened(filled) == (AS_IT_WAS, [], [])


def test_a_folder_in_the_journals_place_is_no_damage(home: Home) -> None:
    home.journal.mkdir()
    (home.journal / "x").touch()
    with pytest.raises(FolderNotUsable):
        open_journal(home, Clock())
    assert (home.journal / "x").exists()


def test_nothing_is_moved_while_another_has_it_open(filled: Home) -> None:
    first = open_journal(filled, Clock())
    header_zeroed(filled.journal)
    with pytest.raises(JournalDamaged):
        open_journal(filled, Clock())
    assert not list(filled.path.glob("damaged-*"))
    first.close()
    assert opened(filled)[0] == AS_RESTORED
