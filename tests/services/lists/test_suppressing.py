"""Suppression lists over real journals and lists: what is on one of them never leaves this machine."""

from __future__ import annotations

import asyncio
import csv
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import openpyxl
import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.checks import CheckState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import (
    AllSuppressed,
    BatchBusy,
    FileMissing,
    NumberInvalid,
    SuppressionBroken,
    SuppressionMissing,
    SwitchedOff,
    UsageError,
)
from desktop_app.core.facts.offline import Offline
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.results.suppression import KeptBack, SuppressionList, SuppressionMarks
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.corrections import TakeSuggestions
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.core.service.policy import Policy, Suppressed
from desktop_app.services.jobs import WriteEdition
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.storage.journal.journal import Journal
from desktop_app.workers.jobs import perform, unheard
from tests.services.one_by_one import NEVER, states
from tests.services.world import CONNECTION, World, british, german, until
from tests.systems import for_its_owner_alone


async def suppress(
    world: World, numbers: list[str], name: str = "Opt-outs", *, replacing: bool = False
) -> SuppressionList:
    read = await world.intake.read(world.file(numbers, f"{name}.csv"), ReadOptions())
    return await world.suppression.add(read, name, "asked for it", replacing=replacing)


async def add_file(world: World, file: Path, country: str, name: str, *, replacing: bool = False) -> SuppressionList:
    read, _ = await world.suppression.read(file, country)
    return await world.suppression.add(read, name, replacing=replacing)


def fixed(world: World, rules: Suppressed) -> World:
    """The next run, on a computer whose organisation has fixed this."""
    world.close()
    again = World(world.home, world.service)
    again.session.policy = Policy(suppression=rules)
    return again


async def test_suppressed_numbers_get_no_place_and_the_sums_agree(world: World, tmp_path: Path) -> None:
    # GIVEN two suppression lists that share a number
    numbers = [*british(6), *german(4)]
    await suppress(world, [numbers[1], numbers[7], "+442079460000"])
    await suppress(world, [numbers[1], numbers[2]], "Competitors")
    # WHEN a list with three of their numbers, one of them twice, is sent
    batch = await world.prepared([*numbers, "nonsense", numbers[1]])
    await world.verification.run(batch.id, 1)
    # THEN these never leave
    assert sorted(world.service.sent_numbers()) == sorted(set(numbers) - {numbers[1], numbers[2], numbers[7]})
    # AND every row has its verdict; together they are all rows
    counts = (await world.results.standing(batch.id)).verdicts
    assert (counts.good, counts.suppressed, counts.problem, counts.rows) == (7, 4, 1, 12)
    rows = await world.results.select(batch.id, RowFilter(verdict=Verdict.SUPPRESSED))
    assert list(rows) == [3, 4, 9, 13]
    assert list(await world.results.select(batch.id, RowFilter(sort="verdict")))[-5:] == [3, 4, 9, 13, 12]
    # AND the workbook proves each number with its lists, purpose and date
    written = await world.exporting.export(batch.id, tmp_path / "out.xlsx", form=OutputForm(verdicts=True))
    assert (written.disagreements, written.suppressed, written.unsent, written.partial) == ((), 3, 0, False)
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    header, *proof = [[cell.value for cell in row] for row in book["Suppressed"].iter_rows()]
    assert header == ["Phone (E.164)", "Row", "Suppressed by", "Purpose", "Suppressed since", "Suppressed until"]
    assert [(row[0], row[1], row[2]) for row in proof] == [
        (numbers[1], "3", "Competitors"),
        (numbers[1], "3", "Opt-outs"),
        (numbers[2], "4", "Competitors"),
        (numbers[7], "9", "Opt-outs"),
        (numbers[1], "13", "Competitors"),  # a duplicate's row is one of them
        (numbers[1], "13", "Opt-outs"),
    ]
    assert {row[3] for row in proof} == {"asked for it"}
    assert {row[4] for row in proof} == {f"{world.time.now():%Y-%m-%d %H:%M} UTC"}
    assert {row[5] or "" for row in proof} == {""}
    names = [cell.value for cell in book["Results"][1]]
    both = names.index("Suppressed by")
    assert [row[both].value for row in book["Results"].iter_rows(min_row=2)][1] == "Competitors; Opt-outs"
    about = {row[0].value: row[1].value for row in book["About"].iter_rows()}
    assert about["Verdict: suppressed"] == "4"
    assert (
        about["Suppression list “Opt-outs”"]
        == f"asked for it; 2 numbers of this list, since {world.time.now():%Y-%m-%d}"
    )


