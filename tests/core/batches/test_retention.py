"""What is too old to be kept, and what is told of a restored journal."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.batches.restoration import PerhapsSent, Restoration
from desktop_app.core.batches.retention import Due, Keeping, Told, at_most, before, outdated, outdated_check, told_now
from desktop_app.core.batches.submission import TaskState

NOW = datetime(2026, 6, 1, tzinfo=UTC)
OLD, NEW = NOW - timedelta(days=31), NOW - timedelta(days=29)
LIMIT = before(NOW, 30)
BATCH = Batch("b", "l", "list.csv", "local", "carrier-lookup", OLD)
TASK = Task(1, "b", 1, "GB", "carrier-lookup", Via.JSON, 0, 1, TaskState.JOINED, sent_at=OLD, heard_at=OLD)
CHECK = CheckEntry(1, "local", OLD, "+447400123456", "carrier-lookup")


@pytest.mark.parametrize("state", list(TaskState))
def test_nothing_goes_while_anything_can_still_happen_to_it(state: TaskState) -> None:
    ended = {TaskState.JOINED, TaskState.FAILED, TaskState.LEFT, TaskState.DROPPED, TaskState.SPLIT}
    assert outdated(BATCH, [TASK, replace(TASK, id=2, state=state)], LIMIT) is (state in ended)


@pytest.mark.parametrize(
    ("batch", "task"),
    [
        (replace(BATCH, created_at=NEW), TASK),
        (replace(BATCH, exported_at=NEW), TASK),
        (BATCH, replace(TASK, sent_at=NEW)),
        (BATCH, replace(TASK, heard_at=NEW)),
    ],
)
def test_what_something_happened_to_since_is_kept(batch: Batch, task: Task) -> None:
    assert outdated(BATCH, [TASK], LIMIT)
    assert not outdated(batch, [task], LIMIT)


def test_a_check_goes_by_its_age_unless_it_is_under_way_or_a_lists() -> None:
    assert outdated_check(CHECK, LIMIT)
    assert not outdated_check(replace(CHECK, at=NEW), LIMIT)
    assert not outdated_check(replace(CHECK, state=CheckState.SENDING), LIMIT)
    assert not outdated_check(replace(CHECK, batch_id="b"), LIMIT)


def test_a_person_is_asked_first_and_again_where_the_clock_has_leapt() -> None:
    assert not Keeping(30, said=False, looked=NOW).may_delete(NOW)
    agreed = Keeping(30, said=True, looked=NOW)
    assert agreed.may_delete(NOW + timedelta(days=29))
    # A clock that is years ahead would have everything deleted.
    assert not agreed.may_delete(NOW + timedelta(days=3650))
    assert not agreed.may_delete(NOW - timedelta(days=3650))


def test_what_was_not_exported_is_counted() -> None:
    assert Due((BATCH, replace(BATCH, exported_at=NEW))).not_exported == 1
    assert not Due()
    assert Due(checks=(CHECK,))


@pytest.mark.parametrize(
    ("told", "days", "since"),
    [
        (None, 7, NOW),
        (Told(7, NOW - timedelta(days=2), NOW), 7, NOW - timedelta(days=2)),
        (Told(7, NOW - timedelta(days=2), NOW), 30, NOW - timedelta(days=2)),
        (Told(30, NOW - timedelta(days=2), NOW), 7, NOW),
        (Told(7, NOW + timedelta(days=2), NOW), 7, NOW),
        (Told(7, OLD, OLD), 7, NOW),
    ],
    ids=["never", "carried on", "longer", "shorter", "before it was told", "the clock leapt"],
)
def test_an_organisations_limit_is_announced_anew_where_it_may_surprise(
    told: Told | None, days: int, since: datetime
) -> None:
    assert told_now(told, days, NOW) == Told(days, since, NOW)


def test_an_organisations_limit_only_shortens() -> None:
    assert [at_most(days, 30) for days in (None, 7, 365)] == [30, 7, 30]
    assert [at_most(days, None) for days in (None, 7)] == [None, 7]
    assert Told(7, NOW - timedelta(hours=1), NOW).may_delete(NOW)
    assert not Told(7, NOW - timedelta(minutes=59), NOW).may_delete(NOW)


# --- what is told of a restored journal: the same facts whatever happened, and nothing left unfilled ---


AT = datetime(2026, 3, 4, 5, 6, tzinfo=UTC)
COPIED = datetime(2026, 3, 4, 5, 0, tzinfo=UTC)
LISTS = (PerhapsSent("q3.xlsx", "d1"), PerhapsSent("q4.xlsx", "d2"))


@pytest.mark.parametrize("lists", [(), LISTS])
@pytest.mark.parametrize("parts", [0, 3])
@pytest.mark.parametrize("copied_at", [None, COPIED])
def test_every_case_is_told_and_kept(copied_at: datetime | None, parts: int, lists: tuple[PerhapsSent, ...]) -> None:
    restoration = Restoration(AT, copied_at, "/home/a b/damaged-1", parts, lists)
    text = " ".join(restoration.told())
    assert all(restoration.told())
    assert not set("{}\n") & set(text)
    assert "/home/a b/damaged-1" in text
    assert ("2026-03-04 05:00 UTC" in text) is (copied_at is not None)
    assert ("3 open task" in text) is bool(copied_at and parts)
    assert ("“q3.xlsx”, “q4.xlsx”" in text) is bool(lists)
    assert Restoration.from_json(json.loads(json.dumps(restoration.as_json()))) == restoration


def test_many_lists_are_counted_from_some_number_on() -> None:
    lists = tuple(PerhapsSent(f"{number}.csv", str(number)) for number in range(30))
    text = " ".join(Restoration(AT, COPIED, "x", 0, lists).told())
    assert "“9.csv”, + 20" in text
    assert "10.csv" not in text


def test_words_are_translated_before_they_are_filled_in() -> None:
    heard: list[str] = []

    def translate(text: str) -> str:
        heard.append(text)
        return text.upper().replace("{COPY}", "{copy}").replace("{PARTS}", "{parts}").replace("{FOLDER}", "{folder}")

    told = Restoration(AT, COPIED, "Folder", 2, ()).told(translate, lambda _moment: "noon")
    assert "noon" in told[0]
    assert "Folder" in told[2]
    assert all("{" in text for text in heard)
