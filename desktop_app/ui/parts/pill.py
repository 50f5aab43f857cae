"""Chips: a filter chip with a count, a row of them, and a status pill with a dot."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.button import ring_inside
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text import words

_LEAST = 120  # least pixels of a status pill


class FilterChip(QPushButton):
    """A checkable chip: "Running 2"."""

    def __init__(self, text: str, count: int | None = None) -> None:
        super().__init__()
        self._text = text
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setProperty("kind", "chip")
        self.set_count(count)

    def set_count(self, count: int | None) -> None:
        """Set how many the filter would show; None shows no count."""
        self.setText(self._text if count is None else f"{self._text}  {words.number(count)}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chip; with high contrast a chosen one is filled, and shows its focus as a filled button does."""
        super().paintEvent(event)
        if theme.current().high and self.isChecked() and self.hasFocus():
            ring_inside(self)


class ChipRow(QWidget):
    """A row of chips with one chosen; emits `chosen(value)` when the person chose another."""

    chosen = Signal(object)

    def __init__(self, options: list[tuple[object, str]], current: object) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        self._group = QButtonGroup(self)
        self._chips: dict[object, FilterChip] = {}
        for value, text in options:
            chip = FilterChip(text)
            chip.setChecked(value == current)
            chip.clicked.connect(lambda _checked=False, value=value: self.chosen.emit(value))
            self._group.addButton(chip)
            self._chips[value] = chip
            row.addWidget(chip)
        row.addStretch()

    def set_counts(self, counts: dict[object, int]) -> None:
        """Set the count on each chip, by its value."""
        for value, chip in self._chips.items():
            chip.set_count(counts.get(value))

    def set_shown(self, value: object, shown: bool) -> None:
        """Show or hide a chip, such as one without anything to show."""
        self._chips[value].setVisible(shown)

    def current(self) -> object:
        """Return the chosen value."""
        return next((value for value, chip in self._chips.items() if chip.isChecked()), None)

    def choose(self, value: object) -> None:
        """Choose without emitting `chosen`."""
        self._chips[value].setChecked(True)


class StatusPill(QPushButton):
    """A dot in the tone's colour, a word, and an arrow if a click opens something."""

    def __init__(self, text: str = "", tone: str = "success", *, arrow: bool = True) -> None:
        super().__init__()
        self._tone, self._brief = tone, text
        self._arrow = arrow
        self.setAutoDefault(False)
        self.setProperty("kind", "pill")
        self.set_status(text, tone)

    def set_status(self, text: str, tone: str, brief: str = "") -> None:
        """Set text and tone: "success", "warning", "danger", "accent" or "muted".

        `brief` replaces a `text` without room.
        """
        self._tone, self._brief = tone, brief or text
        self.setText(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for dot, text and arrow."""
        return QSize(self._width_of(self.text()), max(26, self.fontMetrics().height() + 8))

    minimumSizeHint = sizeHint

    def least_width(self) -> int:
        """Return room for the state, which is never cut, and for some letters of the name, which is cut first."""
        _name, dot, state = self._brief.rpartition(" · ")
        return max(_LEAST, self._width_of(f"abc…{dot}{state}")) if dot else _LEAST

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + 2 * 12 + 16 + (18 if self._arrow else 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the style's button, whose own text is transparent, and dot, text and arrow on it."""
        super().paintEvent(event)
        painter = QPainter(self)
        whole, way = self.rect(), self.layoutDirection()
        inner = whole.adjusted(12, 0, -12, 0)
        dot = QRect(inner.left() - 2, inner.center().y() - 6, 14, 14)
        icons.paint(painter, placed(dot, whole, way), "dot", self._tone)
        painter.setPen(theme.colour("text" if self._tone == "muted" else self._tone))
        room = inner.adjusted(16, 0, -18 if self._arrow else 0, 0)
        shown = self.text()
        if self.width() < self.sizeHint().width():
            shown = self._shortened(room.width())
        painter.drawText(placed(inner.adjusted(16, 0, 0, 0), whole, way), int(Qt.AlignmentFlag.AlignVCenter), shown)
        if self._arrow:
            arrow = QRect(inner.right() - 11, inner.center().y() - 5, 12, 12)
            icons.paint(painter, placed(arrow, whole, way), "chevron-down", "muted")

    def _shortened(self, width: int) -> str:
        """Return the brief text for this width; of a name with its state, cut only the name."""
        metrics = self.fontMetrics()
        if metrics.horizontalAdvance(self._brief) <= width:
            return self._brief
        name, dot, state = self._brief.rpartition(" · ")
        if not dot:
            return metrics.elidedText(state, Qt.TextElideMode.ElideRight, width)
        left = width - metrics.horizontalAdvance(dot + state)
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, left) + dot + state
