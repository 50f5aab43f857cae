"""What is shown of a batch is read anew when it has changed: not too often, and once it is seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.ui.changes import Changes

_EVERY = 1_000  # milliseconds between two looks while the batch runs


class Freshness(QObject):
    """`due` when it is time to look again; of a page that isn't seen, when it is."""

    due = Signal()

    def __init__(self, page: QWidget, changes: Changes) -> None:
        super().__init__(page)
        self._page = page
        self._batch_id = ""
        self._stale = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_EVERY)
        self._later.timeout.connect(self.due)
        changes.changed.connect(self._changed)
        changes.ended.connect(self._later.stop)
        page.installEventFilter(self)

    def watch(self, batch_id: str) -> None:
        """The batch that is shown; "" for none."""
        self._batch_id = batch_id
        if not batch_id:
            self._later.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What changed meanwhile is read when the page is shown."""
        if watched is self._page and event.type() == QEvent.Type.Show and self._stale:
            self._stale = False
            self._later.start(0)
        return False

    def _changed(self, batch_ids: set[str]) -> None:
        if self._batch_id not in batch_ids:
            return
        if not self._page.isVisible():
            self._stale = True
        elif not self._later.isActive():
            self._later.start(_EVERY)
