"""What was made of a number's facts is kept by its leading digits: for all that it holds of, and for no others."""

from __future__ import annotations

import random

import pytest

from desktop_app.core.facts.plan_facts import Fact, PlanReader, facts_of
from desktop_app.core.numbering import leading
from desktop_app.core.numbering.areas import Area
from desktop_app.core.numbering.facts import NumberFacts, PlanClass
from desktop_app.core.numbering.leading import ByLeadingDigits

FACTS = tuple(Fact)
# Calling codes of several countries, of one alone, with kinds and areas told late, and with none that is of a country.
CODES = ("1", "7", "44", "39", "49", "86", "54", "52", "800", "881", "999", "590", "262")


def by_chance(count: int, seed: int) -> list[str]:
    draw = random.Random(seed)  # noqa: S311 - numbers for a test
    lengths = range(4, 14)
    return [
        f"+{draw.choice(CODES)}" + "".join(draw.choice("0123456789") for _ in range(draw.choice(lengths)))
        for _ in range(count)
    ]


def facts_by_one(number: str) -> list[str]:
    return facts_of(number, FACTS) or [""] * len(FACTS)


def test_neighbours_in_any_order_are_told_apart() -> None:
    """The second round knows everything of the first, in another order."""
    numbers = by_chance(1_500, 1)
    numbers += [number[:-1] + digit for number in numbers[::10] for digit in "059"]
    reader, wanted = PlanReader(), {number: facts_by_one(number) for number in numbers}
    for _ in range(2):
        random.Random(2).shuffle(numbers)  # noqa: S311 - an order for a test
        columns = reader.columns(numbers, FACTS)
        assert [list(row) for row in zip(*columns, strict=True)] == [wanted[number] for number in numbers]


@pytest.mark.parametrize(
    "odd", ["", "+", "44740012345x", "+44+400123456", "+4474001\n3456", "+4474００123456", "+" + "4" * 16]
)
def test_what_is_no_number_is_none_beside_known_ones_of_its_beginning(odd: str) -> None:
    known = ByLeadingDigits(NumberFacts(), lambda plan, _: plan.region, lambda _: False)
    assert known.of(["+447400123456"]) == ["GB"]
    assert known.of(["+447400123456", odd, "+447400123457"]) == ["GB", None, "GB"]
    assert known.of([odd]) == [None]
    assert known.of([]) == []


def test_what_is_made_is_made_once_for_a_class_and_an_area() -> None:
    made: list[tuple[str, str]] = []

    def make(plan: PlanClass, area: Area) -> tuple[str, str]:
        made.append((plan.line_type, area.place))
        return made[-1]

    known = ByLeadingDigits(NumberFacts(), make, lambda plan: plan.geographical)
    numbers = ["+442079460958", "+442079461234", "+441614960000", "+447400123456", "+447400654321"]
    first = known.of(numbers)
    assert first == known.of(numbers)
    assert made == [("fixed line", "London"), ("fixed line", "Manchester"), ("mobile", "")]


def test_little_is_kept_of_numbers_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leading, "_MOST", 50)
    reader, numbers = PlanReader(), by_chance(600, 3)
    (regions,) = reader.columns(numbers, [Fact.REGION])
    assert regions == [(facts_of(number, [Fact.REGION]) or [""])[0] for number in numbers]
    kept = reader._known._known
    assert all(len(beginnings) <= 50 + 4 for beginnings in kept.values())
