"""The band at the lower edge of a dialog, with its buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.button_row import button_row


def foot(*items: QWidget | None) -> QFrame:
    """In their order; None is where the room goes that is left."""
    made = QFrame()
    made.setProperty("role", "footer")
    row = button_row(*items)
    row.setContentsMargins(theme.L, theme.S + theme.XS, theme.L, theme.S + theme.XS)
    made.setLayout(row)
    return made
