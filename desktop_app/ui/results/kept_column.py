"""A column that stays in sight while a table is scrolled aside: without the number, whose answers would these be?

It is drawn once more at the edge, over what is scrolled there, and pointed at it is itself. The table's columns, what
is copied and what a screen reader reads stay as they are; only the rows in sight are drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QHoverEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem, QTableView, QWidget

from desktop_app.ui import theme
from desktop_app.ui.parts.cell_delegate import mark_chosen
from desktop_app.ui.parts.mirroring import placed
from desktop_app.ui.parts.row_marks import RowMarks, draw_ring, whole_row
from desktop_app.ui.parts.table import prepare_header

_CORNER = theme.CARD_RADIUS - 1  # of the table within its card
_SHADE = 6  # pixels behind the edge
_DARKNESS = {False: 28, True: 110}  # of the shade, 0 to 255, on a light and on a dark ground
_CLICKS = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick}
_HOVERS = {QEvent.Type.HoverEnter, QEvent.Type.HoverMove}
_SELECTED = QStyle.StateFlag.State_Selected


class KeptColumn:
    """The column `at()` of a table, -1 for none. It is drawn by the table after its rows."""

    def __init__(self, table: QTableView, at: Callable[[], int]) -> None:
        self._table = table
        self.at = at

    @property
    def width(self) -> int:
        """How much it covers at the edge; 0 while it is in its place."""
        return self.width_by(self._table.horizontalHeader().offset())

    def width_by(self, scrolled: int) -> int:
        """The same once all is scrolled by so many pixels: a very wide one leaves half of the room to the others."""
        header, at = self._table.horizontalHeader(), self.at()
        gone = scrolled - header.sectionPosition(at) if at >= 0 else 0
        if gone <= 0:
            return 0
        whole = header.sectionSize(at)
        return max(min(whole, self._table.viewport().width() // 2), whole - gone)

    def place(self, widget: QWidget) -> QRect:
        """What it covers of the table's viewport, or of the header's; empty while it is in its place."""
        edge = QRect(0, 0, self.width, widget.height())
        return placed(edge, widget.rect(), self._table.layoutDirection())

    def holds(self, x: float) -> bool:
        """Whether it is there that somebody points."""
        place = self.place(self._table.viewport())
        return place.left() <= x <= place.right()

    def draw(self, marks: RowMarks, event: QPaintEvent) -> None:
        """Its cells in the rows that are painted, the edge, and what the ring of a row has there."""
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
    """Titles as ever, that of the kept column above it; it is clicked there, and pulled where it really is."""

    def __init__(self, table: QTableView, kept: KeptColumn) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._kept = kept
        prepare_header(self)
        self.setSectionsClickable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The kept one's over the others, up to the table's round corner."""
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
        """What is done with the title at the edge is done with the column, wherever that is."""
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
                self.unsetCursor()  # there is no edge to pull: it belongs to what is covered
                return True
        return super().viewportEvent(event)


def _draw_edge(painter: QPainter, place: QRect, direction: Qt.LayoutDirection) -> None:
    """A line where `place` ends and a shade behind it: what comes next goes on below it."""
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
