"""Two runs compared, by a child process; what came of it is read a page at a time."""

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
    """Two runs, and the file in which lies what came of comparing them: numbers by place, without the numbers."""

    before: Run
    now: Run
    file: Path


@dataclass(frozen=True, slots=True)
class ChangesOrder:
    """What to write of a comparison where; `only` are places, `titles` name the two runs, `about` the About sheet."""

    pairing: Pairing
    columns: tuple[ComparedColumn, ...]
    output: Path
    delimiter: str
    titles: tuple[str, str]
    about: tuple[tuple[str, str], ...]
    only: array[int] | None = None


class OpenPairing(Protocol):
    """What came of a comparison, by place."""

    def rows(self, places: Sequence[int]) -> list[NumberChange]:
        """The numbers at these places, in this order."""
        ...

    def close(self) -> None:
        """Close the files."""
        ...


class Pairings(Protocol):
    """What came of comparisons, on the disk."""

    def open(self, pairing: Pairing, columns: Sequence[ComparedColumn]) -> OpenPairing:
        """Open it for reading; raises `ListLost` where it, or one of its lists, is gone."""
        ...

    def discard(self, pairing: Pairing) -> None:
        """Delete it."""
        ...


class CompareWork(Protocol):
    """The child process, for comparisons. Cancelling a call gives it up."""

    async def compare(
        self, pairing: Pairing, left_out: frozenset[str] | None, progress: WorkProgress | None = None
    ) -> Compared:
        """Compare all numbers of two runs; `left_out` are columns not to compare, None: what tells of the look-up."""
        ...

    async def sharing(self, folder: Path, others: Sequence[Path], seconds: float) -> list[bool | None]:
        """Whether each of other lists has a number of this one; None where that isn't known after so many seconds."""
        ...

    async def select_changes(
        self, pairing: Pairing, columns: Sequence[ComparedColumn], wanted: ChangeFilter
    ) -> array[int]:
        """The places that a filter leaves, sorted."""
        ...

    async def steps(self, pairing: Pairing, column: ComparedColumn, most: int) -> list[Step]:
        """From which value to which a column has changed, the most frequent first, `most` at most."""
        ...

    async def export_changes(self, order: ChangesOrder, progress: WorkProgress | None = None) -> int:
        """Write them; how many."""
        ...
