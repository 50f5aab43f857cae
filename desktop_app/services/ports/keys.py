"""Where API keys are kept."""

from __future__ import annotations

from typing import Protocol


class Keys(Protocol):
    """API keys: in the system keyring, or in memory for this run."""

    @property
    def given(self) -> bool:
        """Whether a key was given for this run, whomever it is meant for."""
        ...

    async def get(self, origin: str, *, anew: bool = False) -> str | None:
        """The key for an origin, None where none is known.

        `anew`: a person who didn't unlock it may be asked again, unless they are being asked just now.
        """
        ...

    async def has(self, origin: str) -> bool:
        """Whether there is a key for an origin; nobody is asked to unlock anything for it."""
        ...

    def entrust(self, origin: str, *, first: bool = False) -> None:
        """A key given for this run is meant for this origin; `first`: even where the origin has one of its own."""
        ...

    async def put(self, origin: str, key: str) -> bool:
        """Keep a key; whether the system keyring took it (else it lasts for this run)."""
        ...

    async def forget(self, origin: str) -> None:
        """Delete a key."""
        ...
