"""The balance stays what the account has: it is read by itself when a batch has ended, and while one runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop_app.ui.context import PageContext

# Milliseconds between two readings while a batch runs: they share the reads' limit with the polls.
EVERY = 60_000
_READ = "balance by itself"


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

    def read(self) -> None:
        """Read it now; one that is under way may be from before the last charge, and is given up."""
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
            self.read()

    def _runs(self) -> bool:
        """Whether a batch of the connection in use is carried on."""
        context, base_url = self._context, self._context.connection().base_url
        found = (batch for batch in context.desk.journal.batches() if batch.base_url == base_url)
        return any(context.runner.running(f"batch {batch.id}") for batch in found)
