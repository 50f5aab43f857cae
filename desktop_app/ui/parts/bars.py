"""Bars: a share of a track, the parts of a whole, and the progress of long work."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.text.time_left import TimeLeft
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text import joining, words


def paint_bar(painter: QPainter, track: QRectF, share: float, tone: str, *, selected: bool = False) -> None:
    """Fill `share` of `track`, 0 to 1, in a palette colour; `selected`: its row has the background of a selected one.

    With high contrast the track gets an outline instead of a fill, so that it isn't mistaken for the bar.
    """
    high, radius = theme.current().high, track.height() / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.painted("control") if high else Qt.PenStyle.NoPen)
    painter.setBrush(theme.painted("surface" if high else "control" if selected else "neutral_soft"))
    painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5) if high else track, radius, radius)
    if share > 0:
        done = QRectF(track)
        done.setWidth(max(track.height(), track.width() * min(1.0, share)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.painted(tone))
        painter.drawRoundedRect(placed(done, track, painter.layoutDirection()), radius, radius)
    painter.restore()


class ShareBar(QProgressBar):
    """A bar without text, repainted together with everything else.

    QProgressBar repaints at once when its value changes, and with it whatever waits to be painted in its window: a
    scrolled table beside it would be painted twice.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setTextVisible(False)

    def setValue(self, value: int) -> None:  # noqa: N802 - Qt's name
        """Set the value, and repaint a turn of the event loop later."""
        self.setUpdatesEnabled(False)
        super().setValue(value)
        self.setUpdatesEnabled(True)


_HEIGHT, _GAP, _LEAST = 10, 2, 4


@dataclass(frozen=True, slots=True)
class Share:
    """One part of the bar: its words, count, and palette colour."""

    text: str
    count: int
    colour_role: str


class StackedBar(QWidget):
    """Draws each share in proportion, but the smallest ones wide enough to be visible.

    Emits `chosen(share)` on a click: a shortcut for the mouse to what a legend beside it offers.
    """

    chosen = Signal(object)

    def __init__(self, shares: list[Share] | None = None) -> None:
        super().__init__()
        self._shares: list[Share] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_shares(shares or [])

    def set_shares(self, shares: list[Share]) -> None:
        """Set the shares in the order drawn; those of 0 are left out."""
        self._shares = [share for share in shares if share.count > 0]
        told = [f"{share.text} {words.number(share.count)}" for share in self._shares]
        self.setAccessibleName(joining.listed(told))
        self.setToolTip("\n".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a minimal width; the bar takes any room."""
        return QSize(200, _HEIGHT)

    def widths(self, room: float) -> list[float]:
        """Return the width of each share in `room` pixels: at least 4, the rest in proportion."""
        room -= _GAP * (len(self._shares) - 1)
        total = sum(share.count for share in self._shares)
        wanted = [max(_LEAST, room * share.count / total) for share in self._shares]
        spare = sum(wanted) - room
        widest = max(range(len(wanted)), key=wanted.__getitem__, default=0)
        if wanted:
            wanted[widest] = max(_LEAST, wanted[widest] - spare)
        return wanted

    def share_at(self, x: float) -> Share | None:
        """Return the share drawn at this position; a gap belongs to the share before it."""
        x = self.width() - x if self.isRightToLeft() else x
        right = 0.0
        for share, width in zip(self._shares, self.widths(self.width()), strict=True):
            right += width + _GAP
            if x < right:
                return share
        return None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the clicked share."""
        share = self.share_at(event.position().x()) if self.rect().contains(event.position().toPoint()) else None
        if share is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(share)
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the shares, clipped to a rounded bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(0, (self.height() - _HEIGHT) / 2, self.width(), _HEIGHT)
        rounded = QPainterPath()
        rounded.addRoundedRect(whole, _HEIGHT / 2, _HEIGHT / 2)
        painter.setClipPath(rounded)
        if not self._shares:
            painter.fillRect(whole, theme.colour("neutral_soft"))
        left = 0.0
        for share, width in zip(self._shares, self.widths(self.width()), strict=True):
            part = placed(QRectF(left, whole.top(), width, _HEIGHT), whole, self.layoutDirection())
            painter.fillRect(part, theme.colour(share.colour_role))
            left += width + _GAP


class ProgressStrip(QWidget):
    """Hidden until `show_work`; emits `cancelled` when the person presses Cancel."""

    cancelled = Signal()

    def __init__(self, *, cancellable: bool = True) -> None:
        super().__init__()
        self._left = TimeLeft(monotonic)
        self._what = ElidedLabel("", "strong")
        self._how_far = Label("", "muted")
        self._bar = ShareBar()
        self.cancel = Button(words.tr("Cancel"), clicked=self.cancelled.emit)
        texts = QHBoxLayout()
        texts.addWidget(self._what)
        texts.addStretch()
        texts.addWidget(self._how_far)
        left = QVBoxLayout()
        left.setSpacing(theme.XS + 2)
        left.addLayout(texts)
        left.addWidget(self._bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.M)
        row.addLayout(left, 1)
        row.addWidget(self.cancel)
        self.cancel.setVisible(cancellable)
        self.hide()

    def begin_work(self, what: str) -> None:
        """Show work that begins now, and whose progress `advance` shows."""
        self._left.restart()
        self.show_work(what)

    def advance(self, share: float | None) -> None:
        """Show the share done of the work, and the time left."""
        self.show_work(self._what.text(), share, self._left.at(share))

    def show_work(self, what: str, fraction: float | None = None, seconds_left: float | None = None) -> None:
        """Show the work; `fraction` is 0 to 1, or None while unknown: then the bar is a busy one."""
        parts = [] if fraction is None else [words.percent(fraction)]
        if seconds_left is not None:
            parts.append(words.tr("{} left").format(words.duration(seconds_left)))
        self._what.setText(what)
        self._how_far.setText(" · ".join(parts))
        self._bar.setAccessibleName(what)
        self._bar.setRange(0, 0 if fraction is None else 1000)
        if fraction is not None:
            self._bar.setValue(round(fraction * 1000))
        self.show()
