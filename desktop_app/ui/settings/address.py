"""A service's address while it is typed: as it would be kept, or what is wrong with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from desktop_app.core.service_address import ascii_host, is_loopback
from desktop_app.ui import words

_VERSION = re.compile(r"v\d+(\.\d+)*\Z", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Address:
    """`base_url` as it is kept, "" where `problem` says why not; `advice` where it only looks unusual."""

    base_url: str = ""
    problem: str = ""
    advice: str = ""


def read_address(text: str) -> Address:
    """Judge what was typed. https is required except on this computer; the version segment is only advised."""
    text = text.strip()
    try:
        parts = urlsplit(text)
        host, port = ascii_host(parts.hostname or ""), parts.port
    except ValueError:
        return Address(problem=_tr("Its host or port can't be right."))
    problem = _problem(text, parts, host)
    if problem:
        return Address(problem=problem)
    shown = f"[{host}]" if ":" in host else host
    path = parts.path.rstrip("/")
    base_url = f"{parts.scheme}://{shown}" + (f":{port}" if port else "") + path
    unusual = not _VERSION.match(path.rpartition("/")[2])
    advice = _tr("The address usually ends with the version, as in /api/v1.") if unusual else ""
    return Address(base_url, advice=advice)


def _problem(text: str, parts: SplitResult, host: str) -> str:
    if parts.scheme not in ("http", "https") or "//" not in text:
        return _tr("The address has to begin with https://")
    if not host or any(letter.isspace() for letter in text) or host.startswith(".") or ".." in host:
        return _tr("It names no host.")
    if parts.username is not None or parts.password is not None:
        return _tr("A user name or password has no place in it; the key is entered below.")
    if "?" in text or "#" in text:
        return _tr("It ends with the version, without “?” and “#”.")
    if parts.scheme == "http" and not is_loopback(host):
        return _tr("Your key would go unencrypted: it has to begin with https://")
    return ""


def _tr(text: str) -> str:
    return words.tr(text, "settings")
