"""Lines that count rows and filter the preview: one as a button, and several of one kind below each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.text.translatable import tr_n_noop
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.mirroring import margins, placed
from desktop_app.ui.text import joining, words
from desktop_app.ui.upload.rows.row_filters import Filters, Shown

PADDING = 8
_SWATCH, _GAP = 10, 10
_HEIGHT = 24  # the style's minimum: higher lines would be squeezed in some lists
# Singular and plural of the thing counted.
Unit = tuple[str, str]
ROWS: Unit = tr_n_noop("%n row", "%n rows")
NUMBERS: Unit = tr_n_noop("%n number", "%n numbers")
INDENT = _SWATCH + _GAP  # from the edge of the colours to the words


class CountButton(QPushButton):
    """Pressed while the preview shows its rows; disabled if there are none.

    `depth` 1 marks a part of the line above: its icon, if it has one, stands below that line's words.
    """

    def __init__(self, text: str, colour_role: str, *, icon: str = "", depth: int = 0, tip: str = "") -> None:
        super().__init__(text)
        self.setShortcut(QKeySequence())  # Qt would make one of the "&" in a country's name
        self._colour_role = colour_role
        self._icon = icon
        self._depth = depth
        self._tip = tip
        self._unit = ROWS
        self._count: int | None = 0
        self._uncounted = ""
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setProperty("kind", "link")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_count(0)

    def set_count(self, count: int | None, unit: Unit = ROWS) -> None:
        """Show the count and its unit; None while it is being counted."""
        self._show(count, unit, words.tr("being counted", "upload"), "…")

    def set_uncounted(self) -> None:
        """Show that there is nothing to count yet."""
        self._show(None, ROWS, words.tr("not counted", "upload"), words.NOTHING)

    def _show(self, count: int | None, unit: Unit, unknown: str, mark: str) -> None:
        self._count, self._unit, self._uncounted = count, unit, mark
        self.setEnabled(bool(count))
        self.setCursor(Qt.CursorShape.PointingHandCursor if count else Qt.CursorShape.ArrowCursor)
        told = unknown if count is None else words.counted(count, *self._unit)
        self.setAccessibleName(joining.named(self.text(), told))
        self.setAccessibleDescription(self._tip)
        click = words.tr("Show only these rows", "upload")
        self.setToolTip(f"{self._tip}\n{click}".strip() if count else "")
        self.update()

    def count(self) -> int:
        """Return the count, 0 while it is unknown."""
        return self._count or 0

    def _number(self) -> str:
        return self._uncounted if self._count is None else words.number(self._count)

    def sizeHint(self) -> QSize:
        """Return room for colour, words and number."""
        measure = QFontMetrics(self._strong())
        width = measure.horizontalAdvance(self.text()) + measure.horizontalAdvance(self._number())
        return QSize(2 * PADDING + self._left() + 2 * _GAP + width, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return room for half of that width."""
        return QSize(self.sizeHint().width() // 2, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw background and focus ring by the style, and the words directly."""
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or (self.underMouse() and self.isEnabled()):
            painter.setBrush(theme.colour("selection" if self.isChecked() else "raised"))
            painter.drawRoundedRect(QRectF(self.rect()), theme.RADIUS, theme.RADIUS)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        inner = self.rect().adjusted(PADDING, 0, -PADDING, 0)
        self._draw_mark(painter, inner)
        self._draw_words(painter, inner)

    def _draw_mark(self, painter: QPainter, inner: QRect) -> None:
        left = inner.left() + self._depth * INDENT
        if self._icon:
            place = QRect(left - 3, inner.center().y() - 7, icons.SIZE, icons.SIZE)
            icons.paint(painter, placed(place, self.rect(), self.layoutDirection()), self._icon, self._colour_role)
        elif not self._depth:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(self._colour_role))
            swatch = QRectF(left, inner.center().y() - 4, _SWATCH, _SWATCH)
            painter.drawRoundedRect(placed(swatch, QRectF(self.rect()), self.layoutDirection()), 2.5, 2.5)

    def _draw_words(self, painter: QPainter, inner: QRect) -> None:
        number = self._number()
        strong = self._strong()
        room = inner.adjusted(self._left(), 0, -QFontMetrics(strong).horizontalAdvance(number) - _GAP, 0)
        painter.setPen(theme.colour("text" if self._count else "muted"))
        painter.setFont(self._plain())
        short = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        room = placed(room, inner, self.layoutDirection())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), short)
        painter.setFont(strong)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), number)

    def _left(self) -> int:
        """Return where the words begin: a part without an icon is aligned with the words of its parent."""
        return INDENT * (1 + self._depth) if self._icon or not self._depth else INDENT * self._depth

    def _strong(self) -> QFont:
        return weighted(self.font(), QFont.Weight.Medium if self._depth else QFont.Weight.DemiBold)

    def _plain(self) -> QFont:
        return weighted(self.font(), QFont.Weight.Normal if self._depth else QFont.Weight.Medium)