async def test_what_was_kept_back_is_proved_after_its_list_is_gone(world: World, tmp_path: Path) -> None:
    # GIVEN a batch from which two lists kept numbers back, one of them in two rows
    numbers = british(4)
    gone, began = await suppress(world, numbers[:2]), f"{world.time.now():%Y-%m-%d %H:%M} UTC"
    await suppress(world, numbers[1:2], "Competitors")
    batch = await world.prepared([*numbers, numbers[0]])
    await world.verification.run(batch.id, 1)
    # WHEN one of the lists is deleted, and the results are written a day later
    world.time.ahead += 86_400
    world.suppression.remove(gone)
    ended = f"{world.time.now():%Y-%m-%d %H:%M} UTC"
    world.time.ahead += 86_400
    written = await world.exporting.export(batch.id, tmp_path / "out.xlsx", form=OutputForm(verdicts=True))
    # THEN the workbook proves both, and until when the deleted one held
    assert written.disagreements == ()
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    proof = [tuple(cell.value or "" for cell in row)[:6] for row in book["Suppressed"].iter_rows(min_row=2)]
    assert proof == [
        (numbers[0], "2", "Opt-outs", "asked for it", began, ended),
        (numbers[1], "3", "Competitors", "asked for it", began, ""),
        (numbers[1], "3", "Opt-outs", "asked for it", began, ended),
        (numbers[0], "6", "Opt-outs", "asked for it", began, ended),
    ]
    about = [(row[0].value, row[1].value) for row in book["About"].iter_rows()]
    told = f"asked for it; 2 numbers of this list; no longer applied since {ended}"
    assert ("Suppression list “Opt-outs”", told) in about
    # AND a list of that name made anew is another one: the former keeps its dates
    await suppress(world, numbers[:1])
    await world.exporting.export(batch.id, tmp_path / "out.xlsx", form=OutputForm(verdicts=True))
    rows = [*openpyxl.load_workbook(tmp_path / "out.xlsx")["Suppressed"].iter_rows(min_row=2, values_only=True)]
    assert [row[5] or "" for row in rows if row[1] == "2"] == ["", ended]


async def test_what_is_switched_off_and_on_again_is_proved_once(world: World, tmp_path: Path) -> None:
    numbers = [*british(2), f"{british(1, 2)[0]}; {british(1, 3)[0]}"]
    added = await suppress(world, [british(1)[0], british(1, 3)[0]])
    batch = await world.prepared(numbers)
    for off, proved in (([added.id], True), ([], False)):
        world.suppression.switch(batch.list_id, off)
        await world.exporting.export(batch.id, tmp_path / "out.xlsx")
        rows = [*openpyxl.load_workbook(tmp_path / "out.xlsx")["Suppressed"].iter_rows(min_row=2, values_only=True)]
        assert [(row[0], row[1], bool(row[5])) for row in rows] == [
            (british(1)[0], "2", proved),
            (british(1, 3)[0], "4", proved),
        ]


