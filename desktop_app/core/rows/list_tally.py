"""Counts a list's rows as they pass, for `ImportSummary`."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import compress, islice

from desktop_app.core.countries.fit import as_good_as_the_best, fitting_countries
from desktop_app.core.countries.hints import country_hints
from desktop_app.core.detection.table import CountryFit, Counts, ImportSummary, Problem
from desktop_app.core.numbers.number_in_cell import number_in
from desktop_app.core.numbers.phone import CellVerdict, NumberStatus
from desktop_app.core.numbers.problems import DAMAGED, NumberProblem
from desktop_app.core.numbers.several_numbers import FEWEST_DIGITS, MOST_DIGITS, digit_count
from desktop_app.core.rows.row_chunk import RowChunk

_MOST_PROBLEMS = 50
# National spellings to examine for a better country, and below how many they tell too little; rows to examine for
# hints.
_SAMPLE = 60
_TOO_FEW = 3
_HINT_ROWS = 200
_VALID = NumberStatus.VALID.value
_INTERNATIONAL = ("+", "＋", "00")


class ListTally:
    """Counts rows; `finish` writes the counts into an `ImportSummary`."""

    def __init__(self) -> None:
        self._kinds: Counter[str] = Counter()
        self._damage: Counter[str] = Counter()
        self._countries: Counter[str] = Counter()
        self._line_types: Counter[str] = Counter()
        self._reasons: Counter[str] = Counter()
        self._problems: list[Problem] = []
        self._national: list[str] = []
        self._fitting_national: list[str] = []  # those that are valid in the list's country
        self._misfits = 0
        self._cells: list[str] = []

    @property
    def rows(self) -> int:
        """The number of rows counted so far."""
        return self._kinds.total()

    def count(self, chunk: RowChunk, slow: Iterable[tuple[int, Sequence[CellVerdict]]]) -> None:
        """Count the rows of a chunk; `slow` has the places in it that took the slow path, with their verdicts."""
        self._kinds.update(chunk.status)
        regions, line_types = _new_numbers(chunk)
        self._countries.update(regions)
        self._line_types.update(line_types)
        self._cells += chunk.cells[: _HINT_ROWS - len(self._cells)]
        if len(self._fitting_national) < _SAMPLE:
            valid = (raw for raw, status in zip(chunk.raw, chunk.status, strict=True) if status == _VALID)
            found = islice(filter(_is_national, valid), _SAMPLE - len(self._fitting_national))
            self._fitting_national += found
        for place, verdicts in slow:
            if chunk.problem[place]:
                self._count_problem(chunk, place, verdicts)

    def _count_problem(self, chunk: RowChunk, place: int, verdicts: Iterable[CellVerdict]) -> None:
        problem = chunk.problem[place]
        self._reasons[problem] += 1
        if chunk.status[place] == NumberStatus.INVALID.value and len(self._problems) < _MOST_PROBLEMS:
            self._problems.append(Problem(chunk.row[place], chunk.raw[place], problem))
        for verdict in verdicts:
            if verdict.found.problem in DAMAGED:
                self._damage[verdict.found.problem] += 1
            elif not verdict.found.valid and _is_national(verdict.raw):
                self._misfits += 1
                if len(self._national) < _SAMPLE:
                    self._national.append(verdict.raw)

    def finish(self, understanding: ImportSummary, country: str | None) -> None:
        """Write the counts into `understanding`; `country` is the one that national spellings were read as."""
        understanding.counts = Counts(**{status.value: self._kinds[status.value] for status in NumberStatus})
        understanding.scientific_notation = self._damage[NumberProblem.SCIENTIFIC_NOTATION]
        understanding.precision_lost = self._damage[NumberProblem.PRECISION_LOST]
        understanding.countries = dict(self._countries)
        understanding.line_types = dict(self._line_types)
        understanding.reasons = dict(self._reasons)
        understanding.problems = self._problems
        understanding.better_countries = self._better_countries(country, understanding)

    def _better_countries(self, country: str | None, understanding: ImportSummary) -> list[CountryFit]:
        """Return better countries for the list's national numbers, likeliest first.

        Return [] if most numbers are valid, because no country would help the rest. If numbers lack a country and no
        column names it, search for it however few they are; for one or two numbers, only among the countries of the
        list's other numbers. Return [] if the list's own country is as likely.
        """
        by_column = understanding.shape.country_column is not None
        lacking = 0 if country or by_column else self._reasons[NumberProblem.NO_COUNTRY]
        if not lacking and self._misfits < max(_TOO_FEW, self._kinds[_VALID] + 1):
            return []
        fits = fitting_countries(self._all_national(), hints=self._hints(understanding))
        if self._misfits < _TOO_FEW:
            fits = [fit for fit in fits if fit.country in self._countries]
        if country in {fit.country for fit in as_good_as_the_best(fits)}:
            return []
        return [fit for fit in fits if fit.country != country]

    def _all_national(self) -> list[str]:
        """Return the national spellings, with the same share of valid ones as in the list."""
        valid = self._kinds[_VALID] / max(1, self._misfits) * len(self._national)
        return [*self._national, *self._fitting_national[: round(valid)]]

    def _hints(self, understanding: ImportSummary) -> dict[str, float]:
        """Return the hints at the list's country from its other cells and its numbers with a country code."""
        shape = understanding.shape
        titles = [*(cell for row in understanding.above_header for cell in row), understanding.sheet or ""]
        found = country_hints(
            [json.loads(cells) for cells in self._cells],
            {column.index for column in shape.phone_columns},
            [column.name for column in shape.columns],
            titles,
        )
        every = self._countries.total()
        siblings = {region: count / every for region, count in self._countries.items()}
        return {region: min(1.0, found.get(region, 0) + siblings.get(region, 0)) for region in {*found, *siblings}}


def _new_numbers(chunk: RowChunk) -> tuple[Iterable[str], Iterable[str]]:
    """Return the regions and the line types of the numbers that are new in the list, in order."""
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
    """Return True if the text looks like a number without a country code."""
    if raw.strip().startswith(_INTERNATIONAL) or not FEWEST_DIGITS <= digit_count(raw) <= MOST_DIGITS:
        return False
    return not number_in(raw).problem
