"""How pop-ups look: each option with its mark, words and hint, and the frame around them."""

from __future__ import annotations

import math
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.parts.tables.cell_delegate import mark_chosen

MARK_ROOM = 32  # from the edge to the words
_BOX, _LEFT, _GAP = 16, 8, 16
_MARK_INSET = 7
_SPARE = 2  # pixels around words and hint: a text with exactly its own width may be cut
_LEAST_TEXT = 0.4  # of the room, however long the hint is


class OptionRole(IntEnum):
    """The data of an option besides the searched text."""

    TEXT = Qt.ItemDataRole.UserRole + 1
    HINT = Qt.ItemDataRole.UserRole + 2
    CHOSEN = Qt.ItemDataRole.UserRole + 3
    LINE_BELOW = Qt.ItemDataRole.UserRole + 4
    HEADING = Qt.ItemDataRole.UserRole + 5
    ICON = Qt.ItemDataRole.UserRole + 6  # one of our icons, in place of the mark


class OptionDelegate(QStyledItemDelegate):
    """Draws options; with `boxes` each has a check box, whose state is Qt's `CheckStateRole`.

    Hints stand at the end, or aligned at `hints_from` pixels from the start of the words.
    """

    boxes = False
    hints_from = 0

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw background, mark, words and hint; of a heading only the words."""
        if index.data(OptionRole.HEADING):
            _draw_heading(painter, option, str(index.data(OptionRole.TEXT)))
            return
        rect, state = option.rect, option.state  # each access copies from Qt: take them once
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("selection" if chosen else "raised"))
            painter.drawRoundedRect(QRectF(rect).adjusted(0, 1, 0, -1), 4, 4)
            if chosen:
                mark_chosen(painter, rect.adjusted(0, _MARK_INSET, 0, -_MARK_INSET))
        box = QRect(rect.left() + _LEFT, rect.center().y() - 7, _BOX, _BOX)
        self._draw_mark(painter, placed(box, rect, option.direction), index)
        self._draw_words(painter, rect.adjusted(MARK_ROOM, 0, -_LEFT - 4, 0), option, index)
        if index.data(OptionRole.LINE_BELOW):
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.colour("border"))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return one row's height and the width of words and hint."""
        measure = option.fontMetrics
        text, hint = (str(index.data(role) or "") for role in (OptionRole.TEXT, OptionRole.HINT))
        width = measure.horizontalAdvance(text) + (_GAP + measure.horizontalAdvance(hint) if hint else 0)
        return QSize(MARK_ROOM + width + 2 * _SPARE + _LEFT + 6, theme.ROW_HEIGHT - 2)

    def _draw_mark(self, painter: QPainter, box: QRect, index: QModelIndex | QPersistentModelIndex) -> None:
        if not self.boxes:
            if index.data(OptionRole.CHOSEN):
                icons.paint(painter, box, "check", "accent")
            elif index.data(OptionRole.ICON):
                icons.paint(painter, box, str(index.data(OptionRole.ICON)), "muted")
            return
        ticked = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) is Qt.CheckState.Checked
        painter.setPen(QPen(theme.colour("accent" if ticked else "edge"), 1))
        painter.setBrush(theme.colour("accent" if ticked else "surface"))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if ticked:
            icons.paint(painter, box.adjusted(1, 1, -1, -1), "tick", "accent_text")

    def _draw_words(
        self,
        painter: QPainter,
        room: QRect,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        text, hint = (str(index.data(role) or "") for role in (OptionRole.TEXT, OptionRole.HINT))
        whole, way = option.rect, option.direction
        measure, middle = option.fontMetrics, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
        right = Qt.AlignmentFlag.AlignLeft if self.hints_from else Qt.AlignmentFlag.AlignRight
        beside = self._hint_room(
            room, measure.horizontalAdvance(text) + _SPARE, measure.horizontalAdvance(hint) + _SPARE
        )
        if hint:
            painter.setPen(theme.colour("muted"))
            short = measure.elidedText(hint, Qt.TextElideMode.ElideRight, beside.width())
            painter.drawText(placed(beside, whole, way), middle | int(right), short)
            room = QRect(room.topLeft(), QPoint(beside.left() - _GAP, room.bottom()))
        painter.setPen(theme.colour("text"))
        short = measure.elidedText(text, Qt.TextElideMode.ElideMiddle, room.width())  # names differ at the end
        painter.drawText(placed(room, whole, way), middle | int(Qt.AlignmentFlag.AlignLeft), short)

    def _hint_room(self, room: QRect, text: int, hint: int) -> QRect:
        """Return the hint's place; the words keep their least share if both are long."""
        if self.hints_from:
            return room.adjusted(self.hints_from + _GAP, 0, 0, 0)
        least = min(text, round(room.width() * _LEAST_TEXT))
        width = min(hint, room.width() - _GAP - least)
        return QRect(room.right() - width + 1, room.top(), width, room.height())


def _draw_heading(painter: QPainter, option: QStyleOptionViewItem, text: str) -> None:
    painter.save()
    font = QFont(option.font)
    font.setPixelSize(theme.sizes().small)
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(theme.colour("muted"))
    low = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextSingleLine)
    room = option.rect.adjusted(_LEFT, 0, -_LEFT, -5)
    painter.drawText(room, low, painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width()))
    painter.restore()


class Popup(QFrame):
    """A frame above the window with round corners and a column of parts; it is deleted when it closes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.delegate = OptionDelegate(self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(theme.S, theme.S, theme.S, theme.S)
        self.column.setSpacing(theme.S)

    def make_list(self, name: str) -> QListWidget:
        """Return a list of options, whose keys this pop-up filters; `name` is for screen readers."""
        made = QListWidget()
        made.setAccessibleName(name)
        made.setMouseTracking(True)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setItemDelegate(self.delegate)
        made.installEventFilter(self)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Round the corners at any size."""
        super().resizeEvent(event)
        round_corners(self)


def placed_below(place: QRect, least: int, inside: QRect, free: QRect, *, mirrored: bool) -> QRect:
    """Return `place` moved so that it fits the screen; it opens below something `least` wide.

    Extra width goes to where lines end, or the other way if it would leave `inside`; it stays on `free`.
    """
    place, end = QRect(place), place.left() + least
    at_end = end - place.width() >= inside.left() if mirrored else place.right() > inside.right()
    if at_end:
        place.moveRight(end - 1)
    place.moveLeft(max(place.left(), free.left()))
    place.moveRight(min(place.right(), free.right()))
    place.moveBottom(min(place.bottom(), free.bottom()))
    return place


def round_corners(popup: QWidget) -> None:
    """Mask a window's corners, which are black on an X screen without a compositor.

    Call it whenever the size changes. Elsewhere windows are composited, and a mask would only make the edge coarse.
    """
    if QGuiApplication.platformName() == "xcb":
        popup.setMask(rounded(popup.size(), theme.CARD_RADIUS))


def rounded(size: QSize, radius: int) -> QRegion:
    """Return a rectangle without the pixels whose centre is beyond its round corners."""
    width, height = size.width(), size.height()
    rows = [QRect(0, radius, width, height - 2 * radius)]
    for row in range(radius):
        inset = math.ceil(radius - 0.5 - math.sqrt(radius**2 - (radius - row - 0.5) ** 2))
        rows += [QRect(inset, at, width - 2 * inset, 1) for at in (row, height - 1 - row)]
    region = QRegion()
    for each in rows:
        region += each
    return region
