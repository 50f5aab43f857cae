"""A bar of how far something is."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar


class ShareBar(QProgressBar):
    """Without words of its own, and painted with everything else.

    QProgressBar paints itself at once when its value changes, and with it whatever waits to be painted in its window:
    a bar beside a scrolled table has that painted twice.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setTextVisible(False)

    def setValue(self, value: int) -> None:  # noqa: N802 - Qt's name
        """As the base does, a turn later."""
        self.setUpdatesEnabled(False)
        super().setValue(value)
        self.setUpdatesEnabled(True)
