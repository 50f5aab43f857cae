"""A table of a long list, whose selection is copied in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from time import perf_counter
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QItemSelection, QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QTableView

from desktop_app.ui.parts.tables.copying import LARGEST_COPY, TableText
from desktop_app.ui.parts.tables.data_table_model import DataTableModel
from desktop_app.ui.parts.tables.table import Table


class PagedTable(Table):
    """Shows a `DataTableModel` that reads its rows a page at a time.

    Emits `copied(rows, selected)` when so many of the selected rows are in the clipboard; `copying(rows)` before, if
    that takes a while; `copy_stopped` if it is abandoned, because other rows came or the table was hidden;
    `copied_none` if the selected rows have nothing to copy.
    """

    copying = Signal(int)
    copy_stopped = Signal()
    copied = Signal(int, int)
    copied_none = Signal()

    def __init__(self, name: str, model: QAbstractItemModel | None = None) -> None:
        super().__init__(name)
        self._copying = RowCopy(self)
        self._copying.lasts.connect(self.copying)
        self._copying.done.connect(self.copied)
        self._copying.stopped.connect(self.copy_stopped)
        self._copying.found_none.connect(self.copied_none)
        if model is not None:
            self.setModel(model)

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802 - Qt's name
        """Take the model, and abandon copying the previous one's rows."""
        self._copying.stop()
        former = self.model()
        if former is not None:
            former.modelAboutToBeReset.disconnect(self._copying.stop)
        super().setModel(model)
        if model is not None:
            model.modelAboutToBeReset.connect(self._copying.stop)

    def hideEvent(self, event: QHideEvent) -> None:
        """Abandon copying while hidden: the list may be closed."""
        self._copying.stop()
        super().hideEvent(event)

    def copy_selected(self, *, with_titles: bool = False) -> None:
        """Copy in the background: tens of thousands of rows have to be read for it."""
        model = self.model()
        if isinstance(model, DataTableModel):
            self._copying.start(model, positions(self.selectionModel().selection()), with_titles=with_titles)

    def copy_of_selected(self, cells: Cells) -> None:
        """Copy other values of the selected rows than the columns show, also in the background."""
        model = self.model()
        if isinstance(model, DataTableModel):
            self._copying.start_with(model, positions(self.selectionModel().selection()), cells)


# Copies rows of a long list a few at a time, so that the window stays responsive.


_AT_ONCE = 0.002  # seconds of work in one go
_PAUSE = 2  # milliseconds left to other work
_TOGETHER = 250  # lines

# Turns a model's row into rows of cells: one, several or none; None as long as they have yet to come.
Cells = Callable[[Any], Iterable[Sequence[str]] | None]


class RowCopy(QObject):
    """Runs one copy at a time; emits `done(rows, selected)` when so many of the selected rows are in the clipboard.

    `lasts(rows)` if that takes a while. `stop()` ends it when other rows come: then it emits `stopped`, and the
    clipboard keeps its content. If the rows have nothing to copy it emits `found_none`, and the clipboard stays, too.
    """

    lasts = Signal(int)
    stopped = Signal()
    found_none = Signal()
    done = Signal(int, int)

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        self._selected = 0
        self._text = TableText()
        self._lines: list[Sequence[str]] = []
        self._left: Iterator[Sequence[Sequence[str]] | None] = iter(())
        self._rows = self._taken = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._some)

    @property
    def busy(self) -> bool:
        """True while rows are being read for a copy."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Abandon the copy under way."""
        if self.busy:
            self._timer.stop()
            self._lines, self._text, self._left = [], TableText(), iter(())
            self.stopped.emit()

    def start(self, model: DataTableModel[Any], ranges: Sequence[range], *, with_titles: bool = False) -> None:
        """Copy the rows at these places, the first `LARGEST_COPY` of them, in the table's visible columns."""
        columns = [each for at, each in enumerate(model.columns) if not self._table.isColumnHidden(at)]
        titles = [[column.title for column in columns]] if with_titles else []
        awaited = [column.known for column in columns if column.known]

        def cells(row: Any) -> list[list[str]] | None:
            return [[column.text(row) for column in columns]] if all(known(row) for known in awaited) else None

        self.start_with(model, ranges, cells, titles)

    def start_with(
        self, model: DataTableModel[Any], ranges: Sequence[range], cells: Cells, titles: Sequence[Sequence[str]] = ()
    ) -> None:
        """Copy other values of the rows at these places, below `titles`."""
        self._selected = sum(map(len, ranges))
        self._text, self._lines, self._taken = TableText(), list(titles), 0
        places = islice(chain.from_iterable(ranges), LARGEST_COPY)
        rows = (model.row_at(at) for at in places)
        self._left = _lines(rows, cells)
        self._rows = min(self._selected, LARGEST_COPY)
        self._timer.stop()
        if self._rows:
            self._some()
        if self.busy:
            self.lasts.emit(self._rows)

    def _some(self) -> None:
        self._timer.stop()  # if the list gets lost, half of it must not pass for the whole
        end = perf_counter() + _AT_ONCE
        for lines in self._left:
            if lines is None:
                self._timer.start()
                return
            self._lines += lines
            self._taken += len(lines)
            if perf_counter() > end:
                if len(self._lines) >= _TOGETHER:
                    self._pack()
                self._timer.start()
                return
        if not self._taken:
            self._lines, self._text = [], TableText()
            self.found_none.emit()
            return
        self._pack()
        self._text.hand_over()
        self.done.emit(self._rows, self._selected)

    def _pack(self) -> None:
        self._text.add(self._lines)
        self._lines = []


def _lines(rows: Iterable[Any], cells: Cells) -> Iterator[Sequence[Sequence[str]] | None]:
    """Yield the cells of each row, and None whenever one has to be waited for."""
    for row in rows:
        while (found := cells(row) if row else [[""]]) is None:
            yield None
        yield list(found)


def positions(chosen: QItemSelection) -> list[range]:
    """Return the positions of the selected rows in order, without duplicates."""
    found: list[range] = []
    for part in sorted((chosen.at(at) for at in range(chosen.size())), key=lambda part: part.top()):
        first = max(part.top(), found[-1].stop) if found else part.top()
        if first <= part.bottom():
            found.append(range(first, part.bottom() + 1))
    return found
