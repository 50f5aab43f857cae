"""A card for a failed request: what happened and two ways on, shown in place of the content."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop_app.core.errors import (
    DialproofError,
    KeyLocked,
    KeyMissing,
    KeyRefused,
    NoBalance,
    NotFound,
    ServiceUnreachable,
)
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("settings")

_ABOUT_THE_KEY = (KeyMissing, KeyRefused)
# Errors that another address or key may solve: for them the connection's settings come first.
_ABOUT_THE_CONNECTION = (KeyMissing, KeyRefused, NotFound)


class Trouble(Card):
    """Hidden until `show_error`.

    Its two buttons call `try_again` and `connect` (`connect("key")` if the key is at fault).
    """

    def __init__(self, try_again: Callable[[], object], connect: Callable[..., object]) -> None:
        super().__init__()
        self._connect = connect
        self._section: tuple[str, ...] = ()
        self._lacks_key = False
        self._icon = IconLabel("warning", "danger")
        self._what = Label("", "strong", wrap=True).selectable()
        self._advice = Label("", "muted", wrap=True).selectable()
        for label in (self._what, self._advice):
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.again = Button(_tr("Try again"), icon="refresh", clicked=try_again)
        self.connection = Button(_tr("Connection…"), icon="link", clicked=lambda: self._connect(*self._section))
        texts = QVBoxLayout()
        texts.setSpacing(theme.XS)
        texts.addWidget(self._what)
        texts.addWidget(self._advice)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.S)
        buttons.addWidget(self.again)
        buttons.addWidget(self.connection)
        buttons.addStretch()
        texts.addSpacing(theme.XS)
        texts.addLayout(buttons)
        row = QHBoxLayout()
        row.setSpacing(theme.S + theme.XS)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        self.add(row)
        self.hide()

    def show_error(self, error: BaseException, more: str = "") -> None:
        """Show an error and have it read aloud; `more` is what only this place knows of its meaning."""
        self.put_words(error, more)
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def words_of(self, error: BaseException, more: str) -> tuple[str, str]:
        """Return what happened and what to do, as shown and read aloud; a subclass may have its own words."""
        what, advice = brief_words(error)
        return what, joining.sentences(more, advice)

    def put_words(self, error: BaseException, more: str = "") -> None:
        """Set an error's words without reading them aloud."""
        what, advice = self.words_of(error, more)
        about_us = isinstance(error, _ABOUT_THE_CONNECTION)
        unreachable = isinstance(error, ServiceUnreachable)
        nothing_wrong = isinstance(error, NoBalance)
        icon = "key" if about_us else "info" if nothing_wrong else "warning"
        self._icon.set_icon(icon, "accent" if nothing_wrong else "danger")
        self.again.setHidden(nothing_wrong)
        self._what.setText(what)
        self._advice.setText(advice)
        self._advice.setVisible(bool(advice))
        key = isinstance(error, _ABOUT_THE_KEY)
        self._section = ("key",) if key else ()
        self._lacks_key = isinstance(error, KeyMissing)
        locked = isinstance(error, KeyLocked)  # trying again asks for the keyring's password
        self.again.setText(words.tr("Unlock keyring…", "window") if locked else _tr("Try again"))
        self.connection.setText(_tr("Enter key…") if key else _tr("Connection…"))
        self.connection.set_icon("key" if key else "link")
        self.connection.setVisible(about_us or unreachable)
        self.setAccessibleName(joining.sentences(what, advice))

    @property
    def lacks_key(self) -> bool:
        """True if it reports a missing key, or a locked keyring."""
        return self._lacks_key and not self.isHidden()

    def text(self) -> str:
        """Return the whole text."""
        return joining.sentences(self._what.text(), self._advice.text())


def brief_words(error: BaseException) -> tuple[str, str]:
    """Return what happened and what to do, without the meaning for a batch, as there is none."""
    what, meaning, advice = error_words(error)
    what = " ".join(what.split())
    if not isinstance(error, DialproofError):
        return what, joining.sentences(meaning, advice)
    return what, stored_words.filled(error.advice_alone, error.params, "errors") or advice
