"""Asking for the announcement of a new version."""

from __future__ import annotations

from typing import Protocol


class ReadReleases(Protocol):
    """Fetches what an address says: without a key, a cookie, or anything of the person's."""

    async def __call__(self, address: str, /) -> bytes:
        """At most 16 KB. Raises `UpdateNotRead`."""
        ...
