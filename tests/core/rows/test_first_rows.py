"""Few numbers and many have the same first rows, as a plain dictionary says."""

from __future__ import annotations

import tracemalloc
from random import Random

import pytest

from desktop_app.core.rows.first_rows import FirstRows

SHORTEST, LONGEST = "+1", "+999999999999999"  # E.164 has fifteen digits at most


@pytest.mark.parametrize("few", [0, 1, 400, 10_000])
def test_few_and_many_numbers_have_the_first_rows_that_a_dictionary_has(few: int) -> None:
    chance, known, firsts = Random(few), dict[str, int](), FirstRows(few)  # noqa: S311 - reproducible on purpose, no secret
    blank = 0
    for first in range(2, 6_000, 300):
        # GIVEN numbers of which many are repeated, in the same chunk and later, some missing, and the extremes
        numbers = [f"+44{chance.randrange(3_000)}" if chance.random() > 0.1 else "" for _ in range(297)]
        numbers += [SHORTEST, LONGEST, SHORTEST]
        rows = [*range(first, first + 300)]
        # THEN each has the row of its first
        assert firsts.of_each(numbers, rows) == [known.setdefault(each, row) if each else 0
                                                 for each, row in zip(numbers, rows, strict=True)]  # fmt: skip
        blank += numbers.count("")
        # and so have numbers one by one, several of them in a row
        for number in (f"+49{chance.randrange(200)}", "", f"+49{chance.randrange(200)}"):
            row = rows[-1]
            assert firsts.before(number, row) == (known.get(number) if number else None)
            known.setdefault(number, row)
    assert blank > 100
    assert len(known) > 2_000


def test_many_numbers_take_less_room_than_a_dictionary_of_them() -> None:
    def taken(few: int) -> int:
        tracemalloc.start()
        firsts = FirstRows(few)
        for first in range(0, 20_000, 1_000):
            firsts.of_each([f"+4479{number:08}" for number in range(first, first + 1_000)], range(1_000))
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return taken

    assert taken(1_000) * 3 < taken(40_000)
