"""The formats results can be written in, with the names of their files."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from desktop_app.core.batches.batch import PASTED
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.text.marking import marked
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import pasted_title

_MACROS = (".xlsm", ".xltm")
_SEPARATORS = marked({",": "commas", ";": "semicolons", "\t": "tabs", "|": "vertical bars"}, "export")


@dataclass(frozen=True, slots=True)
class Format:
    """`suffix` includes the dot; `raw` leaves cells as they are, even those that a spreadsheet program would run.

    `some`: it can hold a part of the rows. `name` is the file's name, formatted with the list's name.
    """

    suffix: str
    text: str
    hint: str
    shape: OutputShape = OutputShape.TABLE
    raw: bool = False
    some: bool = True
    name: str = marked("{} – results", "export")


class ExportFormat(Enum):
    """The formats offered."""

    XLSX = Format(".xlsx", "Excel workbook (XLSX)…", "all rows on one sheet, with an About sheet")
    SPLIT = Format(
        ".xlsx",
        "Excel workbook, split by outcome…",
        "sheets for answered, unanswered, invalid and other rows, each with its row number in your list",
        OutputShape.SPLIT,
        some=False,
        name="{} – results by outcome",
    )
    ORIGINAL = Format(
        ".xlsx",
        "Original workbook with columns added…",
        "a copy of your own file with its sheets and formatting; your file stays as it is",
        OutputShape.ORIGINAL,
        some=False,
        name="{} – with results",
    )
    CSV = Format(".csv", "CSV…", "cells that a spreadsheet program would run are made harmless")
    RAW_CSV = Format(
        ".csv",
        "CSV, cells as they are…",
        "every cell as it is, for other programs",
        raw=True,
        name="{} – raw results",
    )

    @property
    def text(self) -> str:
        """The menu text."""
        return words.tr(self.value.text, "export")

    @property
    def hint(self) -> str:
        """The explanation in the menu."""
        return words.tr(self.value.hint, "export")

    def suffix(self, file: str) -> str:
        """Return the suffix for the list in `file`: a workbook keeps its macros only with its own suffix."""
        macros = self is ExportFormat.ORIGINAL and Path(file).suffix.lower() in _MACROS
        return ".xlsm" if macros else self.value.suffix

    def name_filter(self, file: str) -> str:
        """Return the name filter for the file dialog."""
        suffix = self.suffix(file)
        return f"{_kind(suffix)} (*{suffix})"

    def form(self, delimiter: str, *, typed: bool = False) -> OutputForm:
        """Return the form to order; `delimiter` applies to CSV, `typed` to a new workbook."""
        text = self.value.suffix == ".csv"
        separator = delimiter if text else ","
        return OutputForm(self.value.shape, self.value.raw, separator, columns_alike=True, typed=typed and not text)


def suggested_name(file: str, form: ExportFormat, *, some: bool = False, partial: bool = False) -> str:
    """Return "customers – results.xlsx" for `customers.xlsx`; each format, and a part of the rows, has its own name.

    `some`: only a part of the rows. `partial`: the list isn't complete.
    """
    name = words.tr(form.value.name, "export").format(pasted_title() if file == PASTED else Path(file).stem)
    if some and partial:
        name = words.tr("{} (partial, filtered)", "export").format(name)
    elif some:
        name = words.tr("{} (filtered)", "export").format(name)
    elif partial:
        name = words.tr("{} (partial)", "export").format(name)
    return name + form.suffix(file)


def _kind(suffix: str) -> str:
    return words.tr("CSV", "export") if suffix == ".csv" else words.tr("Excel", "export")


def delimiter_for(found: str | None) -> str:
    """Return the delimiter for CSV.

    It is the input's own (`found`) if that was text, else the one the system's spreadsheets expect.
    """
    if found in _SEPARATORS:
        return found
    return ";" if words.locale().decimalPoint() == "," else ","


def delimiter_words(delimiter: str) -> str:
    """Return the delimiter in words: "semicolons"."""
    return words.tr(_SEPARATORS[delimiter], "export")
