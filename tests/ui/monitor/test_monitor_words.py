from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest

from desktop_app.core.attempts import Unanswered
from desktop_app.core.batch import Batch, LoggedEvent, Task, Via
from desktop_app.core.estimate import Estimate
from desktop_app.core.submission import STOPPED_BETWEEN, TaskEvent, TaskState
from desktop_app.core.table import Counts
from desktop_app.ui.monitor.columns import Clockwork, key_of
from desktop_app.ui.monitor.entry import Entry, Group
from desktop_app.ui.monitor.event_words import event_facts, event_sentence, pretty, raw_answer
from desktop_app.ui.monitor.evidence import balance_hint, facts
from desktop_app.ui.monitor.figures import Standing, rows_line
from desktop_app.ui.monitor.looks import batch_look, task_look
from desktop_app.ui.monitor.pace import Pace
from desktop_app.ui.results.repeat_work import cost_line, paid_before
from tests.ui.monitor_batches import NOON


def event(kind: str, part: int | None = 3, **detail: Any) -> LoggedEvent:
    return LoggedEvent(1, "b", 7 if part else None, part, NOON, kind, detail)


def task(state: TaskState = TaskState.PROCESSING, **more: Any) -> Task:
    return Task(7, "b", 3, "GB", "carrier-lookup", Via.AUTO, 0, 100, state, **more)


@pytest.mark.parametrize("kind", ["prepared", "sent again", *TaskEvent])
def test_every_kind_of_event_is_a_sentence(kind: str) -> None:
    said = event_sentence(event(kind))
    assert said
    assert "{" not in said
    assert said[0].isupper()


def test_a_pause_and_another_try_are_called_by_their_names() -> None:
    assert event_sentence(event(TaskEvent.DIVIDED, reason=STOPPED_BETWEEN)) == "Part 3 paused, its rest waits"
    assert event_sentence(event(TaskEvent.DIVIDED, numbers=[1, 2])) == "Part 3 divided"
    assert event_sentence(event(TaskEvent.MENDED)) == "Part 3 is tried again: it had been refused"


@pytest.mark.parametrize(
    ("states", "keyless", "group"),
    [
        ([TaskState.PREPARED], True, Group.NEEDS_YOU),
        ([TaskState.PROCESSING, TaskState.JOINED], True, Group.NEEDS_YOU),
        ([TaskState.PREPARED], False, Group.RUNNING),
        ([TaskState.PROCESSING, TaskState.REJECTED], False, Group.NEEDS_YOU),
        ([TaskState.JOINED], True, Group.DONE),
    ],
)
def test_what_waits_for_a_key_or_was_refused_needs_a_person(
    states: list[TaskState], keyless: bool, group: Group
) -> None:
    # GIVEN a batch with such tasks, the key of whose connection is missing or refused
    batch = Batch("b", "l", "list.csv", "https://host/api/v1", "hlr", NOON)
    found = Entry.of(batch, map(task, states), keyless=keyless)
    # THEN it is among those that need a person, unless nothing is left to do
    assert found.group is group
    assert (batch_look(found).text == "Needs key") == found.awaits_key == (keyless and group is Group.NEEDS_YOU)


def test_events_say_how_many() -> None:
    assert event_sentence(event(TaskEvent.ANSWERS_JOINED, answered=3911)) == "Part 3: 3,911 answers"
    assert event_sentence(event(TaskEvent.SEND, numbers=1)) == "Part 3: sending 1 number"
    assert event_sentence(event("prepared", None, tasks=4)) == "Prepared in 4 tasks"
    assert event_sentence(event(TaskEvent.DECIDED_RESEND)) == "You decided: send part 3 again"
    assert event_sentence(event("something new")) == "something new"


def test_the_raw_answer_is_set_in_lines_and_the_rest_are_facts() -> None:
    taken = event(TaskEvent.TAKEN, answer={"task_id": "t_1", "name": "é"}, numbers=12_000, reason="")
    assert raw_answer(taken) == '{\n  "task_id": "t_1",\n  "name": "é"\n}'
    assert event_facts(taken) == [("Numbers", "12,000")]
    assert raw_answer(event(TaskEvent.SEND)) == ""
    assert pretty("<html>") == "<html>"
    assert event_facts(event(TaskEvent.DIVIDED, numbers=[50, 50])) == [("Numbers", "50, 50")]


@pytest.mark.parametrize("state", TaskState)
def test_every_state_of_a_task_has_a_look(state: TaskState) -> None:
    look = task_look(state)
    assert look.text
    assert look.icon
    assert look.tone


def test_time_left_follows_from_the_pace_since_it_was_first_heard_of() -> None:
    pace = Pace()
    assert pace.left("a", 0) is None
    pace.heard("a", 0.0, 100)
    assert pace.left("a", 100) is None
    pace.heard("a", 0.25, 110)
    assert pace.left("a", 110) == 30
    assert pace.left("a", 114) == 25
    pace.heard("a", 0.25, 120)  # nothing new: the estimate runs down
    assert pace.left("a", 200) is None
    pace.heard("a", 0.1, 210)  # sent again
    assert pace.left("a", 210) is None
    pace.forget("a")
    assert pace.left("a", 220) is None


