"""Reads a worksheet in blocks, and knows those that are nothing but rows of plain cells.

Expat calls Python for each tag, which takes most of the time of reading a long sheet. A block of plain rows has no tags
but those of rows, cells, values and texts, each row whole. Whoever reads the sheet takes what it wants to know from the
block as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple
from xml.parsers import expat

from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.safe_xml import MAIN, Readable, check_tag

_BLOCK = 1 << 18
_ROW_END = b"</row>"
_DATA = re.compile(rb"<sheetData[\s>]")
# A worksheet whose elements have no prefix.
_UNPREFIXED = re.compile(
    rb"""(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?<worksheet\s(?:[^>]*\s)?xmlns=["']"""
    + re.escape(MAIN.encode())
    + rb"""["']"""
)
_OPENED = (b"<c ", b"<v>", b"<is>", b"<t>", b'<t xml:space="preserve">')
# Namespaces of their own, and attributes of a cell that point to a part about metadata.
_NOT_PLAIN = (b"xmlns", b"cm=", b"vm=")


class Block(NamedTuple):
    """A piece of a worksheet's XML; `plain`: it is whole rows of plain cells."""

    xml: bytes
    plain: bool


def blocks_of(source: Readable) -> Iterator[Block]:
    """Yield a worksheet's XML in blocks, which end behind a row where they can."""
    rest, is_first, in_data, unprefixed = b"", True, False, False
    while piece := source.read(_BLOCK):
        xml = rest + piece
        if is_first:
            is_first, unprefixed = False, bool(_UNPREFIXED.match(xml))
        end = xml.rfind(_ROW_END) + len(_ROW_END)
        if end < len(_ROW_END) or not unprefixed:
            end = len(xml)
        xml, rest = xml[:end], xml[end:]
        plain = in_data and is_plain(xml)
        if not plain:
            in_data = unprefixed and (in_data or _DATA.search(xml) is not None) and b"</sheetData" not in xml
        yield Block(xml, plain)
    if rest:
        yield Block(rest, plain=False)


def is_plain(xml: bytes) -> bool:
    """Return True if a block is whole rows without anything that isn't plain."""
    rows = xml.count(b"<row ")
    if not xml.lstrip().startswith(b"<row ") or not xml.endswith(_ROW_END) or rows != xml.count(_ROW_END):
        return False
    opened = rows + sum(map(xml.count, _OPENED)) + xml.count(b"</")
    return xml.count(b"<") == opened and not any(mark in xml for mark in _NOT_PLAIN)


def walk(
    parser: expat.XMLParserType,
    meet: Callable[[str, dict[str, str]], None],
    source: Readable,
    plain: Callable[[bytes], bool],
) -> None:
    """Have `meet` hear of each tag of a worksheet, but for blocks of plain rows of which `plain` has taken enough.

    Those aren't parsed. Raises `expat.ExpatError` or ValueError if anything else isn't well-formed.
    """
    fed = 0
    parser.StartElementHandler = meet
    for xml, is_plain_block in blocks_of(source):
        beat()
        if is_plain_block and plain(xml):
            continue
        parser.Parse(xml, False)
        fed += len(xml)
        check_tag(fed - parser.CurrentByteIndex)
    parser.Parse(b"", True)
