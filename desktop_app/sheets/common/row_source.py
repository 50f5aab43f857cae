"""What all sources of rows have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from desktop_app.core.detection.sampling import sampled
from desktop_app.core.detection.table import Row
from desktop_app.sheets.common.heartbeat import beat

_BATCH = 512


@dataclass(slots=True)
class Passed:
    """How many of `size` bytes have been read."""

    size: int
    read: int = 0

    @property
    def share(self) -> float | None:
        """0..1, whatever size a damaged file claims; None where it claims none."""
        return min(1.0, self.read / self.size) if self.size > 0 else None


class RowSource(ABC):
    """The part of a TableSource that follows from its rows; quick sources have better ways."""

    @abstractmethod
    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """As `TableSource.rows`."""

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """As `TableSource.batches`."""
        rows = iter(self.rows(sheet))
        while batch := list(islice(rows, _BATCH)):
            yield batch

    def samples(self, sheets: Sequence[str], most_rows: int, most_cells: int) -> Iterator[tuple[str, list[Row]]]:
        """As `TableSource.samples`: one sheet after the other, where each can be read by itself."""
        for sheet in sheets:
            yield sheet, sampled(self.rows(sheet), most_rows, most_cells)
            beat()

    def in_turn(self, sheets: Sequence[str]) -> Iterator[tuple[str, Iterator[Row]]]:
        """As `TableSource.in_turn`: one sheet after the other, where each can be read by itself."""
        return ((sheet, self.rows(sheet)) for sheet in sheets)

    @property
    def share(self) -> float | None:
        """As `TableSource.share`: not known."""
        return None
