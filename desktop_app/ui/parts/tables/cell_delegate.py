"""Draws cells and rows: icon and word in a tone, a line below each row, soft selection, visible focus."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QHelpEvent, QPainter, QPen, QStaticText, QTransform
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.bars import paint_bar
from desktop_app.ui.parts.label import tip_text
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.parts.tables.data_table_model import CellLook, Role

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


Index = QModelIndex | QPersistentModelIndex
PADDING = 12
_ICON_GAP = 8
# The room a cell needs besides its text: an icon, and the padding at both sides.
WORD_ROOM = 2 * PADDING + icons.SIZE + _ICON_GAP
_TRACK_HEIGHT = 6
_MARK_WIDTH = 3
_SELECTED = QStyle.StateFlag.State_Selected.value
_POINTED = QStyle.StateFlag.State_MouseOver.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value
_ENABLED = QStyle.StateFlag.State_Enabled.value
_NOTHING = CellLook("", "", "", 0)


class CellDelegate(QStyledItemDelegate):
    """Asks the model for a cell's look and draws it all itself, which is also the fastest way.

    `cut`: where a text that doesn't fit is shortened.
    """

    def __init__(self, parent: QObject | None = None, cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        super().__init__(parent)
        self._mirrored = QGuiApplication.isRightToLeft()  # asked once, not for each cell
        self._texts = CellTexts(mirrored=self._mirrored, cut=cut)
        self.searched = ""  # highlighted within texts
        self._row_marks: RowMarks = getattr(parent, "row_marks", None) or RowMarks()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw background, content, line, and the ring of a cell focused by itself."""
        rect, state = option.rect, option.state.value  # each access copies from Qt: take them once, flags as a number
        if state & _SELECTED:
            painter.fillRect(rect, theme.painted("selection"))
        elif state & _POINTED or 0 <= self._row_marks.pointed == index.row():
            painter.fillRect(rect, theme.painted("raised"))
        self.draw_content(painter, rect.adjusted(PADDING, 0, -PADDING, 0), option, index)
        self.draw_line(painter, rect)
        if state & _SELECTED and _begins_row(option.widget, index):
            mark_chosen(painter, rect)
        if state & _FOCUSED and self._row_marks.by_cell and _shows_focus(option.widget):
            draw_ring(painter, rect)

    def draw_line(self, painter: QPainter, rect: QRect) -> None:
        """Draw the line between a row and the next."""
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.painted("border"))

    def draw_content(self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the icon, if any, and the text, shortened if it doesn't fit."""
        text, name, tone, flags = cell_look(index)
        tone = tone or "text"
        if name:
            left = room.right() - icons.SIZE + 1 if self._mirrored else room.left()
            icons.paint(painter, QRect(left, room.center().y() - 7, icons.SIZE, icons.SIZE), name, tone)
            taken = icons.SIZE + _ICON_GAP
            room = room.adjusted(0, 0, -taken, 0) if self._mirrored else room.adjusted(taken, 0, 0, 0)
        if not text:
            return
        if self.searched:
            self._mark(painter, room, text, flags, option)
        painter.setPen(_pen(tone, option))
        self._texts.draw(painter, room, text, flags, option)

    def _mark(self, painter: QPainter, room: QRect, text: str, flags: int, option: QStyleOptionViewItem) -> None:
        """Highlight the visible matches of the search; nothing behind the end of a shortened text."""
        from desktop_app.core.text.search_text import (
            spans,  # its letters are worked out at import, after the first paint
        )

        measure = option.fontMetrics.horizontalAdvance
        shown = text[: room.width() + 1]
        spare = room.width() - measure(shown)
        end = bool(flags & Qt.AlignmentFlag.AlignRight.value) is not self._mirrored
        left = room.left() + (max(0, spare) if end else 0)
        for first, past in spans(self.searched, shown):
            begin, width = measure(shown[:first]), measure(shown[first:past])
            if left + begin + width <= room.right() + 1:
                height = option.fontMetrics.height()
                place = QRect(left + begin, room.center().y() - height // 2, width, height)
                painter.fillRect(place, theme.painted("found"))

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show the model's tool tip, else the full text if that is shortened."""
        if event.type() == QEvent.Type.ToolTip and index.isValid():
            told = str(index.data(Qt.ItemDataRole.ToolTipRole) or "") or self.shortened(option, index)
            QToolTip.showText(event.globalPos(), tip_text(told), view, option.rect)
            return bool(told)
        return super().helpEvent(event, view, option, index)

    def shortened(self, option: QStyleOptionViewItem, index: Index) -> str:
        """Return the full text of a cell without room for it, "" if it fits."""
        text, name, _, _ = cell_look(index)
        room = option.rect.width() - 2 * PADDING - (icons.SIZE + _ICON_GAP if name else 0)
        return text if text and option.fontMetrics.horizontalAdvance(text[: room + 1]) > room else ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the row's fixed height, and the width of what is drawn."""
        text = index.data(Qt.ItemDataRole.DisplayRole)
        width = option.fontMetrics.horizontalAdvance(str(text)) if text else 0
        if index.data(Role.ICON):
            width += icons.SIZE + _ICON_GAP
        return QSize(width + 2 * PADDING + 2, theme.ROW_HEIGHT)


class ProgressDelegate(CellDelegate):
    """Draws a thin rounded bar for `Role.PROGRESS` in `Role.TONE`; the text is for screen readers and Ctrl+C."""

    def draw_content(self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw track and bar, or nothing without progress."""
        fraction = index.data(Role.PROGRESS)
        if fraction is None:
            return
        track = QRectF(room.left(), room.center().y() - _TRACK_HEIGHT / 2 + 1, room.width(), _TRACK_HEIGHT)
        tone = index.data(Role.TONE) or "accent"
        paint_bar(painter, track, fraction, tone, selected=bool(option.state.value & _SELECTED))


def mark_chosen(painter: QPainter, rect: QRect) -> None:
    """Draw the bar at the start of a selected row, whose soft background isn't enough (WCAG 2.2, 1.4.11)."""
    bar = QRect(rect.left(), rect.top(), _MARK_WIDTH, rect.height())
    painter.fillRect(placed(bar, rect, painter.layoutDirection()), theme.painted("accent"))


def cell_look(index: Index) -> CellLook:
    """Return a model's look of a cell: at once by `look` if it has that, else role by role."""
    model = index.model()
    if (look := getattr(model, "look", None)) is not None:
        return look(index) or _NOTHING
    flags = index.data(Qt.ItemDataRole.TextAlignmentRole) or int(Qt.AlignmentFlag.AlignVCenter)
    text, icon, tone = (index.data(role) for role in (Qt.ItemDataRole.DisplayRole, Role.ICON, Role.TONE))
    return CellLook(str(text or ""), icon or "", tone or "", int(flags))


def _pen(tone: str, option: QStyleOptionViewItem) -> QColor:
    return theme.painted(tone if option.state.value & _ENABLED else "disabled")


def _shows_focus(view: QWidget | None) -> bool:
    return isinstance(view, QAbstractItemView) and view.hasFocus()


def _begins_row(view: QWidget | None, index: Index) -> bool:
    """Return True for the first cell as shown; a tree marks its rows itself, left of the branches."""
    return isinstance(view, QTableView) and view.horizontalHeader().sectionPosition(index.column()) == 0


# Draws cell texts as fast as Qt can: a scrolled table has hundreds of them in each frame.


_MOST = 2_000  # texts kept, a few screens of them
_SPACES = dict.fromkeys(map(ord, "\t\n\v\f\r\x85\u2028\u2029"), " ")  # any cell's text is drawn on one line
_RIGHT = Qt.AlignmentFlag.AlignRight.value


class CellTexts:
    """Draws a text on one line, vertically centred, shortened if it doesn't fit.

    Finding a text's glyphs takes most of the time of drawing and of measuring it; most texts of a column appear again
    in the next frame, so they are kept ready (`QStaticText`).
    """

    def __init__(self, *, mirrored: bool = False, cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        self._cut = cut
        self._at_the_right = 0 if mirrored else _RIGHT  # the alignment flag of a text at the right
        self._font = QFont()
        self._ready: dict[tuple[str, int], tuple[QStaticText, int, int]] = {}  # by text and width; with its size

    def draw(self, painter: QPainter, room: QRect, text: str, flags: int, option: QStyleOptionViewItem) -> None:
        """Draw in the painter's pen and the option's font; `flags` tell if the text stands at the end."""
        font = option.font
        if font != self._font or len(self._ready) > _MOST:
            self._font = QFont(font)  # the option's font lives only as long as the option
            self._ready.clear()
        width = room.width()
        ready = self._ready.get((text, width))
        if ready is None:
            ready = self._ready[text, width] = _ready(text, width, option, self._cut)
        glyphs, text_width, text_height = ready
        painter.setFont(font)
        left = room.left() + (width - text_width if flags & _RIGHT == self._at_the_right else 0)
        painter.drawStaticText(QPoint(left, room.top() + (room.height() - text_height) // 2), glyphs)


def _ready(text: str, width: int, option: QStyleOptionViewItem, cut: Qt.TextElideMode) -> tuple[QStaticText, int, int]:
    whole = text if cut is Qt.TextElideMode.ElideMiddle else text[: width + 1]  # a character takes more than a pixel
    line = whole.translate(_SPACES)
    found = _shaped(line, option)
    if found[1] > width:  # rare; testing first would find the glyphs of all of them twice
        found = _shaped(option.fontMetrics.elidedText(line, cut, width), option)
    return found


def _shaped(line: str, option: QStyleOptionViewItem) -> tuple[QStaticText, int, int]:
    glyphs = QStaticText(line)
    glyphs.setTextFormat(Qt.TextFormat.PlainText)
    glyphs.prepare(QTransform(), option.font)
    size = glyphs.size()
    return glyphs, ceil(size.width()), ceil(size.height())
