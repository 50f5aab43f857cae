"""Shows a list being read: a bar, the rows so far, the time left, and Cancel; and the words for it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop_app.core.text.time_left import TimeLeft
from desktop_app.services.ports import Progress
from desktop_app.ui.look import theme
from desktop_app.ui.parts.bars import ShareBar
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words

_FINE = 1000  # steps of the bar


class ReadingProgress(QWidget):
    """Emits `cancelled()` when the person presses Cancel."""

    cancelled = Signal()

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._left = TimeLeft(clock)
        self._work: tuple[str, str] | None = None  # stage and unit: each is timed separately
        self.bar = ShareBar()
        self.far, self.left = Label("", "medium"), Label("", "muted")
        for label in (self.far, self.left):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            label.setMinimumHeight(label.fontMetrics().height() + 2)  # also when empty: nothing moves when text appears
        self.cancel = Button(words.tr("Cancel"), clicked=self.cancelled.emit)
        self.cancel.setAccessibleName(words.tr("Cancel reading the list", "upload"))
        self.cancel.setToolTip(words.tr("Esc", "upload"))
        self._lay_out()

    def _lay_out(self) -> None:
        both = QGridLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setHorizontalSpacing(theme.S)
        both.setVerticalSpacing(0)
        both.addWidget(self.bar, 0, 0, 1, 2)
        both.setRowMinimumHeight(1, theme.S)
        both.addWidget(self.far, 2, 0)
        both.addWidget(self.left, 3, 0)
        both.addWidget(self.cancel, 2, 1, 2, 1)
        both.setColumnStretch(0, 1)

    def begin(self, name: str) -> None:
        """Show that the reading of the list called `name` has begun."""
        self._work = None
        self.bar.setAccessibleName(reading_words(name))
        self.show_progress(None)

    def show_progress(self, progress: Progress | None) -> None:
        """Show the progress; None while nothing is known."""
        work = None if progress is None else (progress.stage, progress.unit)
        if work != self._work or work is None:
            self._work = work
            self._left.restart()
        share = None if progress is None else progress.share
        self._show_share(share)
        self.far.setText(far_words(progress))
        self.left.setText(left_words(self._left.at(share)))
        self.bar.setAccessibleDescription(joining.listed((self.far.text(), self.left.text())))

    def _show_share(self, share: float | None) -> None:
        """Show the share on the bar, or a busy bar without a share."""
        self.bar.setRange(0, 0 if share is None else _FINE)
        if share is not None:
            self.bar.setValue(round(share * _FINE))


# --- Words for the progress ---


_A_FEW = 5  # seconds


def reading_words(name: str) -> str:
    """Return "Reading customers.xlsx"; `name` is worded for use in a sentence."""
    return words.tr("Reading {}", "upload").format(name)


def far_words(progress: Progress | None) -> str:
    """Return "125,000 rows · 41 %", or how much was fetched from a slow place; "" while nothing is known."""
    if progress is None or not progress.done:
        return ""
    if progress.unit == "bytes":
        fetched = words.file_size(progress.done)
        whole = words.file_size(progress.total) if progress.total else "?"
        return words.tr("{} of {} fetched", "upload").format(fetched, whole)
    if progress.share is None:
        return words.counted(progress.done, "%n row so far", "%n rows so far")
    return f"{words.counted(progress.done, '%n row', '%n rows')} · {words.percent(progress.share)}"


def left_words(seconds: int | None) -> str:
    """Return "about 15 s left", or "" if it isn't known."""
    if seconds is None:
        return ""
    if seconds <= _A_FEW:
        return words.tr("a few seconds left", "upload")
    return words.tr("about {} left", "upload").format(words.duration(seconds))
