"""A row that goes back to whoever made the list: where it stands, what is wrong with it, what to do."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.list_row import ListRow
from desktop_app.core.output_columns import free_names
from desktop_app.core.output_row import JOINT, list_cells, numbered
from desktop_app.core.problem_advice import advice_on_all

# Before the list's own columns.
ROW = "Row"
PROBLEM_COLUMNS = ("Problem", "What to do")
OURS = " (Dialproof)"


def problem_header(columns: Sequence[str], *, traced: bool = True) -> list[str]:
    """The names of the columns, the list's own unchanged; ` (Dialproof)` is added to ours where the list has it.

    Without `Row` where rows can't be `traced` by a number, as those of several sheets.
    """
    ours = (ROW, *PROBLEM_COLUMNS) if traced else PROBLEM_COLUMNS
    return [*free_names(columns, ours, OURS), *columns]


def problem_cells(row: ListRow, phone_columns: Sequence[str], width: int, *, traced: bool = True) -> list[str]:
    """The row: its number as the spreadsheet program counts, its problems, advice, its own cells in `width` columns.

    `phone_columns` are the names of the list's phone columns: of several, the one with the problem is named.
    """
    problems = [number.problem for number in row.all_numbers if number.problem]
    ours = [_problem(row, phone_columns), advice_on_all(problems)]
    return [*([str(row.row)] if traced else []), *ours, *list_cells(row, width)]


def _problem(row: ListRow, phone_columns: Sequence[str]) -> str:
    said = []
    for slot, column in enumerate(phone_columns):
        problem = numbered([number.problem for number in row.all_numbers if number.slot == slot])
        if problem:
            said.append(f"{column}: {problem}" if len(phone_columns) > 1 else problem)
    return JOINT.join(said)
