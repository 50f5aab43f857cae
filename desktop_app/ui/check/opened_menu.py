"""Opens a menu below its button, aligned at their ends, and deletes it when it closes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from desktop_app.ui.look import icons
from desktop_app.ui.parts.layout.mirroring import corner_below


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
