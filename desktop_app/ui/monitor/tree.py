"""The view of the tree of batches and tasks."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QStyleOptionViewItem, QTreeView

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.status import BatchStatus
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.columns import AT_FIRST_HIDDEN, FIRST
from desktop_app.ui.monitor.tree_model import MonitorModel
from desktop_app.ui.parts.tables.cell_delegate import PADDING, CellDelegate, ProgressDelegate
from desktop_app.ui.parts.tables.column_choice import ColumnChoice, ColumnPopup
from desktop_app.ui.parts.tables.copying import copy_rows, selected_rows
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.parts.tables.table import TreeTable, least_width, title_width
from desktop_app.ui.text import words

_LEAST_NAME = 140
_ROOMY_NAME = 150  # the least width of the name while another column grows
_MOST_NAME = 260  # up to this the name has the width it needs before others grow
# Columns as wide as their texts, up to so many pixels, until a person resizes them: products show their full name.
_GROWING = {"product": 220}
_WHOLE = ("numbers", "cost")  # amounts are never cut off: these are as wide as the longest
_LEAST_GROWING = 112  # their least pixels while the names need the room
_SOON = 1000  # milliseconds before measuring what a change needs: changes come by the thousand
_ALONE = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
# Hidden first if there is no room; the panel beside the tree shows each, too. Columns a person added go last.
_GIVE_WAY = ("heard", "left", "product", *reversed(AT_FIRST_HIDDEN))
_IDLE = "left"  # says nothing while nothing is under way: then it goes as soon as a name would be cut


class MonitorTree(TreeTable):
    """Emits `chosen(status, task)` when the current row changes, `selected()` when the marked rows change.

    `opened(batch_id)` on Enter or a double click. `columns_changed(choice)` when a person changed the columns.
    `menu_wanted(menu)` before the menu of the marked rows is shown.
    """

    chosen = Signal(object, object)
    selected = Signal()
    opened = Signal(str)
    columns_changed = Signal(object)
    menu_wanted = Signal(object)

    def __init__(self, model: MonitorModel) -> None:
        self._pointed = PointedRow(self)
        super().__init__(words.tr("Batches", "monitor"))
        self._model = model
        self._keys = [column.key for column in model.columns]
        self.first_columns = ColumnChoice.first(self._keys, AT_FIRST_HIDDEN)
        self.choice = self.first_columns
        self._arranging = False
        # Paint the row first, and report only the last one while an arrow key is held.
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.timeout.connect(self._tell)
        self._measuring = QTimer(self)
        self._measuring.setSingleShot(True)
        self._measuring.timeout.connect(self._make_room)
        self.setModel(model)
        self.setRootIsDecorated(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._prepare_columns()
        self.doubleClicked.connect(self._open)
        for told in (model.rowsInserted, model.rowsRemoved):
            told.connect(lambda *_: self._measuring.start(0))
        model.dataChanged.connect(lambda *_: self._measuring.isActive() or self._measuring.start(_SOON))

    def _prepare_columns(self) -> None:
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(True)
        header.setFirstSectionMovable(False)
        for at, column in enumerate(self._model.columns):
            mode = QHeaderView.ResizeMode.Stretch if column.key == FIRST else QHeaderView.ResizeMode.Interactive
            header.setSectionResizeMode(at, mode)
            if column.progress is not None:
                self.setItemDelegateForColumn(at, ProgressDelegate(self))
            elif column.key == FIRST:  # files of one name differ at the end, by a date
                self.setItemDelegateForColumn(at, CellDelegate(self, Qt.TextElideMode.ElideMiddle))
        self.arrange(self.choice)
        header.sectionMoved.connect(lambda *_: self._dragged())
        header.sectionResized.connect(self._pulled)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda at: self.choose_columns(header.mapToGlobal(at)))

    # --- Rows ---

    def current(self) -> tuple[BatchStatus, Task | None] | None:
        """Return the current row's batch, and its task if the row is a task's."""
        return self._model.line_at(self.currentIndex())

    def marked(self) -> list[BatchStatus]:
        """Return the batches of all marked rows from top to bottom; without any, the current row's batch."""
        rows = self.selectionModel().selectedRows() or [self.currentIndex()]
        tops = {index.parent().row() if index.parent().isValid() else index.row() for index in rows if index.isValid()}
        found = (self._model.line_at(self._model.index(row, 0)) for row in sorted(tops))
        return [line[0] for line in found if line is not None]

    def choose(self, batch_id: str, task_id: int | None = None) -> bool:
        """Make a row the current one and show it; return False if it isn't there."""
        index = self._model.index_of(batch_id, task_id)
        if index.isValid():
            self.mark_alone(index)
            self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            self._tell()
        return index.isValid()

    def mark_alone(self, index: QModelIndex) -> None:
        """Make a row the current one and the only marked one, even while modifier keys are held (as for Ctrl+Z)."""
        self.selectionModel().setCurrentIndex(index, _ALONE)

    def currentChanged(  # noqa: N802 - Qt's name
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Report the new current row, whatever made it current."""
        super().currentChanged(current, previous)
        self._telling.start()

    def _tell(self) -> None:
        self._telling.stop()
        self.chosen.emit(*(self.current() or (None, None)))

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:  # noqa: N802 - Qt's name
        """Report that other rows are marked."""
        super().selectionChanged(selected, deselected)
        self.selected.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current row on Enter, on every system."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    # --- The row below the pointer ---

    def viewportEvent(self, event: QEvent) -> bool:
        """Let the pointed row see the event first: the pointer may be over another row."""
        return self._pointed.hears(event) or super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Update the pointed row: rows may have moved below a resting pointer."""
        self._pointed.look()
        super().paintEvent(event)

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802 - Qt's name
        """Draw a background for the whole pointed row; that of a marked row is drawn above it."""
        if self._pointed.has(index):
            painter.fillRect(option.rect, theme.painted("raised"))
        super().drawRow(painter, option, index)

    def _below_pointer(self, index: Index) -> bool:
        return self._pointed.has(index)

    # --- Actions ---

    def copy_selected(self, *, with_titles: bool = True) -> None:
        """Copy the marked rows to the clipboard, each with its message."""
        message = {words.tr("Message", "monitor"): self._model.message_at}
        copy_rows(selected_rows(self, with_titles=with_titles, more=message))

    def row_menu(self) -> QMenu:
        """Return the menu: actions on the marked batches, then copying."""
        menu = super().row_menu()
        self.menu_wanted.emit(menu)
        return menu

    def _open(self, index: QModelIndex | QPersistentModelIndex) -> None:
        found = self._model.line_at(index)
        if found is not None:
            self.opened.emit(found[0].batch.id)

    # --- Columns ---

    def arrange(self, choice: ColumnChoice) -> None:
        """Show these columns, in this order."""
        self._arranging = True
        header = self.header()
        for place, key in enumerate(choice.order):
            header.moveSection(header.visualIndex(self._keys.index(key)), place)
        for at, column in enumerate(self._model.columns):
            if column.key != FIRST:
                header.resizeSection(at, choice.widths.get(column.key, self._least(column)))
        self._arranging = False
        self.choice = choice
        self._make_room()

    def remember(self, saved: object) -> None:
        """Show the stored columns."""
        self.arrange(self.first_columns.kept(saved))

    def to_keep(self) -> ColumnChoice:
        """Return the choice to store."""
        return self.choice

    def choose_columns(self, corner: QPoint) -> ColumnPopup:
        """Open the list of columns at this corner."""
        titles = [(column.key, column.title) for column in self._model.columns if column.key != FIRST]
        popup = ColumnPopup(titles, self.choice, self.first_columns, self)
        popup.chosen.connect(self._columns_chosen)
        popup.open_at(corner)
        return popup

    def _columns_chosen(self, choice: ColumnChoice) -> None:
        self.arrange(choice)
        self.columns_changed.emit(choice)

    def _dragged(self) -> None:
        if not self._arranging:
            header = self.header()
            keys = [self._keys[header.logicalIndex(place)] for place in range(len(self._keys))]
            self.choice = self.choice.ordered(keys)
            self.columns_changed.emit(self.choice)

    def _pulled(self, at: int, before: int, width: int) -> None:
        """Store a column's width only if a person changed it.

        The first column takes the remaining room, and a hidden one has none.
        """
        if not self._arranging and before and width and self._keys[at] != FIRST:
            self.choice = self.choice.sized(self._keys[at], width)
            self.columns_changed.emit(self.choice)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the least important columns if there is no room for all, so that none is cut off."""
        self._make_room()
        super().resizeEvent(event)

    def _least(self, column: Column[BatchStatus | Task]) -> int:
        """Return the width a column needs for its title and words, which may be longer in another language."""
        return least_width(self.header(), column)

    def _make_room(self) -> None:
        self._arranging = True
        widths = {column.key: self.choice.widths.get(column.key, self._least(column)) for column in self._model.columns}
        shown = set(self.choice.shown)
        for key in (key for key in _WHOLE if key in shown and key not in self.choice.widths):
            widths[key] = max(widths[key], self._needs(key))
            self.header().resizeSection(self._keys.index(key), widths[key])
        room = self.viewport().width() - _LEAST_NAME - sum(widths[key] for key in shown if key != FIRST)
        wanted = self._wanted_by_names(widths) if shown >= _GROWING.keys() else 0
        if _IDLE in shown and room < wanted and not any(status.moving for status in self._model.statuses):
            shown.discard(_IDLE)
            room += widths[_IDLE]
        for key in (key for key in _GIVE_WAY if key in shown):
            if room < 0:
                shown.discard(key)
                room += widths[key]
        for at, key in enumerate(self._keys):
            self.setColumnHidden(at, key not in shown)
        for key in shown & _GROWING.keys() - self.choice.widths.keys():
            grown = min(widths[key] + room - (self._name_needs() - _LEAST_NAME), max(widths[key], self._said(key)))
            self.header().resizeSection(self._keys.index(key), max(_LEAST_GROWING, self._title(key), grown))
        self._arranging = False

    def _wanted_by_names(self, widths: Mapping[str, int]) -> int:
        """Return the pixels that names and products need beside the least ones, to be shown whole."""
        products = (max(0, self._said(key) - widths[key]) for key in _GROWING.keys() - self.choice.widths.keys())
        return self._name_needs() - _LEAST_NAME + sum(products)

    def _title(self, key: str) -> int:
        return title_width(self.header(), self._model.columns[self._keys.index(key)].title)

    def _name_needs(self) -> int:
        """Return the pixels the names get before other columns grow; the longest names are cut anyway."""
        beside = 2 * PADDING + self.indentation() + 1
        needed = (width + beside for width in self._text_widths(FIRST))
        return max(_ROOMY_NAME, *(width for width in needed if width <= _MOST_NAME), 0)

    def _said(self, key: str) -> int:
        """Return the pixels a growing column needs for its texts, up to its maximum."""
        return min(self._needs(key), _GROWING[key])

    def _needs(self, key: str) -> int:
        """Return the pixels a column needs so that none of its texts is cut off."""
        return max(self._text_widths(key), default=0) + 2 * PADDING + 1

    def _text_widths(self, key: str) -> set[int]:
        column = self._model.columns[self._keys.index(key)]
        texts = {column.text(status) for status in self._model.statuses}
        return set(map(self.fontMetrics().horizontalAdvance, texts))


# The tree's row below the pointer: highlighted as a whole, also when rows move below a resting pointer.


Index = QModelIndex | QPersistentModelIndex
# Qt tracks a row of its own by these, and forgets it at each reload: only the branches would stay tinted.
_HOVERING = frozenset({QEvent.Type.HoverEnter, QEvent.Type.HoverMove, QEvent.Type.HoverLeave})
_MOVED = frozenset({QEvent.Type.HoverMove, QEvent.Type.MouseMove})


class PointedRow:
    """Tracks the pointed row of a tree, which passes its viewport's events and asks for each row.

    Repaints two at most.
    """

    def __init__(self, tree: QTreeView) -> None:
        self._tree = tree
        self._row = QPersistentModelIndex()
        self._meant = False  # a list that appears below a resting pointer isn't pointed at

    def hears(self, event: QEvent) -> bool:
        """Update the row if the event is about the pointer; return True if nobody else may see the event."""
        kind = event.type()
        if kind in _MOVED or kind == QEvent.Type.Leave:
            self._meant = kind in _MOVED
            self.look()
        return kind in _HOVERING

    def look(self) -> None:
        """Update the pointed row, and repaint the rows affected."""
        found = self._below()
        if found == self._row:
            return
        former, self._row = self._row, QPersistentModelIndex(found)
        for index in (former, found):
            self._repaint(index)

    def has(self, index: Index) -> bool:
        """Return True if this cell is in the pointed row."""
        row = self._row
        return row.isValid() and (row.row(), row.parent()) == (index.row(), index.parent())

    def _below(self) -> QModelIndex:
        view = self._tree.viewport()
        there = self._meant and view.underMouse()
        index = self._tree.indexAt(view.mapFromGlobal(QCursor.pos())) if there else QModelIndex()
        return index.siblingAtColumn(0)

    def _repaint(self, index: Index) -> None:
        rect = self._tree.visualRect(index)
        if rect.isValid():
            self._tree.viewport().update(0, rect.top(), self._tree.viewport().width(), rect.height())
