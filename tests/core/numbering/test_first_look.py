"""A table's first look is the same through the automaton as through libphonenumber."""

from __future__ import annotations

import random

import pytest

from desktop_app.core.detection.columns import phone_cells, shape_of
from desktop_app.core.detection.table import Row
from desktop_app.core.numbering import Automaton, Normaliser
from desktop_app.core.numbers.phone import Normalised
from tests.core.numbering import spellings

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
