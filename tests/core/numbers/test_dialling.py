"""What stands before a number never makes it another one."""

from __future__ import annotations

from functools import partial

import pytest

from desktop_app.core.numbers.dialling import careful
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.phone import Normalised, normalise
from desktop_app.core.numbers.problems import NumberProblem


def parsed(cell: str, country: str | None) -> str:
    (verdict,) = NumberParser(partial(normalise, default_region=country), country).parse(cell)
    return verdict.found.e164 or verdict.found.problem


@pytest.mark.parametrize(
    ("country", "cell", "e164"),
    [
        ("KR", "0082 10-2184-7002", "+821021847002"),
        ("KR", "0082 (0)10-2184-7002", "+821021847002"),
        ("BR", "0055 48 99999-1234", "+5548999991234"),
        ("BR", "(0055) 11 98765-4321", "+5511987654321"),
        ("BR", "0041 44 668 18 00", "+41446681800"),
        ("ID", "0062 812-3456-7890", "+6281234567890"),
        ("US", "0044 7911 123456", "+447911123456"),
        ("US", "001 212 555 0123", "+12125550123"),
        ("GB", "0049 171 3920012", "+491713920012"),
    ],
)
def test_00_stands_for_a_plus_in_every_country(country: str, cell: str, e164: str) -> None:
    assert parsed(cell, country) == e164


def test_00_with_two_readings_is_sent_as_neither() -> None:
    def reads_both(text: str) -> Normalised:
        return Normalised(e164="+201021847002", region="EG") if text.startswith("00") else normalise(text, "KR")

    assert careful(reads_both, "KR")("0049 171 3920012").problem == NumberProblem.UNCLEAR


def test_zeros_that_fill_a_number_up_stand_for_no_plus() -> None:
    assert parsed("004355550123", "US") == "too long"


@pytest.mark.parametrize("cell", ["+39 (0)393 1234567", "0039 (0) 341 1234567", "+39(0)3511234567"])
@pytest.mark.parametrize("country", ["IT", "DE", None])
def test_a_zero_before_an_italian_mobile_makes_no_landline(cell: str, country: str | None) -> None:
    assert parsed(cell, country) == NumberProblem.UNCLEAR


@pytest.mark.parametrize(
    ("cell", "e164"),
    [
        ("+39 (0)6 1234567", "+39061234567"),
        ("+39 (0)31 234567", "+39031234567"),
        ("+39 (0)331 623456", "+390331623456"),
        ("+39 393 1234567", "+393931234567"),
    ],
)
def test_italian_landlines_keep_their_zero(cell: str, e164: str) -> None:
    assert parsed(cell, None) == e164
