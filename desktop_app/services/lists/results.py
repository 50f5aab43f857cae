"""Shows results: selects rows, counts them, and opens a page at a time."""

from __future__ import annotations

import asyncio
from array import array
from contextlib import closing, suppress
from dataclasses import replace
from typing import NamedTuple

from desktop_app.core.batches.batch import Batch, Task, share_answered
from desktop_app.core.batches.checks import SETTLED, CheckState, stretches
from desktop_app.core.batches.judged_steps import ALONE, ListStep, ListSteps, StepsRule
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.steps import Beside, besides, steps_of, titles_of
from desktop_app.core.batches.submission import SENT, TaskState
from desktop_app.core.detection.table import Counts, ImportSummary
from desktop_app.core.errors import ProfileBroken
from desktop_app.core.results.standard_columns import NOTHING_TAUGHT, StandardColumns, Taught, place_of
from desktop_app.core.results.standard_words import VALUES, Standard
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictCounts, VerdictRule
from desktop_app.core.rows.list_row import ALL_ROWS, AnswerStatus, RowFilter, SentRange, ValueCount
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.connections.session import profile_of
from desktop_app.services.jobs import SelectRows, TallyValues
from desktop_app.services.lists.offline import calling_now
from desktop_app.services.lists.suppressing import Suppression
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.file import ListFile

# What a person may look through: the first columns of a service, and those with no more values.
_COLUMNS, _FEW_VALUES = 40, 20
# The answer status of a settled realtime number as long as its list has no answer for it.
_WITHOUT = {
    CheckState.ANSWERED: AnswerStatus.AWAITING,
    CheckState.REFUSED: AnswerStatus.UNANSWERED,
    CheckState.UNKNOWN: AnswerStatus.UNANSWERED,
}


def verdict_rule(journal: Journal, base_url: str, product: str) -> VerdictRule:
    """Return the rule by which a product's answers of a service are judged."""
    return verdict_rules(journal, base_url).get(product, STANDARD_RULE)


def verdict_rules(journal: Journal, base_url: str) -> dict[str, VerdictRule]:
    """Return the rules that a person changed, by product."""
    saved = journal.setting(Setting.VERDICT_RULES, {})
    of_service = saved.get(base_url) if isinstance(saved, dict) else None
    by_product = of_service if isinstance(of_service, dict) else {}
    return {product: VerdictRule.from_saved(rule) for product, rule in by_product.items()}


def taught_by(connection: Connection) -> Taught:
    """Return what a connection's profile says of the standard columns; a broken one says nothing."""
    with suppress(ProfileBroken):  # told where the connection is used; its lists are shown all the same
        return profile_of(connection).meanings
    return NOTHING_TAUGHT


class Standing(NamedTuple):
    """A batch's rows by answer status and by verdict, and its progress in distinct numbers."""

    answers: dict[str, int]
    verdicts: VerdictCounts
    progress: ProgressCounts


