"""The rows that go back to whoever made the list: what is wrong, what to do, in which order."""

from __future__ import annotations

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.numbers.problems import advice_on
from desktop_app.core.output.problem_rows import problem_columns, problem_header
from desktop_app.core.output.row import OutputBatch
from desktop_app.core.results.verdict import Judged
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, NumberAnswer, RowNumber

VALID, INVALID, DUPLICATE = NumberStatus.VALID, NumberStatus.INVALID, NumberStatus.DUPLICATE


def rows(*problems: str, told: tuple[RowNumber, ...] = ()) -> OutputBatch:
    """Rows with one number and these problems; the last one with the numbers `told`."""
    count = len(problems)
    answer = NumberAnswer(AnswerStatus.NOT_SENT)
    judged = Judged(Verdict.PROBLEM)
    several = {count - 1: [(number, answer, judged) for number in told]} if told else {}
    return OutputBatch(
        range(7, 7 + count), [["Ada"] * count, ["x"] * count], [""] * count, ["invalid"] * count, problems,
        [None] * count, ["not sent"] * count, [], [judged] * count, several,
    )  # fmt: skip


def problem_cells(batch: OutputBatch, columns: list[str], *, traced: bool = True) -> list[list[str]]:
    """Its rows."""
    return [list(row) for row in zip(*problem_columns(batch, columns, traced=traced), strict=True)]


def number(slot: int, problem: str = "", status: NumberStatus = INVALID) -> RowNumber:
    return RowNumber(slot, "x", "", "", "", status, problem, 3 if status is DUPLICATE else None)


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
