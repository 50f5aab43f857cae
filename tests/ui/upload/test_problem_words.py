"""Whatever core can say of a number has a short word, an icon, and advice."""

from __future__ import annotations

import pytest

from desktop_app.core.numbers.phone import NumberStatus as S
from desktop_app.core.numbers.problems import NumberProblem, advice_on
from desktop_app.core.rows.list_row import ListRow, RowNumber
from desktop_app.ui.look import icons, theme
from desktop_app.ui.text.number_words import (
    e164_words,
    problem_advice,
    problem_look,
    problem_word,
    status_icon,
    status_tip,
    status_tone,
    status_words,
)

_LONGEST = 24  # letters that the preview's column has room for
A, B = "+447400100001", "+442079460001"


@pytest.mark.parametrize("problem", [*NumberProblem, "not in use in GB"])
def test_every_problem_has_a_short_word_an_icon_and_advice(problem: str) -> None:
    icon, tone = problem_look(problem)
    assert 0 < len(problem_word(problem)) <= _LONGEST
    assert not icons.icon(icon, tone).isNull()
    assert theme.colour(tone).isValid()
    assert problem_advice(problem).endswith(".")
    says_all = {NumberProblem.TOO_SHORT, NumberProblem.TOO_LONG, NumberProblem.NOT_IN_USE}
    assert problem in says_all or problem_advice(problem) != advice_on(problem)


def test_a_number_that_is_not_in_use_names_the_country() -> None:
    assert problem_word("not in use in GB") == "not in use in GB"
    assert problem_advice("not in use in GB").startswith("No number in United Kingdom begins like this.")


def test_what_is_not_known_is_said_as_it_is() -> None:
    assert problem_word("something new") == "something new"
    assert problem_advice("something new")


# --- rows with several numbers ---


def number(e164: str = "", status: S = S.VALID, problem: str = "", first: int | None = None) -> RowNumber:
    return RowNumber(0, e164 or "raw", e164, "GB" if e164 else "", "mobile" if e164 else "", status, problem, first)


def row(*numbers: RowNumber) -> ListRow:
    status = min((each.status for each in numbers), key=[S.VALID, S.DUPLICATE, S.INVALID, S.EMPTY].index)
    problem = next((each.problem for each in numbers if each.problem), "")
    return ListRow(2, ("x",), numbers[0].raw, numbers[0].e164, "", "", status, problem, numbers=numbers)


SHORT = number("", S.INVALID, "too short")
EMPTY = number("", S.EMPTY)


@pytest.mark.parametrize(
    ("made", "words", "e164", "icon", "tone"),
    [
        (row(number(A), number(B)), "2 numbers", f"{A}, {B}", "check", "success"),
        (row(number(A), number(B), number(A, S.DUPLICATE, first=2)), "3 numbers", f"{A} +2", "check", "success"),
        (row(number(A), SHORT), "1 of 2 valid", A, "half", "warning"),
        (row(SHORT, SHORT), "too short", "", "cross", "danger"),
        (row(number(A), EMPTY), "valid", A, "check", "success"),
        (row(EMPTY, SHORT), "too short", "", "cross", "danger"),
        (row(EMPTY, EMPTY), "empty", "", "minus", "muted"),
        (
            row(number(A, S.DUPLICATE, first=9), number(B, S.DUPLICATE, first=9)),
            "2 duplicates",
            f"{A}, {B}",
            "duplicate",
            "violet",
        ),
        (row(number(A, S.DUPLICATE, first=9), EMPTY), "same as row 9", A, "duplicate", "violet"),
    ],
)
def test_a_row_with_several_numbers_is_summed_up(made: ListRow, words: str, e164: str, icon: str, tone: str) -> None:
    assert (status_words(made), e164_words(made)) == (words, e164)
    assert (status_icon(made), status_tone(made)) == (icon, tone)


def test_each_of_several_numbers_is_told_in_the_tip() -> None:
    tip = status_tip(row(number(A), number(B, S.DUPLICATE, first=9), SHORT))
    assert tip.splitlines() == [f"{A}: valid", f"{B}: same as row 9", "raw: too short"]
