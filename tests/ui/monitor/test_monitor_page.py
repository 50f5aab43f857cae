"""The monitor's page: what it shows of batches, finds among them, and opens."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.status import Group
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.service.connection import Connection
from desktop_app.services.connections.session import catalogue_of
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.monitor.panel.decisions import Way
from tests.ui.monitor.filled_monitor import fill, texts
from tests.ui.monitor_batches import JOINED, REFUSED, E, bring, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.widgets import there


async def test_without_batches_the_page_says_where_to_begin(stage: Stage) -> None:
    stage.monitor.reload()
    assert stage.monitor._stack.currentIndex() == 0
    assert "Batch upload" in texts(stage.monitor._stack.currentWidget())
    fill(stage)
    assert stage.monitor._stack.currentIndex() == 1


async def test_the_newest_batch_is_chosen_and_told_in_the_panel(stage: Stage) -> None:
    fill(stage)
    message = texts(stage.monitor.panel)
    assert "customers Q3.xlsx" in message
    assert "Carrier lookup" in message
    assert stage.monitor.panel.charge.amount.text() == "10,115 credits"  # so far
    assert stage.monitor.panel.charge.detail.text() == "No real money (estimated\N{NO-BREAK SPACE}11,690)"
    assert "of 11,690 numbers" in message
    assert stage.monitor.panel.events.model().rowCount() == 10
    # WHEN a batch of another connection is there, and its products are named, and priced anew since then
    team = Connection("https://api.example.com/api/v1", "Team", products="slug,name,price\nhlr,Live check,0.5\n")
    batch = Batch("team", "l", "team.csv", team.base_url, "hlr", datetime.now(UTC), price=Decimal("0.4"))
    stage.services.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 10)])
    stage.monitor.show_batch(batch.id)
    assert "hlr" in texts(stage.monitor.panel)
    await stage.services.session.save(team, None)
    stage.context.tell_account(team)
    # THEN it is shown so
    assert "Live check" in texts(stage.monitor.panel)
    assert stage.monitor.panel.charge.amount.text() == "4 credits"
    stage.monitor.search.setText("live check")
    assert stage.monitor.model.rowCount() == 1
    await stage.idle()


async def test_where_several_connections_were_used_one_of_them_can_be_shown(stage: Stage) -> None:
    fill(stage)
    choice = stage.monitor.filter.connections
    assert not choice.isVisible()
    # GIVEN a batch that went through another connection
    batch = Batch("far", "far", "far.csv", "https://far.example/api/v1", "carrier-lookup", datetime.now(UTC))
    stage.services.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 5)])
    stage.monitor.reload()
    assert choice.isVisible()
    # WHEN that is chosen
    choice.chosen.emit(batch.base_url)
    # THEN its batches are shown and counted, while the tab counts all
    assert choice.value_text() == "far.example"
    model = stage.monitor.model
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["far.csv"]
    assert stage.monitor.chips._chips[Group.ALL].text().split()[-1] == "1"
    # AND when it has none left, all are shown again
    stage.services.journal.delete_batch(batch.id)
    stage.monitor.reload()
    assert not choice.isVisible()
    assert stage.monitor.model.rowCount() == 7


async def test_chips_count_and_the_tab_hears_of_what_runs_and_waits(stage: Stage) -> None:
    fill(stage)
    chips = {str(value): chip.text().split()[-1] for value, chip in stage.monitor.chips._chips.items()}
    assert chips == {Group.ALL: "7", Group.RUNNING: "2", Group.PAUSED: "0", Group.NEEDS_YOU: "2", Group.DONE: "3"}
    assert stage.counts[-1] == (4, "2 batches running, 1 needs a decision, 1 waits for you")
    # AND the chip for what is paused is there once something is
    paused = stage.monitor.chips._chips[Group.PAUSED]
    assert not paused.isVisible()
    stage.services.journal.update_batch("waiting-", paused=True)
    stage.monitor.reload()
    assert (paused.isVisible(), paused.text().split()[-1]) == (True, "1")
    assert stage.counts[-1] == (4, "1 batch running, 1 batch paused, 1 needs a decision, 1 waits for you")
    # AND as long as it is chosen
    paused.click()
    model = stage.monitor.model
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["waiting.csv"]
    stage.services.journal.update_batch("waiting-", paused=False)
    stage.monitor.reload()
    assert (paused.isVisible(), model.rowCount()) == (True, 0)
    stage.monitor.show_all()
    assert not paused.isVisible()


async def test_changes_reach_the_tree_and_the_panel_while_it_runs(stage: Stage) -> None:
    fill(stage)
    task = stage.services.journal.tasks("customer")[2]
    bring(stage.services.journal, task, [E.SEND, E.TAKEN])
    stage.changes.batch_changed("customer")
    await stage.until(lambda: stage.monitor.panel.events.model().rowCount() == 12)
    assert there(stage.monitor.model.status("customer")).tasks[2].state is TaskState.ACCEPTED


async def test_what_another_process_sends_is_shown_soon(stage: Stage) -> None:
    fill(stage)
    stage.monitor.show()
    before = stage.monitor.model.rowCount()
    # WHEN the command line has sent a list
    with closing(Journal(stage.services.folder / "journal.sqlite")) as elsewhere:
        batch = Batch("cli", "cli", "cli.csv", "local", "carrier-lookup", datetime.now(UTC))
        elsewhere.add_batch(batch, [NewTask("GB", Via.JSON, 0, 5)])
    stage.monitor._clock.timeout.emit()
    # THEN it stands there, and nothing is read again for nothing
    assert stage.monitor.model.rowCount() == before + 1
    assert not stage.monitor._feed.is_behind()


async def test_an_event_opens_with_its_raw_answer_and_escape_goes_back(stage: Stage) -> None:
    fill(stage)
    panel = stage.monitor.panel
    stage.shell.activateWindow()
    panel.events.setFocus()
    panel.events.selectRow(2)
    QTest.keyClick(panel.events, Qt.Key.Key_Return)
    assert panel.detail.isVisible()
    assert '"status": "completed"' in panel.detail.answer.toPlainText()
    QTest.keyClick(panel.detail.back, Qt.Key.Key_Escape)
    assert not panel.detail.isVisible()
    assert panel.events.isVisible()


async def test_what_is_the_matter_is_said_in_words(stage: Stage) -> None:
    fill(stage)
    stage.monitor.show_batch("returns-")
    assert "Add credit to the account" in texts(stage.monitor.panel)
    # (numbers that were refused are not out)
    figures = texts(stage.monitor.panel.figures)
    assert "312 | refused | 40 | not sent" in figures
    assert "awaiting answers" not in figures
    stage.monitor.show_batch("half-csv")
    # (what the part said that was left out is decided)
    assert "Its numbers have no answer." in texts(stage.monitor.panel)
    assert "the connection broke" not in texts(stage.monitor.panel)


async def test_carrying_on_what_was_refused_runs_it_and_sends_nothing_again_by_itself(stage: Stage) -> None:
    ran = stage.overhear("run_batch")
    batch = write_batch(stage.services.journal, "refused.csv", [("GB", 5, REFUSED)])
    stage.monitor.show_batch(batch.id)
    buttons = stage.monitor.panel.buttons
    assert buttons.carry_on.isVisible()
    assert not buttons.results.isVisible()
    # WHEN it is carried on THEN a person is asked first, and told what is known
    buttons.carry_on.click()
    assert ran == []
    (dialog,) = stage.monitor.decisions.dialogs.values()
    assert dialog.windowTitle() == "Send it again?"
    assert "The service refused task 1 of “refused.csv”." in texts(dialog)
    assert stage.services.journal.tasks(batch.id)[0].state is TaskState.REJECTED
    # WHEN they have it sent again
    dialog.choose(Way.RESEND)
    dialog.confirm.click()
    assert ran == [batch.id]
    assert stage.services.journal.tasks(batch.id)[0].state is TaskState.PREPARED


async def test_a_result_that_was_read_otherwise_shows_its_new_answers(stage: Stage) -> None:
    journal, panel = stage.services.journal, stage.monitor.panel
    batch = write_batch(journal, "panel.csv", [("GB", 500, JOINED), ("DE", 40, JOINED)])
    (task, _) = journal.tasks(batch.id)
    stage.monitor.show_batch(batch.id)
    stage.monitor.tree.choose(batch.id, task.id)
    assert panel.figures._values[0].text() == "497"
    # WHEN more answers are found in the same file
    detail = {"answered": 499, "repeated": 0, "never_sent": 0, "read as": "delimiter ~"}
    journal.record(task.id, E.REREAD, datetime.now(UTC), detail, answered=499)
    stage.monitor.reload()
    # THEN they are counted
    assert panel.figures._values[0].text() == "499"
    await stage.idle()


async def test_enter_opens_results_only_where_there_are_some(stage: Stage) -> None:
    opened = stage.overhear("open_results")
    fill(stage)
    for batch_id in ("waiting-", "panel-20"):
        stage.monitor.show_batch(batch_id)
        QTest.keyClick(stage.monitor.tree, Qt.Key.Key_Return)
    assert opened == ["panel-20"]
    await stage.idle()


async def test_where_nothing_matches_the_panel_is_empty_and_one_types_on(stage: Stage) -> None:
    fill(stage)
    search = stage.monitor.search
    stage.shell.activateWindow()
    search.setFocus()
    # WHEN what is typed leaves no batch
    for letter in "qzx":
        QTest.keyClicks(stage.shell.focusWidget(), letter)
    assert stage.monitor.no_hits.isVisible()
    # THEN it is said, and nothing is to be chosen beside it
    assert stage.monitor._left.currentIndex() == 1
    assert "qzx" in texts(stage.monitor.no_hits)
    labels = stage.monitor.panel.findChildren(QLabel)
    assert not [label.text() for label in labels if label.isVisible() and label.text()]
    # AND the keys are still where one types
    assert (search.text(), search.hasFocus()) == ("qzx", True)
    for _ in range(3):
        QTest.keyClick(stage.shell.focusWidget(), Qt.Key.Key_Backspace)
    assert (stage.monitor.tree.isVisible(), search.hasFocus()) == (True, True)
    assert stage.monitor.panel.naming.isVisible()
    # AND all are there again where nothing is searched, and one of which somebody else speaks whatever is
    search.setText("nothing like it")
    stage.monitor.show_all()
    assert (stage.monitor._left.currentIndex(), stage.monitor.model.rowCount()) == (0, 7)
    search.setText("leads")
    stage.monitor.show_batch("waiting-")
    assert there(stage.monitor.tree.current())[0].batch.file == "waiting.csv"


async def test_what_it_was_really_charged_is_the_price_from_now_on_by_one_click(stage: Stage) -> None:
    journal, panel = stage.services.journal, stage.monitor.panel
    team = Connection("https://api.example.com/api/v1", "Team", products="slug,name,price\nhlr,Live check,0.5\n")
    await stage.services.session.save(team, None)
    batch = write_batch(journal, "dear.csv", [("GB", 250, JOINED)], "hlr")
    journal.update_batch(batch.id, base_url=team.base_url, price=Decimal("0.5"))
    charged = Charged(Decimal(500), "EUR", ChargedHow.BALANCE)
    journal.update_batch(batch.id, charged=charged)
    other = write_batch(journal, "local.csv", [("GB", 250, JOINED)], "hlr-lookup")
    journal.update_batch(other.id, charged=replace(charged, amount=Decimal(700)))
    stage.context.tell_account(team)
    # GIVEN the local service, whose prices are its own: nothing is offered
    stage.monitor.show_batch(other.id)
    assert (panel.charge.take.isVisible(), panel.charge.taken.isVisible()) == (False, False)
    # WHEN a list of a real one was charged more than its price says
    stage.monitor.show_batch(batch.id)
    assert panel.charge.amount.property("tone") == "warning"
    assert panel.charge.take.text() == "Use 2 credits from now on"
    panel.charge.take.click()
    await stage.idle()
    # THEN that is the product's price at this connection, while the list keeps what it was estimated at
    kept = catalogue_of(stage.services.session.connection(team.base_url))
    assert (kept.asked("hlr").price, kept.asked("hlr").name) == (Decimal(2), "Live check")
    assert journal.batch(batch.id).price == Decimal("0.5")
    assert (panel.charge.take.isVisible(), panel.charge.taken.text()) == (False, "Price set to 2 credits…")
    # AND taken back where products are edited
    led: list[object] = []
    panel._context = replace(panel._context, connect=lambda *where: led.append(where[0]))
    panel.charge.taken.click()
    assert led == ["form"]
    await stage.services.session.save(team, None)
    stage.context.tell_account(team)
    stage.monitor.show_batch(batch.id)
    assert panel.charge.take.isVisible()
    # AND a connection that was removed gets no price
    await stage.services.session.remove(team)
    stage.context.tell_account()
    stage.monitor.show_batch(batch.id)
    assert not panel.charge.take.isVisible()
    await stage.idle()
