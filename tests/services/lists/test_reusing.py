"""Answers of before are filled in where a person wants it: not sent, not paid, and as old as they are."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batching import Unanswered
from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BegunForMore, ListLost, ReuseChanged
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.core.results.reuse import NOTHING_KNOWN, OFF
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import Preparing
from desktop_app.services.program.failpoints import Moment
from tests.services.lists.test_repeating import hold_back
from tests.services.test_with_the_real_service import HERE, Real, connect
from tests.services.world import CONNECTION, World, british, german, told

DAY = 86_400.0


async def verified(world: World, numbers: list[str], **order: Any) -> Batch:
    batch = await world.prepared(numbers, **order)
    await world.verification.run(batch.id, 1)
    return world.journal.batch(batch.id)


def written(path: Path) -> dict[str, dict[str, str]]:
    """What stands in an exported result, by number."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return {row["Phone (E.164)"]: row for row in csv.DictReader(file)}


async def test_only_what_is_not_known_is_sent_and_all_of_it_stands_in_the_result(world: World) -> None:
    # GIVEN a list that was verified ten days ago, with one number that got no answer
    hold_back_of(world, british(4), without=british(1)[0])
    first = await verified(world, british(4))
    day = f"{world.time.now():%Y-%m-%d}"
    world.time.ahead += 10 * DAY
    # WHEN another list with some of its numbers is sent, and answers may be a month old
    found = await world.read([*british(6), german(1)[0], british(2)[1]])
    known = await world.preparing.reusing.known(found.list_id, CONNECTION, "phone-validation")
    by_age = {days: dict(counts) for days, counts in known.by_days.items()}
    assert by_age == {1: {}, 7: {}, 30: {"GB": 3}, 90: {"GB": 3}}
    before = len(world.service.sent_numbers())
    second = await verified(world, [*british(6), german(1)[0], british(2)[1]], reuse_days=30, agreed=4)
    # THEN only the others leave this machine, the one without an answer among them
    sent = world.service.sent_numbers()[before:]
    assert sorted(sent) == sorted([british(1)[0], *british(2, 4), *german(1)])
    # AND the journal says what was reused, and from where
    assert second.reused is not None
    assert (second.reused.numbers, second.reused.days) == (3, 30)
    assert [(each.batch_id, each.numbers) for each in second.reused.sources] == [(first.id, 3)]
    prepared = world.journal.events(second.id)[-1]
    assert (prepared.kind, prepared.detail) == ("prepared", {"tasks": 2, "reused": 3, "days": 30})
    outcome = world.verification.outcome(second.id)
    assert (outcome.submitted, outcome.answered, outcome.unanswered, outcome.exit_code) == (4, 4, 0, 0)
    # AND every row has its answer, marked where it is of before
    output = world.home / "out.csv"
    sums = await world.exporting.export(second.id, output)
    assert (sums.sent, sums.answered, sums.reused, sums.valid, sums.disagreements) == (4, 4, 3, 7, ())
    rows = written(output)
    assert {row["Answer"] for row in rows.values()} == {"answered"}
    assert Counter(row["Reused"] for row in rows.values()) == {f"answered on {day}": 3, "": 4}
    assert rows[british(2)[1]]["Reused"] != ""
    assert await world.results.tally(second.id) == {"answered": 8, "reused": 4}
    assert len(await world.results.select(second.id, RowFilter(reused=True))) == 4


def hold_back_of(world: World, numbers: list[str], without: str) -> None:
    hold_back(world, "t_01", *(each for each in numbers if each != without))


async def test_off_sends_everything_and_so_does_another_product_or_connection(world: World) -> None:
    await verified(world, british(3))
    elsewhere = Connection("https://service.example/api/v2")
    reusing = world.preparing.reusing
    found = await world.read(british(4))
    assert reusing.possible(CONNECTION, "phone-validation")
    for connection, product in ((CONNECTION, "carrier-lookup"), (elsewhere, "phone-validation")):
        assert not reusing.possible(connection, product)
        assert await reusing.known(found.list_id, connection, product) is NOTHING_KNOWN
        batch = await world.prepared(british(4), connection=connection, product=product, reuse_days=90)
        assert (batch.reused, sum(task.numbers for task in world.tasks(batch))) == (None, 4)
    batch = await world.prepared(british(4))
    assert (batch.reused, sum(task.numbers for task in world.tasks(batch))) == (None, 4)


