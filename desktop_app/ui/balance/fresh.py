"""The balance stays what the account has: it is read by itself when a batch has ended, however, and while one runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop_app.core.errors import BalanceShort, BatchBusy, KeyMissing, KeyRefused
from desktop_app.ui.context import PageContext

# Milliseconds between two readings while a batch runs: they share the reads' limit with the polls.
EVERY = 60_000
_READ = "balance by itself"
# Errors after which there is nothing to read it with, it is read anyway, or nothing was sent.
_UNREAD = (KeyMissing, KeyRefused, BalanceShort, BatchBusy)


class FreshBalance(QObject):
    """Reads after the polls that wait, and quietly: nobody asked. What it read goes to all, as a person's does."""

    def __init__(self, context: PageContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._answers = False  # the connection's last reading worked; before that nothing is asked again and again
        self.timer = QTimer(self)
        self.timer.setInterval(EVERY)
        self.timer.timeout.connect(self._tick)
        self.timer.start()
        context.changes.balance_changed.connect(lambda _reading: self._heard(answers=True))
        context.changes.connection_failed.connect(lambda _error: self._heard(answers=False))
        context.changes.connection_changed.connect(self._other_connection)
        context.changes.ended.connect(self.timer.stop)

    def ended(self, batch_id: str, error: Exception | None = None) -> None:
        """A run of a batch has ended: what it sent may have been charged, also where an error ended it."""
        if not isinstance(error, _UNREAD) and batch_id in self._batches():
            self._read()

    def _read(self) -> None:
        """Now; one that is under way may be from before the last charge, and is given up."""
        reading = self._context.desk.balances.read(self._context.connection(), urgent=False)
        done = self._context.changes.balance_changed.emit
        self._context.runner.start(_READ, reading, done=done, failed=lambda _error: self._heard(answers=False))

    def _heard(self, *, answers: bool) -> None:
        self._answers = answers

    def _other_connection(self) -> None:
        self._answers = False
        self._context.runner.cancel(_READ)

    def _tick(self) -> None:
        if self._answers and self._runs() and not self._context.runner.running(_READ):
            self._read()

    def _runs(self) -> bool:
        return any(self._context.runner.running(f"batch {batch_id}") for batch_id in self._batches())

    def _batches(self) -> set[str]:
        """Those of the connection in use."""
        base_url = self._context.connection().base_url
        return {batch.id for batch in self._context.desk.journal.batches() if batch.base_url == base_url}
