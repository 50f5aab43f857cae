"""What may be sent again, and where its new places are."""

from __future__ import annotations

import pytest

from desktop_app.core.batches.batch import NewTask, Task, Via, at_rest, submitted
from desktop_app.core.batches.batching import Attempts, Sizes, pieces, plan_again
from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import ENDED
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.rows.list_row import AnswerStatus, SentRange


def task(part: int, state: S, country: str = "GB", first: int = 0, numbers: int = 10, **more: object) -> Task:
    return Task(part, "b", part, country, "p", Via.JSON, first, numbers, state, **more)  # type: ignore[arg-type]


def test_ranges_are_told_apart_by_what_became_of_them() -> None:
    tasks = [
        task(1, S.SPLIT, numbers=30),
        task(2, S.JOINED),
        task(3, S.FAILED, first=10),
        task(4, S.REJECTED, first=20),
        task(5, S.LEFT, "DE", numbers=4),
        task(6, S.UNKNOWN, "DE", first=4, numbers=3),
    ]
    assert Attempts.of(tasks) == Attempts(
        joined=(SentRange(2, "GB", 0, 10),),
        failed=(SentRange(3, "GB", 10, 10),),
        left=(SentRange(5, "DE", 0, 4),),
        open=(
            SentRange(4, "GB", 20, 10, AnswerStatus.NOT_SENT, left=False),
            SentRange(6, "DE", 4, 3, AnswerStatus.AWAITING),
        ),
        ends={"GB": 30, "DE": 7},
    )


@pytest.mark.parametrize("state", list(S))
def test_a_range_is_open_until_its_task_has_ended(state: S) -> None:
    found = Attempts.of([task(1, state)])
    assert bool(found.open) == (state not in ENDED)
    assert bool(found.joined or found.failed or found.left) == (state in ENDED - {S.SPLIT, S.DROPPED})


def test_new_tasks_begin_where_the_places_of_their_country_end() -> None:
    tasks = plan_again({"GB": 7, "DE": 2}, {"GB": 30, "DE": 7, "FR": 4}, Via.AUTO, Sizes(wanted=5))
    assert tasks == [
        NewTask("GB", Via.JSON, 30, 5, again=True),
        NewTask("GB", Via.JSON, 35, 2, again=True),
        NewTask("DE", Via.JSON, 7, 2, again=True),
    ]


def test_pieces_of_what_is_sent_again_are_sent_again() -> None:
    assert {each.again for each in pieces(NewTask("GB", Via.JSON, 30, 5, again=True), Sizes(most=2))} == {True}


def test_what_is_sent_again_was_submitted_before() -> None:
    assert submitted([task(1, S.JOINED), task(2, S.PROCESSING, numbers=3, again=True), task(3, S.REJECTED)]) == 10


def test_what_was_refused_when_it_was_sent_again_and_then_left_can_be_sent_once_more() -> None:
    found = Attempts.of([task(1, S.FAILED), task(2, S.DROPPED, first=10, again=True), task(3, S.DROPPED, first=20)])
    assert found.left == (SentRange(2, "GB", 10, 10),)


def test_a_failed_task_whose_numbers_were_answered_the_second_time_is_no_loss() -> None:
    failed, again = task(1, S.FAILED), task(2, S.JOINED, again=True, answered=10)
    assert condition_by_tasks([failed, again]) is Condition.COMPLETED
    assert condition_by_tasks([failed, task(2, S.JOINED, again=True, answered=9)]) is Condition.INCOMPLETE


@pytest.mark.parametrize("state", list(S))
def test_a_batch_is_at_rest_when_only_a_person_can_move_it(state: S) -> None:
    assert at_rest([task(1, state), task(2, S.JOINED)]) == (state in ENDED | {S.UNKNOWN, S.REJECTED})
