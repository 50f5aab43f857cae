"""Runs recipes: reads a file as its recipe says, sends it, and writes what is wanted of it, with nobody at the screen.

Each run has its record in the journal before anything is read, and its batch there before anything is sent. So a run
that was cut off goes on: with its batch, or from the beginning if there is none yet. Whatever a person would be asked
ends the run, and the record says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import chain
from pathlib import Path

from desktop_app.core.batches.batch import Batch, Via, finished
from desktop_app.core.batches.outcome import gravest, told
from desktop_app.core.batches.step_plan import StepPlan
from desktop_app.core.errors import (
    BatchBusy,
    BegunForMore,
    CapNotKept,
    DialproofError,
    FileChanging,
    NoPhoneNumbers,
    NothingToSend,
    OtherShape,
    OutcomeUnknown,
    OutputNotWritable,
    RecipeUncapped,
    ReuseChanged,
    RunCapReached,
    SentBefore,
    ServiceUnreachable,
)
from desktop_app.core.money.list_charges import BatchCharge, added_up, in_words
from desktop_app.core.output.form import IN_WORKBOOK, no_original
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.run_cost import RunCost
from desktop_app.core.recipes.runs import HALTED, Cause, RunFigures, RunRecord, RunState, state_of
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.results.reuse import LATELY, OFF
from desktop_app.core.rows.corrections import CellCorrection, Repeat
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import listed, sentences, tr_text
from desktop_app.services.account.balance import Balances
from desktop_app.services.account.charging import list_charges
from desktop_app.services.batches.verification import Verification
from desktop_app.services.connections.task_limit import way_of
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.intake import Intake, ReadList
from desktop_app.services.lists.mending import Mending
from desktop_app.services.lists.preparing import BatchOrder, Preparing
from desktop_app.services.lists.refreshing import Refreshing
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.lists.results import Results
from desktop_app.services.lists.step_plans import NextStep, StepPlans
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.outputs import RunOutputs
from desktop_app.services.recipes.recipes import alone_with
from desktop_app.services.recipes.run_files import looked_at, new_record, still_there

log = logging.getLogger(__name__)

# Consecutive failures before a run waits for the service, to be tried again later.
TRIES = 4
# With these exit codes a batch has ended, and what is wanted of it is written.
_DONE = (0, 3)


@dataclass(frozen=True, slots=True)
class RunServices:
    """The services that a run goes through."""

    intake: Intake
    mending: Mending
    preparing: Preparing
    steps: StepPlans
    refreshing: Refreshing
    verification: Verification
    results: Results
    exporting: Exporting
    reporting: Reporting


class RecipeRuns:
    """Runs recipes, one run of a recipe at a time in a data folder."""

    def __init__(self, context: ServiceContext, services: RunServices) -> None:
        self._context = context
        self._services = services
        self._runs = context.journal.runs
        self.outputs = RunOutputs(context, services.exporting, services.reporting)

    async def run(  # noqa: PLR0913 - what is run with what, and how far the person agreed
        self,
        recipe: Recipe,
        file: Path,
        *,
        cause: Cause = Cause.HAND,
        again: bool = False,
        agreed: bool = False,
        corrected: Sequence[CellCorrection] | None = None,
        begins: Callable[[], None] = lambda: None,
        progress: WorkProgress | None = None,
    ) -> RunRecord:
        """Run a recipe with a file to the end, as far as that goes, and return the record of it.

        `again`: a person wants it although the recipe had a file with this content, or its numbers were sent lately.
        `agreed`: a person was told the price, so that a recipe without a cap may go. `corrected`: what they corrected
        in the rows of this content, in place of what they did before; it is kept until the list is prepared. An
        unfinished run with the same content is carried on. `begins` is called once nobody else runs the recipe.

        Raise `BatchBusy` if another process runs the recipe, and `RecipeUncapped`; all else is in the record.
        """
        if not recipe.cap and not agreed:
            raise RecipeUncapped(name=recipe.name)
        with self._alone(recipe):
            begins()
            record = await self._begun(recipe, file, cause, again=again, corrected=corrected)
            if record.lacks_results:
                record = await self._on(recipe, record, again=again, progress=progress)
            return await self._logged(recipe, record)

    async def carry_on(self, recipe: Recipe, record: RunRecord, progress: WorkProgress | None = None) -> RunRecord:
        """Carry on a run that was cut off, had to wait, or whose batch a person has brought to its end since.

        Raise `BatchBusy` if another process runs the recipe.
        """
        with self._alone(recipe):
            now = self._runs.get(record.id)  # while this waited, somebody else may have ended it, or deleted its list
            if now is None or not (now.lacks_results or now.halted):
                return now or replace(record, state=RunState.DELETED)
            return await self._logged(recipe, await self._on(recipe, now, again=False, progress=progress))

    def unfinished(self, recipe: Recipe) -> list[RunRecord]:
        """Return the runs without results that can be carried on, the oldest first."""
        return self._runs.unfinished(recipe.name)

    def halted(self, recipe: Recipe) -> list[RunRecord]:
        """Return the runs whose file wasn't sent, or that lack results for another reason, the oldest first."""
        return self._runs.halted(recipe.name)

    def leave(self, record: RunRecord) -> RunRecord:
        """Note that a person settles otherwise what a run was stopped with; return it as it is then."""
        now = self._runs.get(record.id)
        if now is None or not now.can_be_left:
            return now or record
        self._keep_corrected(now, ())
        return self._runs.save(replace(now, state=RunState.LEFT))

    def settled(self, record: RunRecord) -> bool:
        """Return True if the batch of a run has come to its end, whoever carried it on."""
        return bool(record.batch_id) and finished(self._context.journal.tasks(record.batch_id))

    @contextmanager
    def _alone(self, recipe: Recipe) -> Iterator[None]:
        with alone_with(self._context, recipe.name) as mine:
            if not mine:
                raise BatchBusy(name=recipe.name)
            yield

    # --- Beginning ---

    async def _begun(
        self, recipe: Recipe, file: Path, cause: Cause, *, again: bool, corrected: Sequence[CellCorrection] | None
    ) -> RunRecord:
        """Return the record of a run: a new one, or that of an unfinished or halted run with the same content.

        A copy of a file that was stopped has a record of its own, so that a watched folder's is told once.
        """
        now = self._context.time.now()
        record = await asyncio.to_thread(new_record, recipe.name, file, cause, now)
        if not record.open:
            return self._runs.add(record)
        earlier = self._runs.with_content(recipe.name, record.digest)
        cut_off = next((each for each in earlier if each.lacks_results), None)
        had = next((each for each in earlier if each.had_file), None)
        refreshed = recipe.refresh and cause is not Cause.FOLDER
        had = None if refreshed else had
        if cause is not Cause.HAND:  # what a person has left as it is goes on their word alone
            had = had or next((each for each in earlier if each.state is RunState.LEFT), None)
        if cut_off is None and had is not None and not again:
            return self._runs.add(record.ended(RunState.SAME, _had_before(record, had), now))
        if corrected is not None:
            self._keep_corrected(record, corrected)
        if cut_off is not None:
            if cause is not Cause.FOLDER or cut_off.file == record.file:
                return cut_off
            return self._runs.add(record.ended(RunState.SAME, _had_before(record, cut_off), now))
        halted = next((each for each in earlier if each.state in HALTED | {RunState.LEFT}), None)
        copied = halted is not None and halted.file != record.file and await asyncio.to_thread(still_there, halted)
        if halted is not None and not copied:
            # The same run, with the file where it is now: what was sent since it began is known to be its own.
            halted = replace(halted, file=record.file, size=record.size, changed=record.changed)
            return self._runs.save(replace(halted, state=RunState.UNDER_WAY, ended_at=None))
        return self._runs.add(record)

    async def _on(self, recipe: Recipe, record: RunRecord, *, again: bool, progress: WorkProgress | None) -> RunRecord:
        """Take a run as far as it goes, and store what became of it."""
        now = self._context.time.now
        record = self._runs.save(replace(record, state=RunState.UNDER_WAY, tried_at=now()))
        try:
            if not record.batch_id:
                record = await self._prepared(recipe, record, again=again, progress=progress)
            elif again:
                self._services.steps.send_again(self._context.journal.batch(record.batch_id))
            code, words = await self._verified(recipe, record, progress)
            if code in _DONE and record.figures is None:
                if len(record.outputs) != len(recipe.output.files) + len(recipe.output.reports):  # changed meanwhile
                    record = replace(record, outputs=await self.outputs.planned(recipe, Path(record.file)))
                figures, steps = await self._figures(record), self._has_steps(record)
                written = await self.outputs.write(recipe, record, steps=steps, progress=progress)
                planned, record = record, self._runs.save(replace(record, outputs=written, figures=figures))
                await self.outputs.tidy(planned)  # only now: what was cut off finds what it has written there
            elif code in _DONE:
                await self.outputs.tidy(record)  # it was cut off before it did
            ended = record.ended(state_of(code), words, now())
        except (BatchBusy, ServiceUnreachable, OutputNotWritable) as error:
            ended = record.ended(RunState.WAITING, str(error), now())
        except DialproofError as error:
            ended = record.ended(_state_after(error), str(error), now())
        except Exception:
            log.exception("the run of a recipe has failed")
            ended = record.ended(RunState.FAILED, tr_text("There is a fault in the program; its log says more."), now())
            if record.cause is Cause.HAND:  # whoever began it is told all of it
                self._runs.save(replace(ended, tries=record.tries + 1))
                raise
        if ended.halted and ended.batch_id and ended.figures is None:
            ended = replace(ended, so_far=self._sent(self._services.results.steps(ended.batch_id)))
        return self._runs.save(replace(ended, tries=0 if ended.figures else record.tries + 1))

    async def _logged(self, recipe: Recipe, record: RunRecord) -> RunRecord:
        """Write the log sheet; where it can't be written, the run's record says so."""
        if not record.file or not (trouble := await self.outputs.write_log(recipe, Path(record.file))):
            return record  # without a file its list was deleted meanwhile
        return self._runs.save(replace(record, message=sentences(record.message, trouble)))

    # --- Before anything is sent ---

    async def _prepared(
        self, recipe: Recipe, record: RunRecord, *, again: bool, progress: WorkProgress | None
    ) -> RunRecord:
        """Read the file and prepare its batch, as the recipe says; return the record with it."""
        connection = self._context.session.connection(recipe.base_url)
        self._context.session.policy.check_address(connection.base_url)
        await self.outputs.make_folder(recipe, Path(record.file))
        found = await self._services.intake.read(Path(record.file), recipe.shape.options, progress)
        preparing = self._services.preparing
        try:
            # The run is known by this content: another is another run's, and nobody may have agreed to it.
            if (await asyncio.to_thread(looked_at, Path(record.file)))[2] != record.digest:
                raise FileChanging(name=found.name)
            _check(recipe, found)
            found = await self._mended(recipe, record, found)
            order, counts = await self._ordered(recipe, found, connection, again=again)
            outputs = await self.outputs.planned(recipe, Path(record.file))
            batch = self._known(record, found, order) or await self._prepare(recipe, found, order, counts)
        finally:
            await preparing.delete_unsent(found.list_id)  # unless the batch has it
        journal, cap = self._context.journal, recipe.cap.amount
        if not batch.paused:  # also of one that somebody else has prepared
            journal.save_setting(Setting.RUN_CAP.of(batch.id), None if cap is None else str(cap))
        if recipe.rule is not None:
            journal.save_setting(Setting.JUDGED_BY.of(batch.id), recipe.rule.as_saved())
        record = self._runs.save(replace(record, batch_id=batch.id, outputs=outputs))
        self._keep_corrected(record, ())
        return record

    def _keep_corrected(self, record: RunRecord, corrected: Sequence[CellCorrection]) -> None:
        """Keep what a person corrected in a file's rows until its list is prepared, also over a crash or a stop."""
        self._context.journal.save_setting(Setting.RUN_CORRECTED.of(record.digest), [*corrected] or None)

    async def _mended(self, recipe: Recipe, record: RunRecord, found: ReadList) -> ReadList:
        """Correct a list as a person did before the run, then as the recipe mends."""
        corrected = self._context.journal.setting(Setting.RUN_CORRECTED.of(record.digest), None)
        if corrected:
            repeat = Repeat(tuple(CellCorrection(*each) for each in corrected))
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
        lately = not again and not connection.local and self._context.session.policy.allows(Feature.REUSE)
        order = replace(order, again=again, lately=lately, run_cap=recipe.cap.amount)
        if former := self._former(recipe):
            days = recipe.days or self._services.refreshing.days(recipe.product)
            refresh = Refresh(former.id, days)
            split = await self._services.refreshing.split(refresh, found.list_id)
            return replace(order, reuse_days=OFF, refresh=refresh, agreed=split.to_send), split.countries
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

    async def _prepare(self, recipe: Recipe, found: ReadList, order: BatchOrder, counts: Mapping[str, int]) -> Batch:
        """Prepare a batch within the recipe's cap. Raise `RunCapReached` or `CapNotKept` if it isn't kept."""
        await self._quoted(order, counts)
        cost = self.cost(recipe, order, counts)
        if not cost.can_be_kept:
            raise CapNotKept(cap=self._cap(recipe, order.connection))
        known = order.lately and self._services.preparing.reusing.possible(order.connection, order.product)
        fewer = order.refresh is None and (recipe.days > 0 or known)  # earlier answers may leave fewer
        if not cost.within_cap and not fewer:
            raise self._reached(recipe, found, order, cost)
        if cost.most is not None:  # also of a refresh: an answer may just have grown too old
            order = replace(order, agreed=cost.most)
        if recipe.then:
            most, days = tuple(each.cost for each in cost.steps[1:]), self._days_of_steps(recipe)
            lately = not order.again and self._context.session.policy.allows(Feature.REUSE)
            plan = StepPlan(recipe.then, most, ask=False, again=order.again, days=days, lately=lately)
            order = replace(order, then=plan)
        try:
            return await self._services.preparing.prepare(order)
        except (ReuseChanged, BegunForMore) as error:
            left = error.params.get("numbers", error.params.get("count", cost.numbers))
            raise self._reached(recipe, found, order, cost.of(left)) from None

    def _days_of_steps(self, recipe: Recipe) -> tuple[int, ...]:
        """Return how old answers may be that the further steps take over; of a refresh as their products stay fresh."""
        if not self._context.session.policy.allows(Feature.REUSE):
            return ()
        refreshing = self._services.refreshing
        return tuple(recipe.days or (refreshing.days(each.product) if recipe.refresh else OFF) for each in recipe.then)

    def cost(
        self,
        recipe: Recipe,
        order: BatchOrder,
        counts: Mapping[str, int],
        balance: Decimal | None = None,
        known: Sequence[Mapping[str, int]] = (),
    ) -> RunCost:
        """Return what a run takes at most, of numbers by country.

        `known`: those whose answers each step takes over (`known`), where that was looked up.
        """
        numbers, taken = sum(counts.values()), known[0] if known else {}
        left = {country: count - taken.get(country, 0) for country, count in counts.items()}
        first = self._services.preparing.estimate(left, order, balance)
        of_later = [sum(each.values()) for each in known[1:]]
        later = self._services.steps.estimates(recipe.then, order.connection, numbers, of_later)
        elsewhere = any(each.base_url not in {"", recipe.base_url} for each in recipe.then)
        return RunCost(recipe.cap, numbers, (first, *later), elsewhere, numbers - sum(left.values()))

    async def known(self, recipe: Recipe, list_id: str) -> list[Mapping[str, int]]:
        """Return how many numbers of a list have answers that each step of a run takes over, by country."""
        connection = self._context.session.connection(recipe.base_url)
        asked = [(connection, recipe.product, recipe.days)]
        for step, days in zip(recipe.then, self._days_of_steps(recipe) or [OFF] * len(recipe.then), strict=True):
            asked.append((self._services.steps.connection(step, connection), step.product, days))
        found: list[Mapping[str, int]] = []
        for at, product, days in asked:
            answers = await self._services.preparing.reusing.known(list_id, at, product)
            found.append(answers.countries(days if at.local else max(days, LATELY)))
        return found

    def _known(self, record: RunRecord, found: ReadList, order: BatchOrder) -> Batch | None:
        """Return the batch of this very list that a run takes as it is; None if there is none.

        That is one that was prepared since the run began, by the run itself before it was cut off or by somebody else,
        and one that is paused, which only a person has go on.
        """
        with closing(self._services.intake.open(found.list_id)) as store:
            earlier = self._services.preparing.earlier(store)
        wanted = (order.connection.base_url, order.product)
        for batch in earlier:
            paused = batch.paused and not finished(self._context.journal.tasks(batch.id))
            if (paused or batch.created_at >= record.began_at) and (batch.base_url, batch.product) == wanted:
                return batch
        return None

    def _reached(self, recipe: Recipe, found: ReadList, order: BatchOrder, cost: RunCost) -> RunCapReached:
        """Return the error that says what a run takes, in what the cap is exceeded by."""
        connection = order.connection
        words: str = tr_text("{count} numbers", count=cost.sent)
        if recipe.cap.amount is not None and cost.total is not None and cost.total > recipe.cap.amount:
            words = f"{cost.total.normalize():f} {self._unit(connection)}".strip()
        return RunCapReached(recipe=recipe.name, name=found.name, cap=self._cap(recipe, connection), needed=words)

    def _cap(self, recipe: Recipe, connection: Connection) -> str:
        """Return a recipe's cap in words."""
        cap = recipe.cap
        numbers = "" if cap.numbers is None else tr_text("{count} numbers", count=cap.numbers)
        amount = "" if cap.amount is None else f"{cap.amount:f} {self._unit(connection)}".strip()
        return listed([each for each in (numbers, amount) if each])

    def _unit(self, connection: Connection) -> str:
        return Balances(self._context).unit(connection)

    async def _quoted(self, order: BatchOrder, counts: Mapping[str, int]) -> None:
        """Ask what the list would cost, where the service says that; without an answer the price list counts."""
        quotes = self._services.preparing.quotes
        one_by_one = way_of(order.connection, order.product, order.via) is Via.REALTIME
        if quotes.offered(order.connection) and not one_by_one:
            try:
                await quotes.ask(order.connection, order.product, counts)
            except DialproofError as error:
                log.warning("there is no quote for a recipe's list: %s", type(error).__name__)

    # --- Sending, and what came ---

    async def _verified(self, recipe: Recipe, record: RunRecord, progress: WorkProgress | None) -> tuple[int, str]:
        """Carry on a run's batch and its steps as far as possible; return the exit code and what came, in words."""
        first, steps = self._context.journal.batch(record.batch_id), self._services.steps
        code, words = await self._carried(first.id, progress)
        plan = steps.of(first.id)
        for batch_id in plan.begun if plan else ():
            if code in _DONE:
                code, words = await self._with_step(batch_id, code, words, progress)
        while code in _DONE and (step := await steps.next(first)) is not None:
            batch = await self._begin(recipe, first, step)
            code, words = await self._with_step(batch.id, code, words, progress)
        if code in _DONE and plan is not None:
            steps.end(first)
        return code, words

    async def _begin(self, recipe: Recipe, first: Batch, step: NextStep) -> Batch:
        """Prepare a step within what the cap of numbers leaves; raise `RunCapReached` if that is too little."""
        steps, order, wanted = self._services.steps, step.order, sum(step.counts.values())
        if recipe.cap.numbers is None:
            return await steps.begin(first, step)
        sent = self._sent(self._services.results.steps(first.id)).sent
        left = max(0, recipe.cap.numbers - sent)
        if wanted <= left or order.lately or order.reuse_days != OFF:  # answers that are taken over leave fewer
            try:
                return await steps.begin(first, replace(step, order=replace(order, agreed=min(wanted, left))))
            except (ReuseChanged, BegunForMore) as error:
                wanted = int(error.params.get("numbers", error.params.get("count", wanted)))
        needed, cap = tr_text("{count} numbers", count=sent + wanted), self._cap(recipe, order.connection)
        raise RunCapReached(recipe=recipe.name, name=first.file, cap=cap, needed=needed)

    async def _with_step(self, batch_id: str, code: int, words: str, progress: WorkProgress | None) -> tuple[int, str]:
        more, told = await self._carried(batch_id, progress)
        return gravest(code, more), sentences(words, told) if more in _DONE else told

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

    def _has_steps(self, record: RunRecord) -> bool:
        return self._services.steps.of(record.batch_id) is not None

    async def _figures(self, record: RunRecord) -> RunFigures:
        """Return the sums of a run that has ended."""
        sent = self._sent(self._services.results.steps(record.batch_id))
        return replace(sent, verdicts=await self._services.results.verdicts(record.batch_id))

    def _sent(self, steps: Sequence[Batch]) -> RunFigures:
        """Return how many numbers the steps of a list have sent, and what was paid for them."""
        sent = sum(self._services.verification.outcome(each.id).submitted for each in steps)
        known = [each for each in added_up(self._charges(steps)) if each.charged is not None]
        return RunFigures(sent, in_words(known))

    def _charges(self, steps: Sequence[Batch]) -> Iterator[BatchCharge]:
        """Yield what the steps of a list were charged, in units that have a name."""
        for each in list_charges(self._context, steps):
            charge = each.charge
            if charge.charged is not None and not charge.charged.currency:
                unit = self._unit(self._context.session.connection(each.batch.base_url))
                charge = replace(charge, charged=replace(charge.charged, currency=unit))
            yield charge


