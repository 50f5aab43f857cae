"""A tab's place in the window: what belongs there is made when it is first seen, or needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget


class Room(QStackedWidget):
    """Empty until `furnish` was told; then `make` is called once, when the room is first shown."""

    def __init__(self) -> None:
        super().__init__()
        self._make: Callable[[], object] | None = None
        self._lent: QWidget | None = None

    def lend(self, view: QWidget, margins: tuple[int, int, int, int]) -> None:
        """Show a view until its page is there, exactly where that will have it."""
        self._lent = QWidget()
        column = QVBoxLayout(self._lent)
        column.setContentsMargins(*margins)
        column.addWidget(view)
        self.addWidget(self._lent)

    def furnish(self, make: Callable[[], object]) -> None:
        """`make` puts its page in by `take`; at once where the room is seen already."""
        self._make = make
        if self.isVisible():
            self._made()

    def take(self, page: QWidget) -> None:
        """A page, in front of what was lent."""
        self.addWidget(page)
        if self._lent is not None:
            self.setCurrentWidget(page)
            self._lent.deleteLater()
            self._lent = None

    def showEvent(self, event: QShowEvent) -> None:
        """Seen for the first time."""
        self._made()
        super().showEvent(event)

    def _made(self) -> None:
        make, self._make = self._make, None
        if make is not None:
            make()
