"""Sorts a batch's ranges by outcome and plans which numbers are sent again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from desktop_app.core.batches.batch import NewTask, Task, Via
from desktop_app.core.batches.batching import Sizes, plan
from desktop_app.core.batches.submission import ENDED, TaskState
from desktop_app.core.rows.list_row import SentRange


@dataclass(frozen=True, slots=True)
class Unanswered:
    """Counts distinct numbers whose tasks ended without an answer for them.

    `failed`: in a task that failed. `left`: in a submission that a person gave up undecided. The service may have
    charged both without working on them. `doubtful`: sent one by one, and nobody knows if the check was charged.
    `countries`: `numbers` by country.
    """

    numbers: int
    failed: int
    left: int
    doubtful: int = 0
    countries: Mapping[str, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Attempts:
    """The ranges of a batch, by outcome. A number that also stands in an `open` range doesn't count as unanswered yet.

    `ends`: by country, the first place that no task has.
    """

    joined: tuple[SentRange, ...]
    failed: tuple[SentRange, ...]
    left: tuple[SentRange, ...]
    open: tuple[SentRange, ...]
    ends: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, tasks: Iterable[Task]) -> Attempts:
        """Sort all tasks of a batch by state. A split task counts through its parts."""
        tasks = list(tasks)
        ends: dict[str, int] = {}
        for task in tasks:
            ends[task.country] = max(ends.get(task.country, 0), task.first + task.numbers)
        return cls(
            joined=_ranges(task for task in tasks if task.state is TaskState.JOINED),
            failed=_ranges(task for task in tasks if task.state is TaskState.FAILED),
            left=_ranges(task for task in tasks if task.state is TaskState.LEFT),
            open=_ranges(task for task in tasks if task.state not in ENDED),
            ends=ends,
        )


def _ranges(tasks: Iterable[Task]) -> tuple[SentRange, ...]:
    return tuple(map(SentRange.of, tasks))


def plan_again(counts: Mapping[str, int], ends: Mapping[str, int], via: Via, sizes: Sizes) -> Sequence[NewTask]:
    """Return tasks for numbers that are sent again: `counts` by country, whose places begin at `ends`."""
    return [replace(task, first=task.first + ends[task.country], again=True) for task in plan(counts, via, sizes)]
