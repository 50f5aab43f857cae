"""Writes results into a copy of the list's own workbook: columns beside its rows, or a clean list on a new sheet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing
from typing import TYPE_CHECKING

from desktop_app.core.detection.table import ALL_SHEETS
from desktop_app.core.errors import WorkbookNotExtended
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.output.clean import CleanRows
from desktop_app.core.output.form import OutputForm
from desktop_app.core.output.row import JOINT, OutputBatch, opted_out, rows_in_words
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import Export
from desktop_app.storage.lists.file import ListFile, source_copy

if TYPE_CHECKING:
    from desktop_app.sheets.output.original_workbook import OriginalWorkbook

Rows = Callable[[Sequence[int] | None], Iterator[OutputBatch]]
Lines = Sequence[tuple[str, str]]
AddedCells = Callable[[OutputBatch], list[Sequence[str]]]
CLEAN_LIST = "Clean list"


def _own_workbook(job: Export, store: ListFile, width: int) -> OriginalWorkbook:
    """Open the list's own workbook to be copied, with `width` more cells for each row."""
    from desktop_app.sheets.output.original_workbook import OriginalWorkbook  # openpyxl: half of a child's start

    found = store.understanding
    if found.sheet == ALL_SHEETS:
        raise WorkbookNotExtended(name=store.source_name, reason=tr_text("several sheets were read as one list"))
    return OriginalWorkbook(source_copy(job.folder), found.sheet, job.output, (found.counts.rows + 1) * width)


class OriginalOutput:
    """Writes a copy of the list's own workbook, with the added columns beside its rows.

    `cells` returns the columns under `names`, `group` of them for each phone column.
    """

    kept: int | None = None

    def __init__(self, job: Export, store: ListFile, names: Sequence[str], cells: AddedCells, group: int) -> None:
        self._book = _own_workbook(job, store, len(names))
        self.file = closing(self._book)  # only `finish` makes the file
        self._shape, self._names, self._cells = store.understanding.shape, names, cells
        self._group = group
        self._in_place = job.form.in_place
        self._formulas = self._worded = 0

    def write(self, rows: Rows, only: Sequence[int] | None) -> Iterator[OutputBatch]:
        """Write the columns of all rows, or of `only` these."""
        shape, phones = self._shape, self._shape.phone_columns
        replaced = [column.index for column in phones] if self._in_place else []
        columns = self._book.add(self._names, shape.header_row, shape.first_data_row, replaced)
        group = self._group
        for batch in rows(None if only is None else sorted(only)):  # a workbook's rows are written in order
            texts = [batch.cells[index] for index in replaced]
            theirs = opted_out(batch) if replaced else {}
            for place, (number, *cells) in enumerate(zip(batch.row, *self._cells(batch), strict=True)):
                never = theirs.get(place, ())
                meant = (whole_numbers(cells[slot * group], never) for slot in range(len(replaced)))
                columns.row(
                    number, cells, [self._alone(each, of[place]) for each, of in zip(meant, texts, strict=True)]
                )
            yield batch
        columns.end()
        self._formulas = columns.formulas

    def _alone(self, numbers: str, text: str) -> str:
        """Return what may replace a cell: "" where words stand beside its number, which would be lost."""
        if numbers and any(map(str.isalpha, text)):
            self._worded += 1
            return ""
        return numbers

    def finish(self, about: Lines) -> Sequence[str]:
        """Write the copy; return what could not be kept of the original."""
        formulas = f"{self._formulas}: they stay as they are, and their numbers stand beside."
        stay = [("Phone numbers that are formulas", formulas)] if self._formulas else []
        if self._worded:
            words = f"{self._worded}: these cells stay as they are, and their numbers stand beside."
            stay.append(("Phone numbers with words in their cells", words))
        return self._book.save([*about, *stay])


def whole_numbers(joint: str, never: Collection[str] = ()) -> str:
    """Return the numbers of a cell as they may replace it, without those that must `never` be used.

    Return "" if any of its texts is no number, or if none is left: such a cell stays as it is.
    """
    numbers = joint.split(JOINT)
    return JOINT.join(each for each in numbers if each not in never) if all(numbers) else ""


class CleanSheetOutput:
    """Writes a copy of the list's own workbook, as it is, with a clean list on a sheet behind the others."""

    def __init__(self, job: Export, store: ListFile) -> None:
        form, phones = job.form, store.understanding.shape.phone_columns
        offline = OfflineColumns(form.offline, job.calling)
        self._rows = CleanRows(store.columns, phones, doubtful=form.doubtful, beside=form.beside, offline=offline)
        self._numeric = self._rows.numeric(store.understanding.typed_columns if form.typed else ())
        self._book = _own_workbook(job, store, len(self._rows.header))
        self.file = closing(self._book)  # only `finish` makes the file
        self._form, self._cut_cells = form, 0
        self.kept: int | None = 0

    def write(self, rows: Rows, only: Sequence[int] | None) -> Iterator[OutputBatch]:
        """Write the sheet."""
        sheet = self._book.add_sheet(CLEAN_LIST, self._numeric)
        sheet.header(self._rows.header)
        for batch in rows(only):
            if kept := self._rows.kept(batch):
                sheet.columns(self._rows.columns(kept))
                self.kept = (self.kept or 0) + len(kept)
            yield batch
        sheet.end()
        self._cut_cells = sheet.cut_cells

    def finish(self, about: Lines) -> Sequence[str]:
        """Write the copy; return what could not be kept of the original."""
        return self._book.save([clean_line(self._form, self.kept or 0), *about, *cut_line(self._cut_cells)])


def clean_line(form: OutputForm, kept: int) -> tuple[str, str]:
    """Return the line of the About sheet that says how long a clean list is."""
    which = "good and doubtful" if form.doubtful else "good"
    return CLEAN_LIST, f"{rows_in_words(kept)} with {which} numbers, each number once."


def cut_line(cells: int) -> Lines:
    """Return the line of the About sheet about cells that were cut, if there are any."""
    return [("Cells cut", f"{cells}: a cell of a workbook holds 32,767 characters.")] if cells else []
