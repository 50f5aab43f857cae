"""Carries the batch of a run on, step after step, and says what came of it and what was paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.batches.outcome import gravest, told
from desktop_app.core.errors import BatchBusy, BegunForMore, DialproofError, OutcomeUnknown, ReuseChanged, RunCapReached
from desktop_app.core.money.list_charges import BatchCharge, added_up, in_words
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.run_cost import numbers_text
from desktop_app.core.recipes.runs import RunFigures, RunRecord
from desktop_app.core.results.reuse import OFF
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import sentences
from desktop_app.services.account.charging import list_charges
from desktop_app.services.lists.step_plans import NextStep
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_costs import RunCosts
from desktop_app.services.recipes.run_services import RunServices
from desktop_app.storage.journal.journal import Journal

# Consecutive failures before a run waits for the service, to be tried again later.
TRIES = 4
# With these exit codes a batch has ended, and what is wanted of it is written.
DONE = (0, 3)


class RunSteps:
    """Sends what a run has prepared, and the steps that follow it, as far as that is possible."""

    def __init__(self, context: ServiceContext, services: RunServices, costs: RunCosts) -> None:
        self._context = context
        self._services = services
        self._costs = costs

    async def verify(self, recipe: Recipe, record: RunRecord, progress: WorkProgress | None) -> tuple[int, str]:
        """Carry on a run's batch and its steps as far as possible; return the exit code and what came, in words."""
        first, steps = self._context.journal.batch(record.batch_id), self._services.steps
        code, words = await self._carried(first.id, progress)
        plan = steps.of(first.id)
        for batch_id in plan.begun if plan else ():
            if code in DONE:
                code, words = await self._with_step(batch_id, code, words, progress)
        while code in DONE and (step := await steps.next(first)) is not None:
            batch = await self._begin(recipe, first, step)
            code, words = await self._with_step(batch.id, code, words, progress)
        if code in DONE and plan is not None:
            steps.end(first)
        return code, words

    async def _begin(self, recipe: Recipe, first: Batch, step: NextStep) -> Batch:
        """Prepare a step within what the cap of numbers leaves; raise `RunCapReached` if that is too little."""
        steps, order, wanted = self._services.steps, step.order, sum(step.counts.values())
        amount = recipe.cap.amount  # the first batch may lack it: a person had it go on
        self._context.journal.save_setting(Setting.RUN_CAP.of(first.id), None if amount is None else str(amount))
        if recipe.cap.numbers is None:
            return await steps.begin(first, step)
        sent = self.sent(self._services.results.steps(first.id)).sent
        left = max(0, recipe.cap.numbers - sent)
        if wanted <= left or order.lately or order.reuse_days != OFF:  # answers that are taken over leave fewer
            try:
                return await steps.begin(first, replace(step, order=replace(order, agreed=min(wanted, left))))
            except (ReuseChanged, BegunForMore) as error:
                wanted = int(error.params.get("numbers", error.params.get("count", wanted)))
        needed, cap = numbers_text(sent + wanted), self._costs.cap(recipe, order.connection)
        raise RunCapReached(recipe=recipe.name, name=first.file, cap=cap, needed=needed)

    async def _with_step(self, batch_id: str, code: int, words: str, progress: WorkProgress | None) -> tuple[int, str]:
        more, told = await self._carried(batch_id, progress)
        return gravest(code, more), sentences(words, told) if more in DONE else told

    async def _carried(self, batch_id: str, progress: WorkProgress | None) -> tuple[int, str]:
        """Carry a batch on as far as possible; return the exit code and what came, in words."""
        trouble: DialproofError | None = None
        try:
            await self._services.verification.run(batch_id, TRIES, progress=progress)
        except BatchBusy:
            raise
        except DialproofError as error:
            trouble = error
        outcome = self._services.verification.outcome(batch_id)
        code = gravest(outcome.exit_code, trouble.exit_code if trouble else 0)
        if trouble is not None and code == trouble.exit_code:
            return code, str(trouble)
        held = OutcomeUnknown.exit_code if outcome.status.held else code  # by a person, who has it go on
        return gravest(code, held), told(outcome, self._product_of(outcome.batch))

    def _product_of(self, batch: Batch) -> str:
        """Return the name of a batch's product where its list has several steps, which are told apart by it."""
        several = self._services.results.is_step(batch.id) or self._services.steps.of(batch.id) is not None
        return batch.product_title or batch.product if several else ""

    def several(self, record: RunRecord) -> bool:
        """Return True if further steps follow a run's first batch."""
        return self._services.steps.of(record.batch_id) is not None

    async def figures(self, record: RunRecord) -> RunFigures:
        """Return the sums of a run that has ended."""
        sent = self.sent(self._services.results.steps(record.batch_id))
        return replace(sent, verdicts=await self._services.results.verdicts(record.batch_id))

    def sent(self, steps: Sequence[Batch]) -> RunFigures:
        """Return how many numbers the steps of a list have sent, and what was paid for them."""
        sent = sum(self._services.verification.outcome(each.id).submitted for each in steps)
        known = [each for each in added_up(self._charges(steps)) if each.charged is not None]
        return RunFigures(sent, in_words(known))

    def _charges(self, steps: Sequence[Batch]) -> Iterator[BatchCharge]:
        """Yield what the steps of a list were charged, in units that have a name."""
        for each in list_charges(self._context, steps):
            charge = each.charge
            if charge.charged is not None and not charge.charged.currency:
                unit = self._costs.unit(self._context.session.connection(each.batch.base_url))
                charge = replace(charge, charged=replace(charge.charged, currency=unit))
            yield charge


def settled(journal: Journal, record: RunRecord) -> bool:
    """Return True if the batch of a run has come to its end, whoever carried it on."""
    return bool(record.batch_id) and finished(journal.tasks(record.batch_id))
