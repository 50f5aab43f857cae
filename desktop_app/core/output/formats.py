"""Lists the file formats in which tables are written; `sheets.output.writing` has the writer of each."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.errors import UsageError
from desktop_app.core.text.translatable import listed, tr_text


@dataclass(frozen=True, slots=True)
class OutputFormat:
    """A format by its `suffix`, which includes the dot; `title` and `hint` stand in a menu, `kind` in file dialogs.

    `delimited`: text, whose columns the delimiter separates that is best for a list; "" for other formats, and
    `delimiter` for a format that always has the same one.
    """

    suffix: str
    title: str
    hint: str
    kind: str
    delimited: bool = False
    delimiter: str = ""


XLSX = OutputFormat(".xlsx", "Excel workbook (XLSX)…", "all rows on one sheet, with an About sheet", "Excel")
CSV = OutputFormat(
    ".csv", "CSV…", "cells that a spreadsheet program would run are made harmless", "CSV", delimited=True
)
FORMATS = (XLSX, CSV)


def format_of(name: str) -> OutputFormat:
    """Return the format of a file by its name. Raises UsageError, which names the suffixes, for any other name."""
    stem, _dot, ending = name.rpartition(".")
    for each in FORMATS:
        if stem and f".{ending.lower()}" == each.suffix:
            return each
    suffixes = listed([each.suffix for each in FORMATS])
    raise UsageError(
        reason=tr_text(
            "“{name}” can't be written: the result's name has to end with one of {suffixes}.",
            name=name,
            suffixes=suffixes,
        )
    )
