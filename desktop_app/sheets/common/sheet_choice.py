"""Chooses the sheet of a workbook to read."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.detection.table import SheetName
from desktop_app.core.errors import FileTooLarge, SheetMissing
from desktop_app.core.text.translatable import tr_text

# Each becomes a name in a menu. An ordinary workbook has a hundred at most, and 20 kB can claim thousands.
MOST_SHEETS = 1_000


def check_count(file_name: str, sheets: int) -> None:
    """Raise FileTooLarge for a workbook with more than `MOST_SHEETS` sheets."""
    if sheets > MOST_SHEETS:
        raise FileTooLarge(name=file_name, reason=tr_text("it has more than {most} sheets", most=MOST_SHEETS))


def chosen_sheet(file_name: str, sheets: Sequence[SheetName], wanted: str | None) -> str:
    """Return the name of the sheet `wanted` (exact, else without letter case); for None, the first visible one.

    Raises SheetMissing, naming the sheets there are.
    """
    if wanted is None:
        return next((sheet.name for sheet in sheets if not sheet.hidden), sheets[0].name)
    names = [sheet.name for sheet in sheets]
    if wanted in names:
        return wanted
    for name in names:
        if name.strip().casefold() == wanted.strip().casefold():
            return name
    raise SheetMissing(name=file_name, sheet=wanted, sheets=", ".join(names) or tr_text("none, it is a text file"))
