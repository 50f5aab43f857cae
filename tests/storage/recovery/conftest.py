"""Folders with a journal in them: sound, and crashed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import Home, open_home
from tests.storage.recovery.journals import CRASHED, PARTS, PATHS, Clock, wal
from tests.storage.samples import NOW, full_batch


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return open_home(tmp_path / "home")


@pytest.fixture
def filled(home: Home) -> Home:
    """A journal with a task in every kind of state, closed (and so copied)."""
    journal = open_journal(home, Clock())
    journal.add_batch(full_batch("b1", exported_at=None), PARTS)
    for task, events in zip(journal.tasks("b1"), PATHS, strict=True):
        for event in events:
            journal.record(task.id, event, NOW, {}, remote_id="t1" if event is E.TAKEN else "")
    journal.close()
    return home


@pytest.fixture
def crashed(filled: Home) -> Home:
    """The first task was sent and accepted, and that stands in the write-ahead log alone."""
    assert subprocess.run([sys.executable, "-c", CRASHED, str(filled.path)], check=False).returncode == 9  # noqa: S603
    assert wal(filled).stat().st_size
    return filled
