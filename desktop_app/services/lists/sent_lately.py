"""Finds numbers that were sent a short while ago, so that nobody pays twice by starting a list twice.

A list is identified by its numbers, not by its file: another default country, a byte order mark or another name makes
another file of the same numbers. For a deleted list, a fingerprint of all its numbers together is kept for a day.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from itertools import chain
from typing import Any

from desktop_app.core.batches.batch import Batch, Task, without_split
from desktop_app.core.batches.submission import TO_SEND, TaskState
from desktop_app.core.errors import DialproofError
from desktop_app.core.rows.list_row import SentRange
from desktop_app.core.service.connection import LOCAL
from desktop_app.core.service.settings import Setting
from desktop_app.services.jobs import CountSentBefore
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.sharing import SentBatch

# Time for which a sent number counts as paid for.
LATELY = timedelta(hours=24)
# A fingerprint of fewer numbers could be broken by trying.
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class SentLately:
    """The distinct numbers of a batch that were sent within `LATELY` or wait to be sent, most of them in `batch`.

    `batch` is None if it was deleted since; `several`: not all of them are in it.
    """

    numbers: int
    batch: Batch | None
    several: bool = False


async def sent_lately(
    context: ServiceContext, new: Batch, counts: Mapping[str, int], now: datetime
) -> SentLately | None:
    """Search similar batches for the numbers of a batch that has its round and isn't in the journal yet.

    Similar batches have the same product and connection. `counts`: its numbers by country. Return None if no number was
    sent.
    """
    return await _in_batches(context, new, now) or await _deleted(context, new, counts, now)


async def _in_batches(context: ServiceContext, new: Batch, now: datetime) -> SentLately | None:
    others: list[Batch] = []
    sent: list[SentBatch] = []
    for batch in context.journal.batches(deleted=True):
        if (batch.base_url, batch.product) != (new.base_url, new.product):
            continue
        await asyncio.sleep(0)  # there may be thousands, with thousands of tasks, and the window must go on
        if not context.journal.sent_or_waiting(batch.id, now - LATELY):
            continue
        gone = batch.deleted_at is not None
        ranges = tuple(SentRange.of(each) for each in context.journal.tasks(batch.id) if _counts(each, now, gone=gone))
        if not ranges:
            continue
        if not await _readable(context, batch):
            if batch.source_digest == new.source_digest:  # the same list, so all of its numbers
                return SentLately(sum(each.numbers for each in ranges), batch)
        else:
            others.append(batch)
            sent.append(SentBatch(context.lists.folder(batch.list_id), batch.id, ranges))
    if not sent:
        return None
    found = await context.worker.run(CountSentBefore(context.lists.folder(new.list_id), new.id, tuple(sent)))
    counts = [count or 0 for count in found]
    most = max(range(len(counts)), key=counts.__getitem__)
    if not counts[most]:
        return None
    return SentLately(sum(counts), others[most], several=counts[most] < sum(counts))


async def keep_trace(context: ServiceContext, batch: Batch, now: datetime) -> None:
    """Store a fingerprint of a batch about to be deleted for good if it was sent lately, and nothing else.

    A list that can't be read any more leaves no fingerprint.
    """
    tasks = without_split(context.journal.tasks(batch.id))
    sent = sum(each.numbers for each in tasks if _counts(each, now, gone=True) and not each.again)
    if batch.base_url == LOCAL or not sent:
        return
    try:
        with context.list_of(batch) as store:
            read = partial(store.numbers, batch.id)
            numbers = await asyncio.to_thread(lambda: [read(task.country, task.first, task.numbers) for task in tasks])
    except DialproofError:
        return
    if found := _fingerprint(batch, chain.from_iterable(numbers)):
        at = max(each.sent_at for each in tasks if each.sent_at)
        trace = {"of": found, "numbers": sent, "sent": at.isoformat()}
        context.journal.save_setting(Setting.DELETED_LATELY, [*_still_lately(context.journal, now), trace])


async def _deleted(context: ServiceContext, new: Batch, counts: Mapping[str, int], now: datetime) -> SentLately | None:
    traces = _still_lately(context.journal, now)
    if not traces:
        return None
    with context.list_of(new) as store:
        read = partial(store.numbers, new.id)
        numbers = await asyncio.to_thread(lambda: [read(country, 0, count) for country, count in counts.items()])
    found = _fingerprint(new, chain.from_iterable(numbers))
    return next((SentLately(each["numbers"], None) for each in traces if each["of"] == found), None)


def _still_lately(journal: Journal, now: datetime) -> list[dict[str, Any]]:
    """Return the fingerprints younger than `LATELY`, and drop the others."""
    kept = journal.setting(Setting.DELETED_LATELY, [])
    young = [each for each in kept if now - datetime.fromisoformat(each["sent"]) < LATELY]
    if young != kept:
        journal.save_setting(Setting.DELETED_LATELY, young)
    return young


def _fingerprint(batch: Batch, numbers: Iterable[str]) -> str:
    """Return one digest of all numbers together, for a product of a connection; "" if there are too few."""
    distinct = sorted(set(numbers))
    if len(distinct) < _FEWEST:
        return ""
    return hashlib.sha256("\n".join([batch.base_url, batch.product, *distinct]).encode()).hexdigest()


def _counts(task: Task, now: datetime, *, gone: bool) -> bool:
    """Return True if a task's numbers were sent lately or still may be. In a deleted batch nothing waits to be sent.

    A clock that was set back puts the time of sending in the future: that counts as lately as well.
    """
    if task.state is TaskState.SPLIT:
        return False
    lately = task.sent_at is not None and now - task.sent_at < LATELY
    waits = task.state in TO_SEND | {TaskState.UNKNOWN} and not gone
    return lately or waits


async def _readable(context: ServiceContext, batch: Batch) -> bool:
    """Return True if a batch's list can be read.

    A lost list can't tell its numbers: the journal only has their places.
    """
    try:
        await context.up_to_date(batch)
    except DialproofError:
        return False
    return context.lists.folder(batch.list_id).is_dir()
