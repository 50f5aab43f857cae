"""Cleans the name and note that a person gives a batch: limits their length and removes what isn't text."""

from __future__ import annotations

import unicodedata

MOST_TITLE, MOST_NOTE = 120, 4_000  # characters
# They reverse the direction of neighbouring text (Unicode standard annex 9).
_DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def own_title(text: str, file: str) -> str:
    """Return the name on one line, or "" if it equals the file's name."""
    title = " ".join(_printable(text, keep="").split())[:MOST_TITLE].strip()
    return "" if title == file else title


def own_note(text: str) -> str:
    """Return the note with its line breaks."""
    return _printable(text, keep="\n")[:MOST_NOTE].strip()


def _printable(text: str, keep: str) -> str:
    """Return `text` without control characters (Cc), lone surrogates (Cs) and direction marks.

    Line breaks and tabs become spaces, except characters in `keep`.
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(each if each in keep else _shown(each) for each in lines)


def _shown(character: str) -> str:
    if character in "\n\t":
        return " "
    return "" if character in _DIRECTIONS or unicodedata.category(character) in {"Cc", "Cs"} else character
