"""A field for a whole number."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from desktop_app.ui.look import theme


class NumberField(QSpinBox):
    """A spin box with thousands separators and an accessible name; emits Qt's `valueChanged`."""

    def __init__(self, name: str, least: int, most: int, value: int, *, suffix: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setGroupSeparatorShown(True)
        self.setRange(least, most)
        self.setValue(value)
        self.setSuffix(f" {suffix}" if suffix else "")
        self.lineEdit().setTextMargins(theme.S, 0, 0, 0)  # the style sheet's padding doesn't apply to it
