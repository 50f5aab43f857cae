"""What a batch was charged: said, seen in the balance, or not to be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.charged import Charged, ChargedHow, Gap
from desktop_app.core.money.charges import Reading, Spending, charged, charged_or_why, charged_so_far

S = TaskState
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


def at(minute: float) -> datetime:
    return NOON + timedelta(minutes=minute)


def task(
    sent: float, heard: float | None, cost: int | None = None, before: int | None = 100, state: TaskState = S.JOINED
) -> Task:
    return Task(
        id=int(sent * 10), batch_id="b", part=1, country="GB", product="hlr", via=Via.JSON, first=0, numbers=10,
        state=state, cost=None if cost is None else Decimal(cost),
        balance_before=None if before is None else Decimal(before),
        sent_at=at(sent), heard_at=None if heard is None else at(heard),
    )  # fmt: skip


def read(minute: float, amount: int, currency: str = "credits") -> Reading:
    return Reading(at(minute), Decimal(amount), currency)


def amount(tasks: Sequence[Task], readings: Sequence[Reading], *others: Spending) -> tuple[int, str] | None:
    found = charged(tasks, readings, others)
    return (int(found.amount), found.how.value) if found else None


def test_what_the_answers_said_of_every_task_counts_before_all_else() -> None:
    found = charged([task(0, 1, cost=7), task(2, 3, cost=5, before=93)], [read(9, 50)], [Spending(at(0), None)])
    assert found == Charged(Decimal(12), "credits", ChargedHow.SAID)
    assert found.certain


def test_else_the_balance_before_the_first_and_after_the_last_tells() -> None:
    # GIVEN two tasks under way at the same time, and a reading behind both
    tasks = [task(0, 5), task(1, 4, before=95)]
    # THEN it doesn't matter when each was charged
    found = charged(tasks, [read(6, 80, "USD")], [])
    assert found == Charged(Decimal(20), "USD", ChargedHow.BALANCE)
    assert not found.certain


def test_what_was_sent_again_later_counts_by_itself() -> None:
    # GIVEN a second round after days, before which somebody topped the account up and another list was sent
    tasks = [task(0, 5), task(5_000, 5_001, before=900)]
    spent_between = Spending(at(700), at(800))
    assert amount(tasks, [read(6, 80), read(600, 1_000), read(5_002, 890)], spent_between) == (30, "balance")
    # AND the balance before the second round closes the first one where nothing else was charged since
    assert amount([task(0, 5), task(9, 10, before=90)], [read(11, 88)]) == (12, "balance")


@pytest.mark.parametrize(
    "other",
    [
        Spending(at(-5), at(1)),  # under way when the first was sent
        Spending(at(2), at(2)),  # a single check
        Spending(at(5.5), at(7)),  # sent before the balance was read
        Spending(at(-90), None),  # not over yet
    ],
)
def test_nothing_is_told_by_the_balance_where_something_else_may_have_been_charged(other: Spending) -> None:
    assert amount([task(0, 5)], [read(6, 80)], other) is None


@pytest.mark.parametrize("other", [Spending(at(-9), at(-1)), Spending(at(6), at(8))])
def test_what_was_over_before_or_sent_after_does_not_matter(other: Spending) -> None:
    assert amount([task(0, 5)], [read(6, 80)], other) == (20, "balance")


@pytest.mark.parametrize(
    ("tasks", "readings"),
    [
        ([task(0, 5)], []),  # nobody looked afterwards
        ([task(0, 5)], [read(4, 80)]),  # only while it was under way
        ([task(0, 5, before=None)], [read(6, 80)]),  # the balance couldn't be read before
        ([task(0, 5)], [read(6, 120)]),  # topped up meanwhile
        ([task(0, None, state=S.REJECTED)], [read(6, 100)]),  # nothing was taken
        ([], [read(6, 80)]),
    ],
)
def test_otherwise_nobody_knows(tasks: list[Task], readings: list[Reading]) -> None:
    assert amount(tasks, readings) is None


def test_what_failed_or_is_in_doubt_may_have_been_charged_or_given_back() -> None:
    # GIVEN a failed task whose cost was named when it was taken
    tasks = [task(0, 5, cost=7), task(1, 4, cost=9, before=93, state=S.FAILED)]
    # THEN the balance tells, and without one only what is sure
    assert amount(tasks, [read(6, 93)]) == (7, "balance")
    assert amount(tasks, []) == (7, "at least")
    assert amount([task(0, 5, cost=7), task(6, None, before=93, state=S.LEFT)], []) == (7, "at least")


def test_what_the_service_only_expected_is_no_charge() -> None:
    # GIVEN a task of which the service said what it would cost, and never what it did
    thought = replace(task(0, 5, cost=7), estimated=True)
    # THEN the balance tells, and else nobody
    assert amount([thought], [read(6, 94)]) == (6, "balance")
    assert amount([thought], []) is None


def test_a_balance_that_has_not_moved_yet_does_not_deny_what_was_said() -> None:
    assert amount([task(0, 5, cost=7), task(1, 4, before=100)], [read(6, 100)]) == (7, "at least")


def test_answers_for_nothing_are_not_believed_but_failures_for_nothing_are() -> None:
    assert amount([task(0, 5)], [read(6, 100)]) is None
    assert amount([task(0, 5, cost=7, state=S.FAILED)], [read(6, 100)]) == (0, "balance")


def test_a_balance_of_nothing_is_a_reading_as_any() -> None:
    assert amount([task(0, 5), task(9, 10, before=0)], [read(11, 0)]) == (100, "balance")


def test_a_balance_that_grew_in_between_tells_nothing() -> None:
    # GIVEN two tasks at once, between which 40 were added: 45 + 15 were charged, and the balance lost only 20
    tasks = [task(0, 9, before=50), task(5, 8, before=45)]
    assert amount(tasks, [read(10, 30)]) == (20, "balance")
    # THEN whoever saw it grow, a reading or another submission, nobody is told a wrong sum
    assert amount(tasks, [read(2, 5), read(10, 30)]) is None
    assert amount([task(0, 9, before=50), task(3, 4, before=5), task(5, 8, before=45)], [read(10, 30)]) is None
    # AND what happened before or afterwards doesn't matter
    assert amount(tasks, [read(-1, 10), read(10, 30), read(11, 900)]) == (20, "balance")


def test_the_balance_before_the_last_submission_is_not_the_one_after_it() -> None:
    # GIVEN a last one of which nothing was heard
    assert amount([task(0, 1), task(1, None, before=95, state=S.FAILED)], []) is None


def test_balances_in_two_currencies_are_not_compared() -> None:
    assert amount([task(0, 5)], [read(-1, 100, "EUR"), read(6, 80, "EUR")]) == (20, "balance")
    assert amount([task(0, 5)], [read(1, 90, "EUR"), read(6, 80, "USD")]) is None


def test_one_that_was_sent_again_in_doubt_may_have_been_charged_twice() -> None:
    message = charged([task(0, 5, cost=7)], [read(6, 93)], [], resent=True)
    assert message == Charged(Decimal(7), "credits", ChargedHow.AT_LEAST)
    assert charged([task(0, 5)], [read(6, 93)], [], resent=True) is None


@pytest.mark.parametrize(
    ("tasks", "readings", "others", "why"),
    [
        ([task(0, 1, before=None)], [read(2, 90)], [], Gap.NOT_BEFORE),
        ([task(0, 1)], [], [], Gap.NOT_AFTER),
        ([task(0, 2)], [read(1, 150), read(3, 90)], [], Gap.TOPPED_UP),
        ([task(0, 2)], [read(3, 90)], [Spending(at(1), at(2))], Gap.BESIDE),
        ([task(0, 2)], [read(3, 100)], [], Gap.UNMOVED),
        ([task(0, 2)], [read(3, 90, "USD"), read(4, 90, "EUR")], [], Gap.CURRENCIES),
        ([], [read(3, 90)], [], None),
    ],
)
def test_where_nobody_can_tell_the_reason_is_known(
    tasks: Sequence[Task], readings: Sequence[Reading], others: Sequence[Spending], why: Gap | None
) -> None:
    assert charged_or_why(tasks, readings, others) is why
    assert charged(tasks, readings, others) is None


def test_what_was_sent_twice_is_never_told_by_the_balance() -> None:
    assert charged_or_why([task(0, 1)], [read(2, 90)], [], resent=True) is Gap.SENT_TWICE


def so_far(tasks: Sequence[Task], readings: Sequence[Reading], *others: Spending) -> tuple[int, str] | None:
    found = charged_so_far(tasks, readings, others)
    return (int(found.amount), found.how.value) if found else None


def test_while_a_list_goes_on_the_balance_tells_what_was_charged_until_now() -> None:
    going = [task(0, None, state=S.PROCESSING), task(1, None, before=90, state=S.ACCEPTED)]
    # the newest reading counts, be it one that a submission made
    assert so_far(going, [read(0.5, 95)]) == (10, "balance")
    assert so_far(going, [read(0.5, 95), read(2, 80)]) == (20, "balance")
    # nothing charged yet is an answer
    assert so_far(going[:1], [read(2, 100)]) == (0, "balance")
    # what the answers named counts before it, and is the least
    assert so_far([task(0, None, cost=7, state=S.PROCESSING)], [read(2, 50)]) == (7, "said")
    partly = [task(0, 1, cost=7), task(2, None, before=None, state=S.PROCESSING)]
    assert so_far(partly, [], Spending(at(0), None)) == (7, "at least")
    assert so_far(partly, [read(3, 99)]) == (7, "at least")  # less than what was named


def test_nobody_can_tell_it_where_the_balance_grew_or_something_else_was_charged() -> None:
    going = [task(0, None, state=S.PROCESSING)]
    assert so_far([], [read(1, 90)]) is None
    assert so_far(going, []) is None
    assert so_far([task(0, None, before=None, state=S.PROCESSING)], [read(1, 90)]) is None
    assert so_far(going, [read(1, 90), read(2, 95)]) is None
    assert so_far(going, [read(1, 90, "USD"), read(2, 85, "EUR")]) is None
    assert so_far(going, [read(1, 90)], Spending(at(0.5), None)) is None
    assert so_far(going, [read(1, 90)], Spending(at(-3), at(-2))) == (10, "balance")
