"""Exports results to a spreadsheet: every row of the list with its answer, or only the filtered ones."""

from __future__ import annotations

import os
from array import array
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.judged_steps import ListSteps
from desktop_app.core.batches.steps import titles_of
from desktop_app.core.calling.times import Calling
from desktop_app.core.facts.offline import ABOUT, TIMES, saved_columns
from desktop_app.core.money.list_charges import charge_lines
from desktop_app.core.output.form import AS_TABLE, OutputForm, OutputShape
from desktop_app.core.output.problem_rows import IN_ENGLISH, ProblemWords
from desktop_app.core.results.reconciliation import Booked, Reconciliation
from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.core.rows.list_row import RowFilter, filter_line
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.file_names import shown_name
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.account.charging import list_charges
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.jobs import Export, SaveProblems
from desktop_app.services.lists.offline import calling_now
from desktop_app.services.lists.results import Results
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal

SIGNALS = tr_noop(
    "Results are signals about data quality. They do not prove identity, and do not replace legal, consent or "
    "compliance review.",
    "results",
)
SIMULATED = tr_noop(
    "There is no live network behind this product in the local service: every answer is simulated.", "results"
)


def same_file(one: str, other: str) -> bool:
    """Return True if two paths name one file, existing or not; "" is no path."""
    return bool(one and other) and _known(one) == _known(other)


def _known(path: str) -> str:
    return os.path.normcase(os.path.realpath(path))


class Exporting:
    """Writes results to files."""

    def __init__(self, context: ServiceContext, results: Results) -> None:
        self._context = context
        self._results = results
        self._suppression = results.suppression

    async def export(
        self,
        batch_id: str,
        output: Path,
        *,
        form: OutputForm = AS_TABLE,
        only: array[int] | None = None,
        progress: WorkProgress | None = None,
    ) -> Reconciliation:
        """Write a batch's results to XLSX or CSV (by the suffix).

        An existing file is replaced once the new one is whole.

        `only`: the row numbers to write, those that `form.shown` left. Raise WorkbookNotExtended if columns can't be
        added to the list's own workbook (OutputShape.ORIGINAL), OutputNotWritable, or ListLost. If sums disagree the
        file is written all the same: the reconciliation and the About sheet say which.
        """
        batch, calling = self._context.journal.batch(batch_id), calling_now(self._context, form.hours)
        clean = form.shape in {OutputShape.CLEAN, OutputShape.CLEAN_SHEET}
        steps = self._results.list_steps(batch_id)  # all of them judge, whichever answers are in the file
        marking = self._suppression.mark if clean else self._suppression.mark_for_sight
        await marking(batch.list_id)
        kept_back = await self._suppression.settled(batch)
        booked = self._booked(batch, kept_back.numbers if kept_back else None)
        order = Export(
            folder=self._context.lists.folder(batch.list_id),
            batch_id=batch_id,
            output=output,
            form=form,
            sent=self._results.sent(batch_id),
            booked=booked,
            about=(*self._about(batch, form), *self._judged(batch, steps, form), *_offline(form, calling)),
            only=only,
            rule=self._results.rule(batch_id),
            steps=steps,
            calling=calling,
            product=batch.product_title or batch.product,
        )
        counts = await self._context.worker.run(order, progress)
        self._context.at(Moment.WRITTEN)
        whole = only is None and not clean
        if whole and batch.output in ("", str(output)):  # another file doesn't replace the promised one
            self._context.journal.update_batch(batch_id, exported_at=self._context.time.now())
        return counts

    def _booked(self, batch: Batch, suppressed: int | None) -> Booked:
        tasks, unasked = self._context.journal.tasks(batch.id), self._results.unasked(batch.id)
        return Booked.of(batch, tasks, unasked, step=self._results.is_step(batch.id), suppressed=suppressed)

    async def export_unsent(
        self,
        list_id: str,
        output: Path,
        *,
        form: OutputForm = AS_TABLE,
        only: array[int] | None = None,
        progress: WorkProgress | None = None,
    ) -> Reconciliation:
        """Write a list that was never sent, with what is known of its numbers without asking anybody.

        Everything else is as in `export`.
        """
        await self._suppression.mark(list_id)
        with closing(self._context.lists.open(list_id)) as store:
            name, columns, rows = store.source_name, store.columns, store.understanding.counts.rows
        calling = calling_now(self._context, form.hours)
        told = [] if form.shown is None else [("Filter", filter_line(form.shown, columns, ()))]
        order = Export(
            folder=self._context.lists.folder(list_id),
            batch_id="",
            output=output,
            form=replace(form, unsent=True, verdicts=False, standard=False, steps=False),
            sent=(),
            booked=Booked.of_unsent(rows),
            about=(
                ("Source", shown_name(name)),
                ("Submitted", "The list was not sent: nobody was asked, and nothing was paid."),
                ("Exported", _local(self._context.time.now())),
                *told,
                *_offline(form, calling),
            ),
            only=only,
            calling=calling,
        )
        return await self._context.worker.run(order, progress)

    def promise(self, batch: Batch, output: str) -> None:
        """Set the path that the result of a batch is to be written to."""
        self._context.journal.update_batch(batch.id, output=output)

    def promised_form(self, batch: Batch, *, steps: bool) -> OutputForm:
        """Return the form that the promised result of a batch is to have; `steps`: with those of the list's others."""
        journal = self._context.journal
        offline = saved_columns(journal.setting(Setting.OFFLINE_PROMISED.of(batch.id), None))
        typed = journal.setting(Setting.TYPED_PROMISED.of(batch.id), None) is True
        return OutputForm(raw=batch.raw_csv, steps=steps, offline=offline, typed=typed)

    def written_by(self, output: str) -> Batch | None:
        """Return the batch last written to a file, as far as the journal knows; None if there is none."""
        found = [batch for batch in self._context.journal.batches(deleted=True) if same_file(batch.output, output)]
        written = [(batch.exported_at, batch) for batch in found if batch.exported_at is not None]
        return max(written, key=lambda each: each[0], default=(None, None))[1]

    async def save_problems(
        self,
        list_id: str,
        output: Path,
        progress: WorkProgress | None = None,
        *,
        delimiter: str = ",",
        words: ProblemWords = IN_ENGLISH,
    ) -> int:
        """Write the rows of a list that have a problem, to be returned to whoever made it. Return how many there are.

        `words` are in the language of whoever hands it on. The suffix decides between XLSX and CSV. Raise
        OutputNotWritable or ListLost.
        """
        folder = self._context.lists.folder(list_id)
        return await self._context.worker.run(SaveProblems(folder, output, delimiter, words), progress)

    def _filter(self, batch: Batch, shown: RowFilter | None) -> list[tuple[str, str]]:
        if shown is None:
            return []
        with closing(self._results.open(batch.id)) as store:
            own, results = store.columns, [*store.result_columns(batch.id)]
            for each in self._results.besides(batch.id):
                results += each.named(store.result_columns(each.batch_id))
        return [("Filter", filter_line(shown, own, results))]

    def _judged(self, batch: Batch, steps: ListSteps, form: OutputForm) -> list[tuple[str, str]]:
        """Return the lines that say by which batches rows are judged, and where the verdict of each row is."""
        lines = [("Judged together", steps.told)] if steps.steps else []
        lines.append(("Batches judged", steps.batches or batch.id))
        if not form.verdicts and form.shape in {OutputShape.TABLE, OutputShape.SPLIT}:
            lines.append(("Verdict of each row", f"Not in this file; {_with_verdicts(batch, form)} writes it."))
        return lines

    def _about(self, batch: Batch, form: OutputForm) -> tuple[tuple[str, str], ...]:
        connection = self._context.session.connection(batch.base_url)
        products = shown_catalogue(connection)
        service = connection.title if connection.local else batch.base_url
        steps = self._results.steps(batch.id)
        lines = [
            ("Source", batch.file),
            ("Product", f"{batch.product_title or products.title(batch.product)} ({batch.product})"),
            ("Service", service),
            *([("Account", connection.name)] if connection.name and not connection.local else []),
            ("Submitted", _local(batch.created_at)),
            *_own_words(batch),
            *(
                line
                for each, title in zip(steps, titles_of(steps), strict=True)
                for line in _reused(each, f": {title}" if len(steps) > 1 else "")
            ),
            *charge_lines(list_charges(self._context, steps)),
            ("Exported", _local(self._context.time.now())),
            *self._filter(batch, form.shown),
            ("Note", SIGNALS),
        ]
        if any(is_simulated(self._context, each) for each in steps):
            lines.append(("Simulated", SIMULATED))
        return tuple(lines)


