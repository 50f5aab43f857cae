"""Turns a list into a batch with all its tasks in the journal, or carries on the batch begun with that list."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, NewTask, Sample, Via, at_rest, without_split
from desktop_app.core.batches.batching import ANY_COUNTRY, Sizes, cut_at, plan
from desktop_app.core.batches.step_plan import StepPlan
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.batches.submission import ENDED, SENT, TO_SEND, UNCONFIRMED, TaskEvent, TaskState
from desktop_app.core.errors import (
    AllSuppressed,
    BatchBusy,
    BatchMissing,
    BegunForMore,
    ListLost,
    NothingToSend,
    OutputTaken,
    ReuseChanged,
    ValidSuppressed,
)
from desktop_app.core.facts.offline import Offline
from desktop_app.core.money.caps import CapUsed
from desktop_app.core.money.estimate import Estimate, estimate_of
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.results.reuse import OFF, Reused
from desktop_app.core.results.suppression import NO_MARKS, SuppressionMarks
from desktop_app.core.results.verdict import STANDARD_RULE
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.products import Product
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.account.balance import with_lists_under_way
from desktop_app.services.account.quotes import Quotes
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.services.batches.pausing import Pausing
from desktop_app.services.batches.trials import Trials
from desktop_app.services.connections.session import catalogue_of
from desktop_app.services.connections.task_limit import by_country, sizes_at, task_sizes, way_of
from desktop_app.services.jobs import BeginRound, CountStep
from desktop_app.services.lists.earlier import EarlierBatches, list_digest, plan_of
from desktop_app.services.lists.exporting import same_file
from desktop_app.services.lists.results import Results
from desktop_app.services.lists.reusing import Reusing
from desktop_app.services.lists.sent_lately import require_not_sent_lately
from desktop_app.services.lists.suppressing import Suppression
from desktop_app.services.ports import OpenList
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal


@dataclass(frozen=True, slots=True)
class BatchOrder:
    """The order to verify a list. `output` is where the command line wants the result; "" for the window. The
    result there has the columns `offline`, and with `typed` the numbers and dates of the list's file as such.

    With `via` AUTO the product decides, and if it leaves that open, the count of numbers. `reuse_days`: earlier answers
    of at most that age are filled in instead (`core.results.reuse`). `agreed` is then how many numbers a person was
    told are sent, and no more than that are sent. `again`: numbers sent lately (`services.lists.sent_lately`) are sent
    and paid for again; without it they raise `SentBefore`, unless `lately`: then whatever was answered of them is
    filled in, too. `covered`: only that many numbers are sent, because the balance is enough for those; the rest waits
    until a person carries the batch on. None: all of them. With `capped` it is a cap that is enough for no more, and
    that holds the rest back. `sample`: these go first, and the person is asked before the rest goes. `step`: only those
    numbers of the list, by the answers of an earlier batch of it. `refresh`: answers of that former batch are filled
    in, by its days instead of `reuse_days`.
    `then`: the steps that follow. `run_cap`: the most that a recipe lets the batch cost, with these steps.
    """

    list_id: str
    connection: Connection
    product: str
    via: Via = Via.AUTO
    max_per_task: int | None = None
    output: str = ""
    raw_csv: bool = False
    offline: tuple[Offline, ...] = ()
    typed: bool = False
    reuse_days: int = OFF
    agreed: int | None = None
    again: bool = True
    lately: bool = False
    covered: int | None = None
    capped: bool = False
    sample: Sample | None = None
    step: StepNumbers | None = None
    refresh: Refresh | None = None
    then: StepPlan | None = None
    run_cap: Decimal | None = None


# What carrying a batch on sends, or sends again.
_TO_SEND = TO_SEND | {TaskState.REJECTED}


class Preparing:
    """Prepares batches and sends nothing.

    `earlier` knows the batches of the same list or file, `reusing` which earlier answers may be filled in.
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._pausing = Pausing(context)
        self._trials = Trials(context)
        self.reusing = Reusing(context)
        self.earlier = EarlierBatches(context)
        self._caps = SpendingCaps(context)
        self.quotes = Quotes(context)
        self._results = Results(context)
        self.suppression = Suppression(context)

    def estimate(self, counts: Mapping[str, int], order: BatchOrder, balance: Decimal | None = None) -> Estimate:
        """Return what sending `counts` numbers by country would take, in the tasks that `prepare` would make."""
        sizes = sizes_at(self._context, order.connection, order.product, order.max_per_task)
        product, via = _product(order), way_of(order.connection, order.product, order.via)
        quoted = self._quoted(order, product, via)
        product = quoted or product
        if not by_country(order.connection, via):
            counts = {ANY_COUNTRY: sum(counts.values())} if counts else {}
        local = order.connection.local
        found = estimate_of(counts, product, balance, certain=local, sizes=sizes, via=via)
        found = replace(found, cap=self._cap(order), quoted=quoted is not None)
        return with_lists_under_way(found, self._context, order.connection, order.product)

    def _cap(self, order: BatchOrder) -> CapUsed | None:
        return self._caps.tightest(order.connection, after=order.step.after if order.step else "")

    async def prepare(self, order: BatchOrder) -> Batch:
        """Write a batch with all its tasks into the journal. Raise `NothingToSend` if no number is valid.

        A batch whose numbers all have a reused answer has no tasks. Raise `ReuseChanged` or `BegunForMore` if more
        would be sent than was agreed. If the same list was sent before and isn't finished, that batch is carried on
        instead of being paid for twice.
        """
        via = way_of(order.connection, order.product, order.via)
        if via is Via.REALTIME:
            self._context.session.policy.require(Feature.REALTIME_CHECKS)
        if order.reuse_days != OFF or order.refresh is not None:
            self._context.session.policy.require(Feature.REUSE)
        async with self._uncorrected(order.list_id):
            return await self._prepare(order, via)

    async def _prepare(self, order: BatchOrder, via: Via) -> Batch:
        with closing(self._context.lists.open(order.list_id)) as store:
            product = _product(order)
            product = self._quoted(order, product, via) or product
            new = _new_batch(order, product, store, self._context.time.now())
            problems = sum(store.understanding.reasons.values())
        # The same numbers, chosen twice at the same moment, are one batch or a question: each sees the one before.
        async with self._context.alone("preparing", new.file):
            begun = self.earlier.begun(new, order.refresh)
            self._promised_to_nobody(order.output, begun)
            if begun:
                self._no_more_than_agreed(begun, order)
                return await self._carried_on(begun, order)
            if order.step is not None:
                self._follow(new, order.step)
            if order.refresh is not None:
                self._context.journal.save_setting(Setting.REFRESHED.of(new.id), order.refresh.former)
            if order.lately:
                days = order.reuse_days if order.refresh is None else order.refresh.days
                self._context.journal.save_setting(Setting.LATELY_TAKEN.of(new.id), days)
            if order.sample is not None and order.sample.shuffled:  # known before any number has its place
                self._context.journal.save_setting(Setting.SHUFFLED.of(new.id), True)
            self.suppression.require()
            marks = await self.suppression.mark(new.list_id)
            counts, reused = await self._numbered(new, order)
            new = replace(new, reused=reused)
            if not counts and not reused:
                raise _nothing_left(new, NO_MARKS if order.step else marks, problems)
            if order.step is None:
                await self.suppression.numbered(new, marks)
            if not order.again and not order.connection.local:
                part = order.step is not None or order.refresh is not None
                await require_not_sent_lately(self._context, new, counts, part=part)
            if order.then is not None:
                self._context.journal.save_setting(Setting.PLAN.of(new.id), order.then.as_saved())
            if order.run_cap is not None:
                self._context.journal.save_setting(Setting.RUN_CAP.of(new.id), str(order.run_cap))
            self._promise_form(new.id, order)
            self._context.at(Moment.NUMBERED)
            sizes = task_sizes(self._context, new)
            tasks = self._with_trial(order, plan(counts, new.via, sizes), sizes)
            if order.covered is not None:
                tasks = cut_at(tasks, order.covered, sizes.least)
                self._hold_after(new.id, order, order.covered)
            if order.sample is not None:
                tasks = self._with_sample(new, order.sample, tasks, sizes)
            self._context.journal.add_batch(new, tasks)
            self._context.at(Moment.PREPARED)
        self._context.changed(new.id)
        return new

    def _quoted(self, order: BatchOrder, product: Product, via: Via) -> Product | None:
        """Return the product at a quoted price, which is that of numbers sent together; None without one."""
        return None if via is Via.REALTIME else self.quotes.quoted(order.connection, product)

    async def count(self, step: StepNumbers) -> dict[str, int]:
        """Return how many numbers a step has, by country."""
        list_id = self._context.journal.batch(step.after).list_id
        await self.suppression.mark(list_id)
        folder = self._context.lists.folder(list_id)
        return await self._context.quick.run(CountStep(folder, step, self._results.rule(step.after)))

    def _follow(self, new: Batch, step: StepNumbers) -> None:
        """Store which batch a step comes after, and for which of its numbers.

        Raise `BatchBusy` while what that lacks may still be answered.
        """
        if not at_rest(self._context.journal.tasks(step.after)):
            raise BatchBusy(name=new.file)
        self._context.journal.save_setting(Setting.AFTER.of(new.id), step.after)
        self._context.journal.save_setting(Setting.STEP_NUMBERS.of(new.id), step.as_saved())

    def _with_sample(self, new: Batch, sample: Sample, tasks: Sequence[NewTask], sizes: Sizes) -> Sequence[NewTask]:
        """Return the tasks, with a boundary after the numbers of a sample, and have the rest wait.

        A sample has at least as many numbers as the service takes.
        """
        cut = cut_at(tasks, max(sample.numbers, sizes.least or 0), sizes.least)
        first = [task.numbers for task in cut[:1]]
        self._pausing.ask_after(new.id, max(sample.numbers, sizes.least or 0, *first))
        return cut

    def _with_trial(self, order: BatchOrder, tasks: Sequence[NewTask], sizes: Sizes) -> Sequence[NewTask]:
        """Return the tasks, the first of them small enough to be the trial that their connection may need."""
        size = self._trials.size(order.connection, tasks[0].via, sizes) if tasks else None
        return tasks if size is None else [*cut_at(tasks[:1], size, sizes.least), *tasks[1:]]

    def discard_unsent(self, list_id: str) -> None:
        """Delete a list, unless a batch has it: also a batch that is marked as deleted can be brought back."""
        if self.is_unsent(list_id):
            self._context.lists.discard(list_id)

    async def delete_unsent(self, list_id: str) -> None:
        """Delete a list as `discard_unsent` does, but in a thread, because a million rows take a while.

        It goes on if the caller is cancelled.
        """
        if self.is_unsent(list_id):
            await asyncio.shield(asyncio.to_thread(self._context.lists.discard, list_id))

    def is_unsent(self, list_id: str) -> bool:
        """Return True if no batch has this list; one that is marked as deleted counts, too."""
        return all(batch.list_id != list_id for batch in self._context.journal.batches(deleted=True))

    @asynccontextmanager
    async def _uncorrected(self, list_id: str) -> AsyncIterator[None]:
        """Have nobody correct rows of a list meanwhile: its digest and its numbers' places belong together."""
        if not self.is_unsent(list_id):
            yield
            return
        with closing(self._context.lists.open(list_id)) as store:
            name = store.source_name
        async with self._context.alone(list_id, name):
            yield

    def _promised_to_nobody(self, output: str, begun: Batch | None) -> None:
        """Raise `OutputTaken` if the unwritten result of another batch is to go to the same path."""
        for batch in self._context.journal.batches() if output else []:
            ours = begun is not None and batch.id == begun.id
            if not ours and batch.exported_at is None and same_file(batch.output, output):
                raise OutputTaken(name=output, other=batch.name, other_batch=batch.id)

    def _no_more_than_agreed(self, begun: Batch, order: BatchOrder) -> None:
        """Raise `BegunForMore` if the begun batch would send more than agreed: it may lack the answers reused now."""
        left = unsent(self._context.journal, begun.id)
        if order.agreed is not None and left > order.agreed:
            raise BegunForMore(name=begun.file, count=left)

    async def _numbered(self, new: Batch, order: BatchOrder) -> tuple[dict[str, int], Reused | None]:
        """Return how many numbers are to be sent, by country, and what was filled in from earlier answers instead."""
        apart, shuffled = by_country(order.connection, new.via), self._shuffled(new)
        if order.reuse_days == OFF and not (order.refresh or order.lately):
            folder, step = self._context.lists.folder(new.list_id), order.step
            rule = STANDARD_RULE if step is None else self._results.rule(step.after)
            counts = await self._context.worker.run(BeginRound(folder, new.id, apart, shuffled, step, rule))
            if step is not None and order.agreed is not None and sum(counts.values()) > order.agreed:
                raise BatchMissing(
                    reason=tr_text(
                        "“{file}” has changed meanwhile: look again how many numbers these are.", file=new.file
                    )
                )
            return counts, None
        days = order.reuse_days if order.refresh is None else order.refresh.days
        begin = self.reusing.begin
        counts, reused = await begin(
            new,
            days,
            by_country=apart,
            shuffled=shuffled,
            refresh=order.refresh,
            lately=order.lately,
            step=order.step,
        )
        if order.agreed is not None and sum(counts.values()) > order.agreed:
            raise ReuseChanged(name=new.file, numbers=sum(counts.values()))
        return counts, reused

    def _shuffled(self, batch: Batch) -> bool:
        return self._context.journal.setting(Setting.SHUFFLED.of(batch.id), False) is True

    def begun_step(self, order: BatchOrder) -> Batch | None:
        """Return the batch of the very step that an order means, whatever became of it; None if there is none."""
        if order.step is None:
            return None
        with closing(self._context.lists.open(order.list_id)) as store:
            digest = order.step.digest(list_digest(store))
        return next(self.earlier.asked(digest, order.connection.base_url, order.product), None)

    async def _carried_on(self, batch: Batch, order: BatchOrder) -> Batch:
        """Return `batch`, with its output set by the new order. A lost list is replaced by the new one."""
        with self._context.lists.claim(batch.list_id) as mine:
            if not mine:
                raise BatchBusy(name=batch.file)
            changes = {"output": order.output or batch.output, "raw_csv": order.raw_csv}
            try:
                await self._context.up_to_date(batch)
                self._context.lists.open(batch.list_id).close()
            except ListLost:
                await self._replace_list(batch, order.list_id)
                changes["list_id"] = order.list_id
            self._context.journal.update_batch(batch.id, **changes)
            self._promise_form(batch.id, order)
            if order.then is not None:
                then = order.then.taken_over(plan_of(self._context.journal, batch.id))
                self._context.journal.save_setting(Setting.PLAN.of(batch.id), then.as_saved())
            self._pausing.go_on(batch.id)
            if order.sample is not None:
                self._pausing.ask_after(batch.id, order.sample.numbers + self._sent(batch.id))
            if order.covered is not None:
                self._hold_after(batch.id, order, order.covered + self._sent(batch.id))
        self._context.changed(batch.id)
        return self._context.journal.batch(batch.id)

    def _hold_after(self, batch_id: str, order: BatchOrder, numbers: int) -> None:
        if not order.capped:  # a cap holds the rest back by itself, and says that it does
            self._pausing.hold_after(batch_id, numbers)

    def _promise_form(self, batch_id: str, order: BatchOrder) -> None:
        """Store what the promised result is to have, for whoever writes it later."""
        for setting, value in (
            (Setting.OFFLINE_PROMISED, [each.value for each in order.offline]),
            (Setting.TYPED_PROMISED, order.typed),
        ):
            promised = setting.of(batch_id)
            if value or self._context.journal.setting(promised, None) is not None:
                self._context.journal.save_setting(promised, value)

    def _sent(self, batch_id: str) -> int:
        tasks = self._context.journal.tasks(batch_id)
        return sum(task.numbers for task in tasks if task.state in SENT - TO_SEND)

    async def _replace_list(self, batch: Batch, list_id: str) -> None:
        """Put the new list in a lost one's place: numbering it gives every number its old place again.

        Answers that were joined are fetched again.
        """
        await self.suppression.mark(list_id)
        tasks = without_split(self._context.journal.tasks(batch.id))
        apart = all(task.country != ANY_COUNTRY for task in tasks)
        if batch.reused:
            renewed, shuffled = replace(batch, list_id=list_id), self._shuffled(batch)
            counts = await self.reusing.begin_again(renewed, batch.reused, by_country=apart, shuffled=shuffled)
        else:
            folder = self._context.lists.folder(list_id)
            counts = await self._context.worker.run(BeginRound(folder, batch.id, apart, self._shuffled(batch)))
        planned: defaultdict[str, int] = defaultdict(int)
        for task in tasks:
            planned[task.country] += 0 if task.again else task.numbers
        # The places of numbers that are sent again can't be given anew: a person might have them sent once more.
        alike = await self.suppression.numbered_alike(batch, list_id)
        doubted = any(task.again and task.state in UNCONFIRMED for task in tasks)
        if (
            counts != planned or doubted or not alike
        ):  # or read by other rules than then: the places would be other numbers'
            raise ListLost(name=batch.file)
        for task in tasks:
            if task.state is TaskState.JOINED:
                self._context.record(task, TaskEvent.LIST_REPLACED, {})
            elif task.again and task.state not in SENT | ENDED:  # divided into nothing
                self._context.journal.divide(task.id, self._context.time.now(), [])


