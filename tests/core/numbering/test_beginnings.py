"""What is only too short or too long is called so, by libphonenumber's patterns and by the automaton alike."""

from __future__ import annotations

import phonenumbers
import pytest

from desktop_app.core.numbering import Automaton, Normaliser
from desktop_app.core.numbering.beginnings import begins_a_number, exceeds_a_number
from desktop_app.core.numbers.phone import normalise
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
