"""The table of products: typed into in place, and worked by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QHeaderView,
    QLineEdit,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop_app.ui.look import theme
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.tables.cell_delegate import CellDelegate
from desktop_app.ui.parts.tables.table import Table, title_width
from desktop_app.ui.settings.product_rows import SHOWN, ProductRows, column_titles, way_words
from desktop_app.ui.text import words

_WIDTHS = {"slug": 236, "family": 176, "price": 124, "minimum": 100, "maximum": 100, "via": 88}  # or more
_TRIGGER = QAbstractItemView.EditTrigger


class ProductTable(Table):
    """Enter or F2 types into a cell, Tab goes to the next; Insert, Delete, Alt+Up and Alt+Down are for whole rows."""

    def __init__(self, rows: ProductRows) -> None:
        super().__init__(words.tr("Products", "settings"), rows)
        self._rows = rows
        self.row_marks.by_cell = True
        self.setItemDelegate(ProductCells(self, rows))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        if not rows.fixed:
            self.setEditTriggers(_TRIGGER.DoubleClicked | _TRIGGER.EditKeyPressed | _TRIGGER.AnyKeyPressed)
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        for field, width in _WIDTHS.items():
            header.resizeSection(SHOWN.index(field), max(width, title_width(header, column_titles()[field][0])))
        header.setSectionResizeMode(SHOWN.index("name"), QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys for rows, and Enter for the cell one is on."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        # What a cell leaves alone while it is typed into comes here, too.
        if self._rows.fixed or self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif alt and key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.move_row(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Insert:
            self.add_row()
        elif key == Qt.Key.Key_Delete:
            self.remove_row()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def go_to(self, row: int, field: str = "name") -> None:
        """Be on this cell."""
        self.setCurrentIndex(self._rows.index(row, SHOWN.index(field)))
        self.setFocus()

    def add_row(self) -> None:
        """A blank one below where one is, ready to be typed into."""
        if self._rows.full:
            return
        at = self.currentIndex().row() + 1 if self.currentIndex().isValid() else self._rows.rowCount()
        self._rows.add(at)
        self.go_to(at)
        self.edit(self.currentIndex())

    def remove_row(self) -> None:
        """The one where one is; one is on its neighbour then."""
        at, column = self.currentIndex().row(), self.currentIndex().column()
        if at < 0:
            return
        self._rows.remove(at)
        if self._rows.rowCount():
            self.go_to(min(at, self._rows.rowCount() - 1), SHOWN[column])

    def move_row(self, by: int) -> None:
        """The one where one is, one place up (-1) or down (1)."""
        self._rows.move(self.currentIndex().row(), by)
        self.scrollTo(self.currentIndex())


# --- A cell of the products' table while it is typed into: what is wrong is said right below it ---


Index = QModelIndex | QPersistentModelIndex
_WIDEST = 320  # pixels, of a reason


class ProductCells(CellDelegate):
    """Draws as every table; fields to type into, and the ways of sending to choose from."""

    def __init__(self, table: QTableView, rows: ProductRows) -> None:
        super().__init__(table)
        self._rows = rows

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002 - Qt's signature
        """For one cell."""
        field, at = SHOWN[index.column()], index.row()
        made = self._way_box(parent) if field == "via" else self._text_field(parent, at, field)
        made.setAccessibleName(column_titles()[field][0])
        return made

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802 - Qt's name
        """What stands there now."""
        text = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(0, editor.findData(text)))
        elif isinstance(editor, CellField) and not editor.isModified():
            editor.setText(text)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """What was typed or chosen."""
        at = model.index(index.row(), index.column())
        if isinstance(editor, QComboBox):
            model.setData(at, editor.currentData())
        elif isinstance(editor, CellField):
            model.setData(at, editor.text())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: ARG002, N802 - Qt's signature
        """The whole cell."""
        editor.setGeometry(option.rect.adjusted(1, 0, -1, -1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An open list of the ways is part of its cell: it doesn't end the typing."""
        if event.type() == QEvent.Type.FocusOut and isinstance(watched, QComboBox) and watched.view().isVisible():
            return False
        return super().eventFilter(watched, event)

    def _way_box(self, parent: QWidget) -> QComboBox:
        box = QComboBox(parent)
        for way, text in way_words().items():
            box.addItem(text, way)
        box.activated.connect(lambda _at: self.commitData.emit(box))
        return box

    def _text_field(self, parent: QWidget, at: int, field: str) -> CellField:
        made = CellField(parent, lambda text: self._rows.fault_if(at, field, text))
        if field == "family":
            completer = QCompleter(self._rows.families(), made)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            made.setCompleter(completer)
        elif field in {"price", "minimum", "maximum"}:
            made.setAlignment(Qt.AlignmentFlag.AlignRight)
        return made


class CellField(QLineEdit):
    """A line to type into; `fault(text)` is why it can't be, "" where it can. It is said below while it is typed."""

    def __init__(self, parent: QWidget, fault: Callable[[str], str]) -> None:
        super().__init__(parent)
        self._fault = fault
        self._table = parent
        self.setProperty("scale", "cell")
        self.reason = Label("", "bubble", wrap=True)
        self.reason.setParent(parent)
        self.reason.hide()
        self.destroyed.connect(self.reason.deleteLater)
        self.textChanged.connect(self._check)

    def moveEvent(self, event: QMoveEvent) -> None:
        """The reason goes along."""
        super().moveEvent(event)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The same."""
        super().resizeEvent(event)
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        """Typed to its end: the table itself marks what is wrong."""
        super().hideEvent(event)
        self.reason.hide()

    def _check(self, text: str) -> None:
        reason = self._fault(text)
        theme.set_role(self, tone="danger" if reason else "")
        self.setAccessibleDescription(reason)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self._place()

    def _place(self) -> None:
        """Below the field, or above it where there is no room; always within the table."""
        room = self._table.rect()
        width = min(_WIDEST, room.width())
        self.reason.setFixedWidth(min(width, self.reason.fontMetrics().horizontalAdvance(self.reason.text()) + 24))
        self.reason.adjustSize()
        size = self.reason.size()
        below = self.geometry().bottom() + theme.XS
        top = below if below + size.height() <= room.height() else self.geometry().top() - size.height() - theme.XS
        self.reason.move(max(0, min(self.x(), room.width() - size.width() - theme.S)), top)
        self.reason.raise_()
