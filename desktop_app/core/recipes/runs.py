"""Defines a run of a recipe: what it was run with, what became of it, and its line in the log sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta, tzinfo
from datetime import time as clock_time
from enum import StrEnum
from typing import Any

from desktop_app.core.recipes.recipe import RunTimes
from desktop_app.core.results.verdict import NO_VERDICTS, VerdictCounts

# Days back that hold a time of each weekday.
_WEEK = 7


class Cause(StrEnum):
    """What began a run; the values are stored."""

    HAND = "by hand"
    FOLDER = "folder"
    TIME = "time"


class RunState(StrEnum):
    """Where a run stands; the values are stored. Only the first two go on by themselves."""

    UNDER_WAY = "under way"
    WAITING = "waiting"  # for the service, or for another Dialproof: tried again later
    DONE = "done"
    PARTLY = "partly answered"  # some numbers that were sent have no answer
    SAME = "same content"  # the recipe had a file with this content before: nothing was sent
    STOPPED = "stopped"  # a doubt, or a pause: a person decides
    CAPPED = "over the cap"  # nothing was sent: a person raises the recipe's cap
    LATELY = "sent lately"  # numbers of it went within 24 hours and have no answer yet: nothing was sent
    REFUSED = "refused"  # by the service
    UNREADABLE = "not read"  # the file can't be read, is of another shape, or has nothing to send
    FAILED = "failed"  # a fault of this machine or of the program
    DELETED = "deleted"  # its list was deleted before it had ended
    LEFT = "left as it is"  # it was stopped, and a person settles it otherwise


OPEN = frozenset({RunState.UNDER_WAY, RunState.WAITING})
# It ended without results, and its file waits for a person or another day.
HALTED = frozenset(
    {
        RunState.STOPPED,
        RunState.CAPPED,
        RunState.LATELY,
        RunState.REFUSED,
        RunState.UNREADABLE,
        RunState.FAILED,
    }
)
# It has had its file: the same content isn't sent once more.
_HAD = frozenset({RunState.DONE, RunState.PARTLY, RunState.DELETED})
# For each the exit code of the command line (docs/command-line.md).
_EXIT_CODES = {
    RunState.WAITING: 5,
    RunState.PARTLY: 3,
    RunState.CAPPED: 6,
    RunState.LATELY: 6,
    RunState.STOPPED: 6,
    RunState.REFUSED: 4,
    RunState.UNREADABLE: 2,
    RunState.FAILED: 1,
    RunState.UNDER_WAY: 5,
}
_STATES = {code: state for state, code in _EXIT_CODES.items() if state is not RunState.UNDER_WAY}
# An amount as `RunFigures.paid` has it.
_AMOUNT = re.compile(r"(?P<number>(?:at least )?\S+) ?(?P<unit>.*)")
# The exit codes of several files, from the lightest: the worst for money decides, so no broken file hides a doubt.
_WORSE = (0, 3, 2, 5, 4, 1, 6)


def state_of(exit_code: int) -> RunState:
    """Return the state of a run that ended with an exit code of the command line."""
    return _STATES.get(exit_code, RunState.DONE)


def worst_code(records: Iterable[RunRecord]) -> int:
    """Return the exit code of several runs in one call (docs/command-line.md)."""
    return max((each.exit_code for each in records), key=_WORSE.index, default=0)


@dataclass(frozen=True, slots=True)
class RunFigures:
    """The sums of a run. Rows by verdict add up to `rows`; `sent` counts numbers, further steps included.

    `paid`: amounts with their units, "" where nobody knows them.
    """

    sent: int = 0
    paid: str = ""
    verdicts: VerdictCounts = NO_VERDICTS

    @property
    def rows(self) -> int:
        """All rows of the list."""
        return self.verdicts.rows

    @property
    def amounts(self) -> dict[str, str]:
        """What was paid, by unit: numbers in text, or “at least 2.5”."""
        found = (_AMOUNT.fullmatch(each) for each in self.paid.split(", ") if each)
        return {amount["unit"]: amount["number"] for amount in found if amount}

    def as_saved(self) -> dict[str, Any]:
        """Return what JSON can hold."""
        counts = {verdict.value: count for verdict, count in self.verdicts.each().items()}
        return {"sent": self.sent, "paid": self.paid, "verdicts": counts}

    @classmethod
    def from_saved(cls, saved: Mapping[str, Any]) -> RunFigures:
        """Return the figures that `as_saved` wrote."""
        return cls(saved["sent"], saved["paid"], VerdictCounts.of(saved["verdicts"]))


@dataclass(frozen=True, slots=True)
class RunRecord:
    """A run of a recipe, as the journal has it.

    `file` is the list's path; `size` in bytes and `changed`, in nanoseconds since 1970, tell whether it is still the
    same, `digest` whether another has its content. `batch_id`: "" until the list is prepared. `message` is a sentence
    for a person. `outputs` are the paths of what is written. `figures`: None until there are results. `so_far`: what
    was sent and paid by a run that ended without them. `tries`: how often in a row it had to wait.
    """

    id: int
    recipe: str
    file: str
    cause: Cause
    began_at: datetime
    state: RunState = RunState.UNDER_WAY
    digest: str = ""
    size: int = 0
    changed: int = 0
    ended_at: datetime | None = None
    batch_id: str = ""
    message: str = ""
    outputs: tuple[str, ...] = ()
    figures: RunFigures | None = None
    tries: int = 0
    tried_at: datetime | None = None
    so_far: RunFigures | None = None

    @property
    def open(self) -> bool:
        """True if it goes on by itself: it is under way, or was cut off, or waits."""
        return self.state in OPEN

    @property
    def halted(self) -> bool:
        """True if it ended without results, so that its file can be run again."""
        return self.state in HALTED

    @property
    def lacks_results(self) -> bool:
        """True if it has begun and isn't over: cut off, waiting, or stopped with a batch of its own."""
        return self.open or (bool(self.batch_id) and self.figures is None)

    @property
    def had_file(self) -> bool:
        """True if its file was run to the end, even if its list is deleted since."""
        return self.state in _HAD

    @property
    def can_be_left(self) -> bool:
        """True if a person can settle it otherwise: nothing of it was ever sent."""
        return self.halted and not self.batch_id

    @property
    def exit_code(self) -> int:
        """Its exit code on the command line."""
        return _EXIT_CODES.get(self.state, 0)

    def ended(self, state: RunState, message: str, at: datetime) -> RunRecord:
        """Return the run with what became of it."""
        return replace(self, state=state, message=message, ended_at=None if state in OPEN else at)


