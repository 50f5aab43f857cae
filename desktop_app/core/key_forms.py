"""An API key in the forms in which something may quote it, and texts without it."""

from __future__ import annotations

import base64
import html
import json
from functools import lru_cache
from urllib.parse import quote, quote_plus

HIDDEN = "[key]"
# The forms of a shorter one stand in any text by chance.
_SHORTEST = 8


@lru_cache(maxsize=16)
def forms(key: str) -> tuple[str, ...]:
    """The key itself, and as URLs, JSON, HTML and base64 have it; the longest first. () for ""."""
    if len(key) < _SHORTEST:
        return (key,) if key else ()
    coded = base64.b64encode(key.encode()).decode().rstrip("=")
    found = {key, quote(key, safe=""), quote(key), quote_plus(key), html.escape(key)}
    found |= {coded, coded.replace("+", "-").replace("/", "_"), quote(coded, safe="")}
    for _quoted in range(2):  # in JSON, and in JSON that stands in a text of JSON
        found |= {escaped for form in found for escaped in _in_json(form)}
    return tuple(sorted(found, key=lambda form: (-len(form), form)))


def _in_json(text: str) -> tuple[str, ...]:
    escaped = json.dumps(text)[1:-1]
    return escaped, escaped.replace("/", "\\/")


def without_key(data: bytes, key: str) -> bytes:
    """`data` with `[key]` wherever the key stands in it, in any of its forms."""
    for form in forms(key):
        data = data.replace(form.encode(), HIDDEN.encode())
    return data


class KnownKeys:
    """The keys that this process has had in hand, so that no log has them."""

    def __init__(self) -> None:
        self._keys: dict[str, None] = {}

    def add(self, key: str) -> None:
        """Hide this one, too, from now on."""
        if len(key) >= _SHORTEST:
            self._keys[key] = None

    def hidden(self, text: str) -> str:
        """`text` without any of them."""
        for key in self._keys:
            for form in forms(key):
                text = text.replace(form, HIDDEN)
        return text
