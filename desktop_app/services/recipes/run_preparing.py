"""Prepares the batch of a run: its file is read and mended as the recipe says, within its cap; nothing is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from desktop_app.core.batches.batch import Batch, finished
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
from desktop_app.core.recipes.run_cost import RunCost, numbers_text
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.rows.corrections import CellCorrection, Repeat
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.earlier import list_digest
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
            outputs = await self._outputs.planned(recipe, Path(record.file))
            batch = await self._prepared(recipe, record, found, again=again)
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

    async def _prepared(self, recipe: Recipe, record: RunRecord, found: ReadList, *, again: bool) -> Batch:
        """Return the batch of a list within the recipe's cap, which its further steps follow.

        Raise `RunCapReached` or `CapNotKept` if the cap isn't kept.
        """
        if not recipe.suppression:
            suppression = self._services.results.suppression
            suppression.switch(found.list_id, [each.id for each in suppression.every()])
        order, counts = await self._costs.order(recipe, found.list_id, found.understanding.countries, again=again)
        batch = self._known(recipe, record, found, order)
        if batch is None:
            await self._costs.ask(order, counts)
            cost = await self._costs.cost(recipe, order, counts)
            batch = await self._within_cap(recipe, found, order, cost)
        elif recipe.then:
            cost = await self._costs.cost(recipe, order, counts)
        if recipe.then:  # also after a batch that somebody else has prepared
            plan = self._costs.plan(recipe, order)
            most = tuple(each.cost for each in cost.steps[1:])
            self._services.steps.follow(batch, replace(plan, most=most))
        return batch

    async def _within_cap(self, recipe: Recipe, found: ReadList, order: BatchOrder, cost: RunCost) -> Batch:
        """Prepare a batch within the recipe's cap. Raise `RunCapReached` or `CapNotKept` if it isn't kept."""
        if not cost.can_be_kept:
            raise CapNotKept(cap=self._costs.cap(recipe, order.connection))
        if not cost.within_cap:
            raise self._costs.reached(recipe, found, order, cost)
        if cost.most is not None:  # an answer may just have grown too old
            order = replace(order, agreed=cost.most)
        try:
            return await self._services.preparing.prepare(order)
        except (ReuseChanged, BegunForMore) as error:
            left = error.params.get("numbers", error.params.get("count", cost.numbers))
            raise self._costs.reached(recipe, found, order, cost.of(left)) from None

    def _known(self, recipe: Recipe, record: RunRecord, found: ReadList, order: BatchOrder) -> Batch | None:
        """Return the batch of this very list that a run takes as it is; None if there is none.

        That is one that was prepared since the run began, by the run itself before it was cut off or by somebody else,
        and one that is paused, which only a person has go on. Raise `RunCapReached` if the run would send more numbers
        of it than its cap lets it.
        """
        with closing(self._services.intake.open(found.list_id)) as store:
            digest = list_digest(store)
        for batch in self._services.preparing.earlier.asked(digest, order.connection.base_url, order.product):
            paused = batch.paused and not finished(self._context.journal.tasks(batch.id))
            if paused or batch.created_at >= record.began_at:
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
