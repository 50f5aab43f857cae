"""Handles oddities of text lists: tables drawn with pipes, lines in quotation marks, all numbers on a single line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.core.detection.table import Row
from desktop_app.sheets.text.delimiter import detected_delimiter

# One record as a single field: the result of opening a CSV in one column and saving it again.
_WRAPPED = re.compile(r'"((?:[^"\r\n]|"")*)"[ \t]*(\r\n|\r|\n)?')
_NUMBER = re.compile(r"[\s+＋(]*\d[\d\s().\-/]{5,}")
_SEPARATORS = re.compile("[,;|\t]")
_FEWEST_NUMBERS = 3
_DIGIT = re.compile(r"\d")
_FEWEST_DIGITS = 7
# Between the lines of a table drawn with pipes: |---|:-:|, +----+----+, --- | ---.
_RULE = re.compile(r"(?=.*[|+])(?=.*[-=]{2})[\s|+:=\-]+")
_DRAWN = re.compile(r"(?:^|\s)\|(?:\s|$)|^\|.*\|$")
_PIPE = re.compile(r"(?<!\\)\|")
_QUOTED_FIELD = re.compile(r'(?:^|[,;|\t])\s*"')
# Separators of a table; those of a sentence are followed by a space.
_TIGHT = (re.compile(r",(?=\S)"), re.compile(r";(?=\S)"), re.compile("\t"))


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table drawn with pipes, as in Markdown and e-mails; `framed`: its lines begin and end with one."""

    framed: bool

    def cells(self, line: str) -> Row:
        """Return the cells of a line, without the spaces around them."""
        text = line.strip()
        if not text:
            return []
        if self.framed and text.startswith("|"):
            text = text[1:-1] if text.endswith("|") and len(text) > 1 else text[1:]
        return [cell.strip().replace("\\|", "|") or None for cell in _PIPE.split(text)]

    @staticmethod
    def is_rule(line: str) -> bool:
        """Return True if the line only draws, as the one below the names of columns."""
        return _RULE.fullmatch(line.strip()) is not None


def drawn_table(lines: Sequence[str]) -> DrawnTable | None:
    """Return the table that the lines draw with pipes, ignoring text above and below; None if they don't.

    It needs at least two lines in a row, and a rule, or half of all lines, or all numbers.
    """
    if not any("|" in line for line in lines):
        return None
    filled = [line.strip() for line in lines if line.strip()]
    block = _longest_block(filled)
    rows = [line for line in block if not DrawnTable.is_rule(line)]
    if len(rows) < 2 or any(map(_QUOTED_FIELD.search, rows)) or _tightly_separated(rows):
        return None
    with_number = sum(_has_digits(line) for line in filled)
    sure = len(rows) < len(block) or 2 * len(block) >= len(filled)
    if not sure and sum(map(_has_digits, rows)) < max(with_number, 1):
        return None
    return DrawnTable(2 * sum(line.startswith("|") for line in rows) > len(rows))


def _longest_block(lines: Sequence[str]) -> list[str]:
    best: list[str] = []
    block: list[str] = []
    for line in (*lines, ""):
        if _RULE.fullmatch(line) or _DRAWN.search(line):
            block.append(line)
            continue
        best, block = max(best, block, key=len), []
    return best


def _tightly_separated(rows: Sequence[str]) -> bool:
    """Return True if something else separates the rows, so that a pipe is inside a cell."""
    return any(all(len(mark.findall(row)) >= len(_PIPE.findall(row)) for row in rows) for mark in _TIGHT)


def _has_digits(line: str) -> bool:
    return len(_DIGIT.findall(line)) >= _FEWEST_DIGITS


def unwrapped(line: str) -> str:
    """Return the line without the quotation marks around it, and with those inside single again."""
    found = _WRAPPED.fullmatch(line)
    return found[1].replace('""', '"') + (found[2] or "") if found else line


def wrapped_delimiter(lines: Sequence[str]) -> str | None:
    """Return the delimiter of records that are whole lines in quotation marks; None if they aren't.

    "Last, First" in quotation marks is an ordinary field: two parts alone, without quotation marks of their own, aren't
    enough.
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
    """Return the numbers if the only content is three or more on one line, as people paste them; else nothing."""
    filled = [line for line in lines if line.strip()]
    if len(filled) != 1:
        return []
    fields = [field.strip() for field in _SEPARATORS.split(filled[0]) if field.strip()]
    return fields if len(fields) >= _FEWEST_NUMBERS and all(map(_NUMBER.fullmatch, fields)) else []


def swallows_rows(lines: Sequence[str], delimiter: str) -> bool:
    """Return True if a quotation mark that is never closed, or only by accident far below, caused a long record.

    At the end of the file their number is odd. Before that, at least two lines inside the record look like rows
    themselves: as many delimiters as the first line has, and the digits of a number.
    """
    if sum(line.count('"') for line in lines) % 2:
        return True
    fields, inside = lines[0].count(delimiter), lines[1:-1]
    if not fields or len(inside) < 2:
        return False
    return all(line.count(delimiter) == fields and _has_digits(line) for line in inside)
