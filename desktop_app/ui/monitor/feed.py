"""Reads changes from the journal at intervals, so rarely that a thousand live tasks don't slow the window."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.status import BatchStatus, status_of
from desktop_app.core.service.connection import Connection
from desktop_app.services.program.services import Services
from desktop_app.ui.text.product_words import ProductTitles

SEEN, UNSEEN = 200, 1_000  # milliseconds between two readings; while hidden they serve only the number beside the tab
_SHARE_OF_TIME = 20  # reading may take a twentieth of the time, however large a batch is
_AT_ONCE = 0.002  # seconds after which no further batch is read in the same turn of the loop


class Feed(QObject):
    """Emits `read(statuses, gone)`: the current batches, and the ids of those that no longer exist."""

    read = Signal(object, object)

    def __init__(self, services: Services, titles: ProductTitles, seen: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._journal, self._session = services.journal, services.session
        self._titles = titles
        self._seen = seen
        self._pending: dict[str, None] = {}  # in the order of their changes
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._look)

    def changed(self, batch_ids: set[str]) -> None:
        """Note changed batches; read them at once, or when the rest after the last reading is over."""
        self._pending |= dict.fromkeys(batch_ids)
        if not self._rest.isActive():
            self._look()

    def end(self) -> None:
        """Stop reading: the journal is about to be closed."""
        self._pending.clear()
        self._rest.stop()

    def everything(self) -> list[BatchStatus]:
        """Return all batches as they are now, whoever changed them; drop announced changes, which this covers."""
        self._pending.clear()
        self._rest.start(SEEN)
        return [self._status(batch) for batch in self._journal.batches()]

    def _status(self, batch: Batch) -> BatchStatus:
        connection, product = Connection(batch.base_url), self._titles.product(batch)
        keyless, locked = self._session.awaits_key(connection), self._session.keyring_locked(connection)
        return status_of(batch, self._journal.tasks(batch.id), product, keyless=keyless, locked=locked)

    def _look(self) -> None:
        if not self._pending:
            return
        begun = perf_counter()
        statuses: list[BatchStatus] = []
        gone: list[str] = []
        while self._pending and perf_counter() - begun < _AT_ONCE:
            self._read(next(iter(self._pending)), statuses, gone)
        self.read.emit(statuses, gone)
        took = round((perf_counter() - begun) * 1000 * _SHARE_OF_TIME)
        if not self._pending:
            took = max(took, SEEN if self._seen() else UNSEEN)
        self._rest.start(took)

    def _read(self, batch_id: str, statuses: list[BatchStatus], gone: list[str]) -> None:
        try:
            batch = self._journal.batch(batch_id)
            if batch.deleted_at is None:
                statuses.append(self._status(batch))
            else:
                gone.append(batch_id)
        except KeyError:
            gone.append(batch_id)
        except BaseException:  # the journal may be busy: read it after the next rest
            self._rest.start(UNSEEN)
            raise
        del self._pending[batch_id]
