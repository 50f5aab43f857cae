"""Decodes the texts between the tags of items that were cut out of XML.

Works on many texts at a time: nearly all of them need no decoding, and one test of all together finds that out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.sheets.common.safe_xml import LONGEST_CELL, unescaped

# Characters that XML doesn't allow, and the carriage return, which it turns into a line feed (XML 1.0, 2.2 and 2.11).
_NOT_XML = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")
_ENTITY = re.compile("&(amp|lt|gt|quot|apos);")
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
    """Return True if the text has nothing that XML encodes or forbids."""
    if "&" in text or "]]>" in text or len(text) > LONGEST_CELL:
        return False
    return text.isprintable() or _NOT_XML.search(text) is None
