"""Re-reads results: offers it if possible, reports unreadable results, and opens the dialog."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Task, finished
from desktop_app.core.batches.submission import TaskState
from desktop_app.services.lists.rereading import Reread
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.results import reading_words
from desktop_app.ui.results.reading_dialog import ReadingDialog
from desktop_app.ui.text import joining, stored_words, words


class ReadingWork(QWidget):
    """A banner for unreadable results; `action` opens the dialog. Emits `changed` when the answers have changed."""

    changed = Signal()

    def __init__(self, context: PageContext, action: QAction) -> None:
        super().__init__()
        self._context, self._action = context, action
        self._batch_id = ""
        self.dialog: ReadingDialog | None = None
        self.unread = Banner("warning", "", words.tr("Read otherwise…", "results"), self.open_dialog)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.unread)
        action.triggered.connect(lambda _checked=False: self.open_dialog())
        self.hide()

    def show_batch(self, batch_id: str) -> None:
        """Offer re-reading for a batch in its current state."""
        self._batch_id = batch_id
        running = self._context.runner.running(f"batch {batch_id}")
        received = [] if running else self._context.services.rereading.received(batch_id)
        self._action.setEnabled(bool(received))
        self._action.setToolTip(_why_not(running=running, received=bool(received)))
        self._show_unread([task for task in received if task.state is not TaskState.JOINED and task.message])

    def open_dialog(self) -> None:
        """Open the dialog, or raise it if it is open."""
        if not self._context.services.rereading.received(self._batch_id):
            return
        if self.dialog is None:
            batch_id = self._batch_id
            self.dialog = ReadingDialog(self._context, batch_id, self.window())
            self.dialog.done_with.connect(lambda came: self._done(batch_id, came))
            self.dialog.finished.connect(self._forget)
            self.dialog.open()
        self.dialog.raise_()

    def close_dialog(self) -> None:
        """Close the dialog unless it is re-reading, which then completes: another batch is shown."""
        if self.dialog is not None and not self.dialog.use.busy:
            self.dialog.reject()

    def _show_unread(self, unread: list[Task]) -> None:
        self.setVisible(bool(unread))
        if unread:
            held = self._context.services.rereading.holding(self._batch_id, unread)
            self.unread.set_text(reading_words.unread(len(unread) - len(held), len(held)))
            what_to_do = words.tr("{} shows what was received. If that is no result, ask the service.", "results")
            offer = joining.quoted(self.unread.button.text())
            self.unread.set_detail(joining.sentences(stored_words.shown(unread[0].message), what_to_do.format(offer)))

    def _done(self, batch_id: str, came: Reread) -> None:
        self._context.show_info(reading_words.done(came))
        if not self.isHidden() and finished(self._context.services.journal.tasks(batch_id)):
            self._context.run_batch(batch_id)  # nothing is left to send: the batch only gets completed
        if batch_id == self._batch_id:
            self.changed.emit()

    def _forget(self) -> None:
        self.dialog = None


def _why_not(*, running: bool, received: bool) -> str:
    if running:
        return words.tr("Once the batch has come to rest", "results")
    return "" if received else words.tr("No result lies here as it was received", "results")
