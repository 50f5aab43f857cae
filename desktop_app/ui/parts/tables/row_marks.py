"""What marks a whole row of a table: the ground below the pointer, and the ring where the keys are."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from desktop_app.ui.look import theme

_RADIUS = 4


class RowMarks:
    """Of a table; its delegates look here with each cell for the row that the pointer is over, -1 for none.

    `by_cell` where keys go to cells: each of these has the ring by itself then.
    """

    by_cell = False
    pointed = -1

    def __init__(self, table: QTableView | None = None) -> None:
        self._table = table

    def point_at(self, row: int) -> None:
        """The pointer is over another row, or over none."""
        before, self.pointed = self.pointed, row
        if before != row:
            self.repaint(before, row)

    def repaint(self, *rows: int) -> None:
        """Whole rows, where they are in sight."""
        for row in rows:
            if row >= 0 and (table := self._table) is not None:
                table.viewport().update(
                    0, table.rowViewportPosition(row), table.viewport().width(), table.rowHeight(row)
                )

    def draw(self) -> None:
        """The ring around the current row, while its table is painted and has the focus."""
        table = self._table
        if table is None or self.by_cell or not table.hasFocus() or not table.currentIndex().isValid():
            return
        row = table.currentIndex().row()
        place = whole_row(
            table.horizontalHeader(), table.viewport(), table.rowViewportPosition(row), table.rowHeight(row)
        )
        draw_ring(QPainter(table.viewport()), place)


def draw_ring(painter: QPainter, rect: QRect) -> None:
    """The ring inside of `rect`, above the line that ends a row."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("accent"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -2), _RADIUS, _RADIUS)
    painter.restore()


def whole_row(header: QHeaderView, viewport: QWidget, top: int, height: int) -> QRect:
    """A row over all of its columns, but those out of sight: it is closed where the place for them ends."""
    width = header.length()
    left = viewport.width() - width + header.offset() if header.isRightToLeft() else -header.offset()
    return QRect(left, top, width, height).intersected(QRect(0, top, viewport.width(), height))
