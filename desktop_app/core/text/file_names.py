"""Converts file names for display and storage: on Linux a name is bytes that needn't be valid text."""

from __future__ import annotations

import re

_NO_CHARACTER = re.compile("[\ud800-\udfff]")
# Files chosen together are kept in a zip archive; `services.lists.intake.parcel_name` makes its name.
_PARCEL = re.compile(r"(.+ \+ [0-9]+ more)\.zip")


def list_name(file: str) -> str:
    """Return the name of a list read from `file`: "a.csv", or "a + 2 more" for several files that Dialproof zipped."""
    parcel = _PARCEL.fullmatch(file)
    return parcel[1] if parcel else file


def shown_name(name: str) -> str:
    """Return `name` with a replacement character for each byte (or lone surrogate) that isn't text.

    Python puts surrogates there, which no database, document or terminal accepts.
    """
    return _NO_CHARACTER.sub("\ufffd", name)


def earlier_name(name: str) -> str:
    """Return the name under which the previous download of a result is kept, in case the next one contains less."""
    return f"{name}.earlier"
