"""Finds the character that separates the fields of a text table."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Sequence

from desktop_app.core.errors import UsageError
from desktop_app.core.text.translatable import tr_text

# Ordered from the rarest in ordinary text: the order decides between equals.
DELIMITERS = ("\t", "|", ";", ",")
_SAMPLE_ROWS = 200
_SEP_LINE = re.compile(r'"?sep=(.)"?\s*', re.I | re.S)
_NAMES = {"tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";", "pipe": "|"}
# A pipe between spaces may be part of a text: "Sales | North".
_TIGHT_PIPE = re.compile(r"\S\||\|\S")
_TIGHT_MARKS = (re.compile(r",(?=\S)"), re.compile(r";(?=\S)"))
_NEARLY_ALL = 0.9
# A table's rows agree about their number of fields; below this a character only occurs in text.
_LEAST_AGREEMENT = 0.5


def named_delimiter(given: str) -> str:
    """Return the one character that the person means, `tab` and `\\t` included; raise UsageError."""
    character = _NAMES.get(given.strip().lower(), given)
    if len(character) != 1 or character in '"\r\n\0':
        raise UsageError(
            reason=tr_text("“{given}” can't separate fields: one character is needed, such as ; or tab.", given=given)
        )
    return character


def separator_line(first_line: str) -> str | None:
    """Return the delimiter that a first line `sep=;` names; Excel uses it and doesn't show the line."""
    found = _SEP_LINE.fullmatch(first_line)
    return found[1] if found and found[1] not in '"\r\n' else None


def detected_delimiter(lines: Sequence[str]) -> str | None:
    """Return the likeliest of tab, pipe, semicolon and comma for these first lines; None: one column.

    `lines` keep their line ends, so that a quoted field may span several of them.
    """
    best, best_score = None, _LEAST_AGREEMENT
    for delimiter in DELIMITERS:
        if delimiter == "|" and not any(map(_TIGHT_PIPE.search, lines)) and _tight_commas(lines):
            continue
        score = _score(_widths(lines, delimiter))
        if score > best_score + 1e-9:
            best, best_score = delimiter, score
    return best


def _tight_commas(lines: Sequence[str]) -> bool:
    """Return True if nearly every line has as many commas or semicolons without a space behind them as pipes."""
    filled = [line for line in lines if line.strip()]
    tight = sum(max(len(mark.findall(line)) for mark in _TIGHT_MARKS) >= line.count("|") for line in filled)
    return tight >= _NEARLY_ALL * len(filled)


def _widths(lines: Sequence[str], delimiter: str) -> list[int]:
    """Return the number of fields of each filled record."""
    try:
        records = csv.reader(lines, delimiter=delimiter)
        return [len(record) for record, _ in zip(records, range(_SAMPLE_ROWS), strict=False) if any(record)]
    except csv.Error:
        return []


def _score(widths: Sequence[int]) -> float:
    """Return the share of rows that have the commonest number of fields, from 0 to a little above 1.

    Rows of another width count half if they are split at all, because rows are ragged at times. A first row that agrees
    counts extra, because a header holds neither prices nor prose.
    """
    if not widths:
        return 0.0
    width, agreeing = max(Counter(widths).items(), key=lambda item: (item[1], item[0]))
    if width < 2:
        return 0.0
    split = sum(other > 1 for other in widths) - agreeing
    header = 0.1 if widths[0] == width else 0.0
    return (agreeing + 0.5 * split) / len(widths) + header
