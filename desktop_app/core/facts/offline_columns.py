"""Works out the columns for which nobody is asked, many numbers at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.core.facts.offline import Offline
from desktop_app.core.facts.plan_facts import Fact, PlanReader

_FACTS = {
    Offline.LINE_TYPE: Fact.LINE_TYPE,
    Offline.REGION: Fact.REGION,
    Offline.PLACE: Fact.PLACE,
    Offline.TIME_ZONES: Fact.TIME_ZONES,
    Offline.CARRIER: Fact.CARRIER,
    Offline.NATIONAL: Fact.NATIONAL,
    Offline.INTERNATIONAL: Fact.INTERNATIONAL,
}


@cache
def _plans() -> PlanReader:
    """Return the reader of this process: it takes a second until it knows its first numbers."""
    return PlanReader()


class OfflineColumns:
    """Works out the columns that a person has `chosen`."""

    def __init__(self, chosen: Sequence[Offline] = ()) -> None:
        self.chosen = tuple(chosen)
        self._facts = [_FACTS[each] for each in self.chosen]
        self._plans = _plans()

    def of(self, numbers: Sequence[str]) -> list[list[str]]:
        """Return a column of texts for each chosen one; they are blank for a number that isn't a valid E.164 one."""
        return self._plans.columns(numbers, self._facts)

    def beside(self, cells: Sequence[str], joint: str) -> list[list[str]]:
        """Return the columns beside cells with E.164 numbers, several of which stand in one with `joint` in between."""
        if not self.chosen:
            return []
        columns = self.of(cells)
        for at, cell in enumerate(cells):
            if joint in cell:
                for column, values in zip(columns, self.of(cell.split(joint)), strict=True):
                    column[at] = joint.join(values) if any(values) else ""
        return columns
