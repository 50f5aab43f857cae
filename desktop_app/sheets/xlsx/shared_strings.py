"""Reads the strings that the cells of an XLSX share, as far as they are asked for."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Sequence
from sys import getsizeof
from typing import IO, overload

from desktop_app.sheets.common.cut_xml import CutXml, Items, OddText, after_space, texts
from desktop_app.sheets.common.safe_xml import joined, main_name, unescaped

_ITEM, _TEXT, _PHONETIC = main_name("si"), main_name("t"), main_name("rPh")
# Strings in the form of nearly all of them: one text and nothing else.
_SIMPLE = re.compile(r'(?:<si><t(?: xml:space="preserve")?>[^<]*</t></si>)+')
_SPACED, _UNSPACED = '<t xml:space="preserve">', "<t>"
_START, _BETWEEN, _END = "<si><t>", "</t></si><si><t>", "</t></si>"
# A list of strings takes five times the memory of packed ones, and a look-up takes a fifth of the time.
_LISTED_BYTES = 200 << 20
_EACH_BYTES = 60
# A part of so many bytes is read at once, so that damage in it is known before the first row.
_FEW_BYTES = 4 << 20


class PackedStrings(Sequence[str]):
    """Many strings in one piece of memory: a full sheet of ten columns takes a fifth of the memory of a list."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._ends = array("Q", [0])

    def append(self, text: str) -> None:
        """Add a string."""
        self._bytes += text.encode("utf-8", "surrogatepass")
        self._ends.append(len(self._bytes))

    def __len__(self) -> int:
        return len(self._ends) - 1

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        if not 0 <= place < len(self):
            raise IndexError(f"there is no shared string {place}")
        return self._bytes[self._ends[place] : self._ends[place + 1]].decode("utf-8", "surrogatepass")


class SharedStrings:
    """The strings of a shared strings part, rich ones as plain text, without phonetic hints; none without a part.

    `size` is the part's, in bytes. A look-up raises whatever damage before it causes, and IndexError if there are fewer
    strings.
    """

    def __init__(self, source: IO[bytes] | None = None, size: int = 0) -> None:
        self._source = source
        self._batches = iter(()) if source is None else _batches(source)
        self._listed: list[str | None] = []
        self._listed_bytes = 0
        self._packed = PackedStrings()
        self._damage: Exception | None = None
        if size <= _FEW_BYTES:
            self.read_all()

    def __getitem__(self, place: int) -> str:
        known = len(self._listed) + len(self._packed)
        while place >= known and self._reads_on():
            known = len(self._listed) + len(self._packed)
        if 0 <= place < len(self._listed):
            return self._listed[place] or ""
        if not 0 <= place < known:
            raise IndexError(f"there is no shared string {place}")
        return self._packed[place - len(self._listed)]

    def several(self, places: Sequence[int]) -> Sequence[str | None]:
        """Return the strings with these numbers, which aren't negative; None for empty ones."""
        while max(places, default=-1) >= len(self._listed):
            if self._packed or not self._reads_on():
                return [self[place] or None for place in places]
        return list(map(self._listed.__getitem__, places))

    def read_all(self) -> None:
        """Read the rest, to raise any error in it."""
        while self._reads_on():
            pass

    def close(self) -> None:
        """Close the part."""
        if self._source is not None:
            self._source.close()

    def _reads_on(self) -> bool:
        """Read some more strings; return True if there were any."""
        if self._damage is not None:
            raise self._damage
        try:
            batch = next(self._batches, None)
        except Exception as error:
            self._damage = error
            raise
        if batch is None:
            return False
        if self._listed_bytes < _LISTED_BYTES and not self._packed:
            self._listed += [text or None for text in batch]
            self._listed_bytes += getsizeof("".join(batch)) + _EACH_BYTES * len(batch)
        else:
            for text in batch:
                self._packed.append(text)
        return True


def _batches(source: IO[bytes]) -> Iterator[Sequence[str]]:
    reader = StringEvents()
    part = CutXml(source, reader, "sst", "si")
    for piece in part.pieces():
        at = 0
        while at < len(piece):
            if simple := _SIMPLE.match(piece, at):
                _read_simple(simple[0], reader, part)
                at = after_space(piece, simple.end())
            else:
                at = part.item(piece, at)
        yield reader.taken()


def _read_simple(items: str, reader: StringEvents, part: CutXml) -> None:
    """Read items of `_SIMPLE`; give the parser those whose text needs it."""
    raw = items.replace(_SPACED, _UNSPACED).removeprefix(_START).removesuffix(_END).split(_BETWEEN)
    try:
        reader.found += texts(raw)
    except OddText:
        for text in raw:
            try:
                reader.found += texts([text])
            except OddText:
                part.feed(f"{_START}{text}{_END}")


class StringEvents(Items):
    """Builds strings out of a parser's events."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._parts: list[str] = []
        self._inside = False
        self._phonetic = False

    def taken(self) -> list[str]:
        """Return the strings found since the last call."""
        found, self.found = self.found, []
        return found

    @property
    def at_rest(self) -> bool:
        """True between strings: nothing that has begun changes the next one."""
        return self.begun == self.ended and not self._inside and not self._phonetic

    def start(self, name: str, _: dict[str, str]) -> None:
        """Handle the start of a tag."""
        if name == _TEXT:
            self._inside = not self._phonetic
        elif name == _ITEM:
            self.begun += 1
            self._parts = []
        elif name == _PHONETIC:
            self._phonetic = True

    def end(self, name: str) -> None:
        """Handle the end of a tag."""
        if name == _TEXT:
            self._inside = False
        elif name == _ITEM:
            self.ended += 1
            self.found.append(unescaped(joined(self._parts)))
        elif name == _PHONETIC:
            self._phonetic = False

    def text(self, text: str) -> None:
        """Handle text between tags."""
        if self._inside:
            self._parts.append(text)
