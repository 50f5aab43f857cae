"""Result tables in the shapes that relatives of the service send, read against the numbers sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.detection.table import CellValue
from desktop_app.core.results.answer_columns import find_number_column
from desktop_app.core.results.answer_layout import column_names, understand
from desktop_app.core.results.answer_numbers import Cells, digits
from desktop_app.core.results.answers import AnswerReading, read_answers

A, B, C = "+447911123456", "+447911123457", "+491711234567"
SENT = {digits(number): number for number in (A, B, C)}


def read(rows: Sequence[Cells]) -> tuple[AnswerReading, dict[str, tuple[str, ...]]]:
    reading = read_answers(rows, SENT)
    return reading, {answer.e164: answer.values for answer in reading}


@pytest.mark.parametrize(
    "written",
    ["+447911123456", "447911123456", "+44 7911 123456", "0044 7911 123456", "44-7911-123456", "'+447911123456",
     '="447911123456"', "447911123456.0", " 447911123456\t", "tel:+447911123456", "+44\u00a07911\u00a0123456",
     "\u202a+447911123456\u202c", "＋４４７９１１１２３４５６"],
)  # fmt: skip
def test_a_number_is_recognised_however_it_is_written(written: str) -> None:
    assert digits(written) == digits(A)
    _reading, answers = read([[written, "active"]])
    assert answers == {A: ("active",)}


@pytest.mark.parametrize("name", ["number", "Phone", "msisdn", "mobile", "手机号", "E164", "Rufnummer", "Phone 1", ""])
def test_the_number_column_is_found_whatever_it_is_called(name: str) -> None:
    reading, answers = read([["id", name, "status"], ["1", A, "active"], ["2", B, "inactive"]])
    assert reading.table.number_column == 1
    assert reading.table.has_header
    assert reading.table.columns == ("id", "status")
    assert answers == {A: ("1", "active"), B: ("2", "inactive")}


def test_the_column_with_most_sent_numbers_wins() -> None:
    assert find_number_column([[A, B], ["n/a", C], ["", A]], SENT) == 1


def test_of_equal_columns_the_named_one_wins_then_the_leftmost() -> None:
    assert find_number_column([["input", "Phone"], [A, A]], SENT) == 1
    assert find_number_column([["input", "echo"], [A, A]], SENT) == 0
    assert find_number_column([["phone", "status"], ["1", "2"]], SENT) is None


def test_a_table_without_a_header_gets_names() -> None:
    reading, answers = read([["active", A, "GB"], ["inactive", B, "GB"]])
    assert not reading.table.has_header
    assert reading.table.columns == ("Field 1", "Field 2")
    assert answers[B] == ("inactive", "GB")


@pytest.mark.parametrize("stranger", ["+33612345678", "tel:+33612345678"])
def test_a_first_row_with_a_number_never_sent_is_no_header(stranger: str) -> None:
    reading, answers = read([[stranger, "active"], [A, "active"]])
    assert not reading.table.has_header
    assert (reading.never_sent, list(answers)) == (1, [A])


def test_titles_and_blank_rows_before_the_header_are_skipped() -> None:
    reading, answers = read([["Report of today"], [], ["Number", "Status"], ["", ""], [A, "x"]])
    assert reading.table.columns == ("Status",)
    assert answers == {A: ("x",)}


@pytest.mark.parametrize("header", [[], [["numbers"]]])
def test_a_list_of_hits_says_listed(header: list[list[str]]) -> None:
    reading, answers = read([*header, [A], [""], [C]])
    assert reading.table.hits_only
    assert reading.table.columns == ("Listed",)
    assert answers == {A: ("yes",), C: ("yes",)}


@pytest.mark.parametrize("separator", ["----", ":", " ", " - ", "|", "=>", "\t", ";", ","])
def test_number_separator_value_in_one_cell(separator: str) -> None:
    reading, answers = read([[f"{A}{separator}active"], [f"44 7911 123457{separator}1"], [f"+33612345678{separator}0"]])
    assert reading.table.split_cells
    assert answers == {A: ("active",), B: ("1",)}
    assert reading.never_sent == 1


def test_of_two_answers_the_first_is_kept_and_the_later_counted() -> None:
    reading, answers = read([["number", "s"], [A, "active"], ["44 7911 123456", "inactive"]])
    assert answers == {A: ("active",)}
    assert (reading.answers, reading.repeated) == (1, 1)


def test_a_final_answer_follows_an_unfinished_one() -> None:
    reading, _answers = read([["number", "status"], [A, "Pending"], [B, "pending"], [A, "active"], [A, "dead"]])
    assert (reading.found.finals, reading.found.others) == ({A: ("active",)}, {A: ("dead",)})
    assert reading.found.unfinished == {B}


def test_ragged_rows_are_padded_and_nothing_is_dropped() -> None:
    _reading, answers = read([["number", "status", "name"], [A], [B, "x", "Smith", "John"], [], [C, "y"]])
    assert answers == {A: ("", "", ""), B: ("x", "Smith", "John"), C: ("y", "", "")}


def test_longer_rows_than_the_sample_are_joined() -> None:
    sample = [[A, "x"]] + [["", ""]] * 600 + [[B, "y", "", "z"]]
    assert read(sample)[1][B] == ("y, z",)


def test_a_long_text_is_no_number_however_much_it_unfolds_to() -> None:
    text = "\ufdfa" * 1_000_000
    reading, answers = read([["number", "active"], [A, text], *[[text + B, "no"]] * 20])
    assert (answers, reading.unreadable) == ({A: (text,)}, 20)


def test_of_very_wide_rows_few_are_held_to_tell_the_layout() -> None:
    taken = 0

    def rows() -> Iterator[Cells]:
        nonlocal taken
        for number in (A, B, C) * 100:
            taken += 1
            yield [number, *[""] * 100_000]

    assert (read_answers(rows(), SENT).table.number_column, taken) == (0, 3)


def test_names_that_look_counted_already_become_distinct_as_well() -> None:
    header = ["number", "a (2)", "a", "a", "a (2)", "a (x)"]
    assert list(column_names(header, 6, 0).values()) == ["a (2)", "a", "a (3)", "a (2) (2)", "a (x)"]


def test_equal_and_missing_column_names_become_distinct() -> None:
    reading, _answers = read([["number", "status", "status", ""], [A, "1", "2", "3"]])
    assert reading.table.columns == ("status", "status (2)", "Field 3")


def test_rows_without_a_number_are_counted() -> None:
    reading, answers = read([["number", "s"], [A, "x"], ["n/a", "y"], ["+33612345678", "z"]])
    assert (len(answers), reading.unreadable, reading.never_sent) == (1, 1, 1)


@pytest.mark.parametrize("rows", [[], [[]], [["number", "status"]], [["", ""]]])
def test_a_result_without_rows_has_no_answers(rows: list[list[str]]) -> None:
    assert read(rows)[1] == {}


def test_a_table_of_other_numbers_is_not_understood() -> None:
    rows = [["number", "status"], ["+33612345678", "x"]]
    assert understand(rows, SENT) is None
    with pytest.raises(NotUnderstood):
        read_answers(rows, SENT)


def test_values_are_shown_as_they_are() -> None:
    values = ("unknown", " ban", "0", "=1+1", "")
    assert read([[A, *values]])[1][A][:4] == values[:4]


def test_spreadsheet_cells_are_read_as_text() -> None:
    assert read([[447911123456.0, None, 3, True]])[1] == {A: ("", "3", "True")}


def test_rows_are_read_one_by_one() -> None:
    taken = 0

    def rows() -> Iterator[list[str]]:
        nonlocal taken
        for index in range(5000):
            taken += 1
            yield [A if index == 0 else str(447900000000 + index), "x"]

    next(read_answers(rows(), SENT))
    assert taken < 1000


WRITTEN = st.sampled_from(
    [A, f" {A}", A[1:], B, f"{B[:3]} {B[3:]}", C, "+447000000000", "", "unknown", None, 447911123456]
)
CELLS = st.sampled_from(["active", "", None, 3, "+44 7911"])


@given(st.lists(st.tuples(WRITTEN, CELLS, CELLS) | st.tuples(WRITTEN, CELLS), max_size=12))
def test_rows_that_are_plain_are_read_like_all_others(rows: list[tuple[CellValue, ...]]) -> None:
    head = [["number", "x", "y"], ["+491711234599", "", ""], [A, "first", "1"]]
    sent = {**SENT, "491711234599": "+491711234599"}
    # GIVEN the same rows, of which the quick way takes none: their numbers are not written as they were sent
    odd = [
        [f"{row[0]}\u200b" if any(c.isdigit() for c in str(row[0])) else row[0], *row[1:]] for row in [*head[1:], *rows]
    ]
    plain, other = read_answers([*head, *rows], sent), read_answers([head[0], *odd], sent)
    assert list(plain) == list(other)
    for count in ("answers", "never_sent", "repeated", "unreadable", "table"):
        assert getattr(plain, count) == getattr(other, count)
