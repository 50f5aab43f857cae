"""Counts as cards, of which one is chosen and filters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.core.text.marking import marked_counts
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.label import divider
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text import joining, words

_HEIGHT, _LOW_HEIGHT, _PADDING, _LINE = 58, 48, 12, 18
_LEAST_WIDTH = 88
ROWS = marked_counts("%n row", "%n rows")
NUMBERS = marked_counts("%n number", "%n numbers")


@dataclass(frozen=True, slots=True)
class Kind:
    """What a card stands for; `tip` says what is counted, where a word doesn't. `also`: other cards count it, too."""

    key: str
    text: str
    icon: str
    tone: str
    tip: str = ""
    also: bool = False


class CountCard(QAbstractButton):
    """A word with its icon, and the number below; behind that what else there is to say, where there is room.

    `unit` is what is counted, one and many of it.
    """

    def __init__(self, kind: Kind, unit: tuple[str, str] = ROWS) -> None:
        super().__init__()
        self._kind, self._unit = kind, unit
        self._count: int | None = None
        self._detail = ""
        self._low = False
        self.setToolTip(kind.tip)
        self.setCheckable(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_count(None)

    def set_count(self, count: int | None, detail: str = "") -> None:
        """None while it isn't known."""
        self._count, self._detail = count, detail
        self.setAccessibleName(joining.named(self._kind.text, words.number(count)))
        counted = words.counted(count, *self._unit) if count is not None else ""
        said = [counted, detail, words.tr("Shows only these", "results"), self._kind.tip]
        self.setAccessibleDescription(". ".join(filter(None, said)))
        self.update()

    def set_low(self, low: bool) -> None:
        """With less air above and below, where the window is low."""
        self._low = low
        self.updateGeometry()

    @property
    def count(self) -> int | None:
        """The number shown."""
        return self._count

    def sizeHint(self) -> QSize:
        """As wide as its word needs."""
        width = self.fontMetrics().horizontalAdvance(self._kind.text) + icons.SIZE + 2 * _PADDING + 8
        return QSize(width, _LOW_HEIGHT if self._low else _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Less: its word is shortened where there is no room for it."""
        return self.sizeHint().boundedTo(QSize(_LEAST_WIDTH, _HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where its word is cut, the tool tip has it whole, above what it says anyway."""
        super().resizeEvent(event)
        cut = self._short() != self._kind.text
        self.setToolTip("\n".join(filter(None, (self._kind.text if cut else "", self._kind.tip))))

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
        wide = 2.0 if self.hasFocus() or (chosen and theme.current().high) else 1.0
        painter.setPen(QPen(theme.colour("accent" if chosen or self.hasFocus() else "border"), wide))
        painter.setBrush(theme.colour(ground))
        inset = wide / 2
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(frame, theme.CARD_RADIUS, theme.CARD_RADIUS)
        self._paint_words(painter)

    def _room(self) -> QRect:
        air = (self.height() - _HEIGHT) // 2  # less than none in a low window
        return self.rect().adjusted(_PADDING, 8 + air, -_PADDING, -7 - air)

    def _beside(self) -> QRect:
        """Where its word is, beside the icon."""
        room = self._room()
        return QRect(room.left(), room.top(), room.width(), _LINE).adjusted(20, 0, 4, 0)

    def _small(self) -> QFont:
        small = QFont(self.font())
        small.setPixelSize(theme.sizes().small)
        return small

    def _short(self) -> str:
        """Its word, as far as there is room."""
        return QFontMetrics(self._small()).elidedText(
            self._kind.text, Qt.TextElideMode.ElideRight, self._beside().width()
        )

    def _paint_words(self, painter: QPainter) -> None:
        room, beside, small = self._room(), self._beside(), self._small()
        whole, way = self.rect(), self.layoutDirection()
        nothing = not self._count
        tone = "muted" if nothing else self._kind.tone
        mark = QRect(room.left(), beside.center().y() - 6, 14, 14)
        icons.paint(painter, placed(mark, whole, way), self._kind.icon, tone)
        painter.setFont(small)
        painter.setPen(theme.colour("text" if self.isChecked() else "muted"))
        painter.drawText(placed(beside, whole, way), int(Qt.AlignmentFlag.AlignVCenter), self._short())
        large = QFont(self.font())
        large.setPixelSize(theme.sizes().body + 4)
        large.setWeight(QFont.Weight.DemiBold)
        painter.setFont(large)
        painter.setPen(theme.colour("muted" if nothing else "text"))
        below = room.adjusted(0, _LINE, 0, 0)
        shown = words.number(self._count)
        painter.drawText(placed(below, whole, way), int(Qt.AlignmentFlag.AlignVCenter), shown)
        left = below.adjusted(painter.fontMetrics().horizontalAdvance(shown) + 8, 2, 4, 0)
        painter.setFont(small)
        if painter.fontMetrics().horizontalAdvance(self._detail) <= left.width():
            painter.setPen(theme.colour("muted"))
            painter.drawText(placed(left, whole, way), int(Qt.AlignmentFlag.AlignVCenter), self._detail)


class CountCards(QWidget):
    """A row of them, behind a line those that count what others count, too. `chosen(key)` by a click, key or arrow."""

    chosen = Signal(str)

    def __init__(self, kinds: list[Kind], unit: tuple[str, str] = ROWS) -> None:
        super().__init__()
        self._cards: dict[str, CountCard] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        line = divider()
        for kind in kinds:
            if kind.also and row.indexOf(line) < 0:
                row.addWidget(line)
            card = CountCard(kind, unit)
            card.clicked.connect(lambda _checked=False, key=kind.key: self.chosen.emit(key))
            self._group.addButton(card)
            self._cards[kind.key] = card
            row.addWidget(card, 1)

    def set_counts(
        self,
        counts: Mapping[str, int | None],
        hidden: frozenset[str] = frozenset(),
        details: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """The numbers by key, and details; those `hidden` have nothing to say for this list."""
        for key, card in self._cards.items():
            card.set_count(counts.get(key), details.get(key, ""))
            card.setVisible(key not in hidden)

    def set_low(self, low: bool) -> None:
        """All of them with less air, where the window is low."""
        for card in self._cards.values():
            card.set_low(low)

    def choose(self, key: str) -> None:
        """Choose without `chosen` being sent; "" for none of them."""
        if key:
            self._cards[key].setChecked(True)
        elif chosen := self._group.checkedButton():
            self._group.setExclusive(False)  # else one of them always is
            chosen.setChecked(False)
            self._group.setExclusive(True)

    def current(self) -> str:
        """The chosen one's key."""
        return next((key for key, card in self._cards.items() if card.isChecked()), "")

    def card(self, key: str) -> CountCard:
        """One of them."""
        return self._cards[key]
