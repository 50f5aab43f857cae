"""Decides what deserves a desktop notice: batches that ended or need a person, and a balance that became low."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum

from desktop_app.core.batches.status import BatchStatus

# A list is named by its title alone; a longer title would push the rest out of a notice.
_LONGEST = 80
_BLANKS = re.compile(r"\s+")


class News(StrEnum):
    """What somebody busy with something else wants to know of a batch."""

    DOUBT = "doubt"  # a person decides if a part of it arrived
    STUCK = "stuck"  # a person has to fix something
    OVER = "over"


def news_of(status: BatchStatus) -> News | None:
    """Return what is to be told of a batch; None while it moves, or is paused by a person, who knows."""
    if status.undecided:
        return News.DOUBT
    if status.stuck or status.tried or status.capped:
        return News.STUCK
    return News.OVER if status.ended else None


class NewsTracker:
    """Remembers what all batches had to tell, and which of it is new."""

    def __init__(self) -> None:
        self._known: dict[str, News | None] = {}
        self._begun = False

    def news(self, now: Mapping[str, News | None]) -> dict[str, News]:
        """Return the batches, by id, that need a person or have ended since the last call. The first call returns none.

        A new batch is news if it ended between two calls. A batch that vanishes for a while and returns unchanged is
        no news.
        """
        found = {
            batch_id: news
            for batch_id, news in now.items()
            if self._begun and news is not None and self._known.get(batch_id) is not news
        }
        self._known.update(now)
        self._begun = True
        return found


class LowBalances:
    """Remembers which connections' balances are low, so that each is reported once until it recovers."""

    def __init__(self) -> None:
        self._low: set[str] = set()

    def became(self, base_url: str, *, low: bool) -> bool:
        """Return True if this reading is the first low one."""
        new = low and base_url not in self._low
        if low:
            self._low.add(base_url)
        else:
            self._low.discard(base_url)
        return new


def plain_title(text: str) -> str:
    """Return a list's title for the desktop: one short line without invisible or direction-changing characters.

    Unicode's control and format characters (categories Cc and Cf, which direction marks are of) become blanks.
    """
    seen = "".join(
        " " if unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} else letter for letter in text
    )
    line = _BLANKS.sub(" ", seen).strip()
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1].rstrip()}…"
