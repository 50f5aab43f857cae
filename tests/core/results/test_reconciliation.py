"""Two counts of the same thing agree, or it is said which do not."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.detection.table import Counts
from desktop_app.core.results.reconciliation import Booked, Held, Written, reconcile
from desktop_app.core.results.verdict import VerdictCounts

COUNTS = Counts(valid=6, invalid=2, empty=1, duplicate=3)
BOOKED = Booked(rows=12, numbers=6, sent=5, answered=4, repeated=1, strangers=2, joined=(1,), moving=False)
HELD = Held(read=COUNTS, rows=12, numbers=6, sent=5, answered=4, answers=4)
VERDICTS = VerdictCounts(good=4, bad=2, unknown=2, not_sent=1, problem=3)
WRITTEN = Written(rows=12, counts=COUNTS, answered=4, unanswered=1, verdicts=VERDICTS)


def said(booked: Booked = BOOKED, held: Held = HELD, written: Written = WRITTEN) -> list[str]:
    return [str(each) for each in reconcile(booked, held, written).disagreements]


def task(state: S, numbers: int = 10, part: int = 1, **more: object) -> Task:
    return Task(part, "b", part, "GB", "phone-validation", Via.JSON, 0, numbers, state, **more)  # type: ignore[arg-type]


def test_sums_that_agree_say_nothing_and_give_the_figures() -> None:
    found = reconcile(BOOKED, HELD, WRITTEN)
    assert found.disagreements == ()
    assert (found.rows, found.valid, found.invalid, found.empty, found.duplicate) == (12, 6, 2, 1, 3)
    assert (found.sent, found.answered, found.unanswered) == (5, 4, 1)
    assert (found.repeated, found.strangers) == (1, 2)
    assert found.verdicts == VERDICTS
    assert VERDICTS.rows == found.rows


@pytest.mark.parametrize(
    ("booked", "held", "written", "words"),
    [
        ({"rows": 13}, {}, {}, "12 rows were read from the file, 13 when it was sent"),
        ({}, {"rows": 11}, {}, "12 rows were read from the file, 11 stand in the list"),
        ({}, {}, {"rows": 11}, "12 rows were read from the file, 11 were written"),
        ({}, {}, {"counts": replace(COUNTS, valid=5)}, "6 valid rows were read, 5 were written"),
        ({}, {}, {"counts": replace(COUNTS, invalid=1)}, "2 invalid rows were read, 1 were written"),
        ({}, {}, {"counts": replace(COUNTS, empty=0)}, "1 empty rows were read, 0 were written"),
        ({}, {}, {"counts": replace(COUNTS, duplicate=4)}, "3 duplicate rows were read, 4 were written"),
        ({}, {"numbers": 7}, {}, "7 numbers are in the list, 6 in the tasks"),
        ({"sent": 6}, {}, {}, "6 numbers were sent, 5 of them are in the list"),
        ({}, {}, {"unanswered": 0}, "5 numbers were sent, 4 are written as answered or unanswered"),
        ({"answered": 5}, {}, {}, "5 answers were received, 4 stand in the list"),
        ({}, {"answers": 3}, {}, "4 answers were received, 3 stand in the list"),
        ({}, {"answers": 5}, {}, "5 answers stand in the list, 4 for numbers that were sent"),
        ({}, {}, {"answered": 3}, "4 answers stand in the list, 3 beside a row"),
        ({}, {}, {"verdicts": replace(VERDICTS, bad=1)}, "9 rows with a number were written, 8 have a verdict"),
        ({}, {}, {"wanted": 3, "rows": 2}, "3 rows were asked for, 2 were written"),
    ],
)
def test_each_pair_that_differs_is_said(
    booked: dict[str, int], held: dict[str, int], written: dict[str, object], words: str
) -> None:
    found = said(replace(BOOKED, **booked), replace(HELD, **held), replace(WRITTEN, **written))  # type: ignore[arg-type]
    assert words in found


def test_of_some_rows_only_what_they_can_tell_is_compared() -> None:
    some = Written(
        rows=2, counts=Counts(duplicate=2), answered=0, unanswered=0, wanted=2, verdicts=VerdictCounts(bad=2)
    )
    assert said(written=some) == []
    assert said(held=replace(HELD, answers=5), written=some) != []


def test_of_a_batch_that_moves_the_list_may_be_ahead() -> None:
    ahead = replace(WRITTEN, answered=5)
    assert said(replace(BOOKED, moving=True), replace(HELD, answered=5), ahead) == []
    assert said(replace(BOOKED, moving=True), replace(HELD, answers=3)) == [
        "4 answers were received, 3 stand in the list"
    ]


def test_large_numbers_can_be_read() -> None:
    assert said(held=replace(HELD, rows=1_048_575))[0].endswith("1,048,575 stand in the list")


def test_the_journal_counts_each_number_once() -> None:
    batch = Batch("b", "l", "x.csv", "local", "phone-validation", datetime(2026, 6, 3, tzinfo=UTC), rows=40)
    tasks = [
        task(S.SPLIT, 20),
        task(S.JOINED, 10, 2, answered=7, repeated=1, strangers=2),
        task(S.FAILED, 10, 3),
        task(S.REJECTED, 5, 4),
        task(S.JOINED, 13, 5, again=True, answered=12, strangers=1),
    ]
    assert Booked.of(batch, tasks) == Booked(
        rows=40, numbers=25, sent=20, answered=19, repeated=1, strangers=3, joined=(2, 5), moving=False
    )
    # A list that was replaced: its answers are on their way once more.
    moving = [replace(tasks[1], state=S.COMPLETED), *tasks[2:]]
    assert Booked.of(batch, moving) == Booked(
        rows=40, numbers=25, sent=20, answered=12, repeated=0, strangers=1, joined=(5,), moving=True
    )
