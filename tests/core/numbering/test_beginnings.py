"""A first look, and what is only too short or too long, through the automaton as through libphonenumber."""

from __future__ import annotations

import random

import phonenumbers
import pytest

from desktop_app.core.detection.columns import phone_cells, shape_of
from desktop_app.core.detection.table import Row
from desktop_app.core.numbering import Automaton, Normaliser
from desktop_app.core.numbering.beginnings import begins_a_number, exceeds_a_number
from desktop_app.core.numbers.phone import Normalised, normalise
from tests.core.numbering import spellings
from tests.core.numbering.spellings import REGIONS, examples


@pytest.mark.parametrize(
    ("raw", "country", "problem"),
    [
        # Nine digits, which some British numbers have, and neither mobile ones nor those of London.
        ("07911 12345", "GB", "too short"),
        ("+44 20 7946 095", None, "too short"),
        ("+49 151 1234567", None, "too short"),
        ("+55 11 9123 4567", None, "too short"),  # without the 9 that mobile numbers got
        ("+44 5911 123456", None, "not in use in GB"),
        ("+44 999 999 999", None, "not in use in GB"),
        ("+43 999 12345", None, "not in use in AT"),
        # Eleven digits and more, which landlines and numbers for companies have there, and mobile ones don't.
        ("0151 2345 67895", "DE", "too long"),
        ("+86 131 2345 67895", None, "too long"),
        ("98765 43210 5", "IN", "too long"),
        ("+48 512 345 678 90", None, "too long"),
        ("+86 121 345 678 95", None, "not in use in CN"),
    ],
)
def test_a_number_with_digits_less_or_more_is_told_from_one_that_nobody_has(
    raw: str, country: str | None, problem: str
) -> None:
    assert normalise(raw, country).problem == problem


def test_no_number_has_an_unknown_calling_code() -> None:
    assert not begins_a_number(999, "12345")
    assert not exceeds_a_number(999, "12345")


def test_the_automaton_says_the_same_of_every_beginning_of_every_regions_examples(automaton: Automaton) -> None:
    first = Normaliser(automaton)
    for region in REGIONS:
        normaliser = first.elsewhere(region)
        for number in examples(region):
            nsn = phonenumbers.national_significant_number(number)
            texts = [f"+{number.country_code}{nsn[:-cut]}" for cut in range(1, len(nsn) - 1)]
            wanted = [normalise(text, region) for text in texts]
            assert [normaliser.normalise(text) for text in texts] == wanted
            # AND a beginning of a number is never called one that nobody has
            assert not [text for text, each in zip(texts, wanted, strict=True) if each.problem.startswith("not in use")]


def test_the_automaton_says_the_same_of_every_regions_examples_with_digits_too_many(automaton: Automaton) -> None:
    first = Normaliser(automaton)
    for region in REGIONS:
        normaliser = first.elsewhere(region)
        for number in examples(region):
            nsn = phonenumbers.national_significant_number(number)
            texts = [f"+{number.country_code}{nsn}{more}" for more in ("0", "5", "99", "12", "123")]
            wanted = [normalise(text, region) for text in texts]
            assert [normaliser.normalise(text) for text in texts] == wanted
            # AND what is a number and a digit or two is never called one that nobody has, but where a prefix comes off
            whole = [text for text in texts[:4] if nsn in _significant(text)]
            assert not [text for text in whole if normalise(text).problem.startswith("not in use")]


def _significant(text: str) -> str:
    return phonenumbers.national_significant_number(phonenumbers.parse(text))


# --- a table's first look is the same through the automaton as through libphonenumber ---


_ROWS = 60


@pytest.mark.parametrize("country", ["GB", "DE", "BR", None])
def test_columns_are_understood_the_same(automaton: Automaton, country: str | None) -> None:
    # GIVEN tables of numbers beside order numbers, dates and words, some in the wrong country
    normaliser, calls = Normaliser(automaton), 0

    def read(text: str, region: str | None) -> Normalised:
        nonlocal calls
        calls += 1
        return normaliser.elsewhere(region).normalise(text)

    for seed in range(6):
        chance = random.Random(seed)  # noqa: S311 - reproducible on purpose
        phones = list(spellings.as_in_lists(chance.choice(["GB", "DE", "BR", "US"]), _ROWS))
        sample: list[Row] = [["No.", "Name", "Tel", "Date", "Other"]]
        sample += [
            [4_410_000 + 7 * at, f"N{at}", phone, f"2024-0{1 + at % 9}-1{at % 9}", f"{chance.randrange(10**11)}"]
            for at, phone in enumerate(phones)
        ]
        # WHEN they are looked at either way
        shape = shape_of(sample, country)
        # THEN both understand the same
        assert shape_of(sample, country, read=read) == shape
        assert phone_cells(sample, shape, country, read) == phone_cells(sample, shape, country)
    assert calls
