from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest

from desktop_app.core.batches.batch import Batch, Hold, LoggedEvent, Task, Via
from desktop_app.core.batches.batch_left import DOCUMENTED, Pace
from desktop_app.core.batches.batching import Unanswered
from desktop_app.core.batches.notices import news_of
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.restoration import doubt
from desktop_app.core.batches.status import Action, Group, actions_of, status_of
from desktop_app.core.batches.submission import STOPPED_BETWEEN, TaskEvent, TaskState
from desktop_app.core.detection.table import Counts
from desktop_app.core.errors import AnswerNotUnderstood
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.service.rates import Allowance, RateGroup
from desktop_app.core.text.translatable import tr_text
from desktop_app.ui.batch.looks import batch_look, task_look
from desktop_app.ui.batch.repeat_work import cost_line, paid_before
from desktop_app.ui.batch.timing import BatchTiming, rivals
from desktop_app.ui.monitor.page import busy_words
from desktop_app.ui.monitor.panel.events import event_facts, event_sentence, pretty, raw_answer
from desktop_app.ui.monitor.panel.evidence import balance_hint, evidence_line, facts
from desktop_app.ui.monitor.panel.figures import FiguresState, banner_state, concern_words, rows_line
from desktop_app.ui.text import joining, words
from tests.ui.monitor_batches import NOON


def event(kind: str, part: int | None = 3, **detail: Any) -> LoggedEvent:
    return LoggedEvent(1, "b", 7 if part else None, part, NOON, kind, detail)


NOT_UNDERSTOOD = AnswerNotUnderstood(origin="https://api.example.com", reason=tr_text("it names no status of the task"))


def task(state: TaskState = TaskState.PROCESSING, **more: Any) -> Task:
    return Task(7, "b", 3, "GB", "carrier-lookup", Via.AUTO, 0, 100, state, **more)


@pytest.mark.parametrize("kind", ["prepared", "sent again", *TaskEvent])
def test_every_kind_of_event_is_a_sentence(kind: str) -> None:
    message = event_sentence(event(kind))
    assert message
    assert "{" not in message
    assert message[0].isupper()


def test_a_pause_and_another_try_are_called_by_their_names() -> None:
    assert event_sentence(event(TaskEvent.DIVIDED, reason=STOPPED_BETWEEN)) == "Task 3 paused, its rest waits"
    assert event_sentence(event(TaskEvent.DIVIDED, numbers=[1, 2])) == "Task 3 split"
    assert event_sentence(event(TaskEvent.MENDED)) == "Task 3 is tried again: it had been refused"


S = TaskState


@pytest.mark.parametrize(
    ("states", "via", "keyless", "word", "told"),
    [
        ([S.PREPARED], Via.AUTO, False, "Paused", "1 batch paused"),
        ([S.PREPARED, S.PROCESSING], Via.AUTO, False, "Paused", "1 batch paused"),
        ([S.PREPARED, S.ASKING], Via.REALTIME, False, "Checking", "1 batch running"),
        ([S.PREPARED, S.UNKNOWN], Via.AUTO, False, "Needs you", "1 needs a decision"),
        ([S.PREPARED, S.REJECTED], Via.AUTO, False, "Refused", "1 waits for you"),
        ([S.PROCESSING, S.REJECTED], Via.AUTO, False, "Processing", "1 waits for you"),
        ([S.PROCESSING], Via.AUTO, False, "Processing", "1 batch running"),  # nothing is left to be held back
        ([S.PREPARED], Via.AUTO, True, "Needs key", "1 waits for you"),
        ([S.JOINED], Via.AUTO, True, "Completed", ""),
        ([S.FAILED], Via.AUTO, False, "Failed", ""),
    ],
)
def test_a_paused_batch_is_told_alike_by_its_row_and_the_tabs_count(
    states: list[TaskState], via: Via, keyless: bool, word: str, told: str
) -> None:
    batch = Batch("b", "l", "list.csv", "https://host/api/v1", "hlr", NOON, via=via, paused=True)
    found = status_of(batch, map(task, states), keyless=keyless)
    assert batch_look(found).text == word
    assert busy_words([found]) == (1 if told else 0, told)


