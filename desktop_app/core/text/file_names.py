"""Names of files as they are shown and stored: on Linux a name is bytes, which needn't be text."""

from __future__ import annotations

import re

_NO_CHARACTER = re.compile("[\ud800-\udfff]")
# What files that were chosen together are kept in; the names come from `services.lists.packing.parcel_name`.
_PARCEL = re.compile(r"(.+ \+ [0-9]+ more)\.zip")


def list_name(file: str) -> str:
    """What a list is called that was read from `file`: "a.csv"; "a + 2 more" of several that nobody put in a zip."""
    parcel = _PARCEL.fullmatch(file)
    return parcel[1] if parcel else file


def shown_name(name: str) -> str:
    """`name` with a replacement character for each byte (or half a character) that is no text.

    Python has surrogates there, which no database, document or terminal takes.
    """
    return _NO_CHARACTER.sub("\ufffd", name)


def earlier_name(name: str) -> str:
    """What the former fetch of a result is called, which is kept while the next one may have less."""
    return f"{name}.earlier"
