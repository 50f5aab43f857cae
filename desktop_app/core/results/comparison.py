"""Compares two runs: which runs are likely meant, what has changed for each number, and how a change is written."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum

import phonenumbers

from desktop_app.core.batches.batch import Batch
from desktop_app.core.output.form import free_names
from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.core.results.standard_columns import NOTHING_TAUGHT, StandardColumns, Taught, place_of
from desktop_app.core.results.standard_words import TITLES
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
    """A column of both runs: its places among their answers' values, and in how many numbers it has changed.

    A standard column's places are below 0.
    """

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


def common_columns(
    before: Sequence[str], now: Sequence[str], taught: tuple[Taught, Taught] = (NOTHING_TAUGHT, NOTHING_TAUGHT)
) -> tuple[ComparedColumn, ...]:
    """Return the columns that both runs have, by name, in the later one's order; without our own reuse column.

    First come the standard columns of both that the services call otherwise. `taught`: what both profiles say of them.
    """
    old, new = StandardColumns(before, taught[0]), StandardColumns(now, taught[1])
    standard = [
        ComparedColumn(TITLES[meaning], place_of(meaning), place_of(meaning))
        for meaning in new
        if meaning in old and old.made_of(meaning) != new.made_of(meaning)
    ]
    places = {name: at for at, name in enumerate(before)}
    named = [
        ComparedColumn(name, places[name], at)
        for at, name in enumerate(now)
        if name in places and name != REUSED_COLUMN
    ]
    return (*standard, *named)


def step_text(before: str, now: str, empty: str) -> str:
    """Return a change as text: "mobile → voip"; `empty` stands for no value."""
    return f"{before or empty} → {now or empty}"


# The words used in the file.
CHANGE_WORDS = {
    Change.CHANGED: "changed",
    Change.SAME: "same",
    Change.NEW: "new",
    Change.GONE: "no longer there",
    Change.UNKNOWN: "not comparable",
}
_EMPTY = "(empty)"


def change_header(names: Sequence[str], titles: tuple[str, str]) -> list[str]:
    """Return the columns: number, its row in both lists, the change, then each column before and after.

    `titles` name the earlier and the later run.
    """
    own = ["Phone (E.164)", *(f"Row in {title}" for title in titles), "Change", "What changed"]
    beside = [f"{name} ({title})" for name in names for title in titles]
    return free_names((), [*own, *beside], " (2)")


def change_cells(change: NumberChange, names: Sequence[str]) -> list[str]:
    """Return the cells below `change_header`. A run without an answer leaves its cells empty."""
    rows = ["" if row is None else str(row) for row in (change.row_before, change.row_now)]
    none = ("",) * len(names)
    beside = [value for pair in zip(change.before or none, change.now or none, strict=True) for value in pair]
    return [change.e164, *rows, CHANGE_WORDS[change.change], "; ".join(changes(change, names, _EMPTY)), *beside]


def changes(change: NumberChange, names: Sequence[str], empty: str) -> list[str]:
    """Return each change of a number, as in "line_type: mobile → voip"; `empty` stands for no value."""
    if change.before is None or change.now is None:
        return []
    old, new = change.before, change.now
    return [f"{names[at]}: {step_text(old[at], new[at], empty)}" for at in change.changed]


_DIGITS = re.compile(r"[\d\W_]+")


class Likeness(IntEnum):
    """Ranks what two runs have in common; the greater, the likelier they are meant."""

    OTHER = 0
    SAME_PRODUCT = 1
    SAME_LIST = 2  # of another product
    EDITION = 3  # of the same product: the same recipe's former file, or one with the same name but for a date
    SAME_NAME = 4  # and product: a list that comes again under its name
    SAME_FILE = 5  # and product

    @property
    def likely(self) -> bool:
        """True if both runs are of the same list."""
        return self >= Likeness.SAME_LIST


@dataclass(frozen=True, slots=True)
class OtherRun:
    """Another run, and what it has in common with the current one."""

    batch: Batch
    likeness: Likeness


def likeness(one: Batch, other: Batch, *, edition: bool = False) -> Likeness:
    """Compare two runs by product and source: first by the sources' digests, then by file names.

    `edition`: their lists are known to be editions of one.
    """
    same_product = one.product == other.product
    same_file = one.list_id == other.list_id or bool(one.source_digest and one.source_digest == other.source_digest)
    if edition and same_product and not (same_file or _name(one) == _name(other)):
        return Likeness.EDITION
    if not (same_file or _name(one) == _name(other)):
        return Likeness.SAME_PRODUCT if same_product else Likeness.OTHER
    if not same_product:
        return Likeness.SAME_LIST
    return Likeness.SAME_FILE if same_file else Likeness.SAME_NAME


def other_runs(
    one: Batch, batches: Iterable[Batch], disjoint: Collection[str] = (), editions: Collection[str] = ()
) -> list[OtherRun]:
    """Return the other runs except deleted ones and those `disjoint`: likeliest first, equals newest first.

    `editions`: the lists that are editions of this one's.
    """
    others = (each for each in batches if each.id != one.id and each.deleted_at is None and each.id not in disjoint)
    found = [OtherRun(each, likeness(one, each, edition=each.list_id in editions)) for each in others]
    found.sort(key=lambda run: run.batch.created_at, reverse=True)
    found.sort(key=lambda run: run.likeness, reverse=True)
    return found


def in_other_countries(one: Batch, countries: Mapping[str, Collection[str]]) -> set[str]:
    """Return the runs that can share no number with this one, because no calling code is the same.

    `countries` has each run's countries (ISO 3166-1 alpha-2); a run that is missing there may share numbers. Countries
    alone aren't enough: a number of +44 or +1 may move to another of its countries in a later version of the metadata.
    """
    codes = {each: {_calling_code(country) for country in found} for each, found in countries.items()}
    here = codes.get(one.id)
    return set() if not here else {each for each, found in codes.items() if found and found.isdisjoint(here)}


def _calling_code(country: str) -> int:
    return phonenumbers.country_code_for_region(country)  # 0: no country's own, such as +800


def in_order(one: Batch, other: Batch) -> tuple[Batch, Batch]:
    """Return the earlier one and the later one."""
    return (one, other) if one.created_at <= other.created_at else (other, one)


def name_of_editions(file: str) -> str:
    """Return the letters of a file's name, which its newer editions share; "" for none."""
    return _DIGITS.sub("", file.rpartition(".")[0] or file).casefold()


def _name(batch: Batch) -> str:
    """Return the file name without its suffix: a CSV list may come as a workbook the next time."""
    name, dot, suffix = batch.file.rpartition(".")
    return (name if dot and name else suffix).casefold().strip()
