"""Every export reconciles: its sums agree for any list and any result, and where something is damaged it is said."""

from __future__ import annotations

import sqlite3
from collections import deque
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import DialproofError
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reconciliation import Reconciliation
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.services.jobs import Join
from desktop_app.workers.jobs import perform
from tests.in_memory import memory
from tests.services.world import World, british, german, told
from tests.thorough import examples

S = TaskState
NUMBERS = [*british(6), *german(4)]
ELSEWHERE = ["+33612345678", "+447499999999"]
ROWS = [*NUMBERS, "nonsense", "", "07400", british(1)[0], german(1)[0]]


async def exported(world: World, batch: Batch) -> Reconciliation:
    return await world.exporting.export(batch.id, world.home / "out.xlsx")


def about(world: World) -> list[tuple[str, str]]:
    book = openpyxl.load_workbook(world.home / "out.xlsx")
    with closing(book):
        return [(str(row[0].value), str(row[1].value)) for row in book["About"].iter_rows()]


def damage(world: World, batch: Batch, statement: str) -> None:
    """Somebody changes the list behind the program's back."""
    with closing(sqlite3.connect(world.lists.folder(batch.list_id) / "list.sqlite")) as db, db:
        assert db.execute(statement).rowcount > 0


async def whole(world: World) -> Batch:
    batch = await world.prepared(ROWS, most=4)
    await world.verification.run(batch.id, 1)
    return batch


async def test_an_export_that_adds_up_says_so(world: World) -> None:
    batch = await whole(world)
    found = await exported(world, batch)
    assert found == Reconciliation(
        rows=15, valid=10, invalid=2, empty=1, duplicate=2, sent=10, answered=10, unanswered=0, repeated=0,
        strangers=0, numbers=10, verdicts=VerdictCounts(good=12, problem=3),
    )  # fmt: skip
    message = about(world)
    assert message[0] == ("Source", "list.csv")
    assert ("Answers for numbers never sent", "0") in message
    assert ("Check", "The sums agree.") in message


async def test_rows_and_numbers_are_told_apart_and_each_add_up(world: World) -> None:
    # GIVEN a row with two numbers, a repeated one, and a later run that reuses three of the answers
    await world.verification.run((await world.prepared(british(3))).id, 1)
    rows = [f"{british(1)[0]} / {german(1)[0]}", *british(3)[1:], *german(3)[1:], british(1)[0], "12"]
    batch = await world.prepared(rows, reuse_days=7)
    await world.verification.run(batch.id, 1)
    assert (await exported(world, batch)).disagreements == ()
    message = {name: int(value) for name, value in about(world) if value.isdigit()}
    rows_by_kind = [message[name] for name in message if name.startswith("Rows: ")]
    assert (message["Rows"], rows_by_kind) == (7, [5, 1, 0, 1])
    assert message["Numbers (each once)"] == 6
    assert (message["Numbers: reused (not sent, not charged)"], message["Numbers: sent"]) == (3, 3)
    assert (message["Of those sent: answered"], message["Of those sent: unanswered"]) == (3, 0)


async def test_answers_for_numbers_never_sent_and_those_that_came_twice_are_counted(world: World) -> None:
    world.service.broken_results["t_01"] = deque([
        b"number,active\n" + "".join(f"{n},yes\n" for n in [*british(4), *british(1), *ELSEWHERE]).encode()
    ])  # fmt: skip
    batch = await whole(world)
    found = await exported(world, batch)
    assert (found.answered, found.repeated, found.strangers, found.disagreements) == (10, 1, 2, ())
    assert ("Answers for numbers never sent", "2") in about(world)
    # A task that is joined once more, as its list was replaced, doesn't count them twice.
    world.context.record(world.tasks(batch)[0], TaskEvent.LIST_REPLACED, {})
    # What the service gives less of by now is taken from the earlier fetch.
    world.service.results["t_01"] = f"number,active\n{british(1)[0]},yes\n{ELSEWHERE[0]},no\n".encode()
    await world.verification.run(batch.id, 1)
    found = await exported(world, batch)
    assert (found.answered, found.repeated, found.strangers, found.disagreements) == (10, 0, 1, ())