def test_events_say_how_many() -> None:
    assert event_sentence(event(TaskEvent.ANSWERS_JOINED, answered=3911)) == "Task 3: 3,911 answers"
    assert event_sentence(event(TaskEvent.SEND, numbers=1)) == "Task 3: sending 1 number"
    assert event_sentence(event("prepared", None, tasks=4)) == "Prepared in 4 tasks"
    assert event_sentence(event("prepared", None, tasks=4, reused=9)) == "Prepared in 4 tasks, 9 answers reused"
    assert event_sentence(event("prepared", None, tasks=0, reused=236)) == "All 236 answers from earlier lists"
    assert event_sentence(event(TaskEvent.DECIDED_RESEND)) == "You decided: send task 3 again"
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
    timing = BatchTiming(lambda: NOON, Pace())
    running, done = task(progress=0.5), task(TaskState.JOINED)
    begun = NOON.timestamp() - 10
    for each in (running, done):
        timing.pace.heard(each.id, 0.1, begun)
        timing.pace.heard(each.id, 0.5, begun + 10)
    assert timing.left(running) == "10 s"
    assert timing.left(done) == ""


def test_a_batch_that_waits_for_the_limit_is_not_told_the_end_of_what_was_sent() -> None:
    # GIVEN thirty tasks that were sent within half a minute and are done, and ten that wait for the limit
    began = NOON - timedelta(seconds=30)
    ends = [began + timedelta(seconds=at) for at in range(30)]
    done = [task(TaskState.JOINED, sent_at=at, heard_at=at + timedelta(seconds=2)) for at in ends]
    batch = Batch("b", "l", "list.csv", "https://host/api/v1", "hlr", began)
    found = status_of(batch, [*done, *[task(TaskState.PREPARED)] * 10])
    other = status_of(replace(batch, id="c"), [task(), *[task(TaskState.PREPARED)] * 4])
    spent = {**DOCUMENTED, RateGroup.SUBMITS: Allowance(30, tuple(at.timestamp() for at in ends))}
    timing = BatchTiming(
        lambda: NOON, Pace(), began, lambda _batch: spent, lambda entry: rivals(entry, [found, other, resting])
    )
    resting = replace(other, batch=replace(other.batch, paused=True))
    timing.pace.heard("b", 0.0, began.timestamp())
    timing.pace.heard("b", 0.75, NOON.timestamp())
    # THEN it says the rest of the minute, and the tasks of another batch that go out in between
    assert timing.left(found) == "45 s"
    assert rivals(found, [found, other, resting]) == 4
    # AND nothing where nobody sends the rest, as of a run that this window hasn't taken up
    idle = BatchTiming(lambda: NOON, timing.pace, began, lambda _batch: spent, sending=lambda _batch_id: False)
    assert idle.left(found) == ""
    # AND one number after the other, of which a single task knows no limit, says nothing by itself
    assert timing.left(task(TaskState.ASKING, progress=0.5)) == ""


def test_yesterday_is_short_and_exact_on_demand() -> None:
    timing = BatchTiming(lambda: NOON, Pace())
    heard = task(heard_at=NOON - timedelta(days=1))
    assert timing.heard(heard) == "yesterday"
    assert timing.heard_exactly(heard) == "2 Jun 2026, 12:04:31"
    assert timing.heard(task()) == "—"
    assert timing.heard_exactly(task()) == ""


def test_a_standing_tells_answered_out_and_without_an_answer() -> None:
    joined, out = task(TaskState.JOINED), task()
    counts = ProgressCounts.of((joined, out), 90, 0.5)
    assert (counts.numbers, counts.out, counts.unanswered) == (200, 100, 10)
    assert ProgressCounts.of((out,), None, 0).answered == 0
    assert ProgressCounts.of((joined,), None, 1).unanswered is None


def test_what_was_refused_or_never_sent_is_not_still_out() -> None:
    refused, waiting = task(TaskState.REJECTED), task(TaskState.PREPARED)
    counts = ProgressCounts.of((refused, waiting), None, 0)
    assert (counts.out, counts.refused, counts.waiting, counts.unanswered) == (0, 100, 100, 0)
    assert [name for _, name in FiguresState(counts).lines] == ["answered", "refused", "not sent"]


OUT, UNSENT, DOUBT = task(), task(TaskState.PREPARED), task(TaskState.UNKNOWN)
ANSWERED = (0, "answered")


@pytest.mark.parametrize(
    ("tasks", "how", "said"),
    [
        ([OUT, UNSENT], {"running": True}, [(100, "awaiting answers"), (100, "waiting to be sent")]),
        ([OUT, UNSENT], {}, [(100, "awaiting answers"), (100, "not sent")]),  # nothing here sends it
        ([OUT, UNSENT], {"running": True, "held": True}, [(100, "awaiting answers"), (100, "not sent")]),
        ([UNSENT], {"held": True}, [(100, "not sent")]),
        ([UNSENT], {"running": True}, [(100, "waiting to be sent")]),  # carried on: the next one's turn comes
        ([DOUBT, UNSENT], {}, [(100, "in doubt"), (100, "not sent")]),  # stopped: a person decides
    ],
)
def test_what_is_at_the_service_is_out_and_what_is_not_sent_is_told_apart(
    tasks: list[Task], how: dict[str, bool], said: list[tuple[int, str]]
) -> None:
    assert FiguresState(ProgressCounts.of(tasks, None, 0, **how)).lines == [ANSWERED, *said]


