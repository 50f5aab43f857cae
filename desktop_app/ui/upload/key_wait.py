"""Says beside the button that a list would wait, while the connection in use has no key that is accepted."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop_app.ui.context import PageContext
from desktop_app.ui.upload.send_panel import SendPanel


class KeyWait(QObject):
    """Looks whenever a key was refused, missed, entered or accepted; belongs to the panel."""

    def __init__(self, context: PageContext, panel: SendPanel) -> None:
        super().__init__(panel)
        self._context, self._panel = context, panel
        changes = context.changes
        for something in (changes.key_failed, changes.key_entered, changes.balance_changed):
            something.connect(lambda _about: self._look())
        changes.connection_changed.connect(self._look)
        self._look()

    def _look(self) -> None:
        self._panel.set_keyless(self._context.desk.session.awaits_key(self._context.connection()))
