"""Collects changes of batches, and reports them to the pages at most five times a second."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

# Milliseconds: frequent enough to look live, rare enough to cost nothing.
GATHER = 200


class Changes(QObject):
    """Emits `changed(ids)` with the ids of changed batches; `balance_changed(reading)`, `connection_changed()`.

    `key_entered(base_url)`: a key for this address's origin may be there now: entered, its keyring unlocked, or found
    missing in an open one.
    `key_failed(base_url)`: the key for that origin is missing, or isn't accepted.
    `connection_failed(error)`: a page couldn't query the connection in use, and shows that in place.
    `ended()`: window and journal are gone: nothing is emitted, and nobody may query any more.
    """

    changed = Signal(object)
    balance_changed = Signal(object)
    connection_changed = Signal()
    key_entered = Signal(str)
    key_failed = Signal(str)
    connection_failed = Signal(object)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._waiting: set[str] = set()
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

    def end(self) -> None:
        """Stop reporting: the journal is about to be closed."""
        self._over = True
        self._timer.stop()
        self._waiting.clear()
        self.ended.emit()

    def _tell(self) -> None:
        ids, self._waiting = self._waiting, set()
        self.changed.emit(ids)
