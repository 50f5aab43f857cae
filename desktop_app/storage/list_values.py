"""Rows of `list.sqlite` as the values of `core`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop_app.core.list_row import GRAVEST_ANSWERS, AnsweredRow, AnswerStatus, ListRow, NumberAnswer, RowNumber
from desktop_app.core.phone import NumberStatus

ROW_COLUMNS = ("row", "cells", "raw", "e164", "region", "line_type", "status", "problem", "first_row")
NUMBER_COLUMNS = ("row", "slot", "raw", "e164", "region", "line_type", "status", "problem", "first_row")
_STATUSES = {status.value: status for status in NumberStatus}


def list_row(found: Sequence[Any], cells: Sequence[str], numbers: tuple[RowNumber, ...] = ()) -> ListRow:
    """A row of `rows`, its first columns being `ROW_COLUMNS`, with its cells decoded and those of `row_numbers`."""
    row, _stored, raw, e164, region, line_type, status, problem, first_row = found[: len(ROW_COLUMNS)]
    return ListRow(row, tuple(cells), raw, e164, region, line_type, _STATUSES[status], problem, first_row, numbers)


def row_number(found: Sequence[Any]) -> RowNumber:
    """A row of `row_numbers`, its first columns being `NUMBER_COLUMNS`."""
    slot, raw, e164, region, line_type, status, problem, first_row = found[1 : len(NUMBER_COLUMNS)]
    return RowNumber(slot, raw, e164, region, line_type, _STATUSES[status], problem, first_row)


def with_answers(row: ListRow, answers: Sequence[NumberAnswer]) -> AnsweredRow:
    """A row that has several numbers with the answer of each, as `AnsweredRow` has them."""
    states = {each.answer for each in answers}
    whole = next(state for state in GRAVEST_ANSWERS if state in states)
    values = next((each.values for each in answers if each.answer is AnswerStatus.ANSWERED), answers[0].values)
    return AnsweredRow(row, whole, values, tuple(answers))
