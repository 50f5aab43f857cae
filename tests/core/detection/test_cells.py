"""Cells as the person sees them, which rows are looked at, and numbers that a spreadsheet program has destroyed."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from itertools import repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.detection.cells import cell_text, damage_of, is_blank, number_text
from desktop_app.core.detection.columns import SAMPLE_ROWS
from desktop_app.core.detection.encoding_glimpse import encoding_glimpses
from desktop_app.core.detection.sampling import SAMPLE_CELLS, sampled
from desktop_app.core.detection.table import CellValue, Row
from desktop_app.core.numbers.problems import NumberProblem


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        ("", ""),
        (" as is ", " as is "),
        (True, "TRUE"),
        (False, "FALSE"),
        (0, "0"),
        (447911123456, "447911123456"),
        (447911123456.0, "447911123456"),
        (-5.0, "-5"),
        (1.5, "1.5"),
        (0.00001, "0.00001"),
        (4.47911123456789e17, "447911123456789000"),
        (1e300, "1" + "0" * 300),
        (float("nan"), "nan"),
        (date(2024, 5, 1), "2024-05-01"),
        (datetime(2024, 5, 1), "2024-05-01"),
        (datetime(2024, 5, 1, 13, 30, 5), "2024-05-01 13:30:05"),
        (time(9, 5), "09:05:00"),
        (timedelta(hours=30, minutes=5), "30:05:00"),
        (-timedelta(minutes=90), "-1:30:00"),
    ],
)
def test_a_cell_reads_as_the_person_sees_it(value: CellValue, text: str) -> None:
    assert cell_text(value) == text


@given(st.one_of(st.floats(allow_nan=False, allow_infinity=False), st.integers()))
def test_numbers_never_have_an_exponent(value: float) -> None:
    text = cell_text(value)
    assert "e" not in text.lower()
    assert not text.endswith(".0")
    assert float(text) == float(value)


@given(st.integers(min_value=0, max_value=10**15 - 1))
def test_a_whole_number_reads_the_same_however_it_is_stored(number: int) -> None:
    assert cell_text(float(number)) == cell_text(number) == str(number)
    assert damage_of(float(number)) is None
    assert damage_of(number) is None


@pytest.mark.parametrize("text", ["4.47911E+11", "4,47911E+11", "4E+11", "4.48e11", " 4.47911E+11 ", "+4.47911E+11"])
def test_scientific_notation_has_lost_digits(text: str) -> None:
    assert damage_of(text) is NumberProblem.SCIENTIFIC_NOTATION


@pytest.mark.parametrize(
    "text", ["", "447911123456", "1E3", "4.47911E-5", "12E+11", "E+11", "see", "07400 123456", "2E4A"]
)
def test_other_text_is_not_damaged(text: str) -> None:
    assert damage_of(text) is None


@pytest.mark.parametrize("value", [10**15, 4.479111234567891e16, -1e15, 10**30])
def test_a_number_of_more_than_15_digits_has_lost_some(value: float) -> None:
    assert damage_of(value) is NumberProblem.PRECISION_LOST


@pytest.mark.parametrize("value", [447911123456.0, 999_999_999_999_999, True, None, float("inf"), date(2024, 5, 1)])
def test_other_values_are_not_damaged(value: CellValue) -> None:
    assert damage_of(value) is None


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("\u200e+44 7400 123456\u200f", "+44 7400 123456"),
        ("\ufeff07400\u00a0123456", "07400 123456"),
        ("\u202a+447400123456\u202c", "+447400123456"),
        ("07400\u200b123456", "07400123456"),
        ("  07400 123456\r\n", "07400 123456"),
        (447400123456.0, "447400123456"),
        ("n/a", "n/a"),
        ("(0)7400/12.34-56", "(0)7400/12.34-56"),
        (None, ""),
    ],
)
def test_a_number_loses_only_what_is_invisible(value: CellValue, text: str) -> None:
    assert number_text(value) == text


@pytest.mark.parametrize("value", [None, "", "  ", "\u00a0", "\u200b", "\t\n", "\0"])
def test_nothing_to_see_is_blank(value: CellValue) -> None:
    assert is_blank(value)


@pytest.mark.parametrize("value", [0, False, "0", "-", 0.0, date(2024, 5, 1)])
def test_anything_to_see_is_not_blank(value: CellValue) -> None:
    assert not is_blank(value)


@given(st.text())
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    assert number_text(number_text(text)) == number_text(text)


@given(st.text(alphabet="0123456789+-() ./abc", max_size=30))
def test_visible_text_is_only_trimmed(text: str) -> None:
    assert number_text(text) == text.strip()


@pytest.mark.parametrize("value", [447911000000, 447911000000.0, "447911000000", " 123456000000000 "])
def test_what_was_read_again_out_of_a_scientific_notation_is_damaged(value: CellValue) -> None:
    assert damage_of(value) is NumberProblem.SCIENTIFIC_NOTATION


@pytest.mark.parametrize(
    "value", [447911123000, 44791100000, "+447911000000", "07911000000", 447911100000, 447911000000.5]
)
def test_zeros_at_the_end_of_a_number_are_no_damage_by_themselves(value: CellValue) -> None:
    assert damage_of(value) is None


@given(st.text(max_size=6) | st.text("\u200b\u00ad\ufeff\u2066 \u00a0\t0aé٣Ａ", max_size=4))
def test_a_cell_is_blank_where_nothing_of_it_can_be_read(text: str) -> None:
    assert is_blank(text) is (not number_text(text))


# --- encoding glimpse ---


GERMAN = "Name;Ort;Mobil\nAda;York;07400\nJürgen Müller;Köln;0171\n"


def test_the_first_cell_with_such_a_letter_is_shown_in_each_encoding() -> None:
    found = encoding_glimpses(GERMAN.encode("cp1252"), ["utf-8", "cp1252", "cp1251"])
    assert found == {"cp1252": "Jürgen Müller", "cp1251": "Jьrgen Mьller"}


def test_without_such_a_letter_nothing_is_told() -> None:
    assert encoding_glimpses(b"Name;Mobile\nAda;07400\n", ["utf-8", "cp1252"]) == {}
    assert encoding_glimpses(b"", ["utf-8"]) == {}


def test_wide_text_is_read_from_its_beginning() -> None:
    assert encoding_glimpses(("é" + GERMAN).encode("utf-16"), ["utf-16", "utf-8"]) == {"utf-16": "éName"}


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("a very long description of some street in Köln that goes on and on", "Köln that goes on and on"),
        ("x" * 60 + "é", "x" * 15 + "é"),
        ("é" * 60, "é" * 29 + "…"),
        ('"Müller, Jürgen",1', "Müller"),
        ("a\u0085b", "a\ufffdb"),
    ],
)
def test_a_long_cell_is_shown_around_the_letter(line: str, shown: str) -> None:
    assert encoding_glimpses(line.encode("utf-8"), ["utf-8"]) == {"utf-8": shown}


# --- the rows that are looked at: enough to understand a list, and few where they are wide ---


def test_the_first_rows_of_an_ordinary_list() -> None:
    row: Row = ["Ann", "+447400123456", None]
    assert sampled(repeat(row)) == [row] * SAMPLE_ROWS
    assert sampled([row, []]) == [row, []]


def test_wide_rows_are_fewer() -> None:
    assert len(sampled(repeat(["1"] * 200))) == SAMPLE_CELLS // 200
    assert len(sampled(repeat(["1"] * 16_384))) == 3


def test_blank_cells_count_less() -> None:
    blank: Row = [None]
    assert len(sampled(repeat(blank * 16_000))) == SAMPLE_CELLS // 1_000
    assert len(sampled(repeat([*blank * 200, "1"]))) == SAMPLE_ROWS
