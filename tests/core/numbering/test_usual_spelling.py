"""The short cut for usual spellings says what a closer look says, for whatever stands in the cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import islice
from random import Random

import pytest

from desktop_app.core.detection.cells import cell_text
from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbering import Automaton, Normaliser
from desktop_app.core.numbers.number_parser import FastPath, NumberParser
from desktop_app.core.numbers.phone import CellVerdict, Normalised, ParsedCells
from tests.core.numbering.spellings import as_in_lists, of_region

COUNTRIES = [None, "GB", "DE", "US", "IT", "KR", "BR", "FR", "JP", "RU", "AT", "IN"]
CELLS = 300
_GAPS = (" ", "  ", "   ", "-", " -", "(", ")", ") ", "(0)", " (", ".", "/", "\u00a0", "\u202f", " 0", " - ", "\n")
_BEFORE = (
    *("Tel. ", "Tel ", "phone ", "Mobile: ", "x:", "a. :", "ID: ", "Kd. ", "Mar ", "Mar: ", "mob. ", "EUR ", "No: "),
    *("xx: ", "N:", "Handy ", "fax. ", " ", "\u00a0", "\u200b", "1-", "12.", "01.", "20-", "1/", "2 ", "+", "00", "0"),
)
_BEHIND = (
    *(" 1-12", " 12-14", "-1", " -12", "- 3", "(12)", " (0)", " 2019", "-11-2019", " 11-12-2019", "01.02.2019", " "),
    *(
        " / 13",
        " or 13",
        " ext 5",
        ".",
        " 3.",
        "\n",
        "\t",
        "\n12",
        " oder 0171 3920012",
        "; 0171 3920012",
        "x",
        "-",
        ")",
    ),
)
_NONE_OF_TEXT: tuple[CellValue, ...] = (
    *(None, "", " ", True, False, 0, -3, 7400123456, 7400123456.0, 7400123456.5, 447911000000, 447911000000.0),
    *(1e300, float("inf"), float("nan"), 12345678901234567, date(2024, 5, 1), "n/a", "4.47911E+11", "\udcff"),
)


@pytest.fixture(scope="module")
def anywhere(automaton: Automaton) -> Normaliser:
    return Normaliser(automaton)


def cells(country: str | None) -> Iterator[CellValue]:
    """Numbers of a country in usual and odd spellings, cut, damaged and put together anew."""
    chance = Random(f"{country}")  # noqa: S311 - reproducible on purpose, no secret
    usual = list(as_in_lists(country or "GB", 200))
    plain = ["".join(sign for sign in text if sign in "+0123456789") for text in usual]
    odd = [text for text, _ in of_region(country or "GB", 100)]
    while True:
        digits = chance.choice(plain)
        often = chance.choice((0.1, 0.3))
        spaced = "".join(chance.choice(_GAPS) + sign if chance.random() < often else sign for sign in digits)
        before = chance.choice(_BEFORE) if chance.random() < 0.4 else ""
        behind = chance.choice(_BEHIND) if chance.random() < 0.3 else ""
        bare = digits.lstrip("+0")
        yield from (before + spaced + behind, before + chance.choice(usual) + behind, chance.choice(odd))
        yield int(bare) if bare.isdecimal() else bare
        yield from (bare, bare[:11], f"00{bare}", f"{chance.choice(_BEFORE)}00{bare}", bare[: chance.randrange(7, 12)])
        yield chance.choice(_NONE_OF_TEXT)


def parser_of(anywhere: Normaliser, country: str | None, column: Sequence[CellValue] = ()) -> NumberParser:
    quick = anywhere.elsewhere(country)
    return NumberParser(quick.normalise, country, column, quick.columns)


def as_verdicts(values: list[CellValue], parsed: ParsedCells) -> list[tuple[CellVerdict, ...]]:
    slow = dict(parsed.slow)
    numbers = [Normalised(*number) for number in zip(*parsed.found, strict=True)]
    assert all(numbers[place] == Normalised() for place in slow)
    assert list(slow) == sorted(slow)
    return [
        slow[place] if place in slow else (CellVerdict(cell_text(value), numbers[place]),)
        for place, value in enumerate(values)
    ]


@pytest.mark.parametrize("country", COUNTRIES)
def test_it_says_what_a_closer_look_says(anywhere: Normaliser, country: str | None) -> None:
    # GIVEN all sorts of cells, in a column of national numbers and in one whose numbers lack their plus
    values = list(islice(cells(country), CELLS))
    coded = [text[1:] for text in as_in_lists(country or "GB", 200) if text[0] == "+" and text[1:].isdecimal()]
    for column in ([], coded):
        parser = parser_of(anywhere, country, column)
        # WHEN they are judged at once, one by one, and on the slow path
        many = as_verdicts(values, parser.parse_many(values))
        single = [parser.parse(value) for value in values]
        # THEN there is no difference
        for value, one, other in zip(values, many, single, strict=True):
            assert (one, other) == (wanted := parser.parse_slowly(value), wanted), value


def test_most_of_a_list_is_usual(anywhere: Normaliser) -> None:
    for country in ("GB", "DE", "US", "FR", "IT", "IN"):
        values: list[CellValue] = list(as_in_lists(country, 500))
        slow = parser_of(anywhere, country).parse_many(values).slow
        assert len(slow) < 0.2 * len(values), country


@pytest.mark.parametrize(
    ("cell", "number"),
    [
        ("+44 7400 123456", "+44 7400 123456"),
        (" +44\u00a07400\u00a0123456 ", "+44 7400 123456"),
        ("+33-6-12-34-56-78", "+33-6-12-34-56-78"),
        ("+44 (0) 20 7946 0958", "+44 (0) 20 7946 0958"),
        ("Tel. 07400 123456", "07400 123456"),
        ("Mobile: 07400 123456", "07400 123456"),
        ("7400 123456", ""),
        (7400123456, "7400123456"),
        (7400123456.0, "7400123456"),
        # Digits that may be a code, a date, an hour, an extension, another number.
        ("ID: 7400123456", ""),
        ("Mar. 01 2019", ""),
        ("+44 7400 12-14", ""),
        ("+44 20 7946 0958 (12)", ""),
        ("07400 123456 / 13", ""),
        ("07400\n123456", ""),
        (None, ""),
        (True, ""),
    ],
)
def test_what_is_usual(cell: CellValue, number: str) -> None:
    usual = FastPath("44", bare=True, abroad=True)
    assert usual.number(cell).strip() == number
    assert [text.strip() for text in usual.numbers([cell, "x", "\n", cell])] == [number, "", "", number]


def test_no_text_keeps_it_long() -> None:
    """Time by the square of the length would be minutes."""
    usual = FastPath("44", bare=True, abroad=True)
    for sign in ("+", "+1 -", "+1(", " ", "1 ", "0", "a", "a:", "Tel. ", "+ 1 ", "(0", "00 "):
        assert usual.numbers([sign * 60_000 + "x", "07400 123456"])[1] == "07400 123456"
