"""A row that goes back to whoever made the list: where it stands, what is wrong with it, what to do."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.output.batch import OutputBatch
from desktop_app.core.output.columns import free_names
from desktop_app.core.output.row import JOINT, numbered
from desktop_app.core.rows.problem_advice import advice_on_all

# Before the list's own columns.
ROW = "Row"
PROBLEM_COLUMNS = ("Problem", "What to do")
OURS = " (Dialproof)"


def rows_in_words(count: int) -> str:
    """How many rows, as the English sheet "About" says it."""
    return f"{count} row{'' if count == 1 else 's'}"


def problem_header(columns: Sequence[str], *, traced: bool = True) -> list[str]:
    """The names of the columns, the list's own unchanged; ` (Dialproof)` is added to ours where the list has it.

    Without `Row` where rows can't be `traced` by a number, as those of several sheets.
    """
    ours = (ROW, *PROBLEM_COLUMNS) if traced else PROBLEM_COLUMNS
    return [*free_names(columns, ours, OURS), *columns]


def problem_cells(batch: OutputBatch, phone_columns: Sequence[str], *, traced: bool = True) -> list[list[str]]:
    """The rows: each one's number as the spreadsheet program counts, its problems, advice, its own cells.

    `phone_columns` are the names of the list's phone columns: of several, the one with the problem is named.
    """
    ours = {problem: _told([(0, problem)], phone_columns) for problem in set(batch.problem)}
    told = [ours[problem] for problem in batch.problem]
    for place, several in batch.several.items():
        told[place] = _told([(number.slot, number.problem) for number, _ in several], phone_columns)
    if not traced:
        return [[*each, *cells] for each, cells in zip(told, batch.cells, strict=True)]
    return [[f"{row}", *each, *cells] for row, each, cells in zip(batch.row, told, batch.cells, strict=True)]


def _told(numbers: Sequence[tuple[int, str]], phone_columns: Sequence[str]) -> tuple[str, str]:
    """Problems and advice; `numbers` of a row are the place of its phone column and its problem, "" for none."""
    said = []
    for slot, column in enumerate(phone_columns):
        problem = numbered([problem for of, problem in numbers if of == slot])
        if problem:
            said.append(f"{column}: {problem}" if len(phone_columns) > 1 else problem)
    return JOINT.join(said), advice_on_all([problem for _, problem in numbers if problem])
