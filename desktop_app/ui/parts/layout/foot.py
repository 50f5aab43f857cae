"""The band with the buttons at the bottom of a dialog."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.button_row import button_row


def foot(*items: QWidget | None) -> QFrame:
    """Return the band with the items in order; None marks the stretch."""
    made = QFrame()
    made.setProperty("role", "footer")
    row = button_row(*items)
    row.setContentsMargins(theme.L, theme.S + theme.XS, theme.L, theme.S + theme.XS)
    made.setLayout(row)
    return made
