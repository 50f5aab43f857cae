"""The scrolling part between the panel's title and its buttons, with what moves into it in a low window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.monitor.actions import ActionButtons
from desktop_app.ui.monitor.panel.event_list import EventList
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.compact_mode import LOW_PANEL, CompactMode
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from desktop_app.ui.text import words

Groups = Sequence[Sequence[QWidget]]


class Summary(QScrollArea):
    """Shows `first` at the top, then `groups` with gaps between them, then `events`; it scrolls as a whole.

    If `panel` is low, the rarely used one of the `buttons` with a line of its own comes last in it.
    """

    def __init__(
        self,
        panel: Card,
        first: Groups,
        groups: Groups,
        events: EventList,
        buttons: ActionButtons,
    ) -> None:
        super().__init__()
        self._panel, self._events, self._buttons = panel, events, buttons
        inside = self._inside = QWidget()
        column = self._column = _column(inside, first, theme.S)
        self._rest = QWidget()
        rest = _column(self._rest, groups, theme.XS)
        rest.addWidget(Label(words.tr("Events", "monitor"), "caption"))
        rest.addWidget(events, 1)
        column.addWidget(self._rest, 1)
        column.addStretch()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        self.setMinimumHeight(theme.CONTROL_HEIGHT)
        ScrollEdges(self, ruled=True)
        events.reached.connect(self._follow)
        CompactMode(panel, LOW_PANEL).changed.connect(self._set_low)

    def show_rest(self, shown: bool) -> None:
        """Show or hide all but the first part, which would be in the way of a question."""
        self._rest.setVisible(shown)

    def reveal(self, first: QWidget, last: QWidget) -> None:
        """Scroll until both are fully visible above the fade, or the first of them if there is less room."""
        self._column.activate()
        bar, room = self.verticalScrollBar(), self.viewport().height() - theme.L
        top = first.mapTo(self._inside, QPoint(0, 0)).y()
        bottom = last.mapTo(self._inside, QPoint(0, last.height())).y()
        bar.setValue(top if bottom - top > room else max(min(bar.value(), top), bottom - room))

    def sizeHint(self) -> QSize:
        """Return a small height: the buttons below get their room first, and this takes the rest."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _set_low(self, low: bool) -> None:
        self._panel.set_low(low)
        self._buttons.set_low(low)
        again = self._buttons.again
        held = again.hasFocus()
        again.setMinimumWidth(theme.L if low else 0)
        if low:
            self._column.addWidget(again)
        else:
            self._buttons.take_again()
        if held:  # a moved widget loses the focus
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, row: QRect) -> None:
        """Scroll to the row that the keyboard reached, if the list is longer than its visible part."""
        place = row.translated(self._events.viewport().mapTo(self._inside, row.topLeft()) - row.topLeft())
        self.ensureVisible(0, place.center().y(), 0, place.height() // 2)


def _column(inside: QWidget, groups: Groups, apart: int) -> QVBoxLayout:
    made = QVBoxLayout(inside)
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(theme.XS)
    for at, group in enumerate(groups):
        if at:
            made.addSpacing(apart)
        for part in group:
            made.addWidget(part)
    made.addSpacing(theme.XS)
    return made
