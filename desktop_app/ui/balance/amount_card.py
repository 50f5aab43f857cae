"""The card with the balance: the figure, the time of reading, and its course below."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import accumulate

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from desktop_app.core.money.charges import BalanceEntry
from desktop_app.ui.balance.balance_state import BalanceState
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import margins, placed
from desktop_app.ui.parts.tables.cell_delegate import PADDING
from desktop_app.ui.text import words

_tr = words.translator("balance")


class AmountCard(Card):
    """Emits `refreshed` when the person wants it read anew."""

    refreshed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_tr("Balance"))
        self.set_low(False)
        self._read_at: datetime | None = None
        self.figure = Label(words.NOTHING, "figure").selectable()
        self.figure.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.unit = Label("", "muted")
        self.when = Label("", "small")
        self.chart = CourseChart()
        self.refresh = Button(_tr("Refresh"), icon="refresh", clicked=self.refreshed.emit)
        self.refresh.setToolTip("F5")
        amount = QHBoxLayout()
        amount.setSpacing(theme.S)
        amount.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignBaseline)
        amount.addWidget(self.unit, 0, Qt.AlignmentFlag.AlignBaseline)
        amount.addStretch()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addLayout(amount)
        texts.addWidget(self.when)
        head = QHBoxLayout()
        head.addLayout(texts, 1)
        head.addWidget(self.refresh, 0, Qt.AlignmentFlag.AlignTop)
        self.add(head)
        self.body.addWidget(self.chart, 1)
        self.setTabOrder(self.refresh, self.chart)

    def set_low(self, low: bool) -> None:
        """Reduce the margins in a low window; align with the cells of the table below."""
        _, top, right, bottom = theme.CARD_MARGINS
        if low:
            top = bottom = theme.S
        self.body.setContentsMargins(*margins(PADDING + 1, top, right, bottom))

    def show_state(self, state: BalanceState) -> None:
        """Show the readings; the last one is the figure."""
        last = state.last
        self.figure.setText(words.number(last.amount) if last else words.NOTHING)
        self.unit.setText(words.unit_name(state.unit) if state.unit else "")
        tone = "warning" if last is not None and last.amount < state.warn_below else ""
        if (self.figure.property("tone") or "") != tone:
            self.figure.set_tone(tone)
        self._read_at = last.at if last else None
        self.chart.show_course(state.course, state.unit, state.warn_below)
        self.say_when()

    def say_when(self) -> None:
        """Show the age of the reading; call it again as time goes by."""
        if self._read_at is None:
            self.when.setText(_tr("Reading…") if self.refresh.busy else _tr("Not read yet"))
        else:
            moment = words.moment(self._read_at, datetime.now().astimezone())
            just_now = moment == words.tr("now")
            self.when.setText(_tr("read just now") if just_now else _tr("read {}").format(moment))

    def set_busy(self, busy: bool) -> None:
        """Show that the balance is being read."""
        self.refresh.set_busy(busy, _tr("Reading…"))
        self.say_when()


# --- The course of the balance, drawn ---


class CourseChart(QLabel):  # so that assistive technology knows it for something to be read
    """Left and Right go between readings in visual order, Home and End to the ends, Escape unmarks."""

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
        self.setAccessibleName(_tr("Balance over time"))

    def show_course(self, entries: Sequence[BalanceEntry], unit: str, warn_below: int = 0) -> None:
        """Show readings, oldest first; without any draw an empty frame."""
        self._steps = steps_of(entries)
        self._shares = time_shares(self._steps)
        self._scale = scale_for(self._steps)
        self._unit = unit
        self._warn_below = warn_below
        self._marked = None
        self.setAccessibleDescription(self.description())
        self.update()

    def description(self) -> str:
        """Return the history in words."""
        if not self._steps:
            return _tr("No reading yet.")
        first, last = self._steps[0], self._steps[-1]
        if len(self._steps) == 1:
            return _tr("One reading: {}.").format(self.words_of(0))
        amounts = [step.amount for step in self._steps]
        text = _tr("From {} on {} to {} on {}, lowest {}, highest {}.")
        return text.format(
            words.number(first.amount),
            moment(first.at),
            words.number(last.amount),
            moment(last.at),
            words.number(min(amounts)),
            words.number(max(amounts)),
        )

    def words_of(self, at: int) -> str:
        """Return a step in words: "99,987 credits · 3 Jun 12:04"."""
        step = self._steps[at]
        return f"{words.number(step.amount)} {self._unit}".strip() + f" · {moment(step.at)}"

    @property
    def marked(self) -> int | None:
        """The marked step, or None."""
        return self._marked

    def sizeHint(self) -> QSize:
        """Return a wide, low size."""
        return QSize(420, 150)

    def minimumSizeHint(self) -> QSize:
        """Return the size for a line and two labels."""
        return QSize(220, 96)

    # --- reading it ---

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the mark between steps."""
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
        """Mark the step under the pointer."""
        drawing = self._drawing()
        if not self._steps or not drawing.room.width():
            return
        share = drawing.share_at(event.position().x())
        self._mark(max(0, bisect_right(self._shares, share) - 1))

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the mark."""
        self._mark(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a ring if the focus came by keys, but not if it only moved with a change of page."""
        self._ring = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the mark."""
        self._mark(None)
        super().focusOutEvent(event)

    def _mark(self, at: int | None) -> None:
        if at != self._marked:
            self._marked = at
            self.update()

    # --- drawing it ---

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint lines and labels, then the steps, then the mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._small())
        drawing = self._drawing()
        drawing.paint_lines(painter)
        if self._steps:
            drawing.paint_course(painter)
            drawing.paint_warning(painter, self._warn_below)
            drawing.paint_times(painter)
        if self._marked is not None:
            drawing.paint_mark(painter, self._marked, self.words_of(self._marked))
        if self.hasFocus() and self._ring:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(theme.sizes().small)
        return font

    def _drawing(self) -> CourseDrawing:
        frame, metrics = QRectF(self.rect()), QFontMetrics(self._small())
        return CourseDrawing(frame, metrics, self.layoutDirection(), self._scale, self._steps, self._shares)


# The balance's course on a painter: where its lines, steps, times and the mark stand, and how they look.


_TOP, _BOTTOM, _GAP = 14, 24, 10
_DOT = 4.0
_LINE_ROOM = 20  # pixels from one label to the next


@dataclass(frozen=True, slots=True)
class CourseDrawing:
    """A drawing within `frame`, with labels in the font of `metrics`.

    `shares`: the steps' positions in time, 0 to 1.
    """

    frame: QRectF
    metrics: QFontMetrics
    direction: Qt.LayoutDirection
    scale: Scale
    steps: Sequence[Step]
    shares: Sequence[float]

    @property
    def room(self) -> QRectF:
        """The area of the line, beside the amounts and above the times."""
        widest = max((self.metrics.horizontalAdvance(words.number(line)) for line in self.scale.lines), default=0)
        left = widest + _GAP + theme.XS
        width = max(1, self.frame.width() - left - _DOT - theme.XS)
        height = max(1, self.frame.height() - _TOP - _BOTTOM)
        return self._placed(QRectF(left, _TOP, width, height))

    def share_at(self, x: float) -> float:
        """Return the position in time at a pointer's x."""
        room = self.room
        return self._mirrored((x - room.left()) / room.width())

    def paint_lines(self, painter: QPainter) -> None:
        """Paint the scale's lines, as many as their labels have room for; without steps no labels."""
        room, lines = self.room, self.scale.lines
        every = math.ceil(_LINE_ROOM * (len(lines) - 1) / room.height())
        for line in lines[:: max(1, every)]:
            y = round(self._point(room, 0, line).y())
            painter.fillRect(QRectF(room.left(), y, room.width(), 1), theme.colour("border"))
            if self.steps:
                painter.setPen(theme.colour("muted"))
                label = self._placed(QRectF(theme.XS, y - 10, self._placed(room).left() - _GAP - theme.XS, 20))
                painter.drawText(
                    label, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), words.number(line)
                )

    def paint_course(self, painter: QPainter) -> None:
        """Paint the step line over its soft area, with a dot at the last reading."""
        room, steps = self.room, self.steps
        line = QPainterPath(self._point(room, 0 if len(steps) == 1 else self.shares[0], steps[0].amount))
        for share, step, before in zip(self.shares, steps, [steps[0], *steps], strict=False):
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
        _paint_dot(painter, line.currentPosition())

    def paint_warning(self, painter: QPainter, below: float) -> None:
        """Paint the line of the warning's threshold, if it is within the scale."""
        if not self.scale.low < below < self.scale.high:
            return
        room = self.room
        y = round(self._point(room, 0, below).y())
        painter.setPen(QPen(theme.colour("warning"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))

    def paint_times(self, painter: QPainter) -> None:
        """Paint the times of start and end."""
        room = self.room
        painter.setPen(theme.colour("muted"))
        below = QRectF(room.left(), room.bottom() + 5, room.width(), _BOTTOM - 6)
        first, last = time_labels(self.steps[0].at, self.steps[-1].at)
        if len(self.steps) > 1:
            painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), first)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignRight), last)

    def paint_mark(self, painter: QPainter, at: int, text: str) -> None:
        """Paint the marked step, with its words in a box beside it."""
        room = self.room
        spot = self._point(room, self.shares[at], self.steps[at].amount)
        painter.fillRect(QRectF(round(spot.x()), room.top(), 1, room.height()), theme.colour("control"))
        _paint_dot(painter, spot)
        metrics = painter.fontMetrics()
        box = QRect(0, 0, metrics.horizontalAdvance(text) + 16, metrics.height() + 8)
        box.moveCenter(QPointF(spot.x(), 0).toPoint())
        box.moveTop(
            round(spot.y()) - box.height() - 10 if spot.y() > room.top() + box.height() + 8 else round(spot.y()) + 10
        )
        box.moveLeft(max(round(room.left()), min(box.left(), round(self.frame.width()) - box.width() - 1)))
        painter.setPen(QPen(theme.colour("control"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(theme.colour("text"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)

    def _placed(self, rect: QRectF) -> QRectF:
        return placed(rect, self.frame, self.direction)

    def _mirrored(self, share: float) -> float:
        return 1 - share if self.direction is Qt.LayoutDirection.RightToLeft else share

    def _point(self, room: QRectF, share: float, amount: float) -> QPointF:
        x = room.left() + self._mirrored(share) * room.width()
        return QPointF(x, room.bottom() - self.scale.share(amount) * room.height())


def moment(then: datetime) -> str:
    """Return the time of day today, else with the date: "3 Jun 12:04"."""
    local = then.astimezone()
    today = datetime.now(local.tzinfo)
    clock = words.clock(local)
    return clock if local.date() == today.date() else f"{words.day(local, with_year=local.year != today.year)} {clock}"


def time_labels(first: datetime, last: datetime) -> tuple[str, str]:
    """Return the labels for start and end; if it started on another day, the end says "today"."""
    begins, ends = moment(first), moment(last)
    clock = words.clock(last.astimezone())
    if ends == clock and begins != words.clock(first.astimezone()):
        ends = words.tr("today {}", "balance").format(clock)
    return begins, ends


def _paint_dot(painter: QPainter, at: QPointF) -> None:
    painter.setPen(QPen(theme.colour("surface"), 2))
    painter.setBrush(theme.colour("accent"))
    painter.drawEllipse(at, _DOT, _DOT)


# --- Its steps, a scale with round numbers, positions on it ---


@dataclass(frozen=True, slots=True)
class Step:
    """A change: the balance was `amount` from `at` on."""

    at: datetime
    amount: float


@dataclass(frozen=True, slots=True)
class Scale:
    """The vertical axis: from `low` to `high`, with a line at each of `lines`."""

    low: float
    high: float
    lines: tuple[float, ...]

    def share(self, amount: float) -> float:
        """Return the position: 0 at the bottom, 1 at the top."""
        return (amount - self.low) / (self.high - self.low)


def steps_of(entries: Sequence[BalanceEntry]) -> list[Step]:
    """Return readings as steps, oldest first: one for each change, and the last reading."""
    steps: list[Step] = []
    for entry in entries:
        if not steps or float(entry.amount) != steps[-1].amount:
            steps.append(Step(entry.at, float(entry.amount)))
    if entries and entries[-1].at != steps[-1].at:
        steps.append(Step(entries[-1].at, steps[-1].amount))
    return steps


def scale_for(steps: Sequence[Step], lines: int = 3) -> Scale:
    """Return a scale around all steps with round numbers; it starts at 0 only if that is near."""
    amounts = [step.amount for step in steps] or [0.0]
    low, high = min(amounts), max(amounts)
    span = high - low or max(abs(high) * 0.02, 1.0)
    unit = _round_up(span / lines)
    bottom = math.floor((low - span * 0.1) / unit) * unit
    if low >= 0 and low < span:
        bottom = 0.0
    top = math.ceil((high + span * 0.05) / unit) * unit
    count = round((top - bottom) / unit)
    return Scale(bottom, top, tuple(bottom + unit * at for at in range(count + 1)))


def time_shares(steps: Sequence[Step]) -> list[float]:
    """Return the position of each step in time, from the first (0) to the last (1); a single one is at the end.

    If the clock was set back, a step takes the time of the one before.
    """
    if len(steps) < 2:
        return [1.0] * len(steps)
    times = list(accumulate((step.at.timestamp() for step in steps), max))
    span = times[-1] - times[0]
    if span <= 0:
        return [at / (len(steps) - 1) for at in range(len(steps))]
    return [(time - times[0]) / span for time in times]


def _round_up(value: float) -> float:
    """Return the next of 1, 2, 2.5, 5 × 10ⁿ; never below 1, since credits are whole."""
    power = 10.0 ** math.floor(math.log10(value))
    found = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= value * 0.999)
    return max(1.0, found)
