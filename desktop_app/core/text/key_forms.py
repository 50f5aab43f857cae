"""Masks an API key in texts and answers, in whatever form they quote it.

A service, a proxy or an error may quote the key escaped for JSON, a URL, HTML or a program, several times over, in hex,
or at any offset within base64. One set of patterns per key finds all of these.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from html.entities import html5
from typing import Any

HIDDEN = "[key]"
# The encoded forms of a shorter key occur in any text by chance.
_SHORTEST = 8
# Escapes are followed at most this deep. Without a bound, a long run of backslashes would take hours.
_DEEPEST = 8
# The longest form, in bytes, that is found across two chunks of a stream.
_LONGEST_FORM = 64 << 10
_FILLED = r"\x00{0,3}"  # NUL bytes of UTF-16 and UTF-32
_WRAPPED = rf"(?:\r?\n|\\{{1,{_DEEPEST}}}[rn]){{0,2}}"  # line breaks, as mail inserts them
_PAUSE_IN_HEX = r"(?:[ :-]|\\{0,8}[xX]|,? ?0[xX])?"


class KeyMask:
    """Replaces one key, whole or by its parts, by `[key]`; an empty key replaces nothing. Its repr doesn't show it."""

    def __init__(self, key: str) -> None:
        self._forms = [pattern for each in [key, *_parts(key)] for pattern in _patterns(each)]
        self._places = {f"[key:{place}]": part for part, place in _parts(key).items()}
        self._certain = len(key) >= _SHORTEST

    @cached_property
    def _in_text(self) -> list[re.Pattern[str]]:
        return [re.compile(each) for each in self._forms]

    @cached_property
    def _in_bytes(self) -> list[re.Pattern[bytes]]:
        return [re.compile(each.encode()) for each in self._forms]

    def in_bytes(self, data: bytes) -> bytes:
        """Return `data` with the key masked."""
        for pattern in self._in_bytes:
            data = pattern.sub(HIDDEN.encode(), data)
        return data

    def holds(self, pieces: Iterable[bytes]) -> bool:
        """Return True if the stream contains the key, even across two chunks. Always False for a key shorter than 8.

        So short a key would be found by chance.
        """
        waiting = b""
        for piece in pieces if self._certain else ():
            waiting += piece
            if any(pattern.search(waiting) for pattern in self._in_bytes):
                return True
            waiting = waiting[-_LONGEST_FORM:]
        return False

    def in_stream(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        """Yield the stream with the key masked, never more bytes than have been read so far."""
        waiting = b""
        for piece in pieces:
            waiting += piece
            cut = self._cut(waiting)
            yield self.in_bytes(waiting[:cut])
            waiting = waiting[cut:]
        yield self.in_bytes(waiting)

    def _cut(self, data: bytes) -> int:
        """Return an offset that no form of the key spans, not even one whose end is still to come."""
        found = [match.span() for pattern in self._in_bytes for match in pattern.finditer(data)]
        cut = max(0, len(data) - _LONGEST_FORM)
        while spanning := [first for first, last in found if first < cut < last]:
            cut = min(spanning)
        return cut

    def in_text(self, text: str) -> str:
        """Return `text` with the key masked."""
        for pattern in self._in_text:
            text = pattern.sub(HIDDEN, text)
        return text

    def aside(self, text: str) -> str:
        """Return `text` with each part of the key replaced by its place, so that `back` restores it.

        That is for what a service names and has to be asked again by, such as a task whose id has the account's in it.
        """
        for place, part in self._places.items():
            text = text.replace(part, place)
        return self.in_text(text)

    def back(self, text: str) -> str:
        """Return `text` as it was before `aside`."""
        for place, part in self._places.items():
            text = text.replace(place, part)
        return text

    def in_value(self, value: Any) -> Any:
        """Return parsed JSON with the key masked in its strings and its object keys."""
        if isinstance(value, str):
            return self.in_text(value)
        if isinstance(value, list):
            return [self.in_value(item) for item in value]
        if isinstance(value, dict):
            return {self.in_text(name): self.in_value(item) for name, item in value.items()}
        return value


@lru_cache(maxsize=16)
def mask_of(key: str) -> KeyMask:
    """Return the mask of a key. It is cached because compiling its patterns takes some milliseconds."""
    return KeyMask(key)


class KnownKeys:
    """Collects every API key this process has handled, so that logs can mask them all."""

    def __init__(self) -> None:
        self._masks: dict[str, KeyMask] = {}

    def add(self, key: str) -> None:
        """Mask this key from now on. Keys shorter than 8 characters are ignored."""
        if len(key) >= _SHORTEST:
            self._masks[key] = mask_of(key)

    def hidden(self, text: str) -> str:
        """Return `text` with all known keys masked."""
        for mask in self._masks.values():
            text = mask.in_text(text)
        return text


# Some services' keys have several parts, with colons between them (`core.profile.auth`), but hardly more than these.
_MOST_PARTS = 4


def _parts(key: str) -> dict[str, str]:
    """Return the parts of a key, and what stands side by side of them, longest first, each with its place in the key.

    A short part is left out, since it would be found by chance; and what is as short is no secret by itself.
    """
    pieces = key.split(":", _MOST_PARTS - 1)
    spans = [(first, last) for first in range(len(pieces)) for last in range(first + 1, len(pieces) + 1)]
    found = {":".join(pieces[first:last]): f"{first + 1}-{last}" for first, last in reversed(spans)}
    long_enough = (part for part in found if len(part) >= _SHORTEST and part != key)
    return {part: found[part] for part in sorted(long_enough, key=len, reverse=True)}


def _patterns(key: str) -> list[str]:
    """Return the patterns that find a key: escaped in any way, in hex, and at each offset in base64.

    Each pattern, and each alternative at its beginning, begins with one fixed sign, so that `re` skips everything else
    about as fast as it can read: with a repetition there it took five times as long.
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
    """Return a pattern for a letter: plain, behind backslashes, percent-encoded, or as an HTML entity."""
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
        rf"\\\\{{0,{2 * _DEEPEST - 1}}}(?:{'|'.join(after_backslashes)})",  # begins with one, not with a repetition
        "".join(f"%(?:25){{0,{_DEEPEST}}}{_any_case(f'{byte:02x}')}" for byte in letter.encode()),
        f"{ampersand}#0{{0,8}}{ord(letter)};?",
        f"{ampersand}#[xX]0{{0,8}}{_any_case(code)};?",
        *([f"{ampersand}(?:{'|'.join(names)})"] if names else []),
    ]
    return f"(?:{'|'.join(found)})"


def _any_case(digits: str) -> str:
    return "".join(f"[{each}{each.upper()}]" if each.isalpha() else each for each in digits)


def _base64_cores(key: bytes) -> set[str]:
    """Return the base64 text of a key that doesn't depend on its neighbours, for each of the three possible offsets.

    The letters at both ends share bits with the neighbouring bytes. They reveal too little to matter.
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
