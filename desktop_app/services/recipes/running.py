"""Runs recipes: reads a file as its recipe says, sends it, and writes what is wanted of it, with nobody at the screen.

Each run has its record in the journal before anything is read, and its batch there before anything is sent. So a run
that was cut off goes on: with its batch, or from the beginning if there is none yet. Whatever a person would be asked
ends the run, and the record says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from desktop_app.core.errors import (
    BatchBusy,
    CapNotKept,
    DialproofError,
    OutputNotWritable,
    RecipeUncapped,
    RunCapReached,
    SentBefore,
    ServiceUnreachable,
)
from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.runs import HALTED, Cause, RunRecord, RunState, state_of
from desktop_app.core.rows.corrections import CellCorrection
from desktop_app.core.text.translatable import sentences, tr_text
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.outputs import RunOutputs
from desktop_app.services.recipes.recipes import alone_with
from desktop_app.services.recipes.run_costs import RunCosts
from desktop_app.services.recipes.run_files import new_record, still_there
from desktop_app.services.recipes.run_log import RunLog
from desktop_app.services.recipes.run_preparing import RunPreparing
from desktop_app.services.recipes.run_services import RunServices
from desktop_app.services.recipes.run_steps import DONE, RunSteps

log = logging.getLogger(__name__)


class RecipeRuns:
    """Runs recipes, one run of a recipe at a time in a data folder."""

    def __init__(self, context: ServiceContext, services: RunServices) -> None:
        self._context = context
        self._services = services
        self._runs = context.journal.runs
        self.costs = RunCosts(context, services)
        self.outputs = RunOutputs(context, services.exporting, services.reporting)
        self.log = RunLog(context)
        self._preparing = RunPreparing(context, services, self.costs, self.outputs)
        self._steps = RunSteps(context, services, self.costs)

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
        self._preparing.keep_corrected(now, ())
        return self._runs.save(replace(now, state=RunState.LEFT))

    @contextmanager
    def _alone(self, recipe: Recipe) -> Iterator[None]:
        with alone_with(self._context, recipe.name) as mine:
            if not mine:
                raise BatchBusy(name=recipe.name)
            yield

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
            self._preparing.keep_corrected(record, corrected)
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
                record = await self._preparing.prepare(recipe, record, again=again, progress=progress)
            elif again:
                self._services.steps.send_again(self._context.journal.batch(record.batch_id))
            code, words = await self._steps.verify(recipe, record, progress)
            if code in DONE and record.figures is None:
                if len(record.outputs) != len(recipe.output.files) + len(recipe.output.reports):  # changed meanwhile
                    record = replace(record, outputs=await self.outputs.planned(recipe, Path(record.file)))
                figures, steps = await self._steps.figures(record), self._steps.several(record)
                written = await self.outputs.write(recipe, record, steps=steps, progress=progress)
                planned, record = record, self._runs.save(replace(record, outputs=written, figures=figures))
                await self.outputs.tidy(planned)  # only now: what was cut off finds what it has written there
            elif code in DONE:
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
            ended = replace(ended, so_far=self._steps.sent(self._services.results.steps(ended.batch_id)))
        return self._runs.save(replace(ended, tries=0 if ended.figures else record.tries + 1))

    async def _logged(self, recipe: Recipe, record: RunRecord) -> RunRecord:
        """Write the log sheet; where it can't be written, the run's record says so."""
        if not record.file or not (trouble := await self.log.write(recipe, Path(record.file))):
            return record  # without a file its list was deleted meanwhile
        return self._runs.save(replace(record, message=sentences(record.message, trouble)))


def _state_after(error: DialproofError) -> RunState:
    """Return the state of a run that an error has ended."""
    if isinstance(error, RunCapReached | CapNotKept):
        return RunState.CAPPED
    return RunState.LATELY if isinstance(error, SentBefore) else state_of(error.exit_code)


def _had_before(record: RunRecord, had: RunRecord) -> str:
    name, day = Path(record.file).name, f"{had.began_at.astimezone():%Y-%m-%d}"
    if had.state is RunState.DELETED:
        return tr_text("“{name}” was verified on {day}, and deleted since. Nothing was sent.", name=name, day=day)
    former = Path(had.file).name or name  # of one that was left nothing else is known once all is deleted
    return tr_text(
        "“{name}” has the content of “{former}” of {day}. Nothing was sent.", name=name, former=former, day=day
    )
