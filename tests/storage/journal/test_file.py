"""The journal's file: whose it is, what can't be opened, and how it comes to the newest version."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from desktop_app.core.errors import FolderNotUsable, JournalDamaged, JournalNewer
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.journal import schema as journal_schema
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.sqlite import migrations
from tests.storage.samples import NOW, TASKS, full_batch
from tests.systems import for_its_owner_alone


def test_only_the_owner_may_read_the_journal(journal: Journal, path: Path) -> None:
    journal.save_setting("a", 1)
    found = list(path.parent.glob("journal.sqlite*"))
    assert len(found) >= 2
    assert found
    assert all(for_its_owner_alone(file) for file in found)


def test_every_commit_waits_for_the_disk(journal: Journal) -> None:
    settings = [journal._db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 2]


def test_a_journal_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    Journal(path).close()
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(JournalNewer):
        Journal(path)
    check = sqlite3.connect(path)
    assert check.execute("PRAGMA user_version").fetchone()[0] == 99
    check.close()


def test_a_file_that_is_no_journal_is_said_in_words(path: Path) -> None:
    path.write_bytes(b"this is a letter and no database " * 100)
    with pytest.raises(JournalDamaged, match="damaged"):
        Journal(path)
    assert path.read_bytes().startswith(b"this is a letter")


def test_a_folder_that_is_missing_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(FolderNotUsable):
        Journal(tmp_path / "no" / "journal.sqlite")


def test_a_migration_keeps_a_copy_of_what_was_there_before(path: Path, journal: Journal) -> None:
    journal.add_batch(full_batch(), TASKS)
    steps = [*journal_schema.MIGRATIONS, "ALTER TABLE batches ADD COLUMN colour TEXT; UPDATE batches SET file = 'new'"]
    backups = Backups(path.with_name("backups"), lambda: NOW)
    migrations.migrate(journal._db, path, steps, lambda: backups.keep(path))
    assert journal.batch("b1").file == "new"
    (kept,) = (backup.path for backup in backups.all())
    assert for_its_owner_alone(kept)
    old = Journal(kept)
    assert old.batch("b1") == full_batch()
    assert len(old.tasks("b1")) == 3
    old.close()


def test_what_was_joined_before_the_journal_counted_it_is_counted_by_its_events(path: Path) -> None:
    # GIVEN a journal of the first version with two tasks, one of which was joined twice
    at = NOW.isoformat()
    old = sqlite3.connect(path)
    for statement in journal_schema.MIGRATIONS[0].split(";"):
        old.execute(statement)
    old.execute("INSERT INTO batches VALUES ('b', 'l', 'f', 'local', 'p', ?, 9, 'auto', NULL, '', 0, '', NULL)", [at])
    for part in (1, 2):
        old.execute(
            """INSERT INTO tasks (id, batch_id, part, country, product, via, first, numbers, state)
            VALUES (?1, 'b', ?1, 'GB', 'p', 'json', 0, 9, 'joined')""",
            [part],
        )
    for answered, never_sent in ((5, 2), (7, 1)):
        detail = json.dumps({"answered": answered, "repeated": 3, "never_sent": never_sent})
        old.execute("INSERT INTO events VALUES (NULL, 'b', 1, ?, 'answers joined', ?)", [at, detail])
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()
    # WHEN it is opened
    journal = Journal(path)
    # THEN the last event counts
    first, second = journal.tasks("b")
    assert (first.answered, first.repeated, first.strangers, first.again) == (7, 3, 1, False)
    assert (second.answered, second.repeated, second.strangers) == (0, 0, 0)
    journal.close()


def test_a_migration_that_fails_changes_nothing(path: Path, journal: Journal) -> None:
    journal.add_batch(full_batch(), TASKS)
    steps = [*journal_schema.MIGRATIONS, "ALTER TABLE batches ADD COLUMN colour TEXT; THIS IS NO SQL"]
    with pytest.raises(sqlite3.OperationalError):
        migrations.migrate(journal._db, path, steps, lambda: None)
    journal.close()
    again = Journal(path)
    assert again.batch("b1") == full_batch()
    again.close()


def test_a_new_journal_has_no_copy_beside_it(path: Path, journal: Journal) -> None:
    journal.save_setting("a", 1)
    assert not path.with_name("backups").exists()