def is_simulated(context: ServiceContext, batch: Batch) -> bool:
    """Return True if a batch's answers were made up by the local service."""
    connection = context.session.connection(batch.base_url)
    product = shown_catalogue(connection).named(batch.product)
    return bool(product and product.simulated and connection.local)


def keeps_types(journal: Journal) -> bool:
    """Return True if a list's numbers and dates stay such in new workbooks, as a person chose for all lists."""
    return journal.setting(Setting.EXPORT_AS_TEXT, False) is not True


def _with_verdicts(batch: Batch, form: OutputForm) -> str:
    return f"“dialproof export {batch.id} -o FILE --verdict{' --steps' if form.steps else ''}”"


def _local(moment: datetime) -> str:
    """Return a moment in the person's local time: "2025-06-03 14:05 (UTC+02:00)"."""
    here = moment.astimezone()
    zone = here.strftime("%z")
    return f"{here:%Y-%m-%d %H:%M} (UTC{zone[:3]}:{zone[3:5]})"


def _offline(form: OutputForm, calling: Calling) -> list[tuple[str, str]]:
    """Return the lines that say where columns come from for which nobody was asked, and of which moment they are."""
    lines = [ABOUT] if any(each not in TIMES for each in form.offline) else []
    if any(each in TIMES for each in form.offline):
        lines.append(("Calling times", f"As of {_local(calling.moment)}; {calling.rule.told}."))
    return lines


def _own_words(batch: Batch) -> list[tuple[str, str]]:
    """Return the lines with the person's own title and note."""
    return [each for each in (("Name", batch.title), ("Your note", batch.note)) if each[1]]


def _reused(batch: Batch, of_step: str) -> list[tuple[str, str]]:
    """Return the lines that say which answers were reused, and from which lists."""
    if (reused := batch.reused) is None:
        return []
    first, last = f"{reused.oldest:%Y-%m-%d}", f"{reused.newest:%Y-%m-%d}"
    when = f"on {first}" if first == last else f"from {first} to {last}"
    return [
        (
            f"Answers reused{of_step}",
            f"{reused.numbers} numbers of the same product, answered {when} (column “{REUSED_COLUMN}”)",
        ),
        (f"Reused from{of_step}", ", ".join(f"{each.file} ({each.numbers})" for each in reused.sources)),
    ]
