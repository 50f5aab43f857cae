"""A heading in a menu, above the actions that it is of."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidgetAction

from desktop_app.ui import theme
from desktop_app.ui.parts.label import Label

_INSET = 12  # pixels, where a menu's words begin


def add_heading(menu: QMenu, text: str) -> None:
    """Keys pass it by, as what can't be chosen; yet it is no choice that isn't to be had now, and doesn't look so."""
    heading = QWidgetAction(menu)
    heading.setText(text)  # what is read aloud
    label = Label(text, "caption")
    label.setContentsMargins(_INSET, theme.S - 2, _INSET, 2)
    heading.setDefaultWidget(label)
    heading.setEnabled(False)
    label.setEnabled(True)
    menu.addAction(heading)
