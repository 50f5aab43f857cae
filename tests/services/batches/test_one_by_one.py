"""A small list one by one: each number in the journal before it is sent, none asked twice."""

from __future__ import annotations

import csv
from dataclasses import replace
from decimal import Decimal

import pytest

from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.batches.checks import one_by_one_seconds
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, Throttled
from desktop_app.core.service.rates import RateGroup
from tests.services.one_by_one import LOST, NEVER, asked_once, parts, prepared, states
from tests.services.world import CONNECTION, World, british, german

pytestmark = pytest.mark.usefixtures("where_checks_are")


async def test_every_row_gets_its_answer_and_every_number_is_asked_once(world: World) -> None:
    output = world.home / "out.csv"
    numbers = [*british(40), *german(20), "nonsense", british(1)[0], ""]
    # GIVEN a list with duplicates and other rows that aren't sent
    batch = await prepared(world, numbers)
    # WHEN it goes one by one
    await world.verification.run(batch.id, 1)
    # THEN it is a batch like any other: tasks by country, joined; sums that agree; nothing went as a task
    assert parts(world, batch) == [(0, 40, S.JOINED), (0, 20, S.JOINED)]
    assert "detect" not in world.service.log
    assert sorted(world.service.checked) == sorted([*british(40), *german(20)])
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (60, 60, 0)
    found = await world.exporting.export(batch.id, output)
    assert (found.rows, found.answered, found.disagreements) == (63, 60, ())
    (first, *_) = world.tasks(batch)
    assert first.balance_before == Decimal(1_000_000)
    charged = world.journal.batch(batch.id).charged
    assert charged is not None
    assert charged.amount == 60
    with output.open(encoding="utf-8-sig", newline="") as lines:
        header, *rows = csv.reader(lines)
    assert header[-3:] == ["active", "product", "country"]
    assert rows[0][-3:] == rows[61][-3:] == ["true", "phone-validation", "GB"]
    assert rows[60][-3:] == ["", "", ""]


async def test_each_number_is_in_the_journal_before_it_is_sent(world: World) -> None:
    batch = await prepared(world)
    seen: list[list[C]] = []

    async def look() -> None:
        seen.append(states(world, batch))

    world.service.mishap("check", *[look] * 5)
    await world.verification.run(batch.id, 1)
    assert seen[0] == [C.SENDING]
    assert all(C.SENDING in each for each in seen)
    assert world.tasks(batch)[0].progress == 1.0


async def test_a_list_keeps_to_the_limit(world: World) -> None:
    # GIVEN a service that takes thirty checks a minute
    await world.session.save(replace(CONNECTION, profile="[limits]\nchecks = 30\n"), None)
    batch = await prepared(world, british(50))
    await world.verification.run(batch.id, 1)
    # THEN no minute has more
    times = world.service.requests[RateGroup.CHECKS]
    assert max(sum(at <= other < at + 60 for other in times) for at in times) <= 30
    assert times[-1] - times[0] <= one_by_one_seconds(50, 30)  # as a person was told
    assert world.verification.outcome(batch.id).answered == 50


async def test_what_never_arrived_or_was_throttled_is_asked_again_by_itself(world: World) -> None:
    batch = await prepared(world)
    world.service.mishap("check", NEVER, Throttled(message="", retry_after=7.0), NEVER)
    began = world.time.seconds()
    await world.verification.run(batch.id, 4)
    assert world.time.seconds() - began >= 7
    assert sorted(world.service.checked) == british(5)
    assert set(states(world, batch)) == {C.ANSWERED}


@pytest.mark.parametrize("lost", [LOST, AnswerNotUnderstood(origin="o", reason="HTML")])
async def test_a_lost_answer_leaves_its_number_unknown_and_the_rest_goes_on(world: World, lost: DialproofError) -> None:
    batch = await prepared(world)
    world.service.mishap("check answer", lost)
    await world.verification.run(batch.id, 1)
    # THEN it isn't asked again, neither now nor in the next run
    assert states(world, batch) == [C.UNKNOWN, *[C.ANSWERED] * 4]
    assert world.verification.outcome(batch.id).exit_code == 3
    await world.verification.run(batch.id, 1)
    asked_once(world)
    assert "check unknown" in world.kinds(batch)
    # AND only a person has it asked again, told that it may have been charged
    found = await world.repeating.unanswered(batch.id)
    assert (found.numbers, found.doubtful) == (1, 1)
    await world.repeating.repeat(batch.id, 1)
    await world.verification.run(batch.id, 1)
    assert world.service.checked.count(british(1)[0]) == 2
    assert world.verification.outcome(batch.id).exit_code == 0
    assert (await world.repeating.unanswered(batch.id)).doubtful == 0