@pytest.mark.parametrize("shape", [OutputShape.SPLIT, OutputShape.CLEAN])
async def test_clean_and_split_files_keep_suppressed_numbers_apart(
    world: World, tmp_path: Path, shape: OutputShape
) -> None:
    # GIVEN a list that was verified, and a number of it that was suppressed afterwards
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id, 1)
    await suppress(world, british(1, 1))
    written = await world.exporting.export(batch.id, tmp_path / "out.xlsx", form=OutputForm(shape))
    assert written.disagreements == ()
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    if shape is OutputShape.CLEAN:
        assert [row[1].value for row in book["Results"].iter_rows(min_row=2)] == [british(1)[0], british(1, 2)[0]]
    else:
        assert book["Good"].max_row == 3
        assert [cell.value for cell in book["Suppressed"][2]][:3] == ["3", "N1", british(1, 1)[0]]


@pytest.mark.parametrize("via", [Via.AUTO, Via.REALTIME])
async def test_what_waits_when_a_list_is_added_is_looked_at_before_it_goes(
    world: World, tmp_path: Path, via: Via
) -> None:
    # GIVEN a batch that was prepared and not sent
    numbers = british(10)
    batch = await world.prepared(numbers, None if via is Via.REALTIME else 4, via=via)
    # WHEN some of its numbers are suppressed before it goes
    gone = {numbers[0], numbers[5], numbers[6], numbers[9]}
    await suppress(world, [*gone])
    await world.verification.run(batch.id, 1)
    # THEN none of these leaves, every other number has one place, and the sums agree
    left = world.service.checked if via is Via.REALTIME else world.service.sent_numbers()
    assert sorted(left) == sorted(set(numbers) - gone)
    world.sure(batch)
    written = await world.exporting.export(batch.id, tmp_path / "out.csv")
    assert (written.disagreements, written.suppressed, written.answered, written.unsent) == ((), 4, 6, 0)
    assert world.verification.outcome(batch.id).suppressed == 4


async def test_what_came_back_one_by_one_and_is_suppressed_by_then_never_leaves(world: World, tmp_path: Path) -> None:
    # GIVEN checks that never arrived, and are still to be asked
    numbers = british(6)
    batch = await world.prepared(numbers, via=Via.REALTIME)
    world.service.mishap("check", *[NEVER] * 20)
    await asyncio.gather(world.verification.run(batch.id, 1), return_exceptions=True)
    assert world.service.checked == []
    world.service.mishaps.clear()
    # WHEN two of their numbers are suppressed
    await suppress(world, [numbers[0], numbers[3]])
    await world.verification.run(batch.id, 1)
    # THEN the others are asked, each once
    assert sorted(world.service.checked) == [*numbers[1:3], *numbers[4:]]
    written = await world.exporting.export(batch.id, tmp_path / "out.csv")
    assert (written.disagreements, written.suppressed, written.answered) == ((), 2, 4)


async def test_what_a_kill_cut_off_one_by_one_is_looked_at_before_the_rest_goes(world: World, tmp_path: Path) -> None:
    # GIVEN a list of which some numbers are answered when the program is killed
    numbers = british(30)
    batch = await world.prepared(numbers, via=Via.REALTIME)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: states(world, batch).count(CheckState.ANSWERED) > 5, running)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    before = list(world.service.checked)
    assert len(before) < 25
    # WHEN one that was asked and two that weren't are suppressed
    left = sorted(set(numbers) - set(before))
    await suppress(world, [before[0], left[0], left[-1]])
    again = world.again()
    await again.verification.run(batch.id, 1)
    # THEN these two aren't asked, and the others once
    assert sorted(again.service.checked) == sorted(set(numbers) - {left[0], left[-1]})
    written = await again.exporting.export(batch.id, tmp_path / "out.csv")
    assert (written.disagreements, written.suppressed) == ((), 2)
    again.close()


async def test_a_task_of_suppressed_numbers_alone_is_none(world: World, tmp_path: Path) -> None:
    numbers = british(4)
    batch = await world.prepared(numbers, 2)
    await suppress(world, numbers[:2])
    await world.verification.run(batch.id, 1)
    assert sorted(world.service.sent_numbers()) == numbers[2:]
    assert (await world.exporting.export(batch.id, tmp_path / "out.csv")).disagreements == ()


