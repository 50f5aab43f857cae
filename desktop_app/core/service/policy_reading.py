"""Parses a policy's TOML text, and rejects every unknown or impossible entry with its line and the reason."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any
from urllib.parse import urlsplit

from desktop_app.core.batches.trial import LEAST_TRIAL, MOST_TRIAL
from desktop_app.core.errors import UsageError
from desktop_app.core.money.caps import Caps, CapSpan, amount_of
from desktop_app.core.profile.reading import ProfileWrong, read_profile
from desktop_app.core.service.connection import LOCAL, check_base_url, is_loopback
from desktop_app.core.service.policy import NO_PROXY, Feature, Network, Policy, Suppressed
from desktop_app.core.text.translatable import tr_text

LONGEST = 256 * 1024  # characters: a service profile may stand in it
_MOST_DAYS = 3_650

Beside = Callable[[str], str]  # the text of a file that the policy names; raises `PolicyWrong`
Check = Callable[[Any], Any]


class PolicyWrong(ValueError):
    """Raised for a text that isn't a policy: `line` from 1 (None: the whole)."""

    def __init__(self, line: int | None, reason: str) -> None:
        super().__init__(reason if line is None else tr_text("line {line}: {reason}", line=line, reason=reason))


class _Wrong(ValueError):
    """Raised for an impossible value."""


def read_policy(text: str, beside: Beside) -> Policy:
    """Return the policy in a text. Raise `PolicyWrong` for anything unknown or impossible: nothing is ignored."""
    if len(text) > LONGEST:
        raise PolicyWrong(None, tr_text("it is too long for a policy"))
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PolicyWrong(None, tr_text("it is not TOML ({words})", words=" ".join(str(error).split()))) from None
    except ValueError:  # `int` takes no more than some thousand digits
        raise PolicyWrong(None, tr_text("a number in it is too long")) from None
    checked = {name: _section(text, name, values) for name, values in found.items()}
    return _policy(text, checked, beside)


def _section(text: str, name: str, values: Any) -> dict[str, Any]:
    known = SECTIONS.get(name)
    if known is None:
        raise PolicyWrong(_line(text, "", name), _no_section(name))
    if not isinstance(values, dict):
        raise PolicyWrong(
            _line(text, "", name), tr_text("“{name}” is a section: write [{name}] on a line of its own", name=name)
        )
    found = {}
    for key, value in values.items():
        if key not in known:
            raise PolicyWrong(_line(text, name, key), _no_key(name, key, known))
        try:
            found[key] = known[key](value)
        except (_Wrong, UsageError) as error:
            raise PolicyWrong(_line(text, name, key), _of(key, error)) from None
    return found


def _policy(text: str, checked: Mapping[str, dict[str, Any]], beside: Beside) -> Policy:
    connection, network = checked.get("connection", {}), checked.get("network", {})
    off = frozenset(Feature(name) for name, on in checked.get("features", {}).items() if not on)
    base_url = connection.get("base_url", "")
    for key in ("name", *_PROFILE_KEYS):
        if key in connection and base_url in {"", LOCAL}:
            raise PolicyWrong(_line(text, "connection", key), _of(key, tr_text("it needs the base_url of a service")))
    if Feature.LOCAL_SERVICE in off and base_url in {"", LOCAL}:
        line = _line(text, "features", "local_service")
        raise PolicyWrong(line, _of("local_service", tr_text("without it the policy has to name a service (base_url)")))
    return Policy(
        base_url=base_url,
        name=connection.get("name", ""),
        profile=_profile(text, connection, beside),
        network=Network(network.get("proxy", ""), _named(text, "network", "certificates", network, beside)),
        caps=Caps(**checked.get("caps", {})),
        most_days=checked.get("keeping", {}).get("days"),
        updates=checked.get("updates", {}).get("address", ""),
        trial=checked.get("sending", {}).get("first_numbers"),
        suppression=_suppressed(checked.get("suppression", {})),
        off=off,
    )


def _suppressed(found: Mapping[str, Any]) -> Suppressed:
    return Suppressed(
        required=found.get("required", ()),
        file=found.get("file", ""),
        title=found.get("name", Suppressed().title),
        country=found.get("country", ""),
        may_shrink=found.get("may_shrink", False),
        optional=found.get("may_switch_off", True),
    )


def _named(text: str, section: str, key: str, values: Mapping[str, Any], beside: Beside) -> str:
    """Return the file that a key names, "" without the key. Reject an empty file: it would pass for an absent key."""
    if key not in values:
        return ""
    found = beside(values[key])
    if not found.strip():
        raise PolicyWrong(_line(text, section, key), _of(key, tr_text("the file is empty")))
    return found


def _profile(text: str, connection: Mapping[str, Any], beside: Beside) -> str:
    given = [key for key in _PROFILE_KEYS if key in connection]
    if not given:
        return ""
    key, *others = given
    if others:
        raise PolicyWrong(_line(text, "connection", others[0]), tr_text("the policy already has a service profile"))
    found = _named(text, "connection", key, connection, beside) if key.endswith("_file") else connection[key]
    try:
        read_profile(found)
    except ProfileWrong as error:
        raise PolicyWrong(_line(text, "connection", key), _of(key, error)) from None
    return found


