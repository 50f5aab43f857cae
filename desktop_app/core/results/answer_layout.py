"""Finds the layout of a result table from the numbers that were sent, unless a person has given it.

The API document shows no columns of result files. So the column whose cells are sent numbers is the number column,
whatever it is called and however it writes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.results.answer_columns import find_number_column, named_column
from desktop_app.core.results.answer_form import FOUND_BY_ITSELF, LISTED, Layout, Place, ResultForm
from desktop_app.core.results.answer_numbers import Cells, begins_with_number, digits, is_sent, split_number, text_of
from desktop_app.core.text.translatable import tr_text

LISTED_COLUMN = "Listed"
NONE_SENT = tr_text("none of the numbers in the result was sent")
# A number that nobody sent is a data row, too; "Report of 2026-11-21" isn't.
_FEWEST_DIGITS = 7


@dataclass(frozen=True, slots=True)
class ResultTable:
    """The layout of a result table.

    `columns` names the values, without the number column. `skip` counts the leading rows that aren't data (title,
    header, blank); `header` is the last of them that names columns, () if none does. `picked`: the columns of the
    values, None for all but the number's. `hits_only`: being listed is the answer, given as the word `listed`.
    `split_cells`: number and value stand in one cell.
    """

    columns: tuple[str, ...]
    number_column: int
    header: tuple[str, ...] = ()
    skip: int = 0
    hits_only: bool = False
    split_cells: bool = False
    picked: tuple[int, ...] | None = None
    listed: str = LISTED

    @property
    def has_header(self) -> bool:
        """True if a line of names stands above the rows."""
        return bool(self.header)

    @property
    def layout(self) -> Layout:
        """The layout of a row."""
        return Layout.PAIRS if self.split_cells else Layout.HITS if self.hits_only else Layout.TABLE


def understand(
    sample_rows: Iterable[Cells], sent: Mapping[str, str], form: ResultForm = FOUND_BY_ITSELF
) -> ResultTable | None:
    """Return the layout of a result from its first rows (`sent` holds digits); None if no number in it was sent.

    What `form` gives isn't searched. Raise `NotUnderstood` if it names a column that isn't there, `NumbersUnclear` if
    several may have the numbers. A file with only a header, or an empty one, is a result without answers.
    """
    rows = [[text_of(cell) for cell in row] for row in sample_rows]
    filled = [row for row in rows if any(cell.strip() for cell in row)]
    named = _row_of(form.number, rows) if isinstance(form.number, str) and filled else None
    column = _column(form, rows, named, sent)
    split = form.layout is Layout.PAIRS or (form.layout is None and _is_split(filled, column, sent))
    there = any(split_number(row, sent) for row in filled) if split else _any_sent(rows, column, sent)
    if not there:
        column = _column_without_data(filled, form, column)
        if column is None and filled:
            return None
    column = column or 0
    head = _head(rows, form, named, _leading_rows(rows, column, sent, split=split))
    return _table(rows, column, head, form, split=split)


def column_names(header: Sequence[str], width: int, number_column: int) -> dict[int, str]:
    """Return distinct names of the columns beside the number's, by their place."""
    names: dict[int, str] = {}
    taken: dict[str, int] = {}  # how often each was used
    for index in range(width):
        if index == number_column:
            continue
        name = header[index].strip() if index < len(header) else ""
        name = name or f"Field {len(names) + 1}"
        free = name
        while free in taken:
            taken[name] += 1
            free = f"{name} ({taken[name]})"
        taken[free] = 1
        names[index] = free
    return names


# --- Parts that the form gives ---


def _column(form: ResultForm, rows: list[list[str]], named: int | None, sent: Mapping[str, str]) -> int | None:
    """Return the number column: by its name, by its place, or found."""
    if isinstance(form.number, str):
        return _place(form.number, rows[named]) if named is not None else None
    return form.number if form.number is not None else find_number_column(rows, sent, header=form.header)


