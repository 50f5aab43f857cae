"""Applies number formats that show a phone number: leading zeros, a plus, groups (ECMA-376 part 1, 18.8.31).

Handles only whole numbers under formats of digits and telephone punctuation. Every other format (decimals, thousands,
currencies, dates) leaves the number as it is.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from desktop_app.core.detection.table import Row

# A section's digits, quoted or escaped text, and characters that show as they are.
_TOKEN = re.compile(r'[0#?]|"([^"]*)"|\\(.)|_.|([ +()/\-])', re.S)
_SECTIONS = re.compile(r'(?:"[^"]*"|\\.|[^;"\\])+', re.S)
_BRACKETS = re.compile(r"\[(?:(<=|>=|<>|<|>|=)\s*(\d+)|[^\]]*)\]")
_PUNCTUATION = re.compile(r"[0-9 +().\-/\u00a0\u2007\u202f\u2010-\u2015]*")
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq, "<>": operator.ne,
}  # fmt: skip
_LONGEST_CODE = 255
_FIRST_TOO_LONG = 10**15


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    place: bool


@dataclass(frozen=True, slots=True)
class _Section:
    applies: Callable[[int], bool]
    tokens: tuple[_Token, ...]

    @property
    def plain(self) -> bool:
        """True if it shows digits and nothing else."""
        texts = [token.text for token in self.tokens]
        return all(token.place for token in self.tokens) and (texts == ["0"] or "0" not in texts)


class DigitsFormat:
    """A number format's way of showing whole numbers."""

    def __init__(self, sections: list[_Section]) -> None:
        self._sections = sections

    def shown(self, number: int) -> str | None:
        """Return the number as the person sees it; None if another format would have to tell."""
        if not 0 <= number < _FIRST_TOO_LONG:
            return None
        section = next((each for each in self._sections if each.applies(number)), None)
        return _filled(section.tokens, str(number) if number else "") if section else None


def as_seen(row: Row, formats: Mapping[int, DigitsFormat]) -> Row:
    """Return the row with the shown text in the columns that have a format."""
    seen = list(row)
    for column, shape in formats.items():
        value = row[column] if column < len(row) else None
        if isinstance(value, int | float) and not isinstance(value, bool) and float(value).is_integer():
            shown = shape.shown(int(value))
            seen[column] = value if shown is None else shown
    return seen


def digits_format(code: str) -> DigitsFormat | None:
    """Parse a format code; None if it shows plain digits or anything but digits and telephone punctuation."""
    if len(code) > _LONGEST_CODE:
        return None
    sections = []
    for text in _SECTIONS.findall(code)[:2]:
        section = _section(text)
        if section is None:
            return None
        sections.append(section)
        if not _BRACKETS.search(text):
            break  # without a condition the first section is for numbers above zero
    return None if all(section.plain for section in sections) else DigitsFormat(sections)


def _section(text: str) -> _Section | None:
    applies: Callable[[int], bool] = _any
    for found in _BRACKETS.finditer(text):
        if found[1] is not None:
            applies = _condition(found[1], int(found[2]))
    tokens: list[_Token] = []
    text = _BRACKETS.sub("", text)
    end = 0
    for token in _TOKEN.finditer(text):
        if token.start() != end:
            return None
        end = token.end()
        literal = next((part for part in token.groups() if part is not None), None)
        if literal is not None and not _PUNCTUATION.fullmatch(literal):
            return None
        place = token[0] in ("0", "#", "?")
        tokens.append(_Token(token[0] if place else literal or " ", place))
    return _Section(applies, tuple(tokens)) if end == len(text) and any(token.place for token in tokens) else None


def _any(_: int) -> bool:
    return True


def _condition(comparison: str, limit: int) -> Callable[[int], bool]:
    compare = _COMPARISONS[comparison]
    return lambda number: compare(number, limit)


def _filled(tokens: tuple[_Token, ...], digits: str) -> str:
    """Put the digits into the placeholders from the right; the leftmost one takes all that are left."""
    parts: list[str] = []
    places = sum(token.place for token in tokens)
    for token in reversed(tokens):
        if not token.place:
            parts.append(token.text)
            continue
        places -= 1
        taken = digits if places == 0 else digits[-1:]
        digits = "" if places == 0 else digits[:-1]
        parts.append(taken or ("0" if token.text == "0" else ""))
    return "".join(reversed(parts)).strip()
