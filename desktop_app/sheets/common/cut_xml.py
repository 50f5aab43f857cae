"""Reads a long XML part whose many alike items are read as text, and everything around them by a parser.

Expat calls Python for each tag, which takes most of the time of reading a sheet. So whole items (rows, strings) that a
pattern understands are cut out, and the parser gets the part without them: taking a well-formed element out of another
one's content leaves everything else as well-formed, or as broken, as it was. The parser decides that an item is where
items may be: the element around them begins right before the first, and only items follow, each of them either known to
the pattern, or seen by the parser to begin and end. At anything else the parser gets all that is left.

The texts of cut items are decoded many at a time: nearly all of them need no decoding, and one test of all together
finds that out.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from codecs import utf_8_decode
from collections.abc import Iterator, Sequence
from typing import IO
from xml.parsers.expat import ErrorString, ExpatError

from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_source import Passed
from desktop_app.sheets.common.safe_xml import (
    CHUNK,
    LONGEST_CELL,
    LONGEST_TAG,
    check_tag,
    main_name,
    new_parser,
    unescaped,
)

# Characters that XML doesn't allow, and the carriage return, which it turns into a line feed (XML 1.0, 2.2 and 2.11).
_CONTROLS = bytes({*range(0x20)} - {*b"\t\n"})
_NO_CHARACTERS = ("\ufffe", "\uffff")
_ENTITY = re.compile("&(amp|lt|gt|quot|apos);")
_OTHER_ENTITY = re.compile("&(?!(?:amp|lt|gt|quot|apos);)")
_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


class OddText(ValueError):
    """A text that only a parser can read, or refuse."""


def texts(raw: Sequence[str], *, escapes: bool = True) -> Sequence[str]:
    """Return each text decoded, with OOXML's _xHHHH_ replaced if `escapes`; raise OddText if one needs a parser."""
    together = "".join(raw)
    if not _is_plain(together):
        raw = [_without_entities(text) if "&" in text else _checked(text) for text in raw]
    return list(map(unescaped, raw)) if escapes and "_x" in together else raw


def _without_entities(raw: str) -> str:
    if not needs_no_parser(raw):
        raise OddText(raw)
    return decoded(raw)


def decoded(raw: str) -> str:
    """Return a text that `needs_no_parser`, with XML's five entities replaced."""
    return _ENTITY.sub(lambda found: _ENTITIES[found[1]], raw) if "&" in raw else raw


def needs_no_parser(raw: str, *, printable: bool = False) -> bool:
    """Return True if a text has nothing that XML encodes or forbids, but for its five entities.

    `printable`: `is_printable` said so of the bytes that it was decoded from.
    """
    if len(raw) > LONGEST_CELL or _OTHER_ENTITY.search(raw) or ("]" in raw and "]]>" in raw):
        return False
    return not any(each in raw for each in _NO_CHARACTERS) and (printable or is_printable(raw.encode()))


def is_printable(raw: bytes) -> bool:
    """Return True if UTF-8 has no control characters but tabs and line feeds."""
    return len(raw.translate(None, _CONTROLS)) == len(raw)


def _checked(text: str) -> str:
    if not _is_plain(text):
        raise OddText(text)
    return text


def _is_plain(text: str) -> bool:
    """Return True if the text has nothing that XML encodes or forbids."""
    if "&" in text or "]]>" in text or len(text) > LONGEST_CELL:
        return False
    return text.isprintable() or needs_no_parser(text)


# The length of what precedes the first item, such as column widths and views; no program writes more.
_LONGEST_HEAD = 1 << 20
OTHER_ENCODING = re.compile(rb"(?:\xef\xbb\xbf)?\s*<\?xml[^>]*encoding\s*=\s*[\"'](?!utf-8[\"'])", re.IGNORECASE)
_SPACE = re.compile("[ \t\r\n]*")


