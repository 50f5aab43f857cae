"""Counts of one kind: the first few, and the others on demand; each filters the preview."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.text import words
from desktop_app.ui.upload.rows.count_button import INDENT, PADDING, ROWS, CountButton, Unit
from desktop_app.ui.upload.rows.row_selection import Filters, Shown

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
