"""What a journal is filled with and how it stands afterwards, and its copies."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from desktop_app.core.batches.batch import NewTask, Via
from desktop_app.core.batches.restoration import Restoration
from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.services.batches.restorations import unseen
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.journal.schema import MIGRATIONS
from desktop_app.storage.machine.home import Home
from tests.storage.samples import NOW

# How the name of a copy tells the version of its tables.
NEWEST = f"-v{len(MIGRATIONS)}"
PARTS = [NewTask("GB", Via.JSON, place * 10, 10) for place in range(6)]
# How each of the six tasks stands when the copy is made: prepared, sending, rejected, accepted, unknown, left.
PATHS: list[list[E]] = [
    [],
    [E.SEND],
    [E.SEND, E.REFUSED],
    [E.SEND, E.TAKEN],
    [E.SEND, E.DOUBTED],
    [E.SEND, E.DOUBTED, E.DECIDED_LEAVE],
]


class Clock:
    """A minute passes with each look at it."""

    def __init__(self) -> None:
        self.time = NOW

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


def states(journal: Journal) -> list[S]:
    return [task.state for task in journal.tasks("b1")]


def opened(home: Home) -> tuple[list[S], list[Restoration], list[Path]]:
    """What is in the journal of a folder when it is opened, and what was moved aside."""
    journal = open_journal(home, Clock())
    try:
        return states(journal), unseen(journal), sorted(home.path.glob("damaged-*"))
    finally:
        journal.close()


AS_RESTORED = [S.UNKNOWN, S.UNKNOWN, S.UNKNOWN, S.ACCEPTED, S.UNKNOWN, S.LEFT]
AS_IT_WAS = [S.PREPARED, S.SENDING, S.REJECTED, S.ACCEPTED, S.UNKNOWN, S.LEFT]

CRASHED = """
import os, sys
from pathlib import Path
from datetime import UTC, datetime
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.storage.machine.home import open_home
from desktop_app.storage.backup.recovery import open_journal
journal = open_journal(open_home(Path(sys.argv[1])), lambda: datetime.now(UTC))
task = journal.tasks("b1")[0]
journal.record(task.id, TaskEvent.SEND, datetime.now(UTC), {})
journal.record(task.id, TaskEvent.TAKEN, datetime.now(UTC), {}, remote_id="t9")
os._exit(9)
"""


def wal(home: Home) -> Path:
    return Path(f"{home.journal}-wal")


def copies(home: Home) -> list[Path]:
    return [backup.path for backup in Backups(home.backups, Clock()).all()]
