"""Counts the known answers for the list on the page, and stores the person's choice with the connection."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from desktop_app.core.errors import Cancelled, DialproofError
from desktop_app.core.results.reuse import NOTHING_KNOWN, Known
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.upload.sending.send_panel import SendPanel
from desktop_app.ui.upload.sending.send_state import Knowing

_TASK = "upload.known answers"
logger = logging.getLogger(__name__)


class ReuseWork(QObject):
    """Answers `panel.known_wanted`; `list_id` returns the list on the page, "" for none."""

    def __init__(self, context: PageContext, panel: SendPanel, list_id: Callable[[], str]) -> None:
        super().__init__(panel)
        self._context = context
        self._panel = panel
        self._list_id = list_id
        # The list is shown before the page holds it, so the answer comes a turn of the event loop later.
        panel.known_wanted.connect(self.ask, Qt.ConnectionType.QueuedConnection)
        panel.reuse_chosen.connect(self._choose)

    def ask(self) -> None:
        """Count anew, replacing a count under way; do nothing for a list that is still being read."""
        self.forget()
        list_id, product = self._list_id(), self._panel.state.product.slug
        if not list_id:  # the list may have gone with the program, and the journal as well
            return
        reusing, connection = self._context.services.preparing.reusing, self._context.connection()
        self._panel.change(reuse_days=reusing.days(connection))
        if self._panel.counting or not reusing.possible(connection, product):
            self._known(NOTHING_KNOWN)
            return
        self._panel.change(known=NOTHING_KNOWN, knowing=Knowing.COUNTING)
        known = reusing.known(list_id, connection, product)
        self._context.runner.start(_TASK, known, done=self._known, failed=self._failed)

    def forget(self) -> None:
        """Cancel the count: the list is going."""
        self._context.runner.cancel(_TASK)

    def _choose(self, days: int) -> None:
        self._context.services.preparing.reusing.choose(self._context.connection(), days)

    def _known(self, known: Known) -> None:
        self._panel.change(known=known, knowing=Knowing.COUNTED)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, DialproofError | Cancelled):
            logger.error("known answers could not be counted", exc_info=error)
        self._panel.change(known=NOTHING_KNOWN, knowing=Knowing.FAILED)
