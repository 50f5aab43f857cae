"""A stacked bar of shares: valid, duplicates, invalid, empty."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text import joining, words

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
