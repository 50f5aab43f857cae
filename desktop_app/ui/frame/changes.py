"""Reports changes to the pages: of accounts at once, of batches at most five times a second."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.core.service.account import AccountStatus

# Milliseconds: frequent enough to look live, rare enough to cost nothing.
GATHER = 200


class Changes(QObject):
    """Emits `changed(ids)` with the ids of changed batches, and `account_changed(AccountStatus)`.

    `account_changed`: the account behind a connection, the one in use or another, may be otherwise than it was.
    `ended()`: window and journal are gone: nothing is emitted, and nobody may query any more.
    """

    changed = Signal(object)
    account_changed = Signal(object)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._waiting: set[str] = set()
        self._untold: list[AccountStatus] = []
        self._over = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(GATHER)
        self._timer.timeout.connect(self._tell)

    def batch_changed(self, batch_id: str) -> None:
        """Record that a batch changed (`ServiceContext.changed`)."""
        if self._over:
            return
        self._waiting.add(batch_id)
        if not self._timer.isActive():
            self._timer.start()

    def tell_account(self, status: AccountStatus) -> None:
        """Announce an account's status, after any that is being announced: it would reach some receivers first."""
        self._untold.append(status)
        if len(self._untold) > 1:
            return
        while self._untold:
            if not self._over:
                self.account_changed.emit(self._untold[0])
            del self._untold[0]

    def end(self) -> None:
        """Stop reporting: the journal is about to be closed."""
        self._over = True
        self._timer.stop()
        self._waiting.clear()
        self.ended.emit()

    def _tell(self) -> None:
        ids, self._waiting = self._waiting, set()
        self.changed.emit(ids)
