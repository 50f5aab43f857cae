"""A coloured strip with an icon, words, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop_app.ui import theme
from desktop_app.ui.parts.button import Button, Kind
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label

Tone = Literal["warning", "danger", "success", "accent"]
TONE_ICON = {"warning": "warning", "danger": "cross", "success": "check", "accent": "info"}


class Banner(QFrame):
    """`Banner("warning", "14 numbers lost digits in Excel", "Show", show_them, button_kind="link")`."""

    def __init__(
        self,
        tone: Tone,
        text: str,
        action: str = "",
        clicked: Callable[[], object] | None = None,
        *,
        button_kind: Kind = "secondary",
    ) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self._icon = IconLabel(TONE_ICON[tone], tone)
        self._text = Label(text, "medium", tone=tone, wrap=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._detail = Label("", "small", tone=tone, wrap=True)
        self._detail.hide()
        self.button = Button(action, button_kind, clicked=clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.S + 2, theme.S, theme.S, theme.S)
        row.setSpacing(theme.S)
        row.addWidget(self._icon)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self._text)
        lines.addWidget(self._detail)
        row.addLayout(lines, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.button.setVisible(bool(action))  # only now: without a parent it would open as a window
        self.set_text(text, tone)

    def set_text(self, text: str, tone: Tone | None = None) -> None:
        """Say something else, in another tone if given."""
        self._text.setText(text)
        self.setAccessibleName(text)
        if tone is not None:
            self._icon.set_icon(TONE_ICON[tone], tone)
            self._detail.set_tone(tone)
            theme.set_role(self, tone=tone)
            self._text.set_tone(tone)
            theme.set_role(self.button, tone=tone)

    def set_detail(self, text: str) -> None:
        """A second line, in small letters; "" for none."""
        self._detail.setText(text)
        self._detail.setVisible(bool(text))
        self.setAccessibleDescription(text)

    def detail(self) -> str:
        """The second line."""
        return self._detail.text()

    def text(self) -> str:
        """What it says."""
        return self._text.text()
