"""Says beside the button that a list would wait while the connection in use has no accepted key."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop_app.core.service.account import AccountStatus, KeyState
from desktop_app.core.service.connection import Connection
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.unlocking import look, unlock, unlocking
from desktop_app.ui.upload.sending.send_panel import SendPanel

# Milliseconds between two checks if a locked keyring was unlocked, which nobody announces.
LOOK_EVERY = 3_000


class KeyWait(QObject):
    """Checks whenever a key was refused, missed, entered or accepted; belongs to the panel.

    When a locked keyring is unlocked, from the panel or elsewhere, the batches that waited for its keys go on,
    through other connections, too.
    """

    def __init__(self, context: PageContext, panel: SendPanel) -> None:
        super().__init__(panel)
        self._context, self._panel = context, panel
        self._failed: dict[str, Connection] = {}  # those whose key was missed in this run, by origin
        self.timer = QTimer(self)
        self.timer.setInterval(LOOK_EVERY)
        self.timer.timeout.connect(self._look_again)
        panel.warnings.unlock_wanted.connect(self._ask)
        context.changes.account_changed.connect(self._account_told)
        context.changes.ended.connect(self.timer.stop)
        self._look()

    def _account_told(self, status: AccountStatus) -> None:
        if status.key is not KeyState.OK:
            self._failed[status.connection.origin] = status.connection
        self._look()

    def _look(self) -> None:
        session, connection = self._context.services.session, self._context.connection()
        locked = session.keyring_locked(connection)
        self._panel.change(keyless=session.awaits_key(connection), locked=locked)
        self._panel.warnings.set_unlocking(locked and unlocking(self._context, connection))
        if not self._locked():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()

    def _locked(self) -> list[Connection]:
        """Return the connections (the one in use and those of batches) whose key is in a locked keyring."""
        in_use = self._context.connection()
        every = {**self._failed, in_use.origin: in_use}
        return list(filter(self._context.services.session.keyring_locked, every.values()))

    def _ask(self) -> None:
        unlock(self._context, self._context.connection())
        self._look()

    def _look_again(self) -> None:
        for connection in self._locked():
            look(self._context, connection)
