"""Declares the handle of the running local service."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol


class LocalServiceHandle(Protocol):
    """The local service's process while it runs."""

    @property
    def base_url(self) -> str:
        """The service's address, including the version segment."""
        ...

    @property
    def api_key(self) -> str:
        """The key made for this run."""
        ...

    @property
    def alive(self) -> bool:
        """True if the process still runs."""
        ...

    async def aclose(self) -> None:
        """End the process."""
        ...


StartLocalService = Callable[[], Awaitable[LocalServiceHandle]]
