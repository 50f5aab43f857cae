"""The table of products: typed into in place, and worked by keys alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from desktop_app.ui import words
from desktop_app.ui.parts.table import Table, title_width
from desktop_app.ui.settings.product_cell import ProductCells
from desktop_app.ui.settings.product_rows import SHOWN, ProductRows, column_titles

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
