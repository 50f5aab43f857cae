"""Sorts rows by texts of which few differ: sorts only the distinct texts, and gathers the rows of each.

This is faster than sorting the rows in SQLite. With many distinct texts it would be slower.
"""

from __future__ import annotations

import json
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, islice
from typing import TypeVar

# Distinct texts up to which this is worth while.
_FEW = 4_000
# Rows held at a time: the cells of one row may be a megabyte.
_HELD = 500

_Found = TypeVar("_Found")
_Gathered = Mapping[bytes | None, list[int]]


def by_few(keyed: Iterator[tuple[int, bytes | None]], *, descending: bool) -> array[int] | None:
    """Return the row numbers sorted by their texts (UTF-8), blank ones last; None once too many texts differ.

    Texts sort by code point. Rows with equal texts sort by row number, ascending or descending.
    """
    gathered = _gathered(_pieces(keyed))
    return None if gathered is None else _laid_out(gathered, descending=descending)


def by_few_cells(stored: Iterator[tuple[int, bytes]], place: int, *, descending: bool) -> array[int] | None:
    """Return the row numbers sorted by one cell of each row's JSON, ASCII case folded; None if too many differ."""
    gathered = _gathered(_with_cells(some, place) for some in _pieces(stored))
    return None if gathered is None else _laid_out(_folded(gathered), descending=descending)


@dataclass(frozen=True, slots=True)
class FewTexts:
    """A text for each number: `codes` at a number is the place of its text in `texts`; the first text is None."""

    codes: list[int]
    texts: list[bytes | None]

    def in_order(self, rows: Iterable[int], *, descending: bool) -> array[int]:
        """Return row numbers sorted by their texts, ASCII case folded."""
        under: list[list[int]] = [[] for _ in self.texts]
        for row in rows:
            under[self.codes[row]].append(row)
        return _laid_out(_folded(dict(zip(self.texts, under, strict=True))), descending=descending)


class _Codes(dict[bytes, int]):
    """Numbers texts from 1 on."""

    def __missing__(self, text: bytes) -> int:
        code = self[text] = len(self) + 1
        return code


def few_by_number(pieces: Iterable[tuple[Iterable[int], Sequence[bytes]]], past: int) -> FewTexts | None:
    """Read texts beside numbers below `past`; return None once too many differ."""
    # Handle each text once, while it is in the processor's cache.
    codes, known = [0] * past, _Codes()
    for numbers, beside in pieces:
        for number, code in zip(numbers, map(known.__getitem__, beside), strict=True):
            codes[number] = code
        if len(known) > _FEW:
            return None
    return FewTexts(codes, [None, *known])


def _pieces(found: Iterator[_Found]) -> Iterator[list[_Found]]:
    return iter(lambda: list(islice(found, _HELD)), [])


def _gathered(pieces: Iterator[Iterable[tuple[int, bytes | None]]]) -> _Gathered | None:
    gathered: defaultdict[bytes | None, list[int]] = defaultdict(list)
    for piece in pieces:
        for row, text in piece:
            gathered[text].append(row)
        if len(gathered) > _FEW:
            return None
    return gathered


def _with_cells(stored: Sequence[tuple[int, bytes]], place: int) -> Iterable[tuple[int, bytes | None]]:
    rows, cells = zip(*stored, strict=True)
    return zip(rows, _cells(cells, place), strict=True)


def _cells(stored: Sequence[bytes], place: int) -> list[bytes | None]:
    """Return a cell of each row. Without backslashes, every second part between quotation marks is a cell."""
    at = 2 * place + 1
    if b"\\" not in b"".join(stored):
        with suppress(IndexError):  # a row is shorter
            return [row.split(b'"', at + 1)[at] for row in stored]
    return [_cell(row, place) for row in stored]


def _cell(stored: bytes, place: int) -> bytes | None:
    if b"\\" not in stored:
        at = 2 * place + 1
        parts = stored.split(b'"', at + 1)
        return parts[at] if at < len(parts) else None
    cells = json.loads(stored)
    return cells[place].encode("utf-8", "surrogatepass") if place < len(cells) else None


def _folded(gathered: _Gathered) -> _Gathered:
    """Merge texts that differ only in the case of ASCII letters (bytes have no other case)."""
    rows: defaultdict[bytes | None, list[int]] = defaultdict(list)
    for text, found in gathered.items():
        rows[text if text is None else text.lower()] += found
    return rows


def _laid_out(gathered: _Gathered, *, descending: bool) -> array[int]:
    texts = sorted(filter(None, gathered), reverse=descending)
    found = array("i", chain.from_iterable(sorted(gathered[each]) for each in texts))
    found.extend(sorted(chain.from_iterable(rows for each, rows in gathered.items() if not each)))
    return found
