"""What a menu says beside its actions: a heading above them, a note below one."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidgetAction

from desktop_app.ui.look import theme
from desktop_app.ui.parts.label import Label

_INSET = 12  # pixels, where a menu's words begin
_NOTE_WIDTH = 280


def add_heading(menu: QMenu, text: str) -> None:
    """Keys pass it by, as what can't be chosen; yet it is no choice that isn't to be had now, and doesn't look so."""
    label = Label(text, "caption")
    label.setContentsMargins(_INSET, theme.S - 2, _INSET, 2)
    _add(menu, label)


def add_note(menu: QMenu, text: str) -> None:
    """Why the action above can't be chosen: greyed by itself it would leave one to guess."""
    label = Label(text, "small", wrap=True)
    label.setContentsMargins(_INSET, 0, _INSET, theme.S - 2)
    label.setFixedWidth(_NOTE_WIDTH)
    label.setFixedHeight(label.heightForWidth(_NOTE_WIDTH))  # a menu gives what wraps a line only
    _add(menu, label)


def _add(menu: QMenu, label: Label) -> None:
    said = QWidgetAction(menu)
    said.setText(label.text())  # what is read aloud
    said.setDefaultWidget(label)
    said.setEnabled(False)
    label.setEnabled(True)
    menu.addAction(said)
