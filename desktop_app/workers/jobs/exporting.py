"""Writes a list and its answers to a spreadsheet, as docs/command-line.md lays it out.

Rows with a problem go into a spreadsheet of their own, for whoever made the list.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing
from dataclasses import replace
from datetime import UTC, datetime
from itertools import compress
from pathlib import Path
from typing import Protocol

from desktop_app.core.detection.table import ALL_SHEETS
from desktop_app.core.errors import UsageError
from desktop_app.core.numbers.problems import DAMAGED, worst_first
from desktop_app.core.output.clean import CleanRows
from desktop_app.core.output.form import OURS, OutputForm, OutputShape, free_names
from desktop_app.core.output.problem_rows import ProblemWords, problem_columns, problem_header
from desktop_app.core.output.row import ROW, Outcome, OutputBatch, outcome_of, rows_in_words
from desktop_app.core.output.sums import partial_line, selection_line, sum_lines, warnings
from desktop_app.core.results.reconciliation import Reconciliation, reconcile
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import Export, SaveProblems, SaveSheet, SaveTable
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.sheets.common.beside import made_ahead
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.output.csv_writer import CsvWriter
from desktop_app.sheets.output.deflating import TableBlock
from desktop_app.sheets.output.writing import open_writer
from desktop_app.sheets.output.xlsx_sheet import WIDTH_ROWS
from desktop_app.sheets.output.xlsx_writer import XlsxWriter
from desktop_app.storage.lists.file import FILE_NAME, ListFile
from desktop_app.storage.lists.filters import rows_by_problem
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.results.output_batches import output_batches
from desktop_app.storage.sqlite.watching import watched
from desktop_app.workers.blocks_beside import BlocksBeside, ListWatch, worth_it
from desktop_app.workers.jobs.suppressing import about_lines, write_proof
from desktop_app.workers.jobs.workbook_copies import (
    CleanSheetOutput,
    Lines,
    OriginalOutput,
    Rows,
    clean_about,
    cut_line,
)
from desktop_app.workers.list_blocks import ListBlocks, OutputLayout, Place, RowTally
from desktop_app.workers.row_store import WriterClient, writer_line


def export(report: WorkProgress, job: Export) -> Reconciliation:
    """Write a result spreadsheet: every row in its order, or only those of `job.only`."""
    wanted = None if job.only is None else len(job.only)
    tally = RowTally()
    with ListFile(job.folder) as store:
        total: int | None = store.understanding.counts.rows if wanted is None else wanted

        def go_on() -> None:
            report(Progress("Writing", tally.rows, total))

        with heard_by(go_on), ExitStack() as reading:
            line = writer_line() if job.form.shape is OutputShape.TABLE else None
            watch = reading.enter_context(closing(ListWatch(job.folder))) if line else None
            with watched(store.db, go_on):
                # First, so that the output reads the same snapshot.
                view = AnsweredList(store, job.batch_id, job.sent, job.rule, job.steps)
            output = output_of(job, store)

            def rows(only: Sequence[int] | None) -> Iterator[OutputBatch]:
                ahead = made_ahead(output_batches(store, view, only))
                return _heard(reading.enter_context(closing(ahead)), go_on)

            with output.file:
                if line and watch and isinstance(output, _Table) and output.is_long():
                    walk = output.shared(view, line, watch, go_on)
                else:
                    walk = output.write(rows, job.only)
                for written in reading.enter_context(closing(walk)):
                    tally.add(written)
                total = None  # rewriting a workbook takes long at the end
                go_on()
                with watched(store.db, go_on):
                    held = view.held(
                        job.booked.joined if job.booked.moving else None,
                        some=job.booked.step or job.booked.suppressed is not None,
                    )
                found = reconcile(job.booked, held, tally.written(wanted))
                first, last = (
                    [*warnings(found), *partial_line(found)],
                    [*selection_line(wanted, held.rows), *sum_lines(found, job.booked)],
                )
                about = [*first, *job.about, *_corrected(store, job.form), *about_lines(store), *last]
                if isinstance(output.file, XlsxWriter) and job.form.shape is OutputShape.TABLE:
                    write_proof(output.file, store)
                found = replace(found, not_kept=tuple(output.finish(about)), kept=output.kept)
                if isinstance(output, _Clean | CleanSheetOutput):
                    return replace(found, emptied=output.emptied, again=output.again)
                return replace(found, still_there=output.still_there) if isinstance(output, OriginalOutput) else found


def save_table(_report: WorkProgress, job: SaveTable) -> None:
    """Write titles and rows to a CSV file."""
    with CsvWriter(job.output, raw=True, delimiter=job.delimiter) as file:
        file.header(job.titles)
        for row in job.rows:
            file.row(row)


def save_sheet(_report: WorkProgress, job: SaveSheet) -> None:
    """Write titles and rows to a workbook."""
    with XlsxWriter(job.output, job.numeric) as file:
        file.header(job.titles)
        for row in json.loads(job.rows):
            file.row(row)


def _heard(batches: Iterator[OutputBatch], go_on: Callable[[], None]) -> Iterator[OutputBatch]:
    for batch in batches:
        go_on()
        yield batch


def _corrected(store: ListFile, form: OutputForm) -> list[tuple[str, str]]:
    count = store.understanding.corrected
    but = ""
    if form.in_place or (form.shape in {OutputShape.CLEAN, OutputShape.CLEAN_SHEET} and not form.beside):
        but = ", but for the phone column, which has the numbers as E.164"
    elif form.beside:
        but = ", but for numbers in the phone column that are suppressed or were replaced"
    numbers = f"{count} number{'' if count == 1 else 's'}"
    line = f"{numbers}, before the list was sent; your own columns are as they were{but}."
    return [("Corrected by hand or by suggestion", line)] if count else []


# --- The forms of an output: one table, a sheet for each outcome, or the list's own workbook ---


# Sheets that are written even if empty, so that one sees that they are.
_ALWAYS = (Outcome.GOOD, Outcome.BAD, Outcome.UNANSWERED, Outcome.INVALID)


class Output(Protocol):
    """An output being written; `file` is to be entered before, and closes whatever happens.

    `kept`: how many rows were written, where that isn't every row that `write` yields.
    """

    kept: int | None

    @property
    def file(self) -> AbstractContextManager[object]:
        """The writer of the file."""
        ...

    def write(self, rows: Rows, only: Sequence[int] | None) -> Generator[RowTally]:
        """Write all rows, or `only` these, and yield the counts of them all."""
        ...

    def finish(self, about: Lines) -> Sequence[str]:
        """Finish the file after the last row. Return what could not be kept of the original."""
        ...


def output_of(job: Export, store: ListFile) -> Output:
    """Return the ordered output."""
    layout = OutputLayout(store, job)
    if job.form.shape is OutputShape.SPLIT:
        return _Split(job.output, layout)
    if job.form.shape is OutputShape.ORIGINAL:
        return OriginalOutput(job, store, layout.added, layout.added_cells, layout.rows.group)
    if job.form.shape is OutputShape.CLEAN:
        return _Clean(job, layout)
    if job.form.shape is OutputShape.CLEAN_SHEET:
        return CleanSheetOutput(job, store)
    return _Table(job, store, layout)


class _Table:
    """Writes one table, as docs/command-line.md lays it out."""

    kept: int | None = None

    def __init__(self, job: Export, store: ListFile, layout: OutputLayout) -> None:
        form = job.form
        self.file = self._writer = open_writer(
            job.output, raw=form.raw, delimiter=form.delimiter, numeric=layout.numeric
        )
        self._job, self._store, self._layout = job, store, layout
        self._header = [*layout.columns, *layout.added]

    def is_long(self) -> bool:
        """Return True if another process is worth its start."""
        rows = self._store.understanding.counts.rows if self._job.only is None else len(self._job.only)
        return worth_it(rows * len(self._header))

    def write(self, rows: Rows, only: Sequence[int] | None) -> Generator[RowTally]:
        self._writer.header(self._header)
        for batch in rows(only):
            self._writer.columns(self._layout.cells(batch))
            yield RowTally.of(batch)

    def shared(
        self, view: AnsweredList, line: WriterClient, watch: ListWatch, go_on: Callable[[], None]
    ) -> Generator[RowTally]:
        """Write as `write` does, with the process at the other end of `line`."""
        blocks = ListBlocks(self._job, self._store, view, self._layout)

        def here(place: Place) -> tuple[TableBlock, RowTally]:
            return blocks.block(place, between)

        def between() -> None:
            go_on()
            beside.hear()

        with closing(BlocksBeside(line, watch, self._job, here)) as beside:
            self._writer.header(self._header)
            places = blocks.places()
            for place in places:
                for batch in blocks.batches(place):
                    between()
                    self._writer.columns(self._layout.cells(batch))
                    yield RowTally.of(batch)
                if place.before >= WIDTH_ROWS:  # the rows before it say how wide the columns are
                    break
            for block, tally in beside.made(places):
                self._writer.block(block)
                yield tally

    def finish(self, about: Lines) -> Sequence[str]:
        self._writer.about([*about, *cut_line(self._writer.cut_cells)])
        return ()


class _Clean:
    """Writes the rows with a number that can be used, each number once; every row of the list is judged."""

    def __init__(self, job: Export, layout: OutputLayout) -> None:
        form, phones = job.form, layout.shape.phone_columns
        self._rows = CleanRows(
            layout.columns,
            phones,
            doubtful=form.doubtful,
            beside=form.beside,
            offline=layout.offline,
            formulas=layout.formulas,
            replaced=layout.replaced,
        )
        numeric = self._rows.numeric(layout.numeric)
        self.file = self._writer = open_writer(job.output, raw=form.raw, delimiter=form.delimiter, numeric=numeric)
        self._form = form
        self.kept: int | None = 0

    def write(self, rows: Rows, only: Sequence[int] | None) -> Generator[RowTally]:
        self._writer.header(self._rows.header)
        for batch in rows(only):
            if kept := self._rows.kept(batch):
                self._writer.columns(self._rows.columns(kept))
                self.kept = (self.kept or 0) + len(kept)
            yield RowTally.of(batch)

    @property
    def emptied(self) -> int:
        """How many cells are empty for want of their formula's result, once all rows are written."""
        return self._rows.emptied

    @property
    def again(self) -> int:
        """How many rows with a wanted verdict only repeat numbers of rows before, once all rows are written."""
        return self._rows.again

    def finish(self, about: Lines) -> Sequence[str]:
        self._writer.about(clean_about(self._form, self.kept or 0, self.emptied, about, self._writer.cut_cells))
        return ()


