"""Reads a list's rows and their answers for export, many rows at a time, decoded together."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from desktop_app.core.output.batch import OutputBatch, Told
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList

# Rows and cells of one piece: few enough to be built and written in some hundredths of a second.
_ROWS, _CELLS = 1_000, 20_000


def output_batches(store: ListFile, view: AnsweredList, only: Sequence[int] | None = None) -> Iterator[OutputBatch]:
    """Yield every row in the list's order, or `only` these in their order."""
    width = len(store.columns)
    size = max(1, min(_ROWS, _CELLS // (width + view.width + 1)))
    for stored in view.stored(size) if only is None else _of_these(view, only, size):
        several = view.numbers_of([row[0] for row in stored]) if store.several else {}
        yield _batch(stored, several, width, view.width)


def _of_these(view: AnsweredList, only: Sequence[int], size: int) -> Iterator[Sequence[Any]]:
    for first in range(0, len(only), size):
        wanted = only[first : first + size]
        found = {row[0]: row for rows in view.stored(size, wanted) for row in rows}
        yield [found[number] for number in wanted]


def _batch(stored: Sequence[Any], several: Mapping[int, Told], width: int, values: int) -> OutputBatch:
    row, cells, e164, status, problem, first_row, answer, *_values = zip(*stored, strict=True)
    places = {place: several[number] for place, number in enumerate(row) if number in several} if several else {}
    none = ("",) * values
    found = [each[-values:] if values and each[6] == AnswerStatus.ANSWERED else none for each in stored]
    return OutputBatch(row, _lists(cells, width), e164, status, problem, first_row, answer, found, places)


def _lists(stored: Sequence[str], width: int) -> list[list[str]]:
    """Decode lists stored as JSON, one a row; cut or fill each to `width` texts."""
    lists: list[list[str]] = json.loads(f"[{','.join(stored)}]")
    if set(map(len, lists)) != {width}:
        lists = [each[:width] + [""] * (width - len(each)) for each in lists]
    return lists
