"""The quiet strip of the first days: says that the local service answers, what it simulates, and how to connect."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.text import words


class LocalNote(QFrame):
    """Emits `connect_wanted()` from its link, and `closed()` when the person has closed it for good."""

    connect_wanted = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        said = words.tr(
            "Answers come from the local service on this computer. HLR, messaging and account signals are simulated.",
            "window",
        )
        text = Label(said, "small", wrap=True)
        text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.link = Button(words.tr("Connect an account…", "settings"), "link", clicked=self.connect_wanted.emit)
        self.link.setProperty("scale", "small")
        self.close_button = icon_button("close", words.tr("Don't show this note again", "window"), self.closed.emit)
        self.setAccessibleName(said)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.L, 3, theme.M, 3)
        row.setSpacing(theme.S)
        row.addWidget(IconLabel("info", "muted"), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(text, 1)
        row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
