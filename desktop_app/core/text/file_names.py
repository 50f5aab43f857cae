"""Converts file names for display and storage: on Linux a name is bytes that needn't be valid text."""

from __future__ import annotations

import re

_NO_CHARACTER = re.compile("[\ud800-\udfff]")
# Files chosen together are kept in a zip archive; `services.lists.intake.parcel_name` makes its name.
_PARCEL = re.compile(r"(.+ \+ [0-9]+ more)\.zip")
# Windows takes these for devices, whatever ending follows, and forgets what is written there.
_DEVICE = re.compile(
    r"(con|prn|aux|nul|con(in|out)\$|(com|lpt)[0-9\u00b9\u00b2\u00b3]) *(\..*)?", re.IGNORECASE | re.DOTALL
)


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


def possible_name(name: str) -> str:
    """Return a name for a new file that no system takes for a device, as Windows does “con.xlsx” or “nul.2026.csv”."""
    return f"_{name}" if _DEVICE.fullmatch(name) else name
