"""The choice of the columns with the numbers: one by a click, several by ticks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal

from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.detection.table import Column
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import Option, OptionPopup
from desktop_app.ui.parts.choices.tick_popup import TickPopup
from desktop_app.ui.text import words


class ColumnChoice(ChoiceButton):
    """`columns_chosen([index, …])`, the first of which is the one that was taken first.

    A click on a name takes that column alone, until a box was ticked: only the button (or Enter) takes what is ticked,
    and a click ticks as well. `ticks_left()`: the options were left with other ticks than are taken; whoever opens
    them again finds those.
    """

    columns_chosen = Signal(object)
    ticks_left = Signal()

    def __init__(self, label: str) -> None:
        super().__init__(label, placeholder=words.tr("choose…", "upload"))
        self._taken: list[int] = []
        self._left: list[object] | None = None  # ticked, and neither taken nor taken back
        self.chosen.connect(lambda index: self._take([index]))

    def set_columns(self, columns: Sequence[Column], taken: Sequence[Column]) -> None:
        """All columns, and those that are taken."""
        self._taken, self._left = [column.index for column in taken], None
        self.set_options(column_options(columns), self._taken[0] if taken else None)
        self.set_wanting(not taken)

    def value_text(self) -> str:
        """ "Mobile", "Mobile + Work phone", "Mobile + 2"."""
        first = super().value_text()
        others = [option[1] for option in self._options if option[0] in self._taken[1:]]
        if not others:
            return first
        return f"{first} + {others[0] if len(others) == 1 else words.number(len(others))}"

    def make_popup(self) -> OptionPopup:
        """Boxes where there is more than one column to tick."""
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
        """Take these as well, as if a person had ticked them."""
        self._take([*self._taken, *indexes])

    def _leave(self, ticked: list[object]) -> None:
        """Whether they are taken is told in a moment."""
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
        """What was taken first stays the first."""
        self._left = None
        before = [index for index in self._taken if index in indexes]
        self._taken = [*before, *(index for index in indexes if index not in before)]
        self.set_current(self._taken[0])
        self.columns_chosen.emit(list(self._taken))


def column_options(columns: Sequence[Column]) -> list[Option]:
    """Each column by its index, with the share of phone numbers in it."""
    hint = words.tr("{} numbers", "upload")
    return [(column.index, one_line(column.name), hint.format(words.percent(column.phone_share))) for column in columns]


def column_address(columns: Sequence[Column], index: int) -> str:
    """What `ReadOptions.column` calls this column: its name, or its letter where an earlier one has the same name."""
    name = columns[index].name
    same = [column.index for column in columns if column.name.strip().casefold() == name.strip().casefold()]
    letter = column_letter(index)
    taken = any(column.name.strip().casefold() == letter.casefold() for column in columns)
    return letter if len(same) > 1 and not taken else name


def one_line(text: str) -> str:
    """A name of several lines in one."""
    return " ".join(text.split()) or words.NOTHING


def _take_words(count: int) -> str:
    return words.counted(count, "Use %n column", "Use %n columns")
