from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop_app.core.batch import Batch, NewTask, Via
from desktop_app.core.connection import Connection
from desktop_app.core.submission import TaskState
from desktop_app.services.ports import BalanceEntry
from desktop_app.ui.monitor.decide_dialog import DecideDialog, Way
from desktop_app.ui.monitor.entry import Group
from desktop_app.ui.monitor.undo_strip import UNDO_SECONDS
from tests.ui.monitor_batches import FAILED, JOINED, REFUSED, UNKNOWN, E, bring, every_state, write_batch
from tests.ui.monitor_stage import Stage, play

pytestmark = pytest.mark.usefixtures("themed")


def texts(widget: QWidget | None) -> str:
    assert widget is not None
    return " | ".join(label.text() for label in widget.findChildren(QLabel) if not label.isHidden() and label.text())


def fill(stage: Stage) -> None:
    every_state(stage.desk.journal, datetime.now(UTC))
    stage.monitor.reload()


def dialog_of(stage: Stage) -> DecideDialog:
    return next(iter(stage.monitor.decisions.dialogs.values()))


def test_without_batches_the_page_says_where_to_begin(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        stage.monitor.reload()
        assert stage.monitor._stack.currentIndex() == 0
        assert "Batch upload" in texts(stage.monitor._stack.currentWidget())
        fill(stage)
        assert stage.monitor._stack.currentIndex() == 1

    play(tmp_path, story)


def test_the_newest_batch_is_chosen_and_told_in_the_panel(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        said = texts(stage.monitor.panel)
        assert "customers Q3.xlsx" in said
        assert "Carrier lookup" in said
        assert stage.monitor.panel.charge.amount.text() == "10,115 credits"  # so far
        assert stage.monitor.panel.charge.detail.text() == "Estimated 11,690"
        assert "of 11,690 numbers" in said
        assert stage.monitor.panel.events.model().rowCount() == 10
        # WHEN a batch of another connection is there, and its products are named, and priced anew since then
        team = Connection("https://api.example.com/api/v1", "Team", products="slug,name,price\nhlr,Live check,0.5\n")
        batch = Batch("team", "l", "team.csv", team.base_url, "hlr", datetime.now(UTC), price=Decimal("0.4"))
        stage.desk.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 10)])
        stage.monitor.show_batch(batch.id)
        assert "hlr" in texts(stage.monitor.panel)
        await stage.desk.session.save(team, None)
        stage.changes.connection_changed.emit()
        # THEN it is shown so
        assert "Live check" in texts(stage.monitor.panel)
        assert stage.monitor.panel.charge.amount.text() == "4 credits"
        stage.monitor.search.setText("live check")
        assert stage.monitor.model.rowCount() == 1
        await stage.idle()

    play(tmp_path, story)


def test_where_several_connections_were_used_one_of_them_can_be_shown(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        choice = stage.monitor.filter.connections
        assert not choice.isVisible()
        # GIVEN a batch that went through another connection
        batch = Batch("far", "far", "far.csv", "https://far.example/api/v1", "carrier-lookup", datetime.now(UTC))
        stage.desk.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 5)])
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
        stage.desk.journal.delete_batch(batch.id)
        stage.monitor.reload()
        assert not choice.isVisible()
        assert stage.monitor.model.rowCount() == 7

    play(tmp_path, story)