def test_of_what_goes_one_by_one_only_what_is_settled_was_sent() -> None:
    # GIVEN 37 of 80 that are settled, one of them without an answer, and a part of 40 that isn't begun
    asking = replace(task(TaskState.ASKING, progress=37 / 80, answered=36), numbers=80)
    rest = replace(task(TaskState.PREPARED), numbers=40)
    counts = ProgressCounts.of((asking, rest), None, 37 / 120, running=True)
    # THEN all others wait, and the bar says what the figures say
    assert FiguresState(counts).lines == [(36, "answered"), (83, "waiting to be sent"), (1, "unanswered")]
    assert FiguresState(counts).done_words == "30 % answered"


def test_numbers_that_are_sent_again_are_counted_once() -> None:
    joined, again = task(TaskState.JOINED), task(again=True)
    counts = ProgressCounts.of((joined, again), 0, 0.5)
    assert (counts.numbers, counts.out, counts.unanswered) == (100, 100, 0)
    assert ProgressCounts.of((again,), 0, 0.5).numbers == 100
    assert status_of(Batch("b", "l", "x.csv", "local", "carrier-lookup", NOON), [joined, again]).numbers == 100


def test_rows_add_up_in_a_line() -> None:
    counts = Counts(valid=413, invalid=45, empty=0, duplicate=1)
    message = rows_line(counts, 413).replace("\N{NO-BREAK SPACE}", " ")
    assert message == "459 rows: 413 valid, 45 invalid, 1 duplicate"
    # AND where rows have several numbers, of how many the answers are
    message = rows_line(counts, 633).replace("\N{NO-BREAK SPACE}", " ")
    assert message == "459 rows: 413 valid with 633 numbers, 45 invalid, 1 duplicate"


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
    assert (
        cost_line(Estimate(3, 0, Decimal(6), Decimal(100), certain=True), "") == "6 credits; balance after: 94 credits."
    )
    assert cost_line(Estimate(3, 0, Decimal(6), Decimal(100), certain=False), "USD") == (
        "About 6 USD; balance after: 94 USD."
    )
    assert cost_line(Estimate(3, 0, Decimal(6), None, certain=False), "") == "About 6."
    assert cost_line(Estimate(3, 0, Decimal(6), Decimal(2), certain=True), "") == (
        "6 credits; the balance is 4 credits short."
    )


def test_balances_are_a_hint() -> None:
    assert "fell by 100" in balance_hint(Decimal(300), Decimal(200))
    assert "did not arrive" in balance_hint(Decimal(300), Decimal(300))
    assert balance_hint(None, Decimal(3)) == ""
    # AND little is told from nothing
    assert "fell by 0.004 EUR" in balance_hint(Decimal(10), Decimal("9.996"), "EUR")
    found = Estimate(1, 0, Decimal("0.004"), Decimal(10), certain=False)
    assert cost_line(found, "") == "About 0.004; balance after: 10.00."


def test_the_evidence_says_what_is_known() -> None:
    known = dict(facts(task(TaskState.UNKNOWN, first_number="+447…92", last_number="+447…08", message="reset")))
    assert known["First and last"] == "+447…92 to +447…08"
    assert known["Numbers"] == "100 · GB"
    assert known["Sent"] == "—"
    assert known["What happened"] == "Reset"
    # AND of balances that nobody knows nothing is said
    assert not [name for name in known if name.startswith("Balance")]
    before = dict(facts(task(TaskState.UNKNOWN, balance_before=Decimal(300))))
    assert [name for name in before if name.startswith("Balance")] == ["Balance before"]


def test_the_evidence_says_when_the_copy_of_the_journal_was_made() -> None:
    copied = NOON - timedelta(days=3)
    known = dict(facts(task(TaskState.UNKNOWN, message=str(doubt(copied)))))
    # THEN by the person's own date and clock
    assert known["What happened"].endswith(f"sent after its copy of {words.local_time(copied)}")


