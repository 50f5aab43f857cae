"""The countries in which a list's national numbers would be valid, the right one among the first."""

from __future__ import annotations

from time import process_time

import phonenumbers
import pytest
from phonenumbers import PhoneNumberFormat

from desktop_app.core.countries.fit import as_good_as_the_best, familiar_first, fitting_countries
from desktop_app.core.detection.table import CountryFit
from tests.core.country_lists import COUNTRIES, FICTION, partly_invented, row
from tests.corpus.listing import SPELLINGS, e164, spelled
from tests.thorough import some

# One prefix is many countries' mobile prefix: 050 123 45 67 is written so in Azerbaijan, and is valid in eight.
FIRST_WITH_ONE_PREFIX = 20
OF_MANY = {"EG", "UA"}
REAL = {
    "DE": ["0171 3920012", "030 23125123", "0151 23456789", "089 636 48018", "0221 9123450", "0160 4412345"],
    "FR": ["01 42 68 53 00", "06 12 34 56 78", "04 91 13 89 00", "07 81 23 45 67", "05 61 33 55 77"],
    "GB": ["020 7946 0958", "07911 123456", "0161 496 0123", "0117 496 0456", "07400 123456", "0131 496 0123"],
    "UA": ["050 123 45 67", "067 123 45 67", "093 123 45 67", "044 234 56 78", "095 123 45 67"],
    "US": ["(212) 736-5000", "415-555-2671", "(305) 358-7550", "312.922.3432", "(702) 731-7110"],
}


@pytest.mark.parametrize("country", REAL)
def test_numbers_of_several_areas_tell_their_country(country: str) -> None:
    first = fitting_countries(REAL[country])[0]
    assert (first.country, first.share) == (country, 1)


def test_the_right_country_is_among_the_first_three_for_numbers_of_one_prefix() -> None:
    found = {country: [fit.country for fit in fitting_countries(spelled(country, 20))] for country in SPELLINGS}
    assert {country for country, fits in found.items() if country not in fits[:3]} <= OF_MANY
    assert sum(fits[0] == country for country, fits in found.items()) >= FIRST_WITH_ONE_PREFIX


@pytest.mark.parametrize(
    ("kind", "countries"),
    [("partly invented", some(COUNTRIES[::4])), ("fiction", [*FICTION])],
    ids=["invented", "fiction"],
)
def test_the_first_suggestion_is_the_right_one(kind: str, countries: list[str]) -> None:
    """Of 51 countries and five more kinds of lists: `python -m tests.core.country_lists`."""
    first, near, others = row(kind, countries)
    assert (first, near) == (len(countries), len(countries)), others


@pytest.mark.parametrize(
    ("country", "first", "numbers"),
    [
        ("GB", False, [f"020 7946 0{at}" for at in range(100, 140)]),  # where New Zealand has a mobile prefix
        ("FR", True, [f"01 42 68 53 {at}" for at in range(10, 50)]),  # Benin has mobile numbers like that
        ("CN", True, [f"010 6552 {at}" for at in range(9000, 9040)]),
        ("ZA", False, [f"010 123 {at}" for at in range(4560, 4600)]),
    ],
)
def test_landlines_of_one_area_offer_their_country(country: str, first: bool, numbers: list[str]) -> None:
    found = [fit.country for fit in fitting_countries(numbers)]
    assert country in found
    assert not first or found[0] == country


def test_what_else_speaks_for_a_country_counts_and_numbers_that_are_plain_count_more() -> None:
    assert fitting_countries(spelled("UA"), hints={"UA": 1.0})[0].country == "UA"
    assert fitting_countries(spelled("CZ"), hints={"CZ": 0.5})[0].country == "CZ"
    assert fitting_countries(REAL["FR"], hints={"US": 1.0})[0].country == "FR"


