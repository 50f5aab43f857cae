"""The choices how a list is read: the columns with the numbers, the header row, and the country."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from PySide6.QtCore import QTimer, Signal

from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.detection.table import Column, ImportSummary, ReadOptions, TableShape
from desktop_app.services.ports import OpenList
from desktop_app.ui.batch.estimate import lacks_country
from desktop_app.ui.parts.choices.choice_button import ChoiceButton, CountryButton, country_options
from desktop_app.ui.parts.choices.option_popup import Option, OptionPopup, TickPopup
from desktop_app.ui.text import words
from desktop_app.ui.text.country_names import NO_COUNTRY, region_name
from desktop_app.ui.upload.lists import FirstList


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


# --- The rows that may be the header, each with a preview of its cells ---


NO_HEADER = 0  # the value of `ReadOptions.header_row` for none
_ROWS = 10
_CELLS, _LETTERS = 3, 72


def header_glimpses(store: OpenList | FirstList) -> dict[int, str]:
    """Return previews by row number: of the rows above the header, the header itself, and the rows right below it."""
    found = store.understanding
    first = found.shape.first_data_row
    below = store.page(first, _ROWS)
    glimpses = {row: _glimpse(cells) for row, cells in enumerate(found.above_header, 1)}
    glimpses.update({row.row: _glimpse(row.cells) for row in below})
    if found.shape.header_row is not None:
        glimpses[found.shape.header_row] = _glimpse([column.name for column in found.shape.columns])
    return glimpses


def header_options(found: ImportSummary, glimpses: Mapping[int, str]) -> list[Option]:
    """Return the options: no header, the first rows, and the header found.

    A header further down comes with its neighbours.
    """
    none: Option = (NO_HEADER, words.tr("none", "upload"), words.tr("every row is data", "upload"))
    header = found.shape.header_row or 0
    last = max(_ROWS, header + 3)
    return [none, *((row, row_words(row), glimpses.get(row, "")) for row in range(1, last + 1))]


def typed_row(text: str) -> Option | None:
    """Return the option for a typed row number, or None if the text is no such number."""
    row = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0
    return (row, row_words(row)) if row else None


def row_words(row: int) -> str:
    """Return "row 3"."""
    return words.tr("row {}", "upload").format(words.number(row))


def _glimpse(cells: Sequence[str]) -> str:
    filled = (" ".join(cell.split()) for cell in cells)
    text = " · ".join(islice((cell for cell in filled if cell), _CELLS))
    return text if len(text) <= _LETTERS else text[: _LETTERS - 1] + "…"


# --- The country of national numbers: one for all rows, or each row's own from a column ---


FROM_COLUMN = "column"  # stands among the country codes: a column tells the country
_SUGGESTED = 4


class CountryChoice(CountryButton):
    """Emits `chosen(code)`, also with NO_COUNTRY or FROM_COLUMN; countries that fit the numbers come first."""

    def __init__(self) -> None:
        super().__init__()
        self._say_whose(beside_column=False)

    def value_text(self) -> str:
        """Return "choose…" if numbers lack a country, because nobody chose to have none."""
        return words.tr("choose…", "upload") if self._wanting else super().value_text()

    def set_country(self, country: str | None, found: ImportSummary | None) -> None:
        """Show the country the list was read with; with a country column it applies to rows whose cell is empty."""
        none, *countries = country_options()
        lead: list[Option] = []
        column = found.shape.country_column if found is not None else None
        if found is not None:
            lead = [
                (fit.country, region_name(fit.country), _valid(fit.share))
                for fit in found.better_countries[:_SUGGESTED]
            ]
            if lead and country:  # without the chosen one among them, the suggestions above it would be out of sight
                chosen = (option for option in countries if option[0] == country)
                lead += [(code, name, rest[0] if found.numbers else _valid(0)) for code, name, *rest in chosen]
            if len(found.shape.columns) > 1 and column is None:
                lead.append((FROM_COLUMN, words.tr("from a column…", "upload"), words.tr("row by row", "upload")))
        self.set_wanting(found is not None and lacks_country(found, ReadOptions(country=country)))
        suggested = {option[0] for option in lead}
        rest = [option for option in countries if option[0] not in suggested]
        self.set_options([none, *lead, *rest], country or NO_COUNTRY, lead=1 + len(lead))
        self._say_whose(beside_column=column is not None)

    def _say_whose(self, *, beside_column: bool) -> None:
        if beside_column:
            self.set_label(words.tr("Where empty", "upload"))
            where = words.tr("The country of national numbers in rows where that column is empty", "upload")
            otherwise = words.tr("Rows that name an unknown country there get none", "upload")
            self.setToolTip(f"{where}\n{otherwise}")
        else:
            self.set_label(words.tr("National numbers", "upload"))
            self.setToolTip(words.tr("The country of numbers written without a country code", "upload"))


def _valid(share: float) -> str:
    return words.tr("{} valid", "upload").format(words.percent(share))


class CountryColumnChoice(ChoiceButton):
    """Emits `chosen(index)` of the column, None for no column."""

    def set_columns(self, shape: TableShape) -> None:
        """Offer all columns that hold no phone numbers."""
        taken = {column.index for column in shape.phone_columns}
        columns: list[Option] = [
            (column.index, one_line(column.name)) for column in shape.columns if column.index not in taken
        ]
        none: Option = (None, words.tr("no column", "upload"), words.tr("one country for all", "upload"))
        found = shape.country_column
        self.set_options([none, *columns], found.index if found else None, lead=1)


# --- The choice of the header row: one of the first rows, or a typed row number ---


class HeaderChoice(ChoiceButton):
    """Emits `chosen(row)`, counted from 1, or `NO_HEADER`."""

    def set_rows(self, found: ImportSummary, glimpses: Mapping[int, str]) -> None:
        """Offer the first rows with their previews, and show the header the list was read with."""
        self.set_options(header_options(found, glimpses), found.shape.header_row or NO_HEADER, lead=1)

    def value_text(self) -> str:
        """Return the row in words; a typed row becomes an option only when the list was read with it."""
        return super().value_text() or row_words(int(str(self._current or 0)))

    def make_popup(self) -> OptionPopup:
        """Return the options with a field for typing another row number."""
        popup = OptionPopup(self._options, self._current, self, lead=1, typed=typed_row)
        popup.set_placeholder(words.tr("Type a row number", "upload"))
        popup.align_hints()
        popup.chosen.connect(self._choose)
        return popup
