"""The row of choices above the preview, showing how the list was read and letting each be corrected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.detection.column_names import column_called, column_letter
from desktop_app.core.detection.encoding_glimpse import encoding_glimpses
from desktop_app.core.detection.table import ALL_SHEETS, ImportSummary, ReadOptions
from desktop_app.core.errors import ColumnMissing
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.text import words
from desktop_app.ui.text.text_formats import ONE_COLUMN, delimiter_options, encoding_options
from desktop_app.ui.upload.reading.import_choices import (
    FROM_COLUMN,
    ColumnChoice,
    CountryChoice,
    CountryColumnChoice,
    HeaderChoice,
    column_address,
)

_NO_LETTER = "\N{REPLACEMENT CHARACTER}"  # stands in a preview for an unreadable character


class ImportOptionsBar(QWidget):
    """Emits `wanted(ReadOptions)` when the person chose another way to read the list; `country_chosen(code)` as well.

    A choice adds to the earlier ones, also while the list is still being read again. Chosen columns keep their
    positions when the header row or the encoding changes; another sheet or delimiter resets them.
    """

    wanted = Signal(object)
    country_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._found: ImportSummary | None = None
        self._pasted = False
        self._glimpses: Mapping[int, str] = {}
        self._shown = self._options = ReadOptions()
        self.sheet = ChoiceButton(words.tr("Sheet", "upload"))
        self.header = HeaderChoice(words.tr("Header", "upload"))
        self.column = ColumnChoice(words.tr("Numbers in", "upload"))
        self.country_column = CountryColumnChoice(words.tr("Country from", "upload"))
        self.country = CountryChoice()
        self.encoding = ChoiceButton(words.tr("Encoding", "upload"))
        self.delimiter = ChoiceButton(words.tr("Delimiter", "upload"))
        self._connect()
        row = FlowLayout()
        for choice in self.choices():
            row.addWidget(choice)
        self.setLayout(row)

    def choices(self) -> tuple[ChoiceButton, ...]:
        """Return the choices in the order shown, in which each depends on those before it."""
        return (
            self.sheet,
            self.header,
            self.column,
            self.country_column,
            self.country,
            self.encoding,
            self.delimiter,
        )

    def _connect(self) -> None:
        self.sheet.chosen.connect(lambda sheet: self._want(sheet=sheet, header_row=None, **NO_COLUMNS))
        self.header.chosen.connect(lambda row: self._want(header_row=row, **self._kept_columns()))
        self.column.columns_chosen.connect(self._columns_chosen)
        self.country.chosen.connect(self._country_chosen)
        self.country_column.chosen.connect(self._country_column_chosen)
        self.encoding.chosen.connect(lambda name: self._want(encoding=name, **self._kept_columns()))
        self.delimiter.chosen.connect(lambda mark: self._want(delimiter=mark or None, header_row=None, **NO_COLUMNS))
        self.header.setToolTip(words.tr("The row with the columns' names, as the spreadsheet counts it", "upload"))
        self.country_column.setToolTip(words.tr("The column that tells each row's country", "upload"))

    def show_list(
        self,
        found: ImportSummary,
        options: ReadOptions,
        glimpses: Mapping[int, str] | None = None,
        *,
        pasted: bool = False,
    ) -> None:
        """Show how the list was read.

        `glimpses` of its first rows, by row number, help to choose the header. `pasted` text has no encoding to
        choose.
        """
        self._found, self._shown, self._glimpses, self._pasted = found, options, glimpses or {}, pasted
        self.reset()

    def reset(self) -> None:
        """Show again how the list on the page was read: a correction failed or was cancelled."""
        found, self._options = self._found, self._shown
        if found is None:
            return
        shape = found.shape
        self._show_sheets(found)
        self.header.set_rows(found, self._glimpses)
        self.header.setVisible(found.sheet != ALL_SHEETS)
        self.column.set_columns(shape.columns, shape.phone_columns)
        self.column.setToolTip(_columns_tip([column.name for column in shape.phone_columns]))
        self.country_column.set_columns(shape)
        self.country_column.setVisible(shape.country_column is not None)
        self.country.set_country(self._options.country, found)
        self._show_text_format(found)

    def show_encodings(self, beginning: bytes) -> None:
        """Show beside each encoding how the list's first bytes would read in it."""
        names = [str(option[0]) for option in encoding_options(str(self.encoding.current()))]
        glimpses = encoding_glimpses(beginning, names)
        if glimpses:
            misfit = words.tr("does not fit", "upload")
            self.encoding.set_hints({name: _hint(glimpses.get(name, _NO_LETTER), misfit) for name in names})

    def take(self, options: ReadOptions) -> None:
        """Take these options as if the person had chosen all of them; later choices add to them."""
        self._options = options
        self.wanted.emit(options)

    def use_country(self, code: str) -> None:
        """Choose the country as if the person had; stop using a country column, which said otherwise."""
        self.country.set_current(code)
        self.country_chosen.emit(code)
        kept = self._kept_for_country(code)
        if self._found is not None and self._found.shape.country_column is not None:
            kept["country_column"] = ""
        self._want(country=code, **kept)

    def use_all_sheets(self) -> None:
        """Choose all sheets as one list, as if the person had."""
        self.sheet.set_current(ALL_SHEETS)
        self.sheet.chosen.emit(ALL_SHEETS)

    def _show_sheets(self, found: ImportSummary) -> None:
        several = len(found.sheets) > 1
        every = [(ALL_SHEETS, words.tr("All sheets", "upload"))] if several else []
        self.sheet.set_options([*every, *((name, name) for name in found.sheets)], found.sheet, lead=len(every))
        self.sheet.setVisible(several)

    def _show_text_format(self, found: ImportSummary) -> None:
        text = not found.sheets
        self.encoding.set_options(encoding_options(found.encoding), found.encoding)
        self.encoding.setVisible(text and found.encoding is not None and not self._pasted)
        self.delimiter.set_options(delimiter_options(found.delimiter), found.delimiter or ONE_COLUMN)
        self.delimiter.setVisible(text)

    def _kept_columns(self) -> dict[str, Any]:
        if self._found is None or not same_table(self._options, self._found):
            return NO_COLUMNS
        return by_place(self._options, self._found)

    def _kept_for_country(self, code: str) -> dict[str, Any]:
        """Return the columns to keep with this country: those it was suggested for, or any the person chose.

        Without either the columns are found anew, because another country may find others.
        """
        options, found = self._options, self._found
        if found is None or not same_table(options, found):
            return {}
        fits = code in {fit.country for fit in found.better_countries}
        kept = by_place(options, found, in_use=fits)
        by_hand = options.column or options.country_column or options.header_row is not None
        chosen = kept.get("column") or by_hand
        return {**kept, "sheet": found.sheet} if chosen else {**kept}

    def _address(self, index: int) -> str:
        """Return the column's name for the options.

        It is the letter if the column's title is about to be read differently, else the title.
        """
        columns = self._found.shape.columns if self._found is not None else ()
        meant, shown = self._options.meant_among(len(columns)), self._shown
        renamed = (meant.encoding, meant.header_row) != (shown.encoding, shown.header_row)
        if renamed and self._found is not None and same_table(meant, self._found):
            meant = replace(meant, among=len(columns))
        self._options = meant
        return column_letter(index) if meant.among else column_address(columns, index)

    def _columns_chosen(self, indexes: Sequence[int]) -> None:
        if self._found is None:
            return
        first, *more = map(self._address, indexes)
        kept = None if self._options.country_column in {first, *more} else self._options.country_column
        self._want(column=first, more_columns=tuple(more), country_column=kept)

    def _country_chosen(self, code: object) -> None:
        if code == FROM_COLUMN:
            self.country.set_country(self._options.country, self._found)
            self.country_column.open_options(self.country)
            return
        self.country_chosen.emit(str(code))
        self._want(country=str(code) or None, **self._kept_for_country(str(code)))

    def _country_column_chosen(self, index: object) -> None:
        if self._found is not None:
            self._want(country_column="" if index is None else self._address(cast(int, index)))

    def _want(self, **changes: Any) -> None:
        self._options = replace(self._options, **changes)
        self.wanted.emit(self._options)