@pytest.mark.parametrize("divided", [False, True])
async def test_a_kill_while_numbers_are_taken_out_lets_none_of_them_leave(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, divided: bool
) -> None:
    # GIVEN a run that is killed while suppressed numbers are taken out of a task: before it is divided, or after
    numbers = british(6)
    batch = await world.prepared(numbers)
    await suppress(world, numbers[1:3])

    def kill(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as killed:
        if divided:
            object.__setattr__(world.context, "at", kill)
        else:
            killed.setattr(Journal, "divide", kill)
        with pytest.raises(KeyboardInterrupt):
            await world.suppression.hold_back(batch, world.tasks(batch)[0])
    # WHEN it goes on at the next start
    again = world.again()
    await again.verification.run(batch.id, 1)
    # THEN the others are sent, once, and the sums agree
    assert sorted(again.service.sent_numbers()) == [numbers[0], *numbers[3:]]
    again.sure(batch)
    written = await again.exporting.export(batch.id, tmp_path / "out.csv")
    assert (written.disagreements, written.suppressed) == ((), 2)
    again.close()


async def test_unanswered_numbers_that_are_suppressed_are_not_sent_again(world: World) -> None:
    numbers = british(4)
    world.service.results["t_01"] = b"number,active\n" + f"{numbers[0]},yes\n".encode()
    batch = await world.prepared(numbers)
    await world.verification.run(batch.id, 1)
    await suppress(world, numbers[1:2])
    await world.results.up_to_date(batch.id)
    assert (await world.repeating.unanswered(batch.id)).numbers == 2
    await world.repeating.repeat(batch.id, 2)
    await world.verification.run(batch.id, 1)
    assert sorted(world.service.jobs["t_02"].phones) == numbers[2:]


async def test_a_number_that_is_mended_after_the_list_was_marked_is_suppressed(world: World) -> None:
    # GIVEN a list that was marked, with a number that had a problem then
    await suppress(world, ["+447400123457", british(1)[0]])
    found = await world.read([*british(2), "447400123457"])
    assert (await world.suppression.mark(found.list_id)).numbers == 1
    # WHEN that number is mended, and is on the suppression list
    await world.mending.suggest(found.list_id)
    done = await world.mending.mend(found.list_id, TakeSuggestions(("lost-plus",)))
    assert done.changed == 1
    # THEN it isn't sent either
    batch = await world.preparing.prepare(BatchOrder(found.list_id, CONNECTION, "phone-validation"))
    await world.verification.run(batch.id, 1)
    assert world.service.sent_numbers() == british(1, 1)
    # AND taken back before, it would be none of them
    other = await world.read([*british(2), "447400123457"])
    await world.mending.suggest(other.list_id)
    await world.mending.mend(other.list_id, TakeSuggestions(("lost-plus",)))
    assert (await world.suppression.mark(other.list_id)).numbers == 2
    await world.mending.undo(other.list_id)
    assert (await world.suppression.mark(other.list_id)).numbers == 1


async def test_more_suppression_lists_than_sqlite_attaches_apply_at_once(world: World) -> None:
    numbers = british(13)
    for place, number in enumerate(numbers[:12]):
        await suppress(world, [number], f"List {place}")
    batch = await world.prepared(numbers)
    await world.verification.run(batch.id, 1)
    assert world.service.sent_numbers() == numbers[12:]


async def test_a_list_that_is_not_sent_is_written_with_its_suppressed_numbers_and_sums(
    world: World, tmp_path: Path
) -> None:
    found = await world.read(british(3))
    await suppress(world, british(1))
    form = OutputForm(offline=(Offline.REGION,))
    written = await world.exporting.export_unsent(found.list_id, tmp_path / "out.csv", form=form)
    assert (written.disagreements, written.suppressed, written.unsent) == ((), 0, 0)
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        assert [row["Suppressed by"] for row in csv.DictReader(file)] == ["Opt-outs", "", ""]


async def test_a_refresh_is_priced_without_what_is_suppressed_by_now(world: World) -> None:
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id, 1)
    added = await suppress(world, british(1))
    world.time.ahead += 60 * 86_400
    refresh = Refresh(batch.id, 30)
    assert (await world.refreshing.split(refresh, batch.list_id)).numbers == 2
    world.suppression.remove(added)
    assert (await world.refreshing.split(refresh, batch.list_id)).numbers == 3


