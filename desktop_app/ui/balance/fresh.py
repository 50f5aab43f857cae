"""Keeps the balance fresh: reads it by itself while a batch runs, and when one has ended in any way."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QObject, QTimer

from desktop_app.core.errors import BalanceShort, BatchBusy, KeyMissing, KeyRefused
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.rates import RateGroup
from desktop_app.ui.frame.context import PageContext

_TICK = 2_000  # milliseconds
# While a batch runs, reading the balance takes this share of the minute's reads, which the polls use, too: with the
# documented limit that is every ten seconds.
_SHARE = 20
_LONGEST = 120.0  # seconds between two readings, however low the limit is
# Seconds before asking a silent service again, if no batch does so anyway.
_RETRY = 30.0
_READ = "balance by itself"
# Errors after which it can't be read, is read anyway, or nothing was sent.
_UNREAD = (KeyMissing, KeyRefused, BalanceShort, BatchBusy)


class FreshBalance(QObject):
    """Reads after waiting polls, and without reporting errors; announces the reading to all, like one for a person."""

    def __init__(self, context: PageContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._tried: datetime | None = None
        self.timer = QTimer(self)
        self.timer.setInterval(_TICK)
        self.timer.timeout.connect(self._tick)
        self.timer.start()
        context.changes.connection_changed.connect(self._other_connection)
        context.changes.ended.connect(self.timer.stop)

    def ended(self, batch_id: str, error: Exception | None = None) -> None:
        """Read after a batch's run has ended: what it sent may have been charged, even if an error ended it."""
        if not isinstance(error, _UNREAD) and batch_id in self._batches():
            self._read()

    def _read(self) -> None:
        """Read now; abandon a reading under way, which may be from before the last charge."""
        self._tried = self._status().at
        reading = self._context.services.balances.read(self._context.connection(), urgent=False)
        done, failed = self._context.changes.balance_changed.emit, lambda _error: None  # the header reports it
        self._context.runner.start(_READ, reading, done=done, failed=failed)

    def _status(self) -> AccountStatus:
        return self._context.services.balances.status(self._context.connection())

    def _other_connection(self) -> None:
        self._tried = None
        self._context.runner.cancel(_READ)

    def _tick(self) -> None:
        if not self._context.runner.running(_READ) and self._due(self._status()):
            self._read()

    def _due(self, status: AccountStatus) -> bool:
        """Return True if a reading is due; after an error other than silence don't keep asking."""
        if status.silent:
            return not self._runs() and self._waited(status, self._tried, _RETRY)
        answers = status.trouble is None and status.read_at is not None
        return answers and self._waited(status, status.read_at, _seconds_between(status)) and self._runs()

    def _waited(self, status: AccountStatus, since: datetime | None, seconds: float) -> bool:
        """Return True if so many seconds have passed, or the clock was set back."""
        return since is None or not 0 <= (status.at - since).total_seconds() < seconds

    def _runs(self) -> bool:
        return any(self._context.runner.running(f"batch {batch_id}") for batch_id in self._batches())

    def _batches(self) -> set[str]:
        """Return the ids of the batches of the connection in use."""
        base_url = self._context.connection().base_url
        return {batch.id for batch in self._context.services.journal.batches() if batch.base_url == base_url}


def _seconds_between(status: AccountStatus) -> float:
    _left, limit = status.left.get(RateGroup.READS, (0, 0))
    return min(_LONGEST, 60 * _SHARE / limit) if limit else _LONGEST
