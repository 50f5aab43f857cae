"""Every problem of a number, by the text that lists and files of all versions have."""

from __future__ import annotations

import pickle

import pytest

from desktop_app.core.numbers.problems import DAMAGED, NumberProblem, advice_on, advice_on_all, problem_of, worst_first
from desktop_app.core.numbers.several_numbers import MOST_NUMBERS

P = NumberProblem
# `list.sqlite` has these texts, and so have the files that people wrote: another text would be another problem.
STORED = {
    P.SCIENTIFIC_NOTATION: "digits lost in Excel (scientific notation)",
    P.PRECISION_LOST: "digits lost in Excel (more than 15 digits)",
    P.ZERO_LOST: "its leading zero may be lost",
    P.PLUS_LOST: "its leading + may be lost",
    P.ZERO_OR_PLUS_LOST: "its leading + or zero is lost, and either would be a number",
    P.NOT_CALCULATED: "a formula without its value: open the file in Excel and save it",
    P.SHEET_ERROR: "an error of the spreadsheet, not a phone number",
    P.DATE: "a date, not a phone number",
    P.DECIMAL: "a decimal or negative number, not a phone number",
    P.AMOUNT: "an amount or a percentage, not a phone number",
    P.CODE: "a code of letters and digits, not a phone number",
    P.COORDINATES: "coordinates, not a phone number",
    P.ADDRESS: "a mail or web address, not a phone number",
    P.HIDDEN_DIGITS: "some of its digits are hidden",
    P.MISTYPED: "letters among its digits",
    P.SEVERAL: "several numbers in one cell",
    P.TOO_MANY: "more than 20 numbers in one cell",
    P.UNCLEAR: "it is not clear which digits belong to the number",
    P.NOT_A_NUMBER: "not a phone number",
    P.NO_COUNTRY: "no country code",
    P.NO_SUCH_COUNTRY: "country code does not exist",
    P.NOT_IN_USE: "not in use",
    P.TOO_SHORT: "too short",
    P.TOO_LONG: "too long",
    P.AREA_CODE_MISSING: "area code missing",
}


def test_lists_of_earlier_versions_have_the_same_problems() -> None:
    assert {str.__str__(problem): problem for problem in P} == {text: problem for problem, text in STORED.items()}
    assert str(MOST_NUMBERS) in P.TOO_MANY


@pytest.mark.parametrize("problem", P)
def test_a_problem_is_found_by_its_stored_text(problem: NumberProblem) -> None:
    assert problem_of(STORED[problem]) == (problem, "")
    assert pickle.loads(pickle.dumps(problem)) is problem  # noqa: S301 - as on its way to the storing process


def test_a_number_that_is_not_in_use_may_have_a_country() -> None:
    assert P.NOT_IN_USE.in_country("GB") == "not in use in GB"
    assert problem_of("not in use in GB") == (P.NOT_IN_USE, "GB")
    assert problem_of("something new") == (None, "")


@pytest.mark.parametrize("stored", [*P, "not in use in GB"])
def test_every_kind_of_problem_has_advice_of_its_own(stored: str) -> None:
    assert advice_on(stored) != advice_on("something new")
    assert advice_on(stored).endswith(".")


def test_what_is_not_known_has_advice_all_the_same() -> None:
    assert "country code" in advice_on("something new")


def test_advice_is_given_once() -> None:
    short = advice_on("too short")
    assert advice_on_all(["too short", "too long", "too short"]) == f"{short} {advice_on('too long')}"


def test_damaged_numbers_come_first_then_what_is_most_frequent() -> None:
    assert {P.SCIENTIFIC_NOTATION, P.PRECISION_LOST} == DAMAGED
    assert worst_first({"too long": 2, "too short": 9, P.SCIENTIFIC_NOTATION: 1, "not in use": 2}) == [
        P.SCIENTIFIC_NOTATION, "too short", "not in use", "too long",
    ]  # fmt: skip