def test_a_long_time_left_is_said_in_calm_steps() -> None:
    pace = Pace()
    pace.heard("a", 0.0, 0)
    pace.heard("a", 0.07, 6)
    assert pace.left("a", 6) == 80


def test_only_what_moves_has_a_time_left() -> None:
    clockwork = Clockwork(lambda: NOON, Pace())
    running, done = task(progress=0.5), task(TaskState.JOINED)
    begun = NOON.timestamp() - 10
    for each in (running, done):
        clockwork.pace.heard(key_of(each), 0.1, begun)
        clockwork.pace.heard(key_of(each), 0.5, begun + 10)
    assert clockwork.left(running) == "10 s"
    assert clockwork.left(done) == ""


def test_yesterday_is_short_and_exact_on_demand() -> None:
    clockwork = Clockwork(lambda: NOON, Pace())
    heard = task(heard_at=NOON - timedelta(days=1))
    assert clockwork.heard(heard) == "yesterday"
    assert clockwork.heard_exactly(heard) == "2 Jun 2026, 12:04:31"
    assert clockwork.heard(task()) == "—"
    assert clockwork.heard_exactly(task()) == ""


def test_a_standing_tells_answered_out_and_without_an_answer() -> None:
    joined, out = task(TaskState.JOINED), task()
    standing = Standing.of((joined, out), 90, 0.5)
    assert (standing.numbers, standing.out, standing.unanswered) == (200, 100, 10)
    assert Standing.of((out,), None, 0).answered == 0
    assert Standing.of((joined,), None, 1).unanswered is None


def test_what_was_refused_or_never_sent_is_not_still_out() -> None:
    refused, waiting = task(TaskState.REJECTED), task(TaskState.PREPARED)
    standing = Standing.of((refused, waiting), None, 0)
    assert (standing.out, standing.refused, standing.waiting, standing.unanswered) == (0, 100, 100, 0)
    assert [name for _, name in standing.lines()] == ["answered", "refused, not sent", "not sent"]
    # While something is on its way, the turn of the others comes.
    assert Standing.of((task(), waiting), None, 0).lines() == [(0, "answered"), (200, "still out")]


def test_numbers_that_are_sent_again_are_counted_once() -> None:
    joined, again = task(TaskState.JOINED), task(again=True)
    standing = Standing.of((joined, again), 0, 0.5)
    assert (standing.numbers, standing.out, standing.unanswered) == (100, 100, 0)
    assert Standing.of((again,), 0, 0.5).numbers == 100
    assert Entry.of(Batch("b", "l", "x.csv", "local", "carrier-lookup", NOON), [joined, again]).numbers == 100


def test_rows_add_up_in_a_line() -> None:
    said = rows_line(Counts(valid=413, invalid=45, empty=0, duplicate=1)).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "459 rows · 413 valid · 45 invalid · 1 duplicate"


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Unanswered(5, 0, 0), ""),
        (Unanswered(5, 2, 0), "2 may have been paid for already, in a task that failed."),
        (Unanswered(5, 0, 5), "5 may have been paid for already, in a submission that was left undecided."),
        (Unanswered(5, 3, 3), "5 may have been paid for already, in tasks that failed or were left undecided."),
    ],
)
def test_what_may_be_paid_for_twice_is_said(found: Unanswered, words: str) -> None:
    assert paid_before(found) == words


def test_the_price_of_another_service_is_a_guess() -> None:
    assert cost_line(Estimate(3, 0, Decimal(6), Decimal(100), certain=True), "") == "6 credits; balance after: 94."
    assert cost_line(Estimate(3, 0, Decimal(6), Decimal(100), certain=False), "USD") == (
        "About 6 USD; balance after: 94."
    )
    assert cost_line(Estimate(3, 0, Decimal(6), None, certain=False), "") == "About 6."
    assert cost_line(Estimate(3, 0, Decimal(6), Decimal(2), certain=True), "") == (
        "6 credits; the balance is 4 credits short."
    )


def test_balances_are_a_hint() -> None:
    assert "fell by 100" in balance_hint(Decimal(300), Decimal(200))
    assert "did not arrive" in balance_hint(Decimal(300), Decimal(300))
    assert balance_hint(None, Decimal(3)) == ""


def test_the_evidence_says_what_is_known() -> None:
    known = dict(facts(task(TaskState.UNKNOWN, first_number="+447…92", last_number="+447…08", message="reset")))
    assert known["First … last"] == "+447…92 … +447…08"
    assert known["Numbers"] == "100 · GB"
    assert known["Balance before"] == known["Sent"] == "—"
    assert known["What happened"] == "reset"


def test_an_entry_of_no_tasks_is_over() -> None:
    entry = Entry.of(Batch("b", "l", "x.csv", "local", "carrier-lookup", NOON), [])
    assert entry.share == 1.0
    assert entry.heard is None
