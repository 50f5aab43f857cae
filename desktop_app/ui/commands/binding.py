"""Binds commands to widgets; a command is available while its widget is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop_app.ui.commands.catalogue import CATALOGUE, key_text, sequences
from desktop_app.ui.text import words

Act = Callable[[], object]
When = Callable[[], bool]
Told = Callable[[], str]
_IN_WINDOW = Qt.ShortcutContext.WindowShortcut


class Bound(QObject):
    """A command with its keys on `owner`, which must be visible for it; `title` completes its words.

    `detail()` returns what to know before, such as its price.
    """

    def __init__(self, name: str, owner: QWidget, act: Act, when: When | None, title: str) -> None:
        super().__init__(owner)
        self.command = CATALOGUE[name]
        self.keys: list[QShortcut] = []
        self.shown_key = ""
        self.detail: Told = str
        self._owner = owner
        self._act = act
        self._when = when
        self._title = title
        self._enabled = True

    @property
    def text(self) -> str:
        """The command's words, in the person's language."""
        return words.tr(self.command.words, "commands").format(self._title)

    @property
    def possible(self) -> bool:
        """True if the command can be run now."""
        seen = self._enabled and self._owner.isVisible() and self._owner.isEnabled()
        return seen and (self._when is None or self._when())

    def set_enabled(self, enabled: bool) -> None:
        """Enable or disable its keys, which another part may need for a while."""
        self._enabled = enabled
        for key in self.keys:
            key.setEnabled(enabled)

    def give_by_key(self) -> None:
        """Run it by its key, unless somebody is typing: a text field's keys are its own."""
        from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit  # imported late, after the first paint

        if not isinstance(QApplication.focusWidget(), (QLineEdit, QPlainTextEdit, QTextEdit)):
            self.give()

    def give(self) -> None:
        """Run it, if it is possible."""
        if self.possible:
            self._act()


def bind(  # noqa: PLR0913 - all but three have a default
    name: str,
    owner: QWidget,
    act: Act,
    *,
    when: When | None = None,
    at: int = 0,
    title: str = "",
    detail: Told = str,
    within: bool = False,
    typing: bool = True,
) -> Bound:
    """Bind a command of the catalogue to `act`, with its keys while `owner` is visible.

    `when` returns True if it makes sense now. Of a numbered command it is the one at `at`, called `title`. `detail()`
    returns what to know before.
    `within`: only while the focus is in `owner`. `typing`: its keys also work in a text field.
    """
    made = Bound(name, owner, act, when, title)
    made.detail = detail
    keys = sequences(made.command)
    for key in keys[at : at + 1] if made.command.numbered else keys:
        shortcut = QShortcut(key, owner)
        shortcut.setAutoRepeat(False)  # a held key runs it once, so that it doesn't delete one row after the other
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut if within else _IN_WINDOW)
        shortcut.activated.connect(made.give if typing else made.give_by_key)
        made.keys.append(shortcut)
    made.shown_key = key_text(name, at)
    return made


def bind_button(name: str, button: QAbstractButton, *, title: str = "") -> Bound:
    """Bind a command to a button's click, while that is enabled; add the key to its tool tip."""
    made = bind(name, button, button.click, title=title)
    if made.shown_key:
        button.setToolTip(with_key(button.toolTip(), name))
    return made


def with_key(tip: str, name: str) -> str:
    """Return a tool tip with the command's key: "Write the results to a file (Ctrl+S)"."""
    key = key_text(name)
    if not key:
        return tip
    return words.tr("{} ({})", "commands").format(tip, key) if tip else key
