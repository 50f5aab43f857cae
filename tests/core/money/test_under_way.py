"""What a balance doesn't show yet: what is to be sent, what was sent since, what is charged when it is over."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.money.estimate import Estimate, Moving, not_yet_charged

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
