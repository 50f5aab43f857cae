"""Converts a cell to text, and detects numbers that a spreadsheet program has already destroyed."""

from __future__ import annotations

import math
import re
import unicodedata
from datetime import date, datetime, time, timedelta
from decimal import Decimal

from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.problems import NumberProblem

# Excel keeps 15 significant digits of a number (its published specification and limits).
SIGNIFICANT_DIGITS = 15
_FIRST_TOO_LONG = 10**SIGNIFICANT_DIGITS

_SCIENTIFIC = re.compile(r"[+-]?\d(?:[.,]\d*)?[eE]\+?(\d{1,3})")
# A number of E+06 or less is shorter than any phone number in a list.
_SMALLEST_EXPONENT = 6

# Invisible: zero-width characters, direction marks and isolates, soft hyphen, byte order mark.
_INVISIBLE = (
    "\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e"
    "\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff"
)
_HARD_SPACES = "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
# Hyphens and pluses that libphonenumber doesn't know.
_HYPHENS, _PLUSES = "\u2043\u2e3a\u2e3b\ufe58\ufe63", "\ufe62\u207a"
# The full-width signs that Chinese, Japanese and some other keyboards produce around digits.
_FULL_WIDTH = {chr(ord(sign) + 0xFEE0): sign for sign in "&()+,-./:;=[]|"}
_CLEANING = str.maketrans(
    {
        **_FULL_WIDTH,
        **dict.fromkeys(_INVISIBLE, ""),
        **dict.fromkeys(_HARD_SPACES, " "),
        **dict.fromkeys(_HYPHENS, "-"),
        **dict.fromkeys(_PLUSES, "+"),
        "\0": "",
    }
)
_OTHER_DIGITS = re.compile(r"(?![0-9])\d")
# 4.47911E+11 becomes this when a program reads it as a number again: six digits, then zeros up to a number's length.
_ZEROS_AFTER_6 = re.compile(r"[1-9]\d{5}0{6,9}")
_FIRST_ROUNDED = 10**11
# Excel keeps this of a longer number that it shows in full: zeros after the 15th digit.
_ZEROS_AFTER_15 = re.compile(r"[1-9]\d{14}0+")


_NO_VALUE = {
    "n/a", "na", "n.a.", "none", "null", "nil", "-", "--", "—", "?", "unknown", "tbd", "tbc", "k.a.", "keine",
    "unbekannt",
}  # fmt: skip
_LONGEST_NO_VALUE = 20


def cell_text(value: CellValue) -> str:
    """Return the cell as a person sees it.

    Numbers have no exponent and no ".0", dates and times are ISO 8601, booleans are TRUE and FALSE, and None is "".
    """
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return _float_text(value)
    return _moment_text(value)


def number_text(value: CellValue) -> str:
    """Return the cell's text with typographic variants made plain.

    Typographic spaces become spaces. Rare hyphens, pluses and full-width signs become plain ones, and digits of other
    scripts 0 to 9. Zero-width characters and direction marks are removed. Everything else stays.
    """
    text = cell_text(value)
    if text.isascii():
        return (text.replace("\0", "") if "\0" in text else text).strip()
    text = text.translate(_CLEANING)
    if not text.isascii():
        text = _OTHER_DIGITS.sub(lambda digit: str(unicodedata.decimal(digit[0])), text)
    return text.strip()


def damage_of(value: CellValue) -> NumberProblem | None:
    """Return the problem if the cell's number has lost digits: 4.47911E+11 as text, or a number of more than 15 digits.

    A program that reads 4.47911E+11 and writes it again makes it 447911000000, which also counts. A number cell
    447911123456.0 is intact. Lost digits are never restored or guessed.
    """
    if isinstance(value, str):
        if _is_scientific(value) or ("000000" in value and _ZEROS_AFTER_6.fullmatch(value.strip())):
            return NumberProblem.SCIENTIFIC_NOTATION
        return NumberProblem.PRECISION_LOST if len(value) > SIGNIFICANT_DIGITS and _ends_in_zeros(value) else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if abs(value) >= _FIRST_TOO_LONG:
        return NumberProblem.PRECISION_LOST
    rounded = value >= _FIRST_ROUNDED and _ZEROS_AFTER_6.fullmatch(str(int(value))) and value == int(value)
    return NumberProblem.SCIENTIFIC_NOTATION if rounded else None


def says_nothing(value: CellValue) -> bool:
    """Return True if the cell holds a placeholder for "none": n/a, -, unknown."""
    return isinstance(value, str) and len(value) <= _LONGEST_NO_VALUE and value.strip().casefold() in _NO_VALUE


def is_blank(value: CellValue) -> bool:
    """Return True if a person sees nothing in the cell."""
    # Shortcut: a letter or digit at the beginning is visible, whatever follows.
    return value is None or (isinstance(value, str) and not (value[:1].isalnum() or number_text(value)))


def _is_scientific(text: str) -> bool:
    if "E" not in text and "e" not in text:
        return False
    found = _SCIENTIFIC.fullmatch(number_text(text))
    return found is not None and int(found[1]) > _SMALLEST_EXPONENT


def _ends_in_zeros(text: str) -> bool:
    return text.isascii() and _ZEROS_AFTER_15.fullmatch(text.strip()) is not None


def _float_text(value: float) -> str:
    if not math.isfinite(value):
        return str(value)
    if value.is_integer() and abs(value) < _FIRST_TOO_LONG:
        return str(int(value))
    text = format(Decimal(repr(value)), "f")
    return text.removesuffix(".0")


def _moment_text(value: date | time | timedelta) -> str:
    if isinstance(value, timedelta):
        return _duration_text(value)
    if isinstance(value, datetime):
        if value.time() == time():
            return value.date().isoformat()
        return value.isoformat(sep=" ", timespec="seconds")
    if isinstance(value, date):
        return value.isoformat()
    return value.isoformat(timespec="seconds")


def _duration_text(value: timedelta) -> str:
    """Return hours, minutes and seconds, as Excel's format [h]:mm:ss shows them."""
    seconds = round(abs(value.total_seconds()))
    sign = "-" if value < timedelta() and seconds else ""
    return f"{sign}{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
