"""Builds chunks of a list's rows from their cells and verdicts: does the work of `RowBuilder` for many rows at once.

Nearly all rows have at most one number. These are built a column at a time. Rows with several numbers are built one by
one and put in their places.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from json.encoder import encode_basestring
from typing import Any, TypeVar

from desktop_app.core.detection.cells import cell_text
from desktop_app.core.detection.table import Row
from desktop_app.core.numbers.phone import Normalised, NumberStatus
from desktop_app.core.numbers.verdicts import CellVerdict, JudgedCells
from desktop_app.core.rows.list_row import ListRow, RowNumber
from desktop_app.core.rows.row_chunk import JudgedChunk, RowChunk

_T = TypeVar("_T")
# For each phone column: raw, E.164, region, line type, status as if it were the only one, problem.
_Abreast = tuple[tuple[str, str, str, str, str, str], ...]
# One string object each, for all rows.
_VALID, _DUPLICATE = NumberStatus.VALID.value, NumberStatus.DUPLICATE.value
_INVALID, _EMPTY = NumberStatus.INVALID.value, NumberStatus.EMPTY.value
# The first row of a number, for rows without a number.
_NOWHERE = 0


# Of several numbers in a row, the one with the lowest rank stands for the row (as in `RowBuilder`).
_RANKS = {_VALID: 0, _DUPLICATE: 1, _INVALID: 2, _EMPTY: 3}


def judged_chunk(first: int, rows: Sequence[Row], columns: Sequence[int], judged: list[JudgedCells]) -> JudgedChunk:
    """Return the rows from number `first` on; `columns` are the phone columns' indices, `judged` their judged cells."""
    texts, cells = _texts(rows)
    return JudgedChunk(first, cells, [column_of(texts, index, "") for index in columns], judged)


class ChunkBuilder:
    """Builds the chunks of one list in order; `columns` is the number of phone columns."""

    def __init__(self, columns: int) -> None:
        self._first_rows = {"": _NOWHERE}
        self._builder = RowBuilder(range(columns), self._first_rows)

    def chunk(self, rows: JudgedChunk) -> RowChunk:
        """Return the chunk of the next rows. It takes over the lists of `rows`."""
        first, seen, judged = rows.first, rows.seen, rows.judged
        slots = [_single(cells, raw) for cells, raw in zip(judged, seen, strict=True)]
        chunk = slots[0] if len(slots) == 1 else _nothing(len(rows))
        chunk.row = list(range(first, first + len(rows)))
        chunk.cells = rows.cells
        closely = [dict(cells.closely) for cells in judged]
        abreast = _abreast(slots)
        done = 0
        for place in sorted(_with_several(judged)):
            self._complete(chunk, abreast, seen, done, place)
            next(abreast, None)
            verdicts = [
                of_column[place] if place in of_column else _verdict(slot, place)
                for slot, of_column in zip(slots, closely, strict=True)
            ]
            _put(chunk, place, self._builder.row(first + place, [texts[place] for texts in seen], verdicts))
            done = place + 1
        self._complete(chunk, abreast, seen, done, len(rows))
        if len(slots) == 1:
            chunk.raw = seen[0]
        return chunk

    def _complete(
        self, chunk: RowChunk, abreast: Iterator[_Abreast], seen: list[list[str]], start: int, stop: int
    ) -> None:
        """Complete the rows `start` to `stop`, none of which has a cell with several numbers.

        `abreast` continues with the first of these rows.
        """
        if len(seen) == 1:
            self._find_first(chunk, start, stop)
        elif seen:
            self._combine(chunk, abreast, seen, start, stop)

    def _find_first(self, chunk: RowChunk, start: int, stop: int) -> None:
        """Mark the duplicates among rows with at most one number each, and note where each number stood first."""
        numbers = chunk.row[start:stop]
        firsts = list(map(self._first_rows.setdefault, chunk.e164[start:stop], numbers))
        if firsts == numbers:
            return
        for place, first in enumerate(firsts, start):
            if first != chunk.row[place] and first:
                chunk.status[place], chunk.first_row[place] = _DUPLICATE, first

    def _combine(
        self, chunk: RowChunk, abreast: Iterator[_Abreast], seen: list[list[str]], start: int, stop: int
    ) -> None:
        """Combine rows with at most one number in each of several columns; `seen` has their cells' texts."""
        for place, numbers in zip(range(start, stop), abreast, strict=False):
            row, rank, told = chunk.row[place], len(_RANKS), ""
            for slot, (raw, e164, region, line_type, alone, problem) in enumerate(numbers):
                before = self._first_rows.get(e164) or None
                if before is None and e164:
                    self._first_rows[e164] = row
                status = _DUPLICATE if before else alone
                chunk.numbers.append((row, slot, slot, raw, e164, region, line_type, status, problem, before))
                told = told or problem
                if _RANKS[status] < rank:
                    rank, chunk.raw[place] = _RANKS[status], seen[slot][place]
                    chunk.e164[place], chunk.region[place], chunk.line_type[place] = e164, region, line_type
                    chunk.status[place], chunk.first_row[place] = status, before
            chunk.problem[place] = told


def _abreast(slots: Sequence[RowChunk]) -> Iterator[_Abreast]:
    """Return, row by row, the numbers of several columns."""
    columns = [
        zip(each.raw, each.e164, each.region, each.line_type, each.status, each.problem, strict=True) for each in slots
    ]
    return zip(*columns, strict=True) if len(slots) > 1 else iter(())


def column_of(rows: Sequence[Sequence[_T]], index: int, missing: _T) -> list[_T]:
    """Return one column of many rows, with `missing` in rows that are too short."""
    try:
        return [row[index] for row in rows]
    except IndexError:
        return [row[index] if index < len(row) else missing for row in rows]


