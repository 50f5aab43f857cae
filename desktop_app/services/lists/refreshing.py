"""Refreshes a former list: takes over the answers that are young enough, and has the rest asked again.

What is taken over, and how, is `reusing`'s; here it is said which batch is meant, how old its answers may be, and how
many numbers that leaves to send. A refresh is a batch of its own, of the former's list or of a newer file, and knows
the batch that it refreshed. So a chain of them leads to the first one, and every answer keeps the date of its asking.
"""

from __future__ import annotations

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.errors import ListLost, UsageError
from desktop_app.core.results.comparison import name_of_editions
from desktop_app.core.results.refresh import LEAST_AGE, MOST_AGE, Refresh, RefreshSplit, age_of
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import SplitForRefresh
from desktop_app.services.lists.preparing import BatchOrder, Preparing
from desktop_app.services.lists.results import Results
from desktop_app.services.ports import OpenList
from desktop_app.services.program.service_context import ServiceContext


class Refreshing:
    """Knows which batches can be refreshed, and counts what a refresh would send; `preparing` prepares it."""

    def __init__(self, context: ServiceContext, preparing: Preparing, results: Results) -> None:
        self._context = context
        self._preparing = preparing
        self._results = results
        self._known_columns: dict[str, tuple[str, ...]] = {}  # by list: how one was read never changes

    def days(self, product: str) -> int:
        """Return how many days the answers of a product stay fresh."""
        return age_of(product, self._context.journal.setting(Setting.FRESH_DAYS, {}))

    def choose(self, product: str, days: int) -> None:
        """Store how many days the answers of a product stay fresh, for all lists."""
        if not LEAST_AGE <= days <= MOST_AGE:
            reason = tr_text("Days are a whole number from {least} to {most}.", least=LEAST_AGE, most=MOST_AGE)
            raise UsageError(reason=reason)
        saved = self._context.journal.setting(Setting.FRESH_DAYS, {})
        others = saved if isinstance(saved, dict) else {}
        self._context.journal.save_setting(Setting.FRESH_DAYS, {**others, product: days})

    @property
    def allowed(self) -> bool:
        """False where the organisation has switched reuse off."""
        return self._context.session.policy.allows(Feature.REUSE)

    def offered(self, batch: Batch) -> bool:
        """Return True if a batch can be refreshed: it has ended, and is no later step of its list."""
        ended = batch.deleted_at is None and finished(self._context.journal.tasks(batch.id))
        return self.allowed and ended and not self._results.is_step(batch.id)

    def former_of(self, batch_id: str) -> str | None:
        """Return the batch that a batch has refreshed; None for any other."""
        former = self._context.journal.setting(Setting.REFRESHED.of(batch_id), None)
        return former if isinstance(former, str) else None

    def alike(self, store: OpenList) -> list[Batch]:
        """Return the batches that a newer file of a list may refresh, newest first.

        Their file has the same name but for digits (a date, a version), and the same columns.
        """
        named = name_of_editions(store.source_name)
        batches = (each for each in self._context.journal.batches() if named and name_of_editions(each.file) == named)
        found = [each for each in batches if self._columns(each) == tuple(store.columns)]
        return [each for each in found if self.offered(each)]

    def _columns(self, batch: Batch) -> tuple[str, ...]:
        """Return the names of a batch's columns; none if its list is lost."""
        if batch.list_id not in self._known_columns:
            try:
                shape = self._context.lists.understanding(batch.list_id).shape
            except ListLost:
                return ()
            self._known_columns[batch.list_id] = tuple(column.name for column in shape.columns)
        return self._known_columns[batch.list_id]

    def latest(self, batch: Batch) -> Batch:
        """Return the last of a batch's refreshes that has ended, one after the other; the batch itself without any.

        The answers of the last one are the newest that there are, so refreshing an earlier one would pay for some
        twice. One that hasn't ended is carried on.
        """
        journal = self._context.journal
        refreshed: dict[str, Batch] = {}
        for each in reversed(journal.batches()):  # the oldest first
            if (former := self.former_of(each.id)) is not None and finished(journal.tasks(each.id)):
                refreshed[former] = each
        while (later := refreshed.pop(batch.id, None)) is not None:
            batch = later
        return batch

    def check(self, batch: Batch) -> None:
        """Raise UsageError if a batch can't be refreshed, and `Forbidden` where that is switched off."""
        self._context.session.policy.require(Feature.REUSE)
        if self._results.is_step(batch.id):
            raise UsageError(
                reason=tr_text("“{name}” is a later step of its list; refresh the first one.", name=batch.name)
            )
        if not finished(self._context.journal.tasks(batch.id)):  # a doubt is a person's to decide first
            raise UsageError(
                reason=tr_text("“{name}” is still being verified; refresh it when it has ended.", name=batch.name)
            )

    def left_out(self, former: Batch) -> list[str]:
        """Return the names of the other products of a batch's list, which a refresh leaves out."""
        named = dict.fromkeys(each.product_title or each.product for each in self._results.steps(former.id))
        named.pop(former.product_title or former.product, None)
        return list(named)

    async def split(self, refresh: Refresh, list_id: str) -> RefreshSplit:
        """Count the numbers of a list by what a refresh does with them, suppressed ones left out.

        Raise `ListLost` if a list is gone.
        """
        former = self._context.journal.batch(refresh.former)
        await self._context.up_to_date(former)
        await self._preparing.suppression.mark(list_id)
        now = self._context.time.now()
        source = self._preparing.reusing.former(refresh, now)
        order = SplitForRefresh(self._context.lists.folder(list_id), source, now, refresh.days)
        return await self._context.quick.run(order)

    def order(self, refresh: Refresh, list_id: str, split: RefreshSplit, *, again: bool) -> BatchOrder:
        """Return the order that sends what a person was told; everything else as the former batch had it."""
        former = self._context.journal.batch(refresh.former)
        connection = self._context.session.connection(former.base_url)
        return BatchOrder(
            list_id,
            connection,
            former.product,
            via=former.via,
            max_per_task=former.max_per_task,
            agreed=split.to_send,
            again=again,
            refresh=refresh,
        )
