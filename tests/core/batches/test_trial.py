"""What a trial shows, what may leave after it, and which changes of a profile ask for another one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.batching import Sizes
from desktop_app.core.batches.polling import Polling
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.batches.trial import (
    Leave,
    TrialOutcome,
    is_small,
    leave_after,
    reading_of,
    trial_outcome,
    trial_size,
)
from desktop_app.core.profile.model import DEFAULT, Answers, Paths
from desktop_app.core.results.answer_form import ResultForm


def task(state: S, answered: int = 0, strangers: int = 0, message: str = "") -> Task:
    sent = Task(1, "b1", 1, "GB", "hlr", Via.JSON, 0, 20, state)
    return replace(sent, answered=answered, strangers=strangers, message=message)


@pytest.mark.parametrize(
    ("seen", "outcome"),
    [
        (task(S.PREPARED), TrialOutcome.NOTHING),
        (task(S.SPLIT), TrialOutcome.NOTHING),
        (task(S.PROCESSING), TrialOutcome.OUT),
        (task(S.FETCHED, message="its result can't be read"), TrialOutcome.OUT),
        (task(S.UNKNOWN), TrialOutcome.STUCK),
        (task(S.REJECTED), TrialOutcome.STUCK),
        (task(S.JOINED, answered=20), TrialOutcome.UNDERSTOOD),
        (task(S.JOINED, answered=19), TrialOutcome.PUZZLING),
        (task(S.JOINED, answered=20, strangers=1), TrialOutcome.PUZZLING),
        (task(S.JOINED, answered=20, message="two different answers"), TrialOutcome.PUZZLING),
        (task(S.JOINED), TrialOutcome.FAILED),
        (task(S.FAILED), TrialOutcome.FAILED),
        (task(S.LEFT), TrialOutcome.FAILED),
        (task(S.DROPPED), TrialOutcome.NOTHING),
    ],
)
def test_what_a_trial_has_shown(seen: Task, outcome: TrialOutcome) -> None:
    assert trial_outcome(seen) is outcome


def test_every_state_of_a_task_has_a_verdict() -> None:
    assert {trial_outcome(task(state, answered=20)) for state in S} == set(TrialOutcome) - {TrialOutcome.PUZZLING}


@pytest.mark.parametrize("waited", [True, False])
@pytest.mark.parametrize(
    ("outcome", "own", "other_waiting", "other_new"),
    [
        (TrialOutcome.NOTHING, Leave.AS_TRIAL, Leave.AS_TRIAL, Leave.AS_TRIAL),
        (TrialOutcome.OUT, Leave.WAIT, Leave.WAIT, Leave.WAIT),
        (TrialOutcome.STUCK, Leave.STOP, Leave.ASK, Leave.AS_TRIAL),
        (TrialOutcome.UNDERSTOOD, Leave.GO, Leave.GO, Leave.GO),
        (TrialOutcome.PUZZLING, Leave.ASK, Leave.ASK, Leave.AS_TRIAL),
        (TrialOutcome.FAILED, Leave.ASK, Leave.ASK, Leave.AS_TRIAL),
    ],
)
def test_what_may_leave_after_it(
    outcome: TrialOutcome, own: Leave, other_waiting: Leave, other_new: Leave, waited: bool
) -> None:
    assert leave_after(outcome, own=True, small=False, waited=waited) is own
    assert leave_after(outcome, own=False, small=False, waited=waited) is (other_waiting if waited else other_new)


@pytest.mark.parametrize("outcome", TrialOutcome)
def test_a_list_no_larger_than_a_trial_goes_as_a_whole(outcome: TrialOutcome) -> None:
    assert leave_after(outcome, own=True, small=True, waited=False) is Leave.GO


def test_the_size_is_a_persons_choice_within_bounds_and_what_the_service_takes() -> None:
    assert [trial_size(chosen, Sizes()) for chosen in (0, 10, 35, 100, 5_000)] == [10, 10, 35, 100, 100]
    assert trial_size(20, Sizes(least=2_000)) == 2_000


def test_a_batch_is_small_by_all_of_its_tasks_but_split_ones() -> None:
    assert is_small([task(S.SPLIT), task(S.JOINED)], 20)
    assert not is_small([task(S.PREPARED), task(S.JOINED)], 20)


def test_only_a_profile_that_asks_or_reads_otherwise_asks_for_another_trial() -> None:
    usual = reading_of(DEFAULT)
    pace = replace(DEFAULT, limits={}, most_numbers=5, least_numbers=2, polling=Polling(first=9.0), per_second=3)
    assert reading_of(replace(pace, at_once=2)) == usual
    others = (
        replace(DEFAULT, paths=Paths(result="/results/{task_id}")),
        replace(DEFAULT, answers=Answers(status=(("state",),))),
        replace(DEFAULT, result=ResultForm(header=False)),
    )
    assert len({usual, *map(reading_of, others)}) == 4
