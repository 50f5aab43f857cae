"""Lists are deleted after as long as a person chose, and what is deleted is on the disk no more."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Collection, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.erasing.disk import ErasureQueue
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.ports import NoDataEraser
from desktop_app.services.recipes.run_log import RunLog
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.machine.home import Home, open_home
from desktop_app.wiring.services import DiskEraser
from tests.secrets.searching import found_in
from tests.services.scripted_service import ScriptedService
from tests.services.simulated_time import SimulatedTime
from tests.services.test_with_the_real_service import BASE_URL, Real
from tests.services.world import World, told

HERE = Connection()  # the local service


class Place:
    """The program over a data folder, with the local service's store and the journal's copies in it."""

    def __init__(self, folder: Path) -> None:
        self.files = folder
        self.time = SimulatedTime()
        self.home: Home = open_home(folder / "home")
        journal = open_journal(self.home, self.time.now)
        self.real = Real(self.home.local_service, self.time)
        eraser = DiskEraser(self.home, journal)
        self.world = World(self.home.path, ScriptedService(self.time), journal, eraser)
        self.world.client = lambda _url, _key: self.real.client(BASE_URL, self.real.key)

    async def verified(self, name: str, numbers: list[str], product: str = "phone-validation") -> Batch:
        file = self.files / f"{name}.csv"
        file.write_text("Mobile\n" + "\n".join(numbers), "utf-8")
        read = await self.world.intake.read(file, ReadOptions())
        batch = await self.ordered(read.list_id, product)
        file.unlink()  # the person's own
        return batch

    async def ordered(self, list_id: str, product: str) -> Batch:
        batch = await self.world.preparing.prepare(BatchOrder(list_id=list_id, connection=HERE, product=product))
        await self.world.verification.run(batch.id, 1)
        # As services do that quote a number in an answer.
        self.world.journal.log(batch.id, "answer", self.time.now(), {"answer": self.numbers_of(batch)})
        return self.world.journal.batch(batch.id)

    def numbers_of(self, batch: Batch) -> list[str]:
        with self.world.context.list_of(batch) as store:
            return store.numbers(batch.id, "GB", 0, 10)

    def copied(self) -> None:
        """The journal's copies are made now and then."""
        Backups(self.home.backups, self.time.now).keep(self.home.journal, always=True)
        self.time.clock += 3600

    def aged(self) -> None:
        """As if nothing had happened to the local service's tasks for long."""
        with closing(sqlite3.connect(self.home.local_service / "store.sqlite")) as store, store:
            store.execute("UPDATE tasks SET updated_at = 0")

    def has(self, *numbers: str) -> set[str]:
        """The kinds of files that hold one of these."""
        return {Path(name).parts[0].partition(".")[0] for name in found_in(self.home.path, numbers)}

    def close(self) -> None:
        self.real.service.close()
        self.world.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = Place(tmp_path)
    yield made
    made.close()


def numbers(start: int) -> list[str]:
    return [f"+4474001{start + at:05}" for at in range(3)]


FIRST, SECOND, THIRD = numbers(10_000), numbers(20_000), numbers(30_000)
SINGLE = "+447400199999"
EVERYWHERE = {"lists", "journal", "backups", "local-service"}


