"""The hint that a list was verified before, on the page: what it stands before, and where its button leads."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import Column, Counts, ReadOptions, TableShape
from desktop_app.core.results.reuse import Known
from desktop_app.services.ports import FirstRows, Progress
from desktop_app.ui.upload.model import PATIENCE
from tests.ui.upload.lists import COLUMNS, FakeList, Stage, row, understanding

KNOWN = "upload.known answers"
COSTS_AGAIN = "Sending it again costs again; only answers that you reuse are free."
ALL_KNOWN = Known({days: {"GB": 300, "DE": 113} for days in (7, 30, 90)})


def sent(product: str = "phone-validation", digest: str = "digest") -> Batch:
    then = datetime.now(UTC) - timedelta(minutes=12)
    return Batch("b1", "other", "customers.xlsx", "local", product, then, source_digest=digest)


@pytest.mark.parametrize(
    ("state", "button", "page"), [("joined", "Open results", "results"), ("prepared", "Show it", "monitor")]
)
def test_it_leads_to_the_results_or_to_the_monitor(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, state: str, button: str, page: str
) -> None:
    made = Task(1, "b1", 1, "GB", "phone-validation", Via.JSON, 0, 7, TaskState(state))
    monkeypatch.setattr(stage.services, "tasks", lambda _batch_id: [made])
    stage.services.sent = [sent()]
    stage.filled()
    earlier, send = stage.page.view.earlier, stage.page.view.panel.send
    assert (earlier.isVisible(), earlier.button.text()) == (True, button)
    assert send.text() == ("Verify 413 numbers again" if page == "results" else "Verify 413 numbers")
    earlier.button.click()
    assert stage.told[-1] == (page, "b1")


def test_it_offers_answers_that_are_known_and_is_gone_once_they_are_taken(stage: Stage) -> None:
    stage.services.reusable = True
    stage.filled()
    stage.runner.finish(KNOWN, ALL_KNOWN)
    view = stage.page.view
    assert view.earlier.button.text() == "Reuse the answers"
    view.earlier.button.click()
    assert (view.earlier.isVisible(), view.panel.send.text()) == (False, "Use 413 known answers")
    assert view.panel.reuse.age.current() == 7


def test_what_costs_again_is_seen_beside_an_offer(stage: Stage) -> None:
    stage.services.reusable = True
    stage.filled()
    view = stage.page.view
    stage.page.offer.show()
    stage.runner.finish(KNOWN, Known({7: {"GB": 300}}))
    view.mend.show()
    assert "Sending them again costs again." in view.earlier.text()
    assert (stage.page.offer.isVisible(), view.earlier.isVisible(), view.mend.isVisible()) == (True, True, False)


def test_a_newer_file_of_a_list_can_refresh_it_beside_whatever_else_is_offered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a list that looks like a newer one of another
    stage.services.former = [sent("carrier-lookup"), sent()]
    stage.filled()
    view = stage.page.view
    assert "looks like a newer “customers.xlsx”" in view.earlier.text()
    assert (view.refresh.isVisible(), view.earlier.button.isVisible()) == (True, False)
    assert view.panel.send.text() == "Verify 413 numbers"  # nothing stands in the way of who only wants that
    # WHEN another product is chosen that nobody asked of it THEN there is nothing to refresh
    view.panel.product._choose("hlr-lookup")
    assert not view.earlier.isVisible()
    view.panel.product._choose("phone-validation")
    # AND where the very list was verified, both are offered
    made = Task(1, "b1", 1, "GB", "phone-validation", Via.JSON, 0, 7, TaskState.JOINED)
    monkeypatch.setattr(stage.services, "tasks", lambda _batch_id: [made])
    stage.services.sent = [sent()]
    stage.filled()
    assert (view.earlier.button.text(), view.earlier.button.isVisible()) == ("Open results", True)
    assert view.refresh.isVisible()


def test_what_was_read_otherwise_is_said_at_once_and_read_as_last_time(stage: Stage) -> None:
    # GIVEN a file that was verified, read in another way than it is found now
    was = ReadOptions(country="DE", column="Mobile", more_columns=("City",))
    stage.services.sent, stage.services.read_otherwise = [sent(digest="then")], {"b1": was}
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


def test_money_is_spoken_of_before_what_else_is_to_be_seen_in_the_list(stage: Stage) -> None:
    # GIVEN a list that was verified before, one of whose columns isn't taken
    stage.services.sent = [sent()]
    columns = (*COLUMNS[:2], Column(2, "Landline", 0.9))
    stage.filled(FakeList(understanding(shape=TableShape(1, columns, columns[1]))))
    assert (stage.page.view.earlier.isVisible(), stage.page.view.more_columns.isVisible()) == (True, False)
    assert stage.page.view.hints.more.text() == "1 more notice"


def test_it_says_nothing_while_the_first_rows_of_another_list_stand_in_its_place(stage: Stage, qtbot: QtBot) -> None:
    stage.services.sent = [sent()]
    stage.filled()
    earlier, view = stage.page.view.earlier, stage.page.view
    assert earlier.isVisible()
    stage.page.open_file(Path("other.csv"))
    first = FirstRows(understanding(counts=Counts()), tuple(row(2 + n) for n in range(9)))
    stage.services.progress(Progress("Reading", 0, part=0.1, first=first))
    qtbot.waitUntil(lambda: view._state.first is not None, timeout=PATIENCE * 20)
    stage.changes.changed.emit({"b1"})
    assert (earlier.isVisible(), view.panel.send.text()) == (False, "Verify")


def test_a_deleted_run_that_is_brought_back_is_told_of_again(stage: Stage) -> None:
    stage.services.sent = [sent()]
    stage.filled()
    for sent_before, message in (([], "Verify 413 numbers"), ([sent()], "Verify 413 numbers again")):
        stage.page.hide()  # it is done on another page
        stage.services.sent = sent_before
        stage.changes.changed.emit({"b1"})
        stage.page.show()
        assert stage.page.view.panel.send.text() == message