def test_chips_count_and_the_tab_hears_of_what_runs_and_waits(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        chips = {str(value): chip.text().split()[-1] for value, chip in stage.monitor.chips._chips.items()}
        assert chips == {Group.ALL: "7", Group.RUNNING: "2", Group.NEEDS_YOU: "2", Group.DONE: "3"}
        assert stage.counts[-1] == (4, "2 batches running, 1 needs a decision, 1 waits for you")

    play(tmp_path, story)


def test_a_search_without_hits_says_so_and_lets_go(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        QTest.keyClicks(stage.monitor.search, "nothing like it")
        assert stage.monitor._left.currentIndex() == 1
        assert "nothing like it" in texts(stage.monitor.no_hits)
        stage.monitor.show_all()
        assert stage.monitor._left.currentIndex() == 0
        assert stage.monitor.model.rowCount() == 7

    play(tmp_path, story)


def test_show_batch_finds_it_whatever_is_filtered(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        stage.monitor.search.setText("leads")
        stage.monitor.show_batch("waiting-")
        chosen = stage.monitor.tree.current()
        assert chosen is not None
        assert chosen[0].batch.file == "waiting.csv"

    play(tmp_path, story)


def test_changes_reach_the_tree_and_the_panel_while_it_runs(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        task = stage.desk.journal.tasks("customer")[2]
        bring(stage.desk.journal, task, [E.SEND, E.TAKEN])
        stage.changes.batch_changed("customer")
        await stage.until(lambda: stage.monitor.panel.events.model().rowCount() == 12)
        entry = stage.monitor.model.entry("customer")
        assert entry is not None
        assert entry.tasks[2].state is TaskState.ACCEPTED

    play(tmp_path, story)


def test_an_event_opens_with_its_raw_answer_and_escape_goes_back(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
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

    play(tmp_path, story)


def test_what_is_the_matter_is_said_in_words(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        stage.monitor.show_batch("returns-")
        assert "Add credit to the account" in texts(stage.monitor.panel)
        stage.monitor.show_batch("half-csv")
        # (what the part said that was left out is decided)
        assert "Its numbers have no answer." in texts(stage.monitor.panel)
        assert "the connection broke" not in texts(stage.monitor.panel)

    play(tmp_path, story)


def test_carry_on_mends_what_was_refused_and_runs_it(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        ran: list[str] = []
        object.__setattr__(stage.monitor._context, "run_batch", ran.append)
        batch = write_batch(stage.desk.journal, "refused.csv", [("GB", 5, REFUSED)])
        stage.monitor.show_batch(batch.id)
        buttons = stage.monitor.panel.buttons
        assert buttons.carry_on.isVisible()
        assert not buttons.results.isVisible()
        buttons.carry_on.click()
        assert ran == [batch.id]
        assert stage.desk.journal.tasks(batch.id)[0].state is TaskState.PREPARED

    play(tmp_path, story)


def test_deleting_can_be_undone_and_spares_a_list_that_another_batch_needs(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        journal, folder = stage.desk.journal, tmp_path / "lists" / "shared"
        folder.mkdir(parents=True)
        one = write_batch(journal, "one.csv", [("GB", 5, JOINED)], list_id="shared")
        two = write_batch(journal, "two.csv", [("GB", 5, JOINED)], list_id="shared")
        gone: list[str] = []
        stage.monitor.deleted.connect(gone.append)
        stage.monitor.show_batch(one.id)
        buttons, strip = stage.monitor.panel.buttons, stage.monitor.work.strip
        # WHEN it is deleted, it is gone at once, and comes back by a key
        buttons.delete.click()
        assert gone == [one.id]
        assert strip.text() == "“one.csv” is deleted."
        assert journal.batches() == [two]
        QTest.keyClick(stage.monitor.tree, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not strip.isVisible()
        assert [entry.batch.id for entry in stage.monitor.tree.marked()] == [one.id]
        # AND so does all that is deleted one after the other
        for each in (one, two):
            stage.monitor.show_batch(each.id)
            buttons.delete.click()
        assert (strip.text(), strip.ids) == ("2 batches are deleted.", [one.id, two.id])
        strip.undo()
        assert len(journal.batches()) == 2
        assert strip.ids == []
        # AND deleted again, it is gone for good when the time is up
        for each in (one, two):
            stage.monitor.show_batch(each.id)
            buttons.delete.click()
        await stage.idle()
        assert len(journal.batches(deleted=True)) == 2
        for _ in range(UNDO_SECONDS):
            strip.tick()
        await stage.until(lambda: not journal.batches(deleted=True))
        assert not folder.exists()
        assert stage.monitor._stack.currentIndex() == 0
        await stage.idle()

    play(tmp_path, story)


def test_what_is_not_finished_is_asked_about_before_it_is_deleted(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        batch = write_batch(stage.desk.journal, "refused.csv", [("GB", 5, REFUSED)])
        stage.monitor.show_batch(batch.id)
        buttons = stage.monitor.panel.buttons
        buttons.delete.click()
        assert buttons.question.yes.isVisible()
        buttons.question.no.click()
        assert not buttons.question.yes.isVisible()
        assert stage.desk.journal.batches() == [batch]
        buttons.delete.click()
        buttons.question.yes.click()
        assert stage.desk.journal.batches() == []
        stage.monitor.work.strip.undo()
        # THEN what wasn't sent waits for a person
        assert stage.desk.journal.batch(batch.id).deleted_at is None

    play(tmp_path, story)


def test_a_result_that_was_read_otherwise_shows_its_new_answers(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        journal, panel = stage.desk.journal, stage.monitor.panel
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

    play(tmp_path, story)


def test_the_unanswered_are_sent_again_once_a_person_agrees_to_the_cost(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        batch_id, _ = await stage.verify("carrier-lookup")
        stage.monitor.show_batch(batch_id)
        await stage.idle()
        panel, buttons = stage.monitor.panel, stage.monitor.panel.buttons
        assert "500 rows: 413 valid" in panel.figures.rows.text().replace("\N{NO-BREAK SPACE}", " ")
        assert not buttons.again.isVisible()
        lost = stage.lose_answers(batch_id, 3)
        # GIVEN the button, the question says how many and at what price
        await stage.until(buttons.again.isVisible)
        await stage.desk.balances.read(Connection())
        buttons.again.click()
        await stage.until(buttons.repeat.cost.isVisible)
        assert buttons.repeat.question.text() == f"Send {lost} unanswered numbers again?"
        assert buttons.repeat.cost.text() == f"{lost} credits; balance after: {10_000_000 - 413 - lost:,} credits."
        assert not buttons.repeat.paid.isVisible()
        assert not buttons.results.isVisible()
        # WHEN it is declined nothing happens
        buttons.repeat.keep.click()
        assert buttons.again.isVisible()
        assert not any(task.again for task in stage.desk.journal.tasks(batch_id))
        # AND agreed to, clicked twice, these numbers alone are sent once
        buttons.again.click()
        await stage.until(buttons.repeat.cost.isVisible)
        buttons.repeat.send.click()
        buttons.repeat.send.click()
        await stage.until(lambda: stage.desk.verification.outcome(batch_id).answered == 413, 60)
        await stage.until(lambda: not stage.runner.running(f"batch {batch_id}"))
        assert sum(task.numbers for task in stage.desk.journal.tasks(batch_id) if task.again) == lost
        await stage.until(lambda: panel.figures._names[0].text() == "answered")
        await stage.until(lambda: panel.figures._values[0].text() == "413")
        assert not buttons.again.isVisible()
        assert not buttons.repeat.isVisible()
        await stage.idle()

    play(tmp_path, story)


def test_what_may_be_paid_for_already_and_a_short_balance_are_said_before_it_is_sent_again(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        _, list_id = await stage.verify("phone-validation")
        journal = stage.desk.journal
        counts = await stage.desk.worker.begin_round(stage.desk.folder / "lists" / list_id, "half-don")
        ways = [FAILED, [*UNKNOWN, E.DECIDED_LEAVE]]
        tasks = [(country, count, ways[at % 2]) for at, (country, count) in enumerate(counts.items())]
        batch = write_batch(journal, "half-done.xlsx", tasks, list_id=list_id, at=datetime.now(UTC))
        journal.add_balance(BalanceEntry("local", datetime.now(UTC), Decimal(13), "credits"))
        stage.monitor.show_batch(batch.id)
        buttons = stage.monitor.panel.buttons
        buttons.again.click()
        await stage.until(buttons.repeat.paid.isVisible)
        assert buttons.repeat.paid.text() == (
            "413 may have been paid for already, in tasks that failed or were left undecided."
        )
        assert buttons.repeat.cost.text() == "413 credits; the balance is 400 credits short."
        assert not buttons.repeat.send.isEnabled()
        # Another batch takes the question off the table.
        stage.monitor.reload()
        assert buttons.repeat.asking
        every_state(journal, datetime.now(UTC))
        stage.monitor.show_batch("waiting-")
        assert not buttons.repeat.asking

    play(tmp_path, story)


def test_what_changed_meanwhile_is_said_and_not_sent(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        errors: list[BaseException] = []
        object.__setattr__(stage.monitor._context, "show_error", errors.append)
        batch_id, _ = await stage.verify("carrier-lookup")
        stage.lose_answers(batch_id, 1)
        stage.monitor.show_batch(batch_id)
        repeat = stage.monitor.panel.buttons.repeat
        await stage.until(stage.monitor.panel.buttons.again.isVisible)
        stage.monitor.panel.buttons.again.click()
        await stage.until(repeat.cost.isVisible)
        stage.lose_answers(batch_id, 1)
        repeat.send.click()
        await stage.until(lambda: errors)
        assert "has changed meanwhile" in str(errors[0])
        assert not repeat.asking
        assert not any(task.again for task in stage.desk.journal.tasks(batch_id))

    play(tmp_path, story)


def test_numbers_that_were_refused_are_not_called_out(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        stage.monitor.show_batch("returns-")
        said = texts(stage.monitor.panel.figures)
        assert "312 | refused | 40 | not sent" in said
        assert "still out" not in said

    play(tmp_path, story)


def test_what_is_at_the_service_can_not_be_deleted(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        stage.monitor.show_batch("customer")
        assert not stage.monitor.panel.buttons.delete.isVisible()
        stage.monitor.show_batch("leads-ju")
        assert not stage.monitor.panel.buttons.delete.isVisible()
        assert stage.monitor.panel.buttons.decide.isVisible()

    play(tmp_path, story)


def test_enter_opens_results_only_where_there_are_some(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        opened: list[str] = []
        object.__setattr__(stage.monitor._context, "open_results", opened.append)
        fill(stage)
        for batch_id in ("waiting-", "panel-20"):
            stage.monitor.show_batch(batch_id)
            QTest.keyClick(stage.monitor.tree, Qt.Key.Key_Return)
        assert opened == ["panel-20"]
        await stage.idle()

    play(tmp_path, story)


@pytest.mark.parametrize(("way", "state"), [(Way.RESEND, TaskState.PREPARED), (Way.LEAVE, TaskState.LEFT)])
def test_a_doubt_is_settled_by_a_person(tmp_path: Path, way: Way, state: TaskState) -> None:
    async def story(stage: Stage) -> None:
        ran: list[str] = []
        object.__setattr__(stage.monitor._context, "run_batch", ran.append)
        fill(stage)
        assert "part 3 of “leads-june.csv”" in stage.monitor.decisions.text()
        stage.monitor.decisions.button.click()
        dialog = dialog_of(stage)
        assert not dialog.isModal()
        assert not dialog.confirm.isEnabled()
        dialog.choose(way)
        dialog.confirm.click()
        assert ran == ["leads-ju"]
        assert stage.desk.journal.tasks("leads-ju")[2].state is state
        await stage.until(lambda: not stage.monitor.decisions.isVisible())
        assert stage.monitor.decisions.dialogs == {}

    play(tmp_path, story)


def test_a_doubt_that_is_settled_elsewhere_is_said_in_the_dialog(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        stage.monitor.decisions.decide(None, None)
        dialog = dialog_of(stage)
        stage.desk.verification.decide_leave(stage.desk.journal.tasks("leads-ju")[2])
        dialog._task = stage.desk.journal.tasks("leads-ju")[2]
        dialog.choose(Way.RESEND)
        dialog.confirm.click()
        assert dialog.trouble.isVisible()
        assert "needs no decision" in dialog.trouble.text()
        dialog.later.click()

    play(tmp_path, story)


def test_a_task_id_is_checked_with_the_service_before_it_is_believed(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        fill(stage)
        stage.monitor.decisions.decide(None, None)
        dialog = dialog_of(stage)
        QTest.keyClicks(dialog.task_id, "t_unheard_of")
        assert dialog.way() is Way.ARRIVED
        dialog.confirm.click()
        assert dialog.confirm.text() == "Asking the service…"
        await stage.until(dialog.unknown.isVisible)
        assert dialog.confirm.isEnabled()
        assert dialog.unknown.text() == "The service has no task t_unheard_of. Check the id."
        assert not dialog.trouble.isVisible()
        dialog.later.click()
        QApplication.processEvents()

    play(tmp_path, story)
