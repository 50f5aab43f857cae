"""A small list one by one: each number in the journal before it is sent, none asked twice, what is done is kept."""

from __future__ import annotations

import asyncio
import csv
import shutil
from collections import deque
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.batch import Batch, BatchState, Via, batch_state
from desktop_app.core.checks import MOST_ONE_BY_ONE, one_by_one_seconds
from desktop_app.core.checks import CheckState as C
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    BatchMissing,
    DialproofError,
    DiskFull,
    FileBroken,
    KeyRefused,
    ListLost,
    NeverArrived,
    NoAnswer,
    RequestRefused,
    Throttled,
    TooManyOneByOne,
)
from desktop_app.core.rates import RateGroup
from desktop_app.core.restoration import PerhapsSent, Restoration
from desktop_app.core.submission import TaskState as S
from desktop_app.services.failpoints import Failpoint, Moment
from desktop_app.services.monitoring import Monitoring
from desktop_app.services.refusals import refused_for
from desktop_app.services.restorations import remember
from desktop_app.services.verification import Verification

from .world import CONNECTION, World, blocked, british, german, told, until

LOST = NoAnswer(origin="https://service.example", reason="status 502")
NEVER = NeverArrived(origin="https://service.example", reason="no connection")
NO = RequestRefused(status=422, message="not covered", raw=None)


async def prepared(world: World, numbers: list[str] | None = None, **order: Any) -> Batch:
    return await world.prepared(numbers or british(5), via=Via.REALTIME, **order)


def states(world: World, batch: Batch) -> list[C]:
    """Of every number that was begun, by country and place."""
    found = []
    for country in ("GB", "DE"):
        found += [entry.state for entry in world.journal.checks_of(batch.id, country, 0, 1000)]
    return found


def parts(world: World, batch: Batch) -> list[tuple[int, int, S]]:
    return [(task.first, task.numbers, task.state) for task in world.tasks(batch) if task.state is not S.SPLIT]


def asked_once(world: World) -> None:
    assert len(world.service.checked) == len(set(world.service.checked)), "a number was paid for twice"


def test_every_row_gets_its_answer_and_every_number_is_asked_once(world: World) -> None:
    output = world.home / "out.csv"
    numbers = [*british(40), *german(20), "nonsense", british(1)[0], ""]

    async def story() -> None:
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

    told(story())
    with output.open(encoding="utf-8-sig", newline="") as lines:
        header, *rows = csv.reader(lines)
    assert header[-3:] == ["active", "product", "country"]
    assert rows[0][-3:] == rows[61][-3:] == ["true", "phone-validation", "GB"]
    assert rows[60][-3:] == ["", "", ""]


def test_each_number_is_in_the_journal_before_it_is_sent(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world)
        seen: list[list[C]] = []

        async def look() -> None:
            seen.append(states(world, batch))

        world.service.mishap("check", *[look] * 5)
        await world.verification.run(batch.id, 1)
        assert seen[0] == [C.SENDING]
        assert all(C.SENDING in each for each in seen)
        assert world.tasks(batch)[0].progress == 1.0

    told(story())


def test_a_list_keeps_to_the_limit_and_more_than_three_hundred_numbers_are_refused(world: World) -> None:
    async def story() -> None:
        # GIVEN a service that takes thirty checks a minute
        await world.session.save(replace(CONNECTION, dialect="[limits]\nchecks = 30\n"), None)
        batch = await prepared(world, british(50))
        await world.verification.run(batch.id, 1)
        # THEN no minute has more
        times = world.service.requests[RateGroup.CHECKS]
        assert max(sum(at <= other < at + 60 for other in times) for at in times) <= 30
        assert times[-1] - times[0] <= one_by_one_seconds(50, 30)  # as a person was told
        assert world.verification.outcome(batch.id).answered == 50
        with pytest.raises(TooManyOneByOne, match="300 numbers"):
            await prepared(world, british(MOST_ONE_BY_ONE + 1, start=1000))

    told(story())


