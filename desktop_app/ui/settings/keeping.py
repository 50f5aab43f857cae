"""Retention: words for periods and what they delete, and the notice that deletes what is due, asking the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from desktop_app.core.batches.retention import Due
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.message_strip import Message
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.text import joining, words


def due_words(due: Due) -> str:
    """Return "3 lists and 12 single checks", without kinds there are none of."""
    parts = []
    if due.batches or not due.checks:
        parts.append(words.counted(len(due.batches), "%n list", "%n lists"))
    if due.checks:
        parts.append(words.counted(len(due.checks), "%n single check", "%n single checks"))
    return parts[0] if len(parts) == 1 else words.tr("{} and {}", "settings").format(*parts)


def kept_words(days: int | None) -> str:
    """Return the retention period: "30 days", "until I delete them"."""
    if days is None:
        return words.tr("until I delete them", "settings")
    if days == 365:
        return words.tr("a year", "settings")
    return words.counted(days, "%n day", "%n days")


def due_title(due: Due, days: int) -> str:
    """Return what is old enough to be deleted."""
    return words.tr("Finished more than {days} ago: {due}", "settings").format(
        due=due_words(due), days=kept_words(days)
    )


def due_question(due: Due, days: int) -> str:
    """Return the question about what a choice, or the passing of time, would delete."""
    question = words.tr(
        (
            "Permanently delete {due} that finished more than {days} ago? Later ones are deleted when they reach that"
            " age. Files that you exported stay."
        ),
        "settings",
    ).format(due=due_words(due), days=kept_words(days))
    if not due.not_exported:
        return question
    more = words.counted(due.not_exported, "%n list was never exported.", "%n lists were never exported.")
    return joining.sentences(question, more)


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
                "They are permanently deleted once you agree, and later ones when they reach that age.", "settings"
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