class _Split:
    """Writes a sheet for each outcome; every row is on one of them, its row number in the list before its cells."""

    kept: int | None = None

    def __init__(self, output: Path, layout: OutputLayout) -> None:
        if output.suffix.lower() != ".xlsx":
            raise UsageError(
                reason=tr_text("“{name}” can't have several sheets: name the result .xlsx.", name=output.name)
            )
        # The row number comes first if there is one.
        numeric = [0, *(index + 1 for index in layout.numeric)] if layout.traced else layout.numeric
        self.file = self._writer = XlsxWriter(output, numeric if layout.typed else ())
        self._layout = layout
        self._sizes: dict[Outcome, int] = {}
        names = [*layout.columns, *layout.added]
        self._header = [*free_names(names, [ROW], OURS), *names] if layout.traced else names

    def write(self, rows: Rows, only: Sequence[int] | None) -> Generator[RowTally]:
        """Write the good rows, the majority, as they come. Remember the others by number and read them again."""
        later = {outcome: array("q") for outcome in Outcome if outcome is not Outcome.GOOD}
        self._begin(Outcome.GOOD)
        for batch in rows(only):
            verdicts = [each.verdict for each in batch.judged]
            outcomes = list(map(outcome_of, batch.status, batch.answer, verdicts))
            yield self._written(batch.only([each is Outcome.GOOD for each in outcomes]), Outcome.GOOD)
            for outcome, numbers in later.items():
                numbers.extend(compress(batch.row, [each is outcome for each in outcomes]))
        for outcome, numbers in later.items():
            if numbers or outcome in _ALWAYS:
                self._begin(outcome)
                for batch in rows(numbers):
                    yield self._written(batch, outcome)

    def finish(self, about: Lines) -> Sequence[str]:
        sizes = [(f"Sheet “{outcome}”", rows_in_words(size)) for outcome, size in self._sizes.items()]
        self._writer.about([*about, *sizes, *cut_line(self._writer.cut_cells)])
        return ()

    def _begin(self, outcome: Outcome) -> None:
        self._writer.sheet(outcome.value)
        self._writer.header(self._header)
        self._sizes[outcome] = 0

    def _written(self, batch: OutputBatch, outcome: Outcome) -> RowTally:
        columns = self._layout.cells(batch)
        if self._layout.traced:
            columns.insert(0, [f"{number}" for number in batch.row])
        self._writer.columns(columns)
        self._sizes[outcome] += len(batch)
        return RowTally.of(batch)