DAMAGES = {
    "a row is gone": (
        "DELETE FROM rows WHERE row = 2",
        {"15 rows were read from the file, 14 stand in the list", "10 valid rows were read, 9 were written"},
    ),
    "a row became two": (
        "INSERT INTO rows SELECT 99, cells, raw, e164, region, line_type, status, problem, 2 FROM rows WHERE row = 3",
        {"15 rows were read from the file, 16 were written"},
    ),
    "a row became empty": (
        "UPDATE rows SET e164 = '', status = 'empty' WHERE row = 4",
        {"9 numbers are in the list, 10 in the tasks", "1 empty rows were read, 2 were written"},
    ),
    "an answer for a number that wasn't sent": (
        "INSERT INTO answers_1 (id, part) VALUES (999, 1)",
        {
            "10 answers were received, 11 stand in the list",
            "11 answers stand in the list, 10 for numbers that were sent",
            "11 answers stand in the list, 10 beside a row",
        },
    ),
    "a task's answers are gone": (
        "DELETE FROM answers_1 WHERE part = 1",
        {"10 answers were received, 6 stand in the list"},
    ),
    "an answer stands beside another number": (
        "UPDATE answers_1 SET id = 999 WHERE id = (SELECT id FROM numbers WHERE e164 = '+447400000001')",
        {"10 answers stand in the list, 9 beside a row"},
    ),
    "the places of a task are gone": (
        "DELETE FROM numbers WHERE country = 'DE'",
        {"10 numbers were sent, 6 of them are in the list"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DAMAGES)
async def test_what_is_damaged_is_noticed_and_said(world: World, name: str) -> None:
    statement, words = DAMAGES[name]
    batch = await whole(world)
    damage(world, batch, statement)
    found = await exported(world, batch)
    message = {str(each) for each in found.disagreements}
    assert words <= message
    # It is written all the same, and its first lines say what doesn't agree.
    first = about(world)[: len(found.disagreements)]
    assert [label for label, _ in first] == ["The sums do not agree"] * len(first)
    assert {line.rstrip(".") for _, line in first} == message


async def test_a_journal_that_lost_an_event_is_noticed(world: World) -> None:
    batch = await whole(world)
    world.journal.note(world.tasks(batch)[0].id, answered=3)
    (one,) = (await exported(world, batch)).disagreements
    assert str(one) == "9 answers were received, 10 stand in the list"


async def test_some_rows_are_reconciled_too(world: World) -> None:
    batch = await whole(world)
    only = await world.results.select(batch.id, RowFilter(status=NumberStatus.DUPLICATE))
    found = await world.exporting.export(batch.id, world.home / "out.xlsx", only=only)
    assert (found.rows, found.duplicate, found.sent, found.disagreements) == (2, 2, 10, ())
    assert ("Selection", "2 of the list's 15 rows. Numbers are those of the whole list.") in about(world)
    damage(world, batch, "DELETE FROM answers_1 WHERE part = 1")
    found = await world.exporting.export(batch.id, world.home / "out.xlsx", only=only)
    assert [str(each) for each in found.disagreements] == ["10 answers were received, 6 stand in the list"]


async def test_a_batch_that_is_under_way_raises_no_alarm(world: World) -> None:
    batch = await world.prepared(ROWS, most=4)
    seen: list[Reconciliation] = []

    async def joined_and_exported(job: Join) -> object:
        # The answers stand beside their rows, and the journal doesn't know it yet.
        answer = perform(job)
        seen.append(await exported(world, batch))
        return answer

    world.worker.instead[Join] = joined_and_exported
    await world.verification.run(batch.id, 1)
    assert [each.answered for each in seen] == [4, 8, 10]
    assert [each.disagreements for each in seen] == [()] * 3


# --- any list, any result ---


@dataclass
class Story:
    """A list and what its tasks answer, by the order in which they are accepted."""

    rows: list[str] = field(default_factory=list)
    results: list[list[str]] = field(default_factory=list)
    most: int = 3
    failing: bool = False


CELLS = st.sampled_from([*NUMBERS, "nonsense", "", "07400"])
LINES = st.lists(st.sampled_from([*NUMBERS, *ELSEWHERE, ""]), max_size=8)
STORIES = st.builds(
    Story,
    rows=st.lists(CELLS, max_size=14).map(lambda rows: [*rows, british(1)[0]]),
    results=st.lists(LINES, max_size=6),
    most=st.integers(1, 5),
    failing=st.booleans(),
)


@settings(max_examples=examples(60))
@given(STORIES)
def test_for_any_list_and_any_result_the_sums_agree(story: Story) -> None:
    with TemporaryDirectory(dir=memory()) as folder:
        (Path(folder) / "lists").mkdir()
        world = World(Path(folder))
        with closing(world):
            told(_any(world, story))


async def _any(world: World, story: Story) -> None:
    for at, lines in enumerate(story.results, start=1):
        rows = "".join(f"{line},yes\n" for line in lines)
        world.service.results[f"t_{at:02}"] = f"number,active\n{rows}".encode()
    if story.failing:
        world.service.fails["DE"] = "Cannot."
    batch = await world.prepared(story.rows, most=story.most)
    await _as_far_as_it_goes(world, batch)
    found = await exported(world, batch)
    assert [str(each) for each in found.disagreements] == []
    unanswered = (await world.repeating.unanswered(batch.id)).numbers
    if all(state in {S.JOINED, S.FAILED} for state in world.states(batch)):
        assert unanswered == found.unanswered == world.verification.outcome(batch.id).unanswered
        if unanswered:
            world.service.fails.clear()
            await world.repeating.repeat(batch.id, unanswered)
            await _as_far_as_it_goes(world, batch)
            again = await exported(world, batch)
            assert [str(each) for each in again.disagreements] == []
            assert (again.sent, again.answered >= found.answered) == (found.sent, True)


async def _as_far_as_it_goes(world: World, batch: Batch) -> None:
    """A result in which none of a task's numbers stands is left to the next run."""
    with suppress(DialproofError):
        await world.verification.run(batch.id, 1)
