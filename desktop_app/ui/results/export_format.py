"""What results can be written as, and under which name."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from desktop_app.ui import words


@dataclass(frozen=True, slots=True)
class Format:
    """`suffix` with its dot; `raw` leaves cells as they are, even those that a spreadsheet program would run."""

    suffix: str
    text: str
    hint: str
    raw: bool = False


class ExportFormat(Enum):
    """The three that are offered."""

    XLSX = Format(".xlsx", "Excel workbook (XLSX)…", "every cell as text, with an About sheet")
    CSV = Format(".csv", "CSV…", "cells that a spreadsheet program would run are made harmless")
    RAW_CSV = Format(".csv", "CSV, raw…", "every cell as it is, for other programs", raw=True)

    @property
    def text(self) -> str:
        """As it stands in the menu."""
        return words.tr(self.value.text, "export")

    @property
    def hint(self) -> str:
        """What is special about it."""
        return words.tr(self.value.hint, "export")

    @property
    def name_filter(self) -> str:
        """For the file dialog."""
        title = "Excel (*.xlsx)" if self is ExportFormat.XLSX else "CSV (*.csv)"
        return words.tr(title, "export")


def suggested_name(file: str, form: ExportFormat) -> str:
    """`customers.xlsx` gives "customers – results.xlsx"."""
    return words.tr("{} – results", "export").format(Path(file).stem) + form.value.suffix
