"""The columns that any list can have without being sent: what the numbering plans say of its numbers, offline and free.

They say what a range of numbers was given out as, which no network was asked about: a number may have moved to another
carrier since, and need not be in use.
"""

from __future__ import annotations

from enum import StrEnum

from desktop_app.core.text.translatable import tr_noop


class Offline(StrEnum):
    """The columns in their order; the values are what a person names them by on the command line."""

    LINE_TYPE = "type"
    REGION = "region"
    PLACE = "place"
    TIME_ZONES = "zones"
    CARRIER = "carrier"
    NATIONAL = "national"
    INTERNATIONAL = "international"
    LOCAL_TIME = "local-time"
    CALL_TIMES = "call-times"
    CALL_NOW = "call-now"


# In files. Those that services have, too, say where they come from.
TITLES = tr_noop(
    {
        Offline.LINE_TYPE: "Line type (offline)",
        Offline.REGION: "Region (offline)",
        Offline.PLACE: "Place (offline)",
        Offline.TIME_ZONES: "Time zones (offline)",
        Offline.CARRIER: "Original carrier (offline)",
        Offline.NATIONAL: "National format (offline)",
        Offline.INTERNATIONAL: "International format (offline)",
        Offline.LOCAL_TIME: "Local time there",
        Offline.CALL_TIMES: "May be called (your time)",
        Offline.CALL_NOW: "May be called now",
    },
    "offline",
)
# Those that are true at a moment, by a rule about calling.
TIMES = (Offline.LOCAL_TIME, Offline.CALL_TIMES, Offline.CALL_NOW)
# The line of the sheet "About".
ABOUT = (
    "Columns marked (offline)",
    "What the numbering plans say of the number's range, worked out on this computer, free. No network was asked.",
)


def saved_columns(saved: object) -> tuple[Offline, ...]:
    """Return the columns of a list of their values, in their order; what another version saved is passed over."""
    return tuple(each for each in Offline if isinstance(saved, list) and each.value in saved)


def read_columns(text: str) -> tuple[Offline, ...]:
    """Return the columns of "type,region", or of "all". Raise ValueError that says which there are."""
    words = [word.strip().lower() for word in text.split(",") if word.strip()]
    every = [each.value for each in Offline]
    if not words or set(words) - {*every, "all"}:
        raise ValueError(f"“{text}” must be “all”, or some of {', '.join(every)} with commas between them")
    return saved_columns(every if "all" in words else words)
