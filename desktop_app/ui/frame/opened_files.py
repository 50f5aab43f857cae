"""Collects lists from outside the window: from the command line, a later start, or the desktop itself (macOS)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent

# Milliseconds within which lists count as chosen together: Windows starts the program for each of several files, and
# macOS sends an event for each. Linux desktops name all of them at once (%F).
TOGETHER = 0 if sys.platform == "linux" else 400

Open = Callable[[Sequence[Path]], object]


class OpenedFiles(QObject):
    """Keeps lists until `deliver_to` sets who opens them, then passes those that came together on at once.

    As an event filter of the application it takes the lists that macOS asks a running program to open.
    """

    def __init__(self, lists: Sequence[Path] = (), together: int = TOGETHER, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting = list(lists)
        self._open: Open | None = None
        self._quiet = QTimer(self, singleShot=True, interval=together)
        self._quiet.timeout.connect(self._hand_over)

    def add(self, lists: Sequence[Path]) -> None:
        """Add lists."""
        self._waiting += lists
        if self._open is not None and self._waiting:
            self._quiet.start()

    def deliver_to(self, open_lists: Open) -> None:
        """Pass lists to `open_lists` from now on, from Qt's event loop.

        Those that came together are passed at once, without duplicates.
        """
        self._open = open_lists
        self.add(())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file that the desktop asks to open; each comes as an event."""
        if isinstance(event, QFileOpenEvent):
            if event.file():  # otherwise it is an address elsewhere
                self.add((Path(event.file()),))
            return True
        return super().eventFilter(watched, event)

    def _hand_over(self) -> None:
        lists, self._waiting = tuple(dict.fromkeys(self._waiting)), []
        if self._open is not None and lists:
            self._open(lists)