def test_what_never_arrived_or_was_throttled_is_asked_again_by_itself(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world)
        world.service.mishap("check", NEVER, Throttled(message="", retry_after=7.0), NEVER)
        began = world.time.seconds()
        await world.verification.run(batch.id, 4)
        assert world.time.seconds() - began >= 7
        assert sorted(world.service.checked) == british(5)
        assert set(states(world, batch)) == {C.ANSWERED}

    told(story())


@pytest.mark.parametrize("lost", [LOST, AnswerNotUnderstood(origin="o", reason="HTML")])
def test_a_lost_answer_leaves_its_number_unknown_and_the_rest_goes_on(world: World, lost: DialproofError) -> None:
    async def story() -> None:
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

    told(story())


def test_a_service_that_answers_nothing_costs_three_numbers_at_the_most(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world, british(20))
        world.service.mishap("check answer", *[LOST] * 20)
        with pytest.raises(NoAnswer):
            await world.verification.run(batch.id, 1)
        assert len(world.service.checked) == 3
        assert parts(world, batch) == [(0, 3, S.JOINED), (3, 17, S.PREPARED)]
        assert "502" in world.tasks(batch)[-1].message
        # AND once it answers again, the rest is asked
        world.service.mishaps.clear()
        await world.verification.run(batch.id, 1)
        asked_once(world)
        assert world.verification.outcome(batch.id).answered == 17

    told(story())


@pytest.mark.parametrize("refusal", [BalanceShort(message="", raw=None), KeyRefused(status=401, message="", raw=None)])
def test_key_and_balance_stop_it_and_what_is_done_is_kept(world: World, refusal: DialproofError) -> None:
    async def story() -> None:
        batch = await prepared(world, british(12))
        world.service.mishap("check", *[lambda: asyncio.sleep(0)] * 6, *[refusal] * 6)
        with pytest.raises(type(refusal)):
            await world.verification.run(batch.id, 1)
        # THEN what was answered is there, the rest is refused, and no more than what was on its way was asked
        assert parts(world, batch) == [(0, 6, S.JOINED), (6, 6, S.REJECTED)]
        assert batch_state(world.tasks(batch)) is BatchState.REFUSED
        assert world.verification.outcome(batch.id).answered == 6
        assert world.service.log.count("check") <= 6 + 4
        assert refused_for(world.journal, world.tasks(batch)[-1], type(refusal))
        # AND goes on once it was put right
        world.service.mishaps.clear()
        await world.session.access(CONNECTION, anew=True)
        await world.verification.run(batch.id, 1, mend=True)
        assert world.verification.outcome(batch.id).answered == 12
        asked_once(world)

    told(story())


def test_after_a_refusal_for_the_balance_nothing_more_is_asked_until_a_person_says_so(world: World) -> None:
    async def story() -> None:
        # GIVEN a list of two countries that was refused for the balance within the first
        batch = await prepared(world, [*british(6), *german(3)])
        world.service.mishap("check", *[lambda: asyncio.sleep(0)] * 2, *[BalanceShort(message="", raw=None)] * 4)
        with pytest.raises(BalanceShort):
            await world.verification.run(batch.id, 1)
        world.service.mishaps.clear()
        asked = world.service.log.count("check")
        # WHEN it is run again, as at the next start
        with pytest.raises(BalanceShort):
            await world.verification.run(batch.id, 1)
        # THEN not one number of the other country is tried either
        assert world.service.log.count("check") == asked
        await world.verification.run(batch.id, 1, mend=True)
        assert world.verification.outcome(batch.id).answered == 9
        asked_once(world)

    told(story())


def test_a_refusal_of_one_number_is_kept_with_it_and_the_same_three_times_stops(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world, british(8))
        world.service.mishap("check", NO)
        await world.verification.run(batch.id, 1)
        assert states(world, batch) == [C.REFUSED, *[C.ANSWERED] * 7]
        assert "check refused" in world.kinds(batch)
        other = await prepared(world, british(8, start=100))
        world.service.mishap("check", NO, NO, NO)
        await world.verification.run(other.id, 1)
        assert parts(world, other) == [(0, 3, S.JOINED), (3, 5, S.REJECTED)]
        assert len(world.service.checked) == 7

    told(story())


