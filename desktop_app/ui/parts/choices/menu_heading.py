"""Texts in a menu besides its actions: a heading above them, a note below one."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidgetAction

from desktop_app.ui.look import theme
from desktop_app.ui.parts.label import Label

_INSET = 12  # pixels at which a menu's words begin
_NOTE_WIDTH = 280


def add_heading(menu: QMenu, text: str) -> None:
    """Add a heading, which keys skip but which doesn't look like a disabled action."""
    label = Label(text, "caption")
    label.setContentsMargins(_INSET, theme.S - 2, _INSET, 2)
    _add(menu, label)


def add_note(menu: QMenu, text: str) -> None:
    """Add a note why the action above is disabled, which one could only guess otherwise."""
    label = Label(text, "small", wrap=True)
    label.setContentsMargins(_INSET, 0, _INSET, theme.S - 2)
    label.setFixedWidth(_NOTE_WIDTH)
    label.setFixedHeight(label.heightForWidth(_NOTE_WIDTH))  # a menu gives wrapped words a single line
    _add(menu, label)


def _add(menu: QMenu, label: Label) -> None:
    said = QWidgetAction(menu)
    said.setText(label.text())  # for screen readers
    said.setDefaultWidget(label)
    said.setEnabled(False)
    label.setEnabled(True)
    menu.addAction(said)