async def test_a_list_is_switched_off_for_one_list(world: World) -> None:
    numbers = british(3)
    added = await suppress(world, numbers[:1])
    batch = await world.prepared(numbers)
    assert [task.numbers for task in world.tasks(batch)] == [2]
    world.suppression.switch(batch.list_id, [added.id])
    assert not (await world.suppression.mark(batch.list_id)).numbers
    assert (await world.results.standing(batch.id)).verdicts.suppressed == 0
    # AND what is deleted is gone, from the disk and from the marks
    world.suppression.switch(batch.list_id, [])
    assert (await world.suppression.mark(batch.list_id)).numbers == 1
    world.suppression.remove(added)
    assert not (await world.suppression.mark(batch.list_id)).numbers
    assert not [*(world.home / "suppression").iterdir()]


async def test_a_list_is_neither_deleted_nor_renamed_while_a_file_is_added(world: World) -> None:
    added = await suppress(world, british(1))
    with world.lists.claim("suppression") as mine:
        assert mine
        for change in (world.suppression.remove, lambda each: world.suppression.rename(each, "Do not call", "")):
            with pytest.raises(BatchBusy):
                change(added)
    world.suppression.rename(added, "Do not call", "")
    assert [each.name for each in world.suppression.every()] == ["Do not call"]


async def test_a_deleted_batch_leaves_nothing_of_the_numbers_that_it_lacked(world: World) -> None:
    await suppress(world, british(1))
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id, 1)
    assert (world.suppression.kept_back(batch.id) or KeptBack()).numbers == 1
    await world.verification.forget(batch.id)
    assert world.suppression.kept_back(batch.id) is None


async def test_suppression_lists_stay_when_everything_else_is_deleted(world: World) -> None:
    added = await suppress(world, british(1))
    batch = await world.prepared(british(2))
    await world.verification.run(batch.id, 1)
    assert len((await world.retention.delete_all()).batches) == 1
    assert world.suppression.every() == [added]


async def test_a_list_that_is_suppressed_whole_is_not_sent(world: World) -> None:
    await suppress(world, british(2))
    with pytest.raises(AllSuppressed) as refused:
        await world.prepared(british(2))
    assert "Opt-outs" in str(refused.value)


async def test_a_newer_file_replaces_a_list_and_numbers_keep_their_date(world: World) -> None:
    # GIVEN a list of March
    first = await suppress(world, british(3))
    day = f"{world.time.now():%Y-%m-%d}"
    # WHEN a newer file replaces it a month later
    await world.time.sleep(31 * 86_400)
    second = await suppress(world, [*british(2), *german(1)], replacing=True)
    # THEN what stays keeps its date, what is new has the new one, what is gone is gone
    later = f"{world.time.now():%Y-%m-%d}"
    assert (second.id, second.numbers, second.added_at) == (first.id, 3, first.added_at)
    since = [[each.since for each in await world.suppression.suppressing(one)] for one in [*british(3), *german(1)]]
    assert since == [[day], [day], [], [later]]
    # AND a file that is added leaves all that was there
    third = await suppress(world, british(1, 2))
    assert (third.numbers, third.rows) == (4, 4)


