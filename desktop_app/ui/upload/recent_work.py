"""Keeps the recent lists on the start view up to date."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QObject

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batch_left import Pace
from desktop_app.core.service.connection import Connection
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text.product_words import ProductTitles
from desktop_app.ui.upload.recent_lists import recent_lists
from desktop_app.ui.upload.start_view import StartView


class RecentWork(QObject):
    """Fills `start` whenever it is visible and its content may have changed."""

    def __init__(self, context: PageContext, start: StartView, titles: ProductTitles) -> None:
        super().__init__(start)
        self._context, self._start, self._titles = context, start, titles
        self._since = _now()
        for news in (context.changes.changed, context.changes.account_changed):
            news.connect(self.show)

    def show(self, _changed: object = None) -> None:
        """Show the newest lists first; read nothing while the view is hidden."""
        if self._start.isVisible():
            # The monitor's judgement, so that both say the same of a batch. Made anew, because it caches what it
            # judged.
            look = BatchTiming(_now, Pace(), since=self._since).look
            found = recent_lists(self._context.services.journal, _now(), self._titles.title, look, self._keyless)
            self._start.show_recent(found)

    def _keyless(self, batch: Batch) -> bool:
        return self._context.services.session.awaits_key(Connection(batch.base_url))


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
