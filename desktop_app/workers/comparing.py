"""Runs comparisons in a child process that does other work as well."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from desktop_app.core.results.comparison import ChangeFilter, Compared, ComparedColumn, Step
from desktop_app.services.ports import WorkProgress
from desktop_app.services.ports.comparing import ChangesOrder, Pairing
from desktop_app.workers.process import Worker


class Comparer:
    """A `services.ports.comparing.CompareWork` that uses a worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    async def compare(
        self, pairing: Pairing, left_out: frozenset[str] | None, progress: WorkProgress | None = None
    ) -> Compared:
        """Compare all numbers of two runs."""
        return cast(Compared, await self._worker.job("compare", progress, pairing=pairing, left_out=left_out))

    async def sharing(self, folder: Path, others: Sequence[Path], seconds: float) -> list[bool | None]:
        """Return for each other list True if it shares a number with this one."""
        found = await self._worker.job("sharing", folder=folder, others=tuple(others), seconds=seconds)
        return cast("list[bool | None]", found)

    async def select_changes(
        self, pairing: Pairing, columns: Sequence[ComparedColumn], wanted: ChangeFilter
    ) -> array[int]:
        """Return the sorted places that match a filter."""
        found = await self._worker.job("select_changes", pairing=pairing, columns=tuple(columns), wanted=wanted)
        return cast("array[int]", found)

    async def steps(self, pairing: Pairing, column: ComparedColumn, most: int) -> list[Step]:
        """Return the value changes of a column, from which to which, most frequent first."""
        return cast(list[Step], await self._worker.job("steps", pairing=pairing, column=column, most=most))

    async def export_changes(self, order: ChangesOrder, progress: WorkProgress | None = None) -> int:
        """Write the changes and return how many there are."""
        return cast(int, await self._worker.job("export_changes", progress, order=order))
