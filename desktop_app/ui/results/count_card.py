"""Counts as cards, of which one is chosen and filters."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.ui import icons, theme, words

_HEIGHT, _PADDING = 58, 12


@dataclass(frozen=True, slots=True)
class Kind:
    """What a card stands for."""

    key: str
    text: str
    icon: str
    tone: str


class CountCard(QAbstractButton):
    """A word with its icon, and the number below."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self._kind = kind
        self._count: int | None = None
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_count(None)

    def set_count(self, count: int | None) -> None:
        """None while it isn't known."""
        self._count = count
        self.setAccessibleName(f"{self._kind.text}: {words.number(count)}")
        self.setAccessibleDescription(words.tr("Shows only these rows", "results"))
        self.update()

    @property
    def count(self) -> int | None:
        """The number shown."""
        return self._count

    def sizeHint(self) -> QSize:
        """As wide as its word needs."""
        width = self.fontMetrics().horizontalAdvance(self._kind.text) + icons.SIZE + 2 * _PADDING + 8
        return QSize(width, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The one below the pointer answers."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """And no more."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Surface, word, number; chosen: the accent; focused: the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        ground = "accent_soft" if chosen else "raised" if self.underMouse() else "surface"
        wide = 2.0 if self.hasFocus() else 1.0
        painter.setPen(QPen(theme.colour("accent" if chosen or self.hasFocus() else "border"), wide))
        painter.setBrush(theme.colour(ground))
        inset = wide / 2
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(frame, theme.CARD_RADIUS, theme.CARD_RADIUS)
        self._paint_words(painter, self.rect().adjusted(_PADDING, 8, -_PADDING, -7))

    def _paint_words(self, painter: QPainter, room: QRect) -> None:
        nothing = not self._count
        tone = "muted" if nothing else self._kind.tone
        line = QRect(room.left(), room.top(), room.width(), 18)
        icons.paint(painter, QRect(line.left(), line.center().y() - 6, 14, 14), self._kind.icon, tone)
        small = QFont(self.font())
        small.setPixelSize(theme.sizes().small)
        painter.setFont(small)
        painter.setPen(theme.colour("text" if self.isChecked() else "muted"))
        painter.drawText(line.adjusted(20, 0, 4, 0), int(Qt.AlignmentFlag.AlignVCenter), self._kind.text)
        large = QFont(self.font())
        large.setPixelSize(theme.sizes().body + 4)
        large.setWeight(QFont.Weight.DemiBold)
        painter.setFont(large)
        painter.setPen(theme.colour("muted" if nothing else "text"))
        below = room.adjusted(0, line.height(), 0, 0)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignVCenter), words.number(self._count))


class CountCards(QWidget):
    """A row of them; `chosen(key)` by a click, a key, or an arrow."""

    chosen = Signal(str)

    def __init__(self, kinds: list[Kind]) -> None:
        super().__init__()
        self._cards: dict[str, CountCard] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        for kind in kinds:
            card = CountCard(kind)
            card.clicked.connect(lambda _checked=False, key=kind.key: self.chosen.emit(key))
            self._group.addButton(card)
            self._cards[kind.key] = card
            row.addWidget(card, 1)

    def set_counts(self, counts: dict[str, int | None], hidden: frozenset[str] = frozenset()) -> None:
        """The numbers by key; those `hidden` have nothing to say for this list."""
        for key, card in self._cards.items():
            card.set_count(counts.get(key))
            card.setVisible(key not in hidden)

    def choose(self, key: str) -> None:
        """Choose without `chosen` being sent."""
        self._cards[key].setChecked(True)

    def current(self) -> str:
        """The chosen one's key."""
        return next((key for key, card in self._cards.items() if card.isChecked()), "")

    def card(self, key: str) -> CountCard:
        """One of them."""
        return self._cards[key]