def _line(text: str, section: str, key: str) -> int | None:
    """Return the line of a key, as far as TOML's plain notations show it; else that of its section's heading."""
    here, heading = "", None
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*\[+\s*([^\]]*?)\s*\]", line):
            here = found[1]
            if here == (section or key):
                heading = number
        elif here == section and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
            return number
    return heading


def _of(key: str, reason: object) -> str:
    return tr_text("{key}: {error}", key=key, error=reason)


def _no_section(name: str) -> str:
    near = difflib.get_close_matches(name, SECTIONS, 1)
    if near:
        return tr_text("there is no section “{name}”; “{near}” may be meant", name=name, near=near[0])
    return tr_text("there is no section “{name}”; it may have {known}", name=name, known=", ".join(SECTIONS))


def _no_key(section: str, key: str, known: Mapping[str, Any]) -> str:
    near = difflib.get_close_matches(key, known, 1)
    if near:
        return tr_text(
            "section [{section}] has no “{key}”; “{near}” may be meant", section=section, key=key, near=near[0]
        )
    return tr_text(
        "section [{section}] has no “{key}”; it may have {known}", section=section, key=key, known=", ".join(known)
    )


# --- Values ---


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise _Wrong(tr_text("it has to be a text in quotation marks"))
    return value.strip()


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        raise _Wrong(tr_text("it has to be a list of names in brackets"))
    return tuple(map(_name, value))


def _country(value: Any) -> str:
    text = _text(value).upper()
    if len(text) != 2 or not text.isascii() or not text.isalpha():
        raise _Wrong(tr_text("it has to be a country of two letters, as in GB"))
    return text


def _switch(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _Wrong(tr_text("it has to be true or false"))
    return value


def _days(value: Any) -> int:
    return _whole(value, 1, _MOST_DAYS)


def _trial(value: Any) -> int:
    return _whole(value, LEAST_TRIAL, MOST_TRIAL)


def _whole(value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _Wrong(tr_text("it has to be a whole number from {fewest} to {most}", fewest=str(least), most=str(most)))
    return value


def _cap(value: Any) -> Decimal:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise _Wrong(tr_text("it has to be an amount, as in 500 or 12.50"))
    try:
        return amount_of(value)
    except ValueError:
        raise _Wrong(tr_text("it has to be an amount, as in 500 or 12.50")) from None


def _base_url(value: Any) -> str:
    text = _text(value)
    return LOCAL if text.lower() == LOCAL else check_base_url(text)


def _name(value: Any) -> str:
    text = _text(value)
    if len(text) > 100 or not text.isprintable():
        raise _Wrong(tr_text("it has to be a short text on one line"))
    return text


def _path(value: Any) -> str:
    text = _text(value)
    if not (text.startswith("/") or re.match(r"[A-Za-z]:[\\/]", text)):
        raise _Wrong(tr_text("it has to be the whole path of a file"))
    return text


def _proxy(value: Any) -> str:
    text = _text(value)
    if text.lower() == NO_PROXY:
        return NO_PROXY
    parts = _parts(text)
    more = parts.path not in {"", "/"} or "?" in text or "#" in text
    if parts.scheme not in {"http", "https"} or not parts.hostname or more:
        raise _Wrong(tr_text("it has to be “none” or an address as in http://proxy.example:8080"))
    return text.rstrip("/")


def _release_address(value: Any) -> str:
    text = _text(value)
    parts = _parts(text)
    host = parts.hostname or ""
    if not host or (parts.scheme != "https" and not (parts.scheme == "http" and is_loopback(host))):
        raise _Wrong(tr_text("it has to begin with https://"))
    return text


def _parts(text: str) -> Any:
    """Split an address. Reject a password: everybody on the computer can read the policy file."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        port = 0
    if port == 0:
        raise _Wrong(tr_text("its host or port can't be right"))
    if not text.isprintable() or any(letter.isspace() for letter in text):
        raise _Wrong(tr_text("it has characters that no address has"))
    if parts.username is not None or parts.password is not None:
        raise _Wrong(tr_text("a user name or password has no place in it"))
    return parts


# The service profile as text or in a file of its own; earlier versions called it a dialect.
_PROFILE_KEYS: Mapping[str, Check] = {"profile": _text, "profile_file": _path, "dialect": _text, "dialect_file": _path}
# All keys; docs/for-it.md explains each.
SECTIONS: Mapping[str, Mapping[str, Check]] = {
    "connection": {"base_url": _base_url, "name": _name, **_PROFILE_KEYS},
    "network": {"proxy": _proxy, "certificates": _path},
    "caps": {span.value: _cap for span in CapSpan},
    "keeping": {"days": _days},
    "sending": {"first_numbers": _trial},
    "suppression": {
        "required": _names,
        "file": _path,
        "name": _name,
        "country": _country,
        "may_shrink": _switch,
        "may_switch_off": _switch,
    },
    "updates": {"address": _release_address},
    "features": {str(feature): _switch for feature in Feature},
}
