"""The rows that go back to whoever made the list: what is wrong, what to do, in which order."""

from __future__ import annotations

import pytest

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.batch import OutputBatch
from desktop_app.core.rows.list_row import AnswerStatus, NumberAnswer, RowNumber
from desktop_app.core.rows.problem_advice import DAMAGED, advice_on, advice_on_all, worst_first
from desktop_app.core.rows.problem_row import problem_cells, problem_header

VALID, INVALID, DUPLICATE = NumberStatus.VALID, NumberStatus.INVALID, NumberStatus.DUPLICATE
DAMAGE = "digits lost in Excel (scientific notation)"
KNOWN = [
    *DAMAGED, "not a phone number", "no country code", "country code does not exist", "too short", "too long",
    "area code missing", "not in use", "not in use in GB", "a date, not a phone number",
    "a decimal or negative number, not a phone number", "an error of the spreadsheet, not a phone number",
    "a formula without its value: open the file in Excel and save it", "its leading zero may be lost",
    "several numbers in one cell", "its leading + may be lost",
    "its leading + or zero is lost, and either would be a number",
]  # fmt: skip


def rows(*problems: str, told: tuple[RowNumber, ...] = ()) -> OutputBatch:
    """Rows with one number and these problems; the last one with the numbers `told`."""
    count = len(problems)
    answer = NumberAnswer(AnswerStatus.NOT_SENT)
    several = {count - 1: [(number, answer) for number in told]} if told else {}
    return OutputBatch(
        range(7, 7 + count), [("Ada", "x")] * count, [""] * count, ["invalid"] * count, problems, [None] * count,
        ["not sent"] * count, [()] * count, several,
    )  # fmt: skip


def number(slot: int, problem: str = "", status: NumberStatus = INVALID) -> RowNumber:
    return RowNumber(slot, "x", "", "", "", status, problem, 3 if status is DUPLICATE else None)


@pytest.mark.parametrize("problem", sorted(KNOWN))
def test_every_kind_of_problem_has_advice_of_its_own(problem: str) -> None:
    assert advice_on(problem) != advice_on("something new")
    assert advice_on(problem).endswith(".")


def test_what_is_not_known_has_advice_all_the_same() -> None:
    assert "country code" in advice_on("something new")


def test_advice_is_given_once() -> None:
    short = advice_on("too short")
    assert advice_on_all(["too short", "too long", "too short"]) == f"{short} {advice_on('too long')}"


def test_damaged_numbers_come_first_then_what_is_most_frequent() -> None:
    assert worst_first({"too long": 2, "too short": 9, DAMAGE: 1, "not in use": 2}) == [
        DAMAGE, "too short", "not in use", "too long",
    ]  # fmt: skip


def test_a_row_has_its_place_its_problem_advice_and_its_own_cells() -> None:
    assert problem_cells(rows("too short", "too long"), ["Mobile"]) == [
        ["7", "too short", advice_on("too short"), "Ada", "x"],
        ["8", "too long", advice_on("too long"), "Ada", "x"],
    ]
    assert problem_cells(rows("too short"), ["Mobile"], traced=False)[0][0] == "too short"
    assert problem_cells(rows("too short"), ["Mobile", "Landline"])[0][1] == "Mobile: too short"


def test_which_column_and_which_number_has_the_problem_is_said() -> None:
    told = number(0, status=VALID), number(0, "too short"), number(1, "too long")
    found = problem_cells(rows("too long", "too short", told=told), ["Mobile", "Landline"])
    assert [row[1] for row in found] == [
        "Mobile: too long", "Mobile: 2nd number: too short; Landline: too long",
    ]  # fmt: skip


def test_a_number_that_stands_elsewhere_is_no_problem_of_the_list() -> None:
    told = number(0, status=DUPLICATE), number(0, "too short")
    assert problem_cells(rows("too short", told=told), ["Mobile"])[0][1:3] == [
        "2nd number: too short", advice_on("too short"),
    ]  # fmt: skip


def test_the_lists_own_names_stay_as_they_are() -> None:
    assert problem_header(["Name", "row"]) == ["Row (Dialproof)", "Problem", "What to do", "Name", "row"]
    assert problem_header(["Row"], traced=False) == ["Problem", "What to do", "Row"]
