"""Builds search patterns that ignore case and accents, and the spacing between digits.

One pattern searches a text, so a long text, such as the cells of many rows, is searched in one go.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache

# Letters that have no accent to remove, and what people type where a keyboard lacks them.
_TYPED_AS = {"ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l",
             "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "ħ": "h", "Ħ": "h", "ŧ": "t",
             "Ŧ": "t", "ς": "σ"}  # fmt: skip
# Latin, Greek and Cyrillic letters. In other scripts, marks distinguish letters.
_LETTERS = (range(0xC0, 0x530), range(0x1E00, 0x2000), range(0x212A, 0x212C))
_MARKS = range(0x300, 0x370)
# Up to three separators between two digits of a number.
_SPACING = "[ ()./\\-\u00a0\u2007\u2009\u202f\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060]{0,3}"
_OF_NUMBER = re.compile(r"[+0-9 ()./\-\u00a0\u2007\u2009\u202f\u2010-\u2015]+")
_FEWEST_DIGITS = 3
_NATIONAL = 7  # from this many digits on, a number with a leading 0 is also searched without it


def _bare(letter: str) -> str:
    """Return the letter without accents, in lower case."""
    if letter in _TYPED_AS:
        return _TYPED_AS[letter]
    bare = "".join(each for each in unicodedata.normalize("NFD", letter) if ord(each) not in _MARKS)
    return bare.lower() if len(bare.lower()) == 1 else letter


_BARE = {code: bare for codes in _LETTERS for code in codes if (bare := _bare(chr(code))) != chr(code)}
_BARE |= dict.fromkeys(_MARKS, "")


def _by_bare() -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for code, bare in _BARE.items():
        found[bare].append(chr(code))
    return found


_WRITTEN = _by_bare()  # one bare letter or two, with the letters that people write for them


def folded(text: str) -> str:
    """Return `text` in lower case, without accents: "Müller" is "muller", "Straße" is "strasse"."""
    return text.lower() if text.isascii() else text.lower().translate(_BARE)


def digits_wanted(wanted: str) -> str:
    """Return the digits of text that looks like a number or part of one, or "" for any other text."""
    digits = re.sub("[^0-9]", "", wanted)
    return digits if len(digits) >= _FEWEST_DIGITS and _OF_NUMBER.fullmatch(wanted) else ""


def digits_of_e164(wanted: str) -> list[str]:
    """Return the digit strings to look for in E.164 numbers: as typed, and also without a leading 00 or national 0."""
    digits = digits_wanted(wanted)
    if digits.startswith("00") and len(digits) >= _FEWEST_DIGITS + 2:
        return [digits, digits[2:]]
    return [digits, digits[1:]] if digits[:1] == "0" and len(digits) >= _NATIONAL else [digits]


@lru_cache(maxsize=8)
def search_pattern(wanted: str, stored: Callable[[str], str] = str) -> re.Pattern[str]:
    """Return a pattern that matches texts containing `wanted`. `stored` maps a character to its form in those texts."""
    if digits := digits_wanted(wanted):
        return re.compile(_SPACING.join(digits))
    plain, parts, at = folded(wanted), [], 0
    while at < len(plain):
        pair = plain[at : at + 2]
        if len(pair) == 2 and pair in _WRITTEN:
            both = "".join(_letter(plain, at + step, stored) for step in (0, 1))
            parts.append(f"(?:{both}|[{''.join(_WRITTEN[pair])}])")
            at += 2
        else:
            parts.append(_letter(plain, at, stored))
            at += 1
    return re.compile("".join(parts))


def holds(wanted: str, text: str | None) -> bool:
    """Return True if `text` contains `wanted`."""
    return text is not None and search_pattern(wanted).search(text) is not None


def spans(wanted: str, text: str) -> list[tuple[int, int]]:
    """Return the (start, end) pairs at which `text` contains `wanted`."""
    return [found.span() for found in search_pattern(wanted).finditer(text) if found.end() > found.start()]


def _letter(plain: str, at: int, stored: Callable[[str], str]) -> str:
    """Return a pattern for the letter at `at`, in any of its spellings, and for combining marks after it."""
    letter = plain[at]
    if not letter.isalpha():
        return re.escape(stored(letter))
    others = {letter, letter.upper() if len(letter.upper()) == 1 else letter, *_WRITTEN.get(letter, ())}
    # At either end of the search, half of a two-letter form is enough: the "a" of "ae" finds "æ".
    for pair, written in _WRITTEN.items():
        if len(pair) == 2 and ((at == len(plain) - 1 and pair[0] == letter) or (at == 0 and pair[1] == letter)):
            others.update(written)
    chars = "".join(map(re.escape, sorted(others)))
    return f"[{chars}][\u0300-\u036f]*"
