"""Counting a list's rows while they pass: what `Understanding` says of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import compress

from desktop_app.core.cells import Damage
from desktop_app.core.country_fit import fitting_countries
from desktop_app.core.number_in_cell import number_in
from desktop_app.core.phone import NumberStatus
from desktop_app.core.row_chunk import RowChunk
from desktop_app.core.several_numbers import FEWEST_DIGITS, MOST_DIGITS, digit_count
from desktop_app.core.table import CountryFit, Counts, Problem, Understanding
from desktop_app.core.verdicts import CellVerdict

_MOST_PROBLEMS = 50
# National spellings looked at for a better country, and how many are too few to tell.
_SAMPLE = 60
_TOO_FEW = 3
_VALID = NumberStatus.VALID.value
_INTERNATIONAL = ("+", "＋", "00")


class ListTally:
    """Counts rows; `finish` writes what was counted into an `Understanding`."""

    def __init__(self) -> None:
        self._kinds: Counter[str] = Counter()
        self._damage: Counter[Damage] = Counter()
        self._countries: Counter[str] = Counter()
        self._line_types: Counter[str] = Counter()
        self._reasons: Counter[str] = Counter()
        self._problems: list[Problem] = []
        self._national: list[str] = []
        self._misfits = 0

    @property
    def rows(self) -> int:
        """Rows counted so far."""
        return self._kinds.total()

    def count(self, chunk: RowChunk, closely: Iterable[tuple[int, Sequence[CellVerdict]]]) -> None:
        """Some rows, and what was judged closely in them: the place of a row in the chunk and the verdicts."""
        self._kinds.update(chunk.status)
        regions, line_types = _new_numbers(chunk)
        self._countries.update(regions)
        self._line_types.update(line_types)
        for place, verdicts in closely:
            if chunk.problem[place]:
                self._count_problem(chunk, place, verdicts)

    def _count_problem(self, chunk: RowChunk, place: int, verdicts: Iterable[CellVerdict]) -> None:
        problem = chunk.problem[place]
        self._reasons[problem] += 1
        if chunk.status[place] == NumberStatus.INVALID.value and len(self._problems) < _MOST_PROBLEMS:
            self._problems.append(Problem(chunk.row[place], chunk.raw[place], problem))
        for verdict in verdicts:
            if verdict.damage is not None:
                self._damage[verdict.damage] += 1
            elif not verdict.found.valid and _is_national(verdict.raw):
                self._misfits += 1
                if len(self._national) < _SAMPLE:
                    self._national.append(verdict.raw)

    def finish(self, understanding: Understanding, country: str | None) -> None:
        """Say what was counted; `country` is the one that national spellings were taken for."""
        understanding.counts = Counts(**{status.value: self._kinds[status.value] for status in NumberStatus})
        understanding.scientific_notation = self._damage[Damage.SCIENTIFIC_NOTATION]
        understanding.precision_lost = self._damage[Damage.PRECISION_LOST]
        understanding.countries = dict(self._countries)
        understanding.line_types = dict(self._line_types)
        understanding.reasons = dict(self._reasons)
        understanding.problems = self._problems
        understanding.better_countries = self._better_countries(country)

    def _better_countries(self, country: str | None) -> list[CountryFit]:
        """None where most of what looks like a number is one: what else is wrong with a list, no country mends."""
        if self._misfits < max(_TOO_FEW, self._kinds[_VALID] + 1):
            return []
        likely = [region for region, _ in self._countries.most_common()]
        return [fit for fit in fitting_countries(self._national, likely=likely) if fit.country != country]


def _new_numbers(chunk: RowChunk) -> tuple[Iterable[str], Iterable[str]]:
    """The regions and the line types of the numbers that stand in the list for the first time, in their order."""
    new = [status == _VALID for status in chunk.status]
    if not chunk.numbers:
        return compress(chunk.region, new), compress(chunk.line_type, new)
    several: defaultdict[int, list[tuple[str, str]]] = defaultdict(list)
    for row, _place, _slot, _raw, _e164, region, line_type, status, _problem, _first in chunk.numbers:
        several[row] += [(region, line_type)] if status == _VALID else []
    own = zip(chunk.region, chunk.line_type, strict=True)
    numbers = [
        number
        for row, is_new, alone in zip(chunk.row, new, own, strict=True)
        for number in several.get(row, [alone] if is_new else [])
    ]
    return (region for region, _ in numbers), (line_type for _, line_type in numbers)


def _is_national(raw: str) -> bool:
    """Whether it looks like a number without its country's code."""
    if raw.strip().startswith(_INTERNATIONAL) or not FEWEST_DIGITS <= digit_count(raw) <= MOST_DIGITS:
        return False
    return not number_in(raw).problem
