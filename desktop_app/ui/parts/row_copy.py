"""Copying rows of a long list into the clipboard, a few at a time, so that the window goes on meanwhile."""

from __future__ import annotations

import atexit
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from time import perf_counter
from typing import Any

from PySide6.QtCore import QByteArray, QItemSelection, QMimeData, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTableView
from shiboken6 import isValid

from desktop_app.ui.parts.copying import LARGEST_COPY, quoted
from desktop_app.ui.parts.data_table_model import DataTableModel

_AT_ONCE = 0.002  # seconds of work between two looks at what else there is to do
_PAUSE = 2  # milliseconds that are left to it
_TOGETHER = 1_000  # lines
_PLAIN = "text/plain"  # whose bytes Qt takes for UTF-8, wherever they are pasted


class RowCopy(QObject):
    """One copy at a time. `done(rows, selected)`: so many rows of those selected are in the clipboard.

    `lasts(rows)` where that isn't at once. `stop()` ends it where other rows come: `stopped`, and the clipboard keeps
    what it had.
    """

    lasts = Signal(int)
    stopped = Signal()
    done = Signal(int, int)

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        self._selected = 0
        self._text = QByteArray()
        self._lines: list[str] = []
        self._left: Iterator[str] = iter(())
        self._rows = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._some)

    @property
    def busy(self) -> bool:
        """Whether rows are being read for it."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Give up what is under way."""
        if self.busy:
            self._timer.stop()
            self._lines, self._text, self._left = [], QByteArray(), iter(())
            self.stopped.emit()

    def start(self, model: DataTableModel[Any], ranges: Sequence[range], *, with_titles: bool = False) -> None:
        """Copy the rows at these places, the first `LARGEST_COPY` of them, in the columns that the table shows."""
        columns = [each for at, each in enumerate(model.columns) if not self._table.isColumnHidden(at)]
        self._selected = sum(map(len, ranges))
        self._text, self._lines = QByteArray(), ["\t".join(column.title for column in columns)] if with_titles else []
        places = islice(chain.from_iterable(ranges), LARGEST_COPY)
        rows = (model.row_at(at) for at in places)
        self._left = ("\t".join(quoted(column.text(row)) for column in columns) if row else "" for row in rows)
        self._rows = min(self._selected, LARGEST_COPY)
        self._timer.stop()
        if self._rows:
            self._some()
        if self.busy:
            self.lasts.emit(self._rows)

    def _some(self) -> None:
        self._timer.stop()  # should the list be lost, no half of it is taken for the whole
        end = perf_counter() + _AT_ONCE
        for line in self._left:
            self._lines.append(line)
            if perf_counter() > end:
                if len(self._lines) >= _TOGETHER:
                    self._pack()
                self._timer.start()
                return
        self._pack()
        self._hand_over()
        self.done.emit(self._rows, self._selected)

    def _pack(self) -> None:
        """Many lines into one text: so many small ones would leave holes in the process's memory."""
        self._text.append("".join(f"{line}\n" for line in self._lines).encode(errors="replace"))
        self._lines = []

    def _hand_over(self) -> None:
        """As the bytes that they are by now: `setText` would turn them all into UTF-16 at once, twice as big."""
        self._text.chop(1)  # lines are parted, not ended
        self._text.squeeze()
        content = QMimeData()
        content.setData(_PLAIN, self._text)
        self._text = QByteArray()
        QGuiApplication.clipboard().setMimeData(content)
        if not _handed:
            atexit.register(_leave_to_qt)
        _handed[:] = [content]


# What the clipboard was given last.
_handed: list[QMimeData] = []


def _leave_to_qt() -> None:
    """Have Qt itself hold what was copied: what Python made would be destroyed when Python has gone, and crash."""
    if isValid(_handed[0]) and QGuiApplication.instance() is not None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(clipboard.text())


def positions(chosen: QItemSelection) -> list[range]:
    """The places of the selected rows in their order, none twice."""
    found: list[range] = []
    for part in sorted((chosen.at(at) for at in range(chosen.size())), key=lambda part: part.top()):
        first = max(part.top(), found[-1].stop) if found else part.top()
        if first <= part.bottom():
            found.append(range(first, part.bottom() + 1))
    return found
