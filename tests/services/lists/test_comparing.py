"""Which runs are offered to be compared with: none of which it is known that it shares no number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.results.comparison import Change, Compared
from desktop_app.core.results.reuse import Reused
from desktop_app.services.jobs import Compare, FindSharing
from desktop_app.services.lists.comparing import Comparing
from tests.services.direct_work import Direct
from tests.services.world import World, british, german


class Told(Direct):
    """Compares nothing: says what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.counts = dict.fromkeys(Change, 0)
        self.shares: dict[str, bool] = {}
        self.asked: list[tuple[str, list[str]]] = []
        self.instead = {Compare: self._compare, FindSharing: self._find_sharing}

    async def _compare(self, _job: Compare) -> Compared:
        return Compared(self.counts, ())

    async def _find_sharing(self, job: FindSharing) -> list[bool | None]:
        self.asked.append((job.folder.name, [each.name for each in job.others]))
        return [self.shares.get(each.name) for each in job.others]


def comparing_by(world: World, work: Told) -> Comparing:
    return Comparing(replace(world.context, worker=work, quick=work))


@pytest.mark.parametrize("kept", ["nonsense", [None, 5, ["x"]], {}])
async def test_lists_that_share_no_number_are_not_offered_to_each_other_again(world: World, kept: object) -> None:
    # GIVEN two lists of one country, one of another, and one of both
    one, other, abroad, both = [
        (await world.prepared(numbers)).id
        for numbers in (british(2), british(4)[2:], german(2), [*british(6)[4:], *german(4)[2:]])
    ]
    world.journal.save_setting("lists without a shared number", kept)
    work = Told()
    comparing = comparing_by(world, work)

    def offered(batch_id: str) -> set[str]:
        return {each.batch.id for each in comparing.runs(batch_id)}

    assert (offered(one), offered(abroad)) == ({other, both}, {both})
    # WHEN a comparison finds something, or nothing that both have
    work.counts = {**work.counts, Change.UNKNOWN: 1}
    await comparing.compare(one, both)
    work.counts = dict.fromkeys(Change, 0) | {Change.NEW: 2, Change.GONE: 2}
    await comparing.compare(other, one)
    # THEN only the latter aren't offered to each other any more, in a later run of the program, too
    assert (offered(one), offered(other)) == ({both}, {both})
    assert (comparing.any_other(one), comparing.any_other("none")) == (True, True)


async def test_a_run_whose_answers_were_reused_may_share_a_number_with_anybody(world: World) -> None:
    # GIVEN a run of which the journal has tasks of another country alone: the other numbers have answers of before
    one, abroad = await world.prepared(british(2)), await world.prepared(german(2))
    now = world.time.now()
    world.journal.update_batch(abroad.id, reused=Reused(30, 5, now, now, (), ""))
    work = Told()
    # THEN it is offered
    runs = comparing_by(world, work).runs(one.id)
    assert [each.batch.id for each in runs] == [abroad.id]


async def test_lists_are_looked_through_once_for_a_shared_number(world: World) -> None:
    # GIVEN a run, and three others of its country, of which one shares a number with it
    one, near, far, slow = [
        await world.prepared(numbers) for numbers in (british(2), british(4)[1:], british(6)[4:], british(8)[6:])
    ]
    work = Told()
    comparing = comparing_by(world, work)
    assert set(comparing.unsure(one.id)) == {near.list_id, far.list_id, slow.list_id}
    # WHEN it is found out in time for two of them
    work.shares = {near.list_id: True, far.list_id: False}
    await comparing.find_out(one.id)
    # THEN the one without is offered no more, neither to the other, and only the third is asked about again
    assert {each.batch.id for each in comparing.runs(one.id)} == {near.id, slow.id}
    assert one.id not in {each.batch.id for each in comparing.runs(far.id)}
    assert comparing.unsure(one.id) == [slow.list_id]
    # AND where nothing at all can be found out, nobody waits for it a second time
    await comparing.find_out(one.id)
    assert comparing.unsure(one.id) == []
    assert {each.batch.id for each in comparing.runs(one.id)} == {near.id, slow.id}
    assert [len(others) for _, others in work.asked] == [3, 1]


async def test_all_that_was_found_apart_is_left_out_in_this_run_and_kept_in_one_step(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN more lists without a shared number than are kept
    monkeypatch.setattr("desktop_app.services.lists.comparing._DISJOINT_KEPT", 2)
    one, *others = [await world.prepared(british(2, start=10 * at)) for at in range(5)]
    work = Told()
    saved: list[str] = []
    work.shares = {each.list_id: False for each in others}
    comparing = comparing_by(world, work)
    keep = world.journal.save_setting

    def kept(name: str, value: object) -> None:
        saved.append(name)
        keep(name, value)

    monkeypatch.setattr(world.journal, "save_setting", kept)
    # WHEN they are looked through
    await comparing.find_out(one.id)
    # THEN none is offered, nor is this one to any; and the journal was written once
    assert (comparing.runs(one.id), comparing.unsure(one.id)) == ([], [])
    assert all(one.id not in {run.batch.id for run in comparing.runs(each.id)} for each in others)
    assert len(saved) == 1
    # AND in a later run of the program those are left out that were kept
    later = comparing_by(world, work)
    assert len(later.runs(one.id)) == 2