def save_problems(report: WorkProgress, job: SaveProblems) -> int:
    """Write the rows that have a problem, worst first, to XLSX or CSV (by the suffix). Return how many there are."""
    done, total, words = 0, None, job.words

    def go_on() -> None:
        report(Progress("Writing", done, total))

    with (
        ListFile(job.folder) as store,
        heard_by(go_on),
        watched(store.db, go_on),
        open_writer(job.output, delimiter=job.delimiter, numeric=[0] if _traced(store) else ()) as writer,
    ):
        found = rows_by_problem(store, DAMAGED)
        problems = worst_first({problem: len(rows) for problem, rows in found.items()})
        numbers = array("q", (row for problem in problems for row in found[problem]))
        total = len(numbers)
        traced = _traced(store)
        phone_columns = [column.name for column in store.understanding.shape.phone_columns]
        if isinstance(writer, XlsxWriter):
            writer.sheet(words.title)
        writer.header(problem_header(store.columns, words, traced=traced))
        for batch in output_batches(store, AnsweredList(store, "", ()), numbers):
            go_on()
            writer.columns(problem_columns(batch, phone_columns, words, traced=traced))
            done += len(batch)
        named = ((words.of_problem(problem), words.count(len(found[problem]))) for problem in problems)
        sums = [(problem[:1].upper() + problem[1:], count) for problem, count in named]
        if isinstance(writer, XlsxWriter):
            writer.about([*_about(store, job.folder, total, words), *sums], words.about)
    return total


def _traced(store: ListFile) -> bool:
    """Return True if a row number tells where a row is in the list's file; then it comes first."""
    return store.understanding.sheet != ALL_SHEETS


def _about(store: ListFile, folder: Path, rows: int, words: ProblemWords) -> list[tuple[str, str]]:
    found = store.understanding
    kept = next((folder / "source").iterdir(), folder / FILE_NAME)
    read = datetime.fromtimestamp(kept.stat().st_mtime, UTC)
    sheet = words.all_sheets if found.sheet == ALL_SHEETS else found.sheet
    return [
        (words.source, store.source_name),
        *([(words.sheet, sheet)] if sheet else []),
        (words.read, f"{read:%Y-%m-%d %H:%M} UTC"),
        (words.rows, words.of_rows(rows, found.counts.rows)),
        (words.order, words.ordered),
    ]
