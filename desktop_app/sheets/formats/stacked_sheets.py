"""All sheets of a workbook, or all lists of a parcel, one below the other as one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from desktop_app.core.detection.cells import is_blank
from desktop_app.core.detection.column_names import column_letter, is_header_word
from desktop_app.core.detection.columns import SAMPLE_ROWS, shape_of
from desktop_app.core.detection.sampling import SAMPLE_CELLS, sampled, spread
from desktop_app.core.detection.table import ReadOptions, Row, SheetName, TableShape, TableSource
from desktop_app.core.errors import FileEmpty
from desktop_app.core.output.columns import free_names
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_limits import within_limits
from desktop_app.sheets.common.row_source import RowSource
from desktop_app.sheets.formats.packed_lists import PackedLists

MIXED = "zip"
# Up to so many sheets are looked at as closely as a single one; more of them together take no longer.
_WHOLE_SAMPLES = 20


@dataclass(frozen=True, slots=True)
class _Part:
    """A sheet in the stack: where its data begins, from 1, and in which of the stack's columns its columns stand."""

    name: str
    first_row: int
    places: tuple[int, ...]
    # Its columns are the stack's first ones, as of sheets that are all alike: nothing has to be moved.
    in_place: bool
    # Up to the last of its columns: what lies right of it is others'.
    width: int