class Results:
    """Answers questions about a batch's list."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self.suppression = Suppression(context)

    def open(self, batch_id: str) -> ListFile:
        """Return the batch's list, to read pages from; the caller closes it.

        Raise `ListOld` if it isn't `up_to_date`.
        """
        return self._context.lists.open(self._context.journal.batch(batch_id).list_id)

    def is_current(self, batch_id: str) -> bool:
        """Return True if the batch's list can be read as it is."""
        return self._context.lists.is_current(self._context.journal.batch(batch_id).list_id)

    async def up_to_date(self, batch_id: str, progress: WorkProgress | None = None) -> None:
        """Bring the batch's list up to date: if an earlier version stored it, or suppression lists have changed."""
        batch = self._context.journal.batch(batch_id)
        await self._context.up_to_date(batch, progress)
        await self.suppression.mark_for_sight(batch.list_id)

    def understanding(self, batch_id: str) -> ImportSummary:
        """Return how the batch's list was understood, whichever version stored it."""
        return self._context.lists.understanding(self._context.journal.batch(batch_id).list_id)

    def sent(self, batch_id: str) -> tuple[SentRange, ...]:
        """Return the ranges of a batch that left this machine, and those waiting to be sent again."""
        tasks = self._context.journal.tasks(batch_id)
        sent = (task for task in tasks if task.state in SENT or (task.again and task.state is not TaskState.SPLIT))
        return tuple(each for task in sent for each in self._ranges(task))

    def _ranges(self, task: Task) -> list[SentRange]:
        """Return a task's ranges of numbers.

        Numbers that go one by one are split into those whose answers are on their way into the list, those settled
        otherwise, and those not asked yet.
        """
        whole = SentRange.of(task)
        if task.state is not TaskState.ASKING:
            return [whole]
        with self._context.checks_of(self._context.journal.batch(task.batch_id)) as checks:
            states = checks.states(task.batch_id, task.country, task.first, task.numbers)
        found = {place: _WITHOUT[state] for place, state in states.items() if state in SETTLED}
        each = [found.get(place, AnswerStatus.NOT_SENT) for place in range(task.first, task.first + task.numbers)]
        return [whole.piece(first, count, without) for first, count, without in stretches(each)]

    def unasked(self, batch_id: str) -> int:
        """Return how many numbers of one-by-one tasks didn't leave this machine yet, without those sent before."""
        asking = [each for each in self._context.journal.tasks(batch_id) if each.state is TaskState.ASKING]
        pieces = (piece for task in asking if not task.again for piece in self._ranges(task))
        return sum(piece.numbers for piece in pieces if not piece.left)

    async def counted(self, batch_id: str) -> tuple[Counts, int]:
        """Return rows by kind, and how many distinct numbers have an answer.

        Runs in a thread: a million take a while.
        """
        await self.up_to_date(batch_id)
        return await asyncio.to_thread(self._count, batch_id)

    def _count(self, batch_id: str) -> tuple[Counts, int]:
        with closing(self.open(batch_id)) as store:
            return store.understanding.counts, store.answered(batch_id)

    async def standing(self, batch_id: str) -> Standing:
        """Return how many rows are answered and so on, their verdicts, and the progress in distinct numbers."""
        _, answered = await self.counted(batch_id)
        rows = await self.tally(batch_id)
        verdicts = await self.verdicts(batch_id)
        return Standing(rows, verdicts, self.progress(batch_id, answered).in_list(answered))

    def progress(self, batch_id: str, answered: int | None = None) -> ProgressCounts:
        """Return a batch's progress; `answered` numbers have an answer in the list, None if that isn't counted."""
        batch, tasks = self._context.journal.batch(batch_id), self._context.journal.tasks(batch_id)
        reused = batch.reused.numbers if batch.reused else 0
        return ProgressCounts.of(tasks, answered, share_answered(tasks, reused), reused=reused)

    def rule(self, batch_id: str) -> VerdictRule:
        """Return the rule by which a batch's answers are understood, and its numbers judged."""
        batch = self._context.journal.batch(batch_id)
        own = self._context.journal.setting(Setting.JUDGED_BY.of(batch_id), None)
        usual = verdict_rule(self._context.journal, batch.base_url, batch.product)
        rule = usual if own is None else VerdictRule.from_saved(own)
        return replace(rule, taught=taught_by(self._context.session.connection(batch.base_url)))

    def steps(self, batch_id: str) -> list[Batch]:
        """Return all steps of the list that a batch is a step of, itself included, the first one first."""
        journal = self._context.journal
        batch = journal.batch(batch_id)
        batches = journal.batches(list_id=batch.list_id)
        after = {each.id: journal.setting(Setting.AFTER.of(each.id), None) for each in batches}
        return steps_of(batch, batches, {step: before for step, before in after.items() if isinstance(before, str)})

    def is_step(self, batch_id: str) -> bool:
        """Return True if a batch is for some numbers of its list, by the answers of an earlier one."""
        return self._context.journal.setting(Setting.AFTER.of(batch_id), None) is not None

    def besides(self, batch_id: str) -> tuple[Beside, ...]:
        """Return the other steps of a batch's list, whose answers stand beside its own."""
        return besides(self._context.journal.batch(batch_id), self.steps(batch_id))

    def list_steps(self, batch_id: str) -> ListSteps:
        """Return all steps of a batch's list as they are judged together; none if the list has no other."""
        steps, rule = self.steps(batch_id), self.steps_rule()
        if len(steps) < 2:
            return ALONE
        found = zip(steps, titles_of(steps), strict=True)
        return ListSteps(tuple(self._list_step(each, title, rule) for each, title in found), rule.way)

    def _list_step(self, batch: Batch, title: str, rule: StepsRule) -> ListStep:
        fallback = rule.is_fallback(batch.product, batch.product_title)
        return ListStep(batch.id, title, batch.product, self.rule(batch.id), self.sent(batch.id), fallback)

    def steps_rule(self) -> StepsRule:
        """Return how a person wants the steps of lists to be judged together."""
        return StepsRule.from_saved(self._context.journal.setting(Setting.STEPS_RULE, None))

    def change_steps_rule(self, batch_id: str, rule: StepsRule) -> None:
        """Store how the steps of this and of all other lists are judged together."""
        self._context.journal.save_setting(Setting.STEPS_RULE, rule.as_saved())
        self._context.changed(batch_id)

    def says_standard(self, batch_id: str) -> bool:
        """Return True if the service's own columns say standard values: those of the local service do."""
        return self._context.session.connection(self._context.journal.batch(batch_id).base_url).local

    def rules(self, base_url: str) -> dict[str, VerdictRule]:
        """Return the rules that a person changed for a service's products."""
        return verdict_rules(self._context.journal, base_url)

    def change_rule(self, batch_id: str, rule: VerdictRule) -> None:
        """Store the rule for the batch's product, of this and of all other lists of its connection."""
        batch = self._context.journal.batch(batch_id)
        saved = self._context.journal.setting(Setting.VERDICT_RULES, {})
        kept = saved if isinstance(saved, dict) else {}
        mine = kept.get(batch.base_url)
        of_service = {**(mine if isinstance(mine, dict) else {}), batch.product: rule.as_saved()}
        self._context.journal.save_setting(Setting.VERDICT_RULES, {**kept, batch.base_url: of_service})
        self._context.journal.save_setting(Setting.JUDGED_BY.of(batch_id), None)
        self._context.changed(batch_id)

    async def answer_values(self, batch_id: str) -> list[tuple[str, dict[str, int]]]:
        """Return each result column with few different values, and how often each value occurs."""
        with closing(self.open(batch_id)) as store:
            names = store.result_columns(batch_id)[:_COLUMNS]
        counted = [(name, await self.tally(batch_id, place)) for place, name in enumerate(names)]
        return [(name, values) for name, values in counted if 0 < len(values) <= _FEW_VALUES]

    async def standard_values(self, batch_id: str) -> dict[Standard, list[str]]:
        """Return which values of the standard columns a batch's answers have; without those that may have any."""
        with closing(self.open(batch_id)) as store:
            columns = StandardColumns(store.result_columns(batch_id), self.rule(batch_id).taught)
        told = [meaning for meaning in columns if meaning in VALUES]
        counted = {each: await self.tally(batch_id, place_of(each)) for each in told}
        return {each: [value for value in VALUES[each] if found.get(value)] for each, found in counted.items()}

    async def verdicts(self, batch_id: str, rows: RowFilter = ALL_ROWS) -> VerdictCounts:
        """Count the rows by verdict, only those that match a filter; together they are all of these rows."""
        return VerdictCounts.of(await self._tally(batch_id, ValueCount(rows=rows, verdicts=True)))

    async def verdict_tally(self, batch_id: str, rows: RowFilter = ALL_ROWS) -> dict[str, int]:
        """Count the rows by verdict as `verdicts` does, without verdicts that no row has."""
        found = (await self.verdicts(batch_id, rows)).each()
        return {verdict.value: count for verdict, count in found.items() if count}

    async def select(self, batch_id: str, rows: RowFilter) -> array[int]:
        """Return the sorted row numbers that match a filter."""
        list_id = self._context.journal.batch(batch_id).list_id
        await self.suppression.mark_for_sight(list_id)  # a filter may ask for what is suppressed by now
        folder = self._context.lists.folder(list_id)
        order = SelectRows(folder, batch_id, self.sent(batch_id), rows, self.rule(batch_id), self.list_steps(batch_id))
        order = replace(order, calling=calling_now(self._context))
        return await self._context.quick.run(order)

    async def tally(
        self,
        batch_id: str,
        result_column: int | None = None,
        *,
        own: int | None = None,
        rows: RowFilter = ALL_ROWS,
    ) -> dict[str, int]:
        """Return how often each value of a result column occurs, most frequent first; None: each answer status.

        `own`: count that column of the list itself instead. `rows`: only in the rows that match this filter.
        """
        return await self._tally(batch_id, ValueCount(result_column, own, rows))

    async def _tally(self, batch_id: str, what: ValueCount) -> dict[str, int]:
        folder = self._context.lists.folder(self._context.journal.batch(batch_id).list_id)
        order = TallyValues(folder, batch_id, self.sent(batch_id), what, self.rule(batch_id), self.list_steps(batch_id))
        return await self._context.quick.run(order)

    async def select_in_list(self, list_id: str, rows: RowFilter) -> array[int]:
        """Return the sorted row numbers of an unsent list that match a filter."""
        return await self._context.quick.run(SelectRows(self._context.lists.folder(list_id), "", (), rows))
