"""Fills in earlier answers instead of asking and paying for them again, if a person has chosen that.

They are of the same product at the same address, no older than the chosen days, from batches whose lists are still
stored. They are written into the list first and then, with the batch and its tasks, into the journal in one step. If
the program is cut off before that step there is no batch; afterwards the tasks only have the other numbers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Set
from dataclasses import replace
from datetime import datetime

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.errors import ListLost
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.results.reuse import (
    LATELY,
    NOTHING_KNOWN,
    OFF,
    SPANS,
    Known,
    Reused,
    ReusedFrom,
    answered_at,
    oldest_allowed,
)
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictRule
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.settings import Setting
from desktop_app.services.jobs import BeginRound, BeginRoundReusing, CountKnownAnswers
from desktop_app.services.lists.results import Results
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.lists.reuse import AnswerSource, FilledIn, ReuseOrder

# Number of newest batches that are searched: each is a list to be read.
_MOST_SOURCES = 100


class Reusing:
    """Stores a person's choice per connection, finds the known answers of a list, and fills them in."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    @property
    def _allowed(self) -> bool:
        return self._context.session.policy.allows(Feature.REUSE)

    def days(self, connection: Connection) -> int:
        """Return the greatest age in days of a connection's reusable answers; `OFF` until a person chooses."""
        if not self._allowed:
            return OFF
        chosen = self._context.journal.setting(Setting.REUSE_DAYS, {}).get(connection.base_url, OFF)
        return chosen if chosen in SPANS else OFF

    def lately_taken(self, connection: Connection) -> bool:
        """Return True if what was answered within 24 hours is taken over; the local service is asked anew, free."""
        return self._allowed and not connection.local

    def choose(self, connection: Connection, days: int) -> None:
        """Store a person's choice for a connection."""
        others = self._context.journal.setting(Setting.REUSE_DAYS, {})
        self._context.journal.save_setting(Setting.REUSE_DAYS, {**others, connection.base_url: days})

    def possible(self, connection: Connection, product: str) -> bool:
        """Return True if there may be answers to reuse, as far as can be told at once."""
        batches = self._batches(connection.base_url, product, self._context.time.now())
        return self._allowed and next(batches, None) is not None

    async def may_take(self, connection: Connection, product: str, days: int, *, lately: bool) -> bool:
        """Return True if there are answers that are young enough to be taken over, whichever numbers they are for."""
        days, now = max(days, LATELY) if lately else days, self._context.time.now()
        if days == OFF or not self._allowed:
            return False
        return bool(await self._sources(connection.base_url, product, now, days, frozenset()))

    async def known(self, list_id: str, connection: Connection, product: str, step: StepNumbers | None = None) -> Known:
        """Return how many numbers of a list have an answer, by days since. Raise `ListLost` if the list is gone.

        `step`: of those numbers alone.
        """
        now = self._context.time.now()
        if not self._allowed:
            return NOTHING_KNOWN
        sources = await self._sources(connection.base_url, product, now, max(SPANS), but=_before(step))
        if not sources:
            return NOTHING_KNOWN
        folder, rule = self._context.lists.folder(list_id), self._judging(step)
        return await self._context.quick.run(CountKnownAnswers(folder, sources, now, step, rule))

    def _judging(self, step: StepNumbers | None) -> VerdictRule:
        """Return the rule by which the numbers of a step are chosen."""
        return STANDARD_RULE if step is None else Results(self._context).rule(step.after)

    def former(self, refresh: Refresh, now: datetime) -> AnswerSource:
        """Return the answers of the former batch of a refresh, those whose verdict is unknown left out."""
        batch = self._context.journal.batch(refresh.former)
        made = self._made(batch)
        newest = max([*made.values(), *([batch.reused.newest] if batch.reused else [])], default=now)
        rule = Results(self._context).rule(batch.id)
        return AnswerSource(batch.id, self._context.lists.folder(batch.list_id), made, newest, rule)

    async def begin(  # noqa: PLR0913 - which answers are taken, and how the rest is numbered
        self,
        batch: Batch,
        days: int,
        *,
        by_country: bool,
        shuffled: bool = False,
        refresh: Refresh | None = None,
        lately: bool = False,
        step: StepNumbers | None = None,
        rule: VerdictRule | None = None,
    ) -> tuple[dict[str, int], Reused | None]:
        """Fill in known answers and number the rest of a batch's list.

        Return what to send by country, and what was reused. A `refresh` takes answers of its former batch alone.
        `lately`: of numbers without such an answer, whatever was answered within 24 hours is taken, too. `step`: only
        those numbers of the list; `rule` judges the answers of the batch before it, None for that batch's own.

        The same batch gets the same answers however often it begins, as long as these are stored. Nothing goes into the
        journal.
        """
        folder, but = self._context.lists.folder(batch.list_id), {batch.id} | _before(step)
        if refresh is not None:
            sources: tuple[AnswerSource, ...] = (self.former(refresh, batch.created_at),)
        else:
            sources = await self._sources(batch.base_url, batch.product, batch.created_at, days, but)
        if lately:
            days, since = max(days, LATELY), oldest_allowed(batch.created_at, LATELY)
            recent = await self._sources(batch.base_url, batch.product, batch.created_at, LATELY, but)
            sources += tuple(replace(each, since=since) for each in recent)
        rule = rule or self._judging(step)
        if not sources:
            job = BeginRound(folder, batch.id, by_country, shuffled, step, rule)
            return await self._context.worker.run(job), None
        order = ReuseOrder(sources, batch.created_at, days, by_country, shuffled)
        begun = await self._context.worker.run(BeginRoundReusing(folder, batch.id, order, step, rule))
        return begun.counts, self._reused(begun.filled_in, days) if begun.filled_in else None

    async def begin_again(self, batch: Batch, reused: Reused, *, by_country: bool, shuffled: bool) -> dict[str, int]:
        """Fill in and number a batch whose list was lost.

        Raise `ListLost` if its answers aren't stored as they were then.
        """
        former = self._context.journal.setting(Setting.REFRESHED.of(batch.id), None)
        refresh = Refresh(former, reused.days) if isinstance(former, str) else None
        lately = self._context.journal.setting(Setting.LATELY_TAKEN.of(batch.id), None)
        counts, found = await self.begin(
            batch,
            reused.days if lately is None else lately,
            by_country=by_country,
            shuffled=shuffled,
            refresh=refresh,
            lately=lately is not None,
        )
        if found is None or found.digest != reused.digest:
            raise ListLost(name=batch.file)
        return counts

    def _reused(self, filled_in: FilledIn, days: int) -> Reused:
        files = self._files()
        sources = tuple(ReusedFrom(each, files.get(each, ""), count) for each, count in filled_in.sources.items())
        numbers = sum(filled_in.sources.values())
        return Reused(days, numbers, filled_in.oldest, filled_in.newest, sources, filled_in.digest)

    def _files(self) -> dict[str, str]:
        """Return the file names of lists, by batch. Names of deleted ones come from batches that reused them."""
        batches = self._context.journal.batches()
        told = {each.batch_id: each.file for batch in batches if batch.reused for each in batch.reused.sources}
        return {**told, **{batch.id: batch.file for batch in batches}}

    async def _sources(
        self, base_url: str, product: str, now: datetime, days: int, but: Set[str]
    ) -> tuple[AnswerSource, ...]:
        found = []
        for batch in self._batches(base_url, product, now, but):
            if source := self._source(batch, now, days):
                found.append(source)
            if len(found) == _MOST_SOURCES:
                break
            await asyncio.sleep(0)  # a batch may have a thousand tasks
        return tuple(found)

    def _batches(self, base_url: str, product: str, now: datetime, but: Set[str] = frozenset()) -> Iterator[Batch]:
        """Yield the batches begun before, newest first. All are needed, because an old one may have late answers."""
        for batch in self._context.journal.batches():
            same = (batch.base_url, batch.product) == (base_url, product)
            if same and batch.id not in but and batch.created_at <= now:
                yield batch

    def _source(self, batch: Batch, now: datetime, days: int) -> AnswerSource | None:
        """Return the answers that may be taken from a batch; None if all are too old, or if there are none."""
        made = self._made(batch)
        newest = max([*made.values(), *([batch.reused.newest] if batch.reused else [])], default=None)
        if newest is None or newest < oldest_allowed(now, days):
            return None
        return AnswerSource(batch.id, self._context.lists.folder(batch.list_id), made, newest)

    def _made(self, batch: Batch) -> dict[int, datetime]:
        """Return when the answers of a batch's tasks were made."""
        return {each.part: answered_at(each.sent_at, each.at) for each in self._context.journal.fetched(batch.id)}


def _before(step: StepNumbers | None) -> Set[str]:
    """Return the batch before a step: who asks its product once more wants other answers than it has."""
    return frozenset() if step is None else {step.after}