def _state_after(error: DialproofError) -> RunState:
    """Return the state of a run that an error has ended."""
    if isinstance(error, RunCapReached | CapNotKept):
        return RunState.CAPPED
    return RunState.LATELY if isinstance(error, SentBefore) else state_of(error.exit_code)


def _check(recipe: Recipe, found: ReadList) -> None:
    """Raise an error if a list isn't as the recipe is for, or can't become what it writes: nothing is guessed."""
    understanding = found.understanding
    if understanding.shape.phone_column is None:
        raise NoPhoneNumbers(name=found.name)
    reason = recipe.shape.difference(understanding)
    if not reason and any(each.form.shape in IN_WORKBOOK for each in recipe.output.files):
        reason = no_original(understanding, found.name).removesuffix(".")
    if reason:
        raise OtherShape(name=found.name, recipe=recipe.name, reason=reason)


def _had_before(record: RunRecord, had: RunRecord) -> str:
    name, day = Path(record.file).name, f"{had.began_at.astimezone():%Y-%m-%d}"
    if had.state is RunState.DELETED:
        return tr_text("“{name}” was verified on {day}, and deleted since. Nothing was sent.", name=name, day=day)
    former = Path(had.file).name or name  # of one that was left nothing else is known once all is deleted
    return tr_text(
        "“{name}” has the content of “{former}” of {day}. Nothing was sent.", name=name, former=former, day=day
    )
