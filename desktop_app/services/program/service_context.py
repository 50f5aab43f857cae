"""Holds what every service works with: the journal, the lists, the child processes, the session, the pacer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

from desktop_app.core.batches.batch import Batch, Task, beside_list
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.errors import BatchBusy, ListLost
from desktop_app.services.connections.pacing import Pacer
from desktop_app.services.connections.session import Access, Session
from desktop_app.services.jobs import UpgradeList
from desktop_app.services.ports import DataEraser, JobRunner, NoDataEraser, Time, WorkProgress
from desktop_app.services.program.failpoints import Failpoint, go_on
from desktop_app.storage.journal.checks import Checks
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.checks import ListChecks
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.suppression.files import SUPPRESSION, SuppressionFiles

# Called with a batch's id after each change to it.
Changed = Callable[[str], None]
# Seconds between two looks at whether a claim is free, and until that is given up: to prepare a list of a million
# numbers takes some five.
_NAP, _LONGEST_WAIT = 0.1, 60.0


@dataclass(frozen=True, slots=True)
class ServiceContext:
    """The collaborators of the services.

    `worker` and `quick` are child processes; no import keeps `quick` busy, so it answers questions. `changed` is called
    with a batch's id after each change to it, and `at` at each `Moment`.
    """

    journal: Journal
    lists: ListFolders
    worker: JobRunner
    quick: JobRunner
    session: Session
    pacer: Pacer
    time: Time
    changed: Changed
    at: Failpoint = go_on
    eraser: DataEraser = field(default_factory=NoDataEraser)

    @property
    def suppression(self) -> SuppressionFiles:
        """The suppression lists of the data folder."""
        return SuppressionFiles(self.lists.beside / SUPPRESSION)

    async def access(self, batch_id: str) -> Access:
        """Return the access of a batch's connection."""
        return await self.session.access(self.session.connection(self.journal.batch(batch_id).base_url))

    async def up_to_date(self, batch: Batch, progress: WorkProgress | None = None) -> None:
        """Have the child process bring a batch's list up to date, if an earlier version stored it.

        A long list takes long. If cancelled, the list is as it was. Raise `ListLost` if it is damaged.
        """
        if self.lists.is_current(batch.list_id):
            return
        try:
            await self.worker.run(UpgradeList(self.lists.folder(batch.list_id)), progress)
        except ListLost as error:
            raise ListLost(name=batch.file) from error

    @asynccontextmanager
    async def alone(self, claim: str, name: str) -> AsyncIterator[None]:
        """Wait until nobody else has a claim in this data folder, and make others wait meanwhile.

        Raise `BatchBusy` for `name` if that takes too long.
        """
        for _ in range(round(_LONGEST_WAIT / _NAP)):
            with self.lists.claim(claim) as mine:
                if mine:
                    yield
                    return
            await self.time.sleep(_NAP)
        raise BatchBusy(name=name)

    @contextmanager
    def list_of(self, batch: Batch) -> Iterator[ListFile]:
        """Open a batch's list, once it is `up_to_date`, for reading. Raise `ListLost` if that is no longer possible."""
        try:
            store = self.lists.open(batch.list_id)
        except ListLost as error:
            raise ListLost(name=batch.file) from error
        with store:
            yield store

    @contextmanager
    def checks_of(self, batch: Batch, *, begin: bool = False) -> Iterator[Checks]:
        """Open the checks of a batch that goes one by one: in the journal, or in a file beside a long list.

        Without that file nothing is known of them; `begin` makes it.
        """
        if not beside_list(self.journal.tasks(batch.id)):
            yield self.journal.checks
            return
        with ListChecks(self.lists.folder(batch.list_id), batch.id, new=begin) as checks:
            yield checks

    def numbers_of(self, batch: Batch, task: Task) -> list[str]:
        """Return the numbers of a task, in E.164. Raise `ListLost` if the list doesn't have them all."""
        with self.list_of(batch) as store:
            numbers = store.numbers(batch.id, task.country, task.first, task.numbers)
        if len(numbers) != task.numbers:
            raise ListLost(name=batch.file)
        return numbers

    def record(self, task: Task, event: TaskEvent, detail: Mapping[str, Any], **changes: Any) -> Task:
        """Move a task along, in the journal first, then notify `changed`."""
        recorded = self.journal.record(task.id, event, self.time.now(), detail, **changes)
        self.changed(task.batch_id)
        return recorded

    def note(self, task: Task, **changes: Any) -> Task:
        """Store what was heard of a task without a change of state."""
        noted = self.journal.note(task.id, **changes)
        self.changed(task.batch_id)
        return noted
