"""A list that was verified before is said to have been, with the way to what came of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.status import Condition
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import Column, Counts, ReadOptions, TableShape
from desktop_app.core.results.reuse import Known
from desktop_app.core.service.connection import Connection
from desktop_app.services.ports import FirstRows, Progress
from desktop_app.ui.upload.model import PATIENCE
from desktop_app.ui.upload.sending.send_model import earlier_words
from tests.ui.upload.lists import COLUMNS, FakeList, Stage, row, understanding

KNOWN = "upload.known answers"
NOW = datetime(2026, 3, 9, 12, 0, tzinfo=UTC)


URL = "https://api.example.com/v1"
COSTS_AGAIN = "Sending it again costs again; only answers that you reuse are free."
ALL_KNOWN = Known({days: {"GB": 300, "DE": 113} for days in (7, 30, 90)})


def sent(
    minutes: float = 12, digest: str = "digest", base_url: str = "local", product: str = "carrier-lookup"
) -> Batch:
    then = datetime.now(UTC) - timedelta(minutes=minutes)
    return Batch("b1", "other", "customers.xlsx", base_url, product, then, source_digest=digest)


def same(minutes: float = 12) -> Batch:
    """With the product that is chosen."""
    return sent(minutes, product="phone-validation")


def task(state: TaskState, batch_id: str = "b1") -> Task:
    return Task(1, batch_id, 1, "GB", "phone-validation", Via.JSON, 0, 7, state)


def test_the_newest_batch_of_the_same_list_is_named_and_opened(stage: Stage) -> None:
    stage.services.sent = [same(), replace(same(9000), id="b0")]
    stage.filled()
    earlier = stage.page.view.earlier
    assert earlier.isVisible()
    assert earlier.text() == f"This list was verified 12 min ago with Phone validation. {COSTS_AGAIN}"
    earlier.button.click()
    assert stage.told[-1] == ("results", "b1")


def test_another_list_or_the_same_read_otherwise_has_none(stage: Stage) -> None:
    stage.services.sent = [sent(digest="another")]
    stage.filled()
    assert not stage.page.view.earlier.isVisible()
    # WHEN it is read in another way, in which it was verified THEN that is said, and gone with the next list
    other = FakeList()
    other.source_digest = "another"
    stage.page.view.corrections.country._choose("DE")
    stage.was_read("one", other)
    assert stage.page.view.earlier.isVisible()
    stage.page.open_paste("+442079460958")
    stage.was_read("two")
    assert not stage.page.view.earlier.isVisible()


def test_what_was_read_otherwise_is_said_at_once_and_read_as_last_time(stage: Stage) -> None:
    # GIVEN a file that was verified, read in another way than it is found now
    was = ReadOptions(country="DE", column="Mobile", more_columns=("City",))
    stage.services.sent, stage.services.read_otherwise = [replace(same(), source_digest="then")], {"b1": was}
    stage.filled()
    earlier, send = stage.page.view.earlier, stage.page.view.panel.send
    message = "This list was verified 12 min ago with Phone validation, read differently."
    assert (earlier.isVisible(), earlier.text()) == (True, message)
    assert (earlier.button.text(), send.text()) == ("Read as last time", "Verify 413 numbers")
    # WHEN it is wanted so again THEN the kept file is read anew, nothing is prepared, and no page is left
    earlier.button.click()
    assert stage.services.asked[-1] == ("read again", "one", was)
    assert not {asked[0] for asked in stage.services.asked} & {"prepare"}
    assert stage.told == [("refresh",)]
    # AND what is corrected meanwhile adds to it
    stage.page.view.corrections.delimiter._choose(";")
    meanwhile = ReadOptions(country="DE", delimiter=";")
    assert stage.services.asked[-1] == ("read again", "one", meanwhile)
    # AND then it is the list that was verified
    alike = FakeList(options=was)
    alike.source_digest = "then"
    stage.was_read("two", alike)
    assert earlier.text() == f"This list was verified 12 min ago with Phone validation. {COSTS_AGAIN}"
    assert (earlier.button.text(), send.text()) == ("Open results", "Verify 413 numbers again")


def test_what_was_read_the_same_way_goes_before_what_was_read_otherwise(stage: Stage) -> None:
    stage.services.sent = [replace(same(), source_digest="then"), replace(sent(90), id="b0")]
    stage.services.read_otherwise = {"b1": ReadOptions(country="DE")}
    stage.filled()
    earlier = stage.page.view.earlier
    assert earlier.text() == "This list was verified 1 h 30 min ago with Carrier lookup."
    assert earlier.button.text() == "Open results"


def test_how_to_read_comes_before_known_answers_and_these_before_another_product(stage: Stage, qtbot: QtBot) -> None:
    stage.services.reusable, stage.services.read_otherwise = True, {"b1": ReadOptions(country="DE")}
    stage.services.sent = [replace(same(), source_digest="then")]
    stage.filled()
    qtbot.waitUntil(lambda: KNOWN in stage.runner.waiting)
    stage.runner.finish(KNOWN, ALL_KNOWN)
    earlier = stage.page.view.earlier
    message = "This list was verified 12 min ago with Phone validation, read differently."
    assert (earlier.text(), earlier.button.text()) == (f"{message} {COSTS_AGAIN}", "Read as last time")
    # AND what another product was asked, read differently, comes behind them
    stage.services.sent = [sent(digest="then")]
    stage.changes.changed.emit({"b1"})
    assert earlier.button.text() == "Reuse the answers"
    earlier.button.click()
    assert (earlier.text(), earlier.button.text()) == (
        "This list was verified 12 min ago with Carrier lookup, read differently.",
        "Read as last time",
    )


def test_what_is_under_way_read_otherwise_is_not_carried_on_as_it_is_now(
    stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN one that is under way, and answers that others have of the same numbers
    monkeypatch.setattr(stage.services, "tasks", lambda _batch_id: [task(TaskState.PROCESSING)])
    stage.services.sent = [replace(same(), source_digest="then")]
    stage.services.read_otherwise = {"b1": ReadOptions(country="DE")}
    stage.services.reusable = True
    stage.filled()
    earlier, send = stage.page.view.earlier, stage.page.view.panel.send
    assert earlier.text() == "This list is being verified already, with Phone validation, read differently."
    qtbot.waitUntil(lambda: KNOWN in stage.runner.waiting)
    stage.runner.finish(KNOWN, ALL_KNOWN)
    assert (earlier.text().endswith(COSTS_AGAIN), send.text()) == (True, "Verify 413 numbers again")


def test_what_another_connection_was_asked_is_told_apart(stage: Stage) -> None:
    stage.services.sent = [sent(base_url=URL, product="phone-validation")]
    stage.filled()
    earlier, send = stage.page.view.earlier, stage.page.view.panel.send
    # THEN it isn't paid again here
    assert earlier.text().endswith(f"with Phone validation through “{Connection(URL).title}”.")
    assert send.text() == "Verify 413 numbers"
    # WHEN that connection is taken THEN it would be
    stage.connection = Connection(URL)
    stage.tell_account()
    assert earlier.text() == f"This list was verified 12 min ago with Phone validation. {COSTS_AGAIN}"
    assert send.text() == "Verify 413 numbers again"


def test_what_another_product_was_asked_is_not_paid_again(stage: Stage) -> None:
    stage.services.sent = [sent(), replace(same(9000), id="b0", product="hlr-lookup")]
    stage.filled()
    earlier, panel = stage.page.view.earlier, stage.page.view.panel
    assert (earlier.text(), panel.send.text()) == (
        "This list was verified 12 min ago with Carrier lookup.",
        "Verify 413 numbers",
    )
    # WHEN a product is chosen that it was verified with THEN it is that run that is spoken of
    panel.product._choose("hlr-lookup")
    assert earlier.text().startswith("This list was verified before with ")
    assert (earlier.text().endswith(COSTS_AGAIN), panel.send.text()) == (True, "Verify 413 numbers again")
    earlier.button.click()
    assert stage.told[-1] == ("results", "b0")


@pytest.mark.parametrize("output", ["", "out.csv"])
def test_what_is_carried_on_is_not_paid_again(stage: Stage, monkeypatch: pytest.MonkeyPatch, output: str) -> None:
    # GIVEN a run that has ended, and an older one that goes on, or whose result wasn't written
    state = TaskState.JOINED if output else TaskState.PROCESSING
    tasks = {"b1": [task(TaskState.JOINED)], "b0": [task(state, "b0")]}
    monkeypatch.setattr(stage.services, "tasks", lambda batch_id: tasks[batch_id])
    stage.services.sent = [same(), replace(same(50), id="b0", output=output)]
    stage.filled()
    message = (
        "was verified 50 min ago with Phone validation."
        if output
        else "is being verified already, with Phone validation."
    )
    assert stage.page.view.earlier.text() == f"This list {message}"
    assert stage.page.view.panel.send.text() == "Verify 413 numbers"
    # WHEN that has ended, too
    tasks["b0"] = [task(TaskState.JOINED, "b0")]
    stage.services.sent[1] = replace(same(50), id="b0", output=output, exported_at=NOW)
    stage.changes.changed.emit({"b0"})
    assert stage.page.view.earlier.text().endswith(COSTS_AGAIN)
    assert stage.page.view.panel.send.text() == "Verify 413 numbers again"


def test_what_another_process_has_ended_meanwhile_is_not_paid_unasked(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a run that would be carried on, and that another Dialproof ends, of which nobody is told here
    tasks = [task(TaskState.ACCEPTED)]
    monkeypatch.setattr(stage.services, "tasks", lambda _batch_id: tasks)
    stage.services.sent = [same()]
    stage.filled()
    panel = stage.page.view.panel
    assert panel.send.text() == "Verify 413 numbers"
    tasks[:] = [task(TaskState.JOINED)]
    # WHEN it is sent THEN that it would be paid again is said instead, and a second press sends it
    panel.press_by_key()
    assert stage.services.asked[-1][0] != "prepare"
    assert panel.send.text() == "Verify 413 numbers again"
    panel.press()
    assert stage.services.asked[-1][0] == "prepare"


def test_a_deleted_run_that_is_brought_back_is_told_of_again(stage: Stage) -> None:
    stage.services.sent = [same()]
    stage.filled()
    for sent_before, message in (([], "Verify 413 numbers"), ([same()], "Verify 413 numbers again")):
        stage.page.hide()  # it is done on another page
        stage.services.sent = sent_before
        stage.changes.changed.emit({"b1"})
        stage.page.show()
        assert stage.page.view.panel.send.text() == message


def test_where_known_answers_are_taken_the_rest_is_not_paid_again(stage: Stage, qtbot: QtBot) -> None:
    stage.services.sent, stage.services.reusable = [same()], True
    stage.filled()
    earlier, panel = stage.page.view.earlier, stage.page.view.panel
    qtbot.waitUntil(lambda: KNOWN in stage.runner.waiting)
    stage.runner.finish(KNOWN, Known({days: {"GB": 300, "DE": 110} for days in (7, 30, 90)}))
    assert (panel.send.text(), earlier.text().endswith(COSTS_AGAIN)) == ("Verify 413 numbers again", True)
    stage.page.model.sending.choose_reuse(7)
    assert panel.send.text() == "Verify 3 numbers"
    assert earlier.text() == "This list was verified 12 min ago with Phone validation."
    panel.press_by_key()
    assert stage.services.asked[-1][0] == "prepare"


def test_its_tasks_are_read_once_and_not_while_nobody_sees_it(
    stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def tasks(batch_id: str) -> list[Task]:
        read.append(batch_id)
        return []

    monkeypatch.setattr(stage.services, "tasks", tasks)
    stage.services.sent, stage.services.reusable = [same(), replace(sent(9000), id="b0")], True
    stage.filled()
    qtbot.waitUntil(lambda: KNOWN in stage.runner.waiting)
    stage.runner.finish(KNOWN, ALL_KNOWN)
    stage.page.model.sending.choose_reuse(7)
    assert sorted(read) == ["b0", "b1"]
    # WHEN it goes on while another page is seen THEN it is looked at when this one is seen again, once
    stage.page.hide()
    stage.changes.changed.emit({"b1"})
    stage.changes.changed.emit({"b1"})
    stage.page.model.sending.choose_reuse(0)
    assert len(read) == 2
    for _ in range(2):
        stage.page.hide()
        stage.page.show()
    assert len(read) == 4
    assert stage.page.view.earlier.text().endswith(COSTS_AGAIN)


def test_a_paused_one_waits_and_is_not_called_under_way(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage.services, "tasks", lambda _batch_id: [task(TaskState.PREPARED)])
    stage.services.sent = [replace(sent(), paused=True)]
    stage.filled()
    assert (
        stage.page.view.earlier.text()
        == "This list is in the task monitor already, with Carrier lookup, and waits for you."
    )


def test_money_is_spoken_of_before_what_else_is_to_be_seen_in_the_list(stage: Stage) -> None:
    # GIVEN a list that was verified before, one of whose columns isn't taken
    stage.services.sent = [sent()]
    columns = (*COLUMNS[:2], Column(2, "Landline", 0.9))
    stage.filled(FakeList(understanding(shape=TableShape(1, columns, columns[1]))))
    assert (stage.page.view.earlier.isVisible(), stage.page.view.more_columns.isVisible()) == (True, False)
    assert stage.page.view.hints.more.text() == "1 more notice"


@pytest.mark.parametrize(("known", "said"), [(206, ""), (207, "207 numbers"), (413, "413 numbers")])
def test_most_numbers_answered_for_another_list_are_said_and_taken(
    stage: Stage, qtbot: QtBot, known: int, said: str
) -> None:
    # GIVEN a list of 413 numbers that was never sent as it is, some of which have an answer
    stage.services.reusable = True
    stage.filled()
    countries = {"GB": min(known, 300), "DE": max(0, known - 300)}
    qtbot.waitUntil(lambda: KNOWN in stage.runner.waiting)
    stage.runner.finish(KNOWN, Known({7: {"GB": 9}, 30: countries, 90: countries}))
    earlier, panel = stage.page.view.earlier, stage.page.view.panel
    assert earlier.isVisible() is bool(said)
    if not said:
        assert panel.send.text() == "Verify 413 numbers"
        return
    assert earlier.text() == (
        f"{said} of this list were answered within 30 days with Phone validation. Sending them again costs again."
    )
    # AND where that is all of them, the button says so, too
    assert panel.send.text() == ("Verify 413 numbers again" if known == 413 else "Verify 413 numbers")
    # WHEN they are taken
    assert earlier.button.text() == "Reuse the answers"
    earlier.button.click()
    # THEN that is kept as if it was chosen below, and nothing more is said
    assert (stage.services.settings["reuse"], panel.state.days) == (30, 30)
    assert panel.send.text() == ("Use 413 known answers" if known == 413 else "Verify 206 numbers")
    assert not earlier.isVisible()
    # AND the next list has nothing to do with it
    stage.page.open_paste("+442079460958")
    stage.was_read("two")
    assert not earlier.isVisible()


def test_the_run_of_the_same_list_is_named_before_its_answers(stage: Stage, qtbot: QtBot) -> None:
    stage.services.reusable = True
    stage.services.sent = [same()]
    stage.filled()
    qtbot.waitUntil(lambda: KNOWN in stage.runner.waiting)
    stage.runner.finish(KNOWN, ALL_KNOWN)
    earlier, view = stage.page.view.earlier, stage.page.view
    assert (earlier.text()[:32], earlier.button.text()) == ("This list was verified 12 min ag", "Open results")
    # AND while the first rows of another list stand in its place, nothing is said of it
    stage.page.open_file(Path("other.csv"))
    first = FirstRows(understanding(counts=Counts()), tuple(row(2 + n) for n in range(9)))
    stage.services.progress(Progress("Reading", 0, part=0.1, first=first))
    qtbot.waitUntil(lambda: view._state.first is not None, timeout=PATIENCE * 20)
    stage.changes.changed.emit({"b1"})
    assert (earlier.isVisible(), view.panel.send.text()) == (False, "Verify")


def test_answers_that_are_known_are_named_before_a_run_of_another_product(stage: Stage, qtbot: QtBot) -> None:
    stage.services.sent, stage.services.reusable = [sent()], True
    stage.filled()
    qtbot.waitUntil(lambda: KNOWN in stage.runner.waiting)
    stage.runner.finish(KNOWN, ALL_KNOWN)
    earlier, send = stage.page.view.earlier, stage.page.view.panel.send
    assert earlier.text().startswith("413 numbers of this list were answered within 7 days with Phone validation.")
    assert (earlier.button.text(), send.text()) == ("Reuse the answers", "Verify 413 numbers again")
    earlier.button.click()
    assert (earlier.text(), send.text()) == (
        "This list was verified 12 min ago with Carrier lookup.",
        "Use 413 known answers",
    )


@pytest.mark.parametrize(
    ("state", "ago", "said"),
    [
        (Condition.COMPLETED, timedelta(seconds=5), "This list was verified just now with P."),
        (Condition.INCOMPLETE, timedelta(hours=2), "This list was verified 2 h ago with P."),
        (Condition.COMPLETED, timedelta(days=40), "This list was verified before with P (28 Jan)."),
        (Condition.RUNNING, timedelta(0), "This list is being verified already, with P."),
        (
            Condition.NEEDS_DECISION,
            timedelta(0),
            "This list is in the task monitor already, with P, and waits for you.",
        ),
    ],
)
def test_it_says_when_and_how_it_went(state: Condition, ago: timedelta, said: str) -> None:
    assert earlier_words(state, "P", NOW, NOW - ago) == said
