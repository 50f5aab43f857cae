"""Defines the forms in which results are written, and why a list may not allow one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.detection.table import ALL_SHEETS, ImportSummary
from desktop_app.core.output.columns import OWN_COLUMNS
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.core.text.translatable import tr_noop


class OutputShape(StrEnum):
    """TABLE: one table of all rows. SPLIT: a sheet for each outcome. ORIGINAL: the list's workbook, columns added."""

    TABLE = "table"
    SPLIT = "split"
    ORIGINAL = "original"


@dataclass(frozen=True, slots=True)
class OutputForm:
    """The form of an output file. `raw` (CSV) leaves every value as it is, formulas too; `delimiter` is one character.

    `shown`: the filter that selected the rows, which the About sheet names. `columns_alike`: with several phone
    columns, the first one's added columns begin with its name, too. `typed` (XLSX): cells that the list's file has as
    numbers stay numbers; otherwise every cell is text.
    """

    shape: OutputShape = OutputShape.TABLE
    raw: bool = False
    delimiter: str = ","
    columns_alike: bool = False
    typed: bool = False
    shown: RowFilter | None = None


AS_TABLE = OutputForm()
NO_WORKBOOK = tr_noop(
    "The list is not an Excel workbook (XLSX or XLSM), so there is no workbook to add columns to.", "export"
)
ONE_OF_SEVERAL = tr_noop(
    "Several sheets were read as one list, so there is no single sheet to add columns to.", "export"
)

PROTECTED = tr_noop(
    "The list's workbook is protected with a password, which Dialproof doesn't keep, so its copy can't be written.",
    "export",
)
TOO_MANY_CELLS = tr_noop(
    "The list is too long to be copied with its formatting: export it as an Excel workbook (XLSX) instead.", "export"
)
# Cells of all sheets of a workbook and the added ones together: a full Excel sheet of 20 columns.
MOST_COPIED_CELLS = 20_000_000


def no_original(understanding: ImportSummary, source_name: str, results: int = 0) -> str:
    """Return why columns can't be added to the list's own workbook; "" if they can, as far as is known beforehand.

    `results`: how many columns the answers have. Each row counts as at least one filled cell and the added ones.
    """
    if understanding.sheet == ALL_SHEETS:
        return ONE_OF_SEVERAL
    packed = source_name.lower().endswith(".zip")
    if understanding.format != "xlsx" or packed:
        return NO_WORKBOOK
    if understanding.protected:
        return PROTECTED
    added = (len(OWN_COLUMNS) + results) * max(1, len(understanding.shape.phone_columns))
    return TOO_MANY_CELLS if understanding.counts.rows * (1 + added) > MOST_COPIED_CELLS else ""
