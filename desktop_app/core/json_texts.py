"""Lists of texts as JSON, as a list keeps a row's cells: what `json.dumps` gives, in a part of its time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from json.encoder import encode_basestring

# In UTF-8: what JSON doesn't write as it is (RFC 8259, 7).
_ESCAPED = 1
_KINDS = bytes(_ESCAPED if byte < ord(" ") or byte in b'"\\' else 0 for byte in range(256))
# Rows looked at together: one that has to be escaped makes so many take the longer way.
_TOGETHER = 64


def json_list(texts: Iterable[str]) -> str:
    """One list; equal to `json.dumps(texts, ensure_ascii=False)`."""
    return f"[{', '.join(map(encode_basestring, texts))}]"


def json_lists(rows: Sequence[Sequence[str]]) -> list[str]:
    """`json_list` of each of many rows; raises TypeError where there is anything but texts in them."""
    lists: list[str] = []
    for at in range(0, len(rows), _TOGETHER):
        some = rows[at : at + _TOGETHER]
        if _as_they_are("".join(map("".join, some))):
            lists += [f'["{_BETWEEN(row)}"]' if row else "[]" for row in some]
        else:
            lists += map(json_list, some)
    return lists


_BETWEEN = '", "'.join


def _as_they_are(text: str) -> bool:
    return _ESCAPED not in text.encode("utf-8", "replace").translate(_KINDS)
