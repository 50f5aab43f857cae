"""The rows that may be the header, each with a preview of its cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from desktop_app.core.detection.table import ImportSummary
from desktop_app.services.ports import OpenList
from desktop_app.ui.parts.choices.option_popup import Option
from desktop_app.ui.text import words
from desktop_app.ui.upload.reading.first_list import FirstList

NO_HEADER = 0  # the value of `ReadOptions.header_row` for none
_ROWS = 10
_CELLS, _LETTERS = 3, 72


def header_glimpses(store: OpenList | FirstList) -> dict[int, str]:
    """Return previews by row number: of the rows above the header, the header itself, and the rows right below it."""
    found = store.understanding
    first = found.shape.first_data_row
    below = store.page(first, _ROWS)
    glimpses = {row: _glimpse(cells) for row, cells in enumerate(found.above_header, 1)}
    glimpses.update({row.row: _glimpse(row.cells) for row in below})
    if found.shape.header_row is not None:
        glimpses[found.shape.header_row] = _glimpse([column.name for column in found.shape.columns])
    return glimpses


def header_options(found: ImportSummary, glimpses: Mapping[int, str]) -> list[Option]:
    """Return the options: no header, the first rows, and the header found.

    A header further down comes with its neighbours.
    """
    none: Option = (NO_HEADER, words.tr("none", "upload"), words.tr("every row is data", "upload"))
    header = found.shape.header_row or 0
    last = max(_ROWS, header + 3)
    return [none, *((row, row_words(row), glimpses.get(row, "")) for row in range(1, last + 1))]


def typed_row(text: str) -> Option | None:
    """Return the option for a typed row number, or None if the text is no such number."""
    row = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0
    return (row, row_words(row)) if row else None


def row_words(row: int) -> str:
    """Return "row 3"."""
    return words.tr("row {}", "upload").format(words.number(row))


def _glimpse(cells: Sequence[str]) -> str:
    filled = (" ".join(cell.split()) for cell in cells)
    text = " · ".join(islice((cell for cell in filled if cell), _CELLS))
    return text if len(text) <= _LETTERS else text[: _LETTERS - 1] + "…"
