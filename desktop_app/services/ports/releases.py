"""Declares the request for the announcement of a new version."""

from __future__ import annotations

from typing import Protocol


class ReadReleases(Protocol):
    """Fetches the content of an address: without a key, a cookie, or anything of the person's."""

    async def __call__(self, address: str, /) -> bytes:
        """Return at most 16 KB. Raise `UpdateNotRead`."""
        ...
