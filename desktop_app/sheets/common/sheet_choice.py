"""Which sheet of a workbook is read."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.detection.table import SheetName
from desktop_app.core.errors import FileTooLarge, SheetMissing
from desktop_app.core.text.said import said

# Each is a name in a menu. An ordinary workbook has a hundred at most, and 20 kB can claim thousands.
MOST_SHEETS = 1_000


def check_count(file_name: str, sheets: int) -> None:
    """Raise FileTooLarge for a workbook of more than `MOST_SHEETS`."""
    if sheets > MOST_SHEETS:
        raise FileTooLarge(name=file_name, reason=said("it has more than {most} sheets", most=MOST_SHEETS))


def chosen_sheet(file_name: str, sheets: Sequence[SheetName], wanted: str | None) -> str:
    """The name of the sheet `wanted` (exact, else without letter case), or of the first visible one for None.

    Raises SheetMissing, naming the sheets that there are.
    """
    if wanted is None:
        return next((sheet.name for sheet in sheets if not sheet.hidden), sheets[0].name)
    names = [sheet.name for sheet in sheets]
    if wanted in names:
        return wanted
    for name in names:
        if name.strip().casefold() == wanted.strip().casefold():
            return name
    raise SheetMissing(name=file_name, sheet=wanted, sheets=", ".join(names) or said("none, it is a text file"))
