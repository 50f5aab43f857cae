"""The first sight of a journal says what the journal says, or nothing; and it changes nothing."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.status import condition_by_tasks
from desktop_app.core.batches.submission import TaskState
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.journal.preview import JournalPreview
from desktop_app.storage.sqlite.database import open_file

NOW = datetime(2026, 3, 1, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with closing(Journal(path)) as opened:
        yield opened


def repeat(path: Path, batch_id: str, states: tuple[str, ...], answered: int) -> None:
    """The batch `b` once more, its tasks as they may stand in a journal, whichever way they came there."""
    with closing(open_file(path)) as raw:
        raw.execute("PRAGMA synchronous = OFF")
        raw.execute("CREATE TEMP TABLE one AS SELECT * FROM batches WHERE id = 'b'")
        raw.execute("UPDATE one SET id = ?", (batch_id,))
        raw.execute("INSERT INTO batches SELECT * FROM one")
        raw.execute("CREATE TEMP TABLE parts AS SELECT * FROM tasks WHERE batch_id = 'b'")
        for part, state in enumerate(states, 1):
            done = answered if state == TaskState.JOINED else 0
            raw.execute(
                "UPDATE parts SET id = NULL, batch_id = ?, state = ?, again = ?, answered = ? WHERE part = ?",
                (batch_id, state, part == 3, done, part),
            )
        raw.execute("INSERT INTO tasks SELECT * FROM parts")


def test_batches_are_in_the_state_that_the_journal_finds_them_in(journal: Journal, path: Path) -> None:
    # GIVEN three tasks in every combination of states, answered in full and in part
    template = Batch("b", "l", "a.csv", "local", "p", NOW, rows=30)
    journal.add_batch(template, [NewTask("GB", Via.AUTO, first, 10) for first in (0, 10, 20)])
    assert [task.part for task in journal.tasks("b")] == [1, 2, 3]
    cases = itertools.combinations_with_replacement([str(state) for state in TaskState], 3)
    for at, (states, answered) in enumerate(itertools.product(cases, (4, 10))):
        repeat(path, f"b{at}", states, answered)
    glance = JournalPreview(path, 10_000)
    # THEN the short form of their tasks says the same of each
    assert len(glance.batches()) > 500
    assert glance.batches() == journal.batches()
    for batch in journal.batches():
        assert condition_by_tasks(glance.tasks(batch.id)) == condition_by_tasks(journal.tasks(batch.id)), journal.tasks(
            batch.id
        )


def test_only_the_newest_are_read(journal: Journal, path: Path) -> None:
    for day in (3, 1, 2):
        journal.add_batch(Batch(f"b{day}", "l", "a.csv", "local", "p", NOW.replace(day=day)), [])
    assert [batch.id for batch in JournalPreview(path, 2).batches()] == ["b3", "b2"]


def test_a_setting_of_another_kind_counts_as_none(journal: Journal, path: Path) -> None:
    journal.save_setting("appearance", "dark")
    journal.save_setting("window", ["no", "text"])
    glance = JournalPreview(path, 1)
    assert glance.setting("appearance", "system") == "dark"
    assert glance.setting("window", "") == ""
    assert glance.setting("connection", "local") == "local"


def no_journal(_path: Path) -> None:
    """There is none yet."""


def garbage(path: Path) -> None:
    path.write_bytes(b"no journal" * 1_000)


def empty_with_a_log(path: Path) -> None:
    """SQLite would take the log away; that is for the recovery to judge."""
    path.touch()
    path.with_name(f"{path.name}-wal").write_bytes(b"a log")


def cut_off(path: Path) -> None:
    Journal(path).close()
    path.write_bytes(path.read_bytes()[:5_000])


def other_tables(path: Path) -> None:
    path.touch()
    with closing(open_file(path)) as raw:
        raw.execute("CREATE TABLE settings (name TEXT, value TEXT)")
        raw.execute("INSERT INTO settings VALUES ('appearance', 'no JSON')")
        raw.execute("CREATE TABLE batches (id TEXT, created_at TEXT)")
        raw.execute("INSERT INTO batches VALUES ('b', 'yesterday')")


@pytest.mark.parametrize("make", [no_journal, garbage, empty_with_a_log, cut_off, other_tables])
def test_what_is_no_journal_says_nothing_and_stays_as_it_is(path: Path, make: object) -> None:
    assert callable(make)
    make(path)
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    glance = JournalPreview(path, 5)
    assert (glance.batches(), glance.setting("appearance", "system")) == ([], "system")
    after = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    assert {name: after[name] for name in before} == before
    assert all(not after[name] or name.endswith("-shm") for name in after.keys() - before.keys())


def test_a_journal_that_another_process_keeps_is_not_waited_for(journal: Journal, path: Path) -> None:
    journal.save_setting("appearance", "dark")
    with closing(open_file(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert JournalPreview(path, 1).setting("appearance", "system") == "dark"  # whoever writes stops no reader
        other.execute("ROLLBACK")
