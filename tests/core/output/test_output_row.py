"""One row of the output, with one number or with several, in one phone column or in more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.detection.table import ALL_SHEETS, Column, Counts, ImportSummary, TableShape
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.form import (
    NO_WORKBOOK,
    ONE_OF_SEVERAL,
    OWN_COLUMNS,
    PROTECTED,
    TOO_MANY_CELLS,
    OutputForm,
    added_column_names,
    free_names,
    no_original,
)
from desktop_app.core.output.row import Outcome, OutputBatch, OutputRows, Told, number_problem, numbered, outcome_of
from desktop_app.core.results.verdict import Judge, Judged, best
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, NumberAnswer, RowNumber

VALID, INVALID, EMPTY, DUPLICATE = (NumberStatus(each) for each in ("valid", "invalid", "empty", "duplicate"))
ANSWERED, UNANSWERED, NOT_SENT = AnswerStatus.ANSWERED, AnswerStatus.UNANSWERED, AnswerStatus.NOT_SENT


JUDGED = OutputForm(verdicts=True)
judge = Judge(["active"]).number
GOOD = ["good", "active: yes"]


def row(
    status: NumberStatus = VALID,
    answer: AnswerStatus = ANSWERED,
    values: tuple[str, ...] = ("yes",),
    first_row: int | None = None,
) -> OutputBatch:
    cells, columns = [["Ada"], ["07400 123456"]], [[value] for value in values]
    judged = judge(number(0, status, "+447400123456"), NumberAnswer(answer, values))
    return OutputBatch([5], cells, ["+447400123456"], [status], [""], [first_row], [answer], columns, [judged])


def number(slot: int, status: NumberStatus = VALID, e164: str = "", **more: Any) -> RowNumber:
    return RowNumber(slot, "raw", e164, "", "", status, **more)


def several(*told: tuple[RowNumber, AnswerStatus, str]) -> OutputBatch:
    """A row with one number, then one with these."""
    answers = [(number, NumberAnswer(answer, (value,))) for number, answer, value in told]
    numbers: Told = [(*each, judge(*each)) for each in answers]
    judged = [Judged(Verdict.GOOD, (("active", "yes"),)), best(each[2] for each in numbers)]
    cells = [["Ada"] * 2, ["07400 123456"] * 2]
    return OutputBatch(
        [4, 5],
        cells,
        ["+441"] * 2,
        ["valid"] * 2,
        [""] * 2,
        [None] * 2,
        ["answered"] * 2,
        [["yes"] * 2],
        judged,
        {1: numbers},
    )


def names_of(inputs: list[str], phones: Sequence[Column], results: list[str], *, all_alike: bool = False) -> list[str]:
    """The names of the added columns, with those of the verdict."""
    return added_column_names(inputs, phones, results, replace(JUDGED, columns_alike=all_alike))


def whole(batch: OutputBatch, groups: int, results: int) -> list[list[str]]:
    """Its rows as they are laid out."""
    return [list(row) for row in zip(*OutputRows(groups, results, JUDGED).columns(batch), strict=True)]


def added(batch: OutputBatch, groups: int, results: int) -> list[list[str]]:
    """The added cells of its rows."""
    return [list(row) for row in zip(*OutputRows(groups, results, JUDGED).added(batch), strict=True)]


def test_a_row_with_one_number_is_the_contracts() -> None:
    cells = whole(row(values=("yes", "")), 1, 2)
    assert cells == [["Ada", "07400 123456", "+447400123456", "valid", "", "answered", "yes", "", *GOOD]]


def test_a_duplicate_names_the_row_where_it_stands_first() -> None:
    (cells,) = whole(row(DUPLICATE, first_row=2), 1, 1)
    assert cells[2:] == ["+447400123456", "duplicate", "same number as row 2", "answered", "yes", *GOOD]


def test_numbers_of_one_cell_are_joined_each_at_its_place() -> None:
    told = several(
        (number(0, VALID, "+441"), ANSWERED, "yes"),
        (number(0, INVALID, problem="too short"), NOT_SENT, ""),
        (number(0, DUPLICATE, "+442", first_row=3), UNANSWERED, ""),
    )
    assert added(told, 1, 1)[1] == [
        "+441; ; +442", "valid", "2nd number: too short; 3rd number: same number as row 3", "unanswered", "yes; ; ",
        "good", "active: yes; too short; no answer came",
    ]  # fmt: skip


def test_each_phone_column_has_a_group_and_an_empty_one_says_so() -> None:
    told = several(
        (number(0, VALID, "+441"), ANSWERED, "yes"), (number(1, DUPLICATE, "+441", first_row=5), ANSWERED, "yes")
    )
    assert added(told, 3, 1)[1] == [
        "+441", "valid", "", "answered", "yes", *GOOD,
        "+441", "duplicate", "same number earlier in this row", "answered", "yes", *GOOD,
        "", "empty", "", "not sent", "", "problem", "no number",
    ]  # fmt: skip


def test_a_row_with_one_number_in_a_list_with_several_phone_columns_has_every_group() -> None:
    (cells,) = added(row(), 2, 1)
    blank = ["", "empty", "", "not sent", "", "problem", "no number"]
    assert cells == ["+447400123456", "valid", "", "answered", "yes", *GOOD, *blank]


@pytest.mark.parametrize(
    ("statuses", "whole"),
    [
        ((INVALID, DUPLICATE, VALID), "valid"),
        ((INVALID, DUPLICATE), "duplicate"),
        ((EMPTY, INVALID), "invalid"),
        ((EMPTY, EMPTY), "empty"),
    ],
)
def test_the_status_of_several_numbers(statuses: tuple[NumberStatus, ...], whole: str) -> None:
    told = several(*((number(0, status), NOT_SENT, "") for status in statuses))
    assert added(told, 1, 1)[1][1] == whole


@pytest.mark.parametrize(
    ("answers", "whole"),
    [((ANSWERED, UNANSWERED), "unanswered"), ((NOT_SENT, ANSWERED), "answered"), ((NOT_SENT, NOT_SENT), "not sent")],
)
def test_the_answer_of_several_numbers(answers: tuple[AnswerStatus, ...], whole: str) -> None:
    told = several(*((number(0, VALID, "+441"), answer, "") for answer in answers))
    assert added(told, 1, 1)[1][3:5] == [whole, ""]


@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from(NumberStatus), st.sampled_from(AnswerStatus), st.text(max_size=3)),
        min_size=2,
        max_size=6,
    )
)
def test_every_row_is_as_wide_as_the_names_are_many(
    told: list[tuple[int, NumberStatus, AnswerStatus, str]],
) -> None:
    phones = tuple(Column(index, name) for index, name in enumerate("abc"))
    names = names_of(["a", "b", "c"], phones, ["x"])
    batch = several(*((number(slot, status), answer, value) for slot, status, answer, value in told))
    assert {len(cells) for cells in added(batch, 3, 1)} == {len(names)} == {21}


def test_which_number_has_the_problem_is_said_only_where_there_are_several() -> None:
    assert numbered(["too short"]) == "too short"
    assert numbered(["", ""]) == ""
    places = numbered(["", "a", *[""] * 8, "b", "c", *[""] * 9, "d"])
    assert places == "2nd number: a; 11th number: b; 12th number: c; 22nd number: d"


def test_a_number_that_stands_twice_in_its_row() -> None:
    assert number_problem(number(1, DUPLICATE, first_row=5), 5) == "same number earlier in this row"
    assert number_problem(number(1, DUPLICATE, first_row=4), 5) == "same number as row 4"
    assert number_problem(number(1, INVALID, problem="too long"), 5) == "too long"


def test_rows_are_picked_with_their_numbers() -> None:
    told = several((number(0, VALID, "+441"), ANSWERED, "yes"), (number(0, INVALID, "+442"), NOT_SENT, ""))
    assert told.only([False, True]).row == [5]
    assert added(told.only([False, True]), 1, 1) == added(told, 1, 1)[1:]
    assert whole(told.only([True, False]), 1, 1) == whole(told, 1, 1)[:1]
    assert not told.only([False, False])


@pytest.mark.parametrize(
    ("status", "answer", "verdict", "outcome"),
    [
        (VALID, ANSWERED, Verdict.GOOD, Outcome.GOOD),
        (DUPLICATE, ANSWERED, Verdict.DOUBTFUL, Outcome.DOUBTFUL),
        (VALID, ANSWERED, Verdict.BAD, Outcome.BAD),
        (VALID, ANSWERED, Verdict.UNKNOWN, Outcome.UNKNOWN),
        # One of its numbers is good, though another one has no answer.
        (VALID, UNANSWERED, Verdict.GOOD, Outcome.GOOD),
        (VALID, UNANSWERED, Verdict.UNKNOWN, Outcome.UNANSWERED),
        (VALID, AnswerStatus.AWAITING, Verdict.UNKNOWN, Outcome.AWAITING),
        (INVALID, NOT_SENT, Verdict.PROBLEM, Outcome.INVALID),
        (VALID, NOT_SENT, Verdict.NOT_SENT, Outcome.NOT_SENT),
        # One of its numbers is bad, and another one can still be sent.
        (VALID, ANSWERED, Verdict.NOT_SENT, Outcome.NOT_SENT),
        (DUPLICATE, NOT_SENT, Verdict.NOT_SENT, Outcome.NOT_SENT),
        (EMPTY, NOT_SENT, Verdict.PROBLEM, Outcome.EMPTY),
    ],
)
def test_every_row_has_one_outcome(
    status: NumberStatus, answer: AnswerStatus, verdict: Verdict, outcome: Outcome
) -> None:
    assert outcome_of(status.value, answer.value, verdict) is outcome


# --- the columns' names ---


def test_one_phone_column_adds_the_contracts_names() -> None:
    names = names_of(["Name", "Mobile"], [Column(1, "Mobile")], ["active", "name"])
    assert names == [*OWN_COLUMNS, "active", "name (result)", "Verdict", "Why"]
    assert names_of(["Name"], [], []) == [*OWN_COLUMNS, "Verdict", "Why"]


def test_the_lists_and_the_services_columns_keep_their_names_where_they_are_ours_too() -> None:
    assert names_of(["why"], [Column(0, "why")], ["verdict"])[4:] == [
        "verdict", "Verdict (Dialproof)", "Why (Dialproof)",
    ]  # fmt: skip
    phones = [Column(0, "A"), Column(1, "B")]
    assert names_of(["A", "B"], phones, ["Why"], all_alike=True)[4:7] == [
        "A: Why", "A: Verdict", "A: Why (Dialproof)",
    ]  # fmt: skip


def test_further_phone_columns_add_theirs_behind_their_own_names() -> None:
    phones = [Column(1, "Mobile"), Column(2, "Landline")]
    assert names_of(["Name", "Mobile", "Landline"], phones, ["active"])[5:] == [
        "Verdict", "Why",
        "Landline: Phone (E.164)", "Landline: Number status", "Landline: Problem", "Landline: Answer",
        "Landline: active", "Landline: Verdict", "Landline: Why",
    ]  # fmt: skip


def test_phone_columns_of_one_name_are_told_apart_by_their_letters() -> None:
    phones = [Column(1, "Phone"), Column(2, "phone "), Column(3, "Phone")]
    names = names_of(["Name", "Phone", "phone ", "Phone"], phones, [])
    assert [names[6], names[12]] == ["phone (C): Phone (E.164)", "Phone (D): Phone (E.164)"]
    assert len(set(names)) == len(names)


def test_names_that_are_taken_get_an_addition() -> None:
    assert free_names(["A", "b"], ["a ", "B", "b (x)", "c"], " (x)") == ["a  (x)", "B (x)", "b (x) (x)", "c"]


# --- the list's own workbook ---


@pytest.mark.parametrize(
    ("form", "sheet", "file", "reason"),
    [
        ("xlsx", "Q3", "list.xlsx", ""),
        ("xlsx", "Q3", "list.xlsm", ""),
        ("xlsx", ALL_SHEETS, "list.xlsx", ONE_OF_SEVERAL),
        ("xlsx", "Q3", "lists.zip", NO_WORKBOOK),
        ("csv", None, "list.csv", NO_WORKBOOK),
        ("ods", "Q3", "list.ods", NO_WORKBOOK),
    ],
)
def test_why_columns_can_not_be_added_to_the_lists_own_workbook(
    form: str, sheet: str | None, file: str, reason: str
) -> None:
    understood = ImportSummary(form, None, None, sheet, [], TableShape(1, (), None))
    assert no_original(understood, file) == reason


def test_a_list_that_is_surely_too_long_for_a_copy_is_known_before_a_name_is_asked_for() -> None:
    shape = TableShape(1, (), Column(0, "Mobile"))

    def reason(rows: int, results: int = 0, *, protected: bool = False) -> str:
        found = ImportSummary("xlsx", None, None, "Q3", [], shape, Counts(valid=rows), protected=protected)
        return no_original(found, "list.xlsx", results)

    assert (reason(1_000_000, results=13), reason(1_000_001, results=13)) == ("", TOO_MANY_CELLS)
    assert reason(200_000, results=20) == ""
    assert reason(1, protected=True) == PROTECTED
    # AND the columns of suppression lists, and of what was mended, count as well
    found = ImportSummary("xlsx", None, None, "Q3", [], shape, Counts(valid=1_000_000))
    assert no_original(found, "list.xlsx", 13, suppressing=True) == TOO_MANY_CELLS
    assert no_original(replace(found, corrected=1), "list.xlsx", 13) == TOO_MANY_CELLS


def test_of_two_phone_columns_both_are_named_where_that_is_wanted() -> None:
    phones = [Column(1, "Mobile"), Column(2, "Landline")]
    group = [*OWN_COLUMNS, "active", "Verdict", "Why"]
    own = [f"{column}: {name}" for column in ("Mobile", "Landline") for name in group]
    assert sorted(names_of(["Name", "Mobile", "Landline"], phones, ["active"], all_alike=True)) == sorted(own)
    alone = names_of(["Name", "Mobile"], phones[:1], ["active"], all_alike=True)
    assert alone == group