def test_amounts_in_the_evidence_have_their_unit_and_a_restored_part_is_doubted_once() -> None:
    doubtful = task(
        TaskState.UNKNOWN,
        sent_at=NOON,
        balance_before=Decimal(300),
        balance_after=Decimal(200),
        first_number="+447…92",
        last_number="+447…08",
        message="the connection broke",
    )
    assert evidence_line(doubtful, "USD").startswith("100 numbers (+447…92 to +447…08) · sent ")
    assert evidence_line(doubtful, "USD").endswith(" · balance 300 → 200 USD · the connection broke")
    assert dict(facts(doubtful, "USD"))["Balance after"] == "200 USD"
    # GIVEN one that went one by one when an older copy took the place of the journal
    begun = replace(doubtful, via=Via.REALTIME, balance_after=None, message="the journal was damaged")
    # THEN its line says when it was begun, and leaves the doubt to the sentence above it
    assert " · started " in evidence_line(begun)
    assert "damaged" not in evidence_line(begun)


@pytest.mark.parametrize(
    ("states", "answered", "done", "said"),
    [
        ([(TaskState.JOINED, 97), (TaskState.FAILED, 0)], 97, 0.485, "49 % answered"),
        ([(TaskState.FAILED, 0)], None, 0.0, "0 % answered"),
        ([(TaskState.JOINED, 97), (TaskState.REJECTED, 0)], None, 0.485, "49 % answered"),
        ([(TaskState.JOINED, 100), (TaskState.PROCESSING, 0)], 100, 0.75, "75 % processed"),
    ],
)
def test_the_bar_is_as_full_as_the_figures_above_it_say(
    states: list[tuple[TaskState, int]], answered: int | None, done: float, said: str
) -> None:
    tasks = [
        task(state, answered=count, progress=0.5 if state is TaskState.PROCESSING else None) for state, count in states
    ]
    entry = status_of(Batch("b", "l", "x.csv", "local", "carrier-lookup", NOON), tasks)
    counts = ProgressCounts.of(tasks, answered, entry.share_answered)
    assert counts.done == pytest.approx(done)
    assert FiguresState(counts).done_words == said


def test_the_box_says_what_a_person_has_to_do() -> None:
    def said(*tasks: Task, keyless: bool = False, locked: bool = False) -> str:
        batch = Batch("b", "l", "x.csv", "https://host/api/v1", "carrier-lookup", NOON)
        return concern_words(status_of(batch, tasks, keyless=keyless, locked=locked), None, "api.example.com")

    doubtful = task(TaskState.UNKNOWN, message="the connection broke")
    assert said(doubtful, task()) == "No clear answer came for task 3. Decide whether it arrived."
    assert said(doubtful, doubtful).startswith("Of 2 tasks it isn't known")
    assert "were checked" in said(replace(doubtful, via=Via.REALTIME))
    assert said(task(), keyless=True) == "It waits for a valid key for api.example.com."
    assert said(task(), keyless=True, locked=True) == "It waits until the keyring is unlocked."
    assert said(task(TaskState.FAILED)) == ""
    puzzled = task(TaskState.ACCEPTED, message=NOT_UNDERSTOOD.sentence)
    assert said(task(), puzzled) == "The answer of api.example.com was not understood: it names no status of the task."


def test_a_service_that_is_gone_is_said_in_the_row_and_in_the_detail() -> None:
    # GIVEN a list under way, of which a task was told something the last time, and a service that is gone
    timing = BatchTiming(lambda: NOON, Pace(), silent_since=lambda _base_url: NOON - timedelta(minutes=2))
    one = task(progress=0.5, message="it looked slow")
    batch = Batch("b", "l", "x.csv", "https://host/api/v1", "carrier-lookup", NOON)
    entry = status_of(batch, [one, task(TaskState.PREPARED)])
    for at, share in ((-10, 0.1), (0, 0.5)):
        timing.pace.heard(entry.id, share, NOON.timestamp() + at)
    # THEN the row says so in amber, since when, and promises no time
    look = timing.look(entry)
    assert (look.text, look.tone) == ("No answer", "warning")
    message = timing.message(entry)
    assert re.fullmatch(r"No answer since \d\d:\d\d\. Dialproof tries again by itself; nothing is lost\.", message)
    assert (timing.left(entry), timing.rate(entry)) == ("", "")
    # AND so does the detail, of the list and of its task
    for shown in (None, one):
        assert banner_state(timing, entry, shown, "host") == (message, "warning")
    # AND what is over, is being sent or waits for a person isn't concerned
    for other in (
        status_of(batch, [task(TaskState.JOINED, answered=100)]),
        status_of(batch, [task(TaskState.SENDING)]),
        status_of(replace(batch, paused=True), [task(TaskState.PREPARED)]),
    ):
        assert timing.look(other).text != "No answer"
    # AND once it answers all is as it was
    back = replace(timing, silent_since=lambda _base_url: None)
    assert back.look(entry).text == "Processing"