async def test_one_list_is_deleted_and_none_of_its_numbers_is_left_anywhere(place: Place) -> None:
    world = place.world

    # GIVEN two lists, of which one was verified twice, and a journal that was moved aside
    first, second = await place.verified("first", FIRST), await place.verified("second", SECOND)
    again = await place.ordered(second.list_id, "carrier-lookup")
    place.copied()
    aside = place.home.path / "damaged-20260304T050607Z"
    aside.mkdir()
    (aside / "journal.sqlite").write_bytes(max(place.home.backups.iterdir()).read_bytes())
    assert place.has(*FIRST) > EVERYWHERE
    # WHEN one is deleted
    await world.verification.forget(first.id)
    # THEN it is nowhere, and the other is whole
    assert place.has(*FIRST) == set()
    assert place.has(*SECOND) >= EVERYWHERE
    assert world.verification.outcome(second.id).answered == 3
    assert not world.verification.erasing.pending
    # WHEN one of two batches of a list is deleted
    await world.verification.forget(again.id)
    # THEN its answers and results are gone, and the other's are there
    assert found_in(place.home.path, ["original_carrier"]) == []
    assert found_in(place.home.path, [again.id]) == []
    assert world.verification.outcome(second.id).answered == 3
    # WHEN the last one goes
    await world.verification.forget(second.id)
    assert place.has(*SECOND) == set()
    # AND a journal that was moved aside and not told of yet is owed
    aside.mkdir()
    assert not world.context.eraser.erase([], None, damaged=False)
    await world.session.aclose()


async def test_all_is_deleted_single_checks_and_what_a_kill_left_behind_too(place: Place) -> None:
    world = place.world

    # GIVEN a list, a single check, a list that a killed program had read, and a task that no journal knows
    await place.verified("first", FIRST)
    await world.checking.check(HERE, SINGLE)
    left = await place.verified("second", SECOND)
    place.copied()
    world.journal.delete_batch(left.id)
    place.aged()
    old = time.time() - 7200
    folder = place.home.lists / left.list_id
    for path in (folder, *folder.iterdir()):
        os.utime(path, (old, old))
    world.lists._here.clear()
    assert place.has(SINGLE) >= {"journal", "backups"}
    assert place.has(*SECOND) >= EVERYWHERE
    # WHEN all is deleted
    gone = await world.retention.delete_all()
    # THEN none of the numbers is left
    assert (len(gone.batches), len(gone.checks)) == (1, 1)
    assert place.has(*FIRST, *SECOND, SINGLE) == set()
    assert not world.retention.pending
    await world.session.aclose()


async def test_what_is_too_old_goes_once_a_person_has_agreed(place: Place) -> None:
    world = place.world

    first = await place.verified("first", FIRST)
    await world.checking.check(HERE, SINGLE)
    place.copied()
    # GIVEN that nothing is old when a person chooses a month
    world.retention.choose(30)
    assert not await world.retention.tidy()
    place.time.clock += 31 * 86_400
    second = await place.verified("second", SECOND)
    # WHEN it is looked for what is too old, twice
    due = [await world.retention.tidy() for _ in range(2)]
    # THEN it is asked about, and nothing goes before the answer
    assert [(list(each.batches), len(each.checks)) for each in due] == [([first], 1)] * 2
    assert place.has(*FIRST) >= EVERYWHERE
    # WHEN the person agrees
    world.retention.choose(30, agreed=True)
    assert not await world.retention.tidy()
    # THEN what is old is gone for good, and what isn't is there
    assert place.has(*FIRST, SINGLE) == set()
    assert place.has(*SECOND) >= EVERYWHERE - {"backups"}
    # AND later ones go by themselves, in a program that was used meanwhile
    for _ in range(2):
        place.time.clock += 16 * 86_400
        assert not await world.retention.tidy()
    assert place.has(*SECOND) == set()
    assert world.journal.batches() == []
    assert second.id not in {batch.id for batch in world.journal.batches()}
    await world.session.aclose()


class Refusing:
    """A disk that can't be written once."""

    def __init__(self) -> None:
        self.asked: list[tuple[list[str], bool]] = []

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:  # noqa: ARG002 - the port's
        self.asked.append((list(tasks), kept is not None))
        return len(self.asked) > 1


