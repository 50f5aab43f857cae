"""What the cards of a check have for copying: menus, and a short note that it was done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction
from PySide6.QtWidgets import QMenu, QPushButton

from desktop_app.ui.look import icons
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.mirroring import corner_below
from desktop_app.ui.text import words


def add_action(menu: QMenu, icon: str, text: str, act: Callable[[], object]) -> QAction:
    """Append an action with an icon of ours."""
    action = QAction(icons.icon(icon, "muted"), text, menu)
    action.triggered.connect(lambda _checked=False: act())
    menu.addAction(action)
    return action


def open_below(button: QPushButton, menu: QMenu) -> None:
    """Open `menu`, a child of the button."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(corner_below(button, menu.sizeHint().width(), at_end=True))


_MOMENT = 4_000  # milliseconds


class CopiedNote(Label):
    """Empty until `tell`, and again a few seconds later."""

    def __init__(self) -> None:
        super().__init__("", "small")
        self._ending = QTimer(self)
        self._ending.setSingleShot(True)
        self._ending.setInterval(_MOMENT)
        self._ending.timeout.connect(self.clear)

    def tell(self, _text: str = "") -> None:
        """Show the note, also to screen readers; the copied text doesn't matter."""
        self.setText(words.tr("Copied", "check"))
        self._ending.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text()))
