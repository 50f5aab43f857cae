"""Numbers of a list's file: which columns have them, and which texts come back from a number as they are."""

from __future__ import annotations

from datetime import date, datetime, time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from openpyxl.utils.datetime import from_excel

from desktop_app.core.detection.cells import cell_text
from desktop_app.core.detection.numeric_columns import NumericColumns
from desktop_app.core.detection.table import Row
from desktop_app.core.text.spreadsheet_text import date_number, is_exact_number, is_whole_number


def numeric(*chunks: list[Row]) -> list[int]:
    columns = NumericColumns()
    for chunk in chunks:
        columns.look(chunk)
    return columns.found()


def test_a_column_is_numeric_by_its_cells_and_not_by_what_they_look_like() -> None:
    rows: list[Row] = [["Ann", 12, "12", True, date(2025, 6, 3), 1.5, None], ["Bob", 7, "7", False, None, 2, None]]
    assert numeric(rows) == [1, 4, 5]


def test_a_word_among_numbers_leaves_them_numbers_and_a_number_that_is_text_does_not() -> None:
    assert numeric([["n/a", "007", "12"]], [[1, 2, 3]]) == [0, 1]
    assert numeric([[1]], [["n/a"]], [["12"]]) == []


def test_rows_of_any_width_are_looked_at() -> None:
    assert numeric([[], ["a"], ["a", None, 3]], [["a", 2]]) == [1, 2]
    assert numeric([]) == numeric([[], []]) == []


@pytest.mark.parametrize(
    "text",
    ["", "007", "+5", "-0", "1.0", "1.50", ".5", "5.", "1e5", "1,5", " 5", "5 ", "\n5", "5\n", "1 000", "NaN", "inf",
     "٣", "5²", "=1", "-", "--1", "1234567890123456", "0.1234567890123456789", "12345678901234567.5", "2025-06-03"],
)  # fmt: skip
def test_what_would_change_stays_text(text: str) -> None:
    assert not is_exact_number(text)


@given(st.integers() | st.floats())
@example(33.333333333333336)
@example(0.1 + 0.2)
@example(-0.0)
@example(5e-324)
@example(10**15 - 1)
@example(10**15)
def test_a_number_cell_is_taken_for_one_exactly_where_excel_shows_it(value: float) -> None:
    text = cell_text(value)
    if is_exact_number(text):
        assert cell_text(int(text) if is_whole_number(text) else float(text)) == text
        assert float(text) == value
    else:  # not a number at all, or more digits than a cell holds
        assert value != value or abs(value) >= 10**15  # noqa: PLR0124 - NaN


@given(st.datetimes(datetime(1900, 3, 1), datetime(9999, 12, 31)).map(lambda each: each.replace(microsecond=0)))
def test_a_date_is_the_number_of_the_same_date(moment: datetime) -> None:
    number = date_number(cell_text(moment))
    assert from_excel(float(number)) == moment
    assert ("." in number) == (moment.time() != time())


@pytest.mark.parametrize("text", ["", "2026-02-30", "1900-02-28", "2026-1-2", "2026-01-02 24:00:00", "45000"])
def test_what_is_no_date_of_a_workbook_is_none(text: str) -> None:
    assert date_number(text) == ""


def test_a_date_typed_as_text_leaves_all_of_its_column_text() -> None:
    assert numeric([[date(2025, 6, 3)], ["n/a"]]) == [0]
    assert numeric([[date(2025, 6, 3)], ["2025-06-04"]]) == []
