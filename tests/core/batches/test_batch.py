"""How far a batch is, derived from its tasks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.batches.batch import Task, Via, share_answered, share_done
from desktop_app.core.batches.submission import TaskState as S


def task(state: S, numbers: int = 10, progress: float | None = None, remote_id: str = "", part: int = 1) -> Task:
    return Task(
        id=part,
        batch_id="b1",
        part=part,
        country="GB",
        product="phone-validation",
        via=Via.JSON,
        first=0,
        numbers=numbers,
        state=state,
        progress=progress,
        remote_id=remote_id,
    )


def joined(numbers: int, answered: int, *, again: bool = False) -> Task:
    return replace(task(S.JOINED, numbers), answered=answered, again=again)


def test_a_task_is_shown_by_the_services_id_once_it_has_one() -> None:
    assert task(S.PREPARED, part=3).shown_id == "b1/3"
    assert task(S.ACCEPTED, remote_id="t_01").shown_id == "t_01"


def test_progress_counts_numbers_and_not_tasks() -> None:
    done = [task(S.JOINED, numbers=90), task(S.PREPARED, numbers=10)]
    assert share_done(done) == pytest.approx(0.9)


def test_split_tasks_do_not_count_twice() -> None:
    assert share_done([task(S.SPLIT, 100), task(S.JOINED, 50), task(S.PREPARED, 50)]) == pytest.approx(0.5)


def test_a_batch_without_numbers_is_done() -> None:
    assert share_done([]) == 1.0


@pytest.mark.parametrize("state", list(S))
def test_only_what_is_over_is_done_wholly(state: S) -> None:
    share = task(state, progress=1.0).share_done
    assert 0 <= share <= 1
    assert (share == 1.0) == (state in {S.JOINED, S.FAILED, S.LEFT, S.DROPPED})


def test_a_task_at_work_is_as_far_as_the_service_says() -> None:
    assert task(S.PROCESSING, progress=0.25).share_done == 0.25
    assert task(S.PROCESSING).share_done == 0.0


@pytest.mark.parametrize(
    ("tasks", "reused", "share"),
    [
        ([joined(50, 40), task(S.FAILED, 50)], 0, 0.4),
        ([task(S.LEFT, 50), task(S.PROCESSING, 50, progress=0.5)], 0, 0.25),
        # What failed was sent again: its numbers count once, and its new answers.
        ([task(S.FAILED, 50), joined(50, 50, again=True)], 0, 1.0),
        ([task(S.SPLIT, 50), joined(25, 25), task(S.PREPARED, 25)], 0, 0.5),
        ([task(S.PREPARED, 50)], 50, 0.5),
        ([], 50, 1.0),
        ([], 0, 1.0),
    ],
)
def test_only_answers_count_on_the_way_to_them(tasks: list[Task], reused: int, share: float) -> None:
    assert share_answered(tasks, reused) == pytest.approx(share)
