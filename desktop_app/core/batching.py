"""How a list becomes tasks: by country, since the API takes one country a request, then by size."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.batch import NewTask, Via

# The document shows no limit; relatives' limits start at 10,000 numbers a task (docs of unknowns: limits of a task).
# Past JSON_MOST an upload is the usual way. A refusal for size splits a task and is learned from.
JSON_MOST = 5_000
FILE_MOST = 50_000


def plan(counts: Mapping[str, int], via: Via, most: int | None) -> list[NewTask]:
    """Tasks for `counts` numbers by country, the biggest country first, `most` numbers a task at most."""
    tasks: list[NewTask] = []
    for country, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        way = _way(via, min(count, most or count))
        size = most or (JSON_MOST if way is Via.JSON else FILE_MOST)
        tasks += [NewTask(country, way, first, min(size, count - first)) for first in range(0, count, size)]
    return tasks


def _way(via: Via, count: int) -> Via:
    if via is not Via.AUTO:
        return via
    return Via.JSON if count <= JSON_MOST else Via.FILE


def pieces(task: NewTask, most: int) -> list[NewTask]:
    """The smaller tasks, `most` numbers each at most, that take the place of one that was too large."""
    end = task.first + task.numbers
    return [
        NewTask(task.country, task.via, first, min(most, end - first), task.again)
        for first in range(task.first, end, most)
    ]
