"""Makes a list's rows with their answers into blocks of an output file, in whichever process it is asked to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from desktop_app.core.detection.table import ALL_SHEETS, Counts
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.corrected import corrected_cells
from desktop_app.core.output.form import CORRECTED_COLUMNS, OURS, added_column_names, free_names
from desktop_app.core.output.row import OutputBatch, OutputRows
from desktop_app.core.results.reconciliation import Written
from desktop_app.core.results.standard_columns import StandardColumns
from desktop_app.core.results.suppression import SUPPRESSED_COLUMNS
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.rows.list_row import ALL_ROWS, AnswerStatus
from desktop_app.services.jobs import Export
from desktop_app.sheets.output.deflating import TableBlock
from desktop_app.sheets.output.table_blocks import SHEET_ROWS, block_maker
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.mending.corrections import corrections_in, replaced_in
from desktop_app.storage.results.output_batches import output_batches

# Cells of a block: its markup takes some megabytes, and making it some hundredths of a second.
_CELLS = 100_000


class Place(NamedTuple):
    """The place of a block: how many of the rows stand above it, and from which row to before which it reaches.

    These are row numbers, or indices of `Export.only` if there is one. So it is short: whoever passes it on to another
    process never waits for that, which may be waiting to pass a block on.
    """

    before: int
    first: int
    past: int


class ListBlocks:
    """Makes blocks of an export's output, a table, from a list that is open."""

    def __init__(self, job: Export, store: ListFile, view: AnsweredList, layout: OutputLayout) -> None:
        self._job, self._store, self._view, self._layout = job, store, view, layout

    @classmethod
    def opened(cls, job: Export) -> ListBlocks:
        """Return it for the list as it is now; `close` it."""
        store = ListFile(job.folder)
        try:
            view = AnsweredList(store, job.batch_id, job.sent, job.rule, job.steps)
            return cls(job, store, view, OutputLayout(store, job))
        except BaseException:
            store.close()
            raise

    def block(self, place: Place, go_on: Callable[[], None] = lambda: None) -> tuple[TableBlock, RowTally]:
        """Return the block at a place, and the count of its rows. Call `go_on` now and then."""
        name, form, numeric = self._job.output.name, self._job.form, self._layout.numeric
        maker = block_maker(name, place.before, raw=form.raw, delimiter=form.delimiter, numeric=numeric)
        tally = RowTally()
        for batch in self.batches(place):
            go_on()
            maker.columns(self._layout.cells(batch))
            tally.count(batch)
        return maker.block(), tally

    def batches(self, place: Place) -> Iterator[OutputBatch]:
        """Yield the rows of a block."""
        only = self._job.only
        rows = range(place.first, place.past) if only is None else only[place.first : place.past]
        return output_batches(self._store, self._view, rows)

    def places(self) -> Iterator[Place]:
        """Yield the places of all blocks in their order."""
        if self._job.only is not None:
            for piece in self._pieces(len(self._job.only)):
                yield Place(piece.start, piece.start, piece.stop)
            return
        numbers = self._view.select(ALL_ROWS)
        for piece in self._pieces(len(numbers)):
            yield Place(piece.start, numbers[piece.start], numbers[piece.stop - 1] + 1)

    def _pieces(self, rows: int) -> Iterator[range]:
        """Divide the rows among blocks, none of which goes on beyond the end of a workbook's sheet."""
        size = max(1, _CELLS // max(1, len(self._layout.columns) + len(self._layout.added)))
        for sheet in range(0, rows, SHEET_ROWS):
            end = min(sheet + SHEET_ROWS, rows)
            yield from (range(first, min(first + size, end)) for first in range(sheet, end, size))

    def close(self) -> None:
        """Close the list."""
        self._store.close()


@dataclass(slots=True)
class RowTally:
    """Counts what is written: rows by kind, and the answers of each distinct number at its first row."""

    rows: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, batch: OutputBatch) -> RowTally:
        """Return the count of a batch of rows."""
        tally = cls()
        tally.count(batch)
        return tally

    def count(self, batch: OutputBatch) -> None:
        """Count more rows."""
        self.rows += len(batch)
        self.verdicts.update([each.verdict for each in batch.judged])
        kinds = Counter(zip(batch.status, batch.answer, strict=True))
        for place, told in batch.several.items():
            kinds[batch.status[place], batch.answer[place]] -= 1
            self.kinds[batch.status[place]] += 1
            self.answers.update(answer.answer for number, answer, _ in told if number.status is NumberStatus.VALID)
        for (status, answer), rows in kinds.items():
            self.kinds[status] += rows
            if status == NumberStatus.VALID:
                self.answers[answer] += rows

    def add(self, other: RowTally) -> None:
        """Count what another one has counted."""
        self.rows += other.rows
        self.kinds += other.kinds
        self.answers += other.answers
        self.verdicts += other.verdicts

    def written(self, wanted: int | None) -> Written:
        """Return the count as it is reconciled; `wanted` is the number of rows that were asked for, None for all."""
        counts = Counts(**{kind.value: self.kinds[kind] for kind in NumberStatus})
        answers = self.answers
        without = answers[AnswerStatus.UNANSWERED] + answers[AnswerStatus.AWAITING]
        verdicts = VerdictCounts.of(self.verdicts)
        return Written(self.rows, counts, answers[AnswerStatus.ANSWERED], without, wanted, verdicts)


class OutputLayout:
    """The columns for the results of one batch, named as `form` says.

    `taught`: what its service's profile says of the standard columns. `traced`: rows are where the list's file has
    them, so a row number identifies them. `typed`: cells may be numbers; `numeric` are the indices of the columns whose
    cells are numbers. The columns of the list's other steps follow the batch's own, if `form` says so.
    """

    def __init__(
        self,
        store: ListFile,
        job: Export,
    ) -> None:
        form = job.form
        self.shape = store.understanding.shape
        own = store.result_columns(job.batch_id)
        others = job.steps.others(job.batch_id) if form.steps else ()
        beside = (name for each in others for name in each.named(store.result_columns(each.batch_id)))
        results = [*own, *beside]
        self.columns = store.columns
        phones = self.shape.phone_columns
        standard = StandardColumns(own if form.standard else (), job.rule.taught)
        self.offline = OfflineColumns(form.offline, job.calling)
        added = added_column_names(store.columns, phones, results, form, standard.titles, product=job.product)
        suppressing = bool(store.marks.lists)
        more = free_names((*store.columns, *added), SUPPRESSED_COLUMNS, OURS) if suppressing else []
        self.added = [*added, *more]
        self.rows = OutputRows(
            len(phones), len(results), form, standard=standard, offline=self.offline, suppressing=suppressing
        )
        self.typed = form.typed
        self.numeric = store.understanding.typed_columns if form.typed else ()
        self.traced = store.understanding.sheet != ALL_SHEETS
        self.formulas = store.understanding.formulas
        self.replaced = partial(replaced_in, store.db)
        self._corrected = store.db if store.understanding.corrected else None
        if self._corrected is not None:
            self.added = [*self.added, *free_names([*self.columns, *self.added], CORRECTED_COLUMNS, OURS)]

    def cells(self, batch: OutputBatch) -> list[Sequence[str]]:
        """Return the columns of some rows, under `columns` and `added`."""
        return [*batch.cells, *self.added_cells(batch)]

    def added_cells(self, batch: OutputBatch) -> list[Sequence[str]]:
        """Return the added columns of some rows."""
        added = self.rows.added(batch)
        if self._corrected is None:
            return added
        phones = [column.index for column in self.shape.phone_columns]
        return [*added, *corrected_cells(batch, phones, corrections_in(self._corrected, batch.row))]
