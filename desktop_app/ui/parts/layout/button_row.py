"""A row of buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.ui.look import theme


def button_row(*buttons: QWidget | None) -> QHBoxLayout:
    """Return a row with the buttons in order, at the usual distance; None marks the stretch."""
    row = QHBoxLayout()
    row.setSpacing(theme.S)
    for button in buttons:
        if button is None:
            row.addStretch()
        else:
            row.addWidget(button)
    return row
