"""What is only too short is called so, by libphonenumber's patterns and by the automaton alike."""

from __future__ import annotations

import phonenumbers
import pytest

from desktop_app.core.numbering import Automaton, Normaliser
from desktop_app.core.numbering.beginnings import begins_a_number
from desktop_app.core.phone import normalise

from .spellings import REGIONS, examples


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
    ],
)
def test_a_number_that_lacks_digits_is_told_from_one_that_nobody_has(
    raw: str, country: str | None, problem: str
) -> None:
    assert normalise(raw, country).problem == problem


def test_no_number_has_an_unknown_calling_code() -> None:
    assert not begins_a_number(999, "12345")


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
