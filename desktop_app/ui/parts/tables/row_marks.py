"""Marks whole rows of a table: the background under the pointer, and the focus ring."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from desktop_app.ui.look import theme

_RADIUS = 4


class RowMarks:
    """Holds a table's pointed row (-1 for none), which its delegates query for each cell.

    `by_cell`: the keyboard moves by cell, so each cell has its own ring.
    """

    by_cell = False
    pointed = -1

    def __init__(self, table: QTableView | None = None) -> None:
        self._table = table

    def point_at(self, row: int) -> None:
        """Set the row under the pointer, or -1 for none."""
        before, self.pointed = self.pointed, row
        if before != row:
            self.repaint(before, row)

    def repaint(self, *rows: int) -> None:
        """Repaint whole rows, if they are visible."""
        for row in rows:
            if row >= 0 and (table := self._table) is not None:
                table.viewport().update(
                    0, table.rowViewportPosition(row), table.viewport().width(), table.rowHeight(row)
                )

    def draw(self) -> None:
        """Draw the ring around the current row, while its table is painted and has the focus."""
        table = self._table
        if table is None or self.by_cell or not table.hasFocus() or not table.currentIndex().isValid():
            return
        row = table.currentIndex().row()
        place = whole_row(
            table.horizontalHeader(), table.viewport(), table.rowViewportPosition(row), table.rowHeight(row)
        )
        draw_ring(QPainter(table.viewport()), place)


def draw_ring(painter: QPainter, rect: QRect) -> None:
    """Draw the ring inside of `rect`, above the line that ends a row."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("accent"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -2), _RADIUS, _RADIUS)
    painter.restore()


def whole_row(header: QHeaderView, viewport: QWidget, top: int, height: int) -> QRect:
    """Return a row's visible rectangle across all columns, which ends at the edge of the viewport."""
    width = header.length()
    left = viewport.width() - width + header.offset() if header.isRightToLeft() else -header.offset()
    return QRect(left, top, width, height).intersected(QRect(0, top, viewport.width(), height))