def test_what_could_not_be_erased_is_erased_by_the_next_run(tmp_path: Path) -> None:
    (tmp_path / "lists").mkdir()
    eraser = Refusing()
    world = World(tmp_path, eraser=eraser)

    async def story(world: World) -> None:
        batch = await world.prepared(FIRST, connection=Connection())
        await world.verification.forget(batch.id)
        assert world.retention.pending

    told(story(world))
    world.close()
    again = World(tmp_path, eraser=eraser)
    told(again.retention.tidy())
    assert not again.retention.pending
    assert eraser.asked == [([], False)] * 2

    async def in_doubt() -> None:
        # GIVEN a part of which nobody knows whether it arrived
        task = again.journal.tasks((await again.prepared(SECOND, connection=Connection())).id)[0]
        for event in (TaskEvent.SEND, TaskEvent.DOUBTED):
            again.journal.record(task.id, event, again.time.now(), {})
        # THEN of what the local service has nothing goes that might be it
        await again.retention.delete_all()
        assert eraser.asked[2:] == [([], False)]
        again.journal.record(task.id, TaskEvent.DECIDED_LEAVE, again.time.now(), {})
        await again.retention.delete_all()
        assert eraser.asked[3:] == [([], True)]

    told(in_doubt())
    again.close()


def test_what_two_processes_are_about_to_erase_is_owed_together(world: World) -> None:
    other = Journal(world.home / "journal.sqlite")

    def meanwhile() -> Iterator[str]:
        ErasureQueue(other, world.lists, NoDataEraser(), RunLog(world.context)).schedule(rest=True, logs=["Theirs"])
        yield "Ours"

    world.verification.erasing.schedule(logs=meanwhile())
    found = world.journal.setting(Setting.ERASURE_OWED)
    assert (set(found["logs"]), found["rest"]) == ({"Ours", "Theirs"}, True)
    other.close()


async def test_an_erasure_beside_a_deletion_leaves_its_debt(world: World) -> None:
    # GIVEN a deletion that has not come to the journal's rows when an erasure runs
    erasing, batch = world.verification.erasing, await world.prepared(FIRST)
    deleting = asyncio.ensure_future(world.verification.forget(batch.id, erase=False))
    await asyncio.sleep(0)
    assert erasing.pending
    assert [each.id for each in world.journal.batches()] == [batch.id]
    assert await erasing.run_pending()
    await deleting
    # THEN one is owed once more
    assert erasing.pending
    # AND what is to be deleted while one runs is owed, too
    settling = asyncio.ensure_future(erasing.run_pending())
    await asyncio.sleep(0)
    erasing.schedule()
    assert await settling
    assert erasing.pending
    assert await erasing.run_pending()
    assert not erasing.pending


def test_the_choice_is_kept_and_nonsense_means_for_ever(world: World) -> None:
    assert world.retention.days is None
    world.retention.choose(90)
    assert world.again().retention.days == 90
    again = world.again()
    again.journal.save_setting("lists kept", {"days": 1})
    assert again.retention.days is None
    assert not again.retention.due(None)
    again.close()


async def test_what_something_happened_to_since_it_was_said_stays(world: World) -> None:
    batch = await world.prepared(FIRST)
    await world.verification.run(batch.id, 1)
    world.retention.choose(7)
    world.time.clock += 8 * 86_400
    message = await world.retention.tidy()
    assert [each.id for each in message.batches] == [batch.id]
    # WHEN it is exported before the person agrees
    world.journal.update_batch(batch.id, exported_at=world.time.now())
    world.retention.choose(7, agreed=True)
    # THEN it isn't too old any more
    assert not await world.retention.delete_due(message)
    assert [each.id for each in world.journal.batches()] == [batch.id]
    # AND what is sent again while all is deleted stays, too
    world.journal.add_tasks(batch.id, world.time.now(), [NewTask("GB", Via.JSON, 3, 1, again=True)])
    assert not (await world.retention.delete_all()).batches
    await world.session.aclose()


async def test_nothing_goes_for_a_clock_that_has_leapt(world: World) -> None:
    batch = await world.prepared(FIRST)
    await world.verification.run(batch.id, 1)
    world.retention.choose(7, agreed=True)
    world.time.clock += 4000 * 86_400
    assert [each.id for each in (await world.retention.tidy()).batches] == [batch.id]
    await world.session.aclose()