def test_made_up_numbers_of_london_are_british_and_no_country_is_certain_where_nothing_decides() -> None:
    # GIVEN numbers that are kept for films: hardly one of the mobiles is valid, and India takes them all
    british = [f"020 7946 0{at:03}" for at in range(18, 38)] + [f"07700 900{at:03}" for at in range(100, 140)]
    fits = fitting_countries(british)
    assert fits[0].country == "GB"
    assert fits[0].share < 0.5
    assert len(as_good_as_the_best(fits)) > 1
    # WHEN a program has written them without spaces, nothing in them decides
    unspaced = fitting_countries([text.replace(" ", "") for text in british])
    several = [fit.country for fit in as_good_as_the_best(unspaced)]
    assert len(several) > 1
    assert "GB" in [fit.country for fit in unspaced]
    # THEN a town in every fourth row decides
    hinted = fitting_countries([text.replace(" ", "") for text in british], hints={"GB": 0.25})
    assert hinted[0].country == "GB"
    assert hinted[0].likelihood > 0.8


def test_the_familiar_ones_of_equals_are_offered_first() -> None:
    fits = [CountryFit(*fit) for fit in (("CN", 1.0, 0.4), ("IN", 1.0, 0.3), ("GB", 0.9, 0.25), ("NZ", 1.0, 0.01))]
    # WHEN a person has to do with some of them
    found = [fit.country for fit in familiar_first(fits, ["NZ", "GB", "DE", "GB"])]
    # THEN of those that are as good these come first, in their order, and the others stay in theirs
    assert found == ["GB", "CN", "IN", "NZ"]
    assert familiar_first(fits, []) == fits


@pytest.mark.parametrize(
    ("country", "numbers"),
    [("EG", "055234{}"), ("RO", "033234{}"), ("SG", "6652{}"), ("TW", "061234{}")],  # written bare: valid in dozens
)
def test_a_familiar_one_is_offered_first_however_many_fit(country: str, numbers: str) -> None:
    fits = fitting_countries([numbers.format(at) for at in range(1000, 1040)])
    assert country in [fit.country for fit in fits]
    assert country not in [fit.country for fit in fits[:1]]
    assert familiar_first(fits, [country])[0].country == country


def test_those_that_are_as_likely_as_the_best() -> None:
    fits = [CountryFit("FR", 0.98, 0.6), CountryFit("BJ", 1.0, 0.38), CountryFit("IE", 0.9, 0.02)]
    assert as_good_as_the_best(fits) == fits[:2]
    assert as_good_as_the_best([]) == []


def test_of_countries_with_one_calling_code_only_the_best_is_given() -> None:
    assert [fit.country for fit in fitting_countries(REAL["US"])].count("CA") == 0
    canadian = ["(416) 555-2671", "(514) 398-4455", "(604) 822-2211", "(613) 992-4211"]
    assert fitting_countries(canadian)[0].country == "CA"
    assert fitting_countries([*REAL["US"], canadian[0]])[0].country == "US"


@pytest.mark.parametrize(
    ("neighbour", "main"),
    some(
        [("GG", "GB"), ("JE", "GB"), ("KZ", "RU"), ("IM", "GB"), ("CA", "US"), ("PR", "US"), ("AX", "FI"), ("SJ", "NO")]
    ),
)
def test_the_main_country_of_a_calling_code_wins_unless_the_list_says_otherwise(neighbour: str, main: str) -> None:
    def numbers(country: str, count: int) -> list[str]:
        number = phonenumbers.example_number(country)
        assert number is not None
        return [phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)] * count

    mixed = [*partly_invented(main), *numbers(neighbour, 8)]
    found = [fit.country for fit in fitting_countries(mixed)]
    assert found[0] == main
    assert neighbour not in found
    assert fitting_countries(mixed, hints={neighbour: 1.0})[0].country == neighbour


def test_a_few_bad_numbers_change_nothing_and_many_leave_no_country() -> None:
    few = fitting_countries([*spelled("DE", 30), *["0171"] * 6])
    assert few[0].country == "DE"
    assert few[0].share == pytest.approx(30 / 36)
    assert fitting_countries([*spelled("DE", 10), *["0171"] * 10]) == []


@pytest.mark.parametrize(
    "texts", [[], ["", "n/a"], e164("DE"), ["0049 171 3920012"], ["12", "13", "14"], ["2024-05-01"]]
)
def test_where_nothing_is_written_nationally_nothing_fits(texts: list[str]) -> None:
    assert fitting_countries(texts) == []


def test_it_costs_little() -> None:
    fitting_countries(spelled("FR"))  # loads the metadata of every country
    before = process_time()
    fitting_countries([*spelled("AE", 90), *spelled("IT", 90)])
    assert process_time() - before < 2
