"""The placeholder of an empty view: an icon, the view's purpose, and the first steps."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.compact_mode import CompactMode

_LOW = 248  # pixels below which there is no room for the icon and the air around


class EmptyState(QWidget):
    """Centred; put more below with `extra.addWidget(…)`. If it is low, words and buttons have priority."""

    def __init__(self, icon: str, title: str, text: str = "", buttons: list[Button] | None = None) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.title = Label(title, "title", wrap=True)
        self.text = Label(text, "muted", wrap=True)
        self.extra = QVBoxLayout()
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        row.addStretch()
        for button in buttons or []:
            row.addWidget(button)
        row.addStretch()
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(theme.L, theme.L, theme.L, theme.L)
        layout.setSpacing(theme.S)
        layout.addStretch(2)
        self._icon_name = icon
        self._icon = IconLabel(icon, "muted", 32)
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(theme.XS)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setMaximumWidth(520)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            line = QHBoxLayout()
            line.addStretch(1)
            line.addWidget(label, 100)
            line.addStretch(1)
            layout.addLayout(line)
        layout.addSpacing(theme.S)
        layout.addLayout(row)
        layout.addLayout(self.extra)
        layout.addStretch(3)
        self.text.setVisible(bool(text))
        CompactMode(self, _LOW).changed.connect(self._set_low)

    def set_tone(self, tone: str) -> None:
        """Set the icon's colour: a palette role, "muted" while idle."""
        self._icon.set_icon(self._icon_name, tone)

    def _set_low(self, low: bool) -> None:
        self._icon.setHidden(low)
        air = theme.S if low else theme.L
        self._column.setContentsMargins(air, air, air, air)
