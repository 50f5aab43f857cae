"""Reads a batch's list; opens it at the first read and closes it while nobody looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from desktop_app.core.rows.list_row import AnsweredRow, SentRange
from desktop_app.services.lists.results import Results
from desktop_app.services.ports import OpenList


class ListReader:
    """Reads pages of rows by key; `refresh` reads anew what was sent."""

    def __init__(self, results: Results, batch_id: str) -> None:
        self._results = results
        self._batch_id = batch_id
        self._opened: OpenList | None = None
        self._sent: tuple[SentRange, ...] = ()
        self.refresh()

    @property
    def opened(self) -> OpenList:
        """The list itself; raises `DialproofError` if it is lost."""
        if self._opened is None:
            self._opened = self._results.open(self._batch_id)
        return self._opened

    def refresh(self) -> None:
        """Read the ranges sent, which may have grown."""
        self._sent = tuple(joined_ranges(self._results.sent(self._batch_id)))

    def rows(self, numbers: Sequence[int]) -> list[AnsweredRow]:
        """Return these rows with their answers."""
        return self.opened.rows(numbers, self._batch_id, self._sent)

    def result_columns(self) -> tuple[str, ...]:
        """Return the result columns the service has named so far."""
        return self.opened.result_columns(self._batch_id)

    def close(self) -> None:
        """Close the file; the next read opens it again."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None


def joined_ranges(ranges: Iterable[SentRange]) -> list[SentRange]:
    """Return the same numbers in as few ranges as possible: a thousand tasks of a country are mostly one range."""
    joined: list[SentRange] = []
    for each in sorted(ranges, key=lambda part: (part.country, part.first)):
        last = joined[-1] if joined else None
        if last is not None and last.first + last.numbers == each.first and _alike(last, each):
            joined[-1] = replace(last, numbers=last.numbers + each.numbers)
        else:
            joined.append(each)
    return joined


def _alike(one: SentRange, other: SentRange) -> bool:
    return (one.country, one.without, one.left) == (other.country, other.without, other.left)
