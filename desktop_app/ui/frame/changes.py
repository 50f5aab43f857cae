"""Changes of batches, gathered: however many come, pages hear of them five times a second at the most."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

# Milliseconds: quick enough to look live, seldom enough to cost nothing.
GATHER = 200


class Changes(QObject):
    """`changed(ids)` with the set of batch ids that changed; `balance_changed(reading)`, `connection_changed()`.

    `key_entered(base_url)`: for the origin of this address a key may be there now: entered, its keyring unlocked, or
    found gone from an open one.
    `key_failed(base_url)`: the key for that origin is missing, or isn't accepted.
    `connection_failed(error)`: a page could not ask the connection in use, and says so in its place.
    `ended()`: the window has gone, and with it the journal: nothing is told, and nobody may ask any more.
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
        """A batch changed (`services.ports.Changed`)."""
        if self._over:
            return
        self._waiting.add(batch_id)
        if not self._timer.isActive():
            self._timer.start()

    def end(self) -> None:
        """The journal is about to be closed: what has changed since is told to nobody."""
        self._over = True
        self._timer.stop()
        self._waiting.clear()
        self.ended.emit()

    def _tell(self) -> None:
        ids, self._waiting = self._waiting, set()
        self.changed.emit(ids)
