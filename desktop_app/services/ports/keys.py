"""Declares the store of API keys."""

from __future__ import annotations

from typing import Protocol


class Keys(Protocol):
    """API keys: in the system keyring, or in memory for this run."""

    @property
    def given(self) -> bool:
        """True if a key was given for this run, whichever origin it is meant for."""
        ...

    async def get(self, origin: str, *, anew: bool = False) -> str | None:
        """Return the key for an origin; None if none is known.

        `anew`: a person who didn't unlock the keyring may be asked again, unless they are being asked now.
        """
        ...

    async def has(self, origin: str) -> bool:
        """Return True if there is a key for an origin; nobody is asked to unlock anything."""
        ...

    def entrust(self, origin: str, *, first: bool = False) -> None:
        """Assign a key given for this run to this origin; `first`: even if the origin has a key of its own."""
        ...

    async def put(self, origin: str, key: str) -> bool:
        """Store a key. Return True if the system keyring took it; otherwise it lasts for this run."""
        ...

    async def forget(self, origin: str) -> None:
        """Delete a key."""
        ...
