"""The view without a list: the drop area, the button to choose one, and the recent lists."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.ui.commands.binding import with_key
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import EmptyState
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.text import words

if TYPE_CHECKING:
    from desktop_app.ui.upload.recent_lists import RecentList, RecentLists


_SEEN = 8_000  # milliseconds


class QuietNote(ElidedLabel):
    """A label that takes no focus and moves nothing; screen readers read it aloud."""

    def __init__(self) -> None:
        super().__init__("", "muted")
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(_SEEN)
        self._over.timeout.connect(self.clear)

    def say(self, text: str) -> None:
        """Show the text for some seconds."""
        self.setText(text)
        self._over.start()
        if self.isVisible():
            from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # imported late, after the first paint

            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))


_MOST_SHOWN = 4
_HEADER = 38
_DROP = 177  # pixels reserved for the drop area before any recent list is shown


class DropArea(QFrame):
    """A frame that shows where a file may be dropped; the page itself takes it."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "drop")
        self.setProperty("active", False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(content, 1)

    def set_active(self, active: bool) -> None:
        """Highlight the area while something is held above the page."""
        if self.property("active") != active:
            theme.set_role(self, active=active)


class StartView(QWidget):
    """Emits `choose_wanted()`, `sample_wanted()`, `batch_wanted(id)`."""

    choose_wanted = Signal()
    sample_wanted = Signal()
    batch_wanted = Signal(str)
    _gap = theme.M - theme.XS

    def __init__(self) -> None:
        super().__init__()
        self.choose = Button(words.tr("Choose file…", "upload"), "primary", clicked=self.choose_wanted.emit)
        self.choose.setToolTip(with_key("", "upload.open"))
        self.sample = Button(words.tr("Try the sample list", "upload"), clicked=self.sample_wanted.emit)
        for button in (self.choose, self.sample):
            button.setAutoDefault(True)  # so that Enter presses it, too
        self.said = QuietNote()
        empty = EmptyState(
            "upload",
            words.tr("Drop one or more lists of phone numbers here", "upload"),
            words.tr(
                "Excel, OpenDocument, CSV or text, up to 1,048,576 rows. Or copy numbers and press Ctrl+V. "
                "Nothing is sent before you have seen it.",
                "upload",
            ),
            [self.choose, self.sample],
        )
        empty.extra.addWidget(self.said, 0, Qt.AlignmentFlag.AlignHCenter)
        self._empty, self.drop = empty, DropArea(empty)
        self._heading = Label(words.tr("Recent lists", "upload"), "heading")
        self._card = Card()
        self._card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._gap)
        column.addWidget(self.drop, 1)
        column.addSpacing(theme.XS)
        column.addWidget(self._heading)
        column.addWidget(self._card)
        self.show_recent([])

    def show_held(self, held: bool) -> None:
        """Show that something is held above the page, or no longer is."""
        self.drop.set_active(held)
        self._empty.set_tone("accent" if held else "muted")

    @cached_property
    def recent(self) -> RecentLists:
        """The table of recent lists, made for the first one: at the first start there is none."""
        from desktop_app.ui.upload.recent_lists import RecentLists

        made = RecentLists()
        made.opened.connect(self.batch_wanted)
        self._card.fill(made)
        return made

    def show_recent(self, lists: Sequence[RecentList]) -> None:
        """Show the recent lists; without any show only the drop area."""
        if lists or "recent" in vars(self):
            self.recent.rows.set_rows(lists)
            self._fit()
        else:
            self._show_rows(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show fewer recent lists in a low window."""
        super().resizeEvent(event)
        if "recent" in vars(self):
            self._fit()

    def _fit(self) -> None:
        frame = _HEADER + theme.RADIUS + 2
        above = _DROP + self._heading.sizeHint().height() + 2 * self._gap + theme.XS
        fitting = max(0, self.height() - above - frame) // theme.ROW_HEIGHT
        shown = min(len(self.recent.rows.rows), _MOST_SHOWN, fitting)
        self._card.setFixedHeight(frame + shown * theme.ROW_HEIGHT)
        self._show_rows(shown)

    def _show_rows(self, shown: int) -> None:
        self._heading.setVisible(bool(shown))
        self._card.setVisible(bool(shown))
