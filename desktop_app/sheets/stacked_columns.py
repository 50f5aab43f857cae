"""Which columns of several sheets are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from desktop_app.core.cells import is_blank
from desktop_app.core.columns import shape_of
from desktop_app.core.output_columns import free_names
from desktop_app.core.table import Row, TableShape

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
