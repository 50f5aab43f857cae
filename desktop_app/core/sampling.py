"""The rows of a table that are looked at to find out what it holds."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from desktop_app.core.columns import SAMPLE_ROWS
from desktop_app.core.table import Row

# Judging a cell takes up to a tenth of a millisecond where it looks like a number: this many are four seconds.
SAMPLE_CELLS = 40_000
_FEWEST = 3
# A blank cell takes less, but it takes some.
_BLANKS_TO_A_CELL = 16


def sampled(rows: Iterable[Row]) -> list[Row]:
    """The first `SAMPLE_ROWS` rows; fewer where they are very wide."""
    sample: list[Row] = []
    cells = 0
    for row in islice(rows, SAMPLE_ROWS):
        sample.append(row)
        blanks = row.count(None)
        cells += len(row) - blanks + blanks // _BLANKS_TO_A_CELL
        if cells >= SAMPLE_CELLS and len(sample) >= _FEWEST:
            break
    return sample
