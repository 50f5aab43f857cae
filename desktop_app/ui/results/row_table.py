"""The list as a table, sorted by its titles; a third click restores the list's order.

Its model has the row numbers in an array, and reads the rows a page at a time.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QHoverEvent, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QStyle, QStyleOptionViewItem, QTableView, QWidget

from desktop_app.core.text.search_text import spans
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.parts.tables.cell_delegate import CellDelegate, RowMarks, draw_ring, mark_chosen, whole_row
from desktop_app.ui.parts.tables.data_table_model import Column, DataTableModel
from desktop_app.ui.parts.tables.paged_table import PagedTable
from desktop_app.ui.parts.tables.table import prepare_header, title_width, with_rest, without_sliver
from desktop_app.ui.results.columns import fitting_width, whole_width
from desktop_app.ui.text import words

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex
_Hint = QAbstractItemView.ScrollHint
_NUMBER = "raw"
_WHOSE = (_NUMBER, "number")  # keys of the columns that identify a row
_ROW_BY_ROW = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_SAMPLE = 60  # rows measured for the widths
# Keys of columns that show what is in a row and nothing else: as long as the rows are the same, so is their width.
_OF_THE_ROW = ("cell:", "result:")
_SEEN = 48  # pixels of a column that make it more or less readable


_PAGE, _PAGES = 64, 48  # rows read at once, and pages kept for scrolling back


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


class RowTable(PagedTable):
    """Keeps its position when the rows are read anew, and shows the number while scrolled sideways."""

    def __init__(
        self, model: PagedModel[Any], name: str = "", numbers: Callable[[Any], Iterable[str]] | None = None
    ) -> None:
        """Make the table; `numbers` returns a row's numbers (E.164) if they can be copied separately."""
        self.rows = model
        self._numbers = numbers
        # What the widths were measured by, and those of columns that show nothing else, by key and title.
        self._measured: tuple[str, list[Any]] = ("", [])
        self._fitting: dict[tuple[str, str], int] = {}
        self.kept = KeptColumn(self, self._whose)  # first, because Qt asks for positions during construction
        super().__init__(name or words.tr("Results", "results"))
        self.setHorizontalHeader(KeptHeader(self, self.kept))
        self.setModel(model)
        self._wanted: list[int] = []  # the width each column needs
        self._given: list[int] = []  # widths as fitted; a different one was set by the person
        self._aside = False  # True if a search has scrolled another column into sight
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.sort_by_header()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, then the number at the edge if it is out of sight."""
        super().paintEvent(event)
        self.kept.draw(self.row_marks, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the horizontal position when moving between rows, even if the current cell is out of sight."""
        bar = self.horizontalScrollBar()
        before = bar.value()
        super().keyPressEvent(event)
        if event.key() in _ROW_BY_ROW:
            bar.setValue(before)

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt's name
        """Repaint after scrolling sideways: the kept column stays at the edge, so moved pixels won't do."""
        super().scrollContentsBy(dx, dy)
        if dx:
            self.viewport().update()
            self.horizontalHeader().viewport().update()

    def row_menu(self) -> QMenu:
        """Return the menu for copying, also for the numbers alone."""
        menu = super().row_menu()
        if self._numbers is not None:
            action = QAction(icons.icon("phone", "muted"), words.tr("Copy numbers (E.164)", "results"), menu)
            action.setEnabled(self.selectionModel().hasSelection())
            action.triggered.connect(lambda _checked=False: self.copy_numbers())
            menu.addAction(action)
        return menu

    def copy_numbers(self) -> None:
        """Copy the distinct numbers of the selected rows, one per line."""
        if (numbers := self._numbers) is not None:
            met: set[str] = set()

            def new(row: Any) -> list[list[str]]:
                found = [each for each in numbers(row) if each and each not in met]
                met.update(found)
                return [[each] for each in dict.fromkeys(found)]

            self.copy_of_selected(new)

    def indexAt(self, point: QPoint) -> QModelIndex:  # noqa: N802 - Qt's name
        """Return the number's cell where it is drawn at the edge, not the cell it covers."""
        found = super().indexAt(point)
        return found.siblingAtColumn(self._whose()) if found.isValid() and self.kept.holds(point.x()) else found

    def scrollTo(self, index: Index, hint: _Hint = _Hint.EnsureVisible) -> None:  # noqa: N802 - Qt's name
        """Scroll to a cell, but not back to the number column that is visible anyway, nor to below it."""
        bar, width = self.horizontalScrollBar(), self.kept.width
        before = bar.value()
        super().scrollTo(index, hint)
        if width and index.column() == self._whose():
            bar.setValue(before)
        elif index.isValid() and self.kept.width:
            header = self.horizontalHeader()
            bar.setValue(min(bar.value(), self._edge_of(header.sectionPosition(index.column()))))

    def _whose(self) -> int:
        return next((at for at, column in enumerate(self.rows.columns) if column.key in _WHOSE), -1)

    def fit_columns(self) -> None:
        """Set the widths for what the first rows hold."""
        measured = self.font().key(), self._sample()
        if measured != self._measured:
            self._measured, self._fitting = measured, {}
        self._share_room([*map(self._fitting_width, self.rows.columns)])

    def _fitting_width(self, column: Column[Any]) -> int:
        width = self._fitting.get((column.key, column.title))
        if width is None:
            width = fitting_width(column, self._measured[1], self.fontMetrics().horizontalAdvance)
            if column.key.startswith(_OF_THE_ROW):
                self._fitting[column.key, column.title] = width
        return width

    def _share_room(self, widths: list[int]) -> None:
        """Set the widths so that no column is cut off at the edge."""
        self._wanted = widths
        titles = [title_width(self.horizontalHeader(), column.title) for column in self.rows.columns]
        room = self.viewport().width()
        # A last column without a key isn't sortable, such as the list of all changes.
        if self.rows.columns and not self.rows.columns[-1].key:
            bar = self.verticalScrollBar()
            fitted = with_rest(widths, titles, room - (0 if bar.isVisible() else bar.sizeHint().width()))
        else:
            fitted = without_sliver(widths, titles, room)
        for at, width in enumerate(fitted):
            self.setColumnWidth(at, width)
        self._given = [self.columnWidth(at) for at in range(len(self.rows.columns))]

    def _widen_number(self) -> None:
        """Widen the number column for the rows shown, unless the person has resized it.

        It takes what the columns behind it can spare, so that the others stay where they are.
        """
        at = next((at for at, column in enumerate(self.rows.columns) if column.key == _NUMBER), None)
        if at is None or not self._given or self.columnWidth(at) != self._given[at]:
            return
        width = whole_width(self.rows.columns[at], self._sample(), self.fontMetrics().horizontalAdvance)
        more = width - self._given[at]
        if more > 0:
            self._give(at, more)
            for behind in range(at + 1, len(self._given)):
                spare = max(0, self._given[behind] - self._wanted[behind])
                if spare and self.columnWidth(behind) == self._given[behind]:
                    self._give(behind, -min(more, spare))
                    more -= min(more, spare)

    def _give(self, at: int, more: int) -> None:
        self.setColumnWidth(at, self._given[at] + more)
        self._given[at] = self.columnWidth(at)

    def _sample(self) -> list[Any]:
        return [row for at in range(min(_SAMPLE, self.rows.row_count())) if (row := self.rows.row_at(at))]

    def mark(self, text: str) -> None:
        """Highlight the searched text in the cells, "" for nothing."""
        delegate = self.itemDelegate()
        if isinstance(delegate, CellDelegate) and delegate.searched != text:
            delegate.searched = text
            self.viewport().update()

    def reveal(self, text: str) -> None:
        """Scroll to a column whose first row contains the searched text, unless one is visible; "" scrolls back."""
        row = self.rows.row_at(0) if text else None
        columns = self.rows.columns if row is not None else []
        hits = [at for at, each in enumerate(columns) if spans(text, each.text(row))]
        if hits and not any(map(self._is_seen, hits)):
            self._scroll_to_column(hits[0])
            self._aside = True
        elif not text and self._aside:
            self.horizontalScrollBar().setValue(0)
            self._aside = False

    def _is_seen(self, at: int) -> bool:
        """Return True if a column is more or less readable."""
        header, covered = self.horizontalHeader(), self.kept.width
        place = header.sectionPosition(at) - header.offset()
        return bool(covered and at == self._whose()) or covered <= place < self.viewport().width() - _SEEN

    def _edge_of(self, start: int) -> int:
        """Return the scroll position that shows `start` first, behind the number if that stays visible."""
        at = self._whose()
        number = self.horizontalHeader().sectionPosition(at) if at >= 0 else start
        return start if start <= number else max(number, start - self.kept.width_by(start))

    def _scroll_to_column(self, at: int) -> None:
        """Scroll to a column's edge: a number without its beginning would look like a whole one."""
        self.scrollTo(self.rows.index(0, at))
        header, bar = self.horizontalHeader(), self.horizontalScrollBar()
        starts = [header.sectionPosition(each) for each in range(at + 1)]
        edges = [self._edge_of(start) for start in starts]
        edge = next((each for each in edges if each >= bar.value()), 0)
        if edge > bar.maximum():  # the list ends earlier: also show the column before, if that leaves this one visible
            before = max(each for each in edges if each <= bar.value())
            edge = before if starts[at] - before <= self.viewport().width() - _SEEN else bar.value()
        bar.setValue(edge)

    def show_columns(
        self, read: Callable[[Sequence[int]], list[Any]], columns: Sequence[Column[Any]], sort: str, descending: bool
    ) -> None:
        """Show other columns of the same rows; keep position and sort order."""
        at, place = self.currentIndex().row(), self.verticalScrollBar().value()
        self.rows.start(read, columns, self.rows.numbers)
        header = self.horizontalHeader()
        header.blockSignals(True)  # the rows are sorted already
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        header.setSortIndicator(self.rows.column_at(sort) if sort else -1, order)
        header.blockSignals(False)
        self.fit_columns()
        if at >= 0:
            self.setCurrentIndex(self.rows.index(at, 0))
        self.verticalScrollBar().setValue(place)

    def show_rows(self, numbers: array[int], *, same_question: bool) -> None:
        """Show other rows; keep the position if they answer the same query."""
        at, place = self.currentIndex().row(), self.verticalScrollBar().value()
        current = self.rows.numbers[at] if 0 <= at < len(self.rows.numbers) else None
        if not self.rows.show_rows(numbers):
            return
        if not same_question:
            self._widen_number()
            self.scrollToTop()
            return
        self.verticalScrollBar().setValue(place)
        there = None if current is None else place_of(numbers, current, at)
        if there is not None:
            self.setCurrentIndex(self.rows.index(there, 0))
            self.verticalScrollBar().setValue(place)


