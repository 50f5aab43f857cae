"""How far heavy work is, and what it has to show before it ends."""

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
    """How far heavy work is: `done` of `total` (None where not known yet) in `unit`.

    `part`, 0..1, is how much of it has passed where the total can't be counted. `first` comes with one report.
    """

    stage: str
    done: int
    total: int | None = None
    unit: str = "rows"
    part: float | None = None
    first: FirstRows | None = None

    @property
    def share(self) -> float | None:
        """0..1, None where the total isn't known."""
        return min(1.0, self.done / self.total) if self.total else self.part


WorkProgress = Callable[[Progress], None]
