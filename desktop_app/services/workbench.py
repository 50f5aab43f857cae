"""What every service works with, in one hand: the ports, the session, the pacer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desktop_app.core.batch import Task
from desktop_app.core.submission import TaskEvent
from desktop_app.services.pacing import Pacer
from desktop_app.services.ports import Changed, HeavyWork, Journal, Lists, Time
from desktop_app.services.session import Access, Session


@dataclass(frozen=True, slots=True)
class Workbench:
    """Collaborators of the services; `changed` is called with a batch's id after each change to it."""

    journal: Journal
    lists: Lists
    worker: HeavyWork
    session: Session
    pacer: Pacer
    time: Time
    changed: Changed

    async def access(self, batch_id: str) -> Access:
        """The client of a batch's connection."""
        return await self.session.access(self.session.connection(self.journal.batch(batch_id).base_url))

    def record(self, task: Task, event: TaskEvent, detail: Mapping[str, Any], **changes: Any) -> Task:
        """Move a task along, in the journal first, then tell whoever watches."""
        recorded = self.journal.record(task.id, event, self.time.now(), detail, **changes)
        self.changed(task.batch_id)
        return recorded

    def note(self, task: Task, **changes: Any) -> Task:
        """Keep what was heard of a task without a change of state."""
        noted = self.journal.note(task.id, **changes)
        self.changed(task.batch_id)
        return noted
