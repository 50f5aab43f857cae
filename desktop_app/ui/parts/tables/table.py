"""Tables and trees in our style: copying, sorting, focus by row, and widths that titles and words have room in."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QAction, QCursor, QFont, QFontMetrics, QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QTreeView, QWidget

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.parts.tables.cell_delegate import (
    PADDING,
    WORD_ROOM,
    CellDelegate,
    ProgressDelegate,
    RowMarks,
    draw_ring,
    mark_chosen,
    whole_row,
)
from desktop_app.ui.parts.tables.data_table_model import Column, DataTableModel
from desktop_app.ui.text import words

Index = QModelIndex | QPersistentModelIndex
_HEADER_HEIGHT = 37
_DEFAULT_WIDTH = 140
_ARROW_ROOM = 6  # of the arrow of a sorted column, most of which fits into the padding
_LEAST_LAST = 80  # the last one stretches from here; it never shrinks below its default width


class Table(QTableView):
    """A table without vertical lines, with rows of fixed height, selected as a whole. `name` is for screen readers.

    A `DataTableModel` brings its columns' widths, and bars for columns with progress.
    """

    def __init__(self, name: str, model: QAbstractItemModel | None = None) -> None:
        super().__init__()
        self.row_marks = RowMarks(self)
        _prepare(self, name)
        self.entered.connect(lambda index: self.row_marks.point_at(index.row()))
        self.viewportEntered.connect(lambda: self.row_marks.point_at(-1))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(theme.ROW_HEIGHT)
        prepare_header(self.horizontalHeader())
        if model is not None:
            self.setModel(model)

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802 - Qt's name
        """Take the model, and its columns' looks if it has any."""
        super().setModel(model)
        self._spare_titles()
        _adopt_columns(self, self.horizontalHeader(), model)

    def setSelectionModel(self, model: QItemSelectionModel) -> None:  # noqa: N802 - Qt's name
        """Take another selection model, and keep it from the header, to which Qt gives it as well."""
        super().setSelectionModel(model)
        self._spare_titles()

    def setHorizontalHeader(self, header: QHeaderView) -> None:  # noqa: N802 - Qt's name
        """Take another header."""
        super().setHorizontalHeader(header)
        self._spare_titles()

    def viewportEvent(self, event: QEvent) -> bool:
        """Unmark the pointed row when the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self.row_marks.point_at(-1)
        return super().viewportEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - Qt's name
        """Repaint the rows whose ring comes or goes."""
        super().currentChanged(current, previous)
        self.row_marks.repaint(previous.row(), current.row())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, and the ring around the current one."""
        super().paintEvent(event)
        self.row_marks.draw()

    def _spare_titles(self) -> None:
        """Give the header its own selection model.

        Drawing titles, Qt would query each selected row otherwise (4 s for 200,000 rows).
        """
        if self.model() is not None:
            header = self.horizontalHeader()
            former = header.selectionModel()
            header.setSelectionModel(QItemSelectionModel(self.model(), header))
            if former is not None and former.parent() is header:
                former.deleteLater()

    def copy_selected(self, *, with_titles: bool = False) -> None:
        """Copy the selection to the clipboard."""
        _copy(self, with_titles)

    def sort_by_header(self, column: int = -1, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Let a click on a title sort; initially by `column`, or for -1 in the rows' own order."""
        self.horizontalHeader().setSortIndicator(column, order)
        self.setSortingEnabled(True)

    def row_menu(self) -> QMenu:
        """Return the context menu; a page may override it to put its own actions first."""
        return copy_menu(self)


class TreeTable(QTreeView):
    """A tree in the same style as `Table`."""

    def __init__(self, name: str, model: QAbstractItemModel | None = None) -> None:
        super().__init__()
        _prepare(self, name)
        self.setUniformRowHeights(True)
        self.setIndentation(20)
        self.setExpandsOnDoubleClick(False)
        prepare_header(self.header())
        if model is not None:
            self.setModel(model)

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802 - Qt's name
        """Take the model, and its columns' looks if it has any."""
        super().setModel(model)
        _adopt_columns(self, self.header(), model)

    def copy_selected(self, *, with_titles: bool = False) -> None:
        """Copy the selection to the clipboard."""
        _copy(self, with_titles)

    def row_menu(self) -> QMenu:
        """Return the context menu; a page may override it to put its own actions first."""
        return copy_menu(self)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - Qt's name
        """Repaint both rows; Qt's own ring for all columns would cover them with a background of the style's."""
        super().currentChanged(current, previous)
        for index in (previous, current):
            row = self.visualRect(index)
            self.viewport().update(0, row.top(), self.viewport().width(), row.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, and the ring around the current one."""
        super().paintEvent(event)
        rect = self.visualRect(self.currentIndex()) if self.hasFocus() else QRect()
        if rect.isValid():
            place = whole_row(self.header(), self.viewport(), rect.top(), rect.height())
            draw_ring(QPainter(self.viewport()), place)

    def drawBranches(self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex) -> None:  # noqa: N802 - Qt's name
        """Draw our chevron instead of the style's lines, and the row's background up to the edge."""
        chosen = self.selectionModel() is not None and self.selectionModel().isSelected(index)
        if chosen:
            painter.fillRect(rect, theme.colour("selection"))
        elif self._below_pointer(index):
            painter.fillRect(rect, theme.colour("raised"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.colour("border"))
        if chosen:
            mark_chosen(painter, rect)
        if self.model().hasChildren(index):
            draw_chevron(self, painter, rect, index)

    def _below_pointer(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        pointed = self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())) if self.underMouse() else QModelIndex()
        return pointed.isValid() and (pointed.row(), pointed.parent()) == (index.row(), index.parent())


def draw_chevron(tree: QTreeView, painter: QPainter, rect: QRect, index: Index) -> None:
    """Draw the chevron that unfolds a row, at the end of its branches."""
    box = placed(QRect(rect.right() - 13, rect.center().y() - 7, 14, 14), rect, tree.layoutDirection())
    icons.paint(painter, box, "chevron-down" if tree.isExpanded(index) else "chevron-right", "muted")


def copy_menu(view: Table | TreeTable) -> QMenu:
    """Return a menu with "Copy" and "Copy with titles" for the selection in `view`."""
    menu = QMenu(view)
    close_when_chosen(menu)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for text, with_titles in ((words.tr("Copy"), False), (words.tr("Copy with titles"), True)):
        action = QAction(icons.icon("copy", "muted"), text, menu)
        action.setEnabled(view.selectionModel() is not None and view.selectionModel().hasSelection())
        action.triggered.connect(lambda _checked=False, titles=with_titles: view.copy_selected(with_titles=titles))
        menu.addAction(action)
    return menu


def _copy(view: QAbstractItemView, with_titles: bool = False) -> None:
    # Tables are painted at the start, and nobody copies before.
    from desktop_app.ui.parts.tables.copying import copy_rows, selected_rows

    copy_rows(selected_rows(view, with_titles=with_titles))


def _prepare(view: Table | TreeTable, name: str) -> None:
    view.setAccessibleName(name)
    view.setItemDelegate(CellDelegate(view))
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setMouseTracking(True)
    view.setCornerWidget(QWidget(view))  # otherwise the style draws a square between the scroll bars
    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def menu_at(point: QPoint) -> None:
        view.row_menu().popup(view.viewport().mapToGlobal(point))

    view.customContextMenuRequested.connect(menu_at)
    copying = QAction(words.tr("Copy"), view)
    copying.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
    copying.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    copying.triggered.connect(lambda _checked=False: view.copy_selected())
    view.addAction(copying)


def prepare_header(header: QHeaderView) -> None:
    """Set up a table's header, including custom ones."""
    header.setFixedHeight(_HEADER_HEIGHT)
    header.setHighlightSections(False)
    header.setSectionsMovable(False)
    header.setStretchLastSection(True)
    header.setMinimumSectionSize(48)
    header.setDefaultSectionSize(_DEFAULT_WIDTH)
    header.setTextElideMode(Qt.TextElideMode.ElideRight)


def title_width(header: QHeaderView, title: str) -> int:
    """Return the pixels a title needs: a translation is often longer than the title the column was made for."""
    font = QFont(header.font())
    font.setWeight(QFont.Weight.Medium)
    return QFontMetrics(font).horizontalAdvance(title) + 2 * PADDING + _ARROW_ROOM


def least_width(header: QHeaderView, column: Column[Any]) -> int:
    """Return the pixels a column needs for its title and for any of its few words."""
    measure = QFontMetricsF(header.font()).horizontalAdvance
    room = WORD_ROOM if column.icon else 2 * PADDING
    words = ceil(max(map(measure, column.among), default=-room)) + room
    return max(column.width, title_width(header, column.title), words)


def _adopt_columns(view: Table | TreeTable, header: QHeaderView, model: QAbstractItemModel | None) -> None:
    if not isinstance(model, DataTableModel):
        return
    for at, column in enumerate(model.columns):
        width = column.width or (_LEAST_LAST if at == len(model.columns) - 1 else _DEFAULT_WIDTH)
        header.resizeSection(at, max(width, least_width(header, column)))
        if column.progress is not None:
            view.setItemDelegateForColumn(at, ProgressDelegate(view))


def without_sliver(widths: Sequence[int], titles: Sequence[int], room: int) -> list[int]:
    """Return widths with which the last visible column has room for its title, else begins right behind the edge.

    Its part of the `room` then goes to the columns before it, except the first, which has the row's number. All in
    pixels; `titles`: the width of each column's title.
    """
    fitted, start = list(widths), 0
    for at, width in enumerate(widths):
        if start + width > room:
            spare = room - start
            if at > 1 and 0 < spare < min(width, titles[at]):
                more, left = divmod(spare, at - 1)
                fitted[1:at] = [each + more + (place < left) for place, each in enumerate(fitted[1:at])]
            break
        start += width
    return fitted


def with_rest(widths: Sequence[int], titles: Sequence[int], room: int) -> list[int]:
    """Return widths with which the last column gets the rest of the `room`, but at least the width of its title."""
    *others, _last = widths
    return [*others, max(titles[-1], room - sum(others))]