def _texts(rows: Sequence[Row]) -> tuple[Sequence[Sequence[str]], list[str]]:
    """Return the cells as a person sees them, and as JSON; a row with only empty cells has none."""
    # Most rows have only texts. Joining them fails for the others, which is check enough.
    texts: list[Any] = [_row_texts(row) if None in row else row for row in rows]
    try:
        return texts, json_lists(texts)
    except TypeError:
        texts = [*map(_row_texts, rows)]
        return texts, json_lists(texts)


def _row_texts(row: Row) -> list[str]:
    # `cell_text` checks for the rarer kinds first.
    texts: list[str] = [str(cell) if type(cell) is int else "" if cell is None else cell_text(cell) for cell in row]
    return texts if any(texts) or row.count(None) < len(row) else []


def _nothing(rows: int) -> RowChunk:
    """Return a chunk of `rows` rows without a number."""
    chunk = RowChunk(raw=[""] * rows, e164=[""] * rows, region=[""] * rows, line_type=[""] * rows)
    chunk.status, chunk.problem, chunk.first_row = [_EMPTY] * rows, [""] * rows, [None] * rows
    return chunk


def _single(judged: JudgedCells, texts: Sequence[str]) -> RowChunk:
    """Return rows with the one number in each cell of a phone column, as if each number were new."""
    found = judged.found
    rows = len(found.e164)
    chunk = RowChunk(raw=list(texts), e164=found.e164, region=found.region, line_type=found.line_type)
    chunk.status, chunk.problem, chunk.first_row = [_VALID] * rows, [""] * rows, [None] * rows
    for place, verdicts in judged.closely:
        if not verdicts:
            chunk.status[place], chunk.raw[place] = _EMPTY, ""
        elif len(verdicts) == 1:
            chunk.raw[place], number = verdicts[0].raw, verdicts[0].found
            chunk.status[place] = _VALID if number.valid else _INVALID
            chunk.problem[place] = "" if number.valid else number.problem
            chunk.e164[place] = number.e164
            chunk.region[place] = number.region if number.valid else ""
            chunk.line_type[place] = number.line_type if number.valid else ""
    return chunk


def _with_several(judged: Sequence[JudgedCells]) -> set[int]:
    """Return the places of rows that have a cell with several numbers."""
    return {place for cells in judged for place, verdicts in cells.closely if len(verdicts) > 1}


def _verdict(slot: RowChunk, place: int) -> tuple[CellVerdict, ...]:
    """Return the verdict on a cell that wasn't judged closely."""
    found = Normalised(slot.e164[place], slot.region[place], slot.line_type[place])
    return (CellVerdict(slot.raw[place], found),)


def _put(chunk: RowChunk, place: int, row: ListRow) -> None:
    """Replace the row at `place` by one that was built by itself."""
    chunk.raw[place] = row.raw
    chunk.e164[place] = row.e164
    chunk.region[place] = row.region
    chunk.line_type[place] = row.line_type
    chunk.status[place] = row.status.value
    chunk.problem[place] = row.problem
    chunk.first_row[place] = row.first_row
    chunk.add_numbers(row)


# --- Single rows ---


# Of several numbers in a row, the first of these stands for the row and gives its status.
_FIRST_OF = (NumberStatus.VALID, NumberStatus.DUPLICATE, NumberStatus.INVALID, NumberStatus.EMPTY)


class RowBuilder:
    """Builds the rows of one list in order, and tracks which numbers have occurred.

    `columns` are the indices of the phone columns. `first_rows` maps numbers to the rows in which they stood first.
    """

    def __init__(self, columns: Sequence[int], first_rows: dict[str, int] | None = None) -> None:
        self._columns = columns
        self._first_rows = {} if first_rows is None else first_rows

    def row(self, number: int, cells: Row, verdicts: Sequence[Sequence[CellVerdict]]) -> ListRow:
        """Return the row `number`; `verdicts` has those on each phone column's cell, none for a blank one."""
        every = tuple(
            self._number(number, slot, verdict)
            for slot, of_cell in enumerate(verdicts)
            for verdict in (of_cell or (None,))
        )
        if len(every) == 1:
            return self._row(number, cells, every[0], every[0].problem, ())
        lead = min(every, key=lambda each: _FIRST_OF.index(each.status), default=self._number(number, 0, None))
        problem = next((each.problem for each in every if each.problem), "")
        return self._row(number, cells, lead, problem, every)

    def _number(self, row: int, slot: int, verdict: CellVerdict | None) -> RowNumber:
        if verdict is None:
            return RowNumber(slot, "", "", "", "", NumberStatus.EMPTY)
        found = verdict.found
        if not found.valid:
            return RowNumber(slot, verdict.raw, "", "", "", NumberStatus.INVALID, found.problem)
        new = found.e164 not in self._first_rows
        first = self._first_rows.setdefault(found.e164, row)
        status = NumberStatus.VALID if new else NumberStatus.DUPLICATE
        what = found.e164, found.region, found.line_type
        return RowNumber(slot, verdict.raw, *what, status, "", None if new else first)

    def _row(self, number: int, cells: Row, lead: RowNumber, problem: str, numbers: tuple[RowNumber, ...]) -> ListRow:
        texts = tuple(map(cell_text, cells))
        column = self._columns[lead.slot] if self._columns else len(texts)
        return ListRow(
            row=number,
            cells=texts,
            raw=texts[column] if column < len(texts) else "",
            e164=lead.e164,
            region=lead.region,
            line_type=lead.line_type,
            status=lead.status,
            problem=problem,
            first_row=lead.first_row,
            numbers=numbers,
        )


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
