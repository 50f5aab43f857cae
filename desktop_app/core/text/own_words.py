"""What a person writes about a batch: a name of its own and a note, bounded and without anything that isn't text."""

from __future__ import annotations

import unicodedata

MOST_TITLE, MOST_NOTE = 120, 4_000  # characters
# They turn round what stands beside them (Unicode standard annex 9).
_DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def own_title(text: str, file: str) -> str:
    """A name in one line; "" where it says no more than the file's own."""
    title = " ".join(_printable(text, keep="").split())[:MOST_TITLE].strip()
    return "" if title == file else title


def own_note(text: str) -> str:
    """A note, in its own lines."""
    return _printable(text, keep="\n")[:MOST_NOTE].strip()


def _printable(text: str, keep: str) -> str:
    """Without control characters (Cc), lone surrogates (Cs) and directions; what parts lines and words is a space."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(each if each in keep else _shown(each) for each in lines)


def _shown(character: str) -> str:
    if character in "\n\t":
        return " "
    return "" if character in _DIRECTIONS or unicodedata.category(character) in {"Cc", "Cs"} else character
