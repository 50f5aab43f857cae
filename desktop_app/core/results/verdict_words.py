"""What the values of an answer mean for a number, as long as nobody has said otherwise: tables of columns and words.

A column is known by its name; any other column tells something only where a whole value is a word that can't be meant
otherwise, such as "not in use". So a service that nobody has described has sensible verdicts, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType


class Verdict(StrEnum):
    """The verdict on a number, as the output file names it.

    NOT_SENT: it can be sent, and wasn't yet. SUPPRESSED: it must not be used, whatever was answered. PROBLEM: it can't
    be sent. UNKNOWN: it was sent, and nobody knows: no answer came, it may still come, or what came tells nothing.
    """

    GOOD = "good"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    UNKNOWN = "unknown"
    NOT_SENT = "not sent"
    SUPPRESSED = "suppressed"
    PROBLEM = "problem"


def verdict_name(verdict: Verdict) -> str:
    """Return a verdict's name beside a count of rows; that of a problem says what it counts together."""
    return f"{verdict} (invalid or empty)" if verdict is Verdict.PROBLEM else verdict.value


# What a value of an answer may mean, the gravest first: a number is as bad as the worst that was said of it.
GRAVITY = (Verdict.BAD, Verdict.DOUBTFUL, Verdict.UNKNOWN, Verdict.GOOD)

Meanings = Mapping[str, Verdict]

_SMALL = {ord(letter): letter.lower() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


def folded(value: str) -> str:
    """Return a value without outer spaces and in small ASCII letters, exactly as SQLite's `lower(trim(value))` does."""
    return value.strip(" ").translate(_SMALL)


def standard_meanings(column: str) -> Meanings:
    """Return what the values of a result column mean, by the folded value; a value that isn't there tells nothing."""
    return _standard(_plain(column))


def _each(verdict: Verdict, words: Iterable[str]) -> dict[str, Verdict]:
    """Return the words in each spelling of services: "not in use", "not_in_use", "not-in-use", "notinuse"."""
    return {joint.join(word.split()): verdict for word in words for joint in (" ", "_", "-", "")}


_YES, _NO = ("yes", "true", "1", "y", "t"), ("no", "false", "0", "n", "f")
_NOBODY_KNOWS = _each(
    Verdict.UNKNOWN,
    (
        "unknown", "undetermined", "indeterminate", "inconclusive", "not available", "unavailable", "n/a", "no data",
        "timeout", "timed out", "error", "failed", "not checked", "unsupported", "not supported",
    ),
)  # fmt: skip
# Words that are meant alike in whatever column they stand.
_ANYWHERE = {
    **_each(
        Verdict.GOOD,
        (
            "valid", "active", "reachable", "connected", "registered", "live", "alive", "in use", "in service",
            "working", "deliverable", "delivered", "delivered to handset", "assigned", "subscriber connected", "good",
        ),
    ),
    **_each(
        Verdict.DOUBTFUL,
        (
            "absent", "absent subscriber", "subscriber absent", "temporarily absent", "unreachable", "not reachable",
            "temporarily unreachable", "temporarily unavailable", "switched off", "powered off", "suspended", "barred",
            "call barred", "risky", "doubtful", "ec absent subscriber",
        ),
    ),
    **_each(
        Verdict.BAD,
        (
            "invalid", "not valid", "inactive", "not active", "dead", "disconnected", "not connected", "not in use",
            "not in service", "out of service", "no longer in service", "unassigned", "not assigned", "unallocated",
            "not allocated", "unregistered", "not registered", "nonexistent", "non existent", "does not exist",
            "not found", "unknown subscriber", "deactivated", "undeliverable", "not deliverable", "bad",
            "ec unknown subscriber", "invalid number", "wrong number",
        ),
    ),
}  # fmt: skip


def _yes_no(yes: Verdict | None, no: Verdict | None) -> dict[str, Verdict]:
    return {
        **({} if yes is None else dict.fromkeys(_YES, yes)),
        **({} if no is None else dict.fromkeys(_NO, no)),
    }


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Columns that say yes of a number that can be used, and those that say it of one to be wary of.
_FITNESS = _names("""
    valid isvalid validnumber isvalidnumber numbervalid phonevalid active isactive reachable isreachable exists
    exist connected isconnected live islive inuse registered isregistered whatsapp haswhatsapp onwhatsapp iswhatsapp
    telegram hastelegram ontelegram istelegram present presence deliverable isdeliverable working callable""")
_FORM = _names("possible ispossible validformat formatvalid validlength")
_WARNING = _names("""
    disposable isdisposable temporary istemporary spam isspam spammer fraud isfraud fraudulent recentabuse abuse
    risky isrisky virtual isvirtual doubtful""")
_FAULT = _names("invalid isinvalid disconnected isdisconnected dead isdead blocked isblocked inactive")
_STATE = _names("""
    status state hlrstatus numberstatus phonestatus linestatus networkstatus subscriberstatus livestatus
    reachability connectivity connectivitystatus result outcome verdict validity presencestatus availability""")
_RISK = _names("risk risklevel fraudrisk riskrating riskcategory")
_KIND = _names("linetype type phonetype numbertype carriertype")
# Facts about a number that make it neither better nor worse, whatever they are.
_FACTS = _names("""
    number phone phonenumber msisdn e164 region country countrycode countryname callingcode nationalformat
    internationalformat national international localformat timezone timezones place location city area areacode
    carrier network operator originalcarrier currentcarrier originalnetwork currentnetwork ported portability
    mobileportable roaming business lastseen accounts oldestaccountyears simulated reused name firstname lastname
    owner email product mcc mnc mccmnc imsi id lookupid price cost currency date checked checkedat timestamp""")
# Columns whose words say why, beside what made a number's verdict.
_REASONS = _names("reason invalidreason statusreason why explanation statustext statusmessage")

_RISKS = {
    **_each(Verdict.GOOD, ("low", "very low", "minimal", "none")),
    **_each(Verdict.DOUBTFUL, ("medium", "moderate", "elevated")),
    **_each(Verdict.BAD, ("high", "very high", "critical", "severe", "extreme")),
}
_KINDS = {
    **_each(Verdict.GOOD, ("mobile", "fixed line", "fixed line or mobile", "landline", "toll free", "personal", "uan")),
    **_each(Verdict.DOUBTFUL, ("premium rate", "premium", "shared cost", "voip", "pager", "voicemail", "virtual")),
    "invalid": Verdict.BAD,
}


@cache
def _standard(name: str) -> Meanings:
    if name in _FACTS or name in _REASONS:
        found: dict[str, Verdict] = {}
    elif name in _FITNESS:
        found = {**_ANYWHERE, **_NOBODY_KNOWS, **_yes_no(Verdict.GOOD, Verdict.BAD)}
    elif name in _FORM:
        found = _yes_no(None, Verdict.BAD)
    elif name in _WARNING:
        found = _yes_no(Verdict.DOUBTFUL, None)
    elif name in _FAULT:
        found = _yes_no(Verdict.BAD, None)
    elif name in _STATE:
        found = {**_ANYWHERE, **_NOBODY_KNOWS}
    elif name in _RISK:
        found = {**_RISKS, **_NOBODY_KNOWS, "invalid": Verdict.BAD}
    elif name in _KIND:
        found = _KINDS
    else:
        found = _ANYWHERE
    return MappingProxyType(found)


def is_reason(column: str) -> bool:
    """Return True if a result column says why a number is as it is."""
    return _plain(column) in _REASONS


def _plain(column: str) -> str:
    return re.sub(r"[\W_]+", "", column.casefold())
