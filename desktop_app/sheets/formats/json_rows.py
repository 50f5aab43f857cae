"""Reads a JSON file with rows as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from desktop_app.core.decoding.json_text import NotUnderstood, parse
from desktop_app.core.detection.json_rows import rows_in, table_of, taught_rows
from desktop_app.core.detection.table import Row, SheetName
from desktop_app.core.errors import FileBroken, FileTooLarge
from desktop_app.core.profile.model import Place, either, value_at
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.row_source import RowSource

# Parsed JSON takes ten times as much memory.
_MOST_BYTES = 64 << 20


class JsonRows(RowSource):
    """`core.detection.table.TableSource` of the rows in a JSON file."""

    format = "json"
    encoding: str | None = "utf-8"
    delimiter: str | None = None
    sheets: tuple[SheetName, ...] = ()

    def __init__(self, table: Sequence[Row]) -> None:
        self._table = table

    def rows(self, sheet: str | None = None) -> Iterator[Row]:  # noqa: ARG002 - it has no sheets
        """Return the header, then each row."""
        return iter(self._table)

    def close(self) -> None:
        """Do nothing: nothing is open."""


def json_rows(path: Path, places: Sequence[Place] | None = None) -> JsonRows | None:
    """Return the rows of a file that is JSON, or has JSON in each line; None if it is something else or has no rows.

    `places`: where the rows are, if that was taught; then JSON has them there or nowhere. Raise `FileTooLarge`, and
    `FileBroken` if there is nothing at the taught places.
    """
    with path.open("rb") as file:
        head = file.read(512).lstrip(b"\xef\xbb\xbf \t\r\n")
    if not head.startswith((b"{", b"[")):
        return None
    if path.stat().st_size > _MOST_BYTES:
        raise FileTooLarge(name=path.name, reason=tr_text("it is JSON of more than 64 MB"))
    content = path.read_bytes().removeprefix(b"\xef\xbb\xbf")
    try:
        value = parse(content)
        if places and value_at(value, places) is None:
            raise FileBroken(name=path.name, reason=tr_text("it has no rows at {places}", places=either(places)))
        rows = taught_rows(value, places)
    except NotUnderstood:
        try:
            rows = rows_in([parse(line) for line in content.splitlines() if line.strip()])
        except NotUnderstood:
            return None
    return JsonRows([list(row) for row in table_of(rows)]) if rows or places else None
