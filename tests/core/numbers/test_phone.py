"""Numbers as libphonenumber reads them, and why not, in words."""

from __future__ import annotations

import phonenumbers
import pytest
from hypothesis import given
from hypothesis import strategies as st
from phonenumbers import PhoneNumberFormat, PhoneNumberType

from desktop_app.core.numbers.phone import Normalised, known_region, line_type_names, masked, normalise
from desktop_app.core.numbers.problems import NumberProblem

REGIONS = sorted(phonenumbers.SUPPORTED_REGIONS)
KINDS = [kind for kind in PhoneNumberType.values() if kind != PhoneNumberType.UNKNOWN]


def examples(region: str) -> list[phonenumbers.PhoneNumber]:
    """Libphonenumber's own example of every line type of a region."""
    found = (phonenumbers.example_number_for_type(region, kind) for kind in KINDS)
    return [number for number in found if number is not None]


def verdict(number: phonenumbers.PhoneNumber) -> Normalised:
    """What libphonenumber itself says of a parsed number, field by field."""
    if not phonenumbers.is_valid_number(number):
        return Normalised()
    return Normalised(
        e164=phonenumbers.format_number(number, PhoneNumberFormat.E164),
        region=phonenumbers.region_code_for_number(number) or "",
        line_type=line_type_names()[phonenumbers.number_type(number)],
    )


@pytest.mark.parametrize("region", REGIONS)
def test_every_regions_examples_come_out_as_libphonenumber_says(region: str) -> None:
    for number in examples(region):
        expected = verdict(number)
        assert expected.valid
        assert phonenumbers.country_code_for_region(expected.region) == number.country_code
        for form in (PhoneNumberFormat.E164, PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.RFC3966):
            assert normalise(phonenumbers.format_number(number, form)) == expected
        nationally = phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
        assert normalise(nationally, region) == verdict(phonenumbers.parse(nationally, region))


@pytest.mark.parametrize("region", REGIONS)
def test_every_regions_invalid_example_is_refused_with_a_reason(region: str) -> None:
    number = phonenumbers.invalid_example_number(region)
    assert number is not None
    found = normalise(phonenumbers.format_number(number, PhoneNumberFormat.E164))
    assert not found.valid
    assert found.problem
    assert (found.e164, found.region, found.line_type) == ("", "", "")


@pytest.mark.parametrize("code", sorted(phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS))
def test_numbers_of_no_single_country_have_the_region_001(code: int) -> None:
    number = phonenumbers.example_number_for_non_geo_entity(code)
    assert number is not None
    found = normalise(phonenumbers.format_number(number, PhoneNumberFormat.E164))
    assert found.region == "001"
    assert found == verdict(number)


@pytest.mark.parametrize(
    ("raw", "country", "problem"),
    [
        ("n/a", None, NumberProblem.NOT_A_NUMBER),
        ("", "GB", NumberProblem.NOT_A_NUMBER),
        ("call me", "GB", NumberProblem.NOT_A_NUMBER),
        ("07911 123456", None, NumberProblem.NO_COUNTRY),
        ("+999 123 456", None, NumberProblem.NO_SUCH_COUNTRY),
        ("\uff0b999 123 456", None, NumberProblem.NO_SUCH_COUNTRY),
        ("00999 123456", "GB", NumberProblem.NO_SUCH_COUNTRY),
        ("+44 20", None, "too short"),
        ("+44 7400 12345", None, "too short"),  # of a possible length, and the beginning of a mobile number
        ("+44 20 7946 0958 1234 5", None, "too long"),
        ("1" * 300, "GB", "too long"),
        ("+1 253 0000", None, "area code missing"),
        ("+44 1099 999999", None, "not in use in GB"),
        ("+979 0 0000 0000", None, "not in use"),
    ],
)
def test_a_problem_is_said_in_words(raw: str, country: str | None, problem: str) -> None:
    found = normalise(raw, country)
    assert not found.valid
    assert found.problem == problem


@pytest.mark.parametrize(
    "raw",
    ["+44 20 7946 0958", "020 7946 0958", "(020) 7946-0958", "0044 20 7946 0958", "+44 (0)20 7946 0958",
     "tel:+44-20-7946-0958", "+44 20 7946 0958 ext. 5", "\uff0b\uff14\uff14 20 7946 0958", " 02079460958 "],
)  # fmt: skip
def test_one_number_written_in_many_ways_is_one_number(raw: str) -> None:
    assert normalise(raw, "GB").e164 == "+442079460958"


def test_an_italian_landline_keeps_its_leading_zero() -> None:
    assert normalise("06 698 83809", "IT").e164 == "+390669883809"


@given(st.text(max_size=40), st.sampled_from([None, "GB", "US", "DE"]))
def test_whatever_is_typed_is_a_number_or_a_problem_and_never_both(raw: str, country: str | None) -> None:
    found = normalise(raw, country)
    assert bool(found.e164) != bool(found.problem)
    assert found.valid == bool(found.region) == bool(found.line_type)


@given(st.integers(10**6, 10**15 - 1))
def test_digits_behind_a_plus_are_judged_as_libphonenumber_judges_them(digits: int) -> None:
    raw = f"+{digits}"
    try:
        parsed = phonenumbers.parse(raw, None)
    except phonenumbers.NumberParseException:
        assert not normalise(raw).valid
        return
    found = normalise(raw)
    assert found.valid == phonenumbers.is_valid_number(parsed)
    if found.valid:
        assert found == verdict(parsed)


def test_normalising_what_was_normalised_changes_nothing() -> None:
    for region in REGIONS:
        for number in examples(region):
            found = normalise(phonenumbers.format_number(number, PhoneNumberFormat.E164))
            assert normalise(found.e164) == found


def test_every_line_type_of_libphonenumber_has_a_word() -> None:
    assert set(line_type_names()) == set(KINDS)


@pytest.mark.parametrize(("code", "known"), [("GB", True), ("US", True), ("gb", False), ("XX", False), ("001", False)])
def test_a_country_is_one_that_libphonenumber_knows(code: str, known: bool) -> None:
    assert known_region(code) is known


@pytest.mark.parametrize(
    ("number", "shown"), [("+447911123456", "+447…56"), ("+4412345", "+441…45"), ("+441234", "…"), ("", "…")]
)
def test_a_masked_number_tells_no_more_than_its_ends(number: str, shown: str) -> None:
    assert masked(number) == shown
