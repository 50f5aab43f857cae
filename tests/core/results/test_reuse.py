"""Answers of before: how old they count, which say anything, and what is left to send."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from desktop_app.core.money.estimate import Estimate
from desktop_app.core.results.reuse import (
    INCONCLUSIVE,
    NOTHING_KNOWN,
    OFF,
    SPANS,
    Known,
    answered_at,
    left_to_send,
    marking,
    oldest_allowed,
    verdict_columns,
)

SENT = datetime(2026, 11, 2, 23, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("sent", "fetched", "made"),
    [
        (SENT, SENT + timedelta(hours=1), SENT + timedelta(hours=1)),
        (SENT, SENT + timedelta(days=1), SENT + timedelta(days=1)),
        # The program was closed for a month: the answers may be as old as that.
        (SENT, SENT + timedelta(days=30), SENT),
        (None, SENT, SENT),
    ],
)
def test_an_answer_is_as_old_as_its_result_and_older_where_nobody_knows(
    sent: datetime | None, fetched: datetime, made: datetime
) -> None:
    assert answered_at(sent, fetched) == made


def test_an_age_is_counted_in_days_back_from_now() -> None:
    assert oldest_allowed(SENT, 30) == datetime(2026, 10, 3, 23, 30, tzinfo=UTC)
    assert OFF not in SPANS


def test_the_marking_names_the_day_in_utc() -> None:
    assert marking(SENT.astimezone()) == "answered on 2026-11-02"


def test_what_came_of_a_number_is_told_by_the_first_column_and_by_those_that_say_so() -> None:
    assert verdict_columns(["registered", "business", " Status "]) == [0, 2]
    assert verdict_columns(["result"]) == [0]
    assert verdict_columns([]) == []
    assert all(word == word.lower().strip() and "'" not in word for word in INCONCLUSIVE)  # they stand in SQL


def test_known_numbers_are_counted_by_age_and_country() -> None:
    known = Known({7: {"GB": 2}, 30: {"GB": 3, "DE": 1}})
    assert (known.numbers(7), known.numbers(30), known.numbers(90), known.numbers(OFF)) == (2, 4, 0, 0)
    assert known.any
    assert not NOTHING_KNOWN.any
    assert not Known({7: {}}).any


def test_what_is_known_is_not_sent() -> None:
    countries = {"GB": 5, "DE": 2, "FR": 1}
    assert left_to_send(countries, {"GB": 3, "DE": 2, "US": 9}) == {"GB": 2, "FR": 1}
    assert left_to_send(countries, {}) == countries


def test_a_list_that_is_wholly_known_can_be_finished_without_sending_anything() -> None:
    nothing = Estimate(0, 0, None, None, certain=True)
    assert not nothing.possible
    assert Estimate(0, 0, None, None, certain=True, reused=4).possible
    assert not Estimate(0, 0, None, None, certain=True, phone_column=False, reused=4).possible
