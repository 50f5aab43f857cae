"""What answers have in common, whatever a service calls it: tables of usual names of columns, and of their values.

A name is compared without signs and letter case, with or without the names of the objects around it: `isPorted`,
`is-ported` and `portability.is_ported` are one. Values are compared likewise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum

from desktop_app.core.numbers.phone import line_type_names
from desktop_app.core.text.translatable import tr_noop


class Standard(StrEnum):
    """A meaning that answers have in common, as a service profile names it, in the order of the columns."""

    REACHABLE = "reachable"
    REGISTERED = "registered"
    LINE_TYPE = "line_type"
    NETWORK = "network"
    MCC_MNC = "mcc_mnc"
    PORTED = "ported"
    ROAMING = "roaming"
    RISK = "risk"


TITLES = tr_noop(
    {
        Standard.REACHABLE: "Reachable",
        Standard.REGISTERED: "Registered",
        Standard.LINE_TYPE: "Line type",
        Standard.NETWORK: "Network",
        Standard.MCC_MNC: "MCC/MNC",
        Standard.PORTED: "Ported",
        Standard.ROAMING: "Roaming",
        Standard.RISK: "Risk",
    },
    "standard columns",
)
YES, NO, UNKNOWN = "yes", "no", "unknown"
_LINE_TYPES = (*dict.fromkeys(line_type_names().values()), "other")
# The values of each meaning, beside "" where an answer says nothing of it. Networks and their codes have any.
VALUES: Mapping[Standard, tuple[str, ...]] = {
    **dict.fromkeys((Standard.REACHABLE, Standard.REGISTERED, Standard.PORTED, Standard.ROAMING), (YES, NO, UNKNOWN)),
    Standard.LINE_TYPE: (*_LINE_TYPES, UNKNOWN),
    Standard.RISK: ("low", "medium", "high", UNKNOWN),
}


def plain(text: str) -> str:
    """Return a name or a value without signs and in one letter case: "VOIP-FIXED" as "voipfixed"."""
    return re.sub(r"[\W_]+", "", text.casefold())


def endings(name: str) -> list[str]:
    """Return a column's plain name, then without the names of the objects around it: "carrier.name", then "name"."""
    parts = [each for part in re.split(r"[.\[\]/]", name) if (each := plain(part))]
    return ["".join(parts[at:]) for at in range(len(parts))]


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# The usual names of each meaning, the surest first. A whole name is one that says it only where no object is around it.
NAMES: Mapping[Standard, tuple[str, ...]] = {
    Standard.REACHABLE: _names("""
        reachable isreachable reachability reachabilitystatus subscriberreachable hlrstatus livestatus linestatusstatus
        linestatus connectivitystatus connectivity subscriberstatus networkstatus latestmessagedeliverystatus isactive
        isconnected islive"""),
    Standard.REGISTERED: _names("""
        registered isregistered whatsapp haswhatsapp onwhatsapp iswhatsapp whatsappregistered telegram hastelegram
        ontelegram istelegram"""),
    Standard.LINE_TYPE: _names("""
        linetype linetypeintelligencetype numbertype phonetype phonelinetype telephonenumbertype carriertype
        currentcarriernetworktype networktype originalcarriernetworktype numberlinetype phonenumbertype"""),
    Standard.NETWORK: _names("""
        currentnetworkdetailsname currentcarriername currentnetworkname currentnetwork currentcarrier
        portednetworknetworkname portednetworkname portednetwork networkname carriername network carrier operatorname
        operator networkoperator messagingprovider voiceprovider"""),
    Standard.MCC_MNC: _names("mccmnc currentnetworkdetailsmccmnc currentcarriernetworkcode networkcode plmn"),
    Standard.PORTED: _names("ported isported portedstatus portingstatus numberported wasported"),
    Standard.ROAMING: _names("roaming isroaming roamingstatus"),
    Standard.RISK: _names("""
        risklevel riskcategory riskrating fraudrisk risk smspumpingriskscore fraudscore riskscore
        carrierriskcategory"""),
}
WHOLE_NAMES: Mapping[Standard, tuple[str, ...]] = {
    Standard.REACHABLE: _names("active connected live"),
    Standard.LINE_TYPE: _names("type linekind"),
}
# Names that mean the network or the line itself only with another word around them.
OF_ANOTHER = re.compile(r"origin|previous|former|roaming(network|country)|visited|caller")
# The network that the number's range was given to: it is the number's own as long as that wasn't ported.
ORIGINAL_NETWORK = _names("""
    originalnetworkdetailsname originalnetworknetworkname originalcarriername originalnetworkname originalnetwork
    originalcarrier originnetwork prefixnetwork""")