async def test_where_everything_is_known_nothing_is_sent_and_the_results_are_there(world: World) -> None:
    await verified(world, british(3))
    requests = len(world.service.log)
    batch = await world.prepared(list(reversed(british(3))), reuse_days=7, agreed=0)
    assert world.tasks(batch) == []
    assert condition_by_tasks(world.tasks(batch)) is Condition.COMPLETED
    assert world.verification.unfinished() == []
    # WHEN it is run all the same, nobody is asked anything
    await world.verification.run(batch.id, 1)
    assert len(world.service.log) == requests
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (0, 0, 0)
    assert await world.repeating.unanswered(batch.id) == Unanswered(0, 0, 0)
    sums = await world.exporting.export(batch.id, world.home / "out.xlsx")
    assert (sums.sent, sums.reused, sums.disagreements) == (0, 3, ())
    await world.verification.forget(batch.id)


async def test_sending_the_unanswered_again_leaves_what_was_reused_alone(world: World) -> None:
    await verified(world, british(3))
    hold_back(world, "t_02", british(5)[3])
    batch = await verified(world, british(5), reuse_days=7, agreed=2)
    before = len(world.service.sent_numbers())
    assert await world.repeating.unanswered(batch.id) == Unanswered(1, 0, 0)
    await world.repeating.repeat(batch.id, 1)
    await world.verification.run(batch.id, 1)
    assert world.service.sent_numbers()[before:] == [british(5)[4]]
    sums = await world.exporting.export(batch.id, world.home / "out.csv")
    assert (sums.sent, sums.answered, sums.reused, sums.disagreements) == (2, 2, 3, ())


async def test_a_reused_answer_does_not_become_younger_by_being_reused(world: World) -> None:
    # GIVEN an answer that was reused after twenty days, and whose first list was deleted
    first = await verified(world, british(2))
    world.time.ahead += 20 * DAY
    second = await verified(world, british(3), reuse_days=30, agreed=1)
    await world.verification.forget(first.id)
    # WHEN it is wanted after another fifteen
    world.time.ahead += 15 * DAY
    third = await verified(world, british(4), reuse_days=30, agreed=4)
    # THEN it is too old, other than what was answered with the second list
    assert third.reused is not None
    assert [(each.batch_id, each.numbers) for each in third.reused.sources] == [(second.id, 1)]
    fourth = await world.prepared(list(reversed(british(4))), reuse_days=90, agreed=0)
    assert fourth.reused is not None
    assert fourth.reused.numbers == 4


async def test_a_list_begun_before_is_not_carried_on_for_more_than_was_agreed(world: World) -> None:
    # GIVEN a list that was begun without reuse and sent nothing yet, most of which another has answered
    begun = await world.prepared(british(5))
    await verified(world, list(reversed(british(3))))
    # WHEN it is chosen once more, by somebody who was told that two numbers go out
    with pytest.raises(BegunForMore, match="5 of its numbers"):
        await world.prepared(british(5), reuse_days=30, agreed=2)
    # THEN it stands as it was, and goes on for whoever agrees to all of it
    assert [task.state for task in world.journal.tasks(begun.id)] == [TaskState.PREPARED]
    assert (await world.prepared(british(5), reuse_days=30, agreed=5)).id == begun.id


async def test_more_than_a_person_agreed_to_is_never_sent(world: World) -> None:
    first = await verified(world, british(3))
    # GIVEN a person who was told that one number would be sent, and an answer that is gone meanwhile
    await world.verification.forget(first.id)
    with pytest.raises(ReuseChanged):
        await world.prepared(british(4), reuse_days=30, agreed=1)
    assert world.journal.batches() == []
    assert len(world.service.sent_numbers()) == 3


async def test_cut_off_between_the_list_and_the_journal_nothing_is_sent_nor_lost(world: World) -> None:
    await verified(world, british(3))
    # WHEN the program dies once the list has its answers, and the journal knows nothing of the batch
    with dying(world, Moment.NUMBERED) as cut, pytest.raises(Killed):
        await cut.prepared(british(4), reuse_days=30, agreed=1)
    # THEN nothing was sent, and the next run sends the one number that isn't known
    assert len(world.journal.batches()) == 1
    assert len(world.service.sent_numbers()) == 3
    batch = await verified(world, british(4), reuse_days=30, agreed=1)
    assert batch.reused is not None
    assert batch.reused.numbers == 3
    assert world.service.sent_numbers()[3:] == [british(4)[3]]
    # AND one that dies right behind the journal has sent nothing, and sends no more when it is carried on
    with dying(world, Moment.PREPARED) as cut, pytest.raises(Killed):
        await cut.prepared(british(6), reuse_days=30, agreed=2)
    (begun,) = world.verification.unfinished()
    assert len(world.service.sent_numbers()) == 4
    await world.verification.run(begun.id, 1)
    assert world.service.sent_numbers()[4:] == british(2, 4)
    assert world.verification.outcome(begun.id).exit_code == 0
    world.sure(begun)


