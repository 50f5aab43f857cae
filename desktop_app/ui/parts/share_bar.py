"""A progress bar for a share."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar


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
