"""What was chosen among a list's columns, said so that it outlasts another encoding, header row or country."""

from __future__ import annotations

from typing import Any

from desktop_app.core.column_names import column_called, column_letter
from desktop_app.core.errors import ColumnMissing
from desktop_app.core.table import ReadOptions, Understanding

# Nothing chosen: another sheet or delimiter makes other columns.
NO_COLUMNS: dict[str, Any] = {"column": None, "more_columns": (), "country_column": None, "among": None}


def by_place(options: ReadOptions, found: Understanding, *, in_use: bool = False) -> dict[str, Any]:
    """Changes of `options` that name its columns by their places, as their titles may be read otherwise.

    `in_use`: where none were chosen, those that the list was read with are.
    """
    shape = found.shape
    meant = options.meant_among(len(shape.columns))
    taken = [column.index for column in shape.phone_columns] if in_use and not meant.column else []
    if not taken and options.among is not None:  # they are named so
        return {}

    def letter(wanted: str) -> str:
        return column_letter(column_called(shape.columns, wanted, meant.among).index)

    try:
        chosen = [letter(each) for each in (meant.column, *meant.more_columns) if each]
        country = letter(meant.country_column) if meant.country_column else meant.country_column
    except ColumnMissing:  # chosen in a list that is still being read again
        return NO_COLUMNS
    columns = [column_letter(index) for index in taken] or chosen
    if not columns and not country:
        return {}
    return {
        "column": columns[0] if columns else None,
        "more_columns": tuple(columns[1:]),
        "country_column": country,
        "among": len(shape.columns),
    }


def same_table(options: ReadOptions, found: Understanding) -> bool:
    """Whether the columns found are those that the options speak of: no other sheet or delimiter is awaited."""
    return options.sheet in {None, found.sheet} and options.delimiter in {None, found.delimiter}
