"""Finds the rows of a list that fit, in order.

SQL returns row numbers joined into one text, because stepping through rows takes longer than finding them. A text has
some ten thousand numbers, unless SQLite sorts them, which it does in files of its own.
"""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import compress, islice
from operator import itemgetter, lt
from typing import Any, TypeVar

_AT_A_TIME = 50_000
_TOLD_AT_A_TIME = 5_000
# Characters of row numbers that are converted at once.
_CONVERTED = 500_000


@dataclass(frozen=True, slots=True)
class Asked:
    """A query's rows: those of `source` (which begins with `rows`) that fit `where`, and the values bound in both."""

    source: str
    where: str
    values: Mapping[str, Any]


def row_numbers(db: sqlite3.Connection, asked: Asked, count: int) -> array[int]:
    """Return the row numbers in the list's order; `count` is the number of rows in the whole list."""
    if asked.where == "1" and (whole := _whole(db, count)) is not None:
        return array("i", whole)
    found: array[int] = array("i")
    for piece in _pieces(db):
        query = f"SELECT group_concat(row) FROM ({_within(asked, 'rows.row AS row')})"  # noqa: S608 - values are bound
        (text,) = db.execute(query, {**asked.values, **piece}).fetchone()
        found.extend(map(int, text.split(",")) if text else ())
    return found


def in_order(db: sqlite3.Connection, asked: Asked, key: str, *, descending: bool) -> array[int]:
    """Return the row numbers sorted by `key`, blank ones last; equal ones stay in the list's order, also descending."""
    query = f"SELECT rows.row AS row, {key} AS key FROM {asked.source} WHERE {asked.where}"  # noqa: S608 - values are bound
    return by_key(db, query, asked.values, descending=descending)


def by_key(db: sqlite3.Connection, query: str, values: Mapping[str, Any], *, descending: bool) -> array[int]:
    """Return a query's `row` values sorted by its `key`, blank ones last; equal ones stay in the list's order."""
    with walked(db, f"SELECT row, CAST(key AS BLOB) FROM ({query})", values) as keyed:  # noqa: S608 - values are bound
        found = by_few(keyed, descending=descending)
    way = "DESC" if descending else "ASC"
    if found is not None:
        return found
    blank = "COALESCE(SUM(key IS NULL OR key = ''), 0)"
    every = f"SELECT group_concat(row), {blank} FROM ({query} ORDER BY key {way}, row)"  # noqa: S608 - the same
    text, blanks = db.execute(every, values).fetchone()
    rows = _numbers(text)
    told, rest = (
        (rows[: len(rows) - blanks], rows[len(rows) - blanks :]) if descending else (rows[blanks:], rows[:blanks])
    )
    return told + array("i", sorted(rest))


def in_one_text(db: sqlite3.Connection, query: str, values: Mapping[str, Any]) -> array[int]:
    """Return a query's `row` values in its order."""
    (text,) = db.execute(f"SELECT group_concat(row) FROM ({query})", values).fetchone()  # noqa: S608 - the same
    return _numbers(text)


def _numbers(text: str | None) -> array[int]:
    """Return the numbers of a text, some at a time: as texts of their own they would take fifteen times the room."""
    found: array[int] = array("i")
    at, past = 0, len(text or "")
    while text and at < past:
        end = text.find(",", at + _CONVERTED)
        end = past if end < 0 else end
        found.extend(map(int, text[at:end].split(",")))
        at = end + 1
    return found


@contextmanager
def walked(db: sqlite3.Connection, query: str, values: Mapping[str, Any]) -> Iterator[sqlite3.Cursor]:
    """Run a query and give its cursor, which yields rows as they are found; the caller may stop before the end."""
    with closing(db.cursor()) as cursor:
        cursor.row_factory = None
        yield cursor.execute(query, values)


def without(numbers: array[int], others: array[int]) -> array[int]:
    """Return the row numbers that aren't among `others`, in their order."""
    if not numbers:
        return numbers
    left = bytearray(b"\1") * (max(numbers) + 1)
    for each in others:
        left[each] = 0
    return array("i", compress(numbers, map(left.__getitem__, numbers)))


def by_cell(db: sqlite3.Connection, asked: Asked, place: int, *, descending: bool) -> array[int]:
    """Return the row numbers sorted by a cell, ASCII case folded; rows without it last, equal ones as in `in_order`."""
    query = f"SELECT rows.row, CAST(rows.cells AS BLOB) FROM {asked.source} WHERE {asked.where} ORDER BY rows.row"  # noqa: S608 - values are bound
    with walked(db, query, asked.values) as stored:
        found = by_few_cells(stored, place, descending=descending)
    if found is not None:
        return found
    return in_order(db, asked, f"lower(json_extract(rows.cells, '$[{place}]'))", descending=descending)


