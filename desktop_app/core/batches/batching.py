"""Divides a list into tasks: by country, since the API takes one country a request, then by size.

For a service that is told no country, all numbers go together (`ANY_COUNTRY`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate

from desktop_app.core.batches.batch import NewTask, Task, Via, never_sent
from desktop_app.core.batches.submission import ENDED, WITHOUT_RESULT, TaskState
from desktop_app.core.rows.list_row import SentRange

# The document shows no limit; similar services' limits start at 10,000 numbers a task (docs of unknowns: limits of a
# task). Past JSON_MOST an upload is the usual way. A refusal for size splits a task and teaches the limit.
JSON_MOST = 5_000
FILE_MOST = 50_000
# The country of a task whose numbers may be of several countries.
ANY_COUNTRY = ""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Numbers per task: `most` and `least` are the service's limits, `wanted` is a person's; None where not given."""

    wanted: int | None = None
    most: int | None = None
    least: int | None = None

    @property
    def limit(self) -> int | None:
        """The most numbers that a task may have, by whichever limit is lower."""
        return min((size for size in (self.wanted, self.most) if size), default=None)


ANY_SIZE = Sizes()


@dataclass(frozen=True, slots=True)
class Share:
    """A country's numbers, divided into `parts` of these sizes, and the way they are sent."""

    country: str
    via: Via
    parts: list[int]


def plan(counts: Mapping[str, int], via: Via, sizes: Sizes = ANY_SIZE) -> list[NewTask]:
    """Return tasks for `counts` numbers by country, the biggest country first, none above the size limit.

    None is below the least size either, where its country has enough numbers; `too_small` returns the rest. Numbers
    that go one by one ignore task sizes.
    """
    tasks: list[NewTask] = []
    for share in shares(counts, via, sizes):
        tasks += _in_a_row(NewTask(share.country, share.via, 0, sum(share.parts)), share.parts)
    return tasks


def cut_at(tasks: Sequence[NewTask], numbers: int, least: int | None = None) -> list[NewTask]:
    """Return the tasks with a boundary after the first `numbers`, so that these can be sent without the rest.

    Divide the task across that boundary, unless a part would have fewer than `least` numbers: then all of it waits.
    """
    made, left = list[NewTask](), numbers
    for task in tasks:
        parts = [left, task.numbers - left]
        if 0 < left < task.numbers and min(parts) >= (least or 1):
            made += _in_a_row(task, parts)
        else:
            made.append(task)
        left -= task.numbers
    return made


def shares(counts: Mapping[str, int], via: Via, sizes: Sizes = ANY_SIZE) -> list[Share]:
    """Return the numbers by country, divided as `plan` does, but without tasks, because estimates are made often."""
    sizes = ANY_SIZE if via is Via.REALTIME else sizes
    found = []
    for country, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        way = _way(via, min(count, sizes.limit or count))
        found.append(Share(country, way, _parts(count, _size(way, sizes), sizes.least)))
    return found


def _way(via: Via, count: int) -> Via:
    if via is not Via.AUTO:
        return via
    return Via.JSON if count <= JSON_MOST else Via.FILE


def _size(way: Via, sizes: Sizes) -> int:
    """Return the size of a full part: `wanted`, else the usual size or `least` if larger; never above `most`."""
    usual = max(FILE_MOST if way is Via.FILE else JSON_MOST, sizes.least or 0)
    return min(size for size in (sizes.wanted or usual, sizes.most) if size)


def _parts(count: int, most: int, least: int | None) -> list[int]:
    """Return `count` in as few parts as possible. If the last part is too small, even out as many as needed."""
    whole, rest = divmod(count, most)
    parts = [most] * whole + ([rest] if rest else [])
    if not least or not rest or rest >= least:
        return parts
    for evened in range(2, len(parts) + 1):
        sharing = most * (evened - 1) + rest
        if sharing >= least * evened:
            each, more = divmod(sharing, evened)
            return [*parts[:-evened], *(each + (at < more) for at in range(evened))]
    return parts


def too_small(shared: Iterable[Share], least: int | None) -> tuple[tuple[str, int], ...]:
    """Return the numbers, by country, in tasks of fewer than `least`; largest count first."""
    found = [
        (share.country, sum(size for size in share.parts if size < least))
        for share in shared
        if least and min(share.parts, default=least) < least
    ]
    return tuple(sorted(found, key=lambda item: (-item[1], item[0])))


def pieces(task: NewTask, sizes: Sizes) -> list[NewTask]:
    """Return the smaller tasks that replace one that was too large."""
    return _in_a_row(task, _parts(task.numbers, sizes.limit or task.numbers, sizes.least))


def _in_a_row(whole: NewTask, parts: Sequence[int]) -> list[NewTask]:
    """Return tasks of these sizes, each beginning where the one before ends."""
    firsts = accumulate(parts, initial=whole.first)  # plus the end of the last one
    return [replace(whole, first=first, numbers=size) for first, size in zip(firsts, parts, strict=False)]


# --- Which numbers are sent again ---

_LEFT = WITHOUT_RESULT - {TaskState.FAILED}


@dataclass(frozen=True, slots=True)
class Unanswered:
    """Counts distinct numbers whose tasks ended without an answer for them.

    `failed`: in a task that failed. `left`: in a submission that a person gave up undecided, or that was refused when
    it was sent again. The service may have charged both without working on them. `doubtful`: sent one by one, and
    nobody knows if the check was charged. `countries`: `numbers` by country.
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
            left=_ranges(task for task in tasks if task.state in _LEFT and not never_sent(task)),
            open=_ranges(task for task in tasks if task.state not in ENDED),
            ends=ends,
        )


def _ranges(tasks: Iterable[Task]) -> tuple[SentRange, ...]:
    return tuple(map(SentRange.of, tasks))


def plan_again(counts: Mapping[str, int], ends: Mapping[str, int], via: Via, sizes: Sizes) -> Sequence[NewTask]:
    """Return tasks for numbers that are sent again: `counts` by country, whose places begin at `ends`."""
    return [replace(task, first=task.first + ends[task.country], again=True) for task in plan(counts, via, sizes)]
