"""Counts of one kind, the first few of them and, on demand, the others; each filters the preview."""

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

_AT_ONCE = 30  # lines that are made within some milliseconds


@dataclass(frozen=True, slots=True)
class CountLine:
    """One line: its words, how many, and which rows; the rest as `CountButton` takes it."""

    text: str
    count: int
    shown: Filters
    icon: str = ""
    colour_role: str = "text"
    tip: str = ""
    unit: Unit = ROWS


class CountLines(QWidget):
    """`filter_wanted(Shown)`; the first `most` lines, the others behind "and 7 more".

    Those are made when somebody wants to see them, `made()` each time some are: a list may have numbers of 240
    countries, and as many buttons in one go would be felt.
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
        """Others, in the order they are shown; folded again."""
        for button in self.buttons.values():
            button.hide()
            button.deleteLater()
        first = len(lines) if len(lines) <= self._most + 1 else self._most  # one line alone isn't worth folding
        self.buttons = {line.shown: self._button(line) for line in lines[:first]}
        self._to_come = list(lines[first:])
        self._folded = len(self._to_come)
        self._open = False
        self._fold()
        self.setVisible(bool(lines))

    def parts(self) -> tuple[QWidget, ...]:
        """What takes the focus, from the first to the last."""
        return (*self.buttons.values(), self.more)

    def all_shown(self) -> set[Filters]:
        """The rows of all lines, those that aren't made yet included."""
        return {*self.buttons, *(line.shown for line in self._to_come)}

    def show_filter(self, shown: Shown) -> None:
        """Mark which rows the preview shows; where they are among the folded lines, those come out."""
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
        """The next lines, and after a breath those after them."""
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
    """The largest first, equal ones by what they are called."""
    return sorted(((key, count) for key, count in counts.items() if count), key=lambda item: (-item[1], name(item[0])))