def by_number(
    db: sqlite3.Connection, asked: Asked, tell: Callable[[Sequence[str]], Sequence[str]], *, descending: bool
) -> array[int]:
    """Return the row numbers sorted by what `tell` says of many numbers (E.164) at a time; else as `in_order`."""
    query = f"SELECT rows.row, rows.e164 FROM {asked.source} WHERE {asked.where} ORDER BY rows.row"  # noqa: S608 - values are bound

    def told(cursor: sqlite3.Cursor) -> Iterator[tuple[int, bytes]]:
        while pairs := cursor.fetchmany(_TOLD_AT_A_TIME):
            rows, numbers = zip(*pairs, strict=True)
            yield from zip(rows, (text.lower().encode() for text in tell(numbers)), strict=True)

    with walked(db, query, asked.values) as cursor:
        found = by_few(told(cursor), descending=descending)
    if found is not None:
        return found
    with walked(db, query, asked.values) as cursor:
        each = list(told(cursor))
    some = sorted((pair for pair in each if pair[1]), key=itemgetter(1), reverse=descending)
    return array("i", (row for row, _ in (*some, *(pair for pair in each if not pair[1]))))


def _whole(db: sqlite3.Connection, count: int) -> range | None:
    """Return the range of all rows if the list has no gap, else None."""
    (first,) = db.execute("SELECT MIN(row) FROM rows").fetchone()
    (last,) = db.execute("SELECT MAX(row) FROM rows").fetchone()  # asking for both at once would read all rows
    return range(first, last + 1) if count and last - first + 1 == count else None


def _pieces(db: sqlite3.Connection) -> list[dict[str, int]]:
    """Divide the whole list into pieces; return each as values for `_within`."""
    first = db.execute("SELECT MIN(row) FROM rows").fetchone()[0]
    last = db.execute("SELECT MAX(row) FROM rows").fetchone()[0]
    if first is None:
        return []
    return [{"from_row": at, "past_row": at + _AT_A_TIME} for at in range(first, last + 1, _AT_A_TIME)]


def _within(asked: Asked, columns: str) -> str:
    return f"""SELECT {columns} FROM {asked.source}
        WHERE {asked.where} AND rows.row >= :from_row AND rows.row < :past_row ORDER BY rows.row"""  # noqa: S608 - values are bound


# --- Sorting by texts of which few differ ---
# Only the distinct texts are sorted, and the rows of each gathered: faster than to sort the rows in SQLite, but with
# many distinct texts slower.


# Distinct texts up to which this is worth while.
_FEW = 4_000
# Rows held at a time: the cells of one row may be a megabyte.
_HELD = 500

_Found = TypeVar("_Found")
_Gathered = Mapping[bytes | None, "array[int]"]


def by_few(keyed: Iterator[tuple[int, bytes | None]], *, descending: bool) -> array[int] | None:
    """Return the row numbers sorted by their texts (UTF-8), blank ones last; None once too many texts differ.

    Texts sort by code point. Rows with equal texts sort by row number, ascending or descending.
    """
    gathered = _gathered(_held_pieces(keyed))
    return None if gathered is None else _laid_out(gathered, descending=descending)


def by_few_cells(stored: Iterator[tuple[int, bytes]], place: int, *, descending: bool) -> array[int] | None:
    """Return the row numbers sorted by one cell of each row's JSON, ASCII case folded; None if too many differ."""
    gathered = _gathered(_with_cells(some, place) for some in _held_pieces(stored))
    return None if gathered is None else _laid_out(_folded(gathered), descending=descending)


@dataclass(frozen=True, slots=True)
class FewTexts:
    """A text for each number: `codes` at a number is the place of its text in `texts`; the first text is None."""

    codes: array[int]
    texts: list[bytes | None]

    def in_order(self, rows: Iterable[int], *, descending: bool) -> array[int]:
        """Return row numbers sorted by their texts, ASCII case folded."""
        under: list[array[int]] = [array("i") for _ in self.texts]
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
    codes, known = array("H", bytes(2 * past)), _Codes()
    for numbers, beside in pieces:
        for number, code in zip(numbers, map(known.__getitem__, beside), strict=True):
            codes[number] = code
        if len(known) > _FEW:
            return None
    return FewTexts(codes, [None, *known])


def _held_pieces(found: Iterator[_Found]) -> Iterator[list[_Found]]:
    return iter(lambda: list(islice(found, _HELD)), [])


def _gathered(pieces: Iterator[Iterable[tuple[int, bytes | None]]]) -> _Gathered | None:
    gathered: defaultdict[bytes | None, array[int]] = defaultdict(partial(array, "i"))
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
    rows: defaultdict[bytes | None, array[int]] = defaultdict(partial(array, "i"))
    for text, found in gathered.items():
        rows[text if text is None else text.lower()] += found
    return rows


def _laid_out(gathered: _Gathered, *, descending: bool) -> array[int]:
    texts = sorted(filter(None, gathered), reverse=descending)
    found: array[int] = array("i")
    for each in texts:
        found.extend(_ascending(gathered[each]))
    blank: array[int] = array("i")
    for text, rows in gathered.items():
        if not text:
            blank.extend(rows)
    found.extend(_ascending(blank))
    return found


def _ascending(rows: array[int]) -> array[int]:
    """Return row numbers in order; mostly they are already, and to sort them takes ten times the room."""
    return rows if all(map(lt, rows, islice(rows, 1, None))) else array("i", sorted(rows))
