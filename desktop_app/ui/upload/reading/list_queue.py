"""Handles several lists at once: asks how to read them, and queues those that wait for their turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop_app.core.errors import DialproofError, EncodingWrong
from desktop_app.core.text.file_names import shown_name
from desktop_app.services.lists.packing import in_order
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import ElidedLabel, IconLabel, Label
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.upload.lists import Source
from desktop_app.ui.upload.views import SeveralView


class ListQueue(QObject):
    """Emits `wanted(Source)`: read this now; `cancelled()`: the person withdrew; `told(words)`: what was left out.

    `leads(bool)`: True if the next list may be opened, which is then the page's primary action.
    """

    wanted = Signal(object)
    cancelled = Signal()
    told = Signal(str)
    leads = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.question, self.strip = SeveralView(), WaitingStrip()
        self._waiting: list[Path] = []
        self._taken: Path | None = None
        self._offered: set[Path] = set()
        self._left_out: list[tuple[Path, str]] = []
        self._idle = True
        self.question.together.connect(lambda: self.wanted.emit(self.question.paths))
        self.question.one_by_one.connect(self._one_by_one)
        self.question.cancelled.connect(self.cancelled)
        self.strip.opened.connect(self.take_next)
        self.strip.skipped.connect(self._skip)

    def ask(self, paths: Sequence[Path]) -> None:
        """Prepare the question about these files; the caller shows `question`."""
        self.question.ask(in_order(paths))

    def add(self, paths: Sequence[Path]) -> None:
        """Append more files to the queue."""
        self._offered.update(paths)
        self._waiting += paths
        self._show()

    def take_next(self) -> bool:
        """Request the next list; return False if none waits."""
        if not self._waiting:
            return False
        following = self._waiting.pop(0)
        self._show()
        self.wanted.emit(following)
        return True

    def reads(self, source: Source) -> None:
        """Note which source is being read now, from the queue or not."""
        self._taken = source if isinstance(source, Path) and source in self._offered else None

    def displaced(self, unsent: Source | None) -> None:
        """Put a list that wasn't sent back to the front of the queue, if it came with others."""
        if isinstance(unsent, Path) and unsent in self._offered:
            self._waiting.insert(0, unsent)
            self._show()

    def passes_over(self, source: Source | None, error: Exception) -> bool:
        """Return True if an unreadable list of the queue is skipped for the next one.

        A wrong encoding isn't skipped, because the person can correct it.
        """
        if source is None or source != self._taken or not isinstance(error, DialproofError):
            return False
        if isinstance(error, EncodingWrong) or not self._waiting:
            self._tell()
            return False
        self._left_out.append((self._taken, error_words(error)[0]))
        return self.take_next()

    def was_read(self) -> None:
        """Say what was left out before the list that is on the page now."""
        self._tell()

    def set_idle(self, idle: bool) -> None:
        """Set that the page has no list and reads none; then say what was left out, as no later list will."""
        self._idle = idle
        self._show()
        if idle:
            self._tell()

    def _one_by_one(self) -> None:
        self._offered.update(self.question.paths)
        self._waiting[:0] = self.question.paths
        self.take_next()

    def _skip(self) -> None:
        self._waiting.pop(0)
        self._show()

    def _show(self) -> None:
        self.strip.show_waiting(self._waiting, idle=self._idle)
        self.leads.emit(self._idle and bool(self._waiting))

    def _tell(self) -> None:
        gone, self._left_out = self._left_out, []
        if len(gone) == 1:
            self.told.emit(joining.sentences(gone[0][1], words.tr("It was left out.", "upload")))
        elif gone:
            names = joining.listed(joining.quoted(path.name) for path, _ in gone)
            self.told.emit(words.tr("These can't be read and were left out: {}.", "upload").format(names))


# --- Shows above the page which lists wait for their turn ---


class WaitingStrip(QFrame):
    """Shows "2 more lists waiting · next: b.xlsx"; hidden if none waits.

    Emits `skipped()` or `opened()` for the next one.
    """

    skipped = Signal()
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.count = Label("", "strong")
        self.next = ElidedLabel("", "muted")
        self.open = Button(words.tr("Open it", "upload"), "primary", clicked=self.opened.emit)
        self.open.setAutoDefault(True)  # so that Enter presses it, too
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
        """Reduce the margins on a low page."""
        air = 1 if low else theme.XS
        self._row.setContentsMargins(theme.S + 2, air, theme.S, air)

    def show_waiting(self, waiting: Sequence[Path], *, idle: bool) -> None:
        """Show the lists in their order; `idle`: there is no list on the page, so the next may be opened."""
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
