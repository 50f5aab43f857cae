"""Finds numbers that were sent a short while ago, so that nobody pays twice by starting a list twice.

A list is identified by its numbers, not by its file: another default country, a byte order mark or another name makes
another file of the same numbers. For a deleted list, a fingerprint of all its numbers together is kept for a day.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from itertools import chain
from typing import Any

from desktop_app.core.batches.batch import Batch, Task, without_split
from desktop_app.core.batches.submission import TO_SEND, TaskState
from desktop_app.core.errors import DialproofError, SentAndDeleted, SentBefore, SentInSeveral, SentOfPart
from desktop_app.core.rows.list_row import SentRange
from desktop_app.core.service.connection import LOCAL
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import CountSentBefore
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.sharing import SentBatch

# Time for which a sent number counts as paid for.
LATELY = timedelta(hours=24)
# A fingerprint of fewer numbers could be broken by trying.
_FEWEST = 2
# Country, first place and how many, for some of a batch's numbers.
_Places = list[tuple[str, int, int]]


@dataclass(frozen=True, slots=True)
class SentLately:
    """The distinct numbers of a batch that were sent within `LATELY` or wait to be sent, most of them in `batch`.

    `batch` is None if it was deleted since; `several`: not all of them are in it.
    """

    numbers: int
    batch: Batch | None
    several: bool = False


async def require_not_sent_lately(
    context: ServiceContext, new: Batch, counts: Mapping[str, int], *, part: bool = False
) -> None:
    """Raise `SentBefore` if numbers of a batch that has its round, and isn't in the journal yet, were sent lately.

    Batches with the same product and connection are searched. `counts`: its numbers by country, which are `part` of
    its list's.
    """
    found = await _in_batches(context, new) or await _deleted(context, new, [_whole(counts)])
    if found is not None:
        raise (_question_of_part if part else _question)(found, new, new.file, sum(counts.values()))


async def require_task_not_sent_lately(context: ServiceContext, task: Task) -> None:
    """Raise `SentBefore` if numbers of a task that was refused and left were sent by another batch since."""
    batch = context.journal.batch(task.batch_id)
    if batch.base_url == LOCAL:
        return
    await context.up_to_date(batch)
    counts: Counter[str] = Counter()
    for each in without_split(context.journal.tasks(batch.id)):
        counts[each.country] += 0 if each.again else each.numbers
    part = SentRange.of(task)
    wholes = [_whole(counts), [(part.country, part.first, part.numbers)]]
    found = await _in_batches(context, batch, part) or await _deleted(context, batch, wholes)
    if found is not None:
        count = min(found.numbers, task.numbers)
        raise _question(replace(found, numbers=count), batch, f"{batch.file}, {task.shown_id}", task.numbers)


def _question(found: SentLately, new: Batch, name: str, total: int) -> SentBefore:
    told = {"count": found.numbers, "total": total, "name": name, "product": new.product}
    if found.batch is None:
        return SentAndDeleted(**told)
    kind = SentInSeveral if found.several else SentBefore
    return kind(**told, other=found.batch.name, batch=found.batch.id)


def _question_of_part(found: SentLately, new: Batch, name: str, total: int) -> SentOfPart:
    if found.batch is None:
        where: str = tr_text("in a list that was deleted since")
    elif found.several:
        where = tr_text("most of them in “{other}” (batch {batch})", other=found.batch.name, batch=found.batch.id)
    else:
        where = tr_text("in “{other}” (batch {batch})", other=found.batch.name, batch=found.batch.id)
    return SentOfPart(count=found.numbers, total=total, name=name, product=new.product, where=where)


async def _in_batches(context: ServiceContext, new: Batch, part: SentRange | None = None) -> SentLately | None:
    now = context.time.now()
    others: list[Batch] = []
    sent: list[SentBatch] = []
    for batch in context.journal.batches(deleted=True):
        if (batch.base_url, batch.product) != (new.base_url, new.product) or batch.id == new.id:
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
    found = await context.worker.run(CountSentBefore(context.lists.folder(new.list_id), new.id, tuple(sent), part))
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
    lately = [each for each in tasks if _counts(each, now, gone=True)]
    sent = sum(each.numbers for each in lately if not each.again)
    if batch.base_url == LOCAL or not sent:
        return
    try:
        with context.list_of(batch) as store:
            read = partial(store.numbers, batch.id)
            numbers = await asyncio.to_thread(lambda: [read(task.country, task.first, task.numbers) for task in tasks])
    except DialproofError:
        return
    if found := _fingerprint(batch, chain.from_iterable(numbers)):
        at = max(each.sent_at for each in lately if each.sent_at)
        trace = {"of": found, "numbers": sent, "sent": at.isoformat()}
        context.journal.save_setting(Setting.DELETED_LATELY, [*_still_lately(context.journal, now), trace])


def _whole(counts: Mapping[str, int]) -> _Places:
    return [(country, 0, count) for country, count in counts.items()]


async def _deleted(context: ServiceContext, new: Batch, wholes: Sequence[_Places]) -> SentLately | None:
    """Search for a deleted list that had exactly the numbers of a batch at one of these sets of places."""
    traces = _still_lately(context.journal, context.time.now())
    if not traces:
        return None
    with context.list_of(new) as store:
        read = partial(store.numbers, new.id)
        for places in wholes:
            numbers = await asyncio.to_thread(lambda: [read(*each) for each in places])  # noqa: B023 - awaited at once
            found = _fingerprint(new, chain.from_iterable(numbers))
            for trace in traces:
                if trace["of"] == found:
                    return SentLately(trace["numbers"], None)
    return None


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

    A clock that was set back puts the time of sending in the future: that counts as lately as well. What was refused
    and left wasn't sent; before it is sent after all, `require_task_not_sent_lately` is asked.
    """
    if task.state in {TaskState.SPLIT, TaskState.DROPPED}:
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
