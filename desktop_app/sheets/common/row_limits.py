"""Limits how much of a table is read, whatever a file of some kilobytes claims to hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

from desktop_app.core.detection.table import Row
from desktop_app.core.errors import FileTooLarge
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS
from desktop_app.sheets.common.heartbeat import beat

# Twice a full sheet of fifty columns, counting blank cells left of filled ones: that takes half a minute, and a
# gigabyte on the disk at most. A cell in the last column of every row, some megabytes packed, would be 160 times that.
MOST_CELLS = 100 << 20
# Rows wider than Excel once allowed are few, as in surveys; many of them are a mistake or an attack.
WIDE = 256
MOST_WIDE_CELLS = 20 << 20
_ROWS_BETWEEN_BEATS = 256


class RowLimits:
    """Counts the cells of a table's rows."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rows = self._cells = self._wide_cells = 0

    def count(self, row: Row) -> None:
        """Count a row; raise FileTooLarge if it is too wide, or all rows have too many cells."""
        width = len(row)
        self._rows += 1
        self._cells += width
        if width > WIDE:
            self._wide_cells += width
            if width > MOST_COLUMNS:
                self._refuse(tr_text("row {rows} has more than {most} columns", rows=self._rows, most=MOST_COLUMNS))
        if self._cells > MOST_CELLS or self._wide_cells > MOST_WIDE_CELLS:
            self._refuse(
                tr_text("its first {rows} rows alone spread over {cells} cells", rows=self._rows, cells=self._cells)
            )

    def count_all(self, rows: Sequence[Row]) -> bool:
        """Count several rows at once. Return False, and count none, if some are wide or many: then count each."""
        widths = list(map(len, rows))
        cells = self._cells + sum(widths)
        if cells > MOST_CELLS or max(widths, default=0) > WIDE:
            return False
        self._rows += len(rows)
        self._cells = cells
        return True

    def _refuse(self, reason: str) -> NoReturn:
        raise FileTooLarge(name=self._path.name, reason=reason)


def within_limits(path: Path, rows: Iterator[Row]) -> Iterator[Row]:
    """Yield `rows`; raise FileTooLarge if one is too wide or all of them have too many cells."""
    limits = RowLimits(path)
    for number, row in enumerate(rows, 1):
        limits.count(row)
        if not number % _ROWS_BETWEEN_BEATS:
            beat()
        yield row


def batches_within_limits(path: Path, batches: Iterator[list[Row]]) -> Iterator[list[Row]]:
    """Yield `batches`, none of them empty; raise as `within_limits` does, after the rows above the excess."""
    limits = RowLimits(path)
    for batch in batches:
        beat()
        if limits.count_all(batch):
            yield batch
            continue
        above = 0
        try:
            for row in batch:
                limits.count(row)
                above += 1
        except FileTooLarge:
            if above:
                yield batch[:above]
            raise
        yield batch
