"""The balance stays what the account has: it is read by itself while a batch runs, and when one has ended, however."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QObject, QTimer

from desktop_app.core.errors import BalanceShort, BatchBusy, KeyMissing, KeyRefused
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.rates import RateGroup
from desktop_app.ui.frame.context import PageContext

_TICK = 2_000  # milliseconds
# While a batch runs the balance takes one of so many of the minute's reads, which it shares with the polls: with the
# document's limit it is read every ten seconds.
_SHARE = 20
_LONGEST = 120.0  # seconds between two readings, however low the limit is
# Seconds after which a service that gives no answer is asked again, where no batch asks it anyway.
_RETRY = 30.0
_READ = "balance by itself"
# Errors after which there is nothing to read it with, it is read anyway, or nothing was sent.
_UNREAD = (KeyMissing, KeyRefused, BalanceShort, BatchBusy)


class FreshBalance(QObject):
    """Reads after the polls that wait, and quietly: nobody asked. What it read goes to all, as a person's does."""

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
        """A run of a batch has ended: what it sent may have been charged, also where an error ended it."""
        if not isinstance(error, _UNREAD) and batch_id in self._batches():
            self._read()

    def _read(self) -> None:
        """Now; one that is under way may be from before the last charge, and is given up."""
        self._tried = self._status().at
        reading = self._context.services.balances.read(self._context.connection(), urgent=False)
        done, failed = self._context.changes.balance_changed.emit, lambda _error: None  # the header tells
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
        """A balance that couldn't be read for another reason than silence isn't asked for again and again."""
        if status.silent:
            return not self._runs() and self._waited(status, self._tried, _RETRY)
        answers = status.trouble is None and status.read_at is not None
        return answers and self._waited(status, status.read_at, _seconds_between(status)) and self._runs()

    def _waited(self, status: AccountStatus, since: datetime | None, seconds: float) -> bool:
        """Whether so many have passed; a clock that was set back ends the wait."""
        return since is None or not 0 <= (status.at - since).total_seconds() < seconds

    def _runs(self) -> bool:
        return any(self._context.runner.running(f"batch {batch_id}") for batch_id in self._batches())

    def _batches(self) -> set[str]:
        """Those of the connection in use."""
        base_url = self._context.connection().base_url
        return {batch.id for batch in self._context.services.journal.batches() if batch.base_url == base_url}


def _seconds_between(status: AccountStatus) -> float:
    _left, limit = status.left.get(RateGroup.READS, (0, 0))
    return min(_LONGEST, 60 * _SHARE / limit) if limit else _LONGEST
