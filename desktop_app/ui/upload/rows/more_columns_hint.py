"""Says that other columns or sheets also hold phone numbers and aren't taken, so that nobody sends half by mistake."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from desktop_app.core.detection.table import Column, SheetNumbers
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.text import joining, words
from desktop_app.ui.upload.reading.column_choice import one_line
from desktop_app.ui.upload.rows.opened_list import OpenedList

_NAMED, _LETTERS = 2, 40


class MoreColumnsHint(Banner):
    """Emits `columns_taken([index, …])` to add a few columns, or `choice_wanted()` if there are many to pick from.

    Once closed it doesn't return for the same columns until another list is read (`forget`).
    """

    columns_taken = Signal(object)
    choice_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("accent", "", " ", self._act, closed=self._decline)
        self._others: tuple[Column, ...] = ()
        self._declined: set[tuple[str, ...]] = set()
        self.hide()

    def show_list(self, opened: OpenedList) -> None:
        """Show or hide the hint for the list as it was read."""
        shape = opened.understanding.shape
        self._others = shape.columns_like_phones if shape.phone_column is not None else ()
        if self._others:
            self.set_text(_hint(self._others))
            few, many = words.tr("Take these, too", "upload"), words.tr("Choose the columns…", "upload")
            self.button.setText(few if len(self._others) <= _NAMED else many)
        self.setVisible(bool(self._others) and self._names() not in self._declined)

    def forget(self) -> None:
        """Forget what was closed: that was about another list, even one with the same columns."""
        self._declined.clear()

    def _names(self) -> tuple[str, ...]:
        return tuple(column.name for column in self._others)

    def _act(self) -> None:
        if len(self._others) <= _NAMED:
            self.columns_taken.emit([column.index for column in self._others])
        else:
            self.choice_wanted.emit()

    def _decline(self) -> None:
        self._declined.add(self._names())
        self.hide()


class MoreSheetsHint(Banner):
    """Emits `sheets_taken()`: take all sheets as one list.

    Once closed it doesn't return until another list is read (`forget`). A list read again from the sheet found first
    keeps its other sheets; from a sheet that a person chose, it says nothing.
    """

    sheets_taken = Signal()

    def __init__(self) -> None:
        take = words.tr("Take all sheets", "upload")
        super().__init__("accent", "", take, self._take, closed=self._decline)
        self._found: str | None = None
        self._others: Sequence[SheetNumbers] = ()
        self._declined = False
        self.hide()

    def show_list(self, opened: OpenedList) -> None:
        """Show or hide the hint for the list as it was read."""
        found = opened.understanding
        if opened.options.sheet is None:
            self._found, self._others = found.sheet, found.other_sheets
        others = self._others if found.sheet == self._found else ()
        if others:
            self.set_text(_sheets_hint(others))
        self.setVisible(bool(others) and not self._declined)

    def forget(self) -> None:
        """Forget what was found and closed: that was about another list."""
        self._found, self._others, self._declined = None, (), False

    def _take(self) -> None:
        self.sheets_taken.emit()

    def _decline(self) -> None:
        self._declined = True
        self.hide()


def _sheets_hint(others: Sequence[SheetNumbers]) -> str:
    named = joining.listed(_sheet_words(other) for other in others[:_NAMED])
    if len(others) > _NAMED:
        named = words.counted(len(others) - _NAMED, "{} and %n more", "{} and %n more").format(named)
    if len(others) == 1:
        return words.tr("Another sheet has phone numbers, too: {}. They are not sent.", "upload").format(named)
    return words.counted(
        len(others),
        "%n other sheet has phone numbers, too: {}. They are not sent.",
        "%n other sheets have phone numbers, too: {}. They are not sent.",
    ).format(named)


def _sheet_words(other: SheetNumbers) -> str:
    name, numbers = joining.quoted(one_line(other.name)[:_LETTERS]), words.number(other.numbers)
    return f"{name} ({numbers})" if other.whole else words.tr("{} (more than {})", "upload").format(name, numbers)


def _hint(others: tuple[Column, ...]) -> str:
    named = joining.listed(joining.quoted(one_line(column.name)[:_LETTERS]) for column in others[:_NAMED])
    if len(others) > _NAMED:
        named = words.counted(len(others) - _NAMED, "{} and %n more", "{} and %n more").format(named)
    if len(others) == 1:  # a text of its own: as a plural form of the other it would need the %n
        return words.tr("Another column has phone numbers, too: {}. They are not sent.", "upload").format(named)
    return words.counted(
        len(others),
        "%n other column has phone numbers, too: {}. They are not sent.",
        "%n other columns have phone numbers, too: {}. They are not sent.",
    ).format(named)
