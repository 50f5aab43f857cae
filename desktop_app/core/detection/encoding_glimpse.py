"""Shows how a text list reads in each of several encodings, so that a person sees at a glance which is right."""

from __future__ import annotations

import re
from collections.abc import Iterable

_BEYOND_ASCII = re.compile(rb"[^\r\n]*[\x80-\xff][^\r\n]*")
_BETWEEN = re.compile(r"[,;|\t\"]")
_LETTERS = 30
_WIDE = ("utf-16", "utf-32")


def encoding_glimpses(beginning: bytes, encodings: Iterable[str]) -> dict[str, str]:
    """Return, for each encoding that can decode its line, the first cell with a letter beyond ASCII.

    `beginning` is the beginning of the file. If it is all ASCII, every encoding reads it alike and the result is empty.
    """
    line = _BEYOND_ASCII.search(beginning)
    if line is None:
        return {}
    found = {}
    for encoding in encodings:
        text = _decoded(beginning if encoding.startswith(_WIDE) else line[0], encoding)
        if text is not None:
            found[encoding] = _cell(text)
    return found


def _decoded(data: bytes, encoding: str) -> str | None:
    try:
        if encoding.startswith(_WIDE):
            return data[: len(data) // 4 * 4].decode(encoding)
        return data.decode(encoding)
    except UnicodeError:
        return None


def _cell(text: str) -> str:
    """Return the cell around the first letter beyond ASCII; a long cell is cut to begin at that letter's word."""
    at = next((place for place, letter in enumerate(text) if not letter.isascii()), 0)
    before = list(_BETWEEN.finditer(text, 0, at))
    start = before[-1].end() if before else 0
    if at - start > _LETTERS // 2:
        start = max(start, text.rfind(" ", start, at) + 1, at - _LETTERS // 2)
    after = _BETWEEN.search(text, at)
    cell = text[start : after.start() if after else len(text)]
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in cell.strip())
    return shown if len(shown) <= _LETTERS else shown[: _LETTERS - 1] + "…"
