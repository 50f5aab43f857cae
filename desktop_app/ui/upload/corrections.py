"""The row of choices above the preview: how the list was read, each to be corrected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.column_names import column_letter
from desktop_app.core.table import Column, ReadOptions, Understanding
from desktop_app.ui import theme, words
from desktop_app.ui.parts.choice_button import ChoiceButton, Option
from desktop_app.ui.upload.countries import NO_COUNTRY, country_options
from desktop_app.ui.upload.text_formats import ONE_COLUMN, delimiter_options, encoding_options


class Corrections(QWidget):
    """`wanted(ReadOptions)` when the person chose another way to read the list; `country_chosen(code)` as well.

    A choice adds to what was chosen before, also while the list is still being read again.
    """

    wanted = Signal(object)
    country_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._found: Understanding | None = None
        self._shown = self._options = ReadOptions()
        self.sheet = ChoiceButton(words.tr("Sheet", "upload"))
        self.column = ChoiceButton(words.tr("Numbers in", "upload"), placeholder=words.tr("choose…", "upload"))
        self.country = ChoiceButton(words.tr("National numbers", "upload"))
        self.encoding = ChoiceButton(words.tr("Encoding", "upload"))
        self.delimiter = ChoiceButton(words.tr("Delimiter", "upload"))
        self.sheet.chosen.connect(lambda sheet: self._want(sheet=sheet, column=None))
        self.column.chosen.connect(self._column_chosen)
        self.country.chosen.connect(self._country_chosen)
        self.encoding.chosen.connect(lambda name: self._want(encoding=name, column=None))
        self.delimiter.chosen.connect(lambda mark: self._want(delimiter=mark or None, column=None))
        self.country.setToolTip(words.tr("The country of numbers written without a country code", "upload"))
        self.column.setToolTip(words.tr("The column that holds the phone numbers", "upload"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        for choice in (self.sheet, self.column, self.country, self.encoding, self.delimiter):
            row.addWidget(choice)
        row.addStretch()

    def show_list(self, found: Understanding, options: ReadOptions) -> None:
        """Say how the list was read."""
        self._found, self._shown = found, options
        self.reset()

    def reset(self) -> None:
        """Back to how the list on the page was read: a correction failed or was cancelled."""
        found, self._options = self._found, self._shown
        if found is None:
            return
        text = not found.sheets
        self.sheet.set_options([(name, name) for name in found.sheets], found.sheet)
        self.sheet.setVisible(len(found.sheets) > 1)
        phone = found.shape.phone_column
        self.column.set_options(_column_options(found.shape.columns), phone.index if phone else None)
        self.country.set_options(country_options(), self._options.country or NO_COUNTRY)
        self.encoding.set_options(encoding_options(found.encoding), found.encoding)
        self.encoding.setVisible(text and found.encoding is not None)
        self.delimiter.set_options(delimiter_options(found.delimiter), found.delimiter or ONE_COLUMN)
        self.delimiter.setVisible(text)

    def _column_chosen(self, index: object) -> None:
        if self._found is not None:
            self._want(column=column_address(self._found.shape.columns, cast(int, index)))

    def _country_chosen(self, code: object) -> None:
        self.country_chosen.emit(str(code))
        self._want(country=str(code) or None)

    def _want(self, **changes: Any) -> None:
        self._options = replace(self._options, **changes)
        self.wanted.emit(self._options)


def column_address(columns: Sequence[Column], index: int) -> str:
    """What `ReadOptions.column` calls this column: its name, or its letter where an earlier one has the same name."""
    name = columns[index].name
    same = [column.index for column in columns if column.name.strip().casefold() == name.strip().casefold()]
    letter = column_letter(index)
    taken = any(column.name.strip().casefold() == letter.casefold() for column in columns)
    return letter if len(same) > 1 and not taken else name


def _column_options(columns: Sequence[Column]) -> list[Option]:
    return [(column.index, _one_line(column.name), words.percent(column.phone_share)) for column in columns]


def _one_line(text: str) -> str:
    return " ".join(text.split()) or "—"
