"""A long XML part whose many alike items are read as text, and everything around them by a parser.

Expat calls Python for each tag, which is most of what reading a sheet takes. So whole items (rows, strings)
that a pattern understands are cut out, and the parser gets the part without them: taking a well-formed element
out of another's content leaves everything else as well-formed, or as broken, as it was. That an item stands
where items stand is the parser's word: the element around them begins right before the first, and after it
come items alone, each of them either one that the pattern knows, or one that the parser saw begin and end.
At anything else the parser gets all that is left.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from codecs import utf_8_decode
from collections.abc import Iterator
from typing import IO
from xml.parsers.expat import ErrorString, ExpatError

from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_source import Passed
from desktop_app.sheets.common.safe_xml import CHUNK, LONGEST_TAG, check_tag, main_name, new_parser

# What stands before the first item: columns' widths, views. More is no sheet as programs write it.
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
        """Whether nothing that has begun changes what the next item means."""

    @abstractmethod
    def start(self, name: str, attributes: dict[str, str]) -> None:
        """A tag begins; names are those of `main_name`."""

    @abstractmethod
    def end(self, name: str) -> None:
        """A tag ends."""

    @abstractmethod
    def text(self, text: str) -> None:
        """Some of the text in between."""


class CutXml:
    """The pieces of a part in which items may be read as text; what isn't, `items` hears of through a parser.

    `item` is their tag, `around` the one of the element around them.
    """

    def __init__(self, source: IO[bytes], items: Items, around: str, item: str, passed: Passed | None = None) -> None:
        self._plain = True
        self._source, self._items = source, items
        self._parser = new_parser()
        self._parser.StartElementHandler = items.start
        self._parser.EndElementHandler = items.end
        self._parser.CharacterDataHandler = items.text
        self._around = main_name(around)
        # Attributes are for the parser to judge, but `/>` leaves nothing to stand in.
        self._opening = re.compile(rf"<{around}(?:\s[^<>]*[^<>/])?>".encode())
        self._begin, self._end = f"<{item}", f"</{item}>"
        self._passed = passed or Passed(0)
        self._fed = 0

    def pieces(self) -> Iterator[str]:
        """Whole items as text, one after the other; "" where only the parser got something.

        Whoever takes a piece gives what it doesn't understand to `feed` before the next, in order.
        Raises ValueError where the part isn't well-formed, or a tag never closed.
        """
        text, rest = "", self._after_head()
        raw = b"-"
        while self._plain and raw and len(text) < LONGEST_TAG:
            raw = self._read()
            rest += raw
            try:
                decoded, used = utf_8_decode(rest, "strict", False)
            except UnicodeDecodeError:
                break  # the parser has words for it
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
        """Give the parser an item, or several."""
        self._feed(text.encode())

    def hand_over(self, text: str) -> None:
        """Give the parser this end of a piece, and all that is left behind the piece."""
        self._plain = False
        self.feed(text)

    def item(self, text: str, at: int) -> int:
        """Give the parser the item at `at` of a piece; where the next one is.

        Where it finds no item there, or more than one, all the rest is for the parser.
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
        """Where the item at `at` ends, white space behind it included; -1 where its text can't tell."""
        end = at + len(self._begin)
        if not text.startswith(self._begin, at) or text[end] not in " \t\r\n>/":
            return -1
        tag = text.find(">", at)
        end = tag + 1 if text[tag - 1] == "/" else text.find(self._end, tag) + len(self._end)
        if text.find("<!", at, end) >= 0 or text.find("<?", at, end) >= 0:
            return -1
        return after_space(text, end)

    def _after_head(self) -> bytes:
        """Give the parser all before the first item; what was read behind it."""
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
        """Whether the parser takes this for the element around the items, and not for part of a comment, say."""
        seen: list[str] = []
        self._parser.StartElementHandler = lambda name, _: seen.append(name)
        self._feed(opening)
        self._parser.StartElementHandler = self._items.start
        return seen == [self._around]

    def _read(self) -> bytes:
        raw = self._source.read(CHUNK)
        self._passed.read += len(raw)
        beat()
        return raw

    def _feed(self, raw: bytes, *, final: bool = False) -> None:
        try:
            self._parser.Parse(raw, final)
        except ExpatError as error:
            # Its line and column are those of what is left of the part.
            raise ValueError(ErrorString(error.code)) from error
        self._fed += len(raw)
        check_tag(self._fed - self._parser.CurrentByteIndex)


def after_space(text: str, at: int) -> int:
    """Where the white space at `at` ends."""
    found = _SPACE.match(text, at)
    return found.end() if found else at
