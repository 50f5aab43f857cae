"""Whose an answer is: of several columns with numbers that were sent the right one is read, or none."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.results.answer_columns import NumbersUnclear
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.core.results.answer_numbers import NumberIndex, digits
from desktop_app.core.results.answers import AnswerReading, Found, read_answers

NUMBERS = [f"+44740060000{at}" for at in range(8)]
SENT = {digits(number): number for number in NUMBERS}
BRITISH = NumberIndex(SENT, "GB")
# To each number another one that was sent, and an answer that names whose it is.
NEXT = [*NUMBERS[1:], NUMBERS[0]]
OWN = {number: f"answer of {number}" for number in NUMBERS}

Rows = Sequence[Sequence[str]]


def answers_of(rows: Rows, sent: NumberIndex = BRITISH, form: ResultForm | None = None) -> dict[str, str]:
    """The last value of each answer, which names the number that it was made for."""
    return {each.e164: each.values[-1] for each in read_answers(rows, sent, form=form or ResultForm())}


def rows_of(header: Sequence[str], *columns: Sequence[str]) -> list[list[str]]:
    """A table with the answers as its last column, and the number that they belong to as its second."""
    return [list(header), *map(list, zip(*columns, map(OWN.__getitem__, NUMBERS), strict=True))]


def national(number: str) -> str:
    return f"0{number[3:]}"


# --- two columns ---


@pytest.mark.parametrize(
    ("linked", "asked"),
    [("linked account", "number"), ("Previous number", "MSISDN"), ("referred_by", "Rufnummer"), ("owner", "Phone no")],
)
@pytest.mark.parametrize("turned", [False, True])
def test_a_column_is_known_by_its_name_wherever_it_stands_and_in_any_order(
    linked: str, asked: str, turned: bool
) -> None:
    # GIVEN a result in which each number stands beside another that was sent, which may be in the order sent
    rows = rows_of([linked, asked, "active"], NEXT, NUMBERS)
    body = sorted(rows[1:], key=lambda row: row[0]) if turned else rows[1:]
    # THEN each answer is its number's
    assert answers_of([rows[0], *body]) == OWN


def test_a_complete_column_is_told_from_one_that_has_gaps_or_repeats() -> None:
    gaps = [number if at % 2 else "" for at, number in enumerate(NEXT)]
    assert answers_of(rows_of(["before", "a", "b"], gaps, NUMBERS)) == OWN
    one_account = [NUMBERS[3]] * len(NUMBERS)
    assert answers_of(rows_of(["account", "a", "b"], one_account, NUMBERS)) == OWN


def test_of_complete_columns_the_one_in_the_order_sent_is_taken() -> None:
    assert answers_of(rows_of(["partner", "line", "active"], NEXT, NUMBERS)) == OWN
    assert answers_of(rows_of(["partner", "line", "active"], NEXT, NUMBERS)[1:]) == OWN  # without names


def test_where_nothing_tells_nothing_is_joined_and_both_are_named() -> None:
    # GIVEN two complete columns in no order
    rows = rows_of(["partner", "line", "active"], NEXT, NUMBERS)
    rows = [rows[0], *rows[:0:-1]]
    with pytest.raises(NumbersUnclear, match="“partner” and “line” both have numbers that were sent"):
        answers_of(rows)
    # WHEN a person says which
    assert answers_of(rows, form=ResultForm(number="line")) == OWN


def test_two_or_three_numbers_in_order_may_be_so_by_chance() -> None:
    for count in (1, 2, 3):
        pairs = [[NUMBERS[(at + 1) % count], NUMBERS[at], "x"] for at in range(count)]
        if count == 1:
            pairs = [[NUMBERS[1], NUMBERS[0], "x"]]
        with pytest.raises(NumbersUnclear):
            answers_of([["partner", "line", "active"], *pairs])


def test_a_name_that_the_rows_contradict_is_not_believed() -> None:
    # GIVEN a column "phone" with a few contacts, beside a complete one of another name
    few = [NEXT[0], *[""] * 7]
    with pytest.raises(NumbersUnclear):
        answers_of(rows_of(["phone", "customer", "active"], few, NUMBERS))


def test_a_masked_number_beside_another_that_was_sent_is_not_overlooked() -> None:
    masked = [f"{number[:7]}****{number[-2:]}" for number in NUMBERS]
    with pytest.raises(NumbersUnclear, match="“number” has numbers that were not sent, and “linked” has some"):
        answers_of(rows_of(["linked", "number", "active"], NEXT, masked))


def test_the_same_number_spelled_otherwise_is_one() -> None:
    rows = rows_of(["local", "e164", "active"], [national(each) for each in NUMBERS], NUMBERS)
    assert answers_of(rows) == OWN
    assert answers_of(rows[1:]) == OWN


# --- national spelling ---


@pytest.mark.parametrize(
    ("country", "number", "written"),
    [
        ("GB", "+447400600000", "07400 600000"),
        ("GB", "+447400600000", "7400600000"),
        ("RU", "+79161234567", "8 916 123-45-67"),
        ("HU", "+36201234567", "06 20 123 4567"),
        ("IT", "+393331234567", "333 1234567"),
        ("IT", "+390612345678", "06 12345678"),
        ("US", "+12025550123", "(202) 555-0123"),
    ],
)
def test_national_spelling_alone_is_read_by_the_tasks_country(country: str, number: str, written: str) -> None:
    sent = NumberIndex({digits(number): number}, country)
    assert {each.e164 for each in read_answers([["number", "active"], [written, "yes"]], sent)} == {number}
    # AND where numbers of any country went together, by their own calling codes
    together = {digits(each): each for each in (number, "+4915112000001", "+34612345679")}
    found = read_answers([["number", "active"], [written, "yes"]], NumberIndex(together))
    assert {each.e164 for each in found} == {number}


def test_a_national_number_as_short_as_a_count_or_a_date_is_none() -> None:
    sent = NumberIndex({"376712345": "+376712345"}, "AD")
    assert (sent.get("712345"), sent.get("376712345")) == (None, "+376712345")


def test_a_national_number_of_two_countries_is_none_of_them() -> None:
    sent = NumberIndex({digits(each): each for each in ("+33612345678", "+32612345678", "+4915112000001")})
    assert (sent.get("0612345678"), sent.get("015112000001")) == (None, "+4915112000001")
    with pytest.raises(NotUnderstood):
        read_answers([["number", "active"], ["06 12 34 56 78", "yes"]], sent)


def test_national_numbers_beside_international_ones_of_somebody_else_are_not_swapped() -> None:
    rows = rows_of(["linked", "number", "active"], NEXT, [national(each) for each in NUMBERS])
    assert answers_of(rows) == OWN


def test_a_national_number_that_may_be_two_is_none() -> None:
    # GIVEN one number whose national part begins with the digits that another is dialled with
    one, two = "+78001234567", "+7001234567"
    sent = NumberIndex({digits(one): one, digits(two): two}, "RU")
    assert (sent.get("8001234567"), sent.get("78001234567"), "8001234567" in sent) == (None, one, False)


# --- labels, and numbers that stand there twice ---


@pytest.mark.parametrize("label", ["Total for +447400600000", "Report on 447400600000", "(sum: +447400600000)"])
def test_a_label_with_a_number_in_it_is_no_answer_of_that_number(label: str) -> None:
    reading = read_answers([["number", "active"], [label, "99"], [NUMBERS[1], "yes"], [NUMBERS[0], "no"]], BRITISH)
    assert dict(reading) == {NUMBERS[1]: ("yes",), NUMBERS[0]: ("no",)}
    assert reading.repeated == 0
    pairs = read_answers([[f"{NUMBERS[1]}: yes"], [f"{label}, 99"], [f"{NUMBERS[0]}: no"]], BRITISH)
    assert dict(pairs) == {NUMBERS[1]: ("yes",), NUMBERS[0]: ("no",)}


def read(rows: Rows) -> tuple[AnswerReading, Found]:
    reading = read_answers(rows, BRITISH)
    list(reading)
    return reading, reading.found


@pytest.mark.parametrize("word", ["PENDING", "processing", "In progress", "Queued"])
def test_what_comes_after_pending_is_the_answer(word: str) -> None:
    one, two, three = NUMBERS[:3]
    rows = [
        ["number", "state", "active"],
        [one, word, ""],
        [two, "done", "yes"],
        [three, word, ""],
        [one, "done", "no"],
    ]
    reading, found = read(rows)
    assert (reading.answers, reading.repeated) == (3, 1)
    assert found.finals == {one: ("done", "no")}
    assert (found.unfinished, found.others) == ({three}, {})


def test_a_word_that_goes_on_takes_no_answers_place() -> None:
    reading, found = read([["number", "state"], [NUMBERS[0], "done"], [NUMBERS[0], "PENDING"]])
    assert (reading.repeated, found.finals, found.others, found.unfinished) == (1, {}, {}, set())


def test_a_further_answer_is_kept_for_comparison() -> None:
    _reading, found = read([["number", "active"], [NUMBERS[0], "yes"], [NUMBERS[0], "no"], [NUMBERS[0], "maybe"]])
    assert found.others == {NUMBERS[0]: ("no",)}
