"""Stacks all sheets of a workbook, or all lists of an archive, into one table."""

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
from desktop_app.core.output.form import free_names
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_limits import within_limits
from desktop_app.sheets.common.row_source import RowSource
from desktop_app.sheets.formats.packed_lists import PackedLists

MIXED = "zip"
# Up to so many sheets are examined as closely as a single one; more of them together take no longer.
_WHOLE_SAMPLES = 20


@dataclass(frozen=True, slots=True)
class _Part:
    """A sheet in the stack: the row from 1 where its data begins, and the stack's columns for its columns."""

    name: str
    first_row: int
    places: tuple[int, ...]
    # True if its columns are the stack's first ones, as in sheets that are all alike: then no cell has to move.
    in_place: bool
    # The stack's columns up to the last of its own; those to the right belong to other sheets.
    width: int


class StackedSheets(RowSource):
    """A TableSource of one table: a header in row 1, then the rows of every visible sheet that has any.

    The first two columns give a row's origin: the sheet, or the list in an archive, and the row as the person counts
    there. The others are those of all sheets; `StackedColumns` decides which of them are the same. Blank rows inside a
    sheet are rows; those at its end are not. `sheets` are the names of the real ones; `format`, `encoding` and
    `delimiter` are what all lists of an archive have in common ("zip" and None if they differ). `phone_columns` are
    those that each sheet would have if it were read by itself, as `ReadOptions` names columns. Raises FileEmpty if no
    visible sheet has any content, and FileTooLarge while rows are read, as `within_limits` does.
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
        """Yield the header, then one sheet after the other."""
        return within_limits(self._path, self._rows())

    def _rows(self) -> Iterator[Row]:
        yield self._header
        parts = {part.name: part for part in self._parts}
        for name, rows in self._table.in_turn([*parts]):
            yield from self._placed(parts[name], rows)

    def sample(self) -> list[Row]:
        """Return the header and some of the first rows of every sheet, about `SAMPLE_ROWS` together."""
        return [self._header, *self._sample]

    def options(self, wanted: ReadOptions) -> ReadOptions:
        """Adapt `wanted` to the stack: its header is row 1, and every sheet's phone columns are the list's."""
        detected = self.phone_columns if wanted.among is None else self._phone_letters
        return replace(wanted, header_row=1, more_columns=wanted.more_columns or (() if wanted.column else detected))

    def close(self) -> None:
        """Close the workbook."""
        self._table.close()

    def _address(self, index: int) -> str:
        """Return a stack column's name as in `ReadOptions`: its own name, or its letter if another has that name."""
        names = [str(name).strip().casefold() for name in self._header]
        return str(self._header[index]) if names.count(names[index]) == 1 else column_letter(index)

    def _placed(self, part: _Part, rows: Iterator[Row]) -> Iterator[Row]:
        """Yield the sheet's data rows with each cell in the stack's column, up to the last row that isn't blank."""
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
        # Further down, a row may be wider than its sheet's sample; its extra cells go right of all columns.
        cells: Row = [None] * (len(self._header) - 2 if further else part.width)
        for place, cell in zip(part.places, row, strict=False):
            cells[place] = cell
        return cells + further


def stacked(file_name: str, table: TableSource, country: str | None = None) -> StackedSheets | None:
    """Stack all sheets of `table`; return None if it has no sheets, because then it is one list already.

    `country` helps to find each sheet's header, see `shape_of`.
    """
    return StackedSheets(file_name, table, country) if table.sheets else None


def _shape(sample: Sequence[Row], country: str | None, columns: StackedColumns) -> TableShape:
    """Return the sheet's shape, with no header if that may be its first data row, because nobody would miss that row.

    Words that name columns, and column names of an earlier sheet, make a header sure.
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
    """Return `name`, or "Source name" if a sheet has a column of that name."""
    folded = {each.strip().casefold() for each in taken}
    return f"Source {name.lower()}" if name.casefold() in folded else name


def _common(values: Sequence[str | None]) -> str | None:
    return values[0] if len(set(values)) == 1 else None


# --- Matching columns of several sheets ---


# A name without letter case and outer spaces, and how often the sheet had it before; for a nameless column, "" and its
# place, or the complement of its place if others have their phone numbers there.
_Key = tuple[str, int]


class StackedColumns:
    """Collects the columns of sheets met one after the other, in the order of their appearance.

    Columns are the same if their names are, apart from letter case and outer spaces. If a sheet has a name several
    times, its first column of the name is the same as the first one of other sheets, and so on. Nameless columns are
    the same if they are in the same place. A sheet without a header whose phone numbers are in the same column as those
    of the sheet above continues that sheet, as exports write a list that is too long for a sheet. The phone numbers of
    any other headerless sheet join the first phone column.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.phone_places: list[int] = []
        self._places: dict[_Key, int] = {}
        self._above: tuple[TableShape, tuple[int, ...]] | None = None

    def places(self, shape: TableShape, sample: Sequence[Row]) -> tuple[int, ...]:
        """Return the place among the stacked columns, from 0, of each column of the sheet; no two are the same.

        There may be more places than columns, for cells of rows further down.
        """
        found = self._continued(shape) or self._placed(shape, sample)
        phone = shape.phone_column
        if phone is not None and found[phone.index] not in self.phone_places:
            self.phone_places.append(found[phone.index])
        self._above = shape, found
        return found

    def continued(self, sample: Sequence[Row], country: str | None) -> TableShape | None:
        """Return the sheet's shape without a header if it may continue the sheet above; else None.

        Its phone numbers decide; a sheet without any may continue one that is at least as wide.
        """
        bare = shape_of(sample, country, header=0)
        if bare.phone_column is not None:
            return bare if self._continued(bare) else None
        return bare if self._above and len(bare.columns) <= len(self._above[1]) else None

    def knows_any(self, names: Iterable[str]) -> bool:
        """Return True if an earlier sheet had a column of one of these names."""
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
        """Return another key for a nameless column in the place of another sheet's phone numbers."""
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
