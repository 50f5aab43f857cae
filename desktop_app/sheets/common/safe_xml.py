"""Parses XML as a stream of events, without document types: OOXML has none, and entity bombs need one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn, Protocol
from xml.parsers import expat

from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.heartbeat import beat

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
# The longest content of a cell, in characters; Excel's limit is 32,767.
LONGEST_CELL = 1 << 18
# Bytes read at a time: some hundred rows of a sheet.
CHUNK = 1 << 16
# The parser restarts an unfinished tag with each piece, which would take hours for a tag of gigabytes.
LONGEST_TAG = 4 << 20
# ECMA-376 part 1, 22.9.2.19 (ST_Xstring); halves of surrogate pairs are no characters and stay as they are.
_ESCAPED = re.compile(r"_x(?![Dd][89A-Fa-f])([0-9A-Fa-f]{4})_")


class DocumentTypeForbidden(ValueError):
    """Raised if XML declares a document type."""


def main_name(tag: str) -> str:
    """Return the name that a parser of `new_parser` gives for a SpreadsheetML tag."""
    return f"{MAIN} {tag}"


def new_parser() -> expat.XMLParserType:
    """Make a parser that names tags as `main_name` does, and raises DocumentTypeForbidden at a DOCTYPE."""
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _refuse
    return parser


class Readable(Protocol):
    """A source of bytes, read piece by piece."""

    def read(self, size: int, /) -> bytes:
        """Read so many bytes, or fewer; none at the end."""
        ...


def steps(parser: expat.XMLParserType, source: Readable) -> Iterator[None]:
    """Feed `source` to the parser and pause after each piece, so that the caller can take what the handlers found."""
    fed = 0
    while chunk := source.read(CHUNK):
        parser.Parse(chunk, False)
        fed += len(chunk)
        check_tag(fed - parser.CurrentByteIndex)
        beat()
        yield
    parser.Parse(b"", True)
    yield


def check_tag(unfinished: int) -> None:
    """Raise ValueError for a tag or a comment of which so many bytes have come, and no end."""
    if unfinished > LONGEST_TAG:
        raise ValueError(tr_text("a tag or a comment in its XML is never closed"))


def joined(parts: list[str]) -> str:
    """Join a cell's text from its pieces; raise ValueError if it is longer than any spreadsheet program writes."""
    text = "".join(parts)
    if len(text) > LONGEST_CELL:
        raise ValueError(tr_text("a cell has more than {most} characters", most=LONGEST_CELL))
    return text


def unescaped(text: str) -> str:
    """Replace OOXML's _xHHHH_ in `text` by the characters they stand for."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text


def _refuse(*_: object) -> NoReturn:
    raise DocumentTypeForbidden("the XML declares a document type")
