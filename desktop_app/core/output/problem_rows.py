"""Makes the rows of the file that goes back to whoever made a list: what is wrong with each number, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.numbers.problems import advice_on_all
from desktop_app.core.output.form import OURS, free_names
from desktop_app.core.output.row import JOINT, ROW, OutputBatch, numbered

# These columns precede the list's own, after the row's number.
PROBLEM_COLUMNS = ("Problem", "What to do")


def problem_header(columns: Sequence[str], *, traced: bool = True) -> list[str]:
    """Return the column names. The list's own are unchanged; ` (Dialproof)` is added to ours if the list uses the name.

    `Row` is left out if a number can't identify a row (not `traced`), as in a list of several sheets.
    """
    ours = (ROW, *PROBLEM_COLUMNS) if traced else PROBLEM_COLUMNS
    return [*free_names(columns, ours, OURS), *columns]


def problem_columns(batch: OutputBatch, phone_columns: Sequence[str], *, traced: bool = True) -> list[Sequence[str]]:
    """Return the columns: each row's number as the spreadsheet program counts, its problems, advice, and its own cells.

    `phone_columns` are the names of the list's phone columns. If there are several, the problem names its column.
    """
    ours = {problem: _told([(0, problem)], phone_columns) for problem in set(batch.problem)}
    told = [ours[problem] for problem in batch.problem]
    for place, several in batch.several.items():
        told[place] = _told([(number.slot, number.problem) for number, *_ in several], phone_columns)
    rows = [[f"{row}" for row in batch.row]] if traced else []
    return [*rows, [problems for problems, _ in told], [advice for _, advice in told], *batch.cells]


def _told(numbers: Sequence[tuple[int, str]], phone_columns: Sequence[str]) -> tuple[str, str]:
    """Return problems and advice. `numbers` has each number's phone column, as an index, and its problem or ""."""
    texts = []
    for slot, column in enumerate(phone_columns):
        problem = numbered([problem for of, problem in numbers if of == slot])
        if problem:
            texts.append(f"{column}: {problem}" if len(phone_columns) > 1 else problem)
    return JOINT.join(texts), advice_on_all([problem for _, problem in numbers if problem])
