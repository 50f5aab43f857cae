"""A menu below its button, the right edges in line; gone for good when it closes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from desktop_app.ui import icons


def add_action(menu: QMenu, icon: str, text: str, act: Callable[[], object]) -> QAction:
    """Append one with an icon of ours."""
    action = QAction(icons.icon(icon, "muted"), text, menu)
    action.triggered.connect(lambda _checked=False: act())
    menu.addAction(action)
    return action


def open_below(button: QPushButton, menu: QMenu) -> None:
    """Open `menu`, a child of the button."""
    menu.aboutToHide.connect(menu.deleteLater)
    corner = QPoint(button.width() - menu.sizeHint().width(), button.height() + 2)
    menu.popup(button.mapToGlobal(corner))
