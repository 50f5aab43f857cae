"""Works out what a batch was charged when it comes to rest, and stores that with the batch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace

from desktop_app.core.batches.batch import Batch, Task, at_rest
from desktop_app.core.batches.steps import told_apart
from desktop_app.core.batches.submission import SENT, UNDER_WAY, TaskState
from desktop_app.core.errors import DialproofError
from desktop_app.core.money.charged import Charged, ChargedHow, Gap
from desktop_app.core.money.charges import charged, charged_or_why, charged_so_far
from desktop_app.core.money.list_charges import ChargedBatch
from desktop_app.services.account.balance import Balances
from desktop_app.services.batches.rolled_back import addresses_of_account
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal

# Seconds that the balance behind a batch may take: the answers are there, and nobody waits for this.
_PATIENCE = 5.0
# Earlier batches of the connection that are looked at once more: this one's balance may be what was lacking.
_EARLIER = 5


class Charging:
    """Works out and stores what batches were charged."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def close(self, batch_id: str) -> None:
        """Store what a batch at rest was charged; read the balance after it if the answers don't say."""
        batch, tasks = self._context.journal.batch(batch_id), self._context.journal.tasks(batch_id)
        states = {task.state for task in tasks if task.sent_at} & SENT
        if not states or not at_rest(tasks):
            return
        found = self._known(batch)
        # While one is in doubt it isn't over: whoever decides is told the balance then.
        if TaskState.UNKNOWN not in states and (found is None or found.how is ChargedHow.AT_LEAST):
            await self._read_balance(batch)
            found = self._known(batch)
        self._keep(batch, found)
        for earlier in self._open(batch):
            self._keep(earlier, self._known(earlier))

    async def before_top_up(self, batch_id: str) -> None:
        """Read what is left of a balance that was too small, because after a top-up it says nothing about before."""
        tasks = self._context.journal.tasks(batch_id)
        if any(task.state in SENT and (task.cost is None or task.estimated) for task in tasks):
            await self._read_balance(self._context.journal.batch(batch_id))

    def why_unknown(self, batch_id: str) -> Gap | None:
        """Return why nobody knows what a batch was charged, as far as that can be told now; None if it is known."""
        found = self._found(self._context.journal.batch(batch_id))
        return found if isinstance(found, Gap) else None

    async def _read_balance(self, batch: Batch) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await Balances(self._context).read(self._context.session.connection(batch.base_url))
        except (DialproofError, TimeoutError):
            return  # the next batch reads it, too

    def _known(self, batch: Batch) -> Charged | None:
        found = self._found(batch)
        named = self._context.journal.money.balances(batch.base_url, 1)
        if not isinstance(found, Charged):
            return None
        return replace(found, currency=named[0].currency) if named and not found.currency else found

    def _found(self, batch: Batch) -> Charged | Gap | None:
        tasks = self._context.journal.tasks(batch.id)
        since = min((task.sent_at for task in tasks if task.sent_at), default=None)
        if since is None:
            return None
        addresses = addresses_of_account(self._context.journal, batch.base_url)
        account = self._context.journal.money.since(addresses, since, batch.id)
        return charged_or_why(tasks, *account, resent=self._context.journal.money.resent(batch.id))

    def _keep(self, batch: Batch, found: Charged | None) -> None:
        if found != batch.charged:
            self._context.journal.update_batch(batch.id, charged=found)
            self._context.changed(batch.id)

    def _open(self, batch: Batch) -> list[Batch]:
        """Return the newest batches of the same address whose charge isn't known."""
        of_it = [each for each in self._context.journal.batches() if each.base_url == batch.base_url]
        found = [each for each in of_it[:_EARLIER] if each.charged is None and each.id != batch.id]
        return [each for each in found if at_rest(self._context.journal.tasks(each.id))]


def so_far(journal: Journal, batch: Batch, tasks: Sequence[Task]) -> Charged | None:
    """Return what a batch under way or paused was charged so far; None if it is at rest, or if nobody can tell."""
    since = min((task.sent_at for task in tasks if task.sent_at), default=None)
    if since is None or at_rest(tasks):
        return None
    readings, others = journal.money.since(addresses_of_account(journal, batch.base_url), since, batch.id)
    if not any(task.state in UNDER_WAY for task in tasks):  # paused: the balance tells as when all has ended
        return charged(tasks, readings, others, resent=journal.money.resent(batch.id))
    return charged_so_far(tasks, readings, others, resent=journal.money.resent(batch.id))


def list_charges(context: ServiceContext, batches: Iterable[Batch]) -> list[ChargedBatch]:
    """Return the batches of a list with what each was charged by now, under the names of their products."""
    found = [(batch, context.session.connection(batch.base_url)) for batch in batches]
    names = [batch.product_title or shown_catalogue(to).title(batch.product) for batch, to in found]
    every = []
    for title, (batch, connection) in zip(told_apart(names), found, strict=True):
        tasks = context.journal.tasks(batch.id)
        service = connection.title if connection.local else batch.base_url
        every.append(ChargedBatch(title, service, batch, tasks, so_far(context.journal, batch, tasks)))
    return every