async def test_a_file_that_is_added_again_for_another_country_counts_once(world: World) -> None:
    # GIVEN a file with a number of Austria, one of Germany, one of both and a word, and another file with a word
    file = world.file(["0316 1234567", "040 1234567", "0650 1234567", "nobody"], "opt-outs.csv")
    other = world.file(["nobody", "+447400000001"], "more.csv")
    first = await add_file(world, file, "AT", "Opt-outs")
    assert (first.numbers, first.rows, first.problems) == (2, 4, 2)
    both = await add_file(world, other, "", "Opt-outs")
    assert (both.numbers, both.rows, both.problems) == (3, 6, 3)
    # WHEN it is added again, read for the other country
    again = await add_file(world, file, "DE", "Opt-outs")
    # THEN only rows count that no reading has understood, and each row once
    assert (again.numbers, again.rows, again.problems) == (5, 6, 2)
    assert [(each.source, each.row, each.raw) for each in world.suppression.problems(again, 9)] == [
        ("opt-outs.csv", 5, "nobody"), ("more.csv", 2, "nobody"),
    ]  # fmt: skip
    for _ in range(2):
        again = await add_file(world, file, "AT", "Opt-outs")
        assert (again.numbers, again.rows, again.problems) == (5, 6, 2)
    # AND a list of before that notes no contents is added to as before
    with closing(sqlite3.connect(world.context.suppression.path(again.id))) as db, db:
        db.execute("DROP TABLE contents")
    again = await add_file(world, other, "", "Opt-outs")
    assert (again.numbers, again.rows, again.problems) == (5, 8, 3)
    replaced = await add_file(world, other, "", "Opt-outs", replacing=True)
    assert (replaced.numbers, replaced.rows, replaced.problems) == (1, 2, 1)


async def test_the_organisation_has_lists_that_nobody_switches_off(world: World) -> None:
    # GIVEN a policy with a shared file and a list that a person has to have
    shared = world.file(british(1), "shared.csv")
    rules = Suppressed(("Opt-outs",), str(shared), "Do not call", "", optional=False)
    world = fixed(world, rules)
    with pytest.raises(SuppressionMissing):
        await world.prepared(british(3))
    with pytest.raises(SuppressionMissing):
        await world.suppression.suppressing(british(1)[0])
    added = await suppress(world, british(1, 1))
    # THEN both apply, and nobody can do without them
    batch = await world.prepared(british(3))
    assert [task.numbers for task in world.tasks(batch)] == [1]
    with pytest.raises(SwitchedOff):
        world.suppression.switch(batch.list_id, [added.id])
    with pytest.raises(SwitchedOff):
        world.suppression.remove(added)
    with pytest.raises(UsageError):
        await suppress(world, british(1), "Do not call")
    # WHEN the shared file changes, THEN what waits is looked at by the new one
    world.file(british(3), "shared.csv")
    await world.verification.run(batch.id, 1)
    assert world.service.sent_numbers() == []
    # AND half a file, or none of the numbers, takes nobody off the list
    for text in ["", "sorry", "phone\nnone\n"]:
        shared.write_text(text)
        assert (await world.suppression.mark(batch.list_id)).numbers == 3
    # AND while it can't be read, its last copy holds; without a copy nothing is sent
    shared.unlink()
    assert (await world.suppression.mark(batch.list_id)).numbers == 3
    (world.home / "suppression" / "shared.sqlite").unlink()
    with pytest.raises(FileMissing):
        await world.prepared(british(5))
    world.close()


async def test_numbers_that_the_organisations_file_no_longer_has_stay_until_the_policy_says_otherwise(
    world: World,
) -> None:
    # GIVEN the organisation's file, whose next version is caught half copied, and rests like that
    shared = world.file([*british(3), "oops"], "shared.csv")
    world = fixed(world, Suppressed(file=str(shared)))
    batch = await world.prepared(british(6))
    world.file([british(1)[0], *british(1, 4), "oops"], "shared.csv")
    # THEN what is new applies at once, and nobody has come off the list
    assert (await world.suppression.mark(batch.list_id)).numbers == 4
    (found,) = world.suppression.every()
    assert (found.numbers, found.gone, found.rows, found.problems) == (4, 2, 3, 1)
    assert found.as_json()["no_longer_in_file"] == 2
    # AND it stays so at the next start, and once the file is whole nothing is amiss
    world = fixed(world, Suppressed(file=str(shared)))
    assert (await world.suppression.mark(batch.list_id)).numbers == 4
    world.file(british(5), "shared.csv")
    assert (await world.suppression.mark(batch.list_id)).numbers == 5
    assert [each.gone for each in world.suppression.every()] == [0]
    # WHEN the policy says that the file is always whole, THEN it alone counts, at once
    world.file(british(2), "shared.csv")
    assert (await world.suppression.mark(batch.list_id)).numbers == 5
    world = fixed(world, Suppressed(file=str(shared), may_shrink=True))
    assert (await world.suppression.mark(batch.list_id)).numbers == 2
    (found,) = world.suppression.every()
    assert (found.numbers, found.gone, found.rows, found.problems) == (2, 0, 2, 0)
    world.close()