MCC, MNC = _names("mcc mobilecountrycode"), _names("mnc mobilenetworkcode")
# How an HLR's result may be called where its other columns show that it is one.
HLR_STATUS = _names("errorname statusgroupname status state lookupoutcomemessage")
HLR_SIGNS = frozenset(_names("roaming isroaming roamingstatus imsi msc servingmsc hlrvalid"))
# Columns with a score from 0 to 100, the higher the worse.
SCORES = frozenset(_names("smspumpingriskscore fraudscore riskscore"))
_MEDIUM_FROM, _HIGH_FROM, _MOST = 60, 85, 100
# Stand in the place of a network's name where a service knows none.
NO_NAME = frozenset(_names("unknown na none null available notavailable unavailable nodata undefined"))


def _each(said: Mapping[str, Iterable[str]]) -> dict[str, str]:
    return {plain(word): value for value, words in said.items() for word in words}


_YES_NO = _each({YES: ("yes", "true", "1", "y", "t"), NO: ("no", "false", "0", "n", "f")})
_WORDS: Mapping[Standard, Mapping[str, str]] = {
    Standard.REACHABLE: {
        **_YES_NO,
        **_each({
            YES: (
                "reachable", "connected", "live", "alive", "active", "online", "ok", "success", "no error", "delivered",
                "delivered to handset", "subscriber connected", "in service", "in use", "working", "registered",
            ),
            NO: (
                "unreachable", "not reachable", "temporarily unreachable", "dead", "absent", "absent subscriber",
                "subscriber absent", "temporarily absent", "ec absent subscriber", "ec unknown subscriber",
                "unknown subscriber", "inactive", "not active", "disconnected", "not connected", "not in use",
                "not in service", "out of service", "no longer in service", "unassigned", "not assigned", "unallocated",
                "not allocated", "deactivated", "undeliverable", "not deliverable", "switched off", "powered off",
                "suspended", "barred", "call barred", "bad number", "invalid", "invalid number", "nonexistent",
                "does not exist", "not found", "offline", "unregistered", "not registered",
            ),
        }),
    },
    Standard.REGISTERED: {
        **_YES_NO,
        **_each({
            YES: ("registered", "active", "exists", "valid", "found"),
            NO: ("unregistered", "not registered", "inactive", "not found", "invalid", "does not exist"),
        }),
    },
    Standard.LINE_TYPE: {
        **{plain(each): each for each in _LINE_TYPES},
        **_each({
            "mobile": ("cell", "cellular", "cell phone", "wireless", "gsm", "mobile phone", "prepaid"),
            "fixed line": ("landline", "fixed", "wireline", "pstn", "geographic", "fixed-line number"),
            "fixed line or mobile": ("landline or mobile", "mobile or landline", "mobile or fixed line"),
            "voip": ("fixed voip", "voip fixed", "non-fixed voip", "voip non-fixed", "voip nomadic", "virtual", "ip"),
            "toll free": ("freephone", "toll-free number"),
            "premium rate": ("premium",),
            "personal": ("personal number",),
            "uan": ("universal access number", "universal access"),
            "other": ("satellite", "m2m", "machine to machine", "special", "short code", "isp"),
        }),
    },
    Standard.PORTED: {
        **_YES_NO,
        **_each({YES: ("ported", "assumed ported"), NO: ("not ported", "assumed not ported", "unported")}),
    },
    Standard.ROAMING: {**_YES_NO, **_each({YES: ("roaming",), NO: ("not roaming", "home", "in home network")})},
    Standard.RISK: _each({
        "low": ("low", "very low", "minimal", "none", "safe"),
        "medium": ("medium", "moderate", "elevated", "mild"),
        "high": ("high", "very high", "critical", "severe", "extreme"),
    }),
}  # fmt: skip


def standard_value(meaning: Standard, value: str, taught: Mapping[str, str], *, score: bool = False) -> str:
    """Return what a value says; "" for a blank one, and `UNKNOWN` for one that isn't understood.

    `taught` has the values that a person taught, in plain form. `score`: it may be one from 0 to 100.
    """
    said = plain(value)
    if not said:
        return ""
    found = taught.get(said) or _WORDS[meaning].get(said)
    if found is None and score:
        found = _rated(value.strip())
    return found or UNKNOWN


def _rated(value: str) -> str | None:
    number = float(value) if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,9})?", value) else -1
    if not 0 <= number <= _MOST:
        return None
    return "low" if number < _MEDIUM_FROM else "medium" if number < _HIGH_FROM else "high"


def network_code(values: Iterable[str]) -> str:
    """Return the network's MCC and MNC, as in 262-01: from both in one value, or from one after the other; else ""."""
    country = ""
    for value in values:
        digits = re.sub(r"\D", "", value)
        if len(digits) in (5, 6) and (not country or digits.startswith(country)):
            return f"{digits[:3]}-{digits[3:]}"
        if country and 0 < len(digits) < 4:
            return f"{country}-{digits:0>2}"
        country = digits if len(digits) == 3 else ""
    return ""
