"""Counting a list's rows while they pass: what `Understanding` says of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from desktop_app.core.cells import Damage
from desktop_app.core.country_fit import fitting_countries
from desktop_app.core.judging import CellVerdict
from desktop_app.core.list_row import ListRow
from desktop_app.core.number_in_cell import number_in
from desktop_app.core.phone import NumberStatus
from desktop_app.core.several_numbers import FEWEST_DIGITS, MOST_DIGITS, digit_count
from desktop_app.core.table import CountryFit, Counts, Problem, Understanding

_MOST_PROBLEMS = 50
# National spellings looked at for a better country, and how many are too few to tell.
_SAMPLE = 60
_TOO_FEW = 3
_INTERNATIONAL = ("+", "＋", "00")


class ListTally:
    """Counts rows; `finish` writes what was counted into an `Understanding`."""

    def __init__(self) -> None:
        self._kinds: Counter[NumberStatus] = Counter()
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

    def count(self, row: ListRow, verdicts: Sequence[Sequence[CellVerdict]]) -> None:
        """One row, and what was judged in its cells."""
        self._kinds[row.status] += 1
        for each in row.numbers or (row,):
            if each.status is NumberStatus.VALID:
                self._countries[each.region] += 1
                self._line_types[each.line_type] += 1
        if row.problem:
            self._count_problem(row, (verdict for of_cell in verdicts for verdict in of_cell))

    def _count_problem(self, row: ListRow, verdicts: Iterable[CellVerdict]) -> None:
        self._reasons[row.problem] += 1
        if row.status is NumberStatus.INVALID and len(self._problems) < _MOST_PROBLEMS:
            self._problems.append(Problem(row.row, row.raw, row.problem))
        for verdict in verdicts:
            if verdict.damage is not None:
                self._damage[verdict.damage] += 1
            elif not verdict.found.valid and _is_national(verdict.raw):
                self._misfits += 1
                if len(self._national) < _SAMPLE:
                    self._national.append(verdict.raw)

    def finish(self, understanding: Understanding, country: str | None) -> None:
        """Say what was counted; `country` is the one that national spellings were taken for."""
        understanding.counts = Counts(**{status.value: self._kinds[status] for status in NumberStatus})
        understanding.scientific_notation = self._damage[Damage.SCIENTIFIC_NOTATION]
        understanding.precision_lost = self._damage[Damage.PRECISION_LOST]
        understanding.countries = dict(self._countries)
        understanding.line_types = dict(self._line_types)
        understanding.reasons = dict(self._reasons)
        understanding.problems = self._problems
        understanding.better_countries = self._better_countries(country)

    def _better_countries(self, country: str | None) -> list[CountryFit]:
        """None where most of what looks like a number is one: what else is wrong with a list, no country mends."""
        if self._misfits < max(_TOO_FEW, self._kinds[NumberStatus.VALID] + 1):
            return []
        likely = [region for region, _ in self._countries.most_common()]
        return [fit for fit in fitting_countries(self._national, likely=likely) if fit.country != country]


def _is_national(raw: str) -> bool:
    """Whether it looks like a number without its country's code."""
    if raw.strip().startswith(_INTERNATIONAL) or not FEWEST_DIGITS <= digit_count(raw) <= MOST_DIGITS:
        return False
    return not number_in(raw).problem
