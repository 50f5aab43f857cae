"""The forms in which results are written, and why a list may not allow one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.marking import marked
from desktop_app.core.table import ALL_SHEETS, Understanding


class OutputShape(StrEnum):
    """TABLE: one table of all rows. SPLIT: a sheet for each outcome. ORIGINAL: the list's workbook, columns added."""

    TABLE = "table"
    SPLIT = "split"
    ORIGINAL = "original"


@dataclass(frozen=True, slots=True)
class OutputForm:
    """`raw` (CSV) leaves every value as it is, formulas too; `delimiter` separates CSV's columns, one character."""

    shape: OutputShape = OutputShape.TABLE
    raw: bool = False
    delimiter: str = ","


AS_TABLE = OutputForm()
NO_WORKBOOK = marked(
    "The list is not an Excel workbook (XLSX or XLSM), so there is no workbook to add columns to.", "export"
)
ONE_OF_SEVERAL = marked(
    "Several sheets were read as one list, so there is no single sheet to add columns to.", "export"
)


def no_original(understanding: Understanding, source_name: str) -> str:
    """Why columns can't be added to the list's own workbook; "" where they can, as far as is known beforehand."""
    if understanding.sheet == ALL_SHEETS:
        return ONE_OF_SEVERAL
    packed = source_name.lower().endswith(".zip")
    return NO_WORKBOOK if understanding.format != "xlsx" or packed else ""
