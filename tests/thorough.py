"""Which of very many cases of one kind an ordinary run takes: every other one. DIALPROOF_THOROUGH=1 has it take all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")
Way = TypeVar("Way")

THOROUGH = bool(os.environ.get("DIALPROOF_THOROUGH"))


def some(cases: Sequence[Case], first: int = 0) -> tuple[Case, ...]:
    """Return every other case from `first` (0 or 1) on: two tests of the same cases take one half each."""
    return tuple(cases if THOROUGH else cases[first::2])


def examples(most: int) -> int:
    """Return how many examples of a property are drawn: half of the most."""
    return most if THOROUGH else most // 2


def in_one_way(cases: Sequence[Case], ways: Sequence[Way]) -> list[tuple[Case, Way]]:
    """Return each case in one of the ways, by turns."""
    if THOROUGH:
        return [(case, way) for case in cases for way in ways]
    return [(case, ways[at % len(ways)]) for at, case in enumerate(cases)]
