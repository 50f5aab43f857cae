"""Rows with several numbers: all beside the answer, which says how many are answered, and whose values these are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from desktop_app.core.detection.table import Column, Counts, ImportSummary, TableShape
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reuse import REUSED_COLUMN
from desktop_app.core.rows.list_row import AnsweredRow, AnswerStatus, ListRow, NumberAnswer, RowNumber
from desktop_app.services.ports import OpenList
from desktop_app.ui.parts.tables.data_table_model import Column as Shown
from desktop_app.ui.results.columns import columns_of

NAMES = ("ID", "Mobile", "Name", "Landline")
RESULTS = ("line_type", "valid", REUSED_COLUMN)
YES, NO, UNSENT = AnswerStatus.ANSWERED, AnswerStatus.UNANSWERED, AnswerStatus.NOT_SENT
LOST = "digits lost in Excel"


def columns(results: tuple[str, ...] = RESULTS) -> dict[str, Shown[AnsweredRow]]:
    all_columns = tuple(Column(at, name) for at, name in enumerate(NAMES))
    shape = TableShape(1, all_columns, all_columns[1], (all_columns[3],))
    found = ImportSummary("csv", "utf-8", ",", None, [], shape, Counts(valid=9))
    opened = cast(OpenList, SimpleNamespace(columns=NAMES, understanding=found))
    return {column.key: column for column in columns_of(opened, results)}


def number(slot: int, e164: str, problem: str = "") -> RowNumber:
    status = NumberStatus.INVALID if problem else NumberStatus.VALID if e164 else NumberStatus.EMPTY
    return RowNumber(slot, e164 or problem, e164, "", "", status, problem)


def row(numbers: tuple[RowNumber, ...], *answers: NumberAnswer, whole: AnswerStatus = YES) -> AnsweredRow:
    status, problem = numbers[0].status, next((each.problem for each in numbers if each.problem), "")
    found = ListRow(2, ("1", "m", "A", "l"), "m", numbers[0].e164, "", "", status, problem, None, numbers)
    return AnsweredRow(found, whole, (), answers)


def answer(line_type: str, reused: str = "") -> NumberAnswer:
    return NumberAnswer(YES, (line_type, "yes", reused))


BOTH = (number(0, "+491"), number(1, "+492"))


def test_all_phone_columns_stand_before_the_answer_in_their_order() -> None:
    assert [column.title for column in columns().values()][:6] == [
        "#",
        "Mobile",
        "Landline",
        "Verdict",
        "Answer",
        "Line type",
    ]
    assert list(columns())[-2:] == ["cell:0", "cell:2"]


@pytest.mark.parametrize(
    ("given", "said", "icon", "tip"),
    [
        (row(BOTH, answer("mobile"), answer("fixed line")), "answered", "check", "+491: answered\n+492: answered"),
        (
            row((number(0, "", LOST), BOTH[1]), NumberAnswer(UNSENT), answer("fixed line")),
            "1 answered, 1 invalid",
            "half",
            f"{LOST}: {LOST}\n+492: answered",
        ),
        (
            row((*BOTH, number(2, "", LOST)), answer("mobile"), NumberAnswer(NO), NumberAnswer(UNSENT), whole=NO),
            "1 of 2 answered, 1 invalid",
            "half",
            None,
        ),
        (
            row(BOTH, answer("mobile"), NumberAnswer(UNSENT)),
            "1 of 2 answered",
            "half",
            "+491: answered\n+492: not sent",
        ),
        (
            row(BOTH, answer("mobile"), NumberAnswer(NO), whole=NO),
            "1 of 2 answered",
            "half",
            "+491: answered\n+492: unanswered",
        ),
        (row(BOTH, NumberAnswer(NO), NumberAnswer(NO), whole=NO), "unanswered", "half", None),
        (row((BOTH[0], number(1, "")), answer("mobile"), NumberAnswer(UNSENT)), "answered", "check", ""),
        (
            row((number(0, "", LOST), number(1, "", LOST)), NumberAnswer(UNSENT), NumberAnswer(UNSENT), whole=UNSENT),
            LOST,
            "cross",
            None,
        ),
        (row(BOTH, answer("a", "on 2026-01-02"), answer("b", "the same")), "answered, reused", "history", None),
        (
            row(BOTH, answer("mobile", "answered on 2026-01-02"), answer("mobile")),
            "answered",
            "check",
            "+491: answered, reused\n+492: answered",
        ),
    ],
)
def test_the_answer_says_how_many_of_a_rows_numbers_have_one(
    given: AnsweredRow, said: str, icon: str, tip: str | None
) -> None:
    shown = columns()["answer"]
    assert shown.icon is not None
    assert shown.tip is not None
    assert shown.text(given) == said
    assert shown.icon(given) == icon
    assert tip is None or shown.tip(given) == tip


@pytest.mark.parametrize(
    ("given", "said", "tip"),
    [
        (row(BOTH, answer("mobile"), answer("fixed line")), "mobile · fixed line", "+491: mobile\n+492: fixed line"),
        (row((number(0, "", LOST), BOTH[1]), NumberAnswer(UNSENT), answer("fixed line")), "– · fixed line", None),
        (row((BOTH[0], number(1, "")), answer("mobile"), NumberAnswer(UNSENT)), "mobile", "mobile"),
        (row(BOTH, NumberAnswer(NO), NumberAnswer(NO), whole=NO), "", ""),
    ],
)
def test_values_are_in_the_numbers_order_and_the_tip_says_whose_they_are(
    given: AnsweredRow, said: str, tip: str | None
) -> None:
    shown = columns()["result:0"]
    assert shown.tip is not None
    assert shown.text(given) == said
    assert tip is None or shown.tip(given) == tip


def test_a_reused_answer_of_one_number_is_marked_where_anything_was_reused() -> None:
    found = ListRow(2, ("1", "m"), "m", "+491", "", "", NumberStatus.VALID, "")
    fresh, reused = (AnsweredRow(found, YES, ("mobile", "yes", mark)) for mark in ("", "answered on 2026-01-02"))
    assert {"1 of 2 answered", "1 answered, 1 invalid"} <= {*columns()["answer"].among}
    assert [columns()["answer"].text(each) for each in (fresh, reused)] == ["answered", "answered, reused"]
    assert "answered, reused" in columns()["answer"].among
    assert "answered, reused" not in columns(RESULTS[:2])["answer"].among