@pytest.mark.parametrize("change", ["country", "file"])
async def test_what_the_policy_had_read_wrongly_leaves_the_list_once_it_is_put_right(world: World, change: str) -> None:
    # GIVEN a policy that has national numbers read as another country's, or that names another file
    shared = world.file(["0650 1234567", "0650 1234568"], "shared.csv")
    wrong = world.file(german(4), "wrong.csv")
    begun = Suppressed(file=str(shared), country="AT")
    if change == "file":
        begun = Suppressed(file=str(wrong), country="DE")
    world = fixed(world, begun)
    read = await world.intake.read(world.file(german(3)), ReadOptions())
    await world.suppression.mark(read.list_id)
    # WHEN it is put right THEN the list has what the file has, and nothing else
    world = fixed(world, Suppressed(file=str(shared), country="DE"))
    await world.suppression.mark(read.list_id)
    (found,) = world.suppression.every()
    assert [each.e164 for each in world.suppression.numbers(found)] == ["+496501234567", "+496501234568"]
    assert (found.numbers, found.gone, found.country) == (2, 0, "DE")
    # AND from then on it doesn't shrink
    world.file(["0650 1234567"], "shared.csv")
    await world.suppression.mark(read.list_id)
    assert [(each.numbers, each.gone) for each in world.suppression.every()] == [(2, 1)]
    world.close()


async def test_an_edition_of_the_organisations_file_isnt_written_over_a_newer_one(world: World) -> None:
    # GIVEN a process that has read the organisation's file and is about to write what it read
    shared = world.file(british(1), "shared.csv")
    rules = Suppressed(file=str(shared), may_shrink=True)
    world = fixed(world, rules)
    other = World(world.home, world.service)
    other.session.policy = Policy(suppression=rules)
    read = await world.intake.read(world.file(british(3)), ReadOptions())
    others, written = list[asyncio.Task[SuppressionMarks]](), list[SuppressionList]()

    async def slowly(job: WriteEdition) -> SuppressionList:
        # WHEN the file changes, and another process comes to it, until that has written its edition or waits
        world.file(british(2), "shared.csv")
        began = world.time.clock
        others.append(asyncio.create_task(other.suppression.mark(read.list_id)))
        await until(lambda: bool(written) or world.time.clock > began)
        return perform(job, unheard)

    async def meanwhile(job: WriteEdition) -> SuppressionList:
        written.append(perform(job, unheard))
        await until(first.done)
        return written[0]

    world.worker.instead[WriteEdition], other.worker.instead[WriteEdition] = slowly, meanwhile
    first = asyncio.create_task(world.suppression.mark(read.list_id))
    await first
    await others[0]
    world.worker.instead.clear()
    # THEN the newer edition holds, for both
    assert (await world.suppression.mark(read.list_id)).numbers == 2
    assert (await other.suppression.mark(read.list_id)).numbers == 2
    other.close()
    world.close()


async def test_results_are_seen_while_another_process_reads_the_organisations_file(world: World) -> None:
    shared = world.file(british(1), "shared.csv")
    world = fixed(world, Suppressed(file=str(shared)))
    read = await world.intake.read(world.file(british(3)), ReadOptions())
    await world.suppression.mark(read.list_id)
    world.file(british(2), "shared.csv")
    with world.lists.claim("suppression"):
        assert (await world.suppression.mark_for_sight(read.list_id)).numbers == 1
        with pytest.raises(BatchBusy):  # but nothing leaves before its newest edition is known
            await world.suppression.mark(read.list_id)
    assert (await world.suppression.mark_for_sight(read.list_id)).numbers == 2
    world.close()


