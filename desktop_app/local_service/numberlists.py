"""Reads the phone numbers from an uploaded CSV or TXT file.

UTF-8 with or without a byte order mark; separated by comma, semicolon or tab, or one number a line; with or without a
header. The column is the one with the most cells that look like phone numbers, where those with a plus count double.
"""

from __future__ import annotations

import csv
import io
import itertools
import re
from collections.abc import Iterator, Sequence
from typing import BinaryIO

SAMPLE_ROWS = 200
SAMPLE_BYTES = 64 * 1024
DELIMITERS = (",", ";", "\t")

_PHONE = re.compile(r"\+?[0-9][0-9 ()./-]{5,23}", re.ASCII)
LEAST_LETTERS = 6
LOOKS_LIKE_A_LIST = r"^[^\u0000]*[0-9][0-9 ()./-]{5,23}[^\u0000]*$"
"""A number somewhere, and no NUL, as an expression of JSON Schema: what has none is never a list."""
_SIGNATURES = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF", b"\xff\xfe", b"\xfe\xff")


class NotText(Exception):
    """The file isn't UTF-8 text."""


class NoNumbers(Exception):
    """The file is text, but none of its columns looks like phone numbers."""


class TooManyNumbers(Exception):
    """The file has more numbers than the service takes in one task."""


def read_numbers(file: BinaryIO, most: int) -> list[str]:
    """Return the distinct numbers of the file, in order, without blank cells.

    Raise `NotText`, `NoNumbers`, or `TooManyNumbers` if there are more than `most`, including repeated ones.
    """
    start = file.read(SAMPLE_BYTES)
    file.seek(0)
    if b"\0" in start or start.startswith(_SIGNATURES):
        raise NotText
    text = io.TextIOWrapper(file, encoding="utf-8-sig", newline="")
    try:
        return _distinct(_cells(text, _delimiter(start)), most)
    except UnicodeDecodeError:
        raise NotText from None
    except csv.Error:
        raise NoNumbers from None
    finally:
        text.detach()


def _delimiter(start: bytes) -> str:
    """Return the delimiter that occurs most often in the first lines; a comma if none occurs."""
    text = start.decode("utf-8", "replace")
    return max(DELIMITERS, key=text.count)


def _cells(text: io.TextIOWrapper, delimiter: str) -> Iterator[str]:
    rows = csv.reader(text, delimiter=delimiter)
    sample = list(itertools.islice(rows, SAMPLE_ROWS))
    column = _phone_column(sample)
    body = sample[1:] if _is_header(sample, column) else sample
    for row in itertools.chain(body, rows):
        if len(row) > column and (cell := row[column].strip()):
            yield cell


def _phone_column(sample: Sequence[Sequence[str]]) -> int:
    width = max((len(row) for row in sample), default=0)
    scores = [sum(_score(row[column]) for row in sample if len(row) > column) for column in range(width)]
    if not any(scores):
        raise NoNumbers
    return scores.index(max(scores))


def _score(cell: str) -> int:
    stripped = cell.strip()
    if not _PHONE.fullmatch(stripped):
        return 0
    return 2 if stripped.startswith("+") else 1


def _is_header(sample: Sequence[Sequence[str]], column: int) -> bool:
    """Return True if the cell above the numbers has letters and no digits."""
    first = sample[0][column] if sample and len(sample[0]) > column else ""
    return any(letter.isalpha() for letter in first) and not any(letter.isdigit() for letter in first)


def _distinct(cells: Iterator[str], most: int) -> list[str]:
    found: dict[str, None] = {}
    for count, cell in enumerate(cells, 1):
        if count > most:
            raise TooManyNumbers
        found[cell] = None
    if not found:
        raise NoNumbers
    return list(found)
