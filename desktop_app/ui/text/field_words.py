"""Names, meanings and known values of an answer's fields in the person's language.

The values are those of the local service and similar ones. Another service's "absent" in another field may mean
something else, and is shown as it came; exports contain every value as it came.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from desktop_app.core.numbers.phone import line_type_names
from desktop_app.core.results.standard_words import TITLES, VALUES
from desktop_app.core.rows.list_row import ColumnValue
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import country_title

# name: (label, meaning). Names as the local service and similar ones use them; others are shown as they are.
KNOWN: dict[str, tuple[str, str]] = tr_noop(
    {
        "valid": ("Valid", "Whether the number exists in its country's numbering plan."),
        "reason": ("Reason", "Why it is not valid."),
        "status": ("Status", "What the network reports about the line."),
        "registered": ("Registered", "Whether an account of the messenger belongs to the number."),
        "risk": ("Risk", "A summary of the signals below; a hint, not a judgement."),
        "region": ("Country", "Where the number belongs, which need not be where the phone is."),
        "country": ("Country", "Where the number belongs, which need not be where the phone is."),
        "country_code": ("Country code", "The calling code before the national number."),
        "line_type": ("Line type", "The kind of line that the numbering plan assigns the number to."),
        "national_format": ("National format", "As dialled within its country."),
        "international_format": ("International format", "As dialled from any country."),
        "time_zones": ("Time zones", "The time zones of the number's area, so that you know when to call."),
        "place": ("Place", "The area of the number; mobile numbers only have a country."),
        "carrier": ("Carrier", "The carrier that has the number now."),
        "original_carrier": ("Original carrier", "The carrier that the number's range was allocated to."),
        "mobile_portable": (
            "Can change carrier",
            ("Where mobile numbers can be ported, another carrier may have it by now."),
        ),
        "network": ("Network", "The network that answers for the line."),
        "ported": ("Ported", "Whether the number was moved to another carrier."),
        "roaming": ("Roaming", "Whether the phone is using a network abroad."),
        "business": ("Business account", "Whether the account belongs to a business."),
        "last_seen": ("Last seen", "When the account was last used, if it shows that."),
        "accounts": ("Accounts", "How many online accounts belong to the number."),
        "oldest_account_years": ("Oldest account", "How old the oldest of them is."),
        "simulated": ("Simulated", "Made up by the local service, for trying things out."),
        "product": ("Product", "What was asked for."),
        "number": ("Number", ""),
    },
    "check",
)
# Shown elsewhere on the card.
SHOWN_ABOVE = frozenset({"number", "product", "phone", "e164", "simulated"})
_DEEPEST = 6  # nested levels that are formatted
_YES, _NO = ("yes", "true"), ("no", "false")


def label_of(name: str) -> str:
    """Return the field's label; an unknown name is shown as words: "Trust score"."""
    known = KNOWN.get(name)
    if known:
        return words.tr(known[0], "check")
    if name in TITLES.values():
        return words.tr(name, "standard columns")
    written = _apart(name)
    return written[:1].upper() + written[1:]


def meaning_of(name: str) -> str:
    """Return what the field means, "" if that is unknown or obvious."""
    known = KNOWN.get(name)
    return words.tr(known[1], "check") if known and known[1] else ""


def value_words(name: str, value: Any) -> str:
    """Return a value for a person, nested ones on several lines; "" if the service gave none."""
    if value is None or value == "":
        return ""
    if isinstance(value, dict | list):
        return "\n".join(_nested(value))
    if is_yes(value) or is_no(value):
        return words.tr("yes", "check") if is_yes(value) else words.tr("no", "check")
    written = _WRITTEN.get(name)
    return shown_value(name, written(str(value)) if written else str(value))


def _nested(value: Any, depth: int = 0) -> list[str]:
    """Return a line for each part, with nested parts indented below: "ported: from O2, at 2024-05-01"."""
    if _flat(value) and (depth or isinstance(value, list)):
        return [_in_a_line(value)]
    if depth == _DEEPEST:
        return [_as_it_came(value)]
    if isinstance(value, list):
        return [line for each in value for line in _nested(each, depth + 1)]
    lines: list[str] = []
    for name, part in value.items():
        first, *more = _nested(part, depth + 1) or [""]
        one = [joining.named(_apart(name), first)]
        lines += [joining.label(_apart(name)), *("    " + line for line in (first, *more))] if more else one
    return lines


def _in_a_line(value: Any) -> str:
    if isinstance(value, dict):
        return joining.listed(f"{_apart(name)} {value_words('', part)}".strip() for name, part in value.items())
    if isinstance(value, list):
        return joining.listed(value_words("", part) for part in value)
    return value_words("", value)


def _as_it_came(value: Any) -> str:
    try:
        return json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "…"


def _flat(value: Any) -> bool:
    """Return True if none of its parts has parts of its own."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not any(isinstance(part, dict | list) for part in parts)


def _apart(name: str) -> str:
    return name.replace("_", " ").strip() or name


def _country(text: str) -> str:
    name = country_title(text) if len(text) == 2 else text
    return text if name == text else f"{name} ({text})"


def _years(text: str) -> str:
    return words.counted(int(text), "%n year", "%n years") if text.isdecimal() and len(text) < 4 else text


_WRITTEN: dict[str, Callable[[str], str]] = {
    "region": _country,
    "country": _country,
    "country_code": lambda text: f"+{text}" if text.isdigit() else text,
    "oldest_account_years": _years,
    "time_zones": lambda text: text.replace(" ", ", ").replace("_", " "),
}


def is_simulated(answer: Mapping[str, Any]) -> bool:
    """Return True if the service says that it made the answer up."""
    return is_yes(answer.get("simulated"))


def is_yes(value: Any) -> bool:
    """Return True if a value says yes in one of the usual ways."""
    return str(value).lower() in _YES


def is_no(value: Any) -> bool:
    """Return True if a value says no in one of the usual ways."""
    return str(value).lower() in _NO


# --- Known values of known fields, such as "mobile" ---


_YES_NO = tr_noop(("yes", "no"), "check")
_NOT_KNOWN = tr_noop(("unknown", "other"), "answer values")
_INVALID = tr_noop(("invalid",), "answer values")
_STATES = tr_noop(("connected", "absent", "not in use"), "answer values")
_RISKS = tr_noop(("low", "medium", "high"), "answer values")
_SEEN = tr_noop(("within a day", "within a week", "within a month", "long ago", "hidden"), "answer values")
_OF_YES_NO = ("valid", "mobile_portable", "simulated", "registered", "business", "ported", "roaming")
# Fields that may be unknown, but otherwise hold a name or numbers, which need no translation.
_OPEN = ("network", "accounts", "oldest_account_years")


def shown_value(name: str, value: str) -> str:
    """Return a field's value in the person's language; an unknown one as it came."""
    context = _known().get(name, {}).get(value)
    return value if context is None else words.tr(value, context)


def shown_with(names: Mapping[int, str], wanted: str) -> tuple[ColumnValue, ...]:
    """Return the values whose translation contains a text, ignoring case, but whose original doesn't.

    `names` are those of the columns by their places, which the values carry.
    """
    return tuple(_shown_with(names, wanted.lower())) if wanted else ()


def _shown_with(names: Mapping[int, str], low: str) -> Iterator[ColumnValue]:
    for at, name in names.items():
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
    for meaning, values in VALUES.items():
        known = {**found["line_type"], **found["status"], **found["risk"], **dict.fromkeys(_YES_NO, "check")}
        found[TITLES[meaning]] = {value: known.get(value, "answer values") for value in values}
    return found
