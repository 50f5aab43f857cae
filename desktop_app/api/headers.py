"""Parses response headers about limits and encodings, and ignores those that make no sense."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC
from email.utils import parsedate_to_datetime

# A person decides about longer waits, not a header.
LONGEST_WAIT = 3600.0
_SECONDS = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")
_COUNT = re.compile(r"\s*(-?[0-9]{1,12})(?![0-9])")


def retry_after(headers: Mapping[str, str], now: float) -> float | None:
    """Return the seconds to wait by `Retry-After` (RFC 9110, 10.2.3: seconds or a date), 0..3600; None if not given.

    `now` is in seconds since the epoch.
    """
    text = headers.get("Retry-After", "").strip()
    if _SECONDS.fullmatch(text):
        seconds = float(text)
    else:
        due = http_date(text)
        if due is None:
            return None
        seconds = due - now
    return min(LONGEST_WAIT, max(0.0, seconds))


def http_date(text: str) -> float | None:
    """Return a date (RFC 9110, 5.6.7) in seconds since the epoch; None if it is no date."""
    try:
        when = parsedate_to_datetime(text)
        return (when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError):
        return None


def remaining(headers: Mapping[str, str]) -> int | None:
    """Return the requests left by `X-RateLimit-Remaining` (API document, Limits); None if it has no number."""
    found = _COUNT.match(headers.get("X-RateLimit-Remaining", ""))
    return max(0, int(found[1])) if found else None


def content_length(headers: Mapping[str, str]) -> int | None:
    """Return the body's bytes as they travel, if the server says how many; else None."""
    text = headers.get("Content-Length", "").strip()
    known = re.fullmatch(r"[0-9]{1,18}", text) and "Transfer-Encoding" not in headers
    return int(text) if known else None


def media_type(headers: Mapping[str, str]) -> str:
    """Return `Content-Type` without its parameters, in lower case; "" if there is none."""
    return headers.get("Content-Type", "").partition(";")[0].strip().lower()
