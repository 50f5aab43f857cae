"""Describes how rows are corrected where they stand: what a person orders, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from desktop_app.core.detection.table import ImportSummary


@dataclass(frozen=True, slots=True)
class TakeSuggestions:
    """Take what these patterns suggest, in every row or only in `rows`."""

    patterns: tuple[str, ...]
    rows: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class TypeNumber:
    """Put a typed text in place of a number; `place` is its index among the row's numbers."""

    row: int
    place: int
    text: str


@dataclass(frozen=True, slots=True)
class ReadAs:
    """Read the numbers with a problem in these rows as of a country (ISO 3166-1 alpha-2).

    Without a problem or a correction among them, the valid ones are meant.
    """

    rows: tuple[int, ...]
    country: str


@dataclass(frozen=True, slots=True)
class Restore:
    """Take the corrections of these rows back; None: of all rows."""

    rows: tuple[int, ...] | None = None


class CellCorrection(NamedTuple):
    """What was put in place of the text `raw` of a number in a cell, and the number that it is; JSON can hold it.

    `column` is the cell's index in the list. `how` as in `Correction`.
    """

    row: int
    column: int
    raw: str
    text: str
    how: str
    e164: str
    region: str
    line_type: str


@dataclass(frozen=True, slots=True)
class Repeat:
    """Correct a list as another reading of its file was: the same texts in the same cells."""

    corrections: tuple[CellCorrection, ...]


MendOrder = TakeSuggestions | TypeNumber | ReadAs | Restore | Repeat


@dataclass(frozen=True, slots=True)
class Correction:
    """The text that a number was changed to, and how: a pattern, `TYPED`, or of which country."""

    row: int
    place: int
    text: str
    how: str


@dataclass(frozen=True, slots=True)
class Example:
    """A row for which something is suggested: its number as it stands there, the text in its place, and the number."""

    row: int
    raw: str
    text: str
    e164: str


@dataclass(frozen=True, slots=True)
class SuggestionGroup:
    """All that is suggested by one pattern: how many numbers, of which countries, and some examples."""

    pattern: str
    count: int
    countries: Mapping[str, int] = field(default_factory=dict)
    examples: tuple[Example, ...] = ()


@dataclass(frozen=True, slots=True)
class Suggested:
    """What can be mended in a list: the groups, largest first; `corrected` numbers; `lost` ones that nothing restores.

    `steps`: how many orders can be undone, one after the other.
    """

    groups: tuple[SuggestionGroup, ...] = ()
    corrected: int = 0
    lost: int = 0
    steps: int = 0


NOTHING_SUGGESTED = Suggested()


@dataclass(frozen=True, slots=True)
class Mended:
    """What came of an order: `changed` numbers, and those that stayed as they were, with the first one's `problem`."""

    changed: int
    unchanged: int
    problem: str
    understanding: ImportSummary
    suggested: Suggested
