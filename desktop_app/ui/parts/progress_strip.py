"""Shows long work: name, progress, time left, and Cancel."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.share_bar import ShareBar
from desktop_app.ui.text import words


class ProgressStrip(QWidget):
    """Hidden until `show_work`; emits `cancelled` when the person presses Cancel."""

    cancelled = Signal()

    def __init__(self, *, cancellable: bool = True) -> None:
        super().__init__()
        self._what = ElidedLabel("", "strong")
        self._how_far = Label("", "muted")
        self._bar = ShareBar()
        self.cancel = Button(words.tr("Cancel"), clicked=self.cancelled.emit)
        texts = QHBoxLayout()
        texts.addWidget(self._what)
        texts.addStretch()
        texts.addWidget(self._how_far)
        left = QVBoxLayout()
        left.setSpacing(theme.XS + 2)
        left.addLayout(texts)
        left.addWidget(self._bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.M)
        row.addLayout(left, 1)
        row.addWidget(self.cancel)
        self.cancel.setVisible(cancellable)
        self.hide()

    def show_work(self, what: str, fraction: float | None = None, seconds_left: float | None = None) -> None:
        """Show the work; `fraction` is 0 to 1, or None while unknown: then the bar is a busy one."""
        parts = [] if fraction is None else [words.percent(fraction)]
        if seconds_left is not None:
            parts.append(words.tr("{} left").format(words.duration(seconds_left)))
        self._what.setText(what)
        self._how_far.setText(" · ".join(parts))
        self._bar.setAccessibleName(what)
        self._bar.setRange(0, 0 if fraction is None else 1000)
        if fraction is not None:
            self._bar.setValue(round(fraction * 1000))
        self.show()
