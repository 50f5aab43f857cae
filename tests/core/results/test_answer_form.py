"""What a person, or a dialect, says of a result's form is taken at its word; the rest is found as ever."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.results.answer_form import Layout, ResultForm, form_from, form_text
from desktop_app.core.results.answer_layout import understand
from desktop_app.core.results.answer_numbers import Cells, digits
from desktop_app.core.results.answer_preview import (
    LONGEST_LINE,
    ResultPreview,
    by_names,
    names_of,
    shown_line,
    titles_of,
)
from desktop_app.core.results.answers import AnswerReading, Found, read_answers

A, B, C = "+447911123456", "+447911123457", "+491711234567"
SENT = {digits(number): number for number in (A, B, C)}
# A caller's number beside the one that was asked about: both were sent.
TWO = [["asked", "forwarded to", "active"], [A, B, "yes"], [B, A, "unknown"]]


def read(rows: Sequence[Cells], form: ResultForm) -> tuple[AnswerReading, dict[str, tuple[str, ...]]]:
    reading = read_answers(rows, SENT, form=form)
    return reading, {answer.e164: answer.values for answer in reading}


@pytest.mark.parametrize("number", ["Forwarded To", 1])
def test_the_number_column_that_is_named_or_counted_is_taken(number: str | int) -> None:
    # GIVEN a table with two columns of sent numbers, of which the one is taken that is named so
    assert read(TWO, ResultForm())[1][A] == (B, "yes")
    # WHEN the other one is said
    reading, answers = read(TWO, ResultForm(number=number))
    # THEN it answers, and "unknown" stays what it is
    assert reading.table.columns == ("asked", "active")
    assert answers == {B: (A, "yes"), A: (B, "unknown")}


def test_a_named_column_is_found_below_titles_and_where_it_stands_otherwise() -> None:
    rows = [["Report", "of today"], [], ["active", "MSISDN "], ["yes", A], ["no", "+33612345678"]]
    reading, answers = read(rows, ResultForm(number="msisdn"))
    assert (reading.table.number_column, reading.table.skip) == (1, 3)
    assert (answers, reading.never_sent) == ({A: ("yes",)}, 1)


def test_what_is_not_there_is_said_and_nothing_else_is_guessed() -> None:
    with pytest.raises(NotUnderstood, match="it has no column “msisdn”"):
        read(TWO, ResultForm(number="msisdn"))
    with pytest.raises(NotUnderstood, match="it has no column “state”"):
        read(TWO, ResultForm(values=("state",)))
    with pytest.raises(NotUnderstood, match="was sent"):
        read(TWO, ResultForm(number="active"))
    with pytest.raises(NotUnderstood, match="was sent"):
        read([[A, "yes"], [B, "no"]], ResultForm(layout=Layout.PAIRS))


def test_an_empty_result_of_any_form_has_no_answers() -> None:
    for form in (ResultForm(number=0), ResultForm(layout=Layout.HITS), ResultForm(layout=Layout.PAIRS)):
        assert read([], form)[1] == read([["number"]], form)[1] == {}
    assert read([["msisdn", "active"]], ResultForm(number="msisdn"))[1] == {}


@pytest.mark.parametrize(("values", "columns"), [(("active",), ("active",)), ((2, 1), ("active", "forwarded to"))])
def test_only_the_values_that_are_named_become_answers(values: tuple[str | int, ...], columns: tuple[str, ...]) -> None:
    reading, answers = read(TWO, ResultForm(number=0, values=values))
    assert reading.table.columns == columns
    assert answers[A][0] == "yes"
    assert read([["asked", "active"], [A]], ResultForm(values=("active",)))[1] == {A: ("",)}


def test_a_table_without_header_is_one_and_a_header_may_hold_digits() -> None:
    # GIVEN a first line that would be taken as a title, and one that would be taken as a number never sent
    assert read([["n/a", "note"], [A, "x"]], ResultForm())[0].table.has_header
    reading, _answers = read([["n/a", "note"], [A, "x"]], ResultForm(header=False))
    assert (reading.table.columns, reading.table.has_header) == (("Field 1",), False)
    assert not read([["20260101", "20260102"], [A, "x"]], ResultForm())[0].table.has_header
    reading, answers = read([["20260101", "20260102"], [A, "x"]], ResultForm(header=True))
    assert (reading.table.columns, reading.never_sent, answers) == (("20260102",), 0, {A: ("x",)})


def test_being_listed_is_the_answer_in_the_services_own_word_and_says_nothing_of_the_others() -> None:
    rows = [["number", "checked at"], [A, "2026-01-01"], [C, "2026-01-02"]]
    reading, answers = read(rows, ResultForm(layout=Layout.HITS, listed="registered"))
    assert reading.table.columns == ("Listed",)
    assert answers == {A: ("registered",), C: ("registered",)}
    # … also where it is detected
    assert read([[A]], ResultForm(listed="registered"))[1] == {A: ("registered",)}


def test_number_and_value_in_one_cell_are_told_from_a_table_by_the_most() -> None:
    # GIVEN a table in which one line came as a whole in its first cell
    rows = [["number", "active", "note"], [A, "yes", "x"], [B, "no", "y"], [f"{C} maybe", "", ""]]
    reading, answers = read(rows, ResultForm())
    assert (reading.table.layout, answers[A], answers[B]) == (Layout.TABLE, ("yes", "x"), ("no", "y"))
    # WHEN pairs are said, or found
    for form in (ResultForm(layout=Layout.PAIRS), ResultForm()):
        reading, answers = read([[f"{A} : yes"], [f"{B} : no"]], form)
        assert (reading.table.layout, answers) == (Layout.PAIRS, {A: ("yes",), B: ("no",)})


PLACES = st.integers(-1, 5) | st.sampled_from(["number", "active", "", "x"])
FORMS = st.builds(
    ResultForm,
    layout=st.none() | st.sampled_from(Layout),
    encoding=st.none() | st.sampled_from(["utf-8", "utf-16"]),
    delimiter=st.none() | st.sampled_from(["", ";"]),
    header=st.none() | st.booleans(),
    number=st.none() | PLACES.filter(lambda place: place != -1),
    values=st.none() | st.lists(PLACES.filter(lambda place: place != -1), min_size=1, max_size=3).map(tuple),
    listed=st.none() | st.just("registered"),
    sheet=st.none() | st.just("Q3"),
)


@given(FORMS)
def test_a_form_is_kept_as_it_was_said(form: ResultForm) -> None:
    assert form_from(form_text(form)) == form
    assert bool(form) == (form_text(form) != "{}")


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"layout": "new"}', '{"colour": 1}', '{"values": 3}'])
def test_a_kept_form_that_cannot_be_read_says_nothing(text: str) -> None:
    assert form_from(text) == ResultForm()


CELL = st.text(max_size=20) | st.sampled_from([A, B, "447911123456 x", "number", "active", f"{A}:yes"])


@given(st.lists(st.lists(CELL, max_size=4)), st.just(ResultForm()) | FORMS)
def test_no_form_breaks_the_reading_of_any_table(rows: list[list[str]], form: ResultForm) -> None:
    try:
        reading = read_answers(rows, SENT, form=form)
    except NotUnderstood:
        return
    answers = list(reading)
    assert len({answer.e164 for answer in answers}) == len(answers) == reading.answers
    assert all(len(answer.values) == len(reading.table.columns) for answer in answers)
    assert all(answer.e164 in SENT.values() for answer in answers)


def test_answers_of_several_tables_of_one_result_are_counted_together() -> None:
    found = Found()
    first = read_answers([[A, "yes"]], SENT, found=found)
    second = read_answers([[A, "no"], [B, "no"]], SENT, found=found)
    assert [list(first), list(second)] == [[(A, ("yes",))], [(B, ("no",))]]
    assert (first.repeated, second.repeated) == (0, 1)


# --- what is shown of it ---


def test_a_shown_line_neither_hides_nor_moves_anything() -> None:
    assert shown_line("\ufeffa\tb\u202ec\x1b[31m\x00") == "‹FEFF›a⇥b‹202E›c‹1B›[31m‹00›"
    assert len(shown_line("x" * 10_000)) == LONGEST_LINE + 1
    assert titles_of(["number", ""], 3) == ("number", "Column 2", "Column 3")
    assert len(titles_of([], 10_000)) == 60


def test_what_is_taught_names_columns_as_far_as_they_have_names_of_their_own() -> None:
    # GIVEN a header of which some names say nothing: equal ones, none, one that can't be seen, one that is a novel
    long = "the number as it was given to us, " * 3
    header = [" State", "msisdn", "note", "Note", "", "a\u202eb", "x" * 121, long]
    shown = ResultPreview("csv", (), ResultForm(header=True), titles_of(header, 8), names_of(header, 8))
    # THEN they are counted, and the others called as the file does, whatever is shown of them
    form = ResultForm(number=1, values=(0, 2, 3, 4, 5, 6, 9))
    assert by_names(form, shown) == ResultForm(number="msisdn", values=("State", 2, 3, 4, 5, 6, 9))
    assert names_of(["made by batch 7", ""], 2) == ()
    assert by_names(ResultForm(number=7), shown).number == long.strip() != shown.titles[7]
    assert by_names(form, ResultPreview("csv", (), ResultForm(header=False))) == form


def test_a_layout_that_is_found_can_be_said() -> None:
    table = understand(TWO, SENT)
    assert table is not None
    assert table.layout is Layout.TABLE
