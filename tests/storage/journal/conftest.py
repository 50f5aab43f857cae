"""A journal, and a task in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Task
from desktop_app.storage.journal.journal import Journal
from tests.storage.samples import TASKS, full_batch


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    opened = Journal(path)
    yield opened
    opened.close()


@pytest.fixture
def task(journal: Journal) -> Task:
    journal.add_batch(full_batch(), TASKS)
    return journal.tasks("b1")[0]
