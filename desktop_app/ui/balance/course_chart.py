"""The balance over time, drawn: a step line over a soft area, read by pointer, by keys, or as words."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop_app.services.ports import BalanceEntry
from desktop_app.ui import theme, words
from desktop_app.ui.balance.course import Scale, Step, scale_for, steps_of, time_shares
from desktop_app.ui.parts.mirroring import placed

_TOP, _BOTTOM, _GAP = 14, 24, 10
_DOT = 4.0
_LINE_ROOM = 20  # pixels from one label to the next


class CourseChart(QLabel):  # so that assistive technology knows it for something to be read
    """Left and Right go from reading to reading as they are drawn, Home and End to the ends, Escape leaves them."""

    def __init__(self) -> None:
        super().__init__()
        self._steps: list[Step] = []
        self._shares: list[float] = []
        self._scale = Scale(0, 1, (0, 1))
        self._unit = ""
        self._warn_below = 0
        self._marked: int | None = None
        self._ring = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(_tr("Course of the balance"))

    def show_course(self, entries: Sequence[BalanceEntry], unit: str, warn_below: int = 0) -> None:
        """Readings, the oldest first; none draws an empty frame."""
        self._steps = steps_of(entries)
        self._shares = time_shares(self._steps)
        self._scale = scale_for(self._steps)
        self._unit = unit
        self._warn_below = warn_below
        self._marked = None
        self.setAccessibleDescription(self.description())
        self.update()

    def description(self) -> str:
        """The course in words."""
        if not self._steps:
            return _tr("No reading yet.")
        first, last = self._steps[0], self._steps[-1]
        if len(self._steps) == 1:
            return _tr("One reading: {}.").format(self.words_of(0))
        amounts = [step.amount for step in self._steps]
        text = _tr("From {} on {} to {} on {}, lowest {}, highest {}.")
        return text.format(
            words.number(first.amount),
            _when(first.at),
            words.number(last.amount),
            _when(last.at),
            words.number(min(amounts)),
            words.number(max(amounts)),
        )

    def words_of(self, at: int) -> str:
        """A step in words: "99,987 credits · 3 Jun 12:04"."""
        step = self._steps[at]
        return f"{words.number(step.amount)} {self._unit}".strip() + f" · {_when(step.at)}"

    @property
    def marked(self) -> int | None:
        """The step that is pointed at."""
        return self._marked

    def sizeHint(self) -> QSize:
        """Wide and low."""
        return QSize(420, 150)

    def minimumSizeHint(self) -> QSize:
        """Enough for a line and two labels."""
        return QSize(220, 96)

    # --- reading it ---

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From step to step."""
        last = len(self._steps) - 1
        now = last + 1 if self._marked is None else self._marked
        before, after = (
            (Qt.Key.Key_Right, Qt.Key.Key_Left) if self.isRightToLeft() else (Qt.Key.Key_Left, Qt.Key.Key_Right)
        )
        places = {
            before: max(0, now - 1),
            after: min(last, now + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in places and self._steps:
            self._ring = True
            self._mark(places[key])
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.words_of(places[key])))
        elif key == Qt.Key.Key_Escape and self._marked is not None:
            self._mark(None)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The step below the pointer."""
        room = self._room()
        if not self._steps or not room.width():
            return
        share = (event.position().x() - room.left()) / room.width()
        share = 1 - share if self.isRightToLeft() else share
        self._mark(max(0, bisect_right(self._shares, share) - 1))

    def leaveEvent(self, event: QEvent) -> None:
        """Pointed at nothing."""
        self._mark(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A ring where keys brought the focus; not where it only went on when a page was turned."""
        self._ring = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is read any more."""
        self._mark(None)
        super().focusOutEvent(event)

    def _mark(self, at: int | None) -> None:
        if at != self._marked:
            self._marked = at
            self.update()

    # --- drawing it ---

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Lines and labels, then the course, then what is pointed at."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._small())
        room = self._room()
        self._paint_lines(painter, room)
        if self._steps:
            self._paint_course(painter, room)
            self._paint_warning(painter, room)
            self._paint_times(painter, room)
            self._paint_mark(painter, room)
        if self.hasFocus() and self._ring:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(theme.sizes().small)
        return font

    def _room(self) -> QRectF:
        """Where the line may go, beside the amounts and above the times."""
        metrics = QFontMetrics(self._small())
        widest = max((metrics.horizontalAdvance(words.number(line)) for line in self._scale.lines), default=0)
        left = widest + _GAP + theme.XS
        width, height = max(1, self.width() - left - _DOT - theme.XS), max(1, self.height() - _TOP - _BOTTOM)
        return self._placed(QRectF(left, _TOP, width, height))

    def _placed(self, rect: QRectF) -> QRectF:
        return placed(rect, QRectF(self.rect()), self.layoutDirection())

    def _point(self, room: QRectF, share: float, amount: float) -> QPointF:
        share = 1 - share if self.isRightToLeft() else share
        return QPointF(room.left() + share * room.width(), room.bottom() - self._scale.share(amount) * room.height())

    def _paint_lines(self, painter: QPainter, room: QRectF) -> None:
        for line in self._lines(room):
            y = round(self._point(room, 0, line).y())
            painter.fillRect(QRectF(room.left(), y, room.width(), 1), theme.colour("border"))
            if self._steps:
                painter.setPen(theme.colour("muted"))
                label = self._placed(QRectF(theme.XS, y - 10, self._placed(room).left() - _GAP - theme.XS, 20))
                painter.drawText(
                    label, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), words.number(line)
                )

    def _lines(self, room: QRectF) -> tuple[float, ...]:
        """As many of the scale's lines as their labels have room for."""
        lines = self._scale.lines
        every = math.ceil(_LINE_ROOM * (len(lines) - 1) / room.height())
        return lines[:: max(1, every)]

    def _paint_course(self, painter: QPainter, room: QRectF) -> None:
        line = QPainterPath(self._point(room, 0 if len(self._steps) == 1 else self._shares[0], self._steps[0].amount))
        for share, step, before in zip(self._shares, self._steps, [self._steps[0], *self._steps], strict=False):
            line.lineTo(self._point(room, share, before.amount))
            line.lineTo(self._point(room, share, step.amount))
        area = QPainterPath(line)
        area.lineTo(line.currentPosition().x(), room.bottom())
        area.lineTo(self._point(room, 0, 0).x(), room.bottom())
        area.closeSubpath()
        strong, none = QColor(theme.colour("accent")), QColor(theme.colour("accent"))  # copies: the theme keeps its own
        strong.setAlphaF(0.20)
        none.setAlphaF(0.02)
        soft = QLinearGradient(0, room.top(), 0, room.bottom())
        soft.setColorAt(0, strong)
        soft.setColorAt(1, none)
        painter.fillPath(area, soft)
        painter.strokePath(line, QPen(theme.colour("accent"), 2, j=Qt.PenJoinStyle.RoundJoin))
        self._paint_dot(painter, line.currentPosition())

    def _paint_dot(self, painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(theme.colour("surface"), 2))
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(at, _DOT, _DOT)

    def _paint_warning(self, painter: QPainter, room: QRectF) -> None:
        if not self._scale.low < self._warn_below < self._scale.high:
            return
        y = round(self._point(room, 0, self._warn_below).y())
        painter.setPen(QPen(theme.colour("warning"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))

    def _paint_times(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(theme.colour("muted"))
        below = QRectF(room.left(), room.bottom() + 5, room.width(), _BOTTOM - 6)
        if len(self._steps) > 1:
            painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), _when(self._steps[0].at))
        painter.drawText(below, int(Qt.AlignmentFlag.AlignRight), _when(self._steps[-1].at))

    def _paint_mark(self, painter: QPainter, room: QRectF) -> None:
        if self._marked is None:
            return
        spot = self._point(room, self._shares[self._marked], self._steps[self._marked].amount)
        painter.fillRect(QRectF(round(spot.x()), room.top(), 1, room.height()), theme.colour("control"))
        self._paint_dot(painter, spot)
        text = self.words_of(self._marked)
        metrics = painter.fontMetrics()
        box = QRect(0, 0, metrics.horizontalAdvance(text) + 16, metrics.height() + 8)
        box.moveCenter(QPointF(spot.x(), 0).toPoint())
        box.moveTop(
            round(spot.y()) - box.height() - 10 if spot.y() > room.top() + box.height() + 8 else round(spot.y()) + 10
        )
        box.moveLeft(max(round(room.left()), min(box.left(), self.width() - box.width() - 1)))
        painter.setPen(QPen(theme.colour("control"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(theme.colour("text"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)


def _when(then: datetime) -> str:
    local = then.astimezone()
    today = datetime.now(local.tzinfo)
    clock = words.clock(local)
    return clock if local.date() == today.date() else f"{words.day(local, with_year=local.year != today.year)} {clock}"


def _tr(text: str) -> str:
    return words.tr(text, "balance")
