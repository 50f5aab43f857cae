"""What other lists will still take from the balance is reckoned anew whenever one of them has gone on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop_app.ui.context import PageContext
from desktop_app.ui.upload.send_panel import SendPanel

# Milliseconds: lists under way change several times a second, and the sum is read from the journal.
EVERY = 1_000


class OthersUnderWay(QObject):
    """Belongs to the panel: finished, paused, deleted and brought back, a batch changes what is left."""

    def __init__(self, context: PageContext, panel: SendPanel) -> None:
        super().__init__(panel)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(EVERY)
        self.timer.timeout.connect(panel.reckon_again)
        context.changes.changed.connect(self._changed)
        context.changes.ended.connect(self.timer.stop)

    def _changed(self, _ids: object) -> None:
        if not self.timer.isActive():  # never put off: lists that go on and on would hide what they take
            self.timer.start()
