"""Names of files as they are shown and stored: on Linux a name is bytes, which needn't be text."""

from __future__ import annotations

import re

_NO_CHARACTER = re.compile("[\ud800-\udfff]")


def shown_name(name: str) -> str:
    """`name` with a replacement character for each byte (or half a character) that is no text.

    Python has surrogates there, which no database, document or terminal takes.
    """
    return _NO_CHARACTER.sub("\ufffd", name)
