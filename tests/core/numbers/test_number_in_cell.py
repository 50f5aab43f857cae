"""What of a cell is the number, and what is told of digits that have lost a sign."""

from __future__ import annotations

from datetime import date
from functools import partial

import pytest

from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.number_in_cell import country_code, formula_number, number_in
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.phone import normalise
from desktop_app.core.numbers.problems import NumberProblem


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ("07400 123456", "07400 123456"),
        ("Mobile: 07400 123456 (private)", "07400 123456"),
        ("030 1234 Bob", "030 1234"),
        ("1-800-FLOWERS", "1-800-FLOWERS"),
        ("020 7946 0958 ext. 12", "020 7946 0958 ext. 12"),
        ("079'111'23'45", "079 111 23 45"),
        ('="07400 123456"', "07400 123456"),
        ("tel:07400123456", "tel:07400123456"),
        ("Ann,07400 123456,York", "Ann,07400 123456,York"),
        ("07400 123456 (since 01.02.2023)", "07400 123456"),
        ("1. +44 7400 123456", "+44 7400 123456"),
        ("12) 07400 123456", "07400 123456"),
        ("06. 12 34 56 78", "06. 12 34 56 78"),
        (447400123456, "447400123456"),
        (447400123456.0, "447400123456"),
        (None, ""),
    ],
)
def test_the_number_in_a_cell(cell: CellValue, text: str) -> None:
    found = number_in(cell, "GB")
    assert (found.text, found.problem) == (text, "")


@pytest.mark.parametrize(
    ("cell", "problem"),
    [
        (date(2003, 2, 1), NumberProblem.DATE),
        ("2003-02-01", NumberProblem.DATE),
        ("01.02.2003", NumberProblem.DATE),
        (20.79460958, NumberProblem.DECIMAL),
        (-3920134, NumberProblem.DECIMAL),
        ("#N/A", NumberProblem.SHEET_ERROR),
        ("#BEZUG!", NumberProblem.SHEET_ERROR),
        ("=A2&B2", NumberProblem.NOT_CALCULATED),
        ("07400 123456 / 07400 123457", NumberProblem.SEVERAL),
        ("Tel: 0171-3920012 Fax: 0171-3920013", NumberProblem.SEVERAL),
    ],
)
def test_what_can_not_be_a_number(cell: CellValue, problem: str) -> None:
    assert number_in(cell, "GB").problem == problem


@pytest.mark.parametrize("text", ["61.23.2003", "2003-32-01", "0171/3920012", "01.02.03.04.05"])
def test_what_only_looks_like_a_date_or_several(text: str) -> None:
    assert number_in(text, "DE").problem == ""


def test_zeros_after_the_fifteenth_digit_are_lost_digits() -> None:
    assert number_in("447400123456789000", "GB").problem is NumberProblem.PRECISION_LOST
    assert number_in("447400123456789001", "GB").problem == ""


@pytest.mark.parametrize(
    ("cell", "country", "text"),
    [
        ("0044 7400 123456", None, "+44 7400 123456"),
        ("(00) 44-7400", None, "+44-7400"),
        ("0044 7400", "US", "0044 7400"),
    ],
)
def test_the_prefix_of_international_calls_where_no_country_is_known(cell: str, country: str | None, text: str) -> None:
    assert number_in(cell, country).text == text


@pytest.mark.parametrize(
    ("formula", "number"),
    [
        ("+447400123456", "+447400123456"),
        (" +44-7400-123456", "+44-7400-123456"),
        ("+1", None),
        ("A1+447400123456", None),
        ("447400123456", None),
        ("+447400123456*1", None),
    ],
)
def test_a_number_that_was_taken_for_a_formula(formula: str, number: str | None) -> None:
    assert formula_number(formula) == number


def parsed(cell: CellValue, country: str | None, column: list[CellValue] | None = None) -> str:
    parser = NumberParser(partial(normalise, default_region=country), country, column or [])
    found = parser.verdict(number_in(cell, country))
    return found.e164 or found.problem


def test_dialling_are_named_and_never_put_back() -> None:
    assert parsed(669821000, "IT") == NumberProblem.ZERO_LOST
    assert parsed("447400123456", "FR") == NumberProblem.PLUS_LOST
    assert parsed("447400123456", None) == "no country code"
    assert parsed("447400123456", "GB") == "+447400123456"


def test_the_column_tells_whether_a_plus_or_a_zero_is_lost() -> None:
    coded: list[CellValue] = [491713920000 + n for n in range(5)]
    assert parsed(491713920012, "DE") == NumberProblem.ZERO_OR_PLUS_LOST
    assert parsed(491713920012, "DE", coded[:2]) == NumberProblem.ZERO_OR_PLUS_LOST
    assert parsed(491713920012, "DE", coded) == "+491713920012"
    assert parsed(447400123456, "DE", coded) == "+447400123456"
    assert parsed(447400123456, "DE") == NumberProblem.ZERO_OR_PLUS_LOST
    assert parsed(491713920012, "DE", [*coded, *(1713920000 + n for n in range(5))]) == NumberProblem.ZERO_OR_PLUS_LOST


@pytest.mark.parametrize(
    ("cell", "country", "e164"),
    [
        (2025550123, "US", "+12025550123"),
        (12025550123, "US", "+12025550123"),
        (15012345678, "CN", "+8615012345678"),
        (7400123456, "GB", "+447400123456"),
        (1713920012, "DE", "+491713920012"),
        (812345678901, "ID", "+62812345678901"),
    ],
)
def test_what_is_written_so_at_home_is_no_doubt(cell: int, country: str, e164: str) -> None:
    assert parsed(cell, country) == e164


def test_calling_codes() -> None:
    assert (country_code("GB"), country_code("XX")) == ("44", "")