async def test_two_files_that_are_added_at_once_are_both_on_the_list(world: World) -> None:
    numbers = british(4)
    files = [await world.intake.read(world.file([each], f"{each}.csv"), ReadOptions()) for each in numbers]
    await asyncio.gather(*(world.suppression.add(each, "Opt-outs") for each in files))
    (only,) = world.suppression.every()
    assert only.numbers == 4


async def test_a_damaged_list_lets_nothing_leave(world: World) -> None:
    added = await suppress(world, british(1))
    batch = await world.prepared(british(3))
    world.context.suppression.path(added.id).write_bytes(b"damaged" * 1000)
    with pytest.raises(SuppressionBroken) as caught:
        await world.verification.run(batch.id, 1)
    assert world.service.sent_numbers() == []
    assert f"“{added.name}” can't be read" in str(caught.value)  # as a person knows it


async def test_a_number_is_sought_where_lists_are_missing_or_damaged(world: World) -> None:
    (number,) = british(1)
    # GIVEN no list THEN a number is on none of them
    assert world.suppression.find(number, "GB") == {number: []}
    with pytest.raises(NumberInvalid):
        world.suppression.find("12", "GB")
    # WHEN one of two is damaged THEN nobody says that a number is on none, if the other hasn't got it
    damaged = await suppress(world, british(1, 1), "Competitors")
    await suppress(world, british(1))
    world.context.suppression.path(damaged.id).write_bytes(b"damaged" * 1000)
    assert [each.name for each, _ in world.suppression.find(number, "GB")[number]] == ["Opt-outs"]
    with pytest.raises(SuppressionBroken, match="Competitors"):
        world.suppression.find(british(1, 1)[0], "GB")


async def test_results_open_while_a_list_is_damaged_and_clean_lists_wait(world: World, tmp_path: Path) -> None:
    # GIVEN results of which a number was kept back, and another list that is damaged since
    await suppress(world, british(1))
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id, 1)
    damaged = await suppress(world, british(1, 1), "Competitors")
    world.context.suppression.path(damaged.id).write_bytes(b"damaged" * 1000)
    # THEN they are shown as they were marked before, and what is wrong is known
    assert (await world.results.standing(batch.id)).verdicts.suppressed == 1
    assert list(await world.results.select(batch.id, RowFilter(verdict=Verdict.SUPPRESSED))) == [2]
    assert isinstance(world.suppression.trouble, SuppressionBroken)
    assert (await world.exporting.export(batch.id, tmp_path / "out.csv")).disagreements == ()
    # BUT no list is written that is to be used
    with pytest.raises(SuppressionBroken):
        await world.exporting.export(batch.id, tmp_path / "clean.csv", form=OutputForm(OutputShape.CLEAN))
    # WHEN the damaged one is deleted THEN all is well
    assert world.suppression.sorted_out()[1] == [damaged.id]
    world.suppression.remove_broken(damaged.id)
    await world.results.standing(batch.id)
    assert world.suppression.trouble is None


async def test_what_a_kill_left_of_a_list_goes_with_the_next_deletion(world: World) -> None:
    added = await suppress(world, british(1))
    part = world.context.suppression.path(added.id).with_name("x.sqlite.0000.part")
    part.write_bytes(b"numbers")
    os.utime(part, (0, 0))
    await world.retention.delete_all()
    assert not part.exists()
    assert world.suppression.every() == [added]


async def test_only_the_owner_can_read_a_list(world: World) -> None:
    added = await suppress(world, british(1))
    path = world.context.suppression.path(added.id)
    assert for_its_owner_alone(path)
    assert for_its_owner_alone(path.parent)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT digits FROM numbers").fetchall() == [(int(british(1)[0][1:]),)]