# --- When it is tried again, and when it is time ---

_FIRST_PAUSE, _LONGEST_PAUSE = timedelta(minutes=1), timedelta(hours=1)


def next_try(record: RunRecord) -> datetime:
    """Return when a run that waits is tried again: pauses double, from a minute to an hour."""
    doubled: timedelta = _FIRST_PAUSE * 2 ** min(record.tries, 10)
    pause = min(_LONGEST_PAUSE, doubled)
    return (record.tried_at or record.began_at) + pause


def last_due(times: RunTimes, now: datetime, zone: tzinfo | None = None) -> datetime | None:
    """Return the last of the times that is over by `now`; None if there is none. `zone`: None for the computer's."""
    today = now.astimezone(zone).date()
    found = [
        moment
        for back in range(_WEEK + 1)
        for day in (today - timedelta(days=back),)
        if day.weekday() in times.weekdays
        for at in times.at
        if (moment := _moment(day, at, zone)) <= now
    ]
    return max(found, default=None)


def _moment(day: date, at: clock_time, zone: tzinfo | None) -> datetime:
    """Return a time of a day; one that a change of the clocks leaves out comes as the system counts it."""
    plain = datetime.combine(day, at)
    return plain.astimezone() if zone is None else plain.replace(tzinfo=zone)


# --- The log sheet ---

# Between “Numbers sent” and “Good” there is a column of what was paid, for each unit.
LOG_BEGINNING = ("Begun", "Ended", "File", "Outcome", "Rows", "Numbers sent")
LOG_END = ("Good", "Doubtful", "Bad", "Unknown", "Not sent", "Suppressed", "Problems", "What became of it")
