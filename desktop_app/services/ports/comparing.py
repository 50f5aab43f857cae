"""Declares the comparison of two runs by a child process; its result is read a page at a time."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from desktop_app.core.results.comparison import ChangeFilter, Compared, ComparedColumn, NumberChange, Step
from desktop_app.services.ports.progress import WorkProgress


@dataclass(frozen=True, slots=True)
class Run:
    """A batch, and the folder of its list."""

    folder: Path
    batch_id: str


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two runs, and the file with the result of their comparison: numbers by place, without the numbers themselves."""

    before: Run
    now: Run
    file: Path


@dataclass(frozen=True, slots=True)
class ChangesOrder:
    """An order to write a comparison; `only` are places, `titles` name the two runs, `about` the About sheet."""

    pairing: Pairing
    columns: tuple[ComparedColumn, ...]
    output: Path
    delimiter: str
    titles: tuple[str, str]
    about: tuple[tuple[str, str], ...]
    only: array[int] | None = None


class OpenPairing(Protocol):
    """The open result of a comparison, by place."""

    def rows(self, places: Sequence[int]) -> list[NumberChange]:
        """Return the numbers at these places, in this order."""
        ...

    def close(self) -> None:
        """Close the files."""
        ...


class Pairings(Protocol):
    """The results of comparisons, on the disk."""

    def open(self, pairing: Pairing, columns: Sequence[ComparedColumn]) -> OpenPairing:
        """Open a result for reading. Raise `ListLost` if it or one of its lists is gone."""
        ...

    def discard(self, pairing: Pairing) -> None:
        """Delete a result."""
        ...


class CompareWork(Protocol):
    """The child process that compares. Cancelling a call gives up its work."""

    async def compare(
        self, pairing: Pairing, left_out: frozenset[str] | None, progress: WorkProgress | None = None
    ) -> Compared:
        """Compare all numbers of two runs, except the columns `left_out`; None leaves out those about the look-up."""
        ...

    async def sharing(self, folder: Path, others: Sequence[Path], seconds: float) -> list[bool | None]:
        """Return for each other list True if it shares a number with this one; None if unknown after `seconds`."""
        ...

    async def select_changes(
        self, pairing: Pairing, columns: Sequence[ComparedColumn], wanted: ChangeFilter
    ) -> array[int]:
        """Return the sorted places that match a filter."""
        ...

    async def steps(self, pairing: Pairing, column: ComparedColumn, most: int) -> list[Step]:
        """Return the value changes of a column, from which to which, most frequent first, at most `most`."""
        ...

    async def export_changes(self, order: ChangesOrder, progress: WorkProgress | None = None) -> int:
        """Write the changes and return how many there are."""
        ...
