"""Texts and answers without an API key, however something quotes it.

A service, a proxy or an error may quote the key escaped for JSON, a URL, HTML or a program, several times over, in hex,
or at any place within base64. One pattern for each key finds all of these.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html.entities import html5
from typing import Any

HIDDEN = "[key]"
# The forms of a shorter one stand in any text by chance.
_SHORTEST = 8
# How often one escape is put around another, at most. Without a bound a long run of backslashes would take hours.
_DEEPEST = 8
# The longest form that is found where two pieces of a stream meet, in bytes.
_LONGEST_FORM = 64 << 10
_FILLED = r"\x00{0,3}"  # UTF-16 and UTF-32, read as bytes
_WRAPPED = rf"(?:\r?\n|\\{{1,{_DEEPEST}}}[rn]){{0,2}}"  # in lines, as mail has it
_PAUSE_IN_HEX = r"(?:[ :-]|\\{0,8}[xX]|,? ?0[xX])?"


class KeyMask:
    """Replaces one key by `[key]`; "" replaces nothing. Its repr doesn't have the key."""

    def __init__(self, key: str) -> None:
        patterns = _patterns(key)
        self._certain = len(key) >= _SHORTEST
        self._in_text = [re.compile(each) for each in patterns]
        self._in_bytes = [re.compile(each.encode()) for each in patterns]

    def in_bytes(self, data: bytes) -> bytes:
        """Return `data` without the key."""
        for pattern in self._in_bytes:
            data = pattern.sub(HIDDEN.encode(), data)
        return data

    def holds(self, pieces: Iterable[bytes]) -> bool:
        """Whether the key stands in a stream, also where two pieces meet. A short one counts as chance."""
        waiting = b""
        for piece in pieces if self._certain else ():
            waiting += piece
            if any(pattern.search(waiting) for pattern in self._in_bytes):
                return True
            waiting = waiting[-_LONGEST_FORM:]
        return False

    def in_stream(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        """Yield a stream without the key: never more bytes than came by then."""
        waiting = b""
        for piece in pieces:
            waiting += piece
            cut = self._cut(waiting)
            yield self.in_bytes(waiting[:cut])
            waiting = waiting[cut:]
        yield self.in_bytes(waiting)

    def _cut(self, data: bytes) -> int:
        """Return a place that no form of the key spans, not even one whose end is still to come."""
        found = [match.span() for pattern in self._in_bytes for match in pattern.finditer(data)]
        cut = max(0, len(data) - _LONGEST_FORM)
        while spanning := [first for first, last in found if first < cut < last]:
            cut = min(spanning)
        return cut

    def in_text(self, text: str) -> str:
        """Return `text` without the key."""
        for pattern in self._in_text:
            text = pattern.sub(HIDDEN, text)
        return text

    def in_value(self, value: Any) -> Any:
        """Return parsed JSON without the key, in its texts and its names."""
        if isinstance(value, str):
            return self.in_text(value)
        if isinstance(value, list):
            return [self.in_value(item) for item in value]
        if isinstance(value, dict):
            return {self.in_text(name): self.in_value(item) for name, item in value.items()}
        return value


@lru_cache(maxsize=16)
def mask_of(key: str) -> KeyMask:
    """Return the mask of a key, made once: its pattern takes some milliseconds."""
    return KeyMask(key)


class KnownKeys:
    """The keys that this process has had in hand, so that no log has them."""

    def __init__(self) -> None:
        self._masks: dict[str, KeyMask] = {}

    def add(self, key: str) -> None:
        """Hide this one, too, from now on."""
        if len(key) >= _SHORTEST:
            self._masks[key] = mask_of(key)

    def hidden(self, text: str) -> str:
        """Return `text` without any of them."""
        for mask in self._masks.values():
            text = mask.in_text(text)
        return text


def _patterns(key: str) -> list[str]:
    """Return what finds a key: escaped in any way, in hex, and at each place in base64.

    Each begins with a few letters, so that `re` passes over everything else about as fast as it can read.
    """
    if len(key) < _SHORTEST:
        return [re.escape(key)] if key else []
    cores = sorted(_base64_cores(key.encode()))
    return [
        _FILLED.join(map(_escaped, key)),
        _PAUSE_IN_HEX.join(map(_any_case, key.encode().hex(" ").split())),
        *(_WRAPPED.join(map(_base64_letter, core)) + "[A-Za-z0-9+/_=-]{0,4}" for core in cores),
    ]


def _escaped(letter: str) -> str:
    """Return a pattern of a letter as it is, behind backslashes, in a URL, and as an entity of HTML."""
    code = f"{ord(letter):x}"
    after_backslashes = [
        re.escape(letter),
        f"[uU]0{{0,4}}{_any_case(code.zfill(4))}",
        f"[xX]{_any_case(code.zfill(2))}",
    ]
    ampersand = f"&(?:amp;){{0,{_DEEPEST}}}"
    names = sorted(name for name, value in html5.items() if value == letter and name.endswith(";"))
    found = [
        re.escape(letter),
        rf"\\{{1,{2 * _DEEPEST}}}(?:{'|'.join(after_backslashes)})",
        "".join(f"%(?:25){{0,{_DEEPEST}}}{_any_case(f'{byte:02x}')}" for byte in letter.encode()),
        f"{ampersand}#0{{0,8}}{ord(letter)};?",
        f"{ampersand}#[xX]0{{0,8}}{_any_case(code)};?",
        *([f"{ampersand}(?:{'|'.join(names)})"] if names else []),
    ]
    return f"(?:{'|'.join(found)})"


def _any_case(digits: str) -> str:
    return "".join(f"[{each}{each.upper()}]" if each.isalpha() else each for each in digits)


def _base64_cores(key: bytes) -> set[str]:
    """Return what is the same of a key wherever it stands in base64: it may begin at three places of a group.

    The letters at both ends, which share bits with what stands beside the key, tell too little to matter.
    """
    cores = set()
    for before in range(3):
        coded = base64.b64encode(bytes(before) + key).decode()
        first, last = -(-8 * before // 6), 8 * (before + len(key)) // 6
        cores.add(coded[first:last])
    return cores


def _base64_letter(letter: str) -> str:
    other = {"+": "-", "/": "_"}.get(letter)
    return letter if other is None else f"(?:{_escaped(letter)}|{other})"


NO_KEY = mask_of("")