def _hint(glimpse: str, misfit: str) -> str:
    """Return the preview, or `misfit` if it is no text: a line of boxes tells nothing and widens the choice."""
    return misfit if _NO_LETTER in glimpse else glimpse


def _columns_tip(names: Sequence[str]) -> str:
    if len(names) > 1:
        return words.tr("The columns that hold phone numbers:", "upload") + "\n" + "\n".join(names)
    return words.tr("The column that holds the phone numbers", "upload")


# Column choices expressed so that they survive another encoding, header row or country.


# Nothing chosen: another sheet or delimiter has other columns.
NO_COLUMNS: dict[str, Any] = {"column": None, "more_columns": (), "country_column": None, "among": None}


def by_place(options: ReadOptions, found: ImportSummary, *, in_use: bool = False) -> dict[str, Any]:
    """Return changes that name the columns of `options` by letter, because their titles may be read differently.

    `in_use`: if no columns were chosen, take those the list was read with.
    """
    shape = found.shape
    meant = options.meant_among(len(shape.columns))
    taken = [column.index for column in shape.phone_columns] if in_use and not meant.column else []
    if not taken and options.among is not None:  # they are letters already
        return {}

    def letter(wanted: str) -> str:
        return column_letter(column_called(shape.columns, wanted, meant.among).index)

    try:
        chosen = [letter(each) for each in (meant.column, *meant.more_columns) if each]
        country = letter(meant.country_column) if meant.country_column else meant.country_column
    except ColumnMissing:  # chosen in a list that is still being read again
        return NO_COLUMNS
    columns = [column_letter(index) for index in taken] or chosen
    if not columns and not country:
        return {}
    return {
        "column": columns[0] if columns else None,
        "more_columns": tuple(columns[1:]),
        "country_column": country,
        "among": len(shape.columns),
    }


def same_table(options: ReadOptions, found: ImportSummary) -> bool:
    """Return True if the options speak of the columns found: they request no other sheet or delimiter."""
    return options.sheet in {None, found.sheet} and options.delimiter in {None, found.delimiter}
