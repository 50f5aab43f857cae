"""How a batch is: its condition, what can be done with it, what it waits for, and the exit code it stands for."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import combinations

import pytest

from desktop_app.core.batches.batch import (
    Batch,
    Hold,
    Task,
    Via,
    answered,
    at_rest,
    finished,
    not_understood,
    submitted,
)
from desktop_app.core.batches.notices import News, news_of
from desktop_app.core.batches.status import (
    Action,
    BatchStatus,
    Concern,
    Condition,
    Group,
    actions_of,
    concern_of,
    condition_by_tasks,
    status_of,
)
from desktop_app.core.batches.submission import ENDED
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.batches.trial import trial_told
from desktop_app.core.errors import AnswerNotUnderstood, NoAnswer
from desktop_app.core.text.stored_text import FormerText
from desktop_app.core.text.translatable import sentences, tr_text

BATCH = Batch("b", "l", "list.csv", "https://host/api/v1", "hlr", datetime(2026, 3, 1, tzinfo=UTC))
ERROR = AnswerNotUnderstood(origin="https://api.example.com", reason=tr_text("it names no status of the task"))
UNCLEAR = ERROR.sentence


def task(state: S, part: int = 1, *, via: Via = Via.FILE, message: str = "", remote_id: str = "") -> Task:
    here = 10 if state is S.JOINED else 0
    return Task(part, "b", part, "GB", "hlr", via, 0, 10, state, message=message, remote_id=remote_id, answered=here)


def tasks(*states: S) -> list[Task]:
    return [task(state, part) for part, state in enumerate(states, 1)]


def status(
    *states: S, via: Via = Via.AUTO, paused: bool = False, keyless: bool = False, locked: bool = False
) -> BatchStatus:
    return status_of(replace(BATCH, via=via, paused=paused), tasks(*states), keyless=keyless, locked=locked)


@pytest.mark.parametrize(
    ("states", "condition"),
    [
        ((S.PREPARED,), Condition.WAITING),
        ((S.PREPARED, S.SPLIT), Condition.WAITING),
        ((S.SENDING,), Condition.RUNNING),
        ((S.ACCEPTED, S.PREPARED), Condition.RUNNING),
        ((S.PENDING,), Condition.RUNNING),
        ((S.PROCESSING, S.JOINED), Condition.RUNNING),
        ((S.COMPLETED,), Condition.RUNNING),
        ((S.FETCHED,), Condition.RUNNING),
        ((S.PREPARED, S.JOINED), Condition.RUNNING),
        ((S.UNKNOWN,), Condition.NEEDS_DECISION),
        ((S.UNKNOWN, S.PROCESSING, S.REJECTED, S.JOINED), Condition.NEEDS_DECISION),
        ((S.REJECTED,), Condition.REFUSED),
        ((S.REJECTED, S.PREPARED, S.JOINED), Condition.REFUSED),
        ((S.REJECTED, S.PROCESSING), Condition.RUNNING),
        ((S.JOINED,), Condition.COMPLETED),
        ((S.JOINED, S.SPLIT, S.JOINED), Condition.COMPLETED),
        ((S.JOINED, S.FAILED), Condition.INCOMPLETE),
        ((S.LEFT,), Condition.INCOMPLETE),
        ((S.LEFT, S.JOINED), Condition.INCOMPLETE),
        ((S.DROPPED,), Condition.INCOMPLETE),
        ((S.DROPPED, S.JOINED), Condition.INCOMPLETE),
        ((S.DROPPED, S.PREPARED), Condition.WAITING),
    ],
)
def test_a_batch_is_called_by_what_matters_most(states: tuple[S, ...], condition: Condition) -> None:
    assert condition_by_tasks(tasks(*states)) is condition


@pytest.mark.parametrize(
    ("states", "paused", "hold", "condition", "group"),
    [
        ((S.PENDING, S.PREPARED), False, Hold.TRIAL, Condition.TRIAL, Group.RUNNING),
        ((S.PREPARED,), False, Hold.TRIAL, Condition.TRIAL, Group.RUNNING),
        ((S.PREPARED,), True, Hold.TRIAL, Condition.PAUSED, Group.PAUSED),
        ((S.JOINED, S.PREPARED), True, Hold.TRIED, Condition.TRIED, Group.NEEDS_YOU),
        ((S.FAILED, S.PREPARED), True, Hold.TRIED, Condition.TRIED, Group.NEEDS_YOU),
        ((S.UNKNOWN, S.PREPARED), False, Hold.TRIAL, Condition.NEEDS_DECISION, Group.NEEDS_YOU),
        ((S.REJECTED, S.PREPARED), False, Hold.TRIAL, Condition.REFUSED, Group.NEEDS_YOU),
        ((S.JOINED,), False, Hold.TRIAL, Condition.COMPLETED, Group.DONE),
    ],
)
def test_what_waits_for_first_numbers_says_so(
    states: tuple[S, ...], paused: bool, hold: Hold, condition: Condition, group: Group
) -> None:
    found = status_of(replace(BATCH, paused=paused, hold=hold), tasks(*states))
    assert (found.condition, found.group) == (condition, group)
    assert bool(trial_told(found)) == (condition in {Condition.TRIAL, Condition.TRIED})


def test_after_a_trial_a_person_looks_at_the_results_then_carries_on() -> None:
    found = status_of(replace(BATCH, paused=True, hold=Hold.TRIED), tasks(S.JOINED, S.PREPARED))
    actions = actions_of(found, running=False)
    assert actions.primary is Action.RESULTS
    assert {Action.CARRY_ON, Action.DELETE} <= actions.possible
    assert (found.exit_code(0), news_of(found), found.moving) == (6, News.STUCK, False)
    assert trial_told(found) == "10 of 10 numbers that went first were answered. The rest was not sent."


@pytest.mark.parametrize("states", [*combinations(S, 1), *combinations(S, 2), *combinations(S, 3)])
def test_the_word_never_hides_a_decision_nor_calls_an_open_batch_done(states: tuple[S, ...]) -> None:
    found, ended = status(*states), set(states) <= ENDED
    assert (found.by_tasks is Condition.NEEDS_DECISION) == (S.UNKNOWN in states)
    assert (found.by_tasks in {Condition.COMPLETED, Condition.INCOMPLETE}) == ended
    assert (found.ended, found.at_rest) == (finished(found.tasks), at_rest(found.tasks)) == (ended, found.at_rest)
    assert (found.group is Group.DONE) == ended
    if found.by_tasks is Condition.COMPLETED:
        assert set(states) <= {S.JOINED, S.SPLIT}
    # AND what a person has to do something about is among those that need one
    assert (found.group is Group.NEEDS_YOU) == (S.UNKNOWN in states or S.REJECTED in states)
    # AND the exit code is that of the gravest state among the tasks (docs/command-line.md)
    unanswered = submitted(found.tasks) - answered(found.tasks)
    done = 3 if unanswered or S.DROPPED in states else 0
    code = 6 if S.UNKNOWN in states else 4 if S.REJECTED in states else done if ended else 5
    assert found.exit_code(unanswered) == code


@pytest.mark.parametrize(
    ("states", "keyless", "group"),
    [
        ([S.PREPARED], True, Group.NEEDS_YOU),
        ([S.PROCESSING, S.JOINED], True, Group.NEEDS_YOU),
        ([S.PREPARED], False, Group.RUNNING),
        ([S.PROCESSING, S.REJECTED], False, Group.NEEDS_YOU),
        ([S.JOINED], True, Group.DONE),
    ],
)
def test_what_waits_for_a_key_or_was_refused_needs_a_person(states: list[S], keyless: bool, group: Group) -> None:
    # GIVEN a batch with such tasks, the key of whose connection is missing or refused
    found = status(*states, keyless=keyless)
    # THEN it is among those that need a person, unless nothing is left to do
    assert found.group is group
    needs_key = keyless and group is Group.NEEDS_YOU
    assert (found.condition is Condition.NEEDS_KEY) == found.awaits_key == needs_key


@pytest.mark.parametrize(
    ("states", "via", "condition", "rests"),
    [
        ([S.PREPARED], Via.AUTO, Condition.PAUSED, True),
        ([S.PREPARED, S.JOINED], Via.AUTO, Condition.PAUSED, True),
        ([S.PREPARED, S.PROCESSING], Via.AUTO, Condition.PAUSED, False),  # what was sent goes on
        ([S.PREPARED, S.ASKING], Via.REALTIME, Condition.RUNNING, False),  # until those on their way are answered
        ([S.PREPARED, S.UNKNOWN], Via.AUTO, Condition.NEEDS_DECISION, True),
        ([S.PREPARED, S.REJECTED], Via.AUTO, Condition.REFUSED, True),
        ([S.PROCESSING, S.REJECTED], Via.AUTO, Condition.PARTLY_REFUSED, False),
        ([S.PROCESSING], Via.AUTO, Condition.RUNNING, False),  # nothing is left to be held back
        ([S.JOINED], Via.AUTO, Condition.COMPLETED, True),
    ],
)
def test_a_paused_batch_is_called_by_what_is_graver_or_still_goes_on(
    states: list[S], via: Via, condition: Condition, rests: bool
) -> None:
    found = status(*states, via=via, paused=True)
    assert found.condition is condition
    assert found.moving == (not rests)


def test_what_was_stopped_between_its_numbers_is_paused_though_nobody_said_so() -> None:
    assert status(S.PREPARED, S.JOINED, via=Via.REALTIME).condition is Condition.PAUSED
    assert status(S.PREPARED, S.JOINED).condition is Condition.RUNNING


@pytest.mark.parametrize(
    ("states", "doing"),
    [
        ((S.PREPARED, S.SENDING), S.SENDING),
        ((S.PREPARED, S.JOINED), S.SENDING),
        ((S.ACCEPTED, S.PENDING, S.COMPLETED), S.PENDING),
        ((S.PENDING, S.PROCESSING), S.PROCESSING),
        ((S.COMPLETED, S.FETCHED, S.SENDING), S.FETCHED),
        ((S.ASKING, S.FETCHED), S.ASKING),
    ],
)
def test_a_running_batch_does_what_its_furthest_task_at_work_does(states: tuple[S, ...], doing: S) -> None:
    assert status(*states).doing is doing


@pytest.mark.parametrize(
    ("states", "keyless", "primary"),
    [
        ([S.UNKNOWN, S.JOINED], False, Action.DECIDE),
        ([S.REJECTED, S.JOINED], False, Action.CARRY_ON),
        ([S.PREPARED], True, Action.KEY),
        ([S.JOINED], False, Action.RESULTS),
        ([S.PROCESSING, S.PREPARED], False, None),  # another Dialproof may be at it
        ([S.FAILED], False, None),  # there is nothing to look at yet
    ],
)
def test_what_a_batch_waits_for_leads(states: list[S], keyless: bool, primary: Action | None) -> None:
    assert actions_of(status(*states, keyless=keyless), running=False).primary == primary
    if keyless:  # AND of a paused one, too
        assert actions_of(status(*states, keyless=keyless, paused=True), running=False).primary == primary


def test_actions_follow_from_how_a_batch_is_and_whether_it_is_carried_on_here() -> None:
    found, held = status(S.ACCEPTED, S.PREPARED), status(S.ACCEPTED, S.PREPARED, paused=True)
    running, stopped = actions_of(found, running=True), actions_of(found, running=False)
    assert running.possible == {Action.PAUSE}
    assert stopped.possible == {Action.CARRY_ON}
    assert actions_of(held, running=True).possible == {Action.CARRY_ON}
    assert Action.DELETE in actions_of(status(S.REJECTED), running=False)
    # AND what goes one by one is paused after the checks on their way
    asked = actions_of(status(S.ASKING, S.PREPARED, via=Via.REALTIME, paused=True), running=True)
    assert (asked.pausing, asked.possible) == (True, frozenset())


def test_beside_a_task_only_what_concerns_it_is_offered() -> None:
    ended, sent = task(S.FAILED, remote_id="t_1"), task(S.ACCEPTED, 2, remote_id="t_2")
    whole = actions_of(status_of(BATCH, [ended, task(S.PREPARED, 2)]), running=False)
    assert Action.CARRY_ON in whole.for_panel(None, repeatable=False)
    # an ended task neither goes on, nor does anything else of it than another id
    assert whole.for_panel(ended, repeatable=False).possible == {*whole.possible, Action.DECIDE} - {Action.CARRY_ON}
    assert whole.of_task(sent).possible == {*whole.possible, Action.DECIDE}
    # AND without a key nothing goes on, wherever its actions are drawn
    for paused in (False, True):
        locked = actions_of(status(S.PREPARED, keyless=True, locked=True, paused=paused), running=False)
        assert locked.possible == {Action.UNLOCK, Action.DELETE}
        assert locked.primary is Action.UNLOCK
    # AND what has no answer is sent again only where it is known how many these are
    over = actions_of(status(S.FAILED), running=False)
    assert [Action.REPEAT in over.for_panel(None, repeatable=known) for known in (True, False)] == [True, False]


def test_the_first_that_a_batch_waits_for_is_said() -> None:
    doubt, asked = task(S.UNKNOWN), task(S.ACCEPTED, 2, message=UNCLEAR)
    both = status_of(BATCH, [doubt, asked], keyless=True)
    assert both.condition is Condition.NEEDS_KEY
    assert concern_of(both) == (Concern.DECISION, (doubt,))
    assert concern_of(both, asked) == (Concern.KEY, ())
    assert concern_of(status_of(BATCH, [asked], keyless=True, locked=True)) == (Concern.KEYRING, ())
    assert concern_of(status_of(BATCH, [asked])) == (Concern.UNCLEAR, (asked,))
    assert concern_of(status_of(BATCH, [doubt, doubt])) == (Concern.DECISION, (doubt, doubt))
    assert concern_of(status(S.FAILED, S.REJECTED)) is None


def test_messages_are_told_once_and_not_of_what_was_answered_or_decided_since() -> None:
    said_twice = [task(S.FAILED, part, message="it failed") for part in (1, 2)]
    left = task(S.LEFT, 3, message="it was stopped")
    assert status_of(BATCH, [*said_twice, left]).messages == ["it failed"]
    assert (status_of(BATCH, [left]).messages, status_of(BATCH, [left]).message) == ([], "it was stopped")
    again = replace(task(S.JOINED, 4), answered=20, again=True)
    assert status_of(BATCH, [*said_twice, again]).messages == []


@pytest.mark.parametrize(
    ("states", "keyless", "news"),
    [
        ([S.UNKNOWN, S.REJECTED], False, News.DOUBT),
        ([S.REJECTED, S.PROCESSING], False, News.STUCK),
        ([S.PREPARED], True, News.STUCK),
        ([S.JOINED, S.FAILED], False, News.OVER),
        ([S.PROCESSING], False, None),
        ([S.PREPARED], False, None),
    ],
)
def test_who_is_busy_elsewhere_hears_what_needs_them_and_what_is_over(
    states: list[S], keyless: bool, news: News | None
) -> None:
    assert news_of(status(*states, keyless=keyless)) is news


def test_a_batch_of_no_tasks_is_over() -> None:
    found = status()
    assert (found.share_done, found.heard_at, found.condition) == (1.0, None, Condition.COMPLETED)


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (ERROR.sentence, "it names no status of the task"),
        (str(ERROR), "it names no status of the task"),
        (sentences(str(ERROR), "Its own words."), "it names no status of the task"),
        # as a former version stored it
        (FormerText(ERROR.sentence), "it names no status of the task"),
        (FormerText(f"{ERROR} Check the connection's address, then try again."), "it names no status of the task"),
        (NoAnswer(origin="https://api.example.com", reason="status 502").sentence, ""),
        ("".join(ERROR.sentence), ""),  # a service's own words that read like it
        (FormerText("The answer of the person was that it is fine."), ""),
        ("", ""),
    ],
)
def test_the_reason_is_known_from_the_journals_message(message: str, why: str) -> None:
    assert not_understood(message) == why


def test_only_what_is_asked_after_waits_for_the_connection() -> None:
    # GIVEN a task that says so, at each state
    found = {state for state in S if task(state, message=UNCLEAR).unclear}
    # THEN those count of which the service is asked, and what was heard clears it
    assert found == {S.ACCEPTED, S.PENDING, S.PROCESSING, S.COMPLETED}
    assert not task(S.ACCEPTED).unclear


def test_a_cap_that_only_a_person_raises_needs_one_and_one_that_ends_by_itself_does_not() -> None:
    def capped(hold: Hold, *states: S, paused: bool = False, via: Via = Via.AUTO) -> BatchStatus:
        return status_of(replace(BATCH, hold=hold, paused=paused, via=via), tasks(*states))

    for via in (Via.AUTO, Via.REALTIME):
        stopped = capped(Hold.CAP, S.JOINED, S.PREPARED, via=via)
        assert (stopped.condition, stopped.group, stopped.moving) == (Condition.CAPPED, Group.NEEDS_YOU, False)
        assert news_of(stopped) is News.STUCK
        assert actions_of(stopped, running=False).primary is Action.CARRY_ON
    # What the service has goes on, and one is told all the same; a pause is the person's own.
    assert capped(Hold.CAP, S.PROCESSING, S.PREPARED).group is Group.NEEDS_YOU
    assert capped(Hold.CAP, S.PROCESSING, S.PREPARED).moving
    assert capped(Hold.CAP, S.JOINED, S.PREPARED, paused=True).condition is Condition.PAUSED
    assert capped(Hold.CAP, S.JOINED).condition is Condition.COMPLETED
    waiting = capped(Hold.CAP_SPAN, S.JOINED, S.PREPARED)
    assert (waiting.condition, waiting.group, waiting.moving) == (Condition.WAITING, Group.RUNNING, False)
    assert news_of(waiting) is None
    assert capped(Hold.CAP_SPAN, S.PROCESSING, S.PREPARED).condition is Condition.RUNNING
