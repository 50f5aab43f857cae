"""Holds the base class of all sources of rows, and chooses the sheet of a workbook to read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from desktop_app.core.detection.sampling import sampled
from desktop_app.core.detection.table import Row, SheetName
from desktop_app.core.errors import FileTooLarge, SheetMissing
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.heartbeat import beat

_BATCH = 512


@dataclass(slots=True)
class Passed:
    """Counts how many of `size` bytes have been read."""

    size: int
    read: int = 0

    @property
    def share(self) -> float | None:
        """The share read, 0..1 whatever size a damaged file claims; None if it claims none."""
        return min(1.0, self.read / self.size) if self.size > 0 else None


class RowSource(ABC):
    """Implements the parts of a TableSource that follow from its rows; fast sources override them."""

    @abstractmethod
    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return the rows, as `TableSource.rows` describes."""

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """Yield the rows in batches, as `TableSource.batches` describes."""
        rows = iter(self.rows(sheet))
        while batch := list(islice(rows, _BATCH)):
            yield batch

    def samples(self, sheets: Sequence[str], most_rows: int, most_cells: int) -> Iterator[tuple[str, list[Row]]]:
        """Yield samples (see `TableSource.samples`) sheet by sheet, for formats that can read each by itself."""
        for sheet in sheets:
            yield sheet, sampled(self.rows(sheet), most_rows, most_cells)
            beat()

    def in_turn(self, sheets: Sequence[str]) -> Iterator[tuple[str, Iterator[Row]]]:
        """Yield rows (see `TableSource.in_turn`) sheet by sheet, for formats that can read each by itself."""
        return ((sheet, self.rows(sheet)) for sheet in sheets)

    @property
    def share(self) -> float | None:
        """The share read: None, because it isn't known."""
        return None


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
