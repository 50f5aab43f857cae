"""Reads the tables of an OpenDocument part: nearly all rows by a pattern, everything else by a parser.

As in `sheets.common.cut_xml`, taking well-formed rows out of a table leaves everything else as well-formed, or as
broken, as it was. Here rows stand in several tables and in groups of rows. So the parser gets all that stands between
rows, and one row behind it: if it saw that row begin and end, and nothing else, rows may be cut out right behind it.
"""

from __future__ import annotations

import re
from codecs import utf_8_decode
from collections.abc import Iterator, Sequence
from typing import IO

from desktop_app.sheets.common.cut_xml import FedXml, after_space, is_printable, needs_no_parser
from desktop_app.sheets.common.safe_xml import LONGEST_TAG
from desktop_app.sheets.ods.row_pattern import NAMESPACES, PREFIXES, RowPattern
from desktop_app.sheets.ods.table_events import TableEvents

_BEGIN = re.compile("<table:table-row(?=[ \t\r\n/>])")
_END = "</table:table-row>"
# A tag that begins so near to the end of a piece may be a row's.
_UNFINISHED = len("<table:table-row")
# A part with more odd rows than this, and than other rows, goes to the parser as a whole.
_MOST_ODD = 64


class CutTables(FedXml):
    """Passes all rows of a part to `events`, those of the pattern and those of the parser, in their order."""

    def __init__(self, source: IO[bytes], events: TableEvents) -> None:
        super().__init__(source, events)
        self._events = events
        self._pattern = RowPattern()
        self._plain = True
        # Nothing but white space came since the end of a row, which the parser saw as one.
        self._behind_row = False
        # The text at hand has no control characters.
        self._printable = True
        self._odd = self._others = 0
        self._rooted = False
        self._prefixes: dict[str, str] = {}
        self._parser.StartElementHandler = self._root
        self._parser.StartNamespaceDeclHandler = self._declared
        self._parser.XmlDeclHandler = self._encoded

    def steps(self) -> Iterator[None]:
        """Read the part and pause after each piece. Raise ValueError if it isn't well-formed, or a tag never ends."""
        text, rest, raw = "", b"", b"-"
        while self._plain and raw and len(text) < LONGEST_TAG:
            raw = self._read()
            rest += raw
            try:
                decoded, used = utf_8_decode(rest, "strict", False)
            except UnicodeDecodeError:
                break  # the parser raises the error
            if not text:
                self._printable = True
            self._printable &= is_printable(raw)
            text, rest = text + decoded, rest[used:]
            text = text[self._taken(text) :]
            yield
        self._feed(text.encode() + rest)
        yield
        while raw := self._read():
            self._feed(raw)
            yield
        self._feed(b"", final=True)
        yield

    def _taken(self, text: str) -> int:
        """Read what is whole of the text; return where the rest begins."""
        at = 0
        while self._plain:
            if self._behind_row:
                at = self._by_pattern(text, after_space(text, at))
            begin = _BEGIN.search(text, at)
            if begin is None:
                return self._between(text, at, _unfinished(text, at))
            at = self._between(text, at, begin.start())
            end = _row_end(text, at)
            if end < 0 or not self._plain:
                return at
            self._by_parser(text, at, end)
            at = end
        return at

    def _between(self, text: str, at: int, end: int) -> int:
        """Give the parser what stands between rows; return its end."""
        if at < end:
            self._feed(text[at:end].encode())
            self._behind_row = False
        return end

    def _by_parser(self, text: str, at: int, end: int) -> None:
        """Give the parser what looks like a row, and find out whether it is one."""
        row = text[at:end]
        wanted = self._events.begun + 1, self._events.ended + 1
        self._feed(row.encode())
        seen = wanted == (self._events.begun, self._events.ended) and self._events.at_rest
        self._behind_row = seen and "<!" not in row and "<?" not in row
        self._odd += 1
        if self._odd > _MOST_ODD + self._others or not self._named():
            self._plain = False
        # Learning takes as long as reading some hundred rows: it pays at the first, second, fourth, … odd row.
        elif not self._odd & (self._odd - 1):
            self._pattern.learn(text, at, PREFIXES & self._prefixes.keys())

    def _by_pattern(self, text: str, at: int) -> int:
        """Read the rows from `at` on that fit the pattern; return the place behind them."""
        found = self._pattern.matches(text, at)
        if found:
            self._others += len(found)
            at = found[-1].end()
            if needs_no_parser(text[found[0].start() : at], printable=self._printable):
                self._take(found)
            else:
                self._one_by_one(found)
        return at

    def _one_by_one(self, found: Sequence[re.Match[str]]) -> None:
        for each in found:
            if needs_no_parser(each[0]):
                self._take([each])
            else:
                self._feed(each[0].encode())

    def _take(self, found: Sequence[re.Match[str]]) -> None:
        if not self._events.wants_cells:
            return
        for each in found:
            try:
                row, times = self._pattern.read(each)
            except ValueError:
                self._feed(each[0].encode())  # the parser says what is wrong with it
            else:
                self._events.add(row, times)

    def _named(self) -> bool:
        """Return True if the prefixes stand for what they usually do."""
        usual = all(self._prefixes.get(prefix) == name for prefix, name in NAMESPACES.items())
        return usual and self._prefixes.get("calcext") not in NAMESPACES.values()

    def _root(self, name: str, attributes: dict[str, str]) -> None:
        self._rooted = True
        self._parser.StartElementHandler = self._events.start
        self._events.start(name, attributes)

    def _declared(self, prefix: str | None, namespace: str | None) -> None:
        if self._rooted and prefix in PREFIXES:
            self._plain = False
        self._prefixes.setdefault(prefix or "", namespace or "")

    def _encoded(self, _version: str, encoding: str | None, _standalone: int) -> None:
        if encoding is not None and encoding.lower() != "utf-8":
            self._plain = False


def _row_end(text: str, at: int) -> int:
    """Return where what looks like a row ends; -1 if it doesn't yet."""
    tag = text.find(">", at)
    if tag < 0:
        return -1
    if text[tag - 1] == "/":
        return tag + 1
    end = text.find(_END, tag)
    return end if end < 0 else end + len(_END)


def _unfinished(text: str, at: int) -> int:
    """Return where a tag at the text's end begins, if it may be a row's; else the end."""
    begun = text.rfind("<", max(at, len(text) - _UNFINISHED))
    return len(text) if begun < 0 else begun
