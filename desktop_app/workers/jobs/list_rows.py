"""The rows of a table on their way into the list: each number judged as one of its row's country."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from desktop_app.core.cells import cell_text, is_blank, says_nothing
from desktop_app.core.column_names import column_letter
from desktop_app.core.country_column import country_reader, kind_of
from desktop_app.core.judging import CellVerdict, Judge
from desktop_app.core.list_row import ListRow
from desktop_app.core.list_tally import ListTally
from desktop_app.core.row_building import RowBuilder
from desktop_app.core.table import CellValue, Column, Row, TableShape, TableSource, Understanding
from desktop_app.workers.jobs.numbers import Numbers

# Different texts in a country column that are remembered.
_MOST_NAMES = 10_000


class ListRows:
    """`walk` gives them in their order; `tally` counts what they are while they pass.

    `country` is that of national spellings where the row itself doesn't name one, `sample` the table's first rows.
    """

    def __init__(
        self, table: TableSource, understanding: Understanding, country: str | None, sample: Sequence[Row]
    ) -> None:
        self._table = table
        self._found = understanding
        self._judges = _Judges(understanding.shape, country, sample[understanding.shape.header_row or 0 :])
        self._builder = RowBuilder([column.index for column in understanding.shape.phone_columns])
        self.tally = ListTally()

    def walk(self) -> Iterator[ListRow]:
        """Every row from the first of data to the last that isn't blank, as the list keeps it."""
        first = self._found.shape.first_data_row
        blanks: list[tuple[int, Row]] = []
        width = 0
        for number, cells in enumerate(islice(self._table.rows(self._found.sheet), first - 1, None), start=first):
            if all(map(is_blank, cells)):
                # A million rows of nothing but separators would take a gigabyte.
                blanks.append((number, cells if any(cell is not None for cell in cells) else []))
                continue
            # Blank rows inside the list are rows; those at its end are not.
            for row in [*blanks, (number, cells)]:
                yield self._row(*row)
            blanks.clear()
            width = max(width, len(cells))
        self._widen(width)

    def _row(self, number: int, cells: Row) -> ListRow:
        verdicts = self._judges.verdicts(cells)
        row = self._builder.row(number, cells, verdicts)
        self.tally.count(row, verdicts)
        return row

    def _widen(self, width: int) -> None:
        """Rows further down may be wider than the sample was: their cells are kept, too."""
        shape = self._found.shape
        more = [Column(index, column_letter(index)) for index in range(len(shape.columns), width)]
        self._found.shape = replace(shape, columns=(*shape.columns, *more))


class _Judges:
    """A judge for each phone column and country, made when it is first needed."""

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
        self._of_list = self._of(country)

    def verdicts(self, cells: Row) -> list[tuple[CellVerdict, ...]]:
        """Those on the cells of each phone column."""
        judges = self._of_list if self._country_column is None else self._of(self._of_row(cells))
        return [judge.judge(_cell(cells, index)) for judge, index in zip(judges, self._columns, strict=True)]

    def _of_row(self, cells: Row) -> str | None:
        cell = _cell(cells, self._country_column)
        text = cell_text(cell)
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
                rows = [row for row in rows if self._of_row(row) == country]
            numbers = self._numbers.elsewhere(country)
            judges = [Judge(numbers, country, (_cell(row, index) for row in rows)) for index in self._columns]
            self._judges[country] = judges
        return judges


def _cell(row: Row, index: int | None) -> CellValue:
    return row[index] if index is not None and index < len(row) else None