def unsent(journal: Journal, batch_id: str) -> int:
    """Return how many numbers carrying a batch on sends, or sends again."""
    return sum(task.numbers for task in journal.tasks(batch_id) if task.state in _TO_SEND)


def _nothing_left(new: Batch, marks: SuppressionMarks, problems: int) -> NothingToSend:
    """Return why nothing of a list is sent; `problems`: how many of its rows have a number with a problem."""
    lists = ", ".join(name for name, _ in marks.named())
    if marks.numbers and problems:
        return ValidSuppressed(name=new.file, lists=lists, count=problems)
    if marks.numbers:
        return AllSuppressed(name=new.file, lists=lists)
    return NothingToSend(name=new.file)


def _product(order: BatchOrder) -> Product:
    """Return the connection's own product, or one of which only the slug is known."""
    return catalogue_of(order.connection).asked(order.product)


def _new_batch(order: BatchOrder, product: Product, store: OpenList, now: datetime) -> Batch:
    return Batch(
        id=secrets.token_hex(4),
        list_id=order.list_id,
        file=store.source_name,
        base_url=order.connection.base_url,
        product=order.product,
        created_at=now,
        rows=store.understanding.counts.rows,
        via=way_of(order.connection, order.product, order.via),
        max_per_task=order.max_per_task,
        output=order.output,
        raw_csv=order.raw_csv,
        source_digest=list_digest(store) if order.step is None else order.step.digest(list_digest(store)),
        product_title=product.name,
        price=product.price,
    )
