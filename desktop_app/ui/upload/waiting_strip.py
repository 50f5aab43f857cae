"""Says above the page which lists wait for their turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop_app.core.file_names import shown_name
from desktop_app.ui import joining, theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import ElidedLabel, Label


class WaitingStrip(QFrame):
    """ "2 more lists waiting · next: b.xlsx"; hidden where none waits. `skipped()`, `opened()`: the next one."""

    skipped = Signal()
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.count = Label("", "strong")
        self.next = ElidedLabel("", "muted")
        self.open = Button(words.tr("Open it", "upload"), "primary", clicked=self.opened.emit)
        self.open.setAutoDefault(True)  # Enter presses it, too
        self.skip = Button(words.tr("Skip it", "upload"), "link", clicked=self.skipped.emit)
        row = self._row = QHBoxLayout(self)
        self.set_low(False)
        row.setSpacing(theme.S)
        row.addWidget(IconLabel("file"))
        for part in (self.count, Label("·", "muted"), self.next):
            row.addWidget(part)
        row.addStretch()
        for button in (self.open, self.skip):
            row.addWidget(button)
        self.hide()

    def set_low(self, low: bool) -> None:
        """Whether the page is low: air gives way."""
        air = 1 if low else theme.XS
        self._row.setContentsMargins(theme.S + 2, air, theme.S, air)

    def show_waiting(self, waiting: Sequence[Path], *, idle: bool) -> None:
        """The lists in their order; `idle` while there is no list on the page, so that the next may be opened."""
        self.setVisible(bool(waiting))
        if not waiting:
            return
        following = shown_name(waiting[0].name)
        self.count.setText(words.counted(len(waiting), "%n more list waiting", "%n more lists waiting"))
        self.next.setText(words.tr("next: {}", "upload").format(following))
        self.open.setVisible(idle)
        self.open.setAccessibleName(words.tr("Open {}", "upload").format(following))
        self.skip.setAccessibleName(words.tr("Skip {}", "upload").format(following))
        self.setAccessibleName(joining.listed((self.count.text(), self.next.text())))