def weighted(font: QFont, weight: QFont.Weight) -> QFont:
    """Return a copy of the font with this weight."""
    made = QFont(font)
    made.setWeight(weight)
    return made


# --- Counts of one kind: the first few, and the others on demand ---


_AT_ONCE = 30  # lines that can be made within a few milliseconds


@dataclass(frozen=True, slots=True)
class CountLine:
    """One line: words, count, and the filter for its rows; the other fields are those of `CountButton`."""

    text: str
    count: int
    shown: Filters
    icon: str = ""
    colour_role: str = "text"
    tip: str = ""
    unit: Unit = ROWS


class CountLines(QWidget):
    """Shows the first `most` lines and folds the others behind "and 7 more"; emits `filter_wanted(Shown)`.

    The folded lines are made on demand, with `made()` after each portion: a list may have numbers of 240 countries,
    and making that many buttons at once would be noticeable.
    """

    filter_wanted = Signal(object)
    made = Signal()

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self._shown: Shown = None
        self.buttons: dict[Filters, CountButton] = {}
        self._to_come: list[CountLine] = []
        self.more = Button("", "link", clicked=self._show_others)
        self.more.setProperty("scale", "small")
        self._folded = 0
        self._open = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        last = QHBoxLayout()
        last.setContentsMargins(*margins(PADDING + INDENT - 5, 0, PADDING, 0))
        last.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        last.addStretch()
        self._column.addLayout(self._lines)
        self._column.addLayout(last)

    def set_lines(self, lines: Sequence[CountLine]) -> None:
        """Replace the lines, in this order, and fold them again."""
        for button in self.buttons.values():
            button.hide()
            button.deleteLater()
        first = len(lines) if len(lines) <= self._most + 1 else self._most  # folding a single line saves nothing
        self.buttons = {line.shown: self._button(line) for line in lines[:first]}
        self._to_come = list(lines[first:])
        self._folded = len(self._to_come)
        self._open = False
        self._fold()
        self.setVisible(bool(lines))

    def parts(self) -> tuple[QWidget, ...]:
        """Return the widgets that take the focus, first to last."""
        return (*self.buttons.values(), self.more)

    def all_shown(self) -> set[Filters]:
        """Return the filters of all lines, including those not made yet."""
        return {*self.buttons, *(line.shown for line in self._to_come)}

    def show_filter(self, shown: Shown) -> None:
        """Mark the filter shown by the preview; unfold the lines if it is among the folded ones."""
        self._shown = shown
        for filters, button in self.buttons.items():
            button.setChecked(filters == shown)
        hidden = {*list(self.buttons)[self._most :], *(line.shown for line in self._to_come)}
        if shown in hidden and self._folded and not self._open:
            self._show_others()

    def _button(self, line: CountLine) -> CountButton:
        button = CountButton(line.text, line.colour_role, icon=line.icon, depth=1, tip=line.tip)
        button.set_count(line.count, line.unit)
        button.clicked.connect(lambda checked: self.filter_wanted.emit(line.shown if checked else None))
        self._lines.addWidget(button)
        return button

    def _show_others(self) -> None:
        self._open = not self._open
        self._fold()
        self._make_some()

    def _make_some(self) -> None:
        """Make the next lines now, and those after them in the next turn of the event loop."""
        if not self._open or not self._to_come:
            return
        now, self._to_come = self._to_come[:_AT_ONCE], self._to_come[_AT_ONCE:]
        for line in now:
            button = self.buttons[line.shown] = self._button(line)
            button.setChecked(line.shown == self._shown)
        self._fold()
        self.made.emit()
        QTimer.singleShot(0, self, self._make_some)

    def _fold(self) -> None:
        for at, button in enumerate(self.buttons.values()):
            button.setVisible(at < self._most or self._open or not self._folded)
        self.more.setVisible(self._folded > 0)
        self.more.setText(
            words.tr("Show fewer", "upload")
            if self._open
            else words.tr("and {} more", "upload").format(words.number(self._folded))
        )


def by_count(counts: Mapping[str, int], name: Callable[[str], str]) -> list[tuple[str, int]]:
    """Return the counts above zero, largest first, equal ones by name."""
    return sorted(((key, count) for key, count in counts.items() if count), key=lambda item: (-item[1], name(item[0])))
