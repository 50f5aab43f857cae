"""Works out the columns for which nobody is asked, many numbers at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.core.calling.times import Calling, CallTimes
from desktop_app.core.facts.offline import TIMES, Offline
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
    """Works out the columns that a person has `chosen`; without `calling`, those of calling times are blank."""

    def __init__(self, chosen: Sequence[Offline] = (), calling: Calling | None = None) -> None:
        self.chosen = tuple(chosen)
        asked = [_FACTS[each] for each in self.chosen if each in _FACTS]
        self._timed = any(each in TIMES for each in self.chosen)
        self._facts = list(dict.fromkeys([*asked, *((Fact.TIME_ZONES, Fact.REGION) if self._timed else ())]))
        self._times = None if calling is None else CallTimes(calling)
        self._plans = _plans()

    def of(self, numbers: Sequence[str]) -> list[list[str]]:
        """Return a column of texts for each chosen one; they are blank for a number that isn't a valid E.164 one."""
        told = dict(zip(self._facts, self._plans.columns(numbers, self._facts), strict=True))
        columns = {each: told[fact] for each, fact in _FACTS.items() if fact in told}
        if self._timed:
            zones, regions = told[Fact.TIME_ZONES], told[Fact.REGION]
            columns |= dict(zip(TIMES, self._times_of(zones, regions), strict=True))
        return [columns[each] for each in self.chosen]

    def _times_of(self, zones: Sequence[str], regions: Sequence[str]) -> list[list[str]]:
        if self._times is None:
            return [[""] * len(zones) for _ in TIMES]
        found = list(map(self._times.of, zones, regions))
        return [[each.local for each in found], [each.window for each in found], [each.now for each in found]]

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
