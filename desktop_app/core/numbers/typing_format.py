"""Groups a number's digits as its country does while a person types it, and keeps the cursor in place."""

from __future__ import annotations

from dataclasses import dataclass

import phonenumbers
from phonenumbers import COUNTRY_CODE_TO_REGION_CODE

_NOWHERE = "ZZ"  # libphonenumber's region for "none": only numbers with a plus are grouped
_PLUSES = "+＋"
# Separators without meaning between digits, which libphonenumber skips, too.
_BETWEEN = frozenset(" \u00a0\u2009\u202f\u3000\t()[]./-\u2010\u2011\u2012\u2013\u2014\u2212\u200b\u2060\ufeff")
_SCHEME = "tel:"


@dataclass(frozen=True, slots=True)
class Typed:
    """The text of a field, and its cursor position counted from 0."""

    text: str
    cursor: int


def format_typed(text: str, cursor: int, region: str | None = None) -> Typed:
    """Return `text` grouped by libphonenumber's as-you-type rules, or unchanged if it can't become a number.

    The cursor stays behind the same digits. A pasted `tel:` and invisible marks are removed. `region` (ISO 3166-1
    alpha-2) is that of nationally written numbers.
    """
    text, cursor = _without_scheme(text, cursor)
    digits = _digits(text)
    if digits is None:
        return Typed(text, cursor)
    grouped = _grouped(digits, region)
    if grouped == digits or _digits(grouped) != digits:
        return Typed(text, cursor)  # the formatter gave up: the person's own spaces are better than none
    before = sum(not is_separator(letter) for letter in text[:cursor])
    return Typed(grouped, _place_after(grouped, before))


def region_so_far(text: str, region: str | None = None) -> str:
    """Return the region that the digits typed so far point to: "GB", or "+44" while several regions are possible.

    Return "" while nothing is known. Nationally written numbers belong to `region`.
    """
    digits = _digits(_without_scheme(text, 0)[0]) or ""
    if not digits.startswith("+"):
        return (region or "") if digits else ""
    for length in range(1, 4):  # ITU-T E.164: one to three digits, and no code begins another
        regions = COUNTRY_CODE_TO_REGION_CODE.get(int(digits[1 : length + 1] or 0), ())
        if regions:
            code = digits[: length + 1]
            return _told_apart(digits, code) if len(regions) > 1 else regions[0] if regions[0].isalpha() else code
    return ""


def is_separator(letter: str) -> bool:
    """Return True if the letter only groups digits, so that deleting it alone would change nothing."""
    return letter in _BETWEEN


def international(e164: str) -> str:
    """Return an E.164 number as people read it out, `+447911123456` as `+44 7911 123456`; any other text unchanged."""
    try:
        number = phonenumbers.parse(e164, None)
    except phonenumbers.NumberParseException:
        return e164
    return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.INTERNATIONAL)


def _told_apart(digits: str, code: str) -> str:
    """Return the region of a number with a shared calling code, or the code while the digits are too few to tell."""
    try:
        return phonenumbers.region_code_for_number(phonenumbers.parse(digits, None)) or code
    except phonenumbers.NumberParseException:
        return code


def _without_scheme(text: str, cursor: int) -> tuple[str, int]:
    bare = text.lstrip()
    if not bare.lower().startswith(_SCHEME):
        return text, cursor
    rest = bare[len(_SCHEME) :]
    return rest, max(0, cursor - (len(text) - len(rest)))


def _digits(text: str) -> str | None:
    """Return the plus and ASCII digits of a number being typed, or None if the text has anything else."""
    found = []
    for letter in text:
        if letter.isdecimal():
            found.append(str(int(letter)))
        elif letter in _PLUSES and not found:
            found.append("+")
        elif not is_separator(letter):
            return None
    return "".join(found)


def _grouped(digits: str, region: str | None) -> str:
    formatter = phonenumbers.AsYouTypeFormatter(region or _NOWHERE)
    grouped = ""
    for digit in digits:
        grouped = formatter.input_digit(digit)
    return grouped.rstrip(" -")


def _place_after(text: str, count: int) -> int:
    """Return the index after the first `count` letters that aren't separators."""
    for place, letter in enumerate(text):
        if not count:
            return place
        count -= not is_separator(letter)
    return len(text)
