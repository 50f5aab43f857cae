"""Detects that a part of the window is low, where margins are reduced before content."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.mirroring import margins

LOW_PAGE: Final = 480  # pixels; a screen of 600 leaves no more for a page between header and footer
LOW_PANEL: Final = 360  # pixels of a panel beside a table: too few for its text and all of its buttons
_LOW_MARGINS: Final = (theme.L, theme.S, theme.L, theme.S)


class CompactMode(QObject):
    """Emits `changed(low)` when the height of `watched` falls below `below` pixels, or reaches it again."""

    changed = Signal(bool)

    def __init__(self, watched: QWidget, below: int) -> None:
        super().__init__(watched)
        self._watched, self._below = watched, below
        self.low = False
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Compare the height at each resize, whatever caused it."""
        if event.type() == QEvent.Type.Resize and (self._watched.height() < self._below) is not self.low:
            self.low = not self.low
            self.changed.emit(self.low)
        return super().eventFilter(watched, event)


def page_lowness(page: QWidget, layout: QBoxLayout, *, gutter: int = 0) -> CompactMode:
    """Watch a page of the window, whose vertical margins shrink when it is low.

    `gutter` pixels of the margin at the end are left to the scroll bar of what scrolls there.
    """

    def place(low: bool) -> None:
        left, top, right, bottom = _LOW_MARGINS if low else theme.PAGE_MARGINS
        layout.setContentsMargins(*margins(left, top, right - gutter, bottom))

    made = CompactMode(page, LOW_PAGE)
    made.changed.connect(place)
    place(low=False)
    return made
