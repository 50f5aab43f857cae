"""Accidents of text lists: lines in quotation marks, marks that are never closed, all numbers on a single line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.sheets.delimiter import detected_delimiter

# One record as a single field: what comes of opening a CSV in one column and saving it again.
_WRAPPED = re.compile(r'"((?:[^"\r\n]|"")*)"[ \t]*(\r\n|\r|\n)?')
_NUMBER = re.compile(r"[\s+＋(]*\d[\d\s().\-/]{5,}")
_SEPARATORS = re.compile("[,;|\t]")
_FEWEST_NUMBERS = 3
_DIGIT = re.compile(r"\d")
_FEWEST_DIGITS = 7


def unwrapped(line: str) -> str:
    """The line without the quotation marks around it, those inside single again."""
    found = _WRAPPED.fullmatch(line)
    return found[1].replace('""', '"') + (found[2] or "") if found else line


def wrapped_delimiter(lines: Sequence[str]) -> str | None:
    """The delimiter of records that are whole lines in quotation marks; None where they aren't.

    "Last, First" in quotation marks is an ordinary field: two parts alone, without quotation
    marks of their own, aren't enough.
    """
    filled = [line for line in lines if line.strip()]
    if len(filled) < 2 or not all(_WRAPPED.fullmatch(line) for line in filled):
        return None
    inside = [unwrapped(line) for line in filled]
    delimiter = detected_delimiter(inside)
    if delimiter is None:
        return None
    sure = any('"' in line for line in inside) or all(line.count(delimiter) > 1 for line in inside)
    return delimiter if sure else None


def numbers_of_one_line(lines: Sequence[str]) -> list[str]:
    """The numbers where all that there is are three or more on one line, as people paste them; else nothing."""
    filled = [line for line in lines if line.strip()]
    if len(filled) != 1:
        return []
    fields = [field.strip() for field in _SEPARATORS.split(filled[0]) if field.strip()]
    return fields if len(fields) >= _FEWEST_NUMBERS and all(map(_NUMBER.fullmatch, fields)) else []


def swallows_rows(lines: Sequence[str], delimiter: str) -> bool:
    """Whether a record of several lines comes of a quotation mark that is never closed, or by accident far below.

    At the end of the file their number is odd. Before it, at least two lines inside the record
    look like rows themselves: as many delimiters as the first has, and the digits of a number.
    """
    if sum(line.count('"') for line in lines) % 2:
        return True
    fields, inside = lines[0].count(delimiter), lines[1:-1]
    if not fields or len(inside) < 2:
        return False
    return all(line.count(delimiter) == fields and len(_DIGIT.findall(line)) >= _FEWEST_DIGITS for line in inside)
