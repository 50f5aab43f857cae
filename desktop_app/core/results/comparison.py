"""Compares two runs: what has changed for each number, and how to filter those changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.core.rows.list_row import ColumnValue

# Columns about the look-up, not the number. They differ from run to run, so every number would look changed.
_OF_THE_LOOKUP = frozenset(
    {
        *("id", "uuid", "request_id", "lookup_id", "check_id", "task_id", "batch_id", "timestamp", "date", "time"),
        *("checked", "checked_at", "created_at", "updated_at", "processed_at", "answered_at", "queried_at"),
        *("cost", "price", "charge", "charged", "credits", "duration", "latency", "response_time"),
    }
)
_NO_LETTERS = re.compile(r"[\W_]+")


class Change(StrEnum):
    """A number's change from the earlier run to the later one.

    CHANGED and SAME: both have an answer. NEW: the number stands in the later list only, GONE: in the earlier one only.
    UNKNOWN: it stands in both, and one of them, or both, has no answer to compare.
    """

    CHANGED = "changed"
    SAME = "same"
    NEW = "new"
    GONE = "gone"
    UNKNOWN = "unknown"


# The changes of numbers that stand in both lists.
IN_BOTH = (Change.CHANGED, Change.SAME, Change.UNKNOWN)


@dataclass(frozen=True, slots=True)
class ComparedColumn:
    """A column of both runs: its places among their answers' values, and in how many numbers it has changed."""

    name: str
    before: int
    now: int
    changed: int = 0


@dataclass(frozen=True, slots=True)
class Compared:
    """The comparison of two runs, in distinct numbers.

    `left_out` are columns of both that were not compared; `before_only` and `now_only` are those that one run lacks.
    `reused`: how many of the later run's answers came from an earlier run instead of being asked for again.
    """

    counts: Mapping[Change, int]
    columns: tuple[ComparedColumn, ...]
    left_out: tuple[str, ...] = ()
    before_only: tuple[str, ...] = ()
    now_only: tuple[str, ...] = ()
    reused: int = 0

    @property
    def numbers(self) -> int:
        """All numbers of both lists, each counted once."""
        return sum(self.counts.values())

    @property
    def compared(self) -> int:
        """The numbers with an answer in both runs."""
        return self.counts.get(Change.CHANGED, 0) + self.counts.get(Change.SAME, 0)


@dataclass(frozen=True, slots=True)
class NumberChange:
    """One number: `row_before` and `row_now` are its first row in each list, None if it isn't there.

    `before` and `now` lie beside `Compared.columns`, None if that run has no answer.
    """

    e164: str
    change: Change
    row_before: int | None
    row_now: int | None
    before: tuple[str, ...] | None
    now: tuple[str, ...] | None

    @property
    def changed(self) -> tuple[int, ...]:
        """The places of the columns that have changed."""
        if self.before is None or self.now is None:
            return ()
        return tuple(at for at, (old, new) in enumerate(zip(self.before, self.now, strict=True)) if old != new)


@dataclass(frozen=True, slots=True)
class ChangeFilter:
    """Filters the numbers of a comparison: those that match every part given.

    `column` (a place among the compared ones) must have changed, and from `step[0]` to `step[1]` if that is given.
    `search` looks in number and values, case ignored. `sort` is "", "number", "row", "change", "before" or "now"; the
    last two sort by `column`. `also`: values of compared columns, by their places, that the search also finds, because
    the words shown for them contain the searched text.
    """

    change: Change | None = None
    column: int | None = None
    step: tuple[str, str] | None = None
    search: str = ""
    sort: str = ""
    descending: bool = False
    also: tuple[ColumnValue, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """Counts the numbers that went from one value of a column to another."""

    before: str
    now: str
    numbers: int


def of_the_lookup(name: str) -> bool:
    """Return True if a column is about the look-up, such as its time or its cost, and not about the number."""
    return _NO_LETTERS.sub("_", name.strip()).strip("_").casefold() in _OF_THE_LOOKUP


def common_columns(before: Iterable[str], now: Iterable[str]) -> tuple[ComparedColumn, ...]:
    """Return the columns that both runs have, by name, in the later one's order; without our own reuse column."""
    places = {name: at for at, name in enumerate(before)}
    return tuple(
        ComparedColumn(name, places[name], at)
        for at, name in enumerate(now)
        if name in places and name != REUSED_COLUMN
    )


def step_text(before: str, now: str, empty: str) -> str:
    """Return a change as text: "mobile → voip"; `empty` stands for no value."""
    return f"{before or empty} → {now or empty}"
