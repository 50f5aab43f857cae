"""Sends the unanswered again: numbers whose tasks ended without an answer for them, as new tasks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, Via, at_rest
from desktop_app.core.batches.batching import Attempts, Unanswered, plan_again
from desktop_app.core.errors import BatchBusy, BatchMissing, ListLost
from desktop_app.core.money.estimate import Estimate, estimate_of
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.account.balance import with_lists_under_way
from desktop_app.services.connections.session import catalogue_of
from desktop_app.services.connections.task_limit import task_sizes
from desktop_app.services.jobs import BeginAgain, CountUnanswered
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext


class Repeating:
    """Counts the unanswered numbers and, once a person has agreed to the cost, prepares them to be sent again."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def unanswered(self, batch_id: str) -> Unanswered:
        """Return how many numbers could be sent again. Raise `ListLost` if the list is gone."""
        batch = self._context.journal.batch(batch_id)
        attempts = Attempts.of(self._context.journal.tasks(batch_id))
        with _lost_by_its_file_name(batch):
            folder = self._context.lists.folder(batch.list_id)
            found = await self._context.quick.run(CountUnanswered(folder, batch_id, attempts))
        if batch.via is not Via.REALTIME:
            return found
        with self._context.checks_of(batch) as checks:
            doubtful = checks.in_doubt(batch_id) if found.numbers else 0
        return replace(found, doubtful=min(found.numbers, doubtful))

    def estimate(self, batch_id: str, found: Unanswered, balance: Decimal | None) -> Estimate:
        """Return what sending them again would take, in the tasks that `repeat` would make.

        Raise what `task_sizes` raises.
        """
        batch = self._context.journal.batch(batch_id)
        connection, sizes = self._context.session.connection(batch.base_url), task_sizes(self._context, batch)
        product = catalogue_of(connection).asked(batch.product)
        certain, via = connection.local, batch.via
        made = estimate_of(found.countries, product, balance, certain=certain, sizes=sizes, via=via)
        return with_lists_under_way(made, self._context, connection, batch.product)

    async def repeat(self, batch_id: str, agreed: int) -> None:
        """Prepare the unanswered numbers of a batch as new tasks of it; running the batch sends them.

        `agreed`: the count that a person was told. Raise `BatchMissing` if the count has changed, and `BatchBusy` while
        anything of the batch is under way, here or in another process.
        """
        batch = self._context.journal.batch(batch_id)
        with self._context.lists.claim(batch.list_id) as mine:
            tasks = self._context.journal.tasks(batch_id)
            if not mine or not at_rest(tasks):
                raise BatchBusy(name=batch.file)
            attempts = Attempts.of(tasks)
            with _lost_by_its_file_name(batch):
                folder = self._context.lists.folder(batch.list_id)
                counts = await self._context.worker.run(BeginAgain(folder, batch_id, attempts))
            self._context.at(Moment.REPEATED)
            if not counts or sum(counts.values()) != agreed:
                raise BatchMissing(
                    reason=tr_text("“{file}” has changed meanwhile: look again at what is unanswered.", file=batch.file)
                )
            again = plan_again(counts, attempts.ends, batch.via, task_sizes(self._context, batch))
            self._context.journal.update_batch(batch_id, paused=False)
            self._context.journal.add_tasks(batch_id, self._context.time.now(), again)
        self._context.changed(batch_id)


@contextmanager
def _lost_by_its_file_name(batch: Batch) -> Iterator[None]:
    try:
        yield
    except ListLost as error:
        raise ListLost(name=batch.file) from error
