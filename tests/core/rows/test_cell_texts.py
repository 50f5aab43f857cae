"""The cells of a chunk as texts and as JSON: column by column they are what they are row by row."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, time, timedelta
from random import Random

import pytest

from desktop_app.core.detection.cells import cell_text
from desktop_app.core.detection.table import CellValue, Row
from desktop_app.core.rows.chunk_building import unparsed_chunk

_CELLS: tuple[CellValue, ...] = (
    "", "a", "+44 7400 123456", '"quoted"', "Łódź", "line\nbreak", 0, 1, -7, 447400123456, 2**60, 1.0, 1.5, 4.47911e11,
    True, False, date(2026, 3, 1), datetime(2026, 3, 1, 8, 30, tzinfo=UTC), time(8, 30), timedelta(hours=30), None,
)  # fmt: skip
_KINDS = {
    "texts": ("a", "b", "", "ü"),
    "integers": (1, 2, 447400123456),
    "truths": (True, False),
    "numbers": (1, 2.0, 2.5),
    "gaps": (None, None, "a", 3),
    "nothing": (None,),
    "anything": _CELLS,
}


def told(row: Row) -> list[str]:
    """What a row's cells are, one by one; a row without any has none."""
    return [] if all(cell is None for cell in row) else [cell_text(cell) for cell in row]


@pytest.mark.parametrize("seed", range(60))
def test_columns_of_any_kind(seed: int) -> None:
    chance = Random(seed)  # noqa: S311 - reproducible on purpose, no secret
    kinds = [chance.choice([*_KINDS.values()]) for _ in range(chance.randrange(5))]
    rows: list[Row] = [[chance.choice(kind) for kind in kinds] for _ in range(chance.choice((1, 2, 63, 64, 65, 200)))]
    if seed % 3 == 0:  # a reader leaves out what is empty at the end of a row
        rows = [row[: chance.randrange(len(row) + 1)] for row in rows]
    chunk = unparsed_chunk(1, rows, range(len(kinds)), [])
    assert [json.loads(cells) for cells in chunk.cells] == [told(row) for row in rows]
    for index, column in enumerate(chunk.seen):
        assert column == [(told(row) + [""] * len(kinds))[index] for row in rows]
