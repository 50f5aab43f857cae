"""Keys that are kept nowhere."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class MemoryKeys:
    """`services.ports.Keys` of a test."""

    kept: dict[str, str] = field(default_factory=dict)
    takes: bool = True
    given: bool = False
    locked: bool = False  # nobody unlocks them but for what is asked for anew

    async def get(self, origin: str, *, anew: bool = False) -> str | None:
        return None if self.locked and not anew else self.kept.get(origin)

    async def has(self, origin: str) -> bool:
        return origin in self.kept

    async def put(self, origin: str, key: str) -> bool:
        self.kept[origin] = key
        return self.takes

    def entrust(self, origin: str, *, first: bool = False) -> None:
        pass

    async def forget(self, origin: str) -> None:
        self.kept.pop(origin, None)
