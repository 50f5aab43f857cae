"""Keeps to it, by the journal, that an unproven connection is sent one small task alone (`core.batches.trial`).

So it holds in whichever process sends, and over restarts. The local service takes no money and needs no trial.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace

from desktop_app.core.batches.batch import Batch, Hold, NewTask, Task, Via
from desktop_app.core.batches.batching import Sizes, cut_at
from desktop_app.core.batches.trial import (
    ANY_READING,
    USUAL_TRIAL,
    Leave,
    Trial,
    TrialOutcome,
    is_small,
    leave_after,
    reading_of,
    trial_outcome,
    trial_size,
)
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.connections.session import profile_of
from desktop_app.services.connections.task_limit import task_sizes
from desktop_app.services.program.service_context import ServiceContext

# Kinds of event in the log.
TRIAL_LOGGED, TRIAL_AWAITED_LOGGED = "trial", "trial awaited"
UNDERSTOOD_LOGGED, ASKS_LOGGED = "trial understood", "trial asks"
# Seconds between two attempts to decide, while another process does.
_NAP = 0.2
# Seconds after which a trial of another list is given up that no process carries on.
_GRACE = 5.0


class Trials:
    """Knows which connections are proven, and decides when a task may leave for one that isn't."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._unclaimed: dict[str, float] = {}  # batches that wait for a trial nobody works on, since when
        self._readings: dict[str, str] = {}  # digests by the text of the profile: it is looked at for each task

    def size(self, connection: Connection, via: Via, sizes: Sizes) -> int | None:
        """Return the most numbers of the trial that a list begins with; None where none is needed."""
        if connection.local or ((known := self._known(connection, via)) and known.proven):
            return None
        return trial_size(self.wanted, sizes)

    @property
    def wanted(self) -> int:
        """The size of a trial that the organisation has set, else that a person chose."""
        fixed, journal = self._context.session.policy.trial, self._context.journal
        return journal.setting(Setting.TRIAL_SIZE, USUAL_TRIAL) if fixed is None else fixed

    def first(self, batch: Batch, task: Task, sizes: Sizes) -> Task:
        """Return the task that leaves first, `task` unless it is to be a trial: then one that is small enough.

        Divide the task if there is none.
        """
        size = self.size(self._connection(batch), batch.via, sizes)
        journal = self._context.journal
        if size is None or task.numbers <= size or self._look(batch) is not Leave.AS_TRIAL:
            return task
        if found := journal.first_prepared(batch.id, size):
            return found
        whole = NewTask(task.country, task.via, task.first, task.numbers, task.again)
        parts = cut_at([whole], size, sizes.least)
        if len(parts) == 1:  # the rest would be too small: all of it is the trial
            return task
        journal.divide(task.id, self._context.time.now(), parts)
        self._context.changed(batch.id)
        return journal.first_prepared(batch.id, size) or task

    def look(self, batch: Batch) -> Leave:
        """Return whether a task of a batch may leave now, and store what the batch waits for."""
        leave = self._look(batch)
        hold = self._context.journal.batch(batch.id).hold
        if leave is Leave.WAIT and hold is Hold.NONE:
            self._hold(batch, Hold.TRIAL, TRIAL_AWAITED_LOGGED)
        elif leave is Leave.GO and hold is Hold.TRIAL:
            self._hold(batch, Hold.NONE, UNDERSTOOD_LOGGED)
        return leave

    @asynccontextmanager
    async def leaving(self, batch: Batch, task: Task) -> AsyncIterator[bool]:
        """Say if a task may leave at this moment, and store which one goes as the trial.

        The caller writes its intent, or sends it, within. Until then no other process decides about the same
        connection, whichever key it has.
        """
        if self._look(batch) is Leave.GO:
            yield True
            return
        claim = f"trial-{hashlib.sha256(_name(batch.base_url, batch.via).encode()).hexdigest()[:16]}"
        while True:
            with self._context.lists.claim(claim) as mine:
                if mine:
                    yield self._leaves(batch, task)
                    return
            await self._context.time.sleep(_NAP)

    def _leaves(self, batch: Batch, task: Task) -> bool:
        leave = self._look(batch)
        if leave is Leave.AS_TRIAL:
            self._save(batch, Trial(self._reading(self._connection(batch)), task.id))
            if not self._small(batch):
                self._hold(batch, Hold.TRIAL, TRIAL_LOGGED, task)
        return leave in {Leave.GO, Leave.AS_TRIAL}

    def awaits_own(self, batch_id: str) -> bool:
        """Return True while a batch waits for the result of its own trial."""
        batch = self._context.journal.batch(batch_id)
        known = self._known(self._connection(batch), batch.via)
        task = self._task(batch, known) if known else None
        return task is not None and task.batch_id == batch_id and trial_outcome(task) is TrialOutcome.OUT

    def judge(self, batch: Batch) -> None:
        """Store that a connection is proven, if a batch that has come to rest has shown it."""
        if self._look(batch) is Leave.GO and self._context.journal.batch(batch.id).hold is Hold.TRIAL:
            self._hold(batch, Hold.NONE, UNDERSTOOD_LOGGED)

    def agreed(self, batch: Batch) -> None:
        """Take a person's word that a batch goes on after its trial: answers that came are taken as they were read.

        Where none came, the next task is a trial again.
        """
        known = self._known(self._connection(batch), batch.via)
        if batch.hold is not Hold.TRIED or known is None or known.proven:
            return
        task = self._task(batch, known)
        seen = trial_outcome(task) if task else TrialOutcome.NOTHING
        if seen in {TrialOutcome.UNDERSTOOD, TrialOutcome.PUZZLING}:
            self._save(batch, Trial(self._reading(self._connection(batch))))
        elif task is None or task.batch_id != batch.id or seen is not TrialOutcome.OUT:
            self._save(batch, None)

    def _look(self, batch: Batch) -> Leave:
        connection = self._connection(batch)
        if connection.local:
            return Leave.GO
        known = self._known(connection, batch.via)
        if known is not None and known.proven:
            return Leave.GO
        task = self._task(batch, known) if known else None
        if task is None:
            return Leave.AS_TRIAL
        seen, own = trial_outcome(task), task.batch_id == batch.id
        if seen is TrialOutcome.UNDERSTOOD:
            self._save(batch, Trial(self._reading(connection)))
        waited = self._context.journal.batch(batch.id).hold is Hold.TRIAL
        leave = leave_after(seen, own=own, small=own and self._small(batch), waited=waited)
        return Leave.ASK if leave is Leave.WAIT and not own and self._given_up(batch, task) else leave

    def _small(self, batch: Batch) -> bool:
        size = trial_size(self.wanted, task_sizes(self._context, batch))
        return is_small(self._context.journal.tasks(batch.id), size)

    def _given_up(self, batch: Batch, trial: Task) -> bool:
        """Return True if no process has worked on the batch of a trial for a while, so that its result may never come.

        A list that both batches have is claimed for the one that waits.
        """
        other = self._context.journal.batch(trial.batch_id)
        with self._context.lists.claim(other.list_id) as free:
            if not free and other.list_id != batch.list_id:
                self._unclaimed.pop(batch.id, None)
                return False
        now = self._context.time.ticks()
        return now - self._unclaimed.setdefault(batch.id, now) >= _GRACE

    # --- What the journal has of it ---

    def _connection(self, batch: Batch) -> Connection:
        return self._context.session.connection(batch.base_url)

    def _reading(self, connection: Connection) -> str:
        if connection.profile not in self._readings:
            self._readings[connection.profile] = reading_of(profile_of(connection))
        return self._readings[connection.profile]

    def _known(self, connection: Connection, via: Via) -> Trial | None:
        """Return the trial of a connection as its profile is now; None if there was none."""
        saved = self._context.journal.setting(_name(connection.base_url, via), None)
        known, reading = Trial(**saved) if saved else None, self._reading(connection)
        if known is not None and known.reading == ANY_READING:
            known = replace(known, reading=reading)
            self._context.journal.save_setting(_name(connection.base_url, via), asdict(known))
        return known if known is not None and known.reading == reading else None

    def _task(self, batch: Batch, known: Trial) -> Task | None:
        """Return a trial's task; None if it was deleted since, even if another task has its id by now."""
        try:
            task = self._context.journal.task(known.task or 0)
        except KeyError:
            return None
        return task if self._context.journal.batch(task.batch_id).base_url == batch.base_url else None

    def _save(self, batch: Batch, trial: Trial | None) -> None:
        value = asdict(trial) if trial else None
        self._context.journal.save_setting(_name(batch.base_url, batch.via), value)

    def _hold(self, batch: Batch, hold: Hold, logged: str, task: Task | None = None) -> None:
        journal = self._context.journal
        if journal.batch(batch.id).hold is not hold:
            journal.update_batch(batch.id, hold=hold)
            detail = {"numbers": task.numbers} if task else {}
            journal.log(batch.id, logged, self._context.time.now(), detail, task.id if task else None)
            self._context.changed(batch.id)


def _name(base_url: str, via: Via) -> str:
    """Return the name of the journal's setting. Answers to checks are others than those to tasks."""
    return Setting.TRIAL.of(f"{'checks' if via is Via.REALTIME else 'tasks'} {base_url}")
