"""Describes suppression lists: a person's own files of numbers that must not be used, and what they mean for a list.

A suppressed number is never sent, has the verdict `Verdict.SUPPRESSED` whatever was answered, and is in no clean list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
# Columns of an output, where any suppression list applies; and the columns of the sheet that proves them.
SUPPRESSED_COLUMNS = ("Suppressed by", "Suppressed since")
PROOF_COLUMNS = ("Phone (E.164)", "Row", "Suppressed by", "Purpose", "Suppressed since", "Suppressed until")


class Since(NamedTuple):
    """Since when numbers are suppressed: the `first` of them, and the `last`."""

    first: datetime
    last: datetime

    @property
    def one_day(self) -> bool:
        """True if all of them are since the same day."""
        return self.first.date() == self.last.date()

    def __str__(self) -> str:
        """Return “2025-03-03, the latest 2026-11-28”, or the one day."""
        latest = "" if self.one_day else f", the latest {self.last:%Y-%m-%d}"
        return f"{self.first:%Y-%m-%d}{latest}"


@dataclass(frozen=True, slots=True)
class SuppressionList:
    """A suppression list: `numbers` distinct ones from `rows` rows, `problems` of which had no number to be understood.

    `added_at` is when it was made, `changed_at` when a file was last added, which was called `source`. `mark` is
    another one after each change. `shared`: the organisation's, which nobody here can delete. `gone`: how many of its
    numbers its file no longer has; they stay on it, since a file may be caught half copied. `undated`: how many rows
    of the file that was added last had no date to be understood in its column of dates, so the day of import counts.
    `dated` is since when its numbers are on it, where its files named dates of their own.
    """

    id: str
    name: str
    purpose: str
    added_at: datetime
    changed_at: datetime
    source: str
    country: str
    rows: int
    numbers: int
    problems: int
    mark: str
    shared: bool = False
    gone: int = 0
    undated: int = 0
    dated: Since | None = None

    @property
    def since(self) -> Since:
        """Since when its numbers are on it."""
        return self.dated or Since(self.added_at, self.added_at)

    def as_json(self) -> dict[str, Any]:
        """Return the object that `dialproof suppress --json` prints."""
        return {
            "id": self.id,
            "name": self.name,
            "purpose": self.purpose,
            "since": self.added_at.isoformat(timespec="seconds"),
            "changed": self.changed_at.isoformat(timespec="seconds"),
            "source": self.source,
            "country": self.country,
            "numbers": self.numbers,
            "rows": self.rows,
            "not_numbers": self.problems,
            "shared": self.shared,
            **({"no_longer_in_file": self.gone} if self.gone else {}),
            **({"rows_without_date": self.undated} if self.undated else {}),
            **({"first_since": f"{self.dated.first:%Y-%m-%d}"} if self.dated else {}),
            **({"last_since": f"{self.dated.last:%Y-%m-%d}"} if self.dated else {}),
        }


class OddRow(NamedTuple):
    """A row of a suppression file whose number can't be understood: its row there, the cell, and the problem."""

    source: str
    row: int
    raw: str
    problem: str


class Edition(NamedTuple):
    """A file that was added to a suppression list: its day, and how many of its numbers came with it and are there."""

    source: str
    since: str
    numbers: int


class ListedNumber(NamedTuple):
    """A number on a suppression list, since when, and the file that it came in."""

    e164: str
    since: str
    source: str


class Suppressing(NamedTuple):
    """One suppression list that a number is on, and since when: “2026-03-01”."""

    name: str
    since: str


class AppliedList(NamedTuple):
    """A suppression list as it was applied to a list: another `mark` means other numbers."""

    id: str
    name: str
    purpose: str
    mark: str


@dataclass(frozen=True, slots=True)
class SuppressionMarks:
    """What the suppression lists that apply to a list mean for it: `numbers` distinct ones are suppressed.

    `each` has the count of each of `lists`, `countries` that of each country.
    """

    lists: tuple[AppliedList, ...] = ()
    numbers: int = 0
    each: tuple[int, ...] = ()
    countries: Mapping[str, int] = field(default_factory=dict)

    def named(self) -> list[tuple[str, int]]:
        """Return the names of the lists that suppress any number, with the count of each."""
        found = zip(self.lists, self.each, strict=True)
        return [(applied.name, count) for applied, count in found if count]

    def left(self, countries: Mapping[str, int]) -> dict[str, int]:
        """Return counts of numbers by country without the suppressed ones."""
        rest = {country: count - self.countries.get(country, 0) for country, count in countries.items()}
        return {country: count for country, count in rest.items() if count > 0}

    def as_saved(self) -> dict[str, Any]:
        """Return the marks for the list's own file."""
        return {
            "lists": [list(each) for each in self.lists],
            "numbers": self.numbers,
            "each": list(self.each),
            "countries": dict(self.countries),
        }

    @classmethod
    def from_saved(cls, saved: Mapping[str, Any]) -> SuppressionMarks:
        """Return the marks that `as_saved` stored."""
        lists = tuple(AppliedList(*each) for each in saved["lists"])
        return cls(lists, saved["numbers"], tuple(saved["each"]), saved["countries"])


NO_MARKS = SuppressionMarks()


@dataclass(frozen=True, slots=True)
class KeptBack:
    """The numbers of a batch that were suppressed before they were sent, and so are in none of its tasks.

    `digest` tells which they were; "" once more were taken out of tasks that waited. `lists` has the names.
    `unsettled`: a task is just being divided, and the counts are of before.
    """

    numbers: int = 0
    digest: str = ""
    lists: Sequence[str] = ()
    unsettled: bool = False

    def as_saved(self) -> dict[str, Any]:
        """Return the value for the journal's settings."""
        return {**asdict(self), "lists": list(self.lists)}

    @classmethod
    def from_saved(cls, saved: Any) -> KeptBack:
        """Return what `as_saved` stored; nothing for anything else."""
        if not isinstance(saved, dict):
            return cls()
        return cls(saved["numbers"], saved["digest"], tuple(saved["lists"]), saved["unsettled"])


def since_epoch(seconds: int) -> datetime:
    """Return the moment so many seconds after 1970 began, or before: Windows' own conversion knows none before."""
    return _EPOCH + timedelta(seconds=seconds)


def day_of(seconds: int) -> str:
    """Return the day of a moment as files have it: “2026-03-01”."""
    return f"{since_epoch(seconds):%Y-%m-%d}"


def joined_names(suppressed: Sequence[Suppressing]) -> tuple[str, str]:
    """Return the cells of `SUPPRESSED_COLUMNS` for a number's lists; both blank without any."""
    return "; ".join(each.name for each in suppressed), "; ".join(each.since for each in suppressed)
