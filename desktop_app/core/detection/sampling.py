"""Chooses the rows of a table that detection examines."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from desktop_app.core.detection.cells import is_blank
from desktop_app.core.detection.columns import SAMPLE_ROWS
from desktop_app.core.detection.table import Row

# Judging a cell takes up to a quarter of a millisecond if bare digits may belong to several countries. This many take
# six seconds, during which the child process is silent.
SAMPLE_CELLS = 24_000
_FEWEST = 3
# This many blank cells take as long as a filled one.
_BLANKS_TO_A_CELL = 16
# Further down, detection searches this many rows and takes one in this many.
_SEARCHED, _ONE_OF = 100_000, 200


def sampled(rows: Iterable[Row], most_rows: int = SAMPLE_ROWS, most_cells: int = SAMPLE_CELLS) -> list[Row]:
    """Return the first `most_rows` rows, or fewer if they have hundreds of filled cells each."""
    sample: list[Row] = []
    cells = 0
    for row in islice(rows, most_rows):
        sample.append(row)
        blanks = row.count(None)
        cells += len(row) - blanks + blanks // _BLANKS_TO_A_CELL
        if cells >= most_cells and len(sample) >= _FEWEST:
            break
    return sample


def spread(rows: Iterable[Row], sample: list[Row], first: int) -> list[Row]:
    """Return a sample for a table whose first rows hold no phone number, with half of it from further down.

    From there it takes rows in which a column begins that was blank in `sample` from row `first` (counted from 1) on,
    and some other rows. `rows` are all rows of the table. Returns `sample` itself if that has them all.
    """
    if len(sample) < SAMPLE_ROWS:
        return sample
    known = {index for row in sample[first - 1 :] for index, cell in enumerate(row) if not is_blank(cell)}
    below: list[Row] = []
    for number, row in enumerate(islice(rows, len(sample), _SEARCHED)):
        begun = any(index not in known and not is_blank(cell) for index, cell in enumerate(row))
        if begun or number % _ONE_OF == 0:
            below.append(row)
        if len(below) == SAMPLE_ROWS // 2:
            break
    return [*sample[: SAMPLE_ROWS - len(below)], *below]
