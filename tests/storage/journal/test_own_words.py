"""What a person wrote, paused and deleted stands in the journal, and comes from older ones."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from desktop_app.core.batches.batch import Batch, Hold, NewTask, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.batches.trial import ANY_READING, Trial
from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal import schema as journal_schema
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.journal.preview import JournalPreview

NOON = datetime(2026, 6, 3, 12, tzinfo=UTC)


def batch(batch_id: str) -> Batch:
    return Batch(batch_id, "list", f"{batch_id}.csv", "local", "hlr", NOON)


def test_what_was_paused_before_is_paused_and_what_was_heard_of_moved_then(tmp_path: Path) -> None:
    # GIVEN a journal of before, with a paused batch, and a task that was heard of
    path = tmp_path / "journal.sqlite"
    before = next(at for at, step in enumerate(journal_schema.MIGRATIONS) if "paused batches" in step)
    with closing(sqlite3.connect(path)) as old:
        for step in journal_schema.MIGRATIONS[:before]:
            old.executescript(step)
        old.execute(f"PRAGMA user_version = {before}")
        for batch_id in ("one", "two"):
            old.execute(
                "INSERT INTO batches (id, list_id, file, base_url, product, created_at, rows, via, output, raw_csv, "
                "source_digest) VALUES (?, 'list', 'f.csv', 'local', 'hlr', ?, 5, 'json', '', 0, '')",
                (batch_id, NOON.isoformat()),
            )
        old.execute(
            "INSERT INTO tasks (batch_id, part, country, product, via, first, numbers, state, heard_at) "
            "VALUES ('one', 1, 'GB', 'hlr', 'json', 0, 5, 'processing', ?)",
            (NOON.isoformat(),),
        )
        old.execute("""INSERT INTO settings VALUES ('paused batches', '["two"]'), ('other', '{"a": 1}')""")
        old.commit()
    # WHEN it is opened
    with closing(Journal(path)) as journal:
        # THEN it says the same in its own way
        assert {each.id: each.paused for each in journal.batches()} == {"one": False, "two": True}
        assert journal.setting("paused batches") is None
        assert journal.setting("other") == {"a": 1}
        assert journal.tasks("one")[0].moved_at == NOON


def test_words_marks_and_movements_are_kept_and_what_is_deleted_is_out_of_sight(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    with closing(Journal(path)) as journal:
        journal.add_batch(batch("one"), [NewTask("GB", Via.JSON, 0, 5)])
        journal.add_batch(batch("two"), [])
        later = NOON.replace(minute=7)
        journal.update_batch("one", title="A name", note="A\nnote", paused=True)
        journal.update_batch("two", deleted_at=later)
        (task,) = journal.tasks("one")
        assert task.moved_at is None
        assert journal.record(task.id, TaskEvent.SEND, later, {}).moved_at == later
        assert journal.note(task.id, heard_at=NOON).moved_at == later
    with closing(Journal(path)) as journal:
        (one,) = journal.batches()
        assert (one.name, one.note, one.paused, one.deleted_at) == ("A name", "A\nnote", True, None)
        assert {each.id: each.deleted_at for each in journal.batches(deleted=True)} == {"one": None, "two": later}
        assert journal.batch("two").deleted_at == later
    assert [each.id for each in JournalPreview(path, 5).batches()] == ["one"]


def test_a_connection_that_delivered_before_there_were_trials_is_proven(tmp_path: Path) -> None:
    # GIVEN a journal of before, with a joined task at one address, a failed one at another, and answered checks
    path = tmp_path / "journal.sqlite"
    before = next(at for at, step in enumerate(journal_schema.MIGRATIONS) if "ADD COLUMN hold" in step)
    sent = [("one", "json", "joined", 3), ("two", "json", "failed", 0), ("three", "realtime", "joined", 2)]
    with closing(sqlite3.connect(path)) as old:
        for step in journal_schema.MIGRATIONS[:before]:
            old.executescript(step)
        old.execute(f"PRAGMA user_version = {before}")
        for name, via, state, answered in sent:
            old.execute(
                "INSERT INTO batches (id, list_id, file, base_url, product, created_at, rows, via, output, raw_csv, "
                "source_digest) VALUES (?, 'list', 'f.csv', ?, 'hlr', ?, 5, ?, '', 0, '')",
                (name, f"https://{name}/v1", NOON.isoformat(), via),
            )
            old.execute(
                "INSERT INTO tasks (batch_id, part, country, product, via, first, numbers, state, answered) "
                "VALUES (?, 1, 'GB', 'hlr', ?, 0, 5, ?, ?)",
                (name, via, state, answered),
            )
        old.commit()
    # WHEN it is opened
    with closing(Journal(path)) as journal:
        # THEN whoever answered is proven, for the way that was used
        names = [Setting.TRIAL.of(f"{way} https://{name}/v1") for name, *_ in sent for way in ("tasks", "checks")]
        told = asdict(Trial(ANY_READING))
        assert [journal.setting(name) for name in names] == [told, None, None, None, None, told]
        assert {each.hold for each in journal.batches()} == {Hold.NONE}


def test_what_was_refused_and_left_before_is_told_from_what_was_left_in_doubt(tmp_path: Path) -> None:
    # GIVEN a journal of before, with tasks that were left after all that may come before it
    path = tmp_path / "journal.sqlite"
    before = next(at for at, step in enumerate(journal_schema.MIGRATIONS) if "'dropped'" in step)
    told = {
        "refused": ["send", "refused"],
        "refused late": ["send", "doubted", "decided: send again", "send", "refused", "label"],
        "in doubt": ["send", "doubted"],
        "refused, then doubted": ["send", "refused", "doubted"],
        "at the service": ["send", "refused", "mended", "send", "taken"],
        "restored": ["send", "refused", "journal restored"],
    }
    with closing(sqlite3.connect(path)) as old:
        for step in journal_schema.MIGRATIONS[:before]:
            old.executescript(step)
        old.execute(f"PRAGMA user_version = {before}")
        for at, (name, kinds) in enumerate(told.items(), start=1):
            old.execute(
                "INSERT INTO batches (id, list_id, file, base_url, product, created_at, rows, via, output, raw_csv, "
                "source_digest) VALUES (?, 'list', 'f.csv', 'https://host/v1', 'hlr', ?, 5, 'json', '', 0, '')",
                (name, NOON.isoformat()),
            )
            old.execute(
                "INSERT INTO tasks (id, batch_id, part, country, product, via, first, numbers, state) "
                "VALUES (?, ?, 1, 'GB', 'hlr', 'json', 0, 5, 'left')",
                (at, name),
            )
            for kind in [*kinds, "decided: leave it"]:
                old.execute(
                    "INSERT INTO events (batch_id, task_id, at, kind, detail) VALUES (?, ?, ?, ?, '{}')",
                    (name, at, NOON.isoformat(), kind),
                )
        old.commit()
    # WHEN it is opened THEN what was refused last, and never in doubt before, was never sent
    with closing(Journal(path)) as journal:
        states = {name: journal.tasks(name)[0].state.value for name in told}
    assert [name for name, state in states.items() if state == "dropped"] == ["refused"]
    assert set(states.values()) == {"dropped", "left"}
