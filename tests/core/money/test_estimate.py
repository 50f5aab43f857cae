"""What sending takes, by the product's sizes and its price; what of it a balance that was read doesn't show yet."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.batching import Sizes
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.money.estimate import Estimate, Moving, estimate_of, not_yet_charged
from desktop_app.core.service.products import Product

HLR = Product("hlr", "HLR", "", Decimal("0.5"), minimum=1_000, maximum=10_000)


def test_tasks_follow_the_products_sizes_and_the_cost_its_price() -> None:
    found = estimate_of({"GB": 10_500, "DE": 700, "FR": 9}, HLR, Decimal(6_000), certain=True)
    assert (found.numbers, found.tasks, found.cost) == (11_209, 4, Decimal("5604.5"))
    assert found.after == Decimal("395.5")
    assert (found.minimum, found.small) == (1_000, (("DE", 700), ("FR", 9)))
    assert found.possible


def test_without_a_price_nothing_is_made_up_and_nothing_stands_in_the_way() -> None:
    found = estimate_of({"GB": 10}, Product("hlr", "HLR", "", None), Decimal(0), certain=True)
    assert (found.cost, found.after, found.short) == (None, None, None)
    assert found.possible


def test_what_else_is_known_of_sizes_counts_instead_of_the_product_alone() -> None:
    found = estimate_of({"GB": 10_500}, HLR, sizes=Sizes(wanted=2_000, most=5_000, least=1_000))
    assert (found.tasks, found.small) == (6, ())  # four of 2,000, two of 1,250


def test_numbers_that_go_one_by_one_know_no_sizes() -> None:
    assert estimate_of({"GB": 10}, HLR, via=Via.REALTIME).small == ()


def test_a_certain_price_above_the_balance_stands_in_the_way() -> None:
    assert estimate_of({"GB": 10}, HLR, Decimal(4), certain=True).short == 1
    assert not estimate_of({"GB": 10}, HLR, Decimal(4), certain=True).possible
    assert estimate_of({"GB": 10}, HLR, Decimal(4)).possible


READ = datetime(2026, 3, 4, 5, 6, tzinfo=UTC)
BEFORE, SINCE = READ - timedelta(minutes=1), READ + timedelta(minutes=1)
TASK = Task(1, "b", 1, "GB", "hlr", Via.JSON, 0, 10, S.PREPARED)
NAMED = Decimal(7)


@pytest.mark.parametrize(
    ("task", "still"),
    [
        (TASK, 20),
        (replace(TASK, state=S.REJECTED), 0),
        (replace(TASK, state=S.SPLIT), 0),
        (replace(TASK, state=S.SENDING, sent_at=SINCE), 20),
        (replace(TASK, state=S.SENDING, sent_at=BEFORE), 20),
        (replace(TASK, state=S.PROCESSING, sent_at=SINCE, cost=NAMED), 7),
        (replace(TASK, state=S.PROCESSING, sent_at=BEFORE, cost=NAMED), 0),
        (replace(TASK, state=S.PROCESSING, sent_at=BEFORE, cost=NAMED, estimated=True), 7),
        (replace(TASK, state=S.PROCESSING, sent_at=BEFORE), 20),
        (replace(TASK, state=S.FAILED, sent_at=SINCE, cost=NAMED), 0),
        (replace(TASK, state=S.JOINED, sent_at=SINCE, heard_at=SINCE, cost=NAMED), 7),
        (replace(TASK, state=S.JOINED, sent_at=BEFORE, heard_at=SINCE, cost=NAMED), 0),
        (replace(TASK, state=S.JOINED, sent_at=BEFORE, heard_at=SINCE), 20),
        (replace(TASK, state=S.JOINED, sent_at=BEFORE, heard_at=BEFORE), 0),
        (replace(TASK, state=S.COMPLETED, sent_at=BEFORE, heard_at=SINCE), 20),
        (replace(TASK, state=S.COMPLETED, sent_at=BEFORE, heard_at=BEFORE), 0),
        (replace(TASK, state=S.FETCHED, sent_at=BEFORE, heard_at=BEFORE), 0),
        (replace(TASK, state=S.ASKING, sent_at=SINCE, progress=0.4), 20),
        (replace(TASK, state=S.ASKING, sent_at=BEFORE, heard_at=SINCE, progress=0.4), 20),
    ],
)
def test_each_task_counts_as_far_as_the_balance_cannot_show_it(task: Task, still: int) -> None:
    assert not_yet_charged([Moving(task, Decimal(2), paused=False)], READ) == still


def test_of_numbers_that_go_one_by_one_those_count_that_were_settled_since() -> None:
    asking = replace(TASK, state=S.ASKING, sent_at=BEFORE, heard_at=SINCE, progress=0.4)
    assert not_yet_charged([Moving(asking, Decimal(2), paused=False, checked=3)], READ) == 14


def test_what_is_paused_is_not_sent_and_what_has_no_price_counts_nothing() -> None:
    assert not_yet_charged([Moving(TASK, Decimal(2), paused=True), Moving(TASK, None, paused=False)], READ) == 0
    gone = replace(TASK, state=S.PROCESSING, sent_at=SINCE)
    assert not_yet_charged([Moving(gone, Decimal(2), paused=True), Moving(TASK, Decimal(1), paused=False)], READ) == 30


def test_what_is_under_way_comes_off_the_balance_and_may_make_it_too_little() -> None:
    found = Estimate(10, 1, Decimal(10), Decimal(25), certain=True, under_way=Decimal(14))
    assert (found.after, found.short, found.possible) == (Decimal(1), None, True)
    found = replace(found, under_way=Decimal(18))
    assert (found.short, found.possible) == (Decimal(3), False)
