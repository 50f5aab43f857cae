"""The rows that a list begins with, before the rest of it is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from desktop_app.core.table import Row, SheetName, Understanding
from desktop_app.services.ports import FirstRows
from desktop_app.sheets.row_source import RowSource
from desktop_app.workers.jobs.list_rows import ListRows
from desktop_app.workers.list_filling import CountedRows

# So many are told of: more than a window shows at once.
MOST = 200


def first_rows(
    understanding: Understanding, country: str | None, sample: Sequence[Row], beginning: Sequence[Row]
) -> FirstRows:
    """The first rows of data, judged as they will be when all of the list is read.

    `country` and `sample` as `ListRows` has them; `beginning` are the table's first rows, the header included.
    """
    found = replace(understanding)
    table = _Beginning(beginning[: found.shape.first_data_row - 1 + MOST])
    counted = CountedRows(len(found.shape.phone_columns))
    chunks = ListRows(table, found, country, sample).chunks()
    rows = [row for chunk in chunks for row in counted.chunk(chunk).rows()]
    return FirstRows(found, tuple(rows))


class _Beginning(RowSource):
    """Rows that were read already, as a table of their own."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.format = ""
        self.encoding: str | None = None
        self.delimiter: str | None = None
        self.sheets: tuple[SheetName, ...] = ()
        self._rows = rows

    def rows(self, sheet: str | None = None) -> Iterator[Row]:  # noqa: ARG002 - there is only one
        """As `TableSource.rows`."""
        return iter(self._rows)

    def close(self) -> None:
        """There is nothing to let go of."""
