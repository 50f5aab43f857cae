"""Declares the comparison of two runs by a child process; its result is read a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from desktop_app.core.results.comparison import ComparedColumn, NumberChange


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
