"""Several processes on one journal, and one that is killed: nothing is lost that was acknowledged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.storage.journal.journal import Journal

OPENER = """
import sys
from pathlib import Path
from desktop_app.storage.journal.journal import Journal
sys.stdin.readline()
journal = Journal(Path(sys.argv[1]))
journal.save_setting(sys.argv[2], 1)
journal.close()
"""


def test_many_processes_that_start_at_once_share_one_new_journal(path: Path) -> None:
    names = [f"p{number}" for number in range(6)]
    openers = [
        subprocess.Popen([sys.executable, "-c", OPENER, str(path), name], stdin=subprocess.PIPE)  # noqa: S603 - our own
        for name in names
    ]
    for opener in openers:
        assert opener.stdin
        opener.stdin.write(b"go\n")
        opener.stdin.close()
    assert [opener.wait(30) for opener in openers] == [0] * 6
    journal = Journal(path)
    assert [journal.setting(name) for name in names] == [1] * 6
    journal.close()


COMMITTER = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.storage.journal.journal import Journal
now = datetime.now(UTC)
journal = Journal(Path(sys.argv[1]))
journal.add_batch(Batch("b", "l", "f", "local", "p", now), [NewTask("GB", Via.JSON, n, 1) for n in range(5000)])
for task in journal.tasks("b"):
    journal.record(task.id, TaskEvent.SEND, now, {})
    sys.stdout.write(f"send {task.id}\\n"); sys.stdout.flush()
    journal.record(task.id, TaskEvent.TAKEN, now, {}, remote_id=f"t{task.id}")
    sys.stdout.write(f"taken {task.id}\\n"); sys.stdout.flush()
"""


@pytest.mark.parametrize("acknowledged", [1, 40, 301])
def test_a_process_killed_while_committing_loses_nothing_that_it_acknowledged(path: Path, acknowledged: int) -> None:
    # GIVEN a process that commits as fast as it can, saying each commit that returned
    writer = subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-c", COMMITTER, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout
    texts = [writer.stdout.readline().split() for _ in range(acknowledged)]
    # WHEN it is killed in the middle
    writer.kill()
    texts += [line.split() for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    writer.wait(10)
    writer.stdout.close()
    # THEN all that it said is there, state and event alike, and every state has its event
    journal = Journal(path)
    kinds: dict[int | None, list[str]] = {}
    for event in journal.events("b", most=100_000):
        kinds.setdefault(event.task_id, []).insert(0, event.kind)
    for word, number in texts:
        assert word in kinds[int(number)]
    expected = {
        TaskState.PREPARED: [],
        TaskState.SENDING: ["send"],
        TaskState.ACCEPTED: ["send", "taken"],
    }
    for task in journal.tasks("b"):
        assert kinds.get(task.id, []) == expected[task.state]
        assert task.remote_id == (f"t{task.id}" if task.state is TaskState.ACCEPTED else "")
    journal.close()
