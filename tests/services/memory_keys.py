"""Keys that are kept nowhere."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass
class MemoryKeys:
    """`services.ports.Keys` of a test."""

    kept: dict[str, str] = field(default_factory=dict)
    takes: bool = True
    given: bool = False
    locked: bool = False  # a person unlocks them only for what is asked for anew
    refuses: bool = False  # that person doesn't say the password
    hesitates: asyncio.Event | None = None  # until then
    asked: list[str] = field(default_factory=list)  # origins that they were asked for
    asking: set[str] = field(default_factory=set)  # just now: nobody is asked twice

    async def get(self, origin: str, *, anew: bool = False) -> str | None:
        if anew and self.locked and origin in self.kept:
            await self._ask(origin)
        return None if self.locked else self.kept.get(origin)

    async def _ask(self, origin: str) -> None:
        if origin not in self.asking:
            self.asked.append(origin)
        if self.hesitates is not None:
            self.asking.add(origin)
            await self.hesitates.wait()
            self.asking.discard(origin)
        self.locked = self.refuses

    async def has(self, origin: str) -> bool:
        return origin in self.kept

    async def put(self, origin: str, key: str) -> bool:
        self.kept[origin] = key
        return self.takes

    def entrust(self, origin: str, *, first: bool = False) -> None:
        pass

    async def forget(self, origin: str) -> None:
        self.kept.pop(origin, None)
