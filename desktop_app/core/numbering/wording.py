"""Finds the plain spelling of a number with words around it that libphonenumber reads the same way."""

from __future__ import annotations

import re

# The signs that libphonenumber skips between digits, and the dashes that word processors put for a hyphen.
SEPARATORS = " -()./[]\u00a0"
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"))

_SEPARATOR = f"[{re.escape(SEPARATORS)}]"
_BEGINNING = re.compile(r"[+\uff0b\d;]").search
# Possessive throughout (`*+`), so that matching takes linear time.
_WORDED = re.compile(
    # Anything before a number is dropped; a semicolon may begin parameters of RFC 3966.
    r"[^+\uff0b\d;]*+"
    # The number, with the minimum of three digits before any letter.
    rf"(?P<number>\+?{_SEPARATOR}*+(?:[0-9]{_SEPARATOR}*+){{3,}}+)"
    # An extension in its most usual forms, or letters without x (which may begin one) and without digits.
    rf"(?:(?:ext\.?|x) ?[0-9]{{1,6}}|(?P<letters>(?:[a-wyz]|{_SEPARATOR})*+))"
    # Other signs at the end are dropped, but a hash may end an extension.
    r"[^\w#;]*+",
    re.IGNORECASE,
).fullmatch

# The letters of a telephone's keys (ITU-T E.161).
_KEYS = str.maketrans("abcdefghijklmnopqrstuvwyz", "2223334445556667777888999")
_FEWEST_LETTERS = 3


def has_beginning(text: str) -> bool:
    """Return True if the text contains anything in which `parse` looks for a number."""
    return _BEGINNING(text) is not None


def plain_spelling(text: str) -> str | None:
    """Return digits and separators that `parse` reads as it reads `text`, or None if that isn't certain.

    Three letters after a number make it a vanity number (0800 FLOWERS), with letters for digits; fewer mean nothing.
    """
    plain = text.translate(_DASHES)
    found = _WORDED(plain)
    if found is None:
        return None
    letters = "".join(filter(str.isalpha, found["letters"] or ""))
    if not letters.isascii():
        return None  # a letter such as the Kelvin sign, which only IGNORECASE equates with an ASCII one
    return found["number"] + (letters.lower().translate(_KEYS) if len(letters) >= _FEWEST_LETTERS else "")
