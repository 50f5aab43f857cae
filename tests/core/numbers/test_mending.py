"""What could be meant by a cell without a usable number is suggested, by pattern; lost digits never are."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.numbers.mending import (
    PERHAPS,
    READINGS,
    Mender,
    countries_of,
    is_perhaps,
    known_pattern,
    likelihood,
    pattern_in_words,
    with_surer,
)
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.phone import normalise
from desktop_app.core.numbers.problems import NumberProblem

SIBLINGS = ["GB", "IE"]
MENDER = Mender(normalise, SIBLINGS)


def suggested(cell: str, country: str | None) -> dict[str, str]:
    """The numbers suggested for the first problem of a cell, by pattern."""
    verdicts = NumberParser(partial(normalise, default_region=country), country).parse(cell)
    raw, problem = next((each.raw, each.found.problem) for each in verdicts if not each.found.valid)
    return {each.pattern: each.found.e164 for each in MENDER.suggestions(raw, problem, country)}


@pytest.mark.parametrize(
    ("cell", "country", "expected"),
    [
        ("612345678", "IT", {"lost-zero": "+390612345678"}),
        ("447400123456", None, {"lost-plus": "+447400123456"}),
        ("44 7400 123456", None, {"lost-plus": "+447400123456"}),
        ("0447400123456", "GB", {"lost-plus": "+447400123456"}),
        ("+07400123456", "GB", {"wrong-plus": "+447400123456"}),
        ("0740l 123456", "GB", {"letters": "+447401123456"}),
        ("O171 392OO12", "DE", {"letters": "+491713920012"}),
        ("9 07400 123456 call", "GB", {"words": "+447400123456"}),
        ("office 020 7946 0958 7", "GB", {"words": "+442079460958"}),
        ("+44 +44 7400 123456", "GB", {"words": "+447400123456"}),
        ("Ann,07400 123456,York", "GB", {"words": "+447400123456"}),
        ("085 123 4567", "GB", {"country-IE": "+353851234567"}),
    ],
)
def test_one_reading_is_one_suggestion(cell: str, country: str | None, expected: dict[str, str]) -> None:
    assert suggested(cell, country) == expected


def test_a_zero_or_a_plus_are_two_suggestions_that_say_so() -> None:
    found = suggested("491713920012", "DE")
    assert found == {"perhaps-lost-zero": "+49491713920012", "perhaps-lost-plus": "+491713920012"}


def test_two_numbers_that_do_not_come_apart_are_offered_one_by_one() -> None:
    found = suggested("07400/123456 -- 020/79460958 -- room 12", "GB")
    assert found == {"first-number": "+447400123456", "second-number": "+442079460958"}
    assert [is_perhaps(name) for name in found] == [True, True]


def test_digits_that_may_be_of_the_number_or_not_are_two_readings() -> None:
    assert suggested("030 1234567 (12)", "DE") == {"first-number": "+4930123456712", "second-number": "+49301234567"}


def test_a_national_number_is_read_as_of_each_of_the_lists_countries() -> None:
    found = Mender(normalise, ["IE", "FR"]).suggestions("085 123 4567", NumberProblem.NO_COUNTRY, None)
    assert {each.pattern: each.found.e164 for each in found} == {
        "perhaps-country-IE": "+353851234567", "perhaps-country-FR": "+33851234567",
    }  # fmt: skip


@pytest.mark.parametrize(
    "cell",
    ["4.47911E+11", "447911000000", "4479111234560000000", "12.03.2019", "1,234.50", "51.5074, -0.1278", "0791112****",
     "someone@example.org", "#N/A", "n/a", "INV-2019-000123", "see above"],
)  # fmt: skip
def test_what_is_lost_or_no_number_has_no_suggestion(cell: str) -> None:
    assert suggested(cell, "GB") == {}


def test_a_long_note_is_left_alone() -> None:
    assert MENDER.suggestions("07400 123456 " + "x" * 2_000, NumberProblem.NOT_A_NUMBER, "GB") == ()


@given(
    st.text(alphabet=st.sampled_from("0123456789 +-/().,;OlI\n\u00a0\u0663xabc"), max_size=60),
    st.sampled_from([None, "GB", "DE", "IT"]),
    st.sampled_from(list(NumberProblem)),
)
def test_whatever_is_suggested_is_a_valid_number_and_its_text_reads_as_it(
    cell: str, country: str | None, problem: NumberProblem
) -> None:
    found = MENDER.suggestions(cell, problem, country)
    numbers = [each.found.e164 for each in found]
    assert len(set(numbers)) == len(numbers)
    assert all(is_perhaps(each.pattern) for each in found) if len(found) > 1 else True
    for each in found:
        sibling = each.pattern.removeprefix(PERHAPS).removeprefix("country-")
        read_as = sibling if sibling in SIBLINGS else country
        assert MENDER.number(each.text, read_as).e164 == each.found.e164
        assert known_pattern(each.pattern)


def test_the_names_of_patterns() -> None:
    names = ["lost-zero", "perhaps-lost-plus", "words", "letters", "wrong-plus", *READINGS, "country-IE"]
    assert all(map(known_pattern, names))
    assert not any(map(known_pattern, ["typed", "lost", "country-Ireland", "perhaps-", ""]))
    assert [pattern_in_words(name) for name in ("perhaps-lost-zero", "country-IE", "second-number")] == [
        "lost zero", "read as a number of IE", "second number",
    ]  # fmt: skip


def test_no_suggestion_contradicts_the_country_that_the_row_names() -> None:
    assert MENDER.suggestions("085 123 4567", NumberProblem.TOO_SHORT, "GB", named=True) == ()
    (found,) = MENDER.suggestions("491713920012", NumberProblem.ZERO_OR_PLUS_LOST, "DE", named=True)[:1]
    assert found.found.e164.startswith("+49")
    # Of its readings only the row's own country is left, and its pattern no longer says that there are others.
    mender = Mender(normalise, ["IE"])
    either = mender.suggestions("353851234567", NumberProblem.ZERO_OR_PLUS_LOST, "IE", named=True)
    assert [each.found.e164 for each in either] == ["+353851234567"]


def test_what_can_be_meant_in_one_way_alone_is_likelier_than_another_country() -> None:
    patterns = ["perhaps-country-FR", "country-IE", "perhaps-lost-plus", "second-number", "words"]
    assert [likelihood(pattern) for pattern in patterns] == [2, 2, 1, 1, 0]


def test_what_is_taken_in_doubt_is_taken_where_there_is_none_too() -> None:
    patterns = with_surer(["perhaps-country-FR", "lost-zero", "second-number"])
    assert patterns == ("country-FR", "perhaps-country-FR", "lost-zero", "second-number")
    assert countries_of([*patterns, "country-IE"]) == ("FR", "IE")


BERLIN = "+49301234567"


@pytest.mark.parametrize(
    ("cell", "numbers"),
    [
        ("room 202, 030 1234567", [BERLIN]),
        ("room 202 030 1234567", [BERLIN]),
        ("room 202/030 1234567", [BERLIN]),
        ("room 202. 030 1234567", [BERLIN]),
        ("Room 2 (030 1234567)", [BERLIN]),
        ("Raum 021 030 1234567", [BERLIN]),
        ("Raum: 021 030 1234567", [BERLIN]),
        ("Zi. 2.05 - 030 1234567", [BERLIN]),
        ("ext 12, 030 1234567", [BERLIN]),
        ("Durchwahl 12-030/1234567", [BERLIN]),
        ("x05 (030) 1234567", ["+4950301234567", BERLIN]),
        # The word may be of neither.
        ("Ann 05 030 1234567", ["+4950301234567", BERLIN]),
        # The room's digits aren't the area code of what has none.
        ("Zimmer 202 1234567", []),
    ],
)
def test_the_digits_of_a_room_or_an_extension_are_never_part_of_the_number(cell: str, numbers: list[str]) -> None:
    readings = MENDER.read_as(cell, "DE")
    assert [each.found.e164 for each in readings] == numbers
    assert len(readings) < 2 or all(is_perhaps(each.pattern) for each in readings)
    assert [*suggested(cell, "DE").values()] == numbers


@pytest.mark.parametrize(
    ("cell", "number"),
    [
        ("Room 030 1234567", BERLIN),
        ("Ext. (030) 1234567", BERLIN),
        ("Tel 0049 (0)30 1234567", BERLIN),
        ("Mobile 2 030 1234567", BERLIN),
        ("Tel. 030 1234567, room 202", BERLIN),
        ("030 1234567", BERLIN),
    ],
)
def test_a_number_whose_digits_are_all_its_own_is_read_as_of_a_country(cell: str, number: str) -> None:
    assert [each.found.e164 for each in MENDER.read_as(cell, "DE")] == [number]
