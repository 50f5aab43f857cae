"""What stands between the tags of items that were cut out of XML, as the characters that are meant.

Many at a time: nearly all of them are as they should be, which one look at all together tells.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.sheets.common.safe_xml import LONGEST_CELL, unescaped

# Characters that XML doesn't have, and the carriage return, which it makes a line feed (XML 1.0, 2.2 and 2.11).
_NOT_XML = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")
_ENTITY = re.compile("&(amp|lt|gt|quot|apos);")
_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


class OddText(ValueError):
    """A text that only a parser can read, or refuse."""


def texts(raw: Sequence[str], *, escapes: bool = True) -> Sequence[str]:
    """Each as text, without OOXML's _xHHHH_ if `escapes`. Raises OddText where one of them is for a parser."""
    together = "".join(raw)
    if not _is_plain(together):
        raw = [_without_entities(text) if "&" in text else _checked(text) for text in raw]
    return list(map(unescaped, raw)) if escapes and "_x" in together else raw


def _without_entities(raw: str) -> str:
    text, known = _ENTITY.subn(lambda found: _ENTITIES[found[1]], raw)
    if known != raw.count("&"):
        raise OddText(raw)
    _checked(raw.replace("&", ""))
    return text


def _checked(text: str) -> str:
    if not _is_plain(text):
        raise OddText(text)
    return text


def _is_plain(text: str) -> bool:
    """Whether it holds nothing that XML writes otherwise, or not at all."""
    if "&" in text or "]]>" in text or len(text) > LONGEST_CELL:
        return False
    return text.isprintable() or _NOT_XML.search(text) is None