def place_of(numbers: array[int], wanted: int, likely: int) -> int | None:
    """Return a row's position, trying a likely one first; None if the row isn't there."""
    if likely < len(numbers) and numbers[likely] == wanted:
        return likely
    try:
        return numbers.index(wanted)
    except ValueError:
        return None


# A column that stays visible while a table is scrolled sideways: without the number, one couldn't tell whose answers
# these are. It is drawn again at the edge, over what is scrolled there, and handles the pointer there. The table's
# columns, copying and screen readers are unaffected; only visible rows are drawn.


_CORNER = theme.CARD_RADIUS - 1  # of the table within its card
_SHADE = 6  # pixels behind the edge
_DARKNESS = {False: 28, True: 110}  # of the shade, 0 to 255, on a light and on a dark background
_CLICKS = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick}
_HOVERS = {QEvent.Type.HoverEnter, QEvent.Type.HoverMove}
_SELECTED = QStyle.StateFlag.State_Selected


class KeptColumn:
    """The column `at()` of a table, -1 for none, which the table draws after its rows."""

    def __init__(self, table: QTableView, at: Callable[[], int]) -> None:
        self._table = table
        self.at = at

    @property
    def width(self) -> int:
        """The width it covers at the edge; 0 while it is in its place."""
        return self.width_by(self._table.horizontalHeader().offset())

    def width_by(self, scrolled: int) -> int:
        """Return the width it covers when scrolled by so many pixels; a very wide one leaves half of the room free."""
        header, at = self._table.horizontalHeader(), self.at()
        gone = scrolled - header.sectionPosition(at) if at >= 0 else 0
        if gone <= 0:
            return 0
        whole = header.sectionSize(at)
        return max(min(whole, self._table.viewport().width() // 2), whole - gone)

    def place(self, widget: QWidget) -> QRect:
        """Return the area it covers of the table's viewport, or the header's; empty while it is in its place."""
        edge = QRect(0, 0, self.width, widget.height())
        return placed(edge, widget.rect(), self._table.layoutDirection())

    def holds(self, x: float) -> bool:
        """Return True if this horizontal position is over it."""
        place = self.place(self._table.viewport())
        return place.left() <= x <= place.right()

    def draw(self, marks: RowMarks, event: QPaintEvent) -> None:
        """Draw its cells in the painted rows, the edge, and its part of the current row's ring."""
        table, place = self._table, self.place(self._table.viewport())
        if place.isEmpty() or not table.model().rowCount():
            return
        top, bottom = table.rowAt(event.rect().top()), table.rowAt(event.rect().bottom())
        last = bottom if bottom >= 0 else table.model().rowCount() - 1
        place.setBottom(min(place.bottom(), table.rowViewportPosition(last) + table.rowHeight(last) - 1))
        painter = QPainter(table.viewport())
        painter.save()
        painter.setClipRect(place)
        painter.fillRect(place, theme.painted("surface"))
        for row in range(max(0, top), last + 1):
            self._draw_cell(painter, row, place)
        current = table.currentIndex()
        if table.hasFocus() and current.isValid() and not marks.by_cell:
            row, header = current.row(), table.horizontalHeader()
            height = table.rowHeight(row)
            draw_ring(painter, whole_row(header, table.viewport(), table.rowViewportPosition(row), height))
        painter.restore()
        _draw_edge(painter, place, table.layoutDirection())

    def _draw_cell(self, painter: QPainter, row: int, place: QRect) -> None:
        table, option = self._table, QStyleOptionViewItem()
        index = table.model().index(row, self.at())
        table.initViewItemOption(option)
        option.rect = QRect(place.left(), table.rowViewportPosition(row), place.width(), table.rowHeight(row))
        chosen = table.selectionModel().isSelected(index)
        if chosen:
            option.state |= _SELECTED
        table.itemDelegateForIndex(index).paint(painter, option, index)
        if chosen:
            mark_chosen(painter, option.rect)


class KeptHeader(QHeaderView):
    """A header with the kept column's title above it: clicks work there, resizing only at the real place."""

    def __init__(self, table: QTableView, kept: KeptColumn) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._kept = kept
        prepare_header(self)
        self.setSectionsClickable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the kept column's title over the others, up to the table's round corner."""
        super().paintEvent(event)
        place = self._kept.place(self.viewport())
        if place.isEmpty():
            return
        painter = QPainter(self.viewport())
        painter.save()
        painter.setClipRect(place)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.painted("surface"))
        beyond = placed(place.adjusted(0, 0, place.width(), place.height()), place, self.layoutDirection())
        painter.drawRoundedRect(QRectF(beyond), _CORNER, _CORNER)
        self.paintSection(painter, place, self._kept.at())
        painter.restore()
        _draw_edge(painter, place, self.layoutDirection())

    def viewportEvent(self, event: QEvent) -> bool:
        """Redirect pointer events on the title at the edge to the column, wherever that is."""
        if isinstance(event, QMouseEvent | QHoverEvent) and self._kept.holds(event.position().x()):
            at = self._kept.at()
            there = QPointF(self.sectionViewportPosition(at) + self.sectionSize(at) // 2, event.position().y())
            if event.type() in _CLICKS and isinstance(event, QMouseEvent):
                keys = event.button(), event.buttons(), event.modifiers()
                return super().viewportEvent(QMouseEvent(event.type(), there, event.globalPosition(), *keys))
            if event.type() in _HOVERS:
                self.viewport().update()
                hover = QHoverEvent(event.type(), there, event.globalPosition(), there, event.modifiers())
                return super().viewportEvent(hover)
            if isinstance(event, QMouseEvent) and not event.buttons():
                self.unsetCursor()  # no resizing here: the edge belongs to what is covered
                return True
        return super().viewportEvent(event)


def _draw_edge(painter: QPainter, place: QRect, direction: Qt.LayoutDirection) -> None:
    """Draw a line where `place` ends and a shade behind it, as other columns continue below."""
    both = place.adjusted(-_SHADE, 0, _SHADE, 0)
    line = placed(QRect(place.right(), place.top(), 1, place.height()), place, direction)
    shade = placed(QRect(place.right() + 1, place.top(), _SHADE, place.height()), both, direction)
    mirrored = direction == Qt.LayoutDirection.RightToLeft
    fading = QLinearGradient(
        *((shade.right(), 0, shade.left(), 0) if mirrored else (shade.left(), 0, shade.right(), 0))
    )
    dark = QColor(0, 0, 0, _DARKNESS[theme.current().dark])
    fading.setColorAt(0, dark)
    dark.setAlpha(0)
    fading.setColorAt(1, dark)
    painter.fillRect(shade, fading)
    painter.fillRect(line, theme.painted("control"))
