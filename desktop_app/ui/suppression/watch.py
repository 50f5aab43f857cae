"""Sees that another process, such as the command line, has added, changed or deleted a suppression list."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop_app.ui.frame.context import PageContext

EVERY = 2_000  # milliseconds between two looks at the folder


class SuppressionWatch(QObject):
    """Emits `suppression_changed` of the window's changes; owned by `parent`, and ends with the journal."""

    def __init__(self, context: PageContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.look)
        context.changes.ended.connect(self._timer.stop)

    def start(self) -> None:
        """Begin to look, once the window is there."""
        self._timer.start()

    def look(self) -> None:
        """Tell of lists that are others than before."""
        if self._context.services.suppression.changed_elsewhere():
            self._context.changes.suppression_changed.emit()
