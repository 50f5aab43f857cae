"""Deletes data past its retention period while the window is open; the first time it asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from desktop_app.core.batches.retention import Due
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.message_strip import Message
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.settings.keeping_words import due_title
from desktop_app.ui.text import words

_EVERY = 3_600_000  # milliseconds
_TASK = "retention"


class KeepingNotice(QObject):
    """Checks at once and every hour; owned by the shell. `decide()` leads to where a person agrees."""

    def __init__(self, context: PageContext, shell: Shell, decide: Callable[[], object]) -> None:
        super().__init__(shell)
        self._decide = decide
        self._context = context
        self._shell = shell
        self._message: Message | None = None
        self._due = Due()
        timer = QTimer(self)
        timer.setInterval(_EVERY)
        timer.timeout.connect(self.look)
        timer.start()

    def look(self) -> None:
        """Delete what may be deleted; ask about what may not yet."""
        if not self._context.runner.running(_TASK):
            self._context.runner.start(_TASK, self._context.services.retention.tidy(), done=self._tidied)

    def _tidied(self, due: Due) -> None:
        if self._message is not None:
            self._shell.strip.withdraw(self._message)
            self._message = None
        days = self._context.services.retention.days
        if not due or days is None:
            return
        self._due = due
        chosen = self._context.services.retention.most_days is None
        if chosen:
            when = words.tr(
                "They are deleted for good once you agree, and later ones when they are as old.", "settings"
            )
            act, action = words.tr("Decide…", "settings"), self._decide
        else:
            when = words.tr("They are deleted for good in an hour, as your organisation has set it.", "settings")
            act, action = words.tr("Delete now", "settings"), self._delete
        stay = words.tr("Files that you exported stay.", "settings")
        self._message = Message("warning", due_title(due, days), when, stay, act, lasting=True)
        self._shell.strip.show_message(self._message, action)

    def _delete(self) -> None:
        deleting = self._context.services.retention.delete_due(self._due)
        self._context.runner.start(_TASK, deleting, failed=self._context.show_error)
