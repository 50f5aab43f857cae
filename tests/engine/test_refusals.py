"""A service that says no: what it charged all the same isn't paid twice, and what it refused isn't in doubt."""

from __future__ import annotations

from itertools import repeat

import pytest

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.services.batches.refusals import MOST_THROTTLED
from tests.thorough import some

from .ending import finish
from .faults import (
    DOUBTFUL,
    FINE,
    SURE_AND_YET_TAKEN,
    SURELY_REFUSED,
    TAKEN_ALL_THE_SAME,
    THROTTLING,
    Endpoint,
    Fault,
    Reach,
    saying,
)
from .life import REQUEST, Stop
from .lists import POOL
from .place import on_a_stage
from .stage import Faults, Stage

# Of one country, so that they go as one task.
_NUMBERS = [number for number in POOL if number.startswith("+44")][:3]
_NO_BALANCE = next(fault for fault in DOUBTFUL if fault.name == "500, before")


def once_more_in_every_way(stage: Stage, batch: Batch, faults: Faults | None = None) -> None:
    """What people and schedules do next: `resume`, the same list again, the window at its next start."""
    stage.run(batch, faults, go_on=True)
    if not finished(stage.tasks(batch)):
        again = stage.prepare(next(iter(stage.lists.values())))
        assert again.id == batch.id
        stage.run(again, faults)
    stage.restart()
    for each in stage.process.verification.moving():
        stage.run(each, faults)


@pytest.mark.parametrize("fault", some(TAKEN_ALL_THE_SAME), ids=str)
def test_what_was_taken_is_paid_once_whatever_the_service_says(fault: Fault) -> None:
    with on_a_stage() as stage:
        batch = stage.prepare(stage.list_of(_NUMBERS))
        # GIVEN a service that has charged the list and seems to refuse it, and a balance that can't be read
        script: Faults = {Endpoint.DETECT: [fault], Endpoint.BALANCE: repeat(_NO_BALANCE, 50)}
        stage.run(batch, script)
        assert [task.state for task in stage.tasks(batch)] == [TaskState.UNKNOWN]
        # WHEN it is gone on with in every way THEN nothing is sent without a person's word
        once_more_in_every_way(stage, batch)
        assert len(stage.traffic.sent) == 1
        assert len(stage.served.charges()) == 1
        finish(stage)
        assert len(stage.served.charges()) == 1


@pytest.mark.parametrize("fault", some(SURE_AND_YET_TAKEN), ids=str)
def test_the_balance_speaks_against_a_refusal_that_is_none(fault: Fault) -> None:
    with on_a_stage() as stage:
        batch = stage.prepare(stage.list_of(_NUMBERS))
        stage.run(batch, {Endpoint.DETECT: [fault]})
        # GIVEN an answer that can't be meant otherwise, and a balance that fell all the same
        (task,) = stage.tasks(batch)
        assert task.state is TaskState.UNKNOWN
        assert f"the balance fell by {len(_NUMBERS)}" in task.message
        once_more_in_every_way(stage, batch)
        assert len(stage.traffic.sent) == 1
        assert len(stage.served.charges()) == 1
        finish(stage)
        assert len(stage.served.charges()) == 1


@pytest.mark.parametrize("fault", some(SURELY_REFUSED, 1), ids=str)
def test_what_was_surely_refused_is_no_doubt_and_not_sent_again_unasked(fault: Fault) -> None:
    with on_a_stage() as stage:
        batch = stage.prepare(stage.list_of(_NUMBERS))
        stage.run(batch, {Endpoint.DETECT: [fault]})
        sent = len(stage.traffic.sent)
        states = {task.state for task in stage.tasks(batch)}
        assert TaskState.UNKNOWN not in states
        once_more_in_every_way(stage, batch)
        assert not stage.unknown()
        if states == {TaskState.REJECTED}:
            assert len(stage.traffic.sent) == sent == 1
        else:  # asked to wait, or a size is named, and the balance has shown that nothing was taken
            assert states <= {TaskState.JOINED, TaskState.SPLIT}
        finish(stage)


def test_a_429_that_is_charged_each_time_is_sent_once() -> None:
    with on_a_stage() as stage:
        charged = Fault("429, charged", Reach.WHOLE, THROTTLING[0].heard)
        batch = stage.prepare(stage.list_of(_NUMBERS))
        stage.run(batch, {Endpoint.DETECT: repeat(charged, 20)})
        once_more_in_every_way(stage, batch)
        assert len(stage.served.charges()) == 1
        finish(stage)


def test_a_429_is_repeated_a_bounded_number_of_times_over_all_runs() -> None:
    with on_a_stage() as stage:
        batch = stage.prepare(stage.list_of(_NUMBERS))
        # GIVEN a program that is killed between two requests that it was asked to wait with
        for _ in range(2):
            stage.run(batch, {Endpoint.DETECT: repeat(THROTTLING[0], 9)}, Stop(REQUEST, 6))
        assert 2 <= len(stage.traffic.sent) <= 4
        stage.run(batch, {Endpoint.DETECT: repeat(THROTTLING[0], 50)}, tries=None)
        # THEN five times in all are enough, and a person says how it goes on
        assert [task.state for task in stage.tasks(batch)] == [TaskState.REJECTED]
        once_more_in_every_way(stage, batch)
        assert len(stage.traffic.sent) == MOST_THROTTLED
        (refused,) = [line for line in stage.book().lines if line.kind == TaskEvent.REFUSED]
        assert refused.told["error"] == "ThrottledAgain"
        finish(stage)


def test_a_service_that_charges_a_little_later_is_caught_before_anything_is_sent_again() -> None:
    with on_a_stage() as stage:
        # GIVEN a limit that is named, and a charge that shows in the balance only a second later
        limit = next(fault for fault in SURE_AND_YET_TAKEN if "at most 2 phones" in fault.name)
        batch = stage.prepare(stage.list_of(_NUMBERS))
        before = Fault("the balance of before", Reach.LOST, saying(200, b'{"balance": 10000}'))
        stage.run(batch, {Endpoint.DETECT: [limit], Endpoint.BALANCE: [FINE, before]})
        assert [task.state for task in stage.tasks(batch)] == [TaskState.UNKNOWN]
        once_more_in_every_way(stage, batch)
        assert len(stage.served.charges()) == 1
        finish(stage)
