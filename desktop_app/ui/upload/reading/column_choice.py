"""The choice of the columns with the numbers: one by a click, several by check boxes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal

from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.detection.table import Column
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import Option, OptionPopup, TickPopup
from desktop_app.ui.text import words


class ColumnChoice(ChoiceButton):
    """Emits `columns_chosen([index, …])`, the column that was taken first at the front.

    A click on a name takes that column alone, until a box was ticked: then a click ticks as well, and only the button
    (or Enter) takes the ticked columns.
    `ticks_left()`: the person closed the options with ticks that weren't taken; they are still there at the next
    opening.
    """

    columns_chosen = Signal(object)
    ticks_left = Signal()

    def __init__(self, label: str) -> None:
        super().__init__(label, placeholder=words.tr("choose…", "upload"))
        self._taken: list[int] = []
        self._left: list[object] | None = None  # ticked, but neither taken nor reset
        self.chosen.connect(lambda index: self._take([index]))

    def set_columns(self, columns: Sequence[Column], taken: Sequence[Column]) -> None:
        """Set all columns, and the ones that are taken."""
        self._taken, self._left = [column.index for column in taken], None
        self.set_options(column_options(columns), self._taken[0] if taken else None)
        self.set_wanting(not taken)

    def value_text(self) -> str:
        """Return the chosen columns: "Mobile", "Mobile + Work phone", "Mobile + 2"."""
        first = super().value_text()
        others = [option[1] for option in self._options if option[0] in self._taken[1:]]
        if not others:
            return first
        return f"{first} + {others[0] if len(others) == 1 else words.number(len(others))}"

    def make_popup(self) -> OptionPopup:
        """Return options with check boxes if there is more than one column."""
        if len(self._options) < 2:
            return super().make_popup()
        advice = words.tr("Click a name to take that column alone, or tick the boxes of several.", "upload")
        popup = TickPopup(self._options, self._taken, self, advice=advice, take_words=_take_words)
        popup.take.set_kind("secondary")  # what the page is for stays its one blue button
        popup.tick_as(self._left)
        popup.chosen.connect(self._choose_alone)
        popup.ticked.connect(self._take)
        popup.closed.connect(lambda: self._leave(popup.values()))
        return popup

    def add_columns(self, indexes: Sequence[int]) -> None:
        """Take these columns as well, as if the person had ticked them."""
        self._take([*self._taken, *indexes])

    def _leave(self, ticked: list[object]) -> None:
        """Note the ticks left behind; the popup reports only a moment later if they are taken."""
        self._left = ticked if {*ticked} != {*self._taken} else None
        QTimer.singleShot(0, self, self._tell_left)

    def _tell_left(self) -> None:
        if self._left is not None:
            self.ticks_left.emit()

    def _choose_alone(self, index: int) -> None:
        self._left = None
        if self._taken != [index]:
            self._take([index])

    def _take(self, indexes: Sequence[int]) -> None:
        """Take these columns; the one taken first stays first."""
        self._left = None
        before = [index for index in self._taken if index in indexes]
        self._taken = [*before, *(index for index in indexes if index not in before)]
        self.set_current(self._taken[0])
        self.columns_chosen.emit(list(self._taken))


def column_options(columns: Sequence[Column]) -> list[Option]:
    """Return one option for each column: its index, its name, and the share of phone numbers in it."""
    hint = words.tr("{} numbers", "upload")
    return [(column.index, one_line(column.name), hint.format(words.percent(column.phone_share))) for column in columns]


def column_address(columns: Sequence[Column], index: int) -> str:
    """Return the column's name for `ReadOptions.column`, or its letter if an earlier column has the same name."""
    name = columns[index].name
    same = [column.index for column in columns if column.name.strip().casefold() == name.strip().casefold()]
    letter = column_letter(index)
    taken = any(column.name.strip().casefold() == letter.casefold() for column in columns)
    return letter if len(same) > 1 and not taken else name


def one_line(text: str) -> str:
    """Return a name of several lines as one line."""
    return " ".join(text.split()) or words.NOTHING


def _take_words(count: int) -> str:
    return words.counted(count, "Use %n column", "Use %n columns")
