"""Chooses the writer for a result, and defines what every writer promises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from desktop_app.core.output.formats import CSV, XLSX, OutputFormat, format_of
from desktop_app.sheets.output.csv_writer import CsvWriter
from desktop_app.sheets.output.deflating import TableBlock
from desktop_app.sheets.output.xlsx_writer import XlsxWriter


class TableWriter(Protocol):
    """A table on its way to a file: a context manager that commits on a normal exit, and discards on an error.

    The file appears under its name complete or not at all; an earlier file of that name stays until then. Every method
    may raise OutputNotWritable.
    """

    @property
    def cut_cells(self) -> int:
        """The number of cells that were longer than the format allows and have been cut."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...

    def header(self, names: Sequence[str]) -> None:
        """Write the columns' names; first of all, and once."""
        ...

    def row(self, values: Sequence[str]) -> None:
        """Write one row of data."""
        ...

    def columns(self, columns: Sequence[Sequence[str]]) -> None:
        """Write several rows as `row` would, many times as fast: all their cells, column by column.

        Pass no more than a few thousand rows.
        """
        ...

    def block(self, block: TableBlock) -> None:
        """Write rows that `table_blocks` has made for this kind of file, behind the header and some rows."""
        ...

    def about(self, rows: Sequence[tuple[str, str]]) -> None:
        """Set labels and values of the About sheet; CSV has none and ignores them."""
        ...


def open_writer(path: Path, *, raw: bool = False, delimiter: str = ",", numeric: Collection[int] = ()) -> TableWriter:
    """Return a writer for `path` by its suffix, one of `core.output.formats`; it touches nothing before it is entered.

    Text only: `raw` leaves every value as it is, formulas too; `delimiter`, one character, separates columns. XLSX
    only: `numeric` as in `XlsxWriter`. Raises UsageError for another suffix.
    """
    found = format_of(path.name)
    return _WRITERS[found](_Table(path, raw, found.delimiter or delimiter, numeric))


@dataclass(frozen=True, slots=True)
class _Table:
    """The arguments of `open_writer`."""

    path: Path
    raw: bool
    delimiter: str
    numeric: Collection[int]


_WRITERS: dict[OutputFormat, Callable[[_Table], TableWriter]] = {
    XLSX: lambda table: XlsxWriter(table.path, table.numeric),
    CSV: lambda table: CsvWriter(table.path, raw=table.raw, delimiter=table.delimiter),
}
