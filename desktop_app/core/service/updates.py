"""Tells the installed version, parses the announcement of a new one, and compares them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from desktop_app.core.text.translatable import tr_text

# The program knows no address of announcements: only an organisation's policy names one.
ADDRESS = ""
EVERY = timedelta(days=1)
# Release numbers as PEP 440 orders them. A pre-release ("1.2rc1") is no release.
_VERSION = re.compile(r"v?([0-9]{1,6}(?:\.[0-9]{1,6}){0,5})\Z")
_LONGEST_PAGE = 300


class ReleaseNotUnderstood(ValueError):
    """Raised for data that is no announcement; its text says why."""


def installed_version(package: str = "dialproof") -> str:
    """Return the version of an installed package; "" if it isn't installed. The program isn't when run from source."""
    from importlib.metadata import PackageNotFoundError, version  # 15 ms: not needed while the window starts

    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@dataclass(frozen=True, slots=True)
class Release:
    """An announced version, and its page."""

    version: str
    page: str


def read_release(data: bytes) -> Release:
    """Parse `{"version": "1.2", "page": "https://…"}`. Raise `ReleaseNotUnderstood` for anything else."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise ReleaseNotUnderstood(tr_text("the answer isn't in the form that was expected")) from None
    version, page = (found.get(key) if isinstance(found, dict) else None for key in ("version", "page"))
    if not isinstance(version, str) or numbers_of(version) is None:
        raise ReleaseNotUnderstood(tr_text("the answer names no version"))
    if not isinstance(page, str) or not _is_page(page):
        raise ReleaseNotUnderstood(tr_text("the answer names no page on https"))
    return Release(version.removeprefix("v"), page)


def _is_page(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= _LONGEST_PAGE
    return plain and parts.scheme == "https" and bool(parts.hostname) and parts.username is None


def numbers_of(version: str) -> tuple[int, ...] | None:
    """Return the numbers of a release: "1.2" is (1, 2). None if it isn't one."""
    found = _VERSION.match(version)
    return tuple(map(int, found[1].split("."))) if found else None


def newer(announced: str, installed: str) -> bool:
    """Return True if `announced` is newer. 1.2 and 1.2.0 are equal. Return False if either is no release."""
    theirs, ours = numbers_of(announced), numbers_of(installed)
    if theirs is None or ours is None:
        return False
    return _without_zeros(theirs) > _without_zeros(ours)


def _without_zeros(numbers: tuple[int, ...]) -> tuple[int, ...]:
    while numbers and numbers[-1] == 0:
        numbers = numbers[:-1]
    return numbers


def due(last: datetime | None, now: datetime) -> bool:
    """Return True if a day has passed, or the clock has gone back."""
    return last is None or not timedelta(0) <= now - last < EVERY
