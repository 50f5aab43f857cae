"""Which judge a row's numbers are for: the one of their column and of the row's country."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from desktop_app.core.cells import cell_text, is_blank, says_nothing
from desktop_app.core.chunk_building import column_of
from desktop_app.core.country_column import country_reader, kind_of
from desktop_app.core.judging import Judge
from desktop_app.core.number_columns import NumberColumns
from desktop_app.core.table import CellValue, Row, TableShape
from desktop_app.core.verdicts import JudgedCells
from desktop_app.workers.jobs.numbers import Numbers

# Different texts in a country column that are remembered.
_MOST_NAMES = 10_000


class RowJudges:
    """A judge for each phone column and country, made when it is first needed.

    `country` is that of national spellings where a row names none, `sample` rows of data from the table's beginning.
    """

    def __init__(self, shape: TableShape, country: str | None, sample: Sequence[Row]) -> None:
        self._columns = [column.index for column in shape.phone_columns]
        self._country_column = shape.country_column.index if shape.country_column else None
        if shape.country_column:
            self._read_country = country_reader(kind_of(shape.country_column, sample))
        self._country = country
        self._sample = sample
        self._numbers = Numbers(country)
        self._named: dict[str, str | None] = {}
        self._judges: dict[str | None, list[Judge]] = {}
        self._of(country)

    def judged(self, rows: Sequence[Row]) -> list[JudgedCells]:
        """The cells of each phone column."""
        cells = [column_of(rows, index, None) for index in self._columns]
        countries = self._countries(rows)
        if countries.count(countries[0]) == len(countries):
            return [judge.judge_many(values) for judge, values in zip(self._of(countries[0]), cells, strict=True)]
        places: defaultdict[str | None, list[int]] = defaultdict(list)
        for place, country in enumerate(countries):
            places[country].append(place)
        judged = [JudgedCells(NumberColumns.empty(len(rows)), []) for _ in cells]
        for country, of_country in places.items():
            for judge, values, whole in zip(self._of(country), cells, judged, strict=True):
                whole.take(of_country, judge.judge_many([values[place] for place in of_country]))
        for whole in judged:
            whole.closely.sort(key=lambda each: each[0])
        return judged

    def _countries(self, rows: Sequence[Row]) -> list[str | None]:
        """The country of each row."""
        if self._country_column is None:
            return [self._country] * len(rows)
        cells = column_of(rows, self._country_column, None)
        return [self._of_cell(cell) for cell in cells]

    def _of_cell(self, cell: CellValue) -> str | None:
        text = cell if type(cell) is str else cell_text(cell)
        if text not in self._named:
            if len(self._named) > _MOST_NAMES:
                self._named.clear()
            self._named[text] = self._country_in(cell)
        return self._named[text]

    def _country_in(self, cell: CellValue) -> str | None:
        """A row that names a country nobody knows has none: its number may be of any."""
        if is_blank(cell) or says_nothing(cell):
            return self._country
        return self._read_country(cell) or None

    def _of(self, country: str | None) -> list[Judge]:
        judges = self._judges.get(country)
        if judges is None:
            rows = self._sample
            if self._country_column is not None:
                named = self._countries(rows)
                rows = [row for row, name in zip(rows, named, strict=True) if name == country]
            numbers = self._numbers.elsewhere(country)
            judges = [Judge(numbers, country, column_of(rows, index, None), numbers.columns) for index in self._columns]
            self._judges[country] = judges
        return judges