def test_what_a_person_has_decided_is_not_told_of_the_whole_batch() -> None:
    timing = BatchTiming(lambda: NOON, Pace())
    left = task(TaskState.LEFT, message="the program was stopped while sending")
    batch = Batch("b", "l", "x.csv", "https://host/api/v1", "carrier-lookup", NOON)
    entry = status_of(batch, [task(TaskState.JOINED, answered=100), left])
    assert banner_state(timing, entry, None, "api.example.com").text == ""
    # AND of its part it is, as a sentence
    assert banner_state(timing, entry, left, "api.example.com").text == "The program was stopped while sending"


@pytest.mark.parametrize("happened", ["https://host can't be reached (it refused the connection).", "it was stopped"])
def test_what_happened_to_a_paused_batch_goes_before_what_it_waits_for(happened: str) -> None:
    timing = BatchTiming(lambda: NOON, Pace())
    batch = Batch("b", "l", "x.csv", "https://host/api/v1", "carrier-lookup", NOON, paused=True)
    one = task(TaskState.PREPARED, message=happened)
    entry = status_of(batch, [one])
    message = joining.begun_large(happened).rstrip(".")
    assert banner_state(timing, entry, None, "host").text == f"{message}. Unsent numbers wait until you carry on."
    # AND of its task only what happened
    assert banner_state(timing, entry, one, "host").text == joining.begun_large(happened)


def test_what_is_not_understood_needs_a_person_at_the_connection() -> None:
    # GIVEN a batch of which a part is asked after in vain
    puzzled = task(TaskState.ACCEPTED, message=NOT_UNDERSTOOD.sentence)
    batch = Batch("b", "l", "x.csv", "https://host/api/v1", "carrier-lookup", NOON)
    found = status_of(batch, [puzzled, task(TaskState.JOINED)])
    # THEN it is counted among those that need a person, says so in a word, and leads to the connection
    assert (found.group, batch_look(found).text) == (Group.NEEDS_YOU, "Unclear")
    assert actions_of(found, running=True).primary is Action.CONNECTION
    assert busy_words([found])[1] == "1 waits for you"
    # AND nobody is called from outside the window, as it may be understood the next time
    assert news_of(found) is None
    # WHEN it is
    heard = status_of(batch, [replace(puzzled, message="")])
    assert (heard.group, Action.CONNECTION in actions_of(heard, running=True)) == (Group.RUNNING, False)


def test_what_came_of_first_numbers_is_said_and_in_amber_only_where_something_is_missing() -> None:
    timing = BatchTiming(lambda: NOON, Pace())
    batch = Batch("b", "l", "x.csv", "https://host/api/v1", "carrier-lookup", NOON)
    rest = task(TaskState.PREPARED)

    def said(hold: Hold, first: Task, *, paused: bool = True) -> tuple[str, str]:
        entry = status_of(replace(batch, hold=hold, paused=paused), [first, rest])
        found = banner_state(timing, entry, None, "host")
        return found.text, found.tone

    missing = task(TaskState.JOINED, answered=60, message="its result lacks 40 numbers")
    out = task(TaskState.PROCESSING)
    unread = task(TaskState.COMPLETED, message="the result can't be read")
    assert said(Hold.TRIAL, out, paused=False)[1] == "accent"
    assert said(Hold.SAMPLE, task(TaskState.JOINED, answered=100)) == (
        "100 of 100 numbers that went first were answered. The rest was not sent.", "accent",
    )  # fmt: skip
    text, tone = said(Hold.TRIED, missing)
    assert tone == "warning"
    assert text.startswith("60 of 100 numbers that went first were answered.")
    assert "Its result lacks 40 numbers" in text
    # AND that its result can't be read isn't hidden by the wait for it
    text, tone = said(Hold.TRIAL, unread, paused=False)
    assert (tone, "The result can't be read" in text) == ("warning", True)


def test_a_batch_held_by_a_cap_that_cannot_be_checked_says_so() -> None:
    capped = Batch("b", "l", "x.csv", "https://host/api/v1", "carrier-lookup", NOON, hold=Hold.CAP)
    waiting = [task(TaskState.PREPARED)]
    assert batch_look(status_of(capped, waiting)).text == "Price unknown"
    assert batch_look(status_of(replace(capped, price=Decimal(1)), waiting)).text == "Cap reached"
