"""Settings, About: looks for a new version, automatically only if a person wants it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.core.service.updates import Release
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.fields import lock
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card, button_row
from desktop_app.ui.text import words
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("settings")

TASK = "settings update"


class UpdateCard(Card):
    """Reports new versions and never installs them. `open_url` is the system's way to show a page."""

    def __init__(self, context: PageContext, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> None:
        super().__init__(_tr("Updates"))
        self._context = context
        self._updating = context.services.updating
        self._open_url = open_url
        self._page = ""
        self.box = QCheckBox(_tr("Look for a new version once a day"))
        self.box.setChecked(self._updating.on)
        self.box.toggled.connect(self._updating.switch)
        self.now = Button(_tr("Look now"), icon="refresh", clicked=self.look)
        self.now.setAccessibleName(_tr("Look for a new version now"))
        self.said = Label(_asked(self._updating.address), "small", wrap=True)
        self.page = Button(_tr("Open its page"), "link", icon="external", clicked=self._show_page)
        self.page.hide()
        top, below = button_row(self.box, self.now), button_row(self._note(), self.page)
        for row in (top, below):
            row.setStretch(0, 1)
        self.add(top, below)

    def _note(self) -> QWidget:
        """Return the explanation, or the reason why updates can't be used."""
        if not self._updating.allowed:
            return lock(self.box, self.now)
        if not self._updating.address:
            reason = _tr("Updates are off: no update address is set.")
            for control in (self.box, self.now):
                control.setEnabled(False)
                control.setAccessibleDescription(reason)
            self.said.setText(reason)
            return self.said
        self.box.setAccessibleDescription(self.said.text())
        return self.said

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [self.box, self.now, self.page]

    def look(self) -> None:
        """Query, and show what was found or why nothing was."""
        self.page.hide()
        self.now.set_busy(True, _tr("Looking…"))
        self._context.runner.start(TASK, self._updating.look(), done=self._found, failed=self._failed)

    def leave(self) -> None:
        """Cancel the query: the card is no longer visible."""
        self._context.runner.cancel(TASK)
        self.now.set_busy(False)

    def _found(self, release: Release | None) -> None:
        self.now.set_busy(False)
        if release is None and not self._updating.comparable:
            self._say(_tr("Whether this is the newest version can't be told: this one runs from its source code."), "")
            return
        if release is None:
            self._say(_tr("This is the newest version."), "success")
            return
        self._page = release.page
        self._say(new_version(release), "accent")
        self.page.setToolTip(release.page)
        self.page.show()
        self.page.setFocus()

    def _failed(self, error: Exception) -> None:
        self.now.set_busy(False)
        if not isinstance(error, DialproofError):
            self._context.show_error(error)
        what, _meaning, advice = error_words(error)
        self._say(f"{what} {advice}", "danger")

    def _say(self, text: str, tone: str) -> None:
        self.said.setText(text)
        self.said.set_tone(tone)

    def _show_page(self) -> None:
        if not self._open_url(QUrl(self._page)):
            self._say(_tr("The system has no program to show the page. It is {page}").format(page=self._page), "")


def new_version(release: Release) -> str:
    """Return the words for a new version."""
    return _tr("Version {version} is available.").format(version=release.version)


def _asked(address: str) -> str:
    """Return the words naming the queried host."""
    host = QUrl(address).host()
    return _tr(
        "Asks {host} for the number of the newest version, and says nothing of you or your lists. Nothing is installed."
    ).format(host=host)
