"""A former list again: only what is too old, unknown or new leaves this machine, and nothing gets younger."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import ListLost, ReuseChanged, SentBefore, SwitchedOff, UsageError
from desktop_app.core.results.refresh import Refresh, RefreshSplit
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.core.service.settings import Setting
from desktop_app.services.program.failpoints import Moment
from tests.services.lists.test_repeating import hold_back
from tests.services.lists.test_reusing import DAY, Killed, dying, verified, written
from tests.services.world import World, british, german

MONTH = 30


async def refreshed(
    world: World, former: Batch, numbers: list[str] | None = None, days: int = MONTH, *, again: bool = False
) -> tuple[RefreshSplit, Batch]:
    """A refresh of a batch, or of these numbers, taken to its end."""
    split, batch = await begun(world, former, numbers, days, again=again)
    await world.verification.run(batch.id, 1)
    return split, world.journal.batch(batch.id)


async def begun(
    world: World, former: Batch, numbers: list[str] | None = None, days: int = MONTH, *, again: bool = False
) -> tuple[RefreshSplit, Batch]:
    refresh = Refresh(former.id, days)
    list_id = former.list_id if numbers is None else (await world.read(numbers)).list_id
    split = await world.refreshing.split(refresh, list_id)
    order = world.refreshing.order(refresh, list_id, split, again=again)
    return split, await world.preparing.prepare(order)


def says(world: World, job: str, **status: str) -> None:
    """Let the result of a task of the service have these statuses, by number without its plus."""
    rows = "".join(f"+{number[1:]},{word}\n" for number, word in status.items())
    world.service.results[job] = f"number,status\n{rows}".encode()


async def test_only_what_is_old_unknown_or_new_is_sent_and_the_rest_keeps_its_date(world: World) -> None:
    # GIVEN a list of four numbers, of which one was unknown and one had no answer
    fine, other, vague, silent = british(4)
    says(world, "t_01", **{f"n{fine[1:]}": "connected", f"n{other[1:]}": "absent", f"n{vague[1:]}": "unknown"})
    first = await verified(world, [fine, other, vague, silent])
    day = f"{world.time.now():%Y-%m-%d}"
    # WHEN ten days later a newer file of it is refreshed, without the second one and with two new ones
    world.time.ahead += 10 * DAY
    before = len(world.service.sent_numbers())
    newer = [german(1)[0], silent, fine, vague, fine, british(9)[8]]
    split, second = await refreshed(world, first, newer)
    # THEN one is taken over, and the others are sent, each once
    assert split == RefreshSplit(1, 0, 2, 2, {"GB": 3, "DE": 1})
    assert sorted(world.service.sent_numbers()[before:]) == sorted([german(1)[0], silent, vague, british(9)[8]])
    assert second.reused is not None
    assert [(each.batch_id, each.numbers) for each in second.reused.sources] == [(first.id, 1)]
    # AND the file has all of them, with the date of what was taken over
    sums = await world.exporting.export(second.id, world.home / "out.csv")
    assert (sums.sent, sums.reused, sums.disagreements) == (4, 1, ())
    rows = written(world.home / "out.csv")
    assert Counter(row["Reused"] for row in rows.values()) == {f"answered on {day}": 1, "": 4}
    # WHEN everything is a month old, all of it is asked again
    world.time.ahead += 31 * DAY
    found = await world.refreshing.split(Refresh(second.id, MONTH), second.list_id)
    assert (found.fresh, found.stale, found.new) == (0, 5, 0)


async def test_the_same_list_is_refreshed_where_it_is_and_both_runs_keep_their_answers(world: World) -> None:
    # GIVEN a number that no answer came for
    hold_back(world, "t_01", *british(3)[1:])
    first = await verified(world, british(3))
    world.time.ahead += 2 * DAY
    split, second = await refreshed(world, first)
    assert split == RefreshSplit(2, 0, 1, 0, {"GB": 1})
    assert world.service.sent_numbers()[3:] == [british(1)[0]]
    assert second.list_id == first.list_id
    # THEN neither stands beside the other as a step, and each has its own answers
    assert world.results.besides(second.id) == ()
    assert await world.results.tally(first.id) == {"answered": 2, "unanswered": 1}
    assert await world.results.tally(second.id) == {"answered": 3, "reused": 2}
    # AND the first one can be deleted without the second losing anything
    await world.verification.forget(first.id)
    sums = await world.exporting.export(second.id, world.home / "out.csv")
    assert (sums.sent, sums.reused, sums.disagreements) == (1, 2, ())


async def test_several_numbers_in_a_cell_are_each_taken_over_or_sent(world: World) -> None:
    one, two, three = british(3)
    says(world, "t_01", **{f"n{one[1:]}": "connected", f"n{two[1:]}": "unknown"})
    first = await verified(world, [f"{one} / {two}", three])
    world.time.ahead += 2 * DAY
    split, second = await refreshed(world, first)
    assert (split.fresh, split.unknown, split.new) == (1, 2, 0)
    assert sorted(world.service.sent_numbers()[3:]) == [two, three]
    split = await world.refreshing.split(Refresh(second.id, MONTH), (await world.read([two, german(1)[0]])).list_id)
    assert (split.numbers, split.new) == (2, 1)


async def test_nothing_gets_younger_by_being_taken_over_again_and_again(world: World) -> None:
    # GIVEN a chain of refreshes, twelve days apart
    first = await verified(world, british(3))
    world.time.ahead += 12 * DAY
    _, second = await refreshed(world, first, british(4))
    world.time.ahead += 12 * DAY
    _, third = await refreshed(world, second, british(5))
    assert len(world.service.sent_numbers()) == 5
    assert world.refreshing.latest(first).id == third.id
    # WHEN the first answers are older than a month, though they were taken over twelve days ago
    world.time.ahead += 12 * DAY
    split = await world.refreshing.split(Refresh(third.id, MONTH), third.list_id)
    # THEN those three are too old, and the others are as old as they are
    assert split == RefreshSplit(2, 3, 0, 0, {"GB": 3})
    await world.verification.forget(first.id)
    assert await world.refreshing.split(Refresh(third.id, MONTH), third.list_id) == split
    assert world.refreshing.latest(second).id == third.id


async def test_what_unknown_means_is_what_a_person_said_of_it(world: World) -> None:
    number = british(1)[0]
    says(world, "t_01", **{f"n{number[1:]}": "blue"})
    first = await verified(world, [number])
    refresh = Refresh(first.id, MONTH)
    assert (await world.refreshing.split(refresh, first.list_id)).unknown == 1
    world.results.change_rule(first.id, world.results.rule(first.id).changed("status", "blue", Verdict.GOOD))
    assert (await world.refreshing.split(refresh, first.list_id)).fresh == 1


async def test_more_than_a_person_agreed_to_is_never_sent(world: World) -> None:
    first = await verified(world, british(3))
    split = await world.refreshing.split(Refresh(first.id, MONTH), first.list_id)
    world.time.ahead += 40 * DAY
    with pytest.raises(ReuseChanged):
        await world.preparing.prepare(
            world.refreshing.order(Refresh(first.id, MONTH), first.list_id, split, again=True)
        )
    assert len(world.service.sent_numbers()) == 3
    assert [each.id for each in world.journal.batches()] == [first.id]


async def test_a_number_that_was_sent_today_is_not_paid_again_unasked(world: World) -> None:
    hold_back(world, "t_01", *british(3)[1:])
    first = await verified(world, british(3))
    with pytest.raises(SentBefore):
        await begun(world, first)
    assert len(world.service.sent_numbers()) == 3
    await refreshed(world, first, again=True)
    assert world.service.sent_numbers()[3:] == [british(1)[0]]


@pytest.mark.parametrize("at", [Moment.NUMBERED, Moment.PREPARED])
async def test_cut_off_anywhere_it_is_carried_on_and_paid_once(world: World, at: Moment) -> None:
    first = await verified(world, british(3))
    world.time.ahead += 2 * DAY
    with dying(world, at) as cut, pytest.raises(Killed):
        await begun(cut, first, british(5))
    assert len(world.service.sent_numbers()) == 3
    _, second = await refreshed(world, first, british(5))
    assert world.service.sent_numbers()[3:] == british(2, 3)
    assert len(world.journal.batches()) == 2
    assert second.reused is not None
    world.sure(second)


async def test_a_lost_list_is_filled_again_from_the_same_batch_or_not_at_all(world: World) -> None:
    first = await verified(world, british(3))
    world.time.ahead += 2 * DAY
    _, second = await begun(world, first, british(5))
    world.lists.discard(second.list_id)
    await world.verification.run((await world.prepared(british(5))).id, 1)
    assert world.service.sent_numbers()[3:] == british(2, 3)
    _, third = await begun(world, world.journal.batch(second.id), british(6))
    world.lists.discard(third.list_id)
    world.journal.update_batch(third.id, reused=replace(third.reused, digest="of other numbers"))  # type: ignore[type-var]
    with pytest.raises(ListLost):
        await world.prepared(british(6))


async def test_an_unfinished_batch_and_a_later_step_are_not_refreshed(world: World) -> None:
    batch = await world.prepared(british(3))
    assert not world.refreshing.offered(batch)
    with pytest.raises(UsageError, match="still being verified"):
        world.refreshing.check(batch)
    await world.verification.run(batch.id, 1)
    assert world.refreshing.offered(batch)
    world.refreshing.check(batch)
    world.journal.save_setting(Setting.AFTER.of(batch.id), "another")
    assert not world.refreshing.offered(batch)
    with pytest.raises(UsageError, match="later step"):
        world.refreshing.check(batch)


async def test_a_policy_without_reuse_has_no_refresh(world: World) -> None:
    batch = await verified(world, british(2))
    world.session.policy = Policy(off=frozenset({Feature.REUSE}))
    assert not world.refreshing.offered(batch)
    with pytest.raises(SwitchedOff):
        world.refreshing.check(batch)


async def test_what_a_person_chose_holds_for_the_product(world: World) -> None:
    refreshing = world.refreshing
    assert (refreshing.days("hlr-lookup"), refreshing.days("phone-validation")) == (30, 365)
    refreshing.choose("hlr-lookup", 7)
    after = world.again()
    assert (after.refreshing.days("hlr-lookup"), after.refreshing.days("phone-validation")) == (7, 365)
    after.close()
    with pytest.raises(UsageError):
        refreshing.choose("hlr-lookup", 0)
