"""Several processes that find a damaged journal, or are killed while they restore it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import NewTask, Via
from desktop_app.core.errors import JournalDamaged
from desktop_app.storage.backup.recovery import Step, open_journal
from desktop_app.storage.machine.home import Home, open_home
from tests.storage.recovery.damages import emptied, header_zeroed
from tests.storage.recovery.journals import AS_RESTORED, Clock, opened, wal
from tests.storage.samples import full_batch
from tests.systems import KILLED

OPENER = """
import sys, os
from pathlib import Path
from datetime import UTC, datetime
from desktop_app.storage.machine.home import open_home
from desktop_app.storage.backup.recovery import open_journal
from tests.systems import kill
def at(step):
    if sys.argv[2:] == [step.name]:
        kill(os.getpid())
sys.stdin.readline()
journal = open_journal(open_home(Path(sys.argv[1])), lambda: datetime.now(UTC), at)
states = "|".join(task.state.value for task in journal.tasks("b1"))
print(states, len(journal.setting("restorations unseen")), flush=True)
sys.stdin.readline()
journal.close()
"""


@pytest.fixture
def start() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    made: list[subprocess.Popen[str]] = []

    def started(home: Home, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", OPENER, str(home.path), *arguments]
        made.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))  # noqa: S603
        return made[-1]

    yield started
    for each in made:
        each.kill()
        each.communicate()


def go(process: subprocess.Popen[str]) -> None:
    assert process.stdin
    process.stdin.write("go\n")
    process.stdin.flush()


def test_of_many_that_start_at_once_one_restores(filled: Home, start: Callable[..., subprocess.Popen[str]]) -> None:
    header_zeroed(filled.journal)
    openers = [start(filled) for _ in range(4)]
    for opener in openers:
        go(opener)
    texts = [opener.stdout.readline() for opener in openers if opener.stdout]
    for opener in openers:
        go(opener)
    assert [opener.wait(30) for opener in openers] == [0] * 4
    assert set(texts) == {"|".join(AS_RESTORED) + " 1\n"}
    assert len(list(filled.path.glob("damaged-*"))) == 1


@pytest.mark.parametrize("step", list(Step))
@pytest.mark.parametrize("damage", [header_zeroed, emptied])
def test_a_start_that_is_killed_while_restoring_is_carried_on_by_the_next(
    filled: Home, start: Callable[..., subprocess.Popen[str]], step: Step, damage: Callable[[Path], None]
) -> None:
    wal(filled).write_bytes(b"a log of its own " * 100)
    damage(filled.journal)
    before = filled.journal.read_bytes()
    killed = start(filled, step.name)
    go(killed)
    assert killed.wait(30) == KILLED
    found, (told,), (folder,) = opened(filled)
    assert (found, told.parts) == (AS_RESTORED, 3)
    assert (folder / "journal.sqlite").read_bytes() == before
    assert (folder / "journal.sqlite-wal").exists()
    assert not [*filled.path.glob("journal.restoring*"), *filled.path.glob("journal.sqlite.new*")]


def test_killed_once_at_each_step_it_gets_there_all_the_same(
    filled: Home, start: Callable[..., subprocess.Popen[str]]
) -> None:
    header_zeroed(filled.journal)
    for step in Step:
        killed = start(filled, step.name)
        go(killed)
        assert killed.wait(30) == KILLED
    found, (told,), folders = opened(filled)
    assert (found, told.parts, len(folders)) == (AS_RESTORED, 3, 1)


def test_a_process_that_was_killed_is_not_taken_for_one_that_is_there(
    filled: Home, start: Callable[..., subprocess.Popen[str]]
) -> None:
    journal = open_journal(filled, Clock())
    journal.save_setting("restorations unseen", [])
    journal.close()
    there = start(filled)
    go(there)
    assert there.stdout
    assert there.stdout.readline()
    header_zeroed(filled.journal)
    with pytest.raises(JournalDamaged):
        open_journal(filled, Clock())
    there.kill()
    there.wait(10)
    assert opened(filled)[0] == AS_RESTORED


def test_a_start_costs_next_to_nothing(filled: Home) -> None:
    """A journal of 2,000 tasks and 20,000 events is looked through in a fraction of a second."""
    journal = open_journal(filled, Clock())
    for number in range(20):
        journal.add_batch(full_batch(f"x{number}"), [NewTask("GB", Via.JSON, n, 1) for n in range(100)])
    with sqlite3.connect(filled.journal) as db:
        db.executemany(
            "INSERT INTO events (batch_id, at, kind, detail) VALUES ('x1', ?, 'x', ?)",
            [(datetime.now(UTC).isoformat(), '{"answer": {"status": "processing"}}')] * 20_000,
        )
    db.close()
    journal.close()
    started = time.process_time()
    open_journal(filled, Clock()).close()
    assert time.process_time() - started < 2.0


def test_opening_beside_a_process_that_goes_on_writing_sees_no_damage(tmp_path: Path) -> None:
    home = open_home(tmp_path)
    writer = open_journal(home, lambda: datetime.now(UTC))
    ended = threading.Event()

    def write() -> None:
        while not ended.is_set():
            writer.save_setting("n", 1)

    writing = threading.Thread(target=write)
    writing.start()
    try:
        for _ in range(60):
            open_journal(home, lambda: datetime.now(UTC)).close()
    finally:
        ended.set()
        writing.join()
        writer.close()
