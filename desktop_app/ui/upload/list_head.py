"""The head of the page with a list: what it is called, how large it is, and what can be done with it as a whole."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.table import Understanding
from desktop_app.ui import theme, words
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.upload.quiet_note import QuietNote


class ListHead(QWidget):
    """Its parts are for whoever has it to be connected and filled; `save` is there while there are problem rows."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ElidedLabel("", "title")
        self.detail = Label("", "muted")
        self.said = QuietNote()
        self.save = Button(words.tr("Save the problem rows…", "upload"))
        self.save.setToolTip(words.tr("A spreadsheet to send back to whoever made the list", "upload"))
        self.save.hide()
        self.choose = Button(words.tr("Choose another…", "upload"))
        self.close_list = icon_button("close", words.tr("Close this list without sending it", "upload"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.name)
        row.addWidget(self.detail)
        row.addStretch()
        for part in (self.said, self.save, self.choose, self.close_list):
            row.addWidget(part)

    def describe(self, title: str, detail: str) -> None:
        """What it is called, and "500 rows · 31.4 kB"."""
        self.name.setText(title)
        self.detail.setText(detail)

    def show_problems(self, found: Understanding | None) -> None:
        """Whether there is anything to save; None while it is being read."""
        self.save.setVisible(found is not None and bool(found.counts.invalid or found.reasons))
