"""Keeps the Batch upload page up to date with what happens elsewhere: other lists, keys, and recent lists."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.batches.batch_left import Pace
from desktop_app.core.service.account import AccountStatus, KeyState
from desktop_app.core.service.connection import Connection
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.unlocking import look, unlock, unlocking
from desktop_app.ui.text.product_words import ProductTitles
from desktop_app.ui.upload.recent_lists import recent_lists
from desktop_app.ui.upload.sending.send_model import SendModel
from desktop_app.ui.upload.sending.send_panel import SendPanel
from desktop_app.ui.upload.start_view import StartView

# --- Recalculates what other lists will still take from the balance, when one of them moves on ---


# Milliseconds: lists under way change several times a second, and the sum is read from the journal.
EVERY = 1_000
# Milliseconds between two looks if another process has written into the journal.
ELSEWHERE = 2_000


class OthersUnderWay(QObject):
    """Belongs to the page: a batch that is finished, paused, deleted or restored changes what is left.

    One that is new or finished, by whichever process, may also have numbers of the list on the page: what is said of
    these, and offered for them, is looked up anew (`news()`).
    """

    news = Signal()

    def __init__(self, context: PageContext, sending: SendModel, page: QWidget) -> None:
        super().__init__(page)
        self._journal, self._sending, self._page = context.services.journal, sending, page
        self._written = self._journal.written_elsewhere()
        self._known: dict[str, bool] = {}  # not read at the start, when nobody waits for it
        self._missed = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(EVERY)
        self.timer.timeout.connect(self._follow)
        self.elsewhere = QTimer(self, interval=ELSEWHERE)
        self.elsewhere.timeout.connect(self._look_elsewhere)
        self.elsewhere.start()
        context.changes.changed.connect(self._changed)
        context.changes.ended.connect(self.timer.stop)
        context.changes.ended.connect(self.elsewhere.stop)

    def _changed(self, _ids: object) -> None:
        if not self.timer.isActive():  # no restart: frequent changes would postpone it
            self.timer.start()

    def _look_elsewhere(self) -> None:
        """See if another process, such as the command line, has written into the journal."""
        if not self._page.isVisible():
            return
        written, self._written = self._written, self._journal.written_elsewhere()
        if self._missed or written != self._written:
            self._follow()

    def _follow(self) -> None:
        self._sending.reckon_again()
        self._missed = not self._page.isVisible()
        if self._missed:
            return
        before, self._known = self._known, self._of_today()
        if self._known != before:
            self._sending.look_anew()
            self.news.emit()

    def _of_today(self) -> dict[str, bool]:
        """Return which batches were begun within a day, and if they are finished."""
        since = datetime.now(UTC) - timedelta(days=1)
        young = [batch.id for batch in self._journal.batches() if batch.created_at > since]
        return {each: finished(self._journal.tasks(each)) for each in young}


# --- Says beside the button that a list would wait while the connection in use has no accepted key ---


# Milliseconds between two checks if a locked keyring was unlocked, which nobody announces.
LOOK_EVERY = 3_000


class KeyWait(QObject):
    """Tells the model whenever a key was refused, missed, entered or accepted; belongs to the panel.

    When a locked keyring is unlocked, from the panel or elsewhere, the batches that waited for its keys go on,
    through other connections, too.
    """

    def __init__(self, context: PageContext, sending: SendModel, panel: SendPanel) -> None:
        super().__init__(panel)
        self._context, self._sending = context, sending
        self._failed: dict[str, Connection] = {}  # those whose key was missed in this run, by origin
        self.timer = QTimer(self)
        self.timer.setInterval(LOOK_EVERY)
        self.timer.timeout.connect(self._look_again)
        panel.warnings.unlock_wanted.connect(self._ask)
        context.changes.account_changed.connect(self._account_told)
        context.changes.ended.connect(self.timer.stop)
        self._look()

    def _account_told(self, status: AccountStatus) -> None:
        if status.key is not KeyState.OK:
            self._failed[status.connection.origin] = status.connection
        self._look()

    def _look(self) -> None:
        session, connection = self._context.services.session, self._context.connection()
        locked = session.keyring_locked(connection)
        asked = locked and unlocking(self._context, connection)
        self._sending.change(keyless=session.awaits_key(connection), locked=locked, unlocking=asked)
        if not self._locked():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()

    def _locked(self) -> list[Connection]:
        """Return the connections (the one in use and those of batches) whose key is in a locked keyring."""
        in_use = self._context.connection()
        every = {**self._failed, in_use.origin: in_use}
        return list(filter(self._context.services.session.keyring_locked, every.values()))

    def _ask(self) -> None:
        unlock(self._context, self._context.connection())
        self._look()

    def _look_again(self) -> None:
        for connection in self._locked():
            look(self._context, connection)


# --- Keeps the recent lists on the start view up to date ---


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
