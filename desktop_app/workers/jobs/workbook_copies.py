"""Writes results into a copy of the list's own workbook: columns beside its rows, or a clean list on a new sheet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from desktop_app.core.detection.table import ALL_SHEETS
from desktop_app.core.errors import WorkbookNotExtended
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.numbers.several_numbers import words_beside
from desktop_app.core.output.clean import CleanRows, emptied_line
from desktop_app.core.output.form import OutputForm
from desktop_app.core.output.row import JOINT, OutputBatch, opted_out, rows_in_words
from desktop_app.core.output.sums import still_there
from desktop_app.core.results.suppression import SUPPRESSED_COLUMNS
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import Export
from desktop_app.storage.lists.file import ListFile, source_copy
from desktop_app.storage.mending.corrections import corrections_in, replaced_in
from desktop_app.workers.list_blocks import RowTally

if TYPE_CHECKING:
    from desktop_app.sheets.output.original_workbook import OriginalWorkbook

Rows = Callable[[Sequence[int] | None], Iterator[OutputBatch]]
Lines = Sequence[tuple[str, str]]
AddedCells = Callable[[OutputBatch], list[Sequence[str]]]
CLEAN_LIST = "Clean list"
_ROWS_NAMED = 20


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
        self._phones = [column.index for column in self._shape.phone_columns] if job.form.in_place else []
        self._corrected = store.db if store.understanding.corrected else None
        # Cells, by row and column, that stay because of a formula, of words, or of something that is no number; and the
        # suppressed numbers of cells that stay, and of those that are replaced unless they are formulas.
        self._formulas: list[tuple[int, int]] = []
        self._worded: list[tuple[int, int]] = []
        self._mixed: list[tuple[int, int]] = []
        self._left: dict[tuple[int, int], set[str]] = {}
        self._dropped: dict[tuple[int, int], set[str]] = {}

    def write(self, rows: Rows, only: Sequence[int] | None) -> Generator[RowTally]:
        """Write the columns of all rows, or of `only` these."""
        shape = self._shape
        columns = self._book.add(self._names, shape.header_row, shape.first_data_row, self._phones)
        for batch in rows(None if only is None else sorted(only)):  # a workbook's rows are written in order
            opted: dict[int, set[str]] = opted_out(batch) if self._phones else {}
            mended = self._mended(batch)
            for place, (number, *cells) in enumerate(zip(batch.row, *self._cells(batch), strict=True)):
                never = opted.get(place, set())
                texts = []
                for slot, column in enumerate(self._phones):
                    joint = cells[slot * self._group]
                    text = "" if self._stays(batch, place, slot, joint, mended) else whole_numbers(joint, never)
                    if theirs := never.intersection(joint.split(JOINT)):
                        (self._dropped if text else self._left)[number, column] = theirs
                    texts.append(text)
                columns.row(number, cells, texts)
            yield RowTally.of(batch)
        columns.end()
        self._formulas = columns.formulas

    def _mended(self, batch: OutputBatch) -> set[tuple[int, int]]:
        """Return row and place of each number that was corrected: what stood there before may be replaced."""
        if self._corrected is None or not self._phones:
            return set()
        return {(each.row, each.place) for each in corrections_in(self._corrected, batch.row)}

    def _stays(self, batch: OutputBatch, place: int, slot: int, joint: str, mended: set[tuple[int, int]]) -> bool:
        """Return True if replacing a cell by its numbers would lose anything, which is noted with the reason."""
        row, column = batch.row[place], self._phones[slot]
        text, numbers = batch.cells[column][place], joint.split(JOINT)
        if any(numbers) and not all(numbers):
            self._mixed.append((row, column))
            return True
        told = [(at, each.raw) for at, (each, *_) in enumerate(batch.several.get(place, ())) if each.slot == slot]
        own = []
        for at, raw in told or [(0, text)]:
            if (row, at) in mended:
                text = text.replace(raw, " ", 1)
            else:
                own.append(raw)
        stays = bool(joint and own) and words_beside(text, own)
        if stays:
            self._worded.append((row, column))
        return stays

    @property
    def still_there(self) -> int:
        """How many suppressed numbers are left in the phone columns, each counted once."""
        formulas = (self._dropped.get(cell, set()) for cell in self._formulas)
        return len(set().union(*self._left.values(), *formulas))

    def finish(self, about: Lines) -> Sequence[str]:
        """Write the copy; return what could not be kept of the original."""
        stay = [
            (name, f"{len(cells)}, {_in_rows(cells)}: they stay as they are, and their numbers stand beside.")
            for name, cells in (
                ("Phone numbers that are formulas", self._formulas),
                ("Phone numbers with words in their cells", self._worded),
                ("Phone numbers beside others that can't be used", self._mixed),
            )
            if cells
        ]
        if count := self.still_there:
            marked = next((each for each in reversed(self._names) if each.startswith(SUPPRESSED_COLUMNS[0])), "")
            told = f"{still_there(count)}, in the rows marked in the column “{marked}”; they must not be called."
            stay.insert(0, ("Suppressed numbers", told))
        return self._book.save([*about, *stay])


def _in_rows(cells: Sequence[tuple[int, int]]) -> str:
    """Return "in rows 3, 8, 12" for cells, only the first ones where they are many."""
    rows = list(dict.fromkeys(row for row, _ in cells))
    named = ", ".join(map(str, rows[:_ROWS_NAMED]))
    return f"in row{'' if len(rows) == 1 else 's'} {named}{', …' if len(rows) > _ROWS_NAMED else ''}"


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
        self._rows = CleanRows(
            store.columns,
            phones,
            doubtful=form.doubtful,
            beside=form.beside,
            offline=offline,
            formulas=store.understanding.formulas,
            replaced=partial(replaced_in, store.db),
        )
        self._numeric = self._rows.numeric(store.understanding.typed_columns if form.typed else ())
        self._book = _own_workbook(job, store, len(self._rows.header))
        self.file = closing(self._book)  # only `finish` makes the file
        self._form, self._cut_cells = form, 0
        self.kept: int | None = 0

    def write(self, rows: Rows, only: Sequence[int] | None) -> Generator[RowTally]:
        """Write the sheet."""
        sheet = self._book.add_sheet(CLEAN_LIST, self._numeric)
        sheet.header(self._rows.header)
        for batch in rows(only):
            if kept := self._rows.kept(batch):
                sheet.columns(self._rows.columns(kept))
                self.kept = (self.kept or 0) + len(kept)
            yield RowTally.of(batch)
        sheet.end()
        self._cut_cells = sheet.cut_cells

    @property
    def emptied(self) -> int:
        """How many cells are empty for want of their formula's result, once all rows are written."""
        return self._rows.emptied

    @property
    def again(self) -> int:
        """How many rows with a wanted verdict only repeat numbers of rows before, once all rows are written."""
        return self._rows.again

    def finish(self, about: Lines) -> Sequence[str]:
        """Write the copy; return what could not be kept of the original."""
        return self._book.save(clean_about(self._form, self.kept or 0, self.emptied, about, self._cut_cells))


def clean_about(form: OutputForm, kept: int, emptied: int, about: Lines, cut: int) -> Lines:
    """Return the About sheet of a clean list: its length first, and the cells that are empty or `cut`."""
    return [_clean_line(form, kept), *emptied_line(emptied), *about, *cut_line(cut)]


def _clean_line(form: OutputForm, kept: int) -> tuple[str, str]:
    """Return the line of the About sheet that says how long a clean list is."""
    which = "good and doubtful" if form.doubtful else "good"
    return CLEAN_LIST, f"{rows_in_words(kept)} with {which} numbers, each number once."


def cut_line(cells: int) -> Lines:
    """Return the line of the About sheet about cells that were cut, if there are any."""
    return [("Cells cut", f"{cells}: a cell of a workbook holds 32,767 characters.")] if cells else []