class Items(ABC):
    """Builds items out of a parser's events, and counts them."""

    def __init__(self) -> None:
        self.begun = 0
        self.ended = 0

    @property
    @abstractmethod
    def at_rest(self) -> bool:
        """True if nothing that has begun changes the meaning of the next item."""

    @abstractmethod
    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Handle the start of a tag; names are those of `main_name`."""

    @abstractmethod
    def end(self, name: str) -> None:
        """Handle the end of a tag."""

    @abstractmethod
    def text(self, text: str) -> None:
        """Handle some of the text between tags."""


class FedXml:
    """Gives a parser what it has to see of a part; `items` hears of its events."""

    def __init__(self, source: IO[bytes], items: Items, passed: Passed | None = None) -> None:
        self._source, self._items = source, items
        self._parser = new_parser()
        self._parser.StartElementHandler = items.start
        self._parser.EndElementHandler = items.end
        self._parser.CharacterDataHandler = items.text
        self._passed = passed or Passed(0)
        self._fed = 0

    def _read(self) -> bytes:
        raw = self._source.read(CHUNK)
        self._passed.read += len(raw)
        beat()
        return raw

    def _feed(self, raw: bytes, *, final: bool = False) -> None:
        try:
            self._parser.Parse(raw, final)
        except ExpatError as error:
            # Its line and column count what is left of the part.
            raise ValueError(ErrorString(error.code)) from error
        self._fed += len(raw)
        check_tag(self._fed - self._parser.CurrentByteIndex)


class CutXml(FedXml):
    """Yields the pieces of a part in which items may be read as text; passes the rest to `items` through a parser.

    `item` is the tag of the items, `around` the tag of the element around them.
    """

    def __init__(self, source: IO[bytes], items: Items, around: str, item: str, passed: Passed | None = None) -> None:
        super().__init__(source, items, passed)
        self._plain = True
        self._around = main_name(around)
        # The parser judges attributes, but `/>` leaves no room for items.
        self._opening = re.compile(rf"<{around}(?:\s[^<>]*[^<>/])?>".encode())
        self._begin, self._end = f"<{item}", f"</{item}>"

    def pieces(self) -> Iterator[str]:
        """Yield whole items as text, one piece after the other; "" when only the parser got something.

        Before it takes the next piece, the caller gives whatever it doesn't understand to `feed`, in order. Raises
        ValueError if the part isn't well-formed, or a tag is never closed.
        """
        text, rest = "", self._after_head()
        raw = b"-"
        while self._plain and raw and len(text) < LONGEST_TAG:
            raw = self._read()
            rest += raw
            try:
                decoded, used = utf_8_decode(rest, "strict", False)
            except UnicodeDecodeError:
                break  # the parser raises the error
            text, rest = text + decoded, rest[used:]
            end = text.rfind(self._end) + len(self._end)
            if end >= len(self._end):
                yield text[:end]
                text = text[end:]
        self._plain = False
        self._feed(text.encode() + rest)
        yield ""
        while raw := self._read():
            self._feed(raw)
            yield ""
        self._feed(b"", final=True)
        yield ""

    def feed(self, text: str) -> None:
        """Give the parser one item, or several."""
        self._feed(text.encode())

    def hand_over(self, text: str) -> None:
        """Give the parser this end of a piece, and everything after the piece."""
        self._plain = False
        self.feed(text)

    def item(self, text: str, at: int) -> int:
        """Give the parser the item at `at` of a piece; return the place of the next one.

        If the parser finds no item there, or more than one, it gets all the rest.
        """
        end = self._item_end(text, at)
        wanted = self._items.begun + 1, self._items.ended + 1
        if end >= 0:
            self.feed(text[at:end])
            if wanted == (self._items.begun, self._items.ended):
                return end
        self.hand_over(text[max(at, end) :])
        return len(text)

    def _item_end(self, text: str, at: int) -> int:
        """Return the end of the item at `at`, with the white space after it; -1 if its text can't tell."""
        end = at + len(self._begin)
        if not text.startswith(self._begin, at) or text[end] not in " \t\r\n>/":
            return -1
        tag = text.find(">", at)
        end = tag + 1 if text[tag - 1] == "/" else text.find(self._end, tag) + len(self._end)
        if text.find("<!", at, end) >= 0 or text.find("<?", at, end) >= 0:
            return -1
        return after_space(text, end)

    def _after_head(self) -> bytes:
        """Give the parser everything before the first item; return the bytes read after that."""
        head, found = b"", None
        while found is None and len(head) < _LONGEST_HEAD and (raw := self._read()):
            head += raw
            found = self._opening.search(head)
        if found is None or OTHER_ENCODING.match(head):
            self._plain = False
            return head
        self._feed(head[: found.start()])
        self._plain = self._begins(found[0]) and self._items.at_rest
        return head[found.end() :]

    def _begins(self, opening: bytes) -> bool:
        """Return True if the parser takes this for the element around the items, and not for part of a comment, say."""
        seen: list[str] = []
        self._parser.StartElementHandler = lambda name, _: seen.append(name)
        self._feed(opening)
        self._parser.StartElementHandler = self._items.start
        return seen == [self._around]


def after_space(text: str, at: int) -> int:
    """Return the end of the white space at `at`."""
    found = _SPACE.match(text, at)
    return found.end() if found else at
