"""Declares what a child process is told about reusable answers, and what it found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class AnswerSource:
    """The answers of a batch, in the list in `folder`; `made` has their times by task, `newest` the last of them.

    Answers of tasks that `made` lacks aren't taken, except those that the batch itself reused: the list has their
    dates.
    """

    batch_id: str
    folder: Path
    made: Mapping[int, datetime]
    newest: datetime


@dataclass(frozen=True, slots=True)
class ReuseOrder:
    """The choice of answers to fill in: those of `sources` made at most `days` before `now`, and not after it.

    The remaining numbers get their places `by_country`, or all in one sequence.
    """

    sources: tuple[AnswerSource, ...]
    now: datetime
    days: int
    by_country: bool = True


@dataclass(frozen=True, slots=True)
class FilledIn:
    """The count of distinct numbers by the batch their answer is from, the answers' dates, and the numbers' digest."""

    sources: Mapping[str, int]
    oldest: datetime
    newest: datetime
    digest: str


@dataclass(frozen=True, slots=True)
class BegunRound:
    """The numbers that have a place to be sent from, by country; and what was filled in, None if nothing was."""

    counts: dict[str, int]
    filled_in: FilledIn | None
