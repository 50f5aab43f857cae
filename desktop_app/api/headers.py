"""What response headers say about limits and encodings; whatever makes no sense is as if it weren't there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC
from email.utils import parsedate_to_datetime

# Longer waits are the person's business, not a header's.
LONGEST_WAIT = 3600.0
_SECONDS = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")
_COUNT = re.compile(r"\s*(-?[0-9]{1,12})(?![0-9])")


def retry_after(headers: Mapping[str, str], now: float) -> float | None:
    """Seconds to wait by `Retry-After` (RFC 9110, 10.2.3: seconds or a date), 0..3600; None where not said.

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
    """Seconds since the epoch of a date (RFC 9110, 5.6.7); None where it is none."""
    try:
        when = parsedate_to_datetime(text)
        return (when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError):
        return None


def remaining(headers: Mapping[str, str]) -> int | None:
    """Requests left by `X-RateLimit-Remaining` (API document, Limits); None where it names no number."""
    found = _COUNT.match(headers.get("X-RateLimit-Remaining", ""))
    return max(0, int(found[1])) if found else None


def content_length(headers: Mapping[str, str]) -> int | None:
    """Bytes of the body as they travel, where the server says how many."""
    text = headers.get("Content-Length", "").strip()
    known = re.fullmatch(r"[0-9]{1,18}", text) and "Transfer-Encoding" not in headers
    return int(text) if known else None


def media_type(headers: Mapping[str, str]) -> str:
    """`Content-Type` without its parameters, in lower case; "" where there is none."""
    return headers.get("Content-Type", "").partition(";")[0].strip().lower()
