"""Chooses the writer for a result, and defines what every writer promises."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from desktop_app.core.errors import UsageError
from desktop_app.core.text.said import said
from desktop_app.sheets.output.csv_writer import CsvWriter
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

    def rows(self, batch: Sequence[Sequence[str]]) -> None:
        """Write several rows as `row` would, several times as fast. Pass no more than a few thousand."""
        ...

    def about(self, rows: Sequence[tuple[str, str]]) -> None:
        """Set labels and values of the About sheet; CSV has none and ignores them."""
        ...


def open_writer(path: Path, *, raw: bool = False, delimiter: str = ",", numeric: Collection[int] = ()) -> TableWriter:
    """Return a writer for `path` by its suffix, .xlsx or .csv; it touches nothing before it is entered.

    CSV only: `raw` leaves every value as it is, formulas too; `delimiter`, one character, separates columns. XLSX only:
    `numeric` as in `XlsxWriter`. Raises UsageError for another suffix.
    """
    suffix = path.suffix.lower()
    if suffix == ".xlsx":
        return XlsxWriter(path, numeric)
    if suffix == ".csv":
        return CsvWriter(path, raw=raw, delimiter=delimiter)
    raise UsageError(reason=said("“{name}” can't be written: name the result .xlsx or .csv.", name=path.name))
