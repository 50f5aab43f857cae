"""How long a batch still takes, by the clock that is handed in: never more hopeful than the limits let it be."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.batch_left import DOCUMENTED, Pace, calm, seconds_left
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.service.rates import LONGEST_HOLD, WINDOW, Allowance, RateGroup, wait_before

NOON = datetime(2026, 6, 3, 12, tzinfo=UTC)
TASK = Task(1, "b", 1, "GB", "hlr", Via.JSON, 0, 100, S.PREPARED)


def sent(state: S = S.JOINED, ago: float = 30, took: float | None = 10, **changes: object) -> Task:
    """Sent so many seconds before noon and heard of `took` seconds later."""
    at = NOON - timedelta(seconds=ago)
    heard = None if took is None else at + timedelta(seconds=took)
    return replace(TASK, state=state, sent_at=at, heard_at=heard, **changes)  # type: ignore[arg-type]


def left(tasks: list[Task], submits: Allowance | None = None, paced: float | None = None, rivals: int = 0) -> int:
    """Whole seconds, -1 where nobody can say."""
    allowances = {**DOCUMENTED, RateGroup.SUBMITS: submits or Allowance(30)}
    since = NOON - timedelta(minutes=5)
    found = seconds_left(tasks, NOON, since, allowances=allowances, paced=paced, rivals=rivals)
    return -1 if found is None else round(found)


def spent(first: float, last: float, count: int = 30, limit: int = 30) -> Allowance:
    """A window in which `count` started between so many seconds before noon, and so many."""
    step = (first - last) / max(1, count - 1)
    return Allowance(limit, tuple(NOON.timestamp() - first + step * at for at in range(count)))


BURST = [sent(ago=30 - at) for at in range(30)]  # one a second, each ten seconds long

CASES = [
    ("nothing is known of how long a task takes", [TASK] * 40, None, 0, -1),
    ("forty of seventy wait for the minute to end; what went so far would say forty seconds",
     [*BURST, *[TASK] * 40], spent(30, 1), 40, 30.5 + 29 + 31.5 + 9 + 10),
    ("ten that still fit into the minute go at once", [sent()] * 3 + [TASK] * 10, spent(30, 1, 20), 0, 10),
    ("each submission takes three seconds by itself",
     [sent(ago=60 - 3 * at) for at in range(15)] + [TASK] * 10, spent(60, 18, 15), 0, 9 * 3 + 10),
    ("what is at the service ends by its progress", [sent(S.PROCESSING, 30, 20, progress=0.5)], None, 0, 10),
    ("one without progress takes as long as others", [sent(), sent(S.PENDING, 4, 2)], None, 0, 6),
    ("one that takes three times as long as others", [sent(), sent(S.PENDING, 31, 2)], None, 0, -1),
    ("small ones tell nothing of a large one", [sent(numbers=5), sent(S.PENDING, 4, 2)], None, 0, -1),
    ("small ones and its own progress do", [sent(numbers=5), sent(S.PENDING, 40, 20, progress=0.2)], None, 0, 60),
    ("it goes more slowly than each by itself", [sent(), sent(S.PENDING, 4, 2)], None, 90, 90),
    ("what was sent before this run tells nothing", [sent(ago=80_000, took=79_000), TASK], None, 0, -1),
    ("everything is overdue", [sent(), sent(S.PENDING, 15, 2)], None, 0, -1),
    ("all is done but for one result", [sent(), sent(S.COMPLETED)], None, 0, -1),
]  # fmt: skip


@pytest.mark.parametrize(
    ("tasks", "submits", "paced", "expected"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_the_longest_of_what_stands_in_the_way_is_told(
    tasks: list[Task], submits: Allowance | None, paced: float, expected: float
) -> None:
    assert left(tasks, submits, paced) == round(expected)


def test_a_service_that_asked_to_wait_is_waited_for_and_others_go_in_between() -> None:
    held = Allowance(30, held_until=NOON.timestamp() + 40)
    assert left([sent(), TASK], held) == 50
    assert left([sent(), TASK], Allowance(1), rivals=2) == round(2 * WINDOW + 10)
    # AND a hold that lies further away than any is one from before the clock was set back
    assert left([sent(), TASK], replace(held, held_until=NOON.timestamp() + 2 * LONGEST_HOLD)) == 10


def test_hundreds_of_tasks_take_the_reads_that_they_need() -> None:
    # GIVEN a service that takes any number of submissions, and 120 questions a minute
    tasks = [sent(), *[sent(S.PENDING, 5, 2, id=at) for at in range(600)]]
    # THEN a poll and a result each are ten minutes
    assert left(tasks, Allowance(100_000)) == pytest.approx(600, abs=10)


def test_one_by_one_the_numbers_wait_for_the_limit_of_checks() -> None:
    # GIVEN 180 of 300 numbers that went within ten seconds
    task = replace(TASK, via=Via.REALTIME, state=S.ASKING, numbers=300, progress=0.6)
    checks = {**DOCUMENTED, RateGroup.CHECKS: spent(10, 0, 180, 180)}
    assert seconds_left([task], NOON, NOON, allowances=checks) is None
    # THEN the others take until the minute is over, whatever the first ten seconds promise
    found = seconds_left([task], NOON, NOON, allowances=checks, paced=7.0)
    assert found == pytest.approx(50.5 + 119 * 10 / 179, abs=0.5)
    # AND an end that was foreseen too early takes nothing away from that
    assert seconds_left([task], NOON, NOON, allowances=checks, paced=0.0) == found


@given(st.lists(st.floats(0, 70), max_size=12), st.integers(0, 40), st.integers(1, 7), st.floats(0, 20))
def test_what_is_reckoned_is_what_a_sliding_log_lets_go(ago: list[float], count: int, limit: int, apart: float) -> None:
    # GIVEN the same, request by request
    now, times = 1_000.0, sorted(1_000.0 - each for each in ago)
    at, started = now - apart, list(times)
    for _ in range(count):
        at += apart
        at += wait_before(started, at, limit)
        started.append(at)
    found = Allowance(limit, tuple(times)).until_started(count, now, apart)
    # THEN it is the same but for what is left of a crowded first window
    assert found == pytest.approx(at - now if count else 0.0, abs=limit * apart + 1e-6)


def test_calm_steps_grow_with_what_is_left() -> None:
    assert [calm(each) for each in (None, 0.0, 2, 33, 83, 1_000, 9_000)] == [None, None, 5, 35, 80, 1_020, 9_000]


def test_a_pace_that_ran_out_still_tells_that_it_was_known() -> None:
    pace = Pace()
    assert pace.seconds("a", 0) is None
    pace.heard("a", 0.0, 0)
    pace.heard("a", 0.5, 10)
    assert (pace.seconds("a", 10), pace.seconds("a", 50), pace.left("a", 50)) == (10, 0.0, None)
