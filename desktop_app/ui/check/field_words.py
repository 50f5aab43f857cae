"""The names of an answer's fields in words, and what each means."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from desktop_app.core.marking import marked
from desktop_app.ui import words
from desktop_app.ui.check.countries import country_name

# name: (label, meaning). Names as the local service and its relatives write them; others are shown as they are.
KNOWN: dict[str, tuple[str, str]] = marked(
    {
        "valid": ("Valid", "Whether the numbering plan of its country has such a number."),
        "reason": ("Reason", "Why it is not valid."),
        "status": ("Status", "What the network says of the line."),
        "registered": ("Registered", "Whether an account of the messenger belongs to the number."),
        "risk": ("Risk", "A summary of the signals below; a hint, not a judgement."),
        "region": ("Country", "Where the number belongs, which need not be where the phone is."),
        "country": ("Country", "Where the number belongs, which need not be where the phone is."),
        "country_code": ("Country code", "The calling code before the national number."),
        "line_type": ("Line type", "What kind of line the numbering plan gave the number to."),
        "national_format": ("Written nationally", "As one dials it within its country."),
        "international_format": ("Written internationally", ""),
        "time_zones": ("Time zones", "When to call: zones of the area that the number belongs to."),
        "place": ("Place", "The area of the number; mobile numbers only have a country."),
        "carrier": ("Carrier", "Whom the number belongs to now."),
        "original_carrier": ("Original carrier", "Whom the number's range was given to; it may have moved since."),
        "mobile_portable": ("May have moved", "Whether mobile numbers of that country may change their carrier."),
        "network": ("Network", "The network that answers for the line."),
        "ported": ("Ported", "Whether the number was taken along to another carrier."),
        "roaming": ("Roaming", "Whether the phone is in another network abroad."),
        "business": ("Business account", ""),
        "last_seen": ("Last seen", "When the account was last in use, as far as it shows that."),
        "accounts": ("Accounts", "How many online accounts belong to the number."),
        "oldest_account_years": ("Oldest account", "Its age in years."),
        "simulated": ("Simulated", "Made up by the local service, for trying things out."),
        "product": ("Product", "What was asked for."),
        "number": ("Number", ""),
    },
    "check",
)
# Shown elsewhere on the card already.
SHOWN_ABOVE = frozenset({"number", "product", "phone", "e164", "simulated"})
_YES, _NO = ("yes", "true"), ("no", "false")


def label_of(name: str) -> str:
    """The field's name in words; an unknown one as the service wrote it."""
    known = KNOWN.get(name)
    return words.tr(known[0], "check") if known else name


def meaning_of(name: str) -> str:
    """What the field means, "" where that is not known or needs no words."""
    known = KNOWN.get(name)
    return words.tr(known[1], "check") if known and known[1] else ""


def value_words(name: str, value: Any) -> str:
    """A value for a person; what is nested as JSON over several lines; "" where the service gave none."""
    if value is None or value == "":
        return ""
    if isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False, indent=2)
    if is_yes(value) or is_no(value):
        return words.tr("yes", "check") if is_yes(value) else words.tr("no", "check")
    written = _WRITTEN.get(name)
    return written(str(value)) if written else str(value)


def _country(text: str) -> str:
    name = country_name(text) if len(text) == 2 else text
    return text if name == text else f"{name} ({text})"


_WRITTEN: dict[str, Callable[[str], str]] = {
    "region": _country,
    "country": _country,
    "country_code": lambda text: f"+{text}" if text.isdigit() else text,
    "time_zones": lambda text: text.replace(" ", ", ").replace("_", " "),
}


def is_simulated(answer: Mapping[str, Any]) -> bool:
    """Whether the service says that it made the answer up."""
    return is_yes(answer.get("simulated"))


def is_yes(value: Any) -> bool:
    """Whether a value says yes in one of the usual ways."""
    return str(value).lower() in _YES


def is_no(value: Any) -> bool:
    """Whether a value says no in one of the usual ways."""
    return str(value).lower() in _NO
