"""Buttons beside each other."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.ui.look import theme


def button_row(*buttons: QWidget | None) -> QHBoxLayout:
    """In their order, at the usual distance; None is where the room goes that is left."""
    row = QHBoxLayout()
    row.setSpacing(theme.S)
    for button in buttons:
        if button is None:
            row.addStretch()
        else:
            row.addWidget(button)
    return row
