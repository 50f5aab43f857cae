"""Draws a row of a bar chart: words and numbers above, the bar below them across all columns."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from desktop_app.ui.look import theme
from desktop_app.ui.parts.bars import paint_bar
from desktop_app.ui.parts.layout.mirroring import number_flags
from desktop_app.ui.parts.tables.cell_delegate import CellDelegate
from desktop_app.ui.parts.tables.data_table_model import Role

ROW_HEIGHT = 42
_WORDS, _BAR, MARGIN = 24, 6, 8
Index = QModelIndex | QPersistentModelIndex


class BarDelegate(CellDelegate):
    """`Role.PROGRESS` is the bar's share, `Role.TONE` its colour."""

    def draw_line(self, painter: QPainter, rect: QRect) -> None:
        """Draw no line: the bars separate the rows."""

    def draw_content(self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell's words above, and its part of the bar below."""
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        above = QRect(room.left() - 4, option.rect.top() + 3, room.width() + 8, _WORDS)
        alignment = int(index.data(Qt.ItemDataRole.TextAlignmentRole))
        painter.setFont(option.font)
        muted = index.column() == 1 or index.data(Role.ROW).value is None
        painter.setPen(theme.colour("muted" if muted else "text"))
        short = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, above.width())
        if index.column():  # share and count
            alignment = number_flags(alignment, option.direction)
        painter.drawText(above, alignment | int(Qt.TextFlag.TextSingleLine), short)
        self._draw_bar(painter, option, index)

    def _draw_bar(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = option.widget
        if not isinstance(view, QTableView):
            return
        row = _whole_row(view, option.rect)
        whole = QRectF(row.left() + MARGIN, row.top() + _WORDS + 5, row.width() - 2 * MARGIN, _BAR)
        painter.save()
        painter.setClipRect(option.rect)
        share, tone = float(index.data(Role.PROGRESS) or 0), str(index.data(Role.TONE) or "accent")
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        paint_bar(painter, whole, share, tone, selected=selected)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return a height of two lines."""
        return QSize(super().sizeHint(option, index).width(), ROW_HEIGHT)


def _whole_row(view: QTableView, cell: QRect) -> QRectF:
    columns = range(view.model().columnCount())
    width = sum(view.columnWidth(at) for at in columns)
    return QRectF(min(map(view.columnViewportPosition, columns)), cell.top(), width, cell.height())
