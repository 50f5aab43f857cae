"""Which copy a journal is restored from, and what of the lists begun since."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import NewTask, Via
from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.services.batches.restorations import unseen
from desktop_app.storage.backup.recovery import open_journal, perhaps_sent
from desktop_app.storage.journal.schema import MIGRATIONS
from desktop_app.storage.lists.rounds import begin_round
from desktop_app.storage.machine.home import Home
from tests.storage.filled import BATCH, Filled
from tests.storage.recovery.damages import (
    deleted,
    emptied,
    header_zeroed,
    no_database,
    overwritten,
    text_overwritten,
    truncated,
    without_a_table,
)
from tests.storage.recovery.journals import AS_RESTORED, NEWEST, Clock, copies, opened
from tests.storage.samples import NOW, full_batch

# --- copies ---


def twice_copied(home: Home) -> list[Path]:
    journal = open_journal(home, lambda: NOW + timedelta(days=1))
    journal.record(journal.tasks("b1")[0].id, E.SEND, NOW, {})
    journal.record(journal.tasks("b1")[0].id, E.TAKEN, NOW, {}, remote_id="t2")
    journal.close()
    found = copies(home)
    assert len(found) >= 2
    return found


def test_the_newest_copy_is_taken(filled: Home) -> None:
    twice_copied(filled)
    header_zeroed(filled.journal)
    found, (told,), _folders = opened(filled)
    assert found[0] is S.ACCEPTED
    assert told.copied_at == (NOW + timedelta(days=1)).replace(microsecond=0)


@pytest.mark.parametrize("damage", [overwritten, header_zeroed, truncated, emptied, without_a_table, text_overwritten])
def test_a_damaged_copy_makes_room_for_an_older_one(filled: Home, damage: Callable[[Path], None]) -> None:
    newest, *_older = twice_copied(filled)
    damage(newest)
    header_zeroed(filled.journal)
    found, (told,), _folders = opened(filled)
    assert found[0] is S.UNKNOWN
    assert told.parts == 3
    # AND the damaged copy, which claims more transactions, is not newer than what is kept from now on
    assert copies(filled)[0] != newest
    header_zeroed(filled.journal)
    assert opened(filled)[0] == AS_RESTORED


def test_without_a_sound_copy_a_new_journal_is_begun_and_says_so(filled: Home) -> None:
    for copy in copies(filled):
        no_database(copy)
    header_zeroed(filled.journal)
    journal = open_journal(filled, Clock())
    assert journal.batches() == []
    (told,) = unseen(journal)
    assert (told.copied_at, told.parts) == (None, 0)
    journal.close()


def test_without_any_copy_too(filled: Home) -> None:
    shutil.rmtree(filled.backups)
    deleted(filled.journal)
    assert opened(filled)[1][0].copied_at is None


def as_the_first_version(db: sqlite3.Connection) -> None:
    """Undo what every migration but the first one did."""
    for script in reversed(MIGRATIONS[1:]):
        for index in re.findall(r"CREATE (?:UNIQUE )?INDEX (\w+)", script):
            db.execute(f"DROP INDEX {index}")
        for table in re.findall(r"CREATE TABLE (\w+)", script):
            db.execute(f"DROP TABLE {table}")
        for table, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", script):
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    db.execute("PRAGMA user_version = 1")


def test_an_older_copy_is_brought_to_the_newest_version(filled: Home) -> None:
    for copy in copies(filled):
        with sqlite3.connect(copy) as db:
            as_the_first_version(db)
        db.close()
        copy.rename(copy.with_name(copy.name.replace(NEWEST, "-v1")))
    header_zeroed(filled.journal)
    assert opened(filled)[0] == AS_RESTORED


# --- lists that the copy knows nothing of ---


def test_lists_begun_after_the_copy_are_named(filled: Home) -> None:
    Filled(filled.lists / "l9")  # its places are those of a batch that the journal doesn't know
    (filled.lists / "broken").mkdir()
    (filled.lists / "broken" / "list.sqlite").write_bytes(b"no list")
    (filled.lists / ".new-1").mkdir()
    (filled.lists / ".new-1" / "list.sqlite").write_bytes(b"still being read")
    header_zeroed(filled.journal)
    journal = open_journal(filled, Clock())
    (told,) = unseen(journal)
    assert [(each.file, each.digest) for each in told.lists] == [("broken", ""), ("list.csv", "d1")]
    assert list(told.lists) == perhaps_sent(journal)
    journal.close()


def test_lists_that_the_copy_knows_are_not_named_unless_more_of_them_was_begun(filled: Home) -> None:
    place = Filled(filled.lists / "l1")
    journal = open_journal(filled, Clock())
    journal.add_batch(
        full_batch(BATCH + "x"), [NewTask(country, Via.JSON, 0, count) for country, count in place.counts.items()]
    )
    journal.close()
    begin_round(place.folder, BATCH + "x")
    with sqlite3.connect(place.folder / "list.sqlite") as db:
        db.execute("DELETE FROM numbers WHERE batch = ?", (BATCH,))
    header_zeroed(filled.journal)
    assert opened(filled)[1][0].lists == ()
    # WHEN some of it was given places for being sent again after the copy
    db.execute("INSERT INTO numbers VALUES (?, 'GB', 99, '+447911123450', 2)", (BATCH + "x",))
    db.commit()
    db.close()
    header_zeroed(filled.journal)
    assert [each.file for each in opened(filled)[1][1].lists] == ["list.csv"]
