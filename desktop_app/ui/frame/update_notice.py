"""Announces a new version in the window, if a person has switched that on."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.core.errors import DialproofError
from desktop_app.core.service.updates import Release
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.message_strip import Message
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.settings.update_card import new_version
from desktop_app.ui.text import words

log = logging.getLogger(__name__)
_EVERY = 3_600_000  # milliseconds between two looks at the clock; the query runs once a day
_TASK = "update"


class UpdateNotice(QObject):
    """Checks at once and every hour if a day has passed; without the switch it queries nobody. Owned by the shell."""

    def __init__(self, context: PageContext, shell: Shell) -> None:
        super().__init__(shell)
        self._context = context
        self._shell = shell
        timer = QTimer(self)
        timer.setInterval(_EVERY)
        timer.timeout.connect(self.look)
        timer.start()

    def look(self) -> None:
        """Query quietly; a failure only goes to the log."""
        updating = self._context.services.updating
        if updating.on and not self._context.runner.running(_TASK):
            self._context.runner.start(_TASK, updating.look_by_itself(), done=self._found, failed=_failed)

    def _found(self, release: Release | None) -> None:
        if release is None:
            return
        message = Message(
            "info",
            new_version(release),
            words.tr("Nothing is installed by itself.", "settings"),
            "",
            words.tr("Open its page", "settings"),
            lasting=True,
        )
        self._shell.strip.show_message(
            message,
            lambda: QDesktopServices.openUrl(QUrl(release.page)),
            closed=lambda: self._context.services.updating.told(release),
        )


def _failed(error: Exception) -> None:
    if isinstance(error, DialproofError):
        log.info("%s", error)
    else:
        log.error("a new version could not be looked for", exc_info=error)
