"""The whole engine against the local service, with faults at every step: the journal and the ledger agree."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.services.program.failpoints import Moment
from tests.thorough import examples, some

from .ending import export, finish
from .faults import DOUBTFUL, FAULTS, FILES, FINE, LIMITS, REFUSALS, THROTTLING, Endpoint, Fault
from .life import ANSWER, STEPS, Killed, Stop
from .lists import POOL
from .machine import Engine
from .place import on_a_stage
from .stage import Stage

# Stories, and steps of each. DIALPROOF_ENGINE_STORIES asks for more of them, DIALPROOF_HYPOTHESIS="new each time"
# for others than always.
_STORIES = int(os.environ.get("DIALPROOF_ENGINE_STORIES", examples(30)))
_STEPS = 10


def test_no_number_is_charged_twice_without_a_decision_and_none_is_lost() -> None:
    slow_by_nature = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    run_state_machine_as_test(
        Engine,
        settings=settings(max_examples=_STORIES, stateful_step_count=_STEPS, suppress_health_check=slow_by_nature),
    )


# --- each fault and each end of a process once, in a story that comes to all of them ---


# How many faults one story meets: one of a submission, some of what may be asked again.
_AT_ONCE = {endpoint: 1 if endpoint is Endpoint.DETECT else 8 for endpoint in Endpoint}

# So many runs, each of which ends where it would only hear the same again, come to all of them.
_MOST_RUNS = 5


def _groups() -> list[tuple[Endpoint, tuple[Fault, ...]]]:
    return [
        (endpoint, found[at : at + _AT_ONCE[endpoint]])
        for endpoint, every in FAULTS.items()
        # Half of the submission's: tests/engine/test_refusals.py tells most of them another story.
        for found in [some(every, 1) if endpoint is Endpoint.DETECT else tuple(every)]
        for at in range(0, len(found), _AT_ONCE[endpoint])
    ]


def _name(value: object) -> str:
    return ", ".join(fault.name for fault in value) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize(("endpoint", "faults"), _groups(), ids=_name)
def test_a_fault_loses_and_doubles_nothing(endpoint: Endpoint, faults: Sequence[Fault]) -> None:
    with on_a_stage() as stage:
        batch = stage.prepare(stage.list_of([*POOL[: len(faults) + 2], "nonsense", POOL[0]]), max_per_task=1)
        # Somewhere between requests that succeed.
        script = {endpoint: deque([FINE, *faults])}
        for _ in range(_MOST_RUNS):
            stage.run(batch, script, go_on=True)
            for task in stage.refused():
                stage.decide(task, again=True)
        assert not script[endpoint]
        finish(stage)


# What is on its way then arrives; where it matters, also not.
_STOPS = [
    *(Stop(where, 1, hard) for where in STEPS for hard in (True, False)),
    *(Stop(where, 1, hard, arrives=False) for where in (Moment.LEAVING.value, ANSWER) for hard in (True, False)),
]


@pytest.mark.parametrize("stop", _STOPS, ids=str)
def test_an_end_of_the_process_loses_and_doubles_nothing(stop: Stop) -> None:
    with on_a_stage() as stage:
        story(stage, stop)
        assert stage.ended == [stop]
        finish(stage)


def test_what_is_answered_too_late_while_the_program_ends_is_in_doubt() -> None:
    with on_a_stage() as stage:
        batch = stage.prepare(stage.list_of(POOL[:5]))
        assert stage.run(batch, stop=Stop(Moment.LEAVING.value, hard=False, arrives=False)) is asyncio.CancelledError
        assert [task.state for task in stage.tasks(batch)] == [TaskState.UNKNOWN]
        assert stage.truth(stage.unknown()[0])
        finish(stage)


def test_what_the_service_said_when_it_refused_is_kept() -> None:
    for fault in (*THROTTLING, *REFUSALS, *LIMITS):
        with on_a_stage() as stage:
            batch = stage.prepare(stage.list_of(POOL[:1]))
            stage.run(batch, {Endpoint.DETECT: [fault]})
            kinds = {TaskEvent.REFUSED, TaskEvent.THROTTLED, TaskEvent.DOUBTED}
            texts = [line.told for line in stage.book().lines if line.kind in kinds]
            assert texts
            assert all(each["answer"] for each in texts), fault


def story(stage: Stage, stop: Stop | None) -> None:
    """Comes to every step that there is, and ends at one of them once."""

    def unless_ended() -> Stop | None:
        return None if stage.ended else stop

    stage.restart_service(most=2)
    made = stage.list_of([*POOL[:5], "nonsense", POOL[0]])
    missing = {Endpoint.DOWNLOAD: [FILES[1]] * 9, Endpoint.DETECT: [FINE, FINE, DOUBTFUL[11]]}
    while not isinstance(batch := stage.prepare(made, unless_ended()), Batch):
        assert batch in {Killed, asyncio.CancelledError}
    while not finished(stage.tasks(batch)):
        stage.run(batch, {} if stage.ended else missing, unless_ended(), go_on=True)
        stage.settle(unless_ended)
    stage.repeat(batch, unless_ended())
    export(stage, batch, stop=unless_ended())
