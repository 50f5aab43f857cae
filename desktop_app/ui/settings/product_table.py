"""The table of products: edited in place, and usable by keyboard alone."""

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
    """Enter or F2 edits a cell, Tab goes to the next; Insert, Delete, Alt+Up and Alt+Down act on whole rows."""

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
        """Handle the keys for rows, and Enter for the current cell."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        # Keys that a cell's editor doesn't handle arrive here, too.
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
        """Go to this cell."""
        self.setCurrentIndex(self._rows.index(row, SHOWN.index(field)))
        self.setFocus()

    def add_row(self) -> None:
        """Insert a blank row below the current one, and start editing it."""
        if self._rows.full:
            return
        at = self.currentIndex().row() + 1 if self.currentIndex().isValid() else self._rows.rowCount()
        self._rows.add(at)
        self.go_to(at)
        self.edit(self.currentIndex())

    def remove_row(self) -> None:
        """Remove the current row, and go to its neighbour."""
        at, column = self.currentIndex().row(), self.currentIndex().column()
        if at < 0:
            return
        self._rows.remove(at)
        if self._rows.rowCount():
            self.go_to(min(at, self._rows.rowCount() - 1), SHOWN[column])

    def move_row(self, by: int) -> None:
        """Move the current row one place up (-1) or down (1)."""
        self._rows.move(self.currentIndex().row(), by)
        self.scrollTo(self.currentIndex())


# --- Editing a cell of the products' table, with its fault shown right below ---


Index = QModelIndex | QPersistentModelIndex
_WIDEST = 320  # pixels of a fault's text


class ProductCells(CellDelegate):
    """Draws cells like every table; provides text fields, and a choice for the ways of sending."""

    def __init__(self, table: QTableView, rows: ProductRows) -> None:
        super().__init__(table)
        self._rows = rows

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002 - Qt's signature
        """Return the editor for a cell."""
        field, at = SHOWN[index.column()], index.row()
        made = self._way_box(parent) if field == "via" else self._text_field(parent, at, field)
        made.setAccessibleName(column_titles()[field][0])
        return made

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802 - Qt's name
        """Put the current value into the editor."""
        text = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(0, editor.findData(text)))
        elif isinstance(editor, CellField) and not editor.isModified():
            editor.setText(text)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take the typed or chosen value."""
        at = model.index(index.row(), index.column())
        if isinstance(editor, QComboBox):
            model.setData(at, editor.currentData())
        elif isinstance(editor, CellField):
            model.setData(at, editor.text())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: ARG002, N802 - Qt's signature
        """Let the editor fill the whole cell."""
        editor.setGeometry(option.rect.adjusted(1, 0, -1, -1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep editing while the list of the ways is open: it is part of its cell."""
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
    """A text field; `fault(text)` returns why the text is wrong, "" if it isn't, which is shown below while typing."""

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
        """Move the fault's text along."""
        super().moveEvent(event)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the fault's text along."""
        super().resizeEvent(event)
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the fault's text after editing: the table marks faults itself."""
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
        """Put the fault's text below the field, or above it if there is no room, always within the table."""
        room = self._table.rect()
        width = min(_WIDEST, room.width())
        self.reason.setFixedWidth(min(width, self.reason.fontMetrics().horizontalAdvance(self.reason.text()) + 24))
        self.reason.adjustSize()
        size = self.reason.size()
        below = self.geometry().bottom() + theme.XS
        top = below if below + size.height() <= room.height() else self.geometry().top() - size.height() - theme.XS
        self.reason.move(max(0, min(self.x(), room.width() - size.width() - theme.S)), top)
        self.reason.raise_()
