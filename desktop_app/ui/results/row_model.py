"""The model of the whole list: row numbers in an array, the rows read a page at a time."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt, Signal

from desktop_app.core.rows.list_row import AnsweredRow
from desktop_app.ui.parts.tables.data_table_model import Column, DataTableModel

_PAGE, _PAGES = 64, 48  # rows read at once, and pages kept for scrolling back

T = TypeVar("T")
Read = Callable[[Sequence[int]], list[AnsweredRow]]


class PagedModel(DataTableModel[T]):
    """Emits `sort_wanted(key, descending)` on a click on a title; "" for the list's own order."""

    sort_wanted = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__([])
        self._read: Callable[[Sequence[int]], list[T]] = lambda _numbers: []
        self._numbers: array[int] = array("i")
        self._pages: OrderedDict[int, list[T]] = OrderedDict()

    @property
    def numbers(self) -> array[int]:
        """The numbers of the rows shown, in their order."""
        return self._numbers

    def start(
        self, read: Callable[[Sequence[int]], list[T]], columns: Sequence[Column[T]], numbers: array[int]
    ) -> None:
        """Show another list, or other columns."""
        self.beginResetModel()
        self._read, self.columns = read, list(columns)
        self._numbers = numbers
        self._pages.clear()
        self.endResetModel()

    def show_rows(self, numbers: array[int]) -> bool:
        """Show these rows, and return True if they differ from before; read the same ones anew."""
        if numbers == self._numbers:
            self.read_again()
            return False
        self.beginResetModel()
        self._numbers = numbers
        self._pages.clear()
        self.endResetModel()
        return True

    def read_again(self) -> None:
        """Read the rows anew: their answers may have changed."""
        self._pages.clear()
        if self._numbers and self.columns:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._numbers) - 1, len(self.columns) - 1))

    def row_count(self) -> int:
        """Return the number of rows the filter leaves."""
        return len(self._numbers)

    def row_at(self, at: int) -> T | None:
        """Return a row from its page, which is read when first needed."""
        if not 0 <= at < len(self._numbers):
            return None
        number, place = divmod(at, _PAGE)
        page = self._pages.get(number)
        if page is None:
            page = self._pages[number] = self._read(self._numbers[number * _PAGE : (number + 1) * _PAGE])
            if len(self._pages) > _PAGES:
                self._pages.popitem(last=False)
        else:
            self._pages.move_to_end(number)
        return page[place] if place < len(page) else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Emit the wanted order, and sort nothing: a million rows are sorted elsewhere."""
        key = self.columns[column].key if 0 <= column < len(self.columns) else ""
        self.sort_wanted.emit(key, order == Qt.SortOrder.DescendingOrder)


class RowModel(PagedModel[AnsweredRow]):
    """The rows of a list's results."""
