"""Reads the rows of a list with their answers and verdicts for a file, many at a time, and decodes them together."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from desktop_app.core.batches.judged_steps import StepsJudge
from desktop_app.core.output.row import OutputBatch
from desktop_app.core.results.verdict import best, suppressed_by, unanswered
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList, StoredRows

# Rows and cells of one piece: few enough to be built and written in some hundredths of a second.
_ROWS, _CELLS = 1_000, 20_000
# The states of a number without an answer.
_WITHOUT = {each.value for each in AnswerStatus} - {AnswerStatus.ANSWERED.value}


def output_batches(store: ListFile, view: AnsweredList, only: Sequence[int] | None = None) -> Iterator[OutputBatch]:
    """Yield every row in the list's order, or `only` these as `AnsweredList.stored` does."""
    width = len(store.columns)
    size = max(1, min(_ROWS, _CELLS // (width + view.width + 1)))
    for stored in view.stored(size, only):
        yield _batch(store, view, stored, width)


def _batch(store: ListFile, view: AnsweredList, stored: StoredRows, width: int) -> OutputBatch:
    row, e164, status, problem, first_row, answer, *values = stored.columns
    numbers = list(map(int, row))
    several = view.numbers_of(numbers) if store.several else {}
    places = {place: view.told(several[number]) for place, number in enumerate(numbers) if number in several}
    first = [int(each) if each else None for each in first_row]
    cells = list(zip(*_lists(stored.cells, width), strict=True))
    if isinstance(view.judge, StepsJudge):
        *values, states = values
        judged = view.judge.answers(values, states)
    else:
        judged, states = view.judge.answers(values, len(numbers)), answer
    for place, state in enumerate(states):
        if state in _WITHOUT:
            judged[place] = unanswered(e164[place], problem[place], state)
    marked = view.marked(numbers)
    suppressed = {place: marked[number] for place, number in enumerate(numbers) if number in marked}
    for place, lists in suppressed.items():
        judged[place] = suppressed_by(lists)
    for place, told in places.items():
        judged[place] = best(each for _number, _answer, each in told)
    return OutputBatch(numbers, cells, e164, status, problem, first, answer, values, judged, places, suppressed)


def _lists(stored: str, width: int) -> list[list[str]]:
    """Decode lists in JSON, one a row; cut or fill each to `width` texts."""
    lists: list[list[str]] = json.loads(f"[{stored}]")
    if set(map(len, lists)) != {width}:
        lists = [each[:width] + [""] * (width - len(each)) for each in lists]
    return lists
