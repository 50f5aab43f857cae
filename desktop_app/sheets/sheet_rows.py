"""The rows of one XLSX worksheet, as a stream: nearly all by a pattern, what it doesn't know by a parser.

By hand, as openpyxl takes 30 microseconds for a cell with its text inside (which is how
programs write them), silently drops rows out of order, and believes wrong dimension tags.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import IO

from desktop_app.core.table import Row
from desktop_app.sheets.cell_meanings import CellMeanings
from desktop_app.sheets.cut_xml import CutXml, after_space
from desktop_app.sheets.row_events import RowEvents
from desktop_app.sheets.row_pattern import RowPattern
from desktop_app.sheets.row_source import Passed

_BATCH = 512
# A sheet with more of them than this, and than of others, is one for the parser.
_MOST_ODD = 64


def row_batches(source: IO[bytes], meanings: CellMeanings, passed: Passed | None = None) -> Iterator[list[Row]]:
    """Every row from row 1 on, blank ones as empty lists, some hundreds at a time.

    Raises ValueError and whatever else damage causes, at the end that of strings which no cell asked for, too.
    """
    reading = _Reading(source, meanings, passed or Passed(0))
    last = 0
    for numbers, rows in reading.parts():
        if numbers == list(range(last + 1, last + 1 + len(rows))):
            yield rows
        else:
            yield from _placed(numbers, rows, last)
        last = numbers[-1]
    meanings.strings.read_all()


def _placed(numbers: Sequence[int], rows: Sequence[Row], last: int) -> Iterator[list[Row]]:
    """The rows, and blank ones for the numbers between them, from `last` on."""
    batch: list[Row] = []
    for number, row in zip(numbers, rows, strict=True):
        while (blanks := number - last - 1) > 0:
            added = min(blanks, _BATCH - len(batch))
            batch += [[] for _ in range(added)]
            last += added
            if len(batch) == _BATCH:
                yield batch
                batch = []
        batch.append(row)
        last = number
    yield batch


class _Reading:
    """One sheet on its way from text to rows."""

    def __init__(self, source: IO[bytes], meanings: CellMeanings, passed: Passed) -> None:
        self._events = RowEvents(meanings)
        self._pattern = RowPattern(meanings)
        self._part = CutXml(source, self._events, "sheetData", "row", passed)
        self._odd = self._others = 0

    def parts(self) -> Iterator[tuple[list[int], list[Row]]]:
        """Some rows with their numbers at a time, at least one."""
        for piece in self._part.pieces():
            at = 0
            while at < len(piece):
                at = self._read(piece, at)
            numbers, rows = self._events.taken()
            if rows:
                yield numbers, rows

    def _read(self, piece: str, at: int) -> int:
        """Some rows of the piece; where the next one is."""
        at = after_space(piece, at)  # behind the last row of the piece before
        if at == len(piece):
            return at
        found = self._pattern.matches(piece, at)
        if found:
            self._others += len(found)
            self._take(found)
            return found[-1].end()
        self._odd += 1
        if self._odd > _MOST_ODD + self._others:
            self._part.hand_over(piece[at:])
            return len(piece)
        end = self._part.item(piece, at)
        # Learning takes as long as some hundred rows: at the first, second, fourth, … row it pays.
        if not self._odd & (self._odd - 1):
            self._pattern.learn(piece, at)
        return end

    def _take(self, found: Sequence[re.Match[str]]) -> None:
        read = self._pattern.read(found)
        numbers, rows = read.numbers, read.rows
        first, last = numbers[0], numbers[-1]
        in_order = numbers == list(range(first, first + len(rows)))
        if in_order and not read.odd and self._events.follows(first) and self._events.follows(last):
            self._events.add(numbers, rows)
            return
        for place, number in enumerate(numbers):
            if place in read.odd or not self._events.follows(number):
                self._part.feed(found[place][0])
            else:
                self._events.add(numbers[place : place + 1], rows[place : place + 1])
