"""What is drawn for the rounds, and what the count at their end is there to see."""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.services.program.failpoints import Moment

from .lists import HEADER, MadeList, make_list
from .plan import FEWEST, MOMENTS, planned
from .reckoning import Reckoning, reckon
from .served import ServedTask

SOME = range(60)


def test_the_same_seed_draws_the_same_rounds() -> None:
    assert [planned(7, index) for index in SOME] == [planned(7, index) for index in SOME]
    assert planned(7, 30) != planned(8, 30)


def test_the_fewest_rounds_come_to_every_moment() -> None:
    fixed = {kill.moment for index in range(FEWEST) for kill in planned(1, index).kills}
    assert fixed == {None, *MOMENTS}


def test_rounds_are_of_many_kinds() -> None:
    rounds = [planned(3, index) for index in SOME]
    kills = [kill for plan in rounds for kill in plan.kills]
    assert {len(plan.kills) for plan in rounds} == {2, 3, 4}
    assert {kill.group for kill in kills} == {True, False}
    assert {kill.times for kill in kills} > {1, 2}
    assert {plan.via for plan in rounds} == {"auto", "json", "file"}
    assert {plan.second_list for plan in rounds} == {True, False}
    assert any(plan.service_killed for plan in rounds)
    assert any("dying" in plan.trouble for plan in rounds)


def test_what_can_only_happen_to_large_or_doubtful_tasks_gets_such() -> None:
    for plan in (planned(4, index) for index in SOME):
        moments = {kill.moment for kill in plan.kills}
        if moments & {Moment.REFUSED, Moment.DIVIDED}:
            assert plan.most is None or plan.most > 12
        if moments & {Moment.DOUBTED, Moment.DECIDED}:
            assert {"unheard", "unsaid"} & set(plan.trouble)


# --- the count at the end of a round sees what it is there to see ---


FIELDS = {"valid": "yes", "region": "GB"}
Table = list[list[str]]


@pytest.fixture
def made(tmp_path: Path) -> MadeList:
    return make_list(tmp_path, "list", {"GB": 6}, "a seed", ".csv")


def whole(made: MadeList) -> Table:
    """The result as it must be."""
    head = [*HEADER, "Phone (E.164)", "Number status", "Problem", "Answer", *FIELDS]
    rows = [[*row.cells, row.e164, "", "", *answered(row.e164)] for row in made.rows]
    return [head, *rows]


def answered(number: str) -> list[str]:
    return ["answered", *FIELDS.values()] if number else ["not sent", *[""] * len(FIELDS)]


def served(made: MadeList) -> ServedTask:
    numbers = tuple(sorted(made.numbers))
    return ServedTask("t_1", "GB", numbers, dict.fromkeys(numbers, FIELDS))


def journal(home: Path, *tasks: tuple[str, int, str, str], batches: int = 1) -> Path:
    home.mkdir()
    with closing(sqlite3.connect(home / "journal.sqlite")) as database:
        database.execute("CREATE TABLE batches (id)")
        database.executemany("INSERT INTO batches VALUES (?)", [(number,) for number in range(batches)])
        database.execute("CREATE TABLE tasks (batch_id, part, state, remote_id)")
        database.executemany("INSERT INTO tasks VALUES (?, ?, ?, ?)", tasks)
        database.commit()
    return home


def reckoned(made: MadeList, rows: Table, tasks: list[ServedTask] | None = None, charged: int = 6) -> Reckoning:
    with made.output.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file).writerows(rows)
    home = journal(made.source.parent / "home", ("b", 1, "joined", "t_1"))
    return reckon([made], tasks or [served(made)], charged, home)


def test_a_whole_result_is_good(made: MadeList) -> None:
    found = reckoned(made, whole(made))
    assert found.good, found
    assert found.rows == len(made.rows) == 6 + 1 + 5 + 3


def a_row_less(rows: Table) -> Table:
    return rows[:-1]


def a_row_too_many(rows: Table) -> Table:
    return [*rows, rows[-1]]


def another_answer(rows: Table) -> Table:
    at = next(at for at, row in enumerate(rows) if "answered" in row)
    return [*rows[:at], [*rows[at][:-1], "FR"], *rows[at + 1 :]]


def unanswered(rows: Table) -> Table:
    at = next(at for at, row in enumerate(rows) if "answered" in row)
    return [*rows[:at], [*rows[at][:6], "unanswered", "", ""], *rows[at + 1 :]]


@pytest.mark.parametrize("harm", [a_row_less, a_row_too_many, another_answer, unanswered])
def test_a_lost_row_is_seen(made: MadeList, harm: Callable[[Table], Table]) -> None:
    assert len(reckoned(made, harm(whole(made))).lost) == 1


def test_rows_in_another_order_are_seen(made: MadeList) -> None:
    head, first, second, *rest = whole(made)
    assert len(reckoned(made, [head, second, first, *rest]).lost) == 2


def test_a_result_that_is_not_there_has_lost_all_its_rows(made: MadeList) -> None:
    home = journal(made.source.parent / "home", ("b", 1, "joined", "t_1"))
    assert len(reckon([made], [served(made)], 6, home).lost) == len(made.rows)


def test_a_number_that_was_charged_twice_is_seen(made: MadeList) -> None:
    first = served(made)
    again = replace(first, id="t_2", numbers=first.numbers[:2])
    found = reckoned(made, whole(made), [first, again], 8)
    assert len(found.doubled) == 2
    assert found.faults == ("the journal doesn't know t_2",)


def test_a_number_that_was_never_charged_is_seen(made: MadeList) -> None:
    first = served(made)
    found = reckoned(made, whole(made), [replace(first, numbers=first.numbers[1:])], 5)
    assert found.faults == (f"{first.numbers[0]} was never charged",)


def test_credits_without_a_task_are_seen(made: MadeList) -> None:
    assert reckoned(made, whole(made), charged=7).faults == ("7 credits were paid for 6 numbers",)


@pytest.mark.parametrize(
    ("tasks", "batches", "words"),
    [
        ([("b", 1, "sending", "t_1")], 1, "b/1 is sending"),
        ([("b", 1, "joined", "t_1"), ("b", 2, "joined", "t_1")], 1, "two tasks of the journal are t_1"),
        ([("b", 1, "joined", "t_1"), ("b", 2, "joined", "t_9")], 1, "the service doesn't know t_9"),
        ([("b", 1, "joined", "t_1")], 2, "2 batches in the journal for 1 lists"),
    ],
)
def test_what_is_wrong_in_the_journal_is_seen(
    made: MadeList, tasks: list[tuple[str, int, str, str]], batches: int, words: str
) -> None:
    home = journal(made.source.parent / "home", *tasks, batches=batches)
    assert any(words in fault for fault in reckon([made], [served(made)], 6, home).faults)


def test_a_damaged_file_is_seen(made: MadeList) -> None:
    home = journal(made.source.parent / "home", *[("b", part, "joined", f"t_{part}") for part in range(2000)])
    file = home / "journal.sqlite"
    data = bytearray(file.read_bytes())
    data[-4096:] = b"\x7f" * 4096
    file.write_bytes(data)
    with pytest.raises(sqlite3.DatabaseError):
        reckon([made], [], 0, home)
