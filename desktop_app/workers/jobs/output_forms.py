"""Writes the forms of an output: one table, a sheet for each outcome, or the list's own workbook with added columns.

Each form is a context manager that writes nothing if left by an error. `write` takes a callable that gives the list's
rows, all or those of the numbers given, and yields each batch of them once it is written. `finish` takes the lines of
the About sheet, and returns what could not be kept of the original, in plain words.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import compress
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from desktop_app.core.detection.table import ALL_SHEETS
from desktop_app.core.errors import ListLost, UsageError, WorkbookNotExtended
from desktop_app.core.output.batch import OutputBatch
from desktop_app.core.output.columns import added_column_names, free_names
from desktop_app.core.output.form import AS_TABLE, OutputForm, OutputShape
from desktop_app.core.output.row import Outcome, OutputRows, outcome_of
from desktop_app.core.rows.problem_row import OURS, ROW, rows_in_words
from desktop_app.core.text.said import said
from desktop_app.services.jobs import Export
from desktop_app.sheets.output.writing import open_writer
from desktop_app.sheets.output.xlsx_writer import XlsxWriter
from desktop_app.storage.lists.file import ListFile

Rows = Callable[[Sequence[int] | None], Iterator[OutputBatch]]
Lines = Sequence[tuple[str, str]]
# Sheets that are written even if empty, so that one sees that they are.
_ALWAYS = (Outcome.ANSWERED, Outcome.UNANSWERED, Outcome.INVALID)


class Output(AbstractContextManager["Output"], Protocol):
    """An output being written to its file."""

    def write(self, rows: Rows, only: Sequence[int] | None) -> Iterator[OutputBatch]:
        """Write all rows, or `only` these."""
        ...

    def finish(self, about: Lines) -> Sequence[str]:
        """Finish the file after the last row. Return what could not be kept of the original."""
        ...


def open_output(order: Export, store: ListFile) -> Output:
    """Return the ordered output, not entered yet."""
    layout = OutputLayout(store, order.batch_id, order.form)
    if order.form.shape is OutputShape.SPLIT:
        return _Split(order.output, layout)
    if order.form.shape is OutputShape.ORIGINAL:
        return _Original(order, store, layout)
    return _Table(order, layout)


class _Table:
    """Writes one table, as docs/command-line.md lays it out."""

    def __init__(self, order: Export, layout: OutputLayout) -> None:
        form = order.form
        self._writer = open_writer(order.output, raw=form.raw, delimiter=form.delimiter, numeric=layout.numeric)
        self._layout = layout

    def __enter__(self) -> Self:
        self._writer.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._writer.__exit__(kind, error, traceback)

    def write(self, rows: Rows, only: Sequence[int] | None) -> Iterator[OutputBatch]:
        self._writer.header([*self._layout.columns, *self._layout.added])
        for batch in rows(only):
            self._writer.rows(self._layout.rows.cells(batch))
            yield batch

    def finish(self, about: Lines) -> Sequence[str]:
        self._writer.about([*about, *_cut(self._writer.cut_cells)])
        return ()


class _Split:
    """Writes a sheet for each outcome; every row is on one of them, its row number in the list before its cells."""

    def __init__(self, output: Path, layout: OutputLayout) -> None:
        if output.suffix.lower() != ".xlsx":
            raise UsageError(
                reason=said("“{name}” can't have several sheets: name the result .xlsx.", name=output.name)
            )
        # The row number comes first if there is one.
        numeric = [0, *(index + 1 for index in layout.numeric)] if layout.traced else layout.numeric
        self._writer = XlsxWriter(output, numeric if layout.typed else ())
        self._layout = layout
        self._sizes: dict[Outcome, int] = {}
        names = [*layout.columns, *layout.added]
        self._header = [*free_names(names, [ROW], OURS), *names] if layout.traced else names

    def __enter__(self) -> Self:
        self._writer.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._writer.__exit__(kind, error, traceback)

    def write(self, rows: Rows, only: Sequence[int] | None) -> Iterator[OutputBatch]:
        """Write the answered rows, the majority, as they come. Remember the others by number and read them again."""
        later = {outcome: array("q") for outcome in Outcome if outcome is not Outcome.ANSWERED}
        self._begin(Outcome.ANSWERED)
        for batch in rows(only):
            outcomes = list(map(outcome_of, batch.status, batch.answer))
            yield self._written(batch.only([each is Outcome.ANSWERED for each in outcomes]), Outcome.ANSWERED)
            for outcome, numbers in later.items():
                numbers.extend(compress(batch.row, [each is outcome for each in outcomes]))
        for outcome, numbers in later.items():
            if numbers or outcome in _ALWAYS:
                self._begin(outcome)
                for batch in rows(numbers):
                    yield self._written(batch, outcome)

    def finish(self, about: Lines) -> Sequence[str]:
        sizes = [(f"Sheet “{outcome}”", rows_in_words(size)) for outcome, size in self._sizes.items()]
        self._writer.about([*about, *sizes, *_cut(self._writer.cut_cells)])
        return ()

    def _begin(self, outcome: Outcome) -> None:
        self._writer.sheet(outcome.value)
        self._writer.header(self._header)
        self._sizes[outcome] = 0

    def _written(self, batch: OutputBatch, outcome: Outcome) -> OutputBatch:
        cells = self._layout.rows.cells(batch)
        if self._layout.traced:
            cells = [[f"{number}", *row] for number, row in zip(batch.row, cells, strict=True)]
        self._writer.rows(cells)
        self._sizes[outcome] += len(batch)
        return batch


class _Original:
    """Writes a copy of the list's own workbook, with the added columns beside its rows."""

    def __init__(self, order: Export, store: ListFile, layout: OutputLayout) -> None:
        from desktop_app.sheets.output.original_workbook import (
            OriginalWorkbook,  # openpyxl: nearly half of a child's start
        )

        found = store.understanding
        if found.sheet == ALL_SHEETS:
            raise WorkbookNotExtended(name=store.source_name, reason=said("several sheets were read as one list"))
        to_add = (found.counts.rows + 1) * len(layout.added)
        self._book = OriginalWorkbook(_source(order.folder), found.sheet, order.output, to_add)
        self._layout = layout

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Close the workbook; only `finish` makes the file."""
        self._book.close()

    def write(self, rows: Rows, only: Sequence[int] | None) -> Iterator[OutputBatch]:
        layout = self._layout
        columns = self._book.add(layout.added, layout.shape.header_row, layout.shape.first_data_row)
        for batch in rows(None if only is None else sorted(only)):  # a workbook's rows are written in order
            for number, cells in zip(batch.row, layout.rows.added(batch), strict=True):
                columns.row(number, cells)
            yield batch
        columns.end()

    def finish(self, about: Lines) -> Sequence[str]:
        return self._book.save(about)


def _source(folder: Path) -> Path:
    """Return the path of the stored copy of the list's file. Raise `ListLost` if it is gone."""
    place = folder / "source"
    copy = next(place.iterdir(), None) if place.is_dir() else None
    if copy is None:
        raise ListLost(name=folder.name)
    return copy


def _cut(cells: int) -> Lines:
    return [("Cells cut", f"{cells}: a cell of a workbook holds 32,767 characters.")] if cells else []


# --- Columns of an output: the list's own, and the added ones ---


class OutputLayout:
    """The columns for the results of one batch, named as `form` says.

    `traced`: rows are where the list's file has them, so a row number identifies them. `typed`: cells may be numbers;
    `numeric` are the indices of the columns whose cells are numbers.
    """

    def __init__(self, store: ListFile, batch_id: str, form: OutputForm = AS_TABLE) -> None:
        self.shape = store.understanding.shape
        results = store.result_columns(batch_id)
        self.columns = store.columns
        self.added = added_column_names(store.columns, self.shape.phone_columns, results, all_alike=form.columns_alike)
        self.rows = OutputRows(len(self.shape.phone_columns), len(results))
        self.typed = form.typed
        self.numeric = store.understanding.typed_columns if form.typed else ()
        self.traced = store.understanding.sheet != ALL_SHEETS
