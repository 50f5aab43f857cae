"""The header, the columns and the phone column come out right on lists as people send them."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.detection.columns import SheetCandidate, best_sheet, column_letter, phone_cells, shape_of
from desktop_app.core.detection.table import SheetName
from desktop_app.core.errors import ColumnMissing
from desktop_app.core.output.form import OWN_COLUMNS, result_column_names
from desktop_app.core.text.spreadsheet_text import formula_safe, xlsx_markup

MOBILES = [f"07400 12{n:04}" for n in range(0, 9000, 37)]
NAMES = ["Ada", "Bram", "Chloë", "Dilip", "Elif", "Fergus"]


def table(header: list[Any] | None, *columns: list[Any], rows: int = 40) -> list[list[Any]]:
    data = [[column[n % len(column)] for column in columns] for n in range(rows)]
    return data if header is None else [header, *data]


def found(rows: Any, country: str | None = "GB", column: str | None = None) -> tuple[int | None, str | None]:
    shape = shape_of(rows, country, column)
    return shape.header_row, shape.phone_column.name if shape.phone_column else None


# --- the header -------------------------------------------------------------------------------


def test_the_first_row_names_the_columns() -> None:
    assert found(table(["Name", "Mobile"], NAMES, MOBILES)) == (1, "Mobile")


def test_titles_and_blank_rows_above_the_header_are_skipped() -> None:
    rows = [["Customers Q3"], [], ["exported 2024-05-01"], *table(["Name", "Town", "Mobile"], NAMES, ["York"], MOBILES)]
    assert found(rows) == (4, "Mobile")


@pytest.mark.parametrize(
    "above",
    [
        [["Customers Q3"], ["Exported", "2025-06-01"], []],
        [["Customers Q3", None, None], ["Exported", "2025-06-01", None], [None, None, None]],
        [["Customers Q3"], ["Exported by", "Ann Smith"], ["Rows", "12"]],
        [["Hotline", "0800 123 4567"]],
    ],
)
@pytest.mark.parametrize("names", [["Name", "Phone", "City"], ["Name", "Phone"], ["Phone", "Name", "City", "Note"]])
def test_lines_of_a_label_and_a_value_above_the_header_are_skipped(above: Any, names: list[str]) -> None:
    columns: dict[str, list[Any]] = {"Name": NAMES, "Phone": MOBILES, "City": ["York"], "Note": ["x", None]}
    shape = shape_of([*above, *table(names, *(columns[name] for name in names))], "GB")
    assert (shape.header_row, [column.name for column in shape.columns]) == (len(above) + 1, names)


@pytest.mark.parametrize("names", [["Who", "Reach", "City"], ["Who", "Reach"]])
def test_a_header_below_a_blank_line_is_found_without_a_word_that_names_numbers(names: list[str]) -> None:
    rows = table(names, NAMES, MOBILES, ["York"]) if len(names) > 2 else table(names, NAMES, MOBILES)
    assert found([["Customers Q3"], ["Exported", "2025-06-01"], [], *rows]) == (4, "Reach")


@pytest.mark.parametrize("name", ["c{}", "Q{}", "Field {}", "Column_{}"])
@pytest.mark.parametrize("word", ["", "Mobile"])
def test_the_header_of_hundreds_of_columns_is_found(name: str, word: str) -> None:
    header: list[Any] = [name.format(n) for n in range(1, 301)]
    header[250] = word or header[250]
    rows = [[mobile if n == 250 else f"v{n}" for n in range(300)] for mobile in MOBILES[:60]]
    assert found([header, *rows]) == (1, header[250])


def test_a_first_row_of_counted_codes_above_numbers_alone_is_data() -> None:
    rows = [[f"A{n}", f"B{n}", mobile] for n, mobile in enumerate(MOBILES)]
    assert found(rows) == (None, "C")


def test_without_a_header_columns_have_letters() -> None:
    shape = shape_of(table(None, NAMES, MOBILES), "GB")
    assert shape.header_row is None
    assert [column.name for column in shape.columns] == ["A", "B"]
    assert shape.first_data_row == 1


def test_one_column_of_numbers_needs_no_header() -> None:
    assert found([[number] for number in MOBILES]) == (None, "A")


def test_a_single_number_is_a_list() -> None:
    assert found([["+447400123456"]], None) == (None, "A")


def test_one_column_with_a_header() -> None:
    assert found([["Telefon"], *[[number] for number in MOBILES]]) == (1, "Telefon")


def test_a_word_for_nothing_in_the_first_row_is_no_header() -> None:
    assert found([["n/a"], *[[number] for number in MOBILES]]) == (None, "A")


def test_a_first_row_without_a_number_is_still_data() -> None:
    assert found([["A. Smith", None, "York"], *table(None, NAMES, MOBILES, ["York"])]) == (None, "B")


def test_missing_names_become_letters_and_repeated_ones_stay() -> None:
    shape = shape_of(table(["Name", None, "Tel", "Tel"], NAMES, MOBILES, ["x"], ["y"]), "GB")
    assert [column.name for column in shape.columns] == ["Name", "B", "Tel", "Tel"]


def test_a_half_named_table_of_two_columns_keeps_its_header() -> None:
    assert found(table(["Name", None], NAMES, MOBILES)) == (1, "B")


def test_the_lower_of_two_header_rows_is_taken() -> None:
    rows = [
        ["Person", "", "Reach", ""],
        *table(["Name", "City", "Mobile", "E-mail"], NAMES, ["York"], MOBILES, ["a@b.example"]),
    ]
    assert found(rows) == (2, "Mobile")


def test_rows_wider_than_the_header_have_columns_too() -> None:
    shape = shape_of([["Name"], ["Ada", "07400 123456"], ["Bram", "07400 123457"]], "GB")
    assert len(shape.columns) == 2
    assert shape.phone_column == shape.columns[1]


@pytest.mark.parametrize("rows", [[], [[]], [[None, ""], ["  "]]])
def test_a_table_without_a_filled_cell_has_no_columns(rows: Any) -> None:
    shape = shape_of(rows)
    assert (shape.header_row, shape.columns, shape.phone_column) == (None, (), None)


def test_a_header_alone_has_columns_and_no_phone_numbers() -> None:
    assert found([["Name", "Mobile"]]) == (1, None)


# --- the phone column -------------------------------------------------------------------------


def test_the_share_counts_filled_cells_only() -> None:
    shape = shape_of(
        [["Name", "Mobile"], ["A", "07400 123456"], ["B", None], ["C", "n/a"], ["D", "+447400123457"]], "GB"
    )
    assert shape.columns[1].phone_share == pytest.approx(2 / 3)
    assert shape.columns[0].phone_share == 0


CHANCE = random.Random(7)  # noqa: S311 - reproducible on purpose, no secret
BESIDE: dict[str, list[Any]] = {
    "order numbers": [10_400_001 + n for n in range(40)],
    "order numbers as text": [f"{2_025_550_100 + n}" for n in range(40)],
    "typed dates": [datetime(2024, 5, 1)],
    "dates": ["2024-05-01", "01.05.2024", "05/01/2024"],
    "bare dates": ["20240501", "20231224"],
    "postcodes": ["50667", "80331"],
    "accounts": [f"{CHANCE.randrange(10**9, 10**10)}" for _ in range(40)],
    "German IBANs": ["DE89 3704 0044 0532 0130 00", "DE02120300000000202051"],
    "prices": ["1.234.567,89", "12345678.90", "£ 12,50"],
    "price cells": [1234567.89, 9876543.21],
    "addresses": ["192.168.100.200", "10.110.120.130"],
    "card numbers": ["4111 1111 1111 1111"],
    "notes": ["called 07400 123456 on Monday, no answer, try again", "ok"],
}


@pytest.mark.parametrize("country", ["GB", "DE", "US", None])
@pytest.mark.parametrize("kind", BESIDE)
def test_what_looks_like_a_number_does_not_win_beside_phone_numbers(kind: str, country: str | None) -> None:
    phones = {"GB": MOBILES, None: MOBILES, "DE": [f"0171 39200{n:02}" for n in range(40)],
              "US": [f"(202) 555-01{n:02}" for n in range(40)]}[country]  # fmt: skip
    assert found(table(["x", "y"], BESIDE[kind], phones), country) == (1, "y")
    assert found(table(["y", "x"], phones, BESIDE[kind]), country) == (1, "y")


@pytest.mark.parametrize(
    "kind", ["dates", "typed dates", "postcodes", "prices", "price cells", "German IBANs", "addresses"]
)
def test_nothing_else_is_taken_for_phone_numbers(kind: str) -> None:
    assert found(table(["Name", "Value"], NAMES, BESIDE[kind])) == (1, None)


def test_the_data_wins_over_the_name() -> None:
    rows = table(["Phone", "Ref"], [f"ORD-{n}" for n in range(40)], MOBILES)
    assert found(rows) == (1, "Ref")


def test_among_equals_the_name_decides() -> None:
    assert found(table(["Fax", "Mobile"], MOBILES, MOBILES[::-1])) == (1, "Mobile")


def test_the_fuller_column_wins_over_a_second_number() -> None:
    assert found(table(["Phone", "Phone 2"], MOBILES, [None] * 9 + MOBILES[:1])) == (1, "Phone")


def test_number_cells_work() -> None:
    assert found(table(["Name", "Mobile"], NAMES, [447400120000 + 997 * n for n in range(40)]), None) == (1, "Mobile")
    assert found([[447400120000.0 + n] for n in range(10)], None) == (None, "A")


def test_damaged_numbers_still_point_to_their_column() -> None:
    shape = shape_of(table(["Name", "Mobile"], NAMES, ["4.47911E+11"]), "GB")
    assert shape.phone_column is not None
    assert shape.phone_column.phone_share == 0


def test_the_wrong_country_still_finds_the_column() -> None:
    assert found(table(["Name", "x"], NAMES, MOBILES), "US") == (1, "x")


def test_national_spellings_count_by_shape_without_a_country() -> None:
    shape = shape_of(table(["Name", "x"], NAMES, ["07400 123456", "(030) 23125 123", "01 99 00 12 34"]))
    assert shape.columns[1].phone_share == 1


@pytest.mark.parametrize(
    ("wanted", "index"), [("Mobile", 1), ("mobile", 2), ("MOBILE", 1), (" mobile ", 1), ("A", 0), ("c", 2), ("d", 3)]
)
def test_a_column_is_named_exactly_then_without_case_then_by_letter(wanted: str, index: int) -> None:
    rows = table(["Name", "Mobile", "mobile", "x"], NAMES, MOBILES, MOBILES, ["1"])
    shape = shape_of(rows, "GB", wanted)
    assert shape.phone_column == shape.columns[index]


def test_a_missing_column_is_named_with_those_there_are() -> None:
    with pytest.raises(ColumnMissing, match=r"“Handy”\. It has: Name, Mobile"):
        shape_of(table(["Name", "Mobile"], NAMES, MOBILES), "GB", "Handy")


# --- sheets -----------------------------------------------------------------------------------


def candidate(name: str, rows: Any, *, hidden: bool = False) -> SheetCandidate:
    shape = shape_of(rows, "GB")
    return SheetCandidate(SheetName(name, hidden), shape, phone_cells(rows, shape, "GB"))


def test_the_sheet_with_the_most_phone_cells_wins_and_hidden_ones_come_last() -> None:
    notes = candidate("Notes", [["Amounts in pounds"]])
    few = candidate("Few", table(["Mobile"], MOBILES, rows=3))
    many = candidate("Many", table(["Mobile"], MOBILES, rows=30))
    hidden = candidate("Hidden", table(["Mobile"], MOBILES, rows=40), hidden=True)
    assert [c.phone_cells for c in (notes, few, many, hidden)] == [0, 3, 30, 40]
    assert best_sheet([notes, few, many, hidden]) == many
    assert best_sheet([notes, hidden]) == hidden
    assert best_sheet([notes]) == notes
    assert best_sheet([]) is None


# --- names ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("index", "letter"), [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA"), (16383, "XFD")]
)
def test_letters(index: int, letter: str) -> None:
    assert column_letter(index) == letter


def test_result_columns_give_way() -> None:
    inputs = ["Name", "Status", "region"]
    results = ["Status", "Region", "Answer", "line_type", "line_type", "Status (result)"]
    assert result_column_names(inputs, results) == [
        "Status (result)",
        "Region (result)",
        "Answer (result)",
        "line_type",
        "line_type (result)",
        "Status (result) (result)",
    ]


NAME = st.text(alphabet="ab ()", max_size=4)


@given(st.lists(NAME), st.lists(NAME))
def test_result_columns_are_never_ambiguous(inputs: list[str], results: list[str]) -> None:
    names = result_column_names(inputs, results)
    assert len(names) == len(results)
    assert len(set(names)) == len(names)
    assert not set(names) & {*inputs, *OWN_COLUMNS}
    assert all(name.startswith(result) for name, result in zip(names, results, strict=True))


CELL = st.one_of(
    st.none(),
    st.integers(),
    st.floats(),
    st.booleans(),
    st.datetimes(),
    st.timedeltas(),
    st.text(max_size=12),
    st.sampled_from(MOBILES[:5]),
)


@given(st.lists(st.lists(CELL, max_size=4), max_size=8), st.sampled_from(["GB", "DE", None]))
def test_any_table_has_a_shape(rows: Any, country: str | None) -> None:
    shape = shape_of(rows, country)
    assert all(0 <= column.phone_share <= 1 for column in shape.columns)
    assert [column.index for column in shape.columns] == list(range(len(shape.columns)))
    assert shape.header_row is None or 1 <= shape.header_row <= len(rows)


def test_markup_has_no_markup_left() -> None:
    assert xlsx_markup("a<b>&c\r_x000D_") == "a&lt;b&gt;&amp;c&#13;_x005F_x000D_"


def test_a_leading_apostrophe_is_left_alone() -> None:
    assert formula_safe("'=1") == "'=1"