def test_pausing_hears_out_what_is_on_its_way_and_stays_so_until_it_is_carried_on(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world, british(20))
        gate = asyncio.Event()
        world.service.mishap("check", *[lambda: asyncio.sleep(0)] * 3, *[blocked(gate)] * 4)
        running = asyncio.ensure_future(world.verification.run(batch.id, 1))
        await until(lambda: world.service.log.count("check") == 7, running)
        world.verification.pausing.pause(batch.id)
        gate.set()
        await running
        assert parts(world, batch) == [(0, 7, S.JOINED), (7, 13, S.PREPARED)]
        # THEN it is paused for the next run of the program, too, until somebody carries it on
        await world.verification.run(batch.id, 1)
        assert world.verification.pausing.paused(batch.id)
        assert len(world.service.checked) == 7
        world.verification.pausing.go_on(batch.id)
        await world.verification.run(batch.id, 1)
        assert world.verification.outcome(batch.id).answered == 20
        asked_once(world)

    told(story())


async def for_ever(_seconds: float) -> None:
    await asyncio.Event().wait()


def test_pausing_recalls_what_has_not_been_sent(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        batch = await prepared(world)
        world.service.mishap("check", Throttled(message="", retry_after=200.0))
        running = asyncio.ensure_future(world.verification.run(batch.id, None))
        await until(lambda: states(world, batch) == [C.UNSENT], running)
        world.verification.pausing.pause(batch.id)
        monkeypatch.setattr(world.time, "sleep", for_ever)  # as if the hold never ended
        await running
        assert parts(world, batch) == [(0, 5, S.PREPARED)]
        assert world.service.checked == []

    told(story())


def test_ending_the_program_hears_out_a_moment_and_leaves_the_rest_for_the_next_start(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world, british(10))
        answers = asyncio.Event()
        world.service.mishap("check", *[lambda: asyncio.sleep(0)] * 2, *[blocked(answers)] * 4)
        running = asyncio.ensure_future(world.verification.run(batch.id, 1))
        await until(lambda: world.service.log.count("check") == 6, running)
        running.cancel()
        await asyncio.sleep(0)
        answers.set()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert states(world, batch).count(C.ANSWERED) == 6
        assert world.states(batch) == [S.ASKING]
        await world.verification.run(batch.id, 1)
        assert world.verification.outcome(batch.id).answered == 10
        asked_once(world)

    told(story())


def test_killed_at_any_moment_no_number_is_asked_twice(world: World, tmp_path: Path) -> None:
    """What a kill leaves is what lies on the disk at that moment: copied there, and carried on from by another run."""
    left: list[tuple[Path, Moment, set[str]]] = []

    def kill(moment: Moment) -> None:
        copy = tmp_path / f"killed-{len(left)}"
        shutil.copytree(world.home, copy, ignore=lambda _folder, names: [n for n in names if n.startswith("killed")])
        left.append((copy, moment, set(world.service.checked)))

    async def whole() -> None:
        batch = await prepared(world, [*british(2), *german(1)])
        world.service.mishap("check answer", LOST)
        await watched(world, kill).run(batch.id, 1)

    told(whole())
    assert {Moment.INTENDED, Moment.LEAVING, Moment.ANSWERED, Moment.DOWNLOADED, Moment.FETCHED, Moment.JOINED} <= {
        moment for _, moment, _ in left
    }
    for home, moment, before in left:
        carried_on(home, moment, before)


def watched(world: World, at: Failpoint) -> Verification:
    bench = replace(world.bench, at=at)
    return Verification(bench, world.submitting, Monitoring(bench))


def carried_on(home: Path, moment: Moment, before: set[str]) -> None:
    world = World(home)
    try:
        (batch,) = world.journal.batches()
        sending = {entry.number for entry in world.journal.checks_under_way(batch.id)}
        told(world.verification.run(batch.id, 1))
        asked_again = set(world.service.checked) & (before | sending)
        assert not asked_again, f"asked again after a kill at {moment}"
        outcome = world.verification.outcome(batch.id)
        assert outcome.exit_code in (0, 3)
        assert outcome.unanswered == states(world, batch).count(C.UNKNOWN)
    finally:
        world.close()


def test_answers_that_are_lost_with_the_list_are_in_the_journal_still(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world, output=str(world.home / "out.csv"))
        await world.verification.run(batch.id, 1)
        shutil.rmtree(world.lists.folder(batch.list_id))
        again = await prepared(world, output=str(world.home / "out.csv"))
        assert again.id == batch.id
        await world.verification.run(batch.id, 1)
        assert world.verification.outcome(batch.id).answered == 5
        asked_once(world)

    told(story())


def test_a_result_that_can_not_be_joined_is_made_again(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world)
        world.worker.faults["join"] = deque([FileBroken(name="x", reason="y")])
        with pytest.raises(FileBroken):
            await world.verification.run(batch.id, 1)
        assert world.states(batch) == [S.COMPLETED]
        await world.verification.run(batch.id, 1)
        assert world.states(batch) == [S.JOINED]
        asked_once(world)

    told(story())


def test_a_list_that_may_have_been_sent_before_waits_for_a_person(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world)
        with world.bench.list_of(batch) as store:
            digest = store.source_digest
        lists = (PerhapsSent("list.csv", digest),)
        remember(world.journal, Restoration(world.time.now(), None, "damaged", 0, lists))
        await world.verification.run(batch.id, 1)
        assert world.states(batch) == [S.UNKNOWN]
        assert world.service.checked == []
        (task,) = world.tasks(batch)
        with pytest.raises(BatchMissing, match="one by one"):
            await world.verification.decide_arrived(task, "t_1")
        world.verification.decide_resend(task)
        await world.verification.run(batch.id, 1)
        assert world.verification.outcome(batch.id).answered == 5

    told(story())


def test_an_answer_waits_for_a_journal_that_is_full(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        batch = await prepared(world)
        record, full = world.journal.record_check, [DiskFull(name="x")] * 3

        def refuse(*args: object, **more: object) -> object:
            if full:
                raise full.pop()
            return record(*args, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(world.journal, "record_check", refuse)
        await world.verification.run(batch.id, 1)
        assert set(states(world, batch)) == {C.ANSWERED}

    told(story())


def test_an_answer_that_waits_for_the_journal_is_written_when_the_program_ends(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        batch = await prepared(world, british(1))
        record, full = world.journal.record_check, [DiskFull(name="x")]

        def refuse(*args: object, **more: object) -> object:
            if full:
                raise full.pop()
            return record(*args, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(world.journal, "record_check", refuse)
        running = asyncio.ensure_future(world.verification.run(batch.id, 1))
        monkeypatch.setattr(world.time, "sleep", for_ever)
        await until(lambda: not full, running)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert states(world, batch) == [C.ANSWERED]

    told(story())


def test_numbers_that_are_asked_again_can_not_be_carried_on_without_their_list(world: World) -> None:
    async def story() -> None:
        # GIVEN a number that was in doubt, and whose second check was under way when the program ended
        batch = await prepared(world, output=str(world.home / "out.csv"))
        world.service.mishap("check answer", LOST)
        await world.verification.run(batch.id, 1)
        await world.repeating.repeat(batch.id, 1)
        world.service.mishap("check", NEVER)
        running = asyncio.ensure_future(world.verification.run(batch.id, None))
        await until(lambda: world.states(batch) == [S.JOINED, S.ASKING], running)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        # WHEN its list is lost, and chosen anew
        shutil.rmtree(world.lists.folder(batch.list_id))
        # THEN that is said before anything is changed: its second place can't be given again
        with pytest.raises(ListLost):
            await prepared(world, output=str(world.home / "out.csv"))
        assert world.states(batch) == [S.JOINED, S.ASKING]

    told(story())


def test_a_batch_that_is_forgotten_takes_its_checks_along(world: World) -> None:
    async def story() -> None:
        batch = await prepared(world)
        await world.verification.run(batch.id, 1)
        single = await world.checking.check(CONNECTION, british(1)[0])
        assert world.checking.history() == [single]  # those of lists are no single checks
        await world.verification.forget(batch.id)
        assert states(world, batch) == []
        assert world.checking.history() == [single]

    told(story())
