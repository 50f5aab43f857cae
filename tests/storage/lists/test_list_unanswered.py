"""Numbers without an answer are found by the ranges that were sent, and get places of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.batches.batching import Attempts, Unanswered
from desktop_app.core.rows.list_row import SentRange
from desktop_app.storage.lists.answers import add_answers, sent_numbers
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.rounds import begin_again, unanswered
from tests.storage.filled import BATCH, Filled, by_id


@pytest.fixture
def filled(tmp_path: Path) -> Filled:
    return Filled(tmp_path)


def attempts(filled: Filled, **ranges: tuple[SentRange, ...]) -> Attempts:
    ends = {country: len(numbers) for country, numbers in filled.numbers.items()}
    return Attempts(**{"joined": (), "failed": (), "left": (), "open": (), **ranges}, ends=ends)


def everything(filled: Filled) -> tuple[SentRange, ...]:
    return tuple(SentRange(at, country, 0, len(each)) for at, (country, each) in enumerate(filled.numbers.items(), 1))


def without_answer(filled: Filled, country: str) -> list[str]:
    return [number for number in filled.numbers[country] if number not in filled.answers]


def test_they_are_counted_by_what_became_of_their_tasks(filled: Filled) -> None:
    every = everything(filled)
    missing = sum(len(without_answer(filled, country)) for country in filled.numbers)
    british = len(without_answer(filled, "GB"))
    for ranges, found in (
        ({"joined": every}, Unanswered(missing, 0, 0)),
        ({"failed": every[:1], "joined": every[1:]}, Unanswered(missing, british, 0)),
        ({"left": every[:1], "failed": every, "joined": every}, Unanswered(missing, missing, british)),
        ({"joined": every, "open": every[:1]}, Unanswered(missing - british, 0, 0)),
        ({}, Unanswered(0, 0, 0)),
    ):
        with ListFile(filled.folder) as store:
            assert unanswered(store, BATCH, attempts(filled, **ranges)) == found


def test_they_get_places_after_the_last_one_however_often_that_is_tried(filled: Filled) -> None:
    wanted = {country: missing for country in filled.numbers if (missing := without_answer(filled, country))}
    for _ in range(3):
        with ListFile(filled.folder, writable=True) as store:
            counts = begin_again(store, BATCH, attempts(filled, joined=everything(filled)))
            assert counts == {country: len(missing) for country, missing in wanted.items()}
            for country, numbers in filled.numbers.items():
                missing = wanted.get(country, [])
                assert store.numbers(BATCH, country, 0, 1_000) == [*numbers, *missing]


def test_a_row_whose_number_was_sent_twice_was_sent_by_either(filled: Filled) -> None:
    with ListFile(filled.folder, writable=True) as store:
        begin_again(store, BATCH, attempts(filled, joined=everything(filled)))
        last = len(filled.numbers["GB"])
        again = SentRange(9, "GB", last, 100)
        missing = set(without_answer(filled, "GB"))
        rows = [row.row for row in filled.rows if row.e164 in missing]
        for sent in ((again,), everything(filled)):
            assert {row.answer.value for row in store.rows(rows, BATCH, sent)} == {"unanswered"}


def test_a_first_answer_stays_and_is_not_counted_twice(filled: Filled) -> None:
    number = next(iter(filled.answers))
    with ListFile(filled.folder, writable=True) as store:
        before = store.answered(BATCH)
        later = by_id(store, [(number, ("later",))])
        assert add_answers(store, BATCH, SentRange(9, "GB", 50, 1), ("active",), later) == 0
        assert store.answered(BATCH) == before


def test_without_places_any_number_of_the_country_may_be_meant(filled: Filled) -> None:
    last = len(filled.numbers["GB"])
    with ListFile(filled.folder) as store:
        found = sent_numbers(store, BATCH, SentRange(9, "GB", last, 2))
    assert list(found.by_digits.values()) == filled.numbers["GB"]
