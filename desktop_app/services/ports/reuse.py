"""What a child process is told of answers that may be filled in, and what it found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class AnswerSource:
    """The answers of a batch, in the list below `folder`; `made` says by task when they were, `newest` when the last.

    Those of tasks that aren't there aren't taken, but for the ones that the batch itself took over: the list has their
    dates.
    """

    batch_id: str
    folder: Path
    made: Mapping[int, datetime]
    newest: datetime


@dataclass(frozen=True, slots=True)
class ReuseOrder:
    """Which answers to fill in: those of `sources` made `days` before `now` at most, and not after it.

    The numbers that are left get their places `by_country`, or all in one row.
    """

    sources: tuple[AnswerSource, ...]
    now: datetime
    days: int
    by_country: bool = True


@dataclass(frozen=True, slots=True)
class FilledIn:
    """Distinct numbers by the batch that their answer is from, when those were made, and a digest of the numbers."""

    sources: Mapping[str, int]
    oldest: datetime
    newest: datetime
    digest: str


@dataclass(frozen=True, slots=True)
class BegunRound:
    """Numbers that have a place to be sent from, by country; and what was filled in, None for nothing."""

    counts: dict[str, int]
    filled_in: FilledIn | None
