"""Declares the progress of heavy work, and what it shows before it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.rows.list_row import ListRow


@dataclass(frozen=True, slots=True)
class FirstRows:
    """The beginning of a list that is still being read; `understanding` counts nothing yet."""

    understanding: ImportSummary
    rows: tuple[ListRow, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of heavy work: `done` of `total` (None if not known yet) in `unit`.

    `part`, 0..1, is the share of it that has passed if the total can't be counted. `first` comes with one report.
    """

    stage: str
    done: int
    total: int | None = None
    unit: str = "rows"
    part: float | None = None
    first: FirstRows | None = None

    @property
    def share(self) -> float | None:
        """The share done, 0..1; None if the total isn't known."""
        return min(1.0, self.done / self.total) if self.total else self.part


WorkProgress = Callable[[Progress], None]
