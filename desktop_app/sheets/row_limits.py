"""How much of a table is read at all, whatever a file of some kilobytes claims to hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from desktop_app.core.errors import FileTooLarge
from desktop_app.core.table import Row
from desktop_app.sheets.heartbeat import beat
from desktop_app.sheets.sheet_rows import MOST_COLUMNS

# Twice a full sheet of fifty columns, blank cells left of filled ones included: it takes half a minute, and a gigabyte
# on the disk at most. A cell in the last column of every row, some megabytes packed, would be 160 times that.
MOST_CELLS = 100 << 20
# Rows wider than Excel once allowed are few, as in surveys; many of them are a mistake or an attack.
WIDE = 256
MOST_WIDE_CELLS = 20 << 20
_ROWS_BETWEEN_BEATS = 256


def within_limits(path: Path, rows: Iterator[Row]) -> Iterator[Row]:
    """`rows`; raises FileTooLarge where one is too wide or all of them have too many cells."""
    cells = wide_cells = 0
    for number, row in enumerate(rows, 1):
        width = len(row)
        cells += width
        if width > WIDE:
            wide_cells += width
            if width > MOST_COLUMNS:
                raise FileTooLarge(name=path.name, reason=f"row {number:,} has more than {MOST_COLUMNS:,} columns")
        if cells > MOST_CELLS or wide_cells > MOST_WIDE_CELLS:
            raise FileTooLarge(name=path.name, reason=f"its first {number:,} rows alone spread over {cells:,} cells")
        if not number % _ROWS_BETWEEN_BEATS:
            beat()
        yield row
