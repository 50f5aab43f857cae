"""Implements range requests (RFC 9110, sections 8.8, 13.1.5 and 14): what may be continued, and what continues it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from desktop_app.api.headers import content_length, http_date
from desktop_app.api.part_record import PartRecord

# Weak tags ("W/…") don't match: they promise the same meaning, not the same bytes.
_STRONG_TAG = re.compile(r'"[\x21\x23-\x7e]{1,256}"')
_CONTENT_RANGE = re.compile(r"bytes ([0-9]{1,18})-([0-9]{1,18})/([0-9]{1,18}|\*)", re.IGNORECASE)
# A date tells two versions apart only by seconds, and by the server's clock. This far in the past it is strong
# (8.8.2.2; the figure is that of RFC 7232, 2.2.2).
_SETTLED_SECONDS = 60.0


class ContentRange(NamedTuple):
    """Bytes `first` to `last`, both included, of `total` (None if the server doesn't say)."""

    first: int
    last: int
    total: int | None


def strong_validator(headers: Mapping[str, str]) -> str:
    """Return this version's name for `If-Range`: a strong entity tag, else a settled date; "" for neither.

    With an entity tag of any kind, the date must not be used (13.1.5).
    """
    if "ETag" in headers:
        tag = headers["ETag"].strip()
        return tag if _STRONG_TAG.fullmatch(tag) else ""
    text = headers.get("Last-Modified", "").strip()
    changed, now = http_date(text), http_date(headers.get("Date", ""))
    settled = changed is not None and now is not None and now - changed >= _SETTLED_SECONDS
    return text if settled and text.isascii() and text.isprintable() else ""


def is_identity(headers: Mapping[str, str]) -> bool:
    """Return True if the body is the file byte by byte; only such bytes can be counted and continued."""
    return headers.get("Content-Encoding", "").strip().lower() in {"", "identity"}


def new_record(address: str, headers: Mapping[str, str]) -> PartRecord | None:
    """Return the record of a file that begins with this 200; None if it can't be continued later."""
    validator = strong_validator(headers)
    return PartRecord(address, validator, content_length(headers)) if validator and is_identity(headers) else None


def asking_on(kept: PartRecord) -> dict[str, str]:
    """Return the headers that ask for the missing bytes; for a complete file, its last byte, to prove the version."""
    first = kept.size if kept.total is None else min(kept.size, kept.total - 1)
    return {"Range": f"bytes={first}-", "If-Range": kept.validator}


def content_range(headers: Mapping[str, str]) -> ContentRange | None:
    """Return `Content-Range` (14.4); None if it is absent or contradicts itself."""
    found = _CONTENT_RANGE.fullmatch(headers.get("Content-Range", "").strip())
    if found is None:
        return None
    first, last = int(found[1]), int(found[2])
    total = None if found[3] == "*" else int(found[3])
    return ContentRange(first, last, total) if first <= last and (total is None or last < total) else None


def continuing(kept: PartRecord, headers: Mapping[str, str]) -> ContentRange | None:
    """Return this 206's span in the file, `total` known; None if it doesn't continue the kept bytes."""
    span = content_range(headers)
    if span is None or not is_identity(headers) or not _same_version(kept.validator, headers):
        return None
    total = kept.total if span.total is None else span.total
    if total is None or kept.total not in {None, total} or not span.first <= kept.size <= total:
        return None
    if span.last < min(kept.size, total - 1) or content_length(headers) not in {None, span.last - span.first + 1}:
        return None
    return span._replace(total=total)


def _same_version(validator: str, headers: Mapping[str, str]) -> bool:
    """Return True if a 206 is of this version. One that names no version had to compare it itself (13.1.5)."""
    named = headers.get("ETag" if validator.startswith('"') else "Last-Modified")
    return named is None or named.strip() == validator
