"""The entries of the log that are shown: the newest ones, of a level and with words."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from desktop_app.core.log_lines import LEVELS, LogEntry

# Entries that are kept, the newest; more would be slow to lay out and read by nobody.
MOST = 5_000


class ShownLog:
    """`add` entries as they come; `gravity` and `words` say which of them are shown."""

    def __init__(self) -> None:
        self._entries: deque[LogEntry] = deque(maxlen=MOST)
        self.gravity = 0
        self.words = ""

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, entries: Iterable[LogEntry], *, anew: bool) -> list[LogEntry]:
        """Take these; which of them are shown. `anew`: nothing of before is left."""
        if anew:
            self._entries.clear()
        new = list(entries)[-MOST:]
        self._entries.extend(new)
        return list(filter(self.shows, new))

    def shown(self) -> list[LogEntry]:
        """All that are shown, the newest last."""
        return list(filter(self.shows, self._entries))

    def shows(self, entry: LogEntry) -> bool:
        """Whether an entry is among them."""
        return entry.gravity >= self.gravity and (not self.words or entry.has(self.words))


def gravity_of(level: str) -> int:
    """The place of a level's name: what is below it isn't shown."""
    return LEVELS.index(level)
