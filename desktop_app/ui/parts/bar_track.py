"""Draws a thin bar on its track, as used by tables and charts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.mirroring import placed


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