def _row_of(name: str, rows: list[list[str]]) -> int:
    """Return the first row with a column of that name. Raise `NotUnderstood` if there is none."""
    for index, row in enumerate(rows):
        if any(_same(name, cell) for cell in row):
            return index
    raise NotUnderstood(tr_text("it has no column “{name}”", name=name))


def _place(place: Place, header: Sequence[str]) -> int:
    if isinstance(place, int):
        return place
    found = next((index for index, cell in enumerate(header) if _same(place, cell)), None)
    if found is None:
        raise NotUnderstood(tr_text("it has no column “{place}”", place=place))
    return found


def _same(name: str, cell: str) -> bool:
    return name.strip().casefold() == cell.strip().casefold()


def _column_without_data(filled: list[list[str]], form: ResultForm, column: int | None) -> int | None:
    """Return the number column of a header-only or empty result; None if it has rows of numbers that weren't sent."""
    if len(filled) > 1 or form.header is False:
        return None
    return column if form.number is not None and column is not None else named_column(filled[:1])


# Number of rows before the data, and the row among them that names the columns, [] if none does.
_Head = tuple[int, list[str]]


def _head(rows: list[list[str]], form: ResultForm, named: int | None, found: _Head) -> _Head:
    """Return the `found` head, corrected by what the form gives."""
    if form.header is False:
        return 0, []
    if named is not None:
        return max(found[0], named + 1), rows[named]
    if form.header and not found[1]:
        first = next((index for index, row in enumerate(rows) if any(cell.strip() for cell in row)), None)
        return found if first is None else (first + 1, rows[first])
    return found


def _table(rows: list[list[str]], column: int, head: _Head, form: ResultForm, *, split: bool) -> ResultTable:
    skip, header = head[0], tuple(head[1])
    width = max((_width(row) for row in rows[skip:]), default=0)
    names = column_names(header, max(width, _width(header), 1), column)
    if split:
        return ResultTable(("Field 1",), column, header, skip, split_cells=True)
    if form.layout is Layout.HITS or (form.layout is None and not names):
        return ResultTable((LISTED_COLUMN,), column, header, skip, hits_only=True, listed=form.listed or LISTED)
    if form.values is None:
        return ResultTable(tuple(names.values()), column, header, skip)
    picked = tuple(dict.fromkeys(place for each in form.values if (place := _place(each, header)) != column))
    chosen = tuple(names.get(place, f"Field {place + 1}") for place in picked)
    return ResultTable(chosen, column, header, skip, picked=picked)


# --- Parts that are found ---


def _any_sent(rows: list[list[str]], column: int | None, sent: Mapping[str, str]) -> bool:
    return column is not None and any(column < len(row) and is_sent(row[column], sent) for row in rows)


def _is_split(filled: list[list[str]], column: int | None, sent: Mapping[str, str]) -> bool:
    """Return True if number and value stand in one cell. In a table, a single such line isn't enough."""
    pairs = sum(1 for row in filled if (pair := split_number(row, sent)) and pair[1])
    if not pairs or column is None:
        return bool(pairs)
    beside = sum(
        1
        for row in filled
        if column < len(row) and is_sent(row[column], sent) and sum(bool(cell.strip()) for cell in row) > 1
    )
    return pairs > beside


def _leading_rows(rows: list[list[str]], column: int, sent: Mapping[str, str], *, split: bool) -> _Head:
    """Return how many rows come before the data, and the last of them that has words."""
    skip, header = 0, list[str]()
    for index, row in enumerate(rows):
        cell = row[column] if column < len(row) else ""
        key = digits(cell)
        number = len(key) >= _FEWEST_DIGITS and (split or begins_with_number(cell))
        if is_sent(cell, sent) or number or (split and split_number(row, sent)):
            break
        if any(c.isalpha() for c in (cell.strip() or "".join(row))):
            skip, header = index + 1, row
    return skip, header


def _width(row: Sequence[str]) -> int:
    """Return the number of cells up to the last filled one."""
    return max((index + 1 for index, cell in enumerate(row) if cell.strip()), default=0)