class StackedSheets(RowSource):
    """A TableSource of one table: a header in row 1, then the rows of every visible sheet that has any.

    The first two columns say where a row comes from: the sheet, or the list in a parcel, and the row as the
    person counts there. The others are those of all sheets; which of them are the same, `StackedColumns`
    says. Blank rows inside a sheet are rows, those at its end are not. `sheets` are the names of the real
    ones; `format`, `encoding` and `delimiter` are what all lists of a parcel have in common ("zip" and None
    where they differ). `phone_columns` are those that would be taken of each sheet if it were read by itself,
    as `ReadOptions` names columns. Raises FileEmpty where no visible sheet has anything in it, and FileTooLarge
    while rows are read, as `within_limits` does.
    """

    def __init__(self, file_name: str, table: TableSource, country: str | None = None) -> None:
        self._path = Path(file_name)
        self._table = table
        self.sheets = table.sheets
        columns = StackedColumns()
        natures: list[tuple[str, str | None, str | None]] = []
        samples: list[list[Row]] = []
        self._parts: list[_Part] = []
        visible = _visible(table.sheets)
        less = max(1, len(visible) // _WHOLE_SAMPLES)
        for name, sample in table.samples(visible, SAMPLE_ROWS // less, SAMPLE_CELLS // less):
            beat()  # judging it takes up to some seconds, and there may be a hundred
            if any(not is_blank(cell) for row in sample for cell in row):
                shape = _shape(sample, country, columns)
                if shape.phone_column is None:
                    further = spread(table.rows(name), sample, shape.first_data_row)
                    shape = shape if further is sample else _shape(further, country, columns)
                    sample = further  # noqa: PLW2901 - the better one
                self._parts.append(_part(name, shape, columns.places(shape, sample)))
                samples.append(sample)
                natures.append((table.format, table.encoding, table.delimiter))
        if not samples:
            raise FileEmpty(name=file_name)
        names = columns.names
        origin = "File" if isinstance(table, PackedLists) and table.several else "Sheet"
        self._header: Row = [_free(origin, names), _free("Row", names), *names]
        self.phone_columns = tuple(self._address(place + 2) for place in columns.phone_places)
        self._phone_letters = tuple(column_letter(place + 2) for place in columns.phone_places)
        self.format = _common([nature[0] for nature in natures]) or MIXED
        self.encoding = _common([nature[1] for nature in natures])
        self.delimiter = _common([nature[2] for nature in natures])
        share = max(1, SAMPLE_ROWS // len(samples)), SAMPLE_CELLS // len(samples)
        self._sample = [
            row
            for part, sample in zip(self._parts, samples, strict=True)
            for row in sampled(self._placed(part, iter(sample)), *share)
        ]

    def rows(self, sheet: str | None = None) -> Iterator[Row]:  # noqa: ARG002 - there is one
        """The header, then one sheet after the other."""
        return within_limits(self._path, self._rows())

    def _rows(self) -> Iterator[Row]:
        yield self._header
        parts = {part.name: part for part in self._parts}
        for name, rows in self._table.in_turn([*parts]):
            yield from self._placed(parts[name], rows)

    def sample(self) -> list[Row]:
        """The header and some of the first rows of every sheet, about `SAMPLE_ROWS` together."""
        return [self._header, *self._sample]

    def options(self, wanted: ReadOptions) -> ReadOptions:
        """`wanted`, for the stack: its header is in row 1, and each sheet's phone numbers are numbers of the list."""
        detected = self.phone_columns if wanted.among is None else self._phone_letters
        return replace(wanted, header_row=1, more_columns=wanted.more_columns or (() if wanted.column else detected))

    def close(self) -> None:
        """Let go of the workbook."""
        self._table.close()

    def _address(self, index: int) -> str:
        """What `ReadOptions` calls a column of the stack: its name, its letter where another has that name."""
        names = [str(name).strip().casefold() for name in self._header]
        return str(self._header[index]) if names.count(names[index]) == 1 else column_letter(index)

    def _placed(self, part: _Part, rows: Iterator[Row]) -> Iterator[Row]:
        """The sheet's rows of data, each cell in the stack's column, up to the last that isn't blank."""
        blanks = 0
        for number, row in enumerate(islice(rows, part.first_row - 1, None), part.first_row):
            if all(map(is_blank, row)):
                blanks += 1
                continue
            for blank in range(number - blanks, number):
                yield [part.name, blank]
            blanks = 0
            yield [part.name, number, *self._cells(part, row)]

    def _cells(self, part: _Part, row: Row) -> Row:
        if part.in_place and len(row) <= len(part.places):
            return row
        further = row[len(part.places) :]
        # Further down a row may be wider than its sheet's sample was; no other column is to be mistaken for its own.
        cells: Row = [None] * (len(self._header) - 2 if further else part.width)
        for place, cell in zip(part.places, row, strict=False):
            cells[place] = cell
        return cells + further


def stacked(file_name: str, table: TableSource, country: str | None = None) -> StackedSheets | None:
    """All sheets of `table` as one; None where it has no sheets, as it is one list already.

    `country` helps to find each sheet's header, see `shape_of`.
    """
    return StackedSheets(file_name, table, country) if table.sheets else None


def _shape(sample: Sequence[Row], country: str | None, columns: StackedColumns) -> TableShape:
    """The sheet's shape, but no header that may as well be its first row: nobody would see that this one went missing.

    Words that name columns, and names that a sheet before has, make a header sure.
    """
    shape = shape_of(sample, country)
    if shape.header_row is None or any(not is_blank(cell) for row in sample[: shape.header_row - 1] for cell in row):
        return shape
    names = [column.name for column in shape.columns]
    if any(map(is_header_word, names)) or columns.knows_any(names):
        return shape
    return columns.continued(sample, country) or shape


def _part(name: str, shape: TableShape, places: tuple[int, ...]) -> _Part:
    return _Part(name, shape.first_data_row, places, places == tuple(range(len(places))), max(places, default=-1) + 1)


def _visible(sheets: Sequence[SheetName]) -> list[str]:
    return [sheet.name for sheet in sheets if not sheet.hidden]


def _free(name: str, taken: Sequence[str]) -> str:
    """`name`, or "Source name" where a sheet has a column that is called so."""
    folded = {each.strip().casefold() for each in taken}
    return f"Source {name.lower()}" if name.casefold() in folded else name


def _common(values: Sequence[str | None]) -> str | None:
    return values[0] if len(set(values)) == 1 else None


# --- Which columns of several sheets are the same ---


# A name without letter case and outer spaces and how often the sheet had it before, or "" and the place of a nameless
# one; where others have their phone numbers in that place, its complement.
_Key = tuple[str, int]


class StackedColumns:
    """The columns of sheets that were met one after the other, in the order of their appearance.

    Columns are the same where their names are, letter case and outer spaces aside; of a name that a sheet has
    several times, the first is the first, and so on. Columns without a name are the same where they stand in
    the same place. A sheet without a header whose phone numbers stand where the sheet above has them is the
    continuation of that one, as exports write a list that is too long for a sheet; any other's phone numbers
    join the first that there are.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.phone_places: list[int] = []
        self._places: dict[_Key, int] = {}
        self._above: tuple[TableShape, tuple[int, ...]] | None = None

    def places(self, shape: TableShape, sample: Sequence[Row]) -> tuple[int, ...]:
        """For each column of the sheet the place of its own among the stacked ones, from 0, and no two the same.

        There may be more places than columns, for cells of rows further down.
        """
        found = self._continued(shape) or self._placed(shape, sample)
        phone = shape.phone_column
        if phone is not None and found[phone.index] not in self.phone_places:
            self.phone_places.append(found[phone.index])
        self._above = shape, found
        return found

    def continued(self, sample: Sequence[Row], country: str | None) -> TableShape | None:
        """The sheet without a header, where it may be the continuation of the one above; else None.

        It is one by its phone numbers; without any it may be one that is no wider.
        """
        bare = shape_of(sample, country, header=0)
        if bare.phone_column is not None:
            return bare if self._continued(bare) else None
        return bare if self._above and len(bare.columns) <= len(self._above[1]) else None

    def knows_any(self, names: Iterable[str]) -> bool:
        """Whether a sheet before had a column of one of these names."""
        return any((name.strip().casefold(), 0) in self._places for name in names)

    def _continued(self, shape: TableShape) -> tuple[int, ...]:
        if self._above is None or shape.header_row is not None or shape.phone_column is None:
            return ()
        above, places = self._above
        same = above.phone_column is not None and above.phone_column.index == shape.phone_column.index
        return places if same and len(shape.columns) <= len(places) else ()

    def _placed(self, shape: TableShape, sample: Sequence[Row]) -> tuple[int, ...]:
        places: list[int] = []
        for key, column in zip(_keys(shape, sample), shape.columns, strict=True):
            phone = column == shape.phone_column
            if phone and shape.header_row is None and self.phone_places:
                places.append(self.phone_places[0])
            else:
                places.append(self._place(key if phone else self._beside_phones(key), column.name))
        return tuple(places)

    def _beside_phones(self, key: _Key) -> _Key:
        """A nameless column that stands where another sheet has its phone numbers is another than that."""
        name, index = key
        return key if name or self._places.get(key) not in self.phone_places else (name, ~index)

    def _place(self, key: _Key, name: str) -> int:
        if key not in self._places:
            self._places[key] = len(self.names)
            self.names.append(name if key[0] else free_names(self.names, [name], " (2)")[0])
        return self._places[key]


def _keys(shape: TableShape, sample: Sequence[Row]) -> list[_Key]:
    header = [] if shape.header_row is None else sample[shape.header_row - 1]
    met: Counter[str] = Counter()
    keys: list[_Key] = []
    for index, column in enumerate(shape.columns):
        if index >= len(header) or is_blank(header[index]):
            keys.append(("", index))
            continue
        name = column.name.strip().casefold()
        keys.append((name, met[name]))
        met[name] += 1
    return keys