class Killed(BaseException):
    """The program is no more."""


@contextmanager
def dying(world: World, at: Moment) -> Iterator[World]:
    """Another run of the program over the same folder, which ends at that moment."""
    cut = World(world.home, world.service)

    def reached(moment: Moment) -> None:
        if moment is at:
            raise Killed

    cut.preparing = Preparing(replace(cut.context, at=reached))
    try:
        yield cut
    finally:
        cut.close()


async def test_a_lost_list_is_filled_again_with_the_same_answers_or_not_at_all(world: World) -> None:
    await verified(world, british(3))
    # GIVEN a batch that reused answers, isn't sent yet, and whose list is lost
    batch = await world.prepared(british(5), reuse_days=30, agreed=2)
    world.lists.discard(batch.list_id)
    # WHEN the same file is sent again, with other answers there by now
    await verified(world, british(9)[4:], product="phone-validation")
    before = len(world.service.sent_numbers())
    carried = await verified(world, british(5))
    # THEN it is that batch, and only its own numbers are sent
    assert carried.id == batch.id
    assert world.service.sent_numbers()[before:] == british(5)[3:]
    sums = await world.exporting.export(batch.id, world.home / "out.csv")
    assert (sums.sent, sums.reused, sums.disagreements) == (2, 3, ())


async def test_a_lost_list_whose_answers_are_gone_is_not_sent_otherwise(world: World) -> None:
    first = await verified(world, british(3))
    batch = await world.prepared(british(5), reuse_days=30, agreed=2)
    world.lists.discard(batch.list_id)
    await world.verification.forget(first.id)
    with pytest.raises(ListLost):
        await world.prepared(british(5))
    assert len(world.service.sent_numbers()) == 3


async def test_a_lost_list_of_which_other_numbers_would_be_left_is_not_sent(world: World) -> None:
    await verified(world, british(3))
    batch = await world.prepared(british(5), reuse_days=30, agreed=2)
    world.lists.discard(batch.list_id)
    # GIVEN as many answers as then, but of other numbers
    assert batch.reused is not None
    world.journal.update_batch(batch.id, reused=replace(batch.reused, digest="of other numbers"))
    with pytest.raises(ListLost):
        await world.prepared(british(5))
    assert len(world.service.sent_numbers()) == 3


async def test_results_read_otherwise_keep_what_was_reused(world: World) -> None:
    await verified(world, british(2))
    batch = await verified(world, british(4), reuse_days=30, agreed=2)
    await world.reparsing.reparse(batch.id, ResultForm())
    sums = await world.exporting.export(batch.id, world.home / "out.csv")
    assert (sums.sent, sums.answered, sums.reused, sums.disagreements) == (2, 2, 2, ())


def test_what_a_person_chose_is_kept_with_the_connection(world: World) -> None:
    reusing = world.preparing.reusing
    assert reusing.days(CONNECTION) == OFF
    reusing.choose(CONNECTION, 30)
    assert (reusing.days(CONNECTION), reusing.days(Connection())) == (30, OFF)
    after = world.again()
    assert after.preparing.reusing.days(CONNECTION) == 30
    after.close()


def test_the_local_service_hears_of_no_number_that_is_known(world: World, tmp_path: Path) -> None:
    real = Real(tmp_path / "service", world.time)
    connect(world, real)

    async def story() -> None:
        await verified(world, british(30), connection=HERE)
        before = (await world.balances.read(HERE)).amount
        batch = await verified(world, british(40), connection=HERE, reuse_days=7, agreed=10)
        assert world.verification.outcome(batch.id).submitted == 10
        assert before - (await world.balances.read(HERE)).amount == 10
        sums = await world.exporting.export(batch.id, tmp_path / "out.csv")
        assert (sums.sent, sums.answered, sums.reused, sums.disagreements) == (10, 10, 30, ())
        rows = written(tmp_path / "out.csv")
        assert all(rows[number]["valid"] == "yes" for number in british(40))

    try:
        told(story())
    finally:
        real.service.close()
