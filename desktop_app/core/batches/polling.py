"""When to ask after a task again: quickly while it is young or nearly done, slowly when it is old, fair among many.

The delays say how often one would like to ask. Where all wishes together are more than the limit allows, the
limit decides how many are asked (services/connections/pacing.py), and the most overdue goes first, measured by its own
delay, or by the time until its end is expected where that is longer: so the young and the nearly done stay
quicker than the others, few questions are wasted on the middle of a long task, and everybody's turn comes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

# Seconds between two questions to one task at the least (a new one) and at the most (an old one).
SHORTEST_DELAY = 0.4
LONGEST_DELAY = 30.0
# In between, a share of the task's age: then waiting for its end takes little longer than the task itself. Age and
# not the number of questions: where few can be asked, a task must not stay young because of that.
_OF_AGE = 0.6
_NEARLY_DONE = 0.9
_NEARLY_DONE_DELAY = 3.0
# Nobody's progress is believed for longer than that.
LONGEST_EXPECTED = 600.0
# An interval that is taught is no longer, so that an end doesn't go unnoticed for a morning.
LONGEST_TAUGHT = 3600.0


# Seconds between looks at what a service has announced and doesn't have yet: a result that isn't there, isn't whole or
# can't be read, or a task that it has accepted and doesn't find. Nearly three minutes in all.
LOOKS = (2.0, 4.0, 8.0, 15.0, 30.0, 45.0, 60.0)
# A result that was announced longer ago is as whole as it will be without a person's doing.
LONG_AGO = 300.0
# Where so many tasks have waited for more in vain, the others of their batch are looked at only so often.
IN_VAIN, FEW_LOOKS = 3, 1


@dataclass(frozen=True, slots=True)
class Polling:
    """Seconds between two questions to one task, as its service wants them; the limits of `core.service.rates` hold
    besides.

    `first` is for a new one, and the least ever after; `longest` is for an old one.
    """

    first: float = SHORTEST_DELAY
    longest: float = LONGEST_DELAY


USUAL = Polling()


def next_delay(age: float, progress: float | None, polling: Polling = USUAL) -> float:
    """Seconds until one would like to ask again, `age` seconds after a task was sent; `progress` 0..1 where told."""
    nearly_done = progress is not None and progress >= _NEARLY_DONE
    longest = min(polling.longest, _NEARLY_DONE_DELAY) if nearly_done else polling.longest
    return max(polling.first, min(longest, _OF_AGE * age))


def expected_left(age: float, progress: float | None) -> float:
    """Seconds until a task ends if it goes on as it did; 0.0 where that isn't known."""
    if not progress or age <= 0:
        return 0.0
    return min(LONGEST_EXPECTED, age * (1 - progress) / progress)


def retry_delay(failures: int) -> float:
    """Seconds before a request that provably never arrived, or a read, is tried again: 1, 2, 4 … 30."""
    return float(min(30, 2 ** max(0, failures - 1)))


class Schedule:
    """When each task is visited next. Times are seconds of a wall clock, which may jump either way."""

    def __init__(self) -> None:
        self._turns: dict[int, tuple[float, float, float]] = {}

    def put(self, task_id: int, now: float, delay: float, expected: float = 0.0) -> None:
        """Visit a task again after `delay` seconds; its end is `expected` in so many seconds."""
        self._turns[task_id] = (now, delay, max(delay, expected, SHORTEST_DELAY))

    def put_new(self, task_id: int, now: float, delay: float) -> None:
        """The same for a task that has no turn yet."""
        if task_id not in self._turns:
            self.put(task_id, now, delay)

    def drop(self, task_id: int) -> None:
        """Visit it no more."""
        self._turns.pop(task_id, None)

    def most_due(self, among: Iterable[int], now: float) -> int | None:
        """Of the tasks whose delay is over the one that is the most overdue; None where there is none."""
        most, found = 0.0, None
        for each in among:
            since, delay, measure = self._turns[each]
            waited = _waited(since, delay, now)
            if waited >= delay and waited / measure >= most:
                most, found = waited / measure, each
        return found

    def seconds_left(self, task_id: int, now: float) -> float:
        """Seconds until its delay is over; 0 or less where it is."""
        since, delay, _ = self._turns[task_id]
        return delay - _waited(since, delay, now)


def _waited(since: float, delay: float, now: float) -> float:
    # A wait that began in the future: the clock was set back meanwhile, and it is over at last.
    return now - since if since <= now else delay


@dataclass(slots=True)
class Trouble:
    """Failures of the connection in a row. Nothing is started for `delay` seconds after the last one.

    `rounds` tells apart what was on its way together: that fails together, and counts once.
    """

    failures: int = 0
    rounds: int = 0
    since: float = 0.0
    delay: float = 0.0

    def add(self, now: float) -> None:
        """One more."""
        self.failures += 1
        self.rounds += 1
        self.since, self.delay = now, retry_delay(self.failures)

    def end(self) -> None:
        """The service has answered."""
        self.failures, self.delay = 0, 0.0

    def seconds_left(self, now: float) -> float:
        """Seconds until something may be started; a clock that was set back ends the wait."""
        return self.since + self.delay - now if self.since <= now else 0.0
