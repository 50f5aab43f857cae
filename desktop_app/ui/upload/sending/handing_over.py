"""Turns an unsent list into a batch, which the page no longer owns."""

from __future__ import annotations

import logging
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from desktop_app.core.errors import DialproofError, SentBefore
from desktop_app.services.lists.preparing import BatchOrder, Preparing
from desktop_app.ui.frame.runner import Runner

_TASK = "upload.send"
logger = logging.getLogger(__name__)


class Sending(QObject):
    """Emits `prepared(Batch)` once all its tasks are in the journal, else `failed(error)`: then nothing was written."""

    prepared = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, preparing: Preparing) -> None:
        super().__init__()
        self._runner = runner
        self._preparing = preparing
        self._order: BatchOrder | None = None
        self._asked: BatchOrder | None = None  # an order that would pay for numbers twice, which the person was told

    @property
    def busy(self) -> bool:
        """True while a batch is being prepared."""
        return self._runner.running(_TASK)

    def prepare(self, order: BatchOrder) -> None:
        """Write the batch; do nothing if one is being prepared already.

        Pay again for recently sent numbers only after the person was told: then they repeat the same order.
        """
        if self.busy:
            return
        self._order = order
        meant = replace(order, again=order.again or order == self._asked)
        self._runner.start(_TASK, self._preparing.prepare(meant), done=self.prepared.emit, failed=self._failed)

    def cancel(self) -> None:
        """Cancel it before it is in the journal; nothing was sent."""
        self._runner.cancel(_TASK)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, DialproofError):
            logger.error("preparing a batch failed", exc_info=error)
        self._asked = self._order if isinstance(error, SentBefore) else None
        self.failed.emit(error)
