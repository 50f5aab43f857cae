"""Schedules polls: often for tasks that are young or nearly done, seldom for old ones, fairly among many.

The delays say how often one would like to ask. Where they ask for more than the limit allows, the limit decides how
many polls start (services/connections/pacing.py), and the most overdue task goes first. Overdue is measured against the
task's own delay, or against its expected remaining time if that is longer. So young and nearly done tasks stay quicker,
few polls are spent on the middle of a long task, and every task gets its turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

# Seconds between two polls of one task: the least (a new task) and the most (an old one).
SHORTEST_DELAY = 0.4
LONGEST_DELAY = 30.0
# In between, the delay is a share of the task's age: so noticing its end takes little longer than the task itself. Age
# counts, not the number of polls: where few polls are allowed, a task would otherwise stay young.
_OF_AGE = 0.6
_NEARLY_DONE = 0.9
_NEARLY_DONE_DELAY = 3.0
# An expected remaining time is capped at this: no progress is trusted further.
LONGEST_EXPECTED = 600.0
# The longest interval that a profile may set, so that an end doesn't go unnoticed for a morning.
LONGEST_TAUGHT = 3600.0


# Seconds between retries for what a service announced and doesn't deliver yet: a result that is missing, incomplete or
# unreadable, or an accepted task that it doesn't find. Nearly three minutes in all.
LOOKS = (2.0, 4.0, 8.0, 15.0, 30.0, 45.0, 60.0)
# A result that was announced longer ago won't become more complete by itself.
LONG_AGO = 300.0
# Once IN_VAIN tasks have waited without success, the others of their batch get only FEW_LOOKS retries.
IN_VAIN, FEW_LOOKS = 3, 1


@dataclass(frozen=True, slots=True)
class Polling:
    """Seconds between two polls of one task, as its service wants them. The limits of `core.service.rates` also hold.

    `first` is for a new task, and the least ever after; `longest` is for an old one.
    """

    first: float = SHORTEST_DELAY
    longest: float = LONGEST_DELAY


USUAL = Polling()


def next_delay(age: float, progress: float | None, polling: Polling = USUAL) -> float:
    """Return the seconds until the next poll, `age` seconds after the task was sent; `progress` is 0..1 if known.

    A task is polled no later than when it is expected to end.
    """
    nearly_done = progress is not None and progress >= _NEARLY_DONE
    longest = min(polling.longest, _NEARLY_DONE_DELAY) if nearly_done else polling.longest
    delay = min(longest, _OF_AGE * age)
    expected = expected_left(age, progress)
    return max(polling.first, min(delay, expected) if 0 < expected < LONGEST_EXPECTED else delay)


def expected_left(age: float, progress: float | None) -> float:
    """Return the seconds until a task ends at its pace so far; 0.0 where unknown."""
    if not progress or age <= 0:
        return 0.0
    return min(LONGEST_EXPECTED, age * (1 - progress) / progress)


def retry_delay(failures: int) -> float:
    """Return the seconds before a read, or a request that provably never arrived, is retried: 1, 2, 4 … 30."""
    return float(min(30, 2 ** max(0, failures - 1)))


class Schedule:
    """Holds each task's next visit. Times are seconds of a wall clock, which may jump either way."""

    def __init__(self) -> None:
        self._turns: dict[int, tuple[float, float, float]] = {}

    def put(self, task_id: int, now: float, delay: float, expected: float = 0.0) -> None:
        """Visit a task again after `delay` seconds; its end is `expected` in so many seconds."""
        self._turns[task_id] = (now, delay, max(delay, expected, SHORTEST_DELAY))

    def put_new(self, task_id: int, now: float, delay: float) -> None:
        """Schedule a task that has no turn yet; leave others as they are."""
        if task_id not in self._turns:
            self.put(task_id, now, delay)

    def drop(self, task_id: int) -> None:
        """Stop visiting a task."""
        self._turns.pop(task_id, None)

    def most_due(self, among: Iterable[int], now: float) -> int | None:
        """Return the most overdue of the tasks whose delay is over; None if there is none."""
        most, found = 0.0, None
        for each in among:
            since, delay, measure = self._turns[each]
            waited = _waited(since, delay, now)
            if waited >= delay and waited / measure >= most:
                most, found = waited / measure, each
        return found

    def seconds_left(self, task_id: int, now: float) -> float:
        """Return the seconds until a task's delay is over; 0 or less if it is."""
        since, delay, _ = self._turns[task_id]
        return delay - _waited(since, delay, now)


def _waited(since: float, delay: float, now: float) -> float:
    # A wait that began in the future means the clock was set back meanwhile: the wait is over.
    return now - since if since <= now else delay


@dataclass(slots=True)
class Trouble:
    """Counts consecutive failures of the connection. Nothing starts for `delay` seconds after the last one.

    `rounds` identifies requests that were under way together: they fail together and count once.
    """

    failures: int = 0
    rounds: int = 0
    since: float = 0.0
    delay: float = 0.0

    def add(self, now: float) -> None:
        """Count one more failure and begin its delay."""
        self.failures += 1
        self.rounds += 1
        self.since, self.delay = now, retry_delay(self.failures)

    def end(self) -> None:
        """Reset after the service has answered."""
        self.failures, self.delay = 0, 0.0

    def seconds_left(self, now: float) -> float:
        """Return the seconds until something may start. A clock that was set back ends the wait."""
        return self.since + self.delay - now if self.since <= now else 0.0
