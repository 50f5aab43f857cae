"""Prepares the batch of a run: its file is read and mended as the recipe says, within its cap; nothing is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import chain
from pathlib import Path

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.batches.step_plan import StepPlan
from desktop_app.core.errors import (
    BegunForMore,
    CapNotKept,
    FileChanging,
    NoPhoneNumbers,
    NothingToSend,
    OtherShape,
    ReuseChanged,
    RunCapReached,
)
from desktop_app.core.output.form import IN_WORKBOOK, no_original
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.run_cost import numbers_text
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.results.reuse import OFF
from desktop_app.core.rows.corrections import CellCorrection, Repeat
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.lists.preparing import BatchOrder, unsent
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.outputs import RunOutputs
from desktop_app.services.recipes.run_costs import RunCosts
from desktop_app.services.recipes.run_files import looked_at
from desktop_app.services.recipes.run_services import RunServices
from desktop_app.storage.recipes.runs import corrected_key


class RunPreparing:
    """Takes a run from its file to its batch in the journal."""

    def __init__(self, context: ServiceContext, services: RunServices, costs: RunCosts, outputs: RunOutputs) -> None:
        self._context = context
        self._services = services
        self._costs = costs
        self._outputs = outputs
        self._runs = context.journal.runs

    async def prepare(
        self, recipe: Recipe, record: RunRecord, *, again: bool, progress: WorkProgress | None
    ) -> RunRecord:
        """Read the file and prepare its batch, as the recipe says; return the record with it."""
        connection = self._context.session.connection(recipe.base_url)
        self._context.session.policy.check_address(connection.base_url)
        await self._outputs.make_folder(recipe, Path(record.file))
        found = await self._services.intake.read(Path(record.file), recipe.shape.options, progress)
        preparing = self._services.preparing
        try:
            # The run is known by this content: another is another run's, and nobody may have agreed to it.
            if (await asyncio.to_thread(looked_at, Path(record.file)))[2] != record.digest:
                raise FileChanging(name=found.name)
            check_shape(recipe, found)
            found = await self._mended(recipe, record, found)
            order, counts = await self._ordered(recipe, found, connection, again=again)
            outputs = await self._outputs.planned(recipe, Path(record.file))
            batch = self._known(recipe, record, found, order) or await self._within_cap(recipe, found, order, counts)
            if recipe.then:  # also after a batch that somebody else has prepared
                self._services.steps.follow(batch, self._plan(recipe, order, counts))
        finally:
            await preparing.delete_unsent(found.list_id)  # unless the batch has it
        journal, cap = self._context.journal, recipe.cap.amount
        if not batch.paused:  # also of one that somebody else has prepared
            journal.save_setting(Setting.RUN_CAP.of(batch.id), None if cap is None else str(cap))
        if recipe.rule is not None:
            journal.save_setting(Setting.JUDGED_BY.of(batch.id), recipe.rule.as_saved())
        record = self._runs.save(replace(record, batch_id=batch.id, outputs=outputs))
        self.keep_corrected(record, ())
        return record

    def keep_corrected(self, record: RunRecord, corrected: Sequence[CellCorrection]) -> None:
        """Keep what a person corrected in a file's rows until its list is prepared, also over a crash or a stop."""
        key, at = corrected_key(record.recipe, record.digest), self._context.time.now().isoformat()
        self._context.journal.save_setting(key, {"at": at, "rows": [*corrected]} if corrected else None)

    async def _mended(self, recipe: Recipe, record: RunRecord, found: ReadList) -> ReadList:
        """Correct a list as a person did before the run, then as the recipe mends."""
        corrected = self._context.journal.setting(corrected_key(record.recipe, record.digest), None)
        if corrected:
            repeat = Repeat(tuple(CellCorrection(*each) for each in corrected["rows"]))
            mended = await self._services.mending.mend(found.list_id, repeat)
            found = replace(found, understanding=mended.understanding)
        if recipe.mend and found.understanding.counts.invalid:
            mended = await self._services.mending.take(found.list_id, recipe.mend)
            found = replace(found, understanding=mended.understanding)
        if not found.understanding.counts.valid:
            raise NothingToSend(name=found.name)
        return found

    async def _ordered(
        self, recipe: Recipe, found: ReadList, connection: Connection, *, again: bool
    ) -> tuple[BatchOrder, Mapping[str, int]]:
        """Return the order of a list, and how many numbers it sends at most, by country."""
        suppression = self._services.results.suppression
        if not recipe.suppression:
            suppression.switch(found.list_id, [each.id for each in suppression.every()])
        marks = await suppression.mark(found.list_id)
        order = BatchOrder(
            found.list_id, connection, recipe.product, recipe.via, recipe.max_per_task, reuse_days=recipe.days
        )
        # What was sent within 24 hours isn't sent again: its answers are taken over instead, where that is allowed.
        lately = not again and self._services.preparing.reusing.lately_taken(connection)
        order = replace(order, again=again, lately=lately, run_cap=recipe.cap.amount)
        if former := self._former(recipe):
            days = recipe.days or self._services.refreshing.days(recipe.product)
            refresh = Refresh(former.id, days)
            split = await self._services.refreshing.split(refresh, found.list_id)
            return replace(order, reuse_days=OFF, refresh=refresh), split.countries
        return order, marks.left(found.understanding.countries)

    def _former(self, recipe: Recipe) -> Batch | None:
        """Return the batch of the recipe's last run that a refresh can take answers of, or that the recipe was made of.

        None without one.
        """
        if not recipe.refresh:
            return None
        batches = {each.id: each for each in self._context.journal.batches()}
        made_of = self._context.journal.setting(Setting.RECIPE_MADE_OF.of(recipe.name), None)
        for batch_id in chain((each.batch_id for each in self._runs.newest_first(recipe.name)), [made_of]):
            batch = batches.get(batch_id)
            same = batch is not None and (batch.base_url, batch.product) == (recipe.base_url, recipe.product)
            if batch is not None and same and self._services.refreshing.offered(batch):
                return batch
        return None

    async def _within_cap(self, recipe: Recipe, found: ReadList, order: BatchOrder, counts: Mapping[str, int]) -> Batch:
        """Prepare a batch within the recipe's cap. Raise `RunCapReached` or `CapNotKept` if it isn't kept."""
        await self._costs.ask(order, counts)
        cost = self._costs.cost(recipe, order, counts)
        if not cost.can_be_kept:
            raise CapNotKept(cap=self._costs.cap(recipe, order.connection))
        known = order.lately and self._services.preparing.reusing.possible(order.connection, order.product)
        fewer = order.refresh is None and (recipe.days > 0 or known)  # earlier answers may leave fewer
        if not cost.within_cap and not fewer:
            raise self._costs.reached(recipe, found, order, cost)
        if cost.most is not None:  # also of a refresh: an answer may just have grown too old
            order = replace(order, agreed=cost.most)
        try:
            return await self._services.preparing.prepare(order)
        except (ReuseChanged, BegunForMore) as error:
            left = error.params.get("numbers", error.params.get("count", cost.numbers))
            raise self._costs.reached(recipe, found, order, cost.of(left)) from None

    def _plan(self, recipe: Recipe, order: BatchOrder, counts: Mapping[str, int]) -> StepPlan:
        """Return the plan of a recipe's further steps."""
        most = tuple(each.cost for each in self._costs.cost(recipe, order, counts).steps[1:])
        lately = not order.again and self._context.session.policy.allows(Feature.REUSE)
        days = self._costs.days_of_steps(recipe)
        return StepPlan(recipe.then, most, ask=False, again=order.again, days=days, lately=lately)

    def _known(self, recipe: Recipe, record: RunRecord, found: ReadList, order: BatchOrder) -> Batch | None:
        """Return the batch of this very list that a run takes as it is; None if there is none.

        That is one that was prepared since the run began, by the run itself before it was cut off or by somebody else,
        and one that is paused, which only a person has go on. Raise `RunCapReached` if the run would send more numbers
        of it than its cap lets it.
        """
        with closing(self._services.intake.open(found.list_id)) as store:
            earlier = self._services.preparing.of_this_list(store)
        wanted = (order.connection.base_url, order.product)
        for batch in earlier:
            paused = batch.paused and not finished(self._context.journal.tasks(batch.id))
            if (paused or batch.created_at >= record.began_at) and (batch.base_url, batch.product) == wanted:
                left = 0 if paused else unsent(self._context.journal, batch.id)
                if recipe.cap.numbers is not None and left > recipe.cap.numbers:
                    needed, cap = numbers_text(left), self._costs.cap(recipe, order.connection)
                    raise RunCapReached(recipe=recipe.name, name=found.name, cap=cap, needed=needed)
                return batch
        return None


def check_shape(recipe: Recipe, found: ReadList) -> None:
    """Raise an error if a list isn't as the recipe is for, or can't become what it writes: nothing is guessed."""
    understanding = found.understanding
    if understanding.shape.phone_column is None:
        raise NoPhoneNumbers(name=found.name)
    reason = recipe.shape.difference(understanding)
    if not reason and any(each.form.shape in IN_WORKBOOK for each in recipe.output.files):
        reason = no_original(understanding, found.name).removesuffix(".")
    if reason:
        raise OtherShape(name=found.name, recipe=recipe.name, reason=reason)
