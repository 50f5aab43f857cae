"""Builds chunks of a list's rows from their cells and verdicts, and finds the duplicates among their numbers.

Nearly all rows have at most one number. These are built a column at a time, and rows with several numbers one by one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from json.encoder import encode_basestring
from operator import itemgetter
from typing import Any, TypeVar

from desktop_app.core.detection.cells import cell_text
from desktop_app.core.detection.table import CellValue, Row
from desktop_app.core.numbers.phone import CellVerdict, NumberStatus, ParsedCells
from desktop_app.core.rows.first_rows import FirstRows
from desktop_app.core.rows.list_row import LEADING_STATUSES
from desktop_app.core.rows.row_chunk import ParsedChunk, RowChunk, UnparsedChunk

_T = TypeVar("_T")
# A number: raw, E.164, region, line type, status as if it stood nowhere else, problem.
_Alone = tuple[str, str, str, str, str, str]
# The numbers of a row, each with the place of its phone column.
_Numbers = Iterable[tuple[int, _Alone]]
# One string object each, for all rows.
_VALID, _DUPLICATE = NumberStatus.VALID.value, NumberStatus.DUPLICATE.value
_INVALID, _EMPTY = NumberStatus.INVALID.value, NumberStatus.EMPTY.value
_RANKS = {status.value: rank for rank, status in enumerate(LEADING_STATUSES)}


def unparsed_chunk(
    first: int, rows: Sequence[Row], columns: Sequence[int], countries: list[str | None]
) -> UnparsedChunk:
    """Return the rows from number `first` on; `columns` are the phone columns' indices, `countries` each row's."""
    texts, cells = _texts(rows)
    seen = [column_of(texts, index, "") for index in columns]
    return UnparsedChunk(first, cells, seen, [column_of(rows, index, None) for index in columns], countries)


class ChunkBuilder:
    """Builds the chunks of one list in order; `columns` is the number of phone columns."""

    def __init__(self, columns: int) -> None:
        self._columns = columns
        self._firsts = FirstRows()

    def chunk(self, rows: ParsedChunk) -> RowChunk:
        """Return the chunk of the next rows. It takes over the lists of `rows`."""
        first, seen, parsed = rows.first, rows.seen, rows.parsed
        slots = [_single(cells, raw) for cells, raw in zip(parsed, seen, strict=True)]
        several = [(place, [*_numbers_at(slots, parsed, place)]) for place in _with_several(parsed)]
        chunk = slots[0] if self._columns == 1 else _nothing(len(rows))
        chunk.row = list(range(first, first + len(rows)))
        chunk.cells = rows.cells
        if self._columns == 1:
            done = 0
            for place, numbers in several:
                self._mark_duplicates(chunk, done, place)
                self._combine(chunk, [(place, numbers)], seen)
                done = place + 1
            self._mark_duplicates(chunk, done, len(rows))
            chunk.raw = seen[0]
        elif self._columns:
            self._combine(chunk, _row_by_row(slots, dict(several)), seen)
        return chunk

    def _mark_duplicates(self, chunk: RowChunk, start: int, stop: int) -> None:
        """Mark the duplicates among rows with at most one number each."""
        rows = chunk.row[start:stop]
        firsts = self._firsts.of_each(chunk.e164[start:stop], rows)
        if firsts == rows:
            return
        for place, first in enumerate(firsts, start):
            if first != chunk.row[place] and first:
                chunk.status[place], chunk.first_row[place] = _DUPLICATE, first

    def _combine(self, chunk: RowChunk, rows: Iterable[tuple[int, _Numbers]], seen: list[list[str]]) -> None:
        """Complete rows with several numbers, by their places; `seen` has the texts of each column's cells.

        The first number of the least rank stands for the row.
        """
        before, add = self._firsts.before, chunk.numbers.append
        for at, numbers in rows:
            row, rank, told = chunk.row[at], len(_RANKS), ""
            for place, (slot, (raw, e164, region, line_type, alone, problem)) in enumerate(numbers):
                first = before(e164, row)
                status = _DUPLICATE if first else alone
                add((row, place, slot, raw, e164, region, line_type, status, problem, first))
                told = told or problem
                if _RANKS[status] < rank:
                    rank, chunk.raw[at] = _RANKS[status], seen[slot][at]
                    chunk.e164[at], chunk.region[at], chunk.line_type[at] = e164, region, line_type
                    chunk.status[at], chunk.first_row[at] = status, first
            chunk.problem[at] = told


def _row_by_row(slots: Sequence[RowChunk], several: Mapping[int, _Numbers]) -> Iterator[tuple[int, _Numbers]]:
    """Yield the places and numbers of the rows of several columns; `several` has those of cells with several."""
    columns = [
        zip(each.raw, each.e164, each.region, each.line_type, each.status, each.problem, strict=True) for each in slots
    ]
    for place, numbers in enumerate(zip(*columns, strict=True)):
        yield place, several[place] if place in several else enumerate(numbers)


def column_of(rows: Sequence[Sequence[_T]], index: int, missing: _T) -> list[_T]:
    """Return one column of many rows, with `missing` in rows that are too short."""
    try:
        return [row[index] for row in rows]
    except IndexError:
        return [row[index] if index < len(row) else missing for row in rows]


def _texts(rows: Sequence[Row]) -> tuple[Sequence[Sequence[str]], list[str]]:
    """Return the cells as a person sees them, and as JSON; a row with only empty cells has none."""
    # Most rows of a text file have only texts, and those of a workbook begin with a number as soon as any has one.
    if rows and {*map(type, rows[0])} <= _TEXT_OR_NONE:
        texts: Any = [_row_texts(row) if None in row else row for row in rows]
        with suppress(TypeError):  # joining them fails for others, which is check enough
            return texts, json_lists(texts)
    texts = _column_by_column(rows) or [*map(_row_texts, rows)]
    return texts, json_lists(texts)


def _column_by_column(rows: Sequence[Row]) -> list[tuple[str, ...]] | None:
    """Return `_row_texts` of rows that are as wide as each other and none of which is empty, else None.

    A column of a workbook has seldom more than one kind of cell, and then all of it is converted in one call.
    """
    if len(set(map(len, rows))) > 1:
        return None
    columns: list[Sequence[str]] = []
    nothing = [""] * len(rows)
    filled = False
    for column in zip(*rows, strict=True):
        kinds = set(map(type, column))
        if kinds == _EMPTY_ONLY:  # as of hundreds of columns where a sheet is formatted to its end
            columns.append(nothing)
            continue
        filled = filled or _NONE not in kinds
        texts: Any = column if kinds == _TEXT else map(str if kinds == _INTEGER else _text, column)
        columns.append(list(texts))
    return list(zip(*columns, strict=True)) if filled else None


_NONE, _TEXT, _INTEGER = type(None), {str}, {int}
_EMPTY_ONLY = {_NONE}
_TEXT_OR_NONE = {str, _NONE}


def _text(cell: CellValue) -> str:
    """Return `cell_text`, which checks for the rarer kinds first."""
    if type(cell) is str:
        return cell
    return str(cell) if type(cell) is int else "" if cell is None else cell_text(cell)


def _row_texts(row: Row) -> list[str]:
    texts = [*map(_text, row)]
    return texts if any(texts) or row.count(None) < len(row) else []


def _nothing(rows: int) -> RowChunk:
    """Return a chunk of `rows` rows without a number."""
    chunk = RowChunk(raw=[""] * rows, e164=[""] * rows, region=[""] * rows, line_type=[""] * rows)
    chunk.status, chunk.problem, chunk.first_row = [_EMPTY] * rows, [""] * rows, [None] * rows
    return chunk


def _single(parsed: ParsedCells, texts: Sequence[str]) -> RowChunk:
    """Return rows with the one number in each cell of a phone column, as if each number were new."""
    found = parsed.found
    rows = len(found.e164)
    chunk = RowChunk(raw=list(texts), e164=found.e164, region=found.region, line_type=found.line_type)
    chunk.status, chunk.problem, chunk.first_row = [_VALID] * rows, [""] * rows, [None] * rows
    for place, verdicts in parsed.slow:
        if not verdicts:
            chunk.status[place], chunk.raw[place] = _EMPTY, ""
        elif len(verdicts) == 1:
            raw, e164, region, line_type, status, problem = _alone(verdicts[0])
            chunk.raw[place], chunk.status[place], chunk.problem[place] = raw, status, problem
            chunk.e164[place], chunk.region[place], chunk.line_type[place] = e164, region, line_type
    return chunk


def _alone(verdict: CellVerdict) -> _Alone:
    found = verdict.found
    if not found.valid:
        return verdict.raw, "", "", "", _INVALID, found.problem
    return verdict.raw, found.e164, found.region, found.line_type, _VALID, ""


def _with_several(parsed: Sequence[ParsedCells]) -> list[int]:
    """Return the places of rows that have a cell with several numbers, in order."""
    return sorted({place for cells in parsed for place, verdicts in cells.slow if len(verdicts) > 1})


def _numbers_at(slots: Sequence[RowChunk], parsed: Sequence[ParsedCells], place: int) -> Iterator[tuple[int, _Alone]]:
    """Yield the numbers of a row; a blank cell has an empty one."""
    for slot, (single, cells) in enumerate(zip(slots, parsed, strict=True)):
        at = bisect_left(cells.slow, place, key=itemgetter(0))
        slow, verdicts = cells.slow[at] if at < len(cells.slow) else (-1, ())
        if slow == place and len(verdicts) > 1:
            yield from ((slot, _alone(each)) for each in verdicts)
        else:
            alone = single.raw, single.e164, single.region, single.line_type, single.status, single.problem
            raw, e164, region, line_type, status, problem = (column[place] for column in alone)
            yield slot, (raw, e164, region, line_type, status, problem)


# --- Cells as JSON ---
# A list stores a row's cells as JSON. These functions return what `json.dumps` does, in a fraction of its time.


# The bytes of UTF-8 that JSON must escape (RFC 8259, 7).
_ESCAPED = 1
_KINDS = bytes(_ESCAPED if byte < ord(" ") or byte in b'"\\' else 0 for byte in range(256))
# Rows are checked in groups of this size. One row that needs escaping slows down its whole group.
_TOGETHER = 64


def json_list(texts: Iterable[str]) -> str:
    """Return texts as JSON, equal to `json.dumps(texts, ensure_ascii=False)`."""
    return f"[{', '.join(map(encode_basestring, texts))}]"


def json_lists(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return `json_list` of each row. Raises TypeError if a row has anything but texts."""
    lists: list[str] = []
    for at in range(0, len(rows), _TOGETHER):
        some = rows[at : at + _TOGETHER]
        if _as_they_are("".join(map("".join, some))):
            lists += [f'["{_BETWEEN(row)}"]' if row else "[]" for row in some]
        else:
            lists += map(json_list, some)
    return lists


_BETWEEN = '", "'.join


def _as_they_are(text: str) -> bool:
    return _ESCAPED not in text.encode("utf-8", "replace").translate(_KINDS)
