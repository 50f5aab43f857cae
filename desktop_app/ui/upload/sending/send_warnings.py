"""Shows the warnings before sending: a locked keyring, unreadable products, tasks too small."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.text import words


class SendWarnings(QWidget):
    """Hidden without warnings. Emits `came()` when a new one appears.

    `prices_wanted()` and `unlock_wanted()` ask to correct one.
    """

    came = Signal()
    prices_wanted = Signal()
    unlock_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.locked = Banner("warning", "", words.tr("Unlock keyring…", "window"), self.unlock_wanted.emit)
        self.locked.put_below()
        self.trouble = Banner("danger", "", words.tr("Edit products…", "upload"), self.prices_wanted.emit)
        self.trouble.put_below()
        self.small = Banner("warning", "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        for banner in (self.locked, self.trouble, self.small):
            column.addWidget(banner)
        self.locked.say("")
        self.clear()

    def clear(self) -> None:
        """Remove the warnings about the list."""
        self.say(("", ""), ("", ""))

    def say(self, trouble: tuple[str, str], small: tuple[str, str]) -> None:
        """Show two warnings as (title, meaning) each; "" for none."""
        before = [banner.text() for banner in (self.trouble, self.small)]
        self.trouble.say(*trouble)
        self.small.say(*small)
        self._show()
        if any(now and not was for now, was in zip((trouble[0], small[0]), before, strict=True)):
            self.came.emit()

    def set_locked(self, locked: bool) -> None:
        """Show or hide the warning that the key is in a locked keyring, which is independent of the list."""
        came = locked and not self.locked.text()
        self.locked.say(words.tr("The API key is in the system keyring, which is locked.", "upload") if locked else "")
        self._show()
        if came:
            self.came.emit()

    def set_unlocking(self, unlocking: bool) -> None:
        """Show that the system is asking the person for the keyring's password, in a window that isn't ours."""
        self.locked.button.set_busy(unlocking, words.tr("Being unlocked…", "upload"))

    def _show(self) -> None:
        self.setVisible(any(banner.text() for banner in (self.locked, self.trouble, self.small)))
