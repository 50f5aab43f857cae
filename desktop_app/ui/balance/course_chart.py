"""The balance over time: drawn, and read by pointer, by keys, or as words."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop_app.services.ports import BalanceEntry
from desktop_app.ui import theme, words
from desktop_app.ui.balance.course import Scale, Step, scale_for, steps_of, time_shares
from desktop_app.ui.balance.course_drawing import CourseDrawing, moment


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
            moment(first.at),
            words.number(last.amount),
            moment(last.at),
            words.number(min(amounts)),
            words.number(max(amounts)),
        )

    def words_of(self, at: int) -> str:
        """A step in words: "99,987 credits · 3 Jun 12:04"."""
        step = self._steps[at]
        return f"{words.number(step.amount)} {self._unit}".strip() + f" · {moment(step.at)}"

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
        drawing = self._drawing()
        if not self._steps or not drawing.room.width():
            return
        share = drawing.share_at(event.position().x())
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


def _tr(text: str) -> str:
    return words.tr(text, "balance")
