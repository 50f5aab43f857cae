"""The rows that are looked at: enough to understand a list, and few where they are wide."""

from __future__ import annotations

from itertools import repeat

from desktop_app.core.detection.columns import SAMPLE_ROWS
from desktop_app.core.detection.sampling import SAMPLE_CELLS, sampled
from desktop_app.core.detection.table import Row


def test_the_first_rows_of_an_ordinary_list() -> None:
    row: Row = ["Ann", "+447400123456", None]
    assert sampled(repeat(row)) == [row] * SAMPLE_ROWS
    assert sampled([row, []]) == [row, []]


def test_wide_rows_are_fewer() -> None:
    assert len(sampled(repeat(["1"] * 200))) == SAMPLE_CELLS // 200
    assert len(sampled(repeat(["1"] * 16_384))) == 3


def test_blank_cells_count_less() -> None:
    blank: Row = [None]
    assert len(sampled(repeat(blank * 16_000))) == SAMPLE_CELLS // 1_000
    assert len(sampled(repeat([*blank * 200, "1"]))) == SAMPLE_ROWS
