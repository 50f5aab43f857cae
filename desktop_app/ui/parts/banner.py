"""A coloured strip with an icon, a text, and a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words

Tone = Literal["warning", "danger", "success", "accent"]
TONE_ICON = {"warning": "warning", "danger": "alert", "success": "check", "accent": "info"}


class Banner(QFrame):
    """`Banner("warning", "14 numbers lost digits in Excel", "Show", show_them)`.

    `closed`: adds a cross for closing, which calls this.
    """

    def __init__(
        self,
        tone: Tone,
        text: str,
        action: str = "",
        clicked: Callable[[], object] | None = None,
        *,
        closed: Callable[[], object] | None = None,
    ) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self._icon = IconLabel(TONE_ICON[tone], tone)
        self._text = Label(text, "medium", tone=tone, wrap=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._detail = Label("", "small", tone=tone, wrap=True)
        self._detail.hide()
        self.button = Button(action, "link", clicked=clicked)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(2)
        self._lines.addWidget(self._text)
        self._lines.addWidget(self._detail)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(theme.S + 2, theme.S, theme.S, theme.S)
        self._row.setSpacing(theme.S)
        self._row.addLayout(self._said(), 1)
        self._row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.button.setVisible(bool(action))  # only now: without a parent it would open as a window
        if closed is not None:
            self.close_button = icon_button("close", words.tr("Close this message", "shell"), closed)
            self._row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.set_text(text, tone)

    def _said(self) -> QLayout:
        """Return the icon and the text: aligned to the first line, and both centred beside something higher."""
        beside = QVBoxLayout()
        beside.setContentsMargins(
            0, max(0, (self._text.fontMetrics().height() - self._icon.sizeHint().height()) // 2), 0, 0
        )
        beside.addWidget(self._icon)
        beside.addStretch()
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        row.addLayout(beside)
        row.addLayout(self._lines, 1)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addStretch()
        middle.addLayout(row)
        middle.addStretch()
        return middle

    def add_action(self, button: Button) -> None:
        """Add another button before the banner's own."""
        self._row.insertWidget(1, button, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.set_role(button, tone=str(self.property("tone")))

    def put_below(self) -> None:
        """Put the button below the text, if there is little room beside it."""
        self._lines.addSpacing(theme.XS)
        self._lines.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def set_text(self, text: str, tone: Tone | None = None) -> None:
        """Show another text, in another tone if given."""
        self._text.setText(text)
        self.setAccessibleName(text)
        if tone is not None:
            self._icon.set_icon(TONE_ICON[tone], tone)
            self._detail.set_tone(tone)
            theme.set_role(self, tone=tone)
            self._text.set_tone(tone)
            theme.set_role(self.button, tone=tone)

    def say(self, text: str, detail: str = "") -> None:
        """Show these lines, or hide the banner if they are empty."""
        self.set_text(text)
        self.set_detail(detail)
        self.setVisible(bool(text))

    def set_detail(self, text: str) -> None:
        """Set a second line in small letters; "" for none."""
        self._detail.setText(text)
        self._detail.setVisible(bool(text))
        self.setAccessibleDescription(text)

    def detail(self) -> str:
        """Return the second line."""
        return self._detail.text()

    def text(self) -> str:
        """Return the text."""
        return self._text.text()
