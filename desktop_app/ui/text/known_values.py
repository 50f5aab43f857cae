"""Translates known values of known fields, such as "mobile", into the person's language.

The names are those of the local service and similar ones. Another service's "absent" in another field may mean
something else, and is shown as it came; exports contain every value as it came.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from desktop_app.core.numbers.phone import line_type_names
from desktop_app.core.rows.list_row import ColumnValue
from desktop_app.core.text.marking import marked
from desktop_app.ui.text import words

_YES_NO = marked(("yes", "no"), "check")
_NOT_KNOWN = marked(("unknown",), "answer values")
_INVALID = marked(("invalid",), "answer values")
_STATES = marked(("connected", "absent", "not in use"), "answer values")
_RISKS = marked(("low", "medium", "high"), "answer values")
_SEEN = marked(("within a day", "within a week", "within a month", "long ago", "hidden"), "answer values")
_OF_YES_NO = ("valid", "mobile_portable", "simulated", "registered", "business", "ported", "roaming")
# Fields that may be unknown, but otherwise hold a name or numbers, which need no translation.
_OPEN = ("network", "accounts", "oldest_account_years")


def shown_value(name: str, value: str) -> str:
    """Return a field's value in the person's language; an unknown one as it came."""
    context = _known().get(name, {}).get(value)
    return value if context is None else words.tr(value, context)


def shown_with(names: Sequence[str], wanted: str) -> tuple[ColumnValue, ...]:
    """Return the values whose translation contains a text, ignoring case, but whose original doesn't.

    `names` are those of the columns; the values carry their positions.
    """
    return tuple(_shown_with(names, wanted.lower())) if wanted else ()


def _shown_with(names: Sequence[str], low: str) -> Iterator[ColumnValue]:
    for at, name in enumerate(names):
        for value in _known().get(name, ()):
            if low in shown_value(name, value).lower() and low not in value:
                yield ColumnValue(at, value)


@cache
def _known() -> Mapping[str, Mapping[str, str]]:
    """Return the known values by name, each with its translation context."""
    own = {
        "status": (*_STATES, *_INVALID, *_NOT_KNOWN),
        "risk": (*_RISKS, *_INVALID, *_NOT_KNOWN),
        "registered": (*_INVALID, *_NOT_KNOWN),
        "last_seen": (*_SEEN, *_NOT_KNOWN),
        **dict.fromkeys(("business", "ported", "roaming", *_OPEN), _NOT_KNOWN),
    }
    found = {name: dict.fromkeys(values, "answer values") for name, values in own.items()}
    for name in _OF_YES_NO:
        found[name] = dict.fromkeys(_YES_NO, "check") | found.get(name, {})
    found["line_type"] = dict.fromkeys((*line_type_names().values(), "unknown"), "line types")
    return found
