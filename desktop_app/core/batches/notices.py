"""What is worth a notice outside the window: which batches came to something, and a balance that became low."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum

# A list is named by its title alone; what is longer would push the rest out of a notice.
_LONGEST = 80
_BLANKS = re.compile(r"\s+")


class Phase(StrEnum):
    """What a batch is about, as far as somebody who does something else wants to know."""

    MOVING = "moving"
    PAUSED = "paused"  # by a person, who knows
    DOUBT = "doubt"  # a person decides whether a part of it arrived
    STUCK = "stuck"  # a person puts something right
    OVER = "over"


_TOLD = {Phase.DOUBT, Phase.STUCK, Phase.OVER}


class Phases:
    """The phases of all batches, and which of them are news."""

    def __init__(self) -> None:
        self._known: dict[str, Phase] = {}
        self._begun = False

    def news(self, now: Mapping[str, Phase]) -> dict[str, Phase]:
        """Batches, by id, that need a person or are over since the last look; at the first look nothing is new.

        One that wasn't there before is new where it came to its end between two looks. One that is gone for a while
        and comes back as it was says nothing.
        """
        found = {
            batch_id: phase
            for batch_id, phase in now.items()
            if self._begun and phase in _TOLD and self._known.get(batch_id) is not phase
        }
        self._known.update(now)
        self._begun = True
        return found


class Lows:
    """Which balances are known to be low, by their connection: each is told once, until it was enough again."""

    def __init__(self) -> None:
        self._low: set[str] = set()

    def became(self, base_url: str, *, low: bool) -> bool:
        """Whether this reading is the first one that is low."""
        new = low and base_url not in self._low
        if low:
            self._low.add(base_url)
        else:
            self._low.discard(base_url)
        return new


def plain_title(text: str) -> str:
    """A list's title for the desktop: one line, not too long, nothing in it that isn't seen or turns the rest around.

    Unicode's control and format characters (categories Cc and Cf, which direction marks are of) become blanks.
    """
    seen = "".join(
        " " if unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} else letter for letter in text
    )
    line = _BLANKS.sub(" ", seen).strip()
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1].rstrip()}…"


def whole_percent(share: float) -> int:
    """A share as 0..99: never 100 before it is over, which is said otherwise."""
    return max(0, min(99, int(share * 100)))
