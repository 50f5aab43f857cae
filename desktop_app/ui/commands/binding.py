"""Commands that can be given just now: each is bound to the widget that it belongs to, and goes with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from desktop_app.ui.commands.catalogue import CATALOGUE, key_text, sequences
from desktop_app.ui.text import words

Act = Callable[[], object]
When = Callable[[], bool]
Told = Callable[[], str]
_IN_WINDOW = Qt.ShortcutContext.WindowShortcut


class Bound(QObject):
    """A command with its keys on `owner`, which must be seen for it to be given; `title` fills its words.

    `detail()` is what is to be known of it before, such as its price.
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
        """What it does, in the person's language."""
        return words.tr(self.command.words, "commands").format(self._title)

    @property
    def possible(self) -> bool:
        """Whether it can be given just now."""
        seen = self._enabled and self._owner.isVisible() and self._owner.isEnabled()
        return seen and (self._when is None or self._when())

    def set_enabled(self, enabled: bool) -> None:
        """Another part has its keys for a while."""
        self._enabled = enabled
        for key in self.keys:
            key.setEnabled(enabled)

    def give_by_key(self) -> None:
        """Do it, unless somebody is typing: a text field's keys are its own."""
        if not isinstance(QApplication.focusWidget(), (QLineEdit, QPlainTextEdit, QTextEdit)):
            self.give()

    def give(self) -> None:
        """Do it, if it can be done."""
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
    """Have a command of the catalogue do `act`, by its keys while `owner` is seen.

    `when` says whether it makes sense just now. Of a numbered command it is the one `at`, called `title`.
    `detail()` says what is to be known before.
    `within`: only while the focus is in `owner`. `typing`: by its keys also while it is in a text field.
    """
    made = Bound(name, owner, act, when, title)
    made.detail = detail
    keys = sequences(made.command)
    for key in keys[at : at + 1] if made.command.numbered else keys:
        shortcut = QShortcut(key, owner)
        shortcut.setAutoRepeat(False)  # a key that is held says it once: not one row after the other is deleted
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut if within else _IN_WINDOW)
        shortcut.activated.connect(made.give if typing else made.give_by_key)
        made.keys.append(shortcut)
    made.shown_key = key_text(name, at)
    return made


def bind_button(name: str, button: QAbstractButton, *, title: str = "") -> Bound:
    """As a click on the button, while it can be clicked; its tool tip then names the key."""
    made = bind(name, button, button.click, title=title)
    if made.shown_key:
        button.setToolTip(with_key(button.toolTip(), name))
    return made


def with_key(tip: str, name: str) -> str:
    """A tool tip with the command's key behind it: "Write the results to a file (Ctrl+S)"."""
    key = key_text(name)
    if not key:
        return tip
    return words.tr("{} ({})", "commands").format(tip, key) if tip else key
