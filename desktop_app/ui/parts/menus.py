"""Menus: the button that opens one, a heading above actions, a note below one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidgetAction

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label

_ARROW_INSET = 11


class MenuButton(Button):
    """Has an arrow after its words; the style sheet reserves the room for it."""

    def __init__(self, text: str, *, icon: str, clicked: Callable[[], object]) -> None:
        super().__init__(text, "primary", icon=icon, clicked=clicked)
        self.setProperty("menu", True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, then the arrow."""
        super().paintEvent(event)
        arrow = QRect(0, 0, icons.SIZE - 2, icons.SIZE - 2)
        arrow.moveCenter(self.rect().center())
        arrow.moveRight(self.rect().right() - _ARROW_INSET)
        tone = "accent_text" if self.property("kind") == "primary" else "text"
        icons.paint(QPainter(self), arrow, "chevron-down", tone if self.isEnabled() else "disabled")


_WORDS_AT = 12  # pixels at which a menu's words begin
_NOTE_WIDTH = 280


def add_heading(menu: QMenu, text: str) -> None:
    """Add a heading, which keys skip but which doesn't look like a disabled action."""
    label = Label(text, "caption")
    label.setContentsMargins(_WORDS_AT, theme.S - 2, _WORDS_AT, 2)
    _add(menu, label)


def add_note(menu: QMenu, text: str) -> None:
    """Add a note why the action above is disabled, which one could only guess otherwise."""
    label = Label(text, "small", wrap=True)
    label.setContentsMargins(_WORDS_AT, 0, _WORDS_AT, theme.S - 2)
    label.setFixedWidth(_NOTE_WIDTH)
    label.setFixedHeight(label.heightForWidth(_NOTE_WIDTH))  # a menu gives wrapped words a single line
    _add(menu, label)


def _add(menu: QMenu, label: Label) -> None:
    message = QWidgetAction(menu)
    message.setText(label.text())  # for screen readers
    message.setDefaultWidget(label)
    message.setEnabled(False)
    label.setEnabled(True)
    menu.addAction(message)
