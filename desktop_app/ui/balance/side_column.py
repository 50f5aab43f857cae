"""The cards beside the balance: they scroll where there is no room, once the last one has given way."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui import theme
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.scroll_edges import ScrollEdges

GUTTER: Final = 12  # pixels of a scroll bar, which stands in the page's margin: the cards keep their place
_WIDTH: Final = 304


class SideColumn(QScrollArea):
    """`cards` below each other; `spare`, the last, is shown where all have room: the footer says the same."""

    def __init__(self, *cards: Card, spare: Card) -> None:
        super().__init__()
        self._cards, self._spare = cards, spare
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        for card in (*cards, spare):
            self._column.addWidget(card)
        self._column.addStretch()
        inside.setFixedWidth(_WIDTH)
        inside.installEventFilter(self)
        self.setWidgetResizable(True)
        self.setFixedWidth(_WIDTH + GUTTER)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        ScrollEdges(self, "window")
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        """Where the page is low, air gives way first."""
        self._column.setSpacing(theme.S if low else theme.S + theme.XS)
        for card in (*self._cards, self._spare):
            card.set_low(low)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A card has more or less to say."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        shown = [*(card for card in self._cards if not card.isHidden()), self._spare]
        needed = sum(map(_height, shown)) + self._column.spacing() * (len(shown) - 1)
        if (needed > self.height()) is not self._spare.isHidden():
            self._spare.setHidden(needed > self.height())


def _height(card: Card) -> int:
    return card.heightForWidth(_WIDTH) if card.hasHeightForWidth() else card.sizeHint().height()
