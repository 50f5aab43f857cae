"""Makes the report on a list: what came in, how good it is and by what, what it cost, what was done with it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import ListLost, UsageError
from desktop_app.core.money.list_charges import ChargedBatch
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.report.figures import FOUND_SOURCE, Report, ReportStep, Saved, SourceChoice
from desktop_app.core.report.page import ReportPage
from desktop_app.core.results.comparison import Likeness
from desktop_app.core.results.suppression import KeptBack
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.account.charging import list_charges
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.jobs import CollectFigures, WriteReport
from desktop_app.services.lists.comparing import Comparing
from desktop_app.services.lists.exporting import is_simulated
from desktop_app.services.lists.results import Results
from desktop_app.services.ports import ReportPrinter, WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.lists.comparing import Run
from desktop_app.storage.report.collecting import SeenRun

PDF, XLSX = ".pdf", ".xlsx"
REPORT_SUFFIXES = (PDF, XLSX)


def check_report_name(name: str) -> None:
    """Raise UsageError if a report can't have this file name."""
    if Path(name).suffix.lower() not in REPORT_SUFFIXES:
        raise UsageError(
            reason=tr_text(
                "“{name}” can't be a report: its name has to end with {pdf} or {xlsx}.", name=name, pdf=PDF, xlsx=XLSX
            )
        )


class Reporting:
    """Makes reports; `printer` words and draws them."""

    def __init__(self, context: ServiceContext, results: Results, comparing: Comparing, printer: ReportPrinter) -> None:
        self._context = context
        self._results = results
        self._comparing = comparing
        self._printer = printer

    def earlier(self, batch_id: str) -> Batch | None:
        """Return the run that was refreshed, else the last one of its recipe, else of the same list and product.

        Before a recipe's first run there is the list that it was made of.
        """
        batch = self._context.journal.batch(batch_id)
        former = self._context.journal.setting(Setting.REFRESHED.of(batch_id), None)
        if former is not None:
            return next((each for each in self._context.journal.batches() if each.id == former), None)
        steps = self._results.steps(batch_id)
        if (run := self._context.journal.runs.of_batch(steps[0].id)) is not None:
            return self._last_run(run, batch)
        own = {each.id for each in steps}
        others = (each for each in self._comparing.runs(batch_id) if each.batch.id not in own)
        runs = (each for each in others if each.likeness >= Likeness.SAME_NAME)
        return next((each.batch for each in runs if each.batch.created_at < batch.created_at), None)

    def _last_run(self, run: RunRecord, batch: Batch) -> Batch | None:
        """Return the step like `batch` of the last run before one of its recipe, its first one if none is like it."""
        journal = self._context.journal
        known = {each.id for each in journal.batches()} - {run.batch_id}
        before = (each for each in journal.runs.newest_first(run.recipe, run.id) if each.figures is not None)
        last = next((each.batch_id for each in before if each.batch_id in known), None)
        last = last or journal.setting(Setting.RECIPE_MADE_OF.of(run.recipe), None)
        if last not in known:
            return None
        steps = self._results.steps(last)
        alike = (each for each in steps if (each.base_url, each.product) == (batch.base_url, batch.product))
        return next(alike, steps[0])

    async def collect(
        self,
        batch_id: str,
        *,
        source: SourceChoice = FOUND_SOURCE,
        against: str = "",
        progress: WorkProgress | None = None,
    ) -> Report:
        """Return a report's figures. `against`: the batch to compare with; "" is the run before, if there is one.

        Raise UsageError if the list has no such column, or ListLost.
        """
        journal = self._context.journal
        batch, steps = journal.batch(batch_id), self._results.steps(batch_id)
        earlier = journal.batch(against) if against else self.earlier(batch_id)
        await self._results.up_to_date(batch_id, progress)
        if earlier is not None:
            try:
                await self._results.up_to_date(earlier.id, progress)
                self._results.open(earlier.id).close()
            except ListLost:
                if against:
                    raise
                earlier = None  # nobody asked for it
        seen = None if earlier is None else self._seen(earlier)
        order = CollectFigures(self._seen(batch), source, seen)
        figures = await self._context.worker.run(order, progress)
        known, _ = self._context.suppression.sorted_out()
        since = {each.id: each.since for each in known}
        applied = tuple(replace(each, since=each.since or since.get(each.id)) for each in figures.suppressions)
        of_list = figures.repeated, figures.unfit  # these come to no step behind the first
        return Report(
            batch=batch,
            made_at=self._context.time.now(),
            figures=replace(figures, suppressions=applied),
            steps=tuple(
                [
                    await self._step(each, of_list if at == 0 else (0, 0))
                    for at, each in enumerate(list_charges(self._context, steps))
                ]
            ),
            simulated=any(is_simulated(self._context, each) for each in steps),
            earlier=earlier,
        )

    async def _step(self, step: ChargedBatch, unsent: tuple[int, int]) -> ReportStep:
        """Return a step with what it saved; `unsent` are the numbers that were repeated before it, or unfit."""
        connection = self._context.session.connection(step.batch.base_url)
        service, account = ("", "") if connection.local else (step.batch.base_url, connection.name)
        _, answered = await self._results.counted(step.batch.id)
        progress = self._results.progress(step.batch.id, answered).in_list(answered)
        product = step.batch.product_title or shown_catalogue(connection).title(step.batch.product)
        kept_back = KeptBack.from_saved(self._context.journal.setting(Setting.SUPPRESSED.of(step.batch.id), None))
        reused = step.batch.reused.numbers if step.batch.reused else 0
        saved = Saved(*unsent, reused, kept_back.numbers, step.price)
        return ReportStep(step.batch, product, progress, replace(step.charge, service=service), account, saved)

    def _seen(self, batch: Batch) -> SeenRun:
        rule = self._results.rule(batch.id)
        run = Run(self._context.lists.folder(batch.list_id), batch.id, rule.taught)
        return SeenRun(run, self._results.sent(batch.id), rule, self._results.list_steps(batch.id))

    async def write(
        self,
        batch_id: str,
        output: Path,
        *,
        source: SourceChoice = FOUND_SOURCE,
        against: str = "",
        progress: WorkProgress | None = None,
    ) -> Report:
        """Write a report as PDF or XLSX (by the suffix), and return its figures.

        An existing file is replaced once the new one is whole. Raise what `collect` raises, or OutputNotWritable.
        """
        check_report_name(output.name)
        report = await self.collect(batch_id, source=source, against=against, progress=progress)
        page: ReportPage = self._printer.page(report)
        drawn = b""
        if output.suffix.lower() == PDF:  # in a thread: fonts to be embedded take a moment
            drawn = await asyncio.to_thread(self._printer.drawn, page)
        await self._context.worker.run(WriteReport(output, page, drawn), progress)
        return report
