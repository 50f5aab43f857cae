"""How a list becomes tasks: by country, since the API takes one country a request, then by size.

A service that is told no country takes all of them together (`ANY_COUNTRY`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from desktop_app.core.batches.batch import NewTask, Via

# The document shows no limit; relatives' limits start at 10,000 numbers a task (docs of unknowns: limits of a task).
# Past JSON_MOST an upload is the usual way. A refusal for size splits a task and is learned from.
JSON_MOST = 5_000
FILE_MOST = 50_000
# The country of a task whose numbers may be of several.
ANY_COUNTRY = ""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Numbers of a task: `most` and `least` as the service takes them, `wanted` by a person; None where not said."""

    wanted: int | None = None
    most: int | None = None
    least: int | None = None

    @property
    def limit(self) -> int | None:
        """The most that a task may have, whoever said it."""
        return min((size for size in (self.wanted, self.most) if size), default=None)


ANY_SIZE = Sizes()


@dataclass(frozen=True, slots=True)
class Share:
    """A country's numbers, divided into `parts` of these sizes, and the way they go."""

    country: str
    via: Via
    parts: list[int]


def plan(counts: Mapping[str, int], via: Via, sizes: Sizes = ANY_SIZE) -> list[NewTask]:
    """Tasks for `counts` numbers by country, the biggest country first, none larger than it may be.

    None is smaller than it may be, either, where its country has enough numbers; `too_small` says what is left.
    What goes one by one meets no limit of a task's size.
    """
    tasks: list[NewTask] = []
    for share in shares(counts, via, sizes):
        tasks += _in_a_row(NewTask(share.country, share.via, 0, sum(share.parts)), share.parts)
    return tasks


def cut_at(tasks: Sequence[NewTask], numbers: int, least: int | None = None) -> list[NewTask]:
    """The same tasks with an end after the first `numbers`, so that these can go without the rest.

    The task across that place is divided, unless a part of it would have fewer than `least`: then it waits whole.
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
    """The same by country, without its tasks: for an estimate, which is made anew with each change."""
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
    """What a service takes at most is no reason to send as much; what it takes at least is."""
    usual = max(JSON_MOST if way is Via.JSON else FILE_MOST, sizes.least or 0)
    return min(size for size in (sizes.wanted or usual, sizes.most) if size)


def _parts(count: int, most: int, least: int | None) -> list[int]:
    """`count` in as few parts as can be; where the last would be too small, as many as need be are evened out."""
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
    """The numbers, by country, that stand in tasks of fewer than `least`; the most first."""
    found = [
        (share.country, sum(size for size in share.parts if size < least))
        for share in shared
        if least and min(share.parts, default=least) < least
    ]
    return tuple(sorted(found, key=lambda item: (-item[1], item[0])))


def pieces(task: NewTask, sizes: Sizes) -> list[NewTask]:
    """The smaller tasks that take the place of one that was too large."""
    return _in_a_row(task, _parts(task.numbers, sizes.limit or task.numbers, sizes.least))


def _in_a_row(whole: NewTask, parts: Sequence[int]) -> list[NewTask]:
    """Tasks of these sizes, each beginning where the one before ends."""
    firsts = accumulate(parts, initial=whole.first)  # and where the last one ends
    return [replace(whole, first=first, numbers=size) for first, size in zip(firsts, parts, strict=False)]
