"""Holds the figures of a report: how good a list's numbers are, and by what; without a word and without a number of it.

Whatever is counted here are rows, unless it says otherwise; each group's counts are part of the whole list's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.detection.table import Column, TableShape
from desktop_app.core.errors import UsageError
from desktop_app.core.money.list_charges import BatchCharge, ServiceCharge, added_up
from desktop_app.core.numbers.phone import masked_text
from desktop_app.core.results.comparison import Change
from desktop_app.core.results.suppression import Since
from desktop_app.core.results.verdict import NO_VERDICTS, VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.text.translatable import tr_text

# A column that says where rows come from has at least two values, and few enough to be looked at side by side.
FEWEST_VALUES, MOST_VALUES = 2, 20
# Places of an amount that is worked out.
_FINEST = 6
# Each value stands in so many rows on average; a column of names or of addresses has one row each.
_ROWS_A_VALUE = 3
_LONGEST_VALUE = 60  # characters


@dataclass(frozen=True, slots=True)
class Group:
    """The rows with one value by verdict; "" stands for no value, None for all values that aren't shown alone."""

    value: str | None
    verdicts: VerdictCounts

    @property
    def rows(self) -> int:
        """All rows of the group."""
        return self.verdicts.rows


def grouped(counts: Mapping[tuple[str, str], int]) -> tuple[Group, ...]:
    """Return the groups of rows counted by value and verdict, the largest first and rows without a value last."""
    found: dict[str, Counter[str]] = {}
    for (value, verdict), count in counts.items():
        found.setdefault(value, Counter())[verdict] += count
    groups = [Group(value, VerdictCounts.of(each)) for value, each in found.items()]
    return tuple(sorted(groups, key=lambda each: (not each.value, -each.rows, each.value)))


@dataclass(frozen=True, slots=True)
class BySource:
    """The rows by the value of one of the list's own columns."""

    column: str
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Earlier:
    """The run before: its rows by verdict, and how the distinct numbers of both lists have changed since."""

    verdicts: VerdictCounts
    changes: Mapping[Change, int]


@dataclass(frozen=True, slots=True)
class AppliedSuppression:
    """A suppression list that was applied to the list: how many `numbers` are on it, and since when.

    Where none is, `since` is that of all its own numbers; None if it is gone.
    """

    id: str
    name: str
    numbers: int
    since: Since | None = None


@dataclass(frozen=True, slots=True)
class ListFigures:
    """What is counted in a list and the answers of one batch.

    `line_types` are those of the answers, where they tell, else those of the numbers' ranges. `repeated` and `unfit`
    count numbers, several of a row alike: those that stood in the list before, and those that can't be sent. A person
    has `corrected` some, by hand or by suggestion.
    """

    verdicts: VerdictCounts = NO_VERDICTS
    countries: tuple[Group, ...] = ()
    line_types: tuple[Group, ...] = ()
    source: BySource | None = None
    repeated: int = 0
    unfit: int = 0
    earlier: Earlier | None = None
    corrected: int = 0
    suppressions: tuple[AppliedSuppression, ...] = ()


@dataclass(frozen=True, slots=True)
class Saved:
    """Numbers that were in the list and weren't sent for a step; `price` of one, None if nobody knows it."""

    repeated: int = 0
    unfit: int = 0
    reused: int = 0
    suppressed: int = 0
    price: Decimal | None = None

    @property
    def numbers(self) -> int:
        """Those that would have been paid for otherwise: an `unfit` one can't be sent at all."""
        return self.repeated + self.reused + self.suppressed

    @property
    def amount(self) -> Decimal | None:
        """What these would have cost at that price; None without one."""
        return None if self.price is None else round(self.price * self.numbers, _FINEST)


@dataclass(frozen=True, slots=True)
class ReportStep:
    """A batch of the list: its `product` by name, how far it is, what it was charged, and what it `saved`.

    The charge's `service` is the address that its numbers were sent to, "" for the local service; `account` is the
    connection's name.
    """

    batch: Batch
    product: str
    progress: ProgressCounts
    charge: BatchCharge
    account: str = ""
    saved: Saved = Saved()


@dataclass(frozen=True, slots=True)
class Report:
    """All that a report says of a list as seen from a `batch`, made at `made_at`.

    `steps` are all batches of the list that judge it together, the first one first. `earlier` is the run that the
    figures are compared with.
    """

    batch: Batch
    made_at: datetime
    figures: ListFigures
    steps: tuple[ReportStep, ...]
    simulated: bool = False
    earlier: Batch | None = None

    @property
    def sent(self) -> bool:
        """True if anything of it was sent."""
        return any(each.charge.sent for each in self.steps)

    @property
    def partial(self) -> bool:
        """True if there may be more answers."""
        return any(each.progress.partial for each in self.steps)

    @property
    def charged(self) -> list[ServiceCharge]:
        """What all steps cost together, by service and unit."""
        return added_up(each.charge for each in self.steps)

    @property
    def saved(self) -> Saved:
        """The numbers of all steps that weren't sent, without a price: each step has its own."""
        return Saved(
            *(
                sum(getattr(each.saved, kind) for each in self.steps)
                for kind in ("repeated", "unfit", "reused", "suppressed")
            )
        )

    @property
    def counts(self) -> Mapping[Verdict, int]:
        """The rows by verdict, which together are all rows that came in."""
        return self.figures.verdicts.each()


# --- The column that says where rows come from ---


_SOURCE_WORDS = re.compile(
    r"source|campaign|origin|channel|utm|medium|segment|list|quelle|herkunft|kampagne|kanal|fuente|origen|campa[nñ]a|"
    r"canal|campagne|provenance|fonte|origem|campanha|来源|渠道|活动|名单",
    re.IGNORECASE,
)


def source_column(shape: TableShape, cells: Iterable[Sequence[str]]) -> Column | None:
    """Return the column by whose values a list's rows are best compared; None if there is none.

    `cells` are the first rows. One that is called “Source” or the like is taken first, then the first other one with
    few values. Phones and countries are counted anyway.
    """
    taken = {each.index for each in (*shape.phone_columns, *([shape.country_column] if shape.country_column else []))}
    values: dict[int, Counter[str]] = {each.index: Counter() for each in shape.columns if each.index not in taken}
    rows = 0
    for row in cells:
        rows += 1
        for at, counts in values.items():
            counts[row[at].strip() if at < len(row) else ""] += 1
    few = [each for each in shape.columns if each.index in values and _tells(values[each.index], rows)]
    return next((each for each in few if _SOURCE_WORDS.search(each.name)), next(iter(few), None))


def _tells(counts: Counter[str], rows: int) -> bool:
    told = [value for value in counts if value]
    if not FEWEST_VALUES <= len(told) <= MOST_VALUES or max(map(len, told)) > _LONGEST_VALUE:
        return False
    if any(masked_text(value) != value for value in told):
        return False  # a report has no phone numbers
    return 2 * counts[""] <= rows and len(told) * _ROWS_A_VALUE <= rows


def named_column(shape: TableShape, name: str) -> Column:
    """Return the column that a person named, in any case of its letters. Raise UsageError if there is none."""
    wanted = name.strip().casefold()
    for each in shape.columns:
        if each.name.strip().casefold() == wanted:
            return each
    known = ", ".join(each.name for each in shape.columns if each.name)
    raise UsageError(reason=tr_text("There is no column “{name}”; there are {known}.", name=name, known=known))


@dataclass(frozen=True, slots=True)
class SourceChoice:
    """By which column rows are counted: the one of this name, none at all (`off`), or the one that is found."""

    name: str = ""
    off: bool = False


FOUND_SOURCE = SourceChoice()
