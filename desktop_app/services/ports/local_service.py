"""The local service while it runs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol


class LocalServiceHandle(Protocol):
    """The local service's process while it runs."""

    @property
    def base_url(self) -> str:
        """Its address, version segment included."""
        ...

    @property
    def api_key(self) -> str:
        """The key made for this run."""
        ...

    @property
    def alive(self) -> bool:
        """Whether the process still runs."""
        ...

    async def aclose(self) -> None:
        """End it."""
        ...


StartLocalService = Callable[[], Awaitable[LocalServiceHandle]]
