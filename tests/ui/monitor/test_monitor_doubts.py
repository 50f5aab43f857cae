"""What nobody knows to have arrived is decided in the monitor."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.status import status_of
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import SentBefore
from desktop_app.ui.monitor.panel.decisions import Way
from tests.ui.monitor.filled_monitor import dialog_of, fill, texts
from tests.ui.monitor_batches import JOINED, REFUSED, write_batch
from tests.ui.monitor_stage import Stage


@pytest.mark.parametrize(("way", "state"), [(Way.RESEND, TaskState.PREPARED), (Way.LEAVE, TaskState.LEFT)])
async def test_a_doubt_is_settled_by_a_person(stage: Stage, way: Way, state: TaskState) -> None:
    ran = stage.overhear("run_batch")
    fill(stage)
    assert "task 3 of “leads-june.csv”" in stage.monitor.decisions.text()
    stage.monitor.decisions.button.click()
    dialog = dialog_of(stage)
    assert not dialog.isModal()
    assert not dialog.confirm.isEnabled()
    dialog.choose(way)
    dialog.confirm.click()
    assert ran == ["leads-ju"]
    assert stage.services.journal.tasks("leads-ju")[2].state is state
    await stage.until(lambda: not stage.monitor.decisions.isVisible())
    assert stage.monitor.decisions.dialogs == {}


async def test_where_the_answers_come_in_the_reply_no_id_is_asked_for(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(stage)
    monkeypatch.setattr(stage.services.verification, "has_ids", lambda _batch: False)
    stage.monitor.decisions.decide(None, None)
    dialog = dialog_of(stage)
    assert [*dialog._ways] == [Way.RESEND, Way.LEAVE]
    assert not dialog.task_id.isVisible()
    dialog.later.click()


async def test_what_was_left_asks_before_it_pays_for_numbers_that_were_sent_elsewhere_since(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a task that was refused and left, whose numbers another list had since
    ran = stage.overhear("run_batch")
    batch = write_batch(stage.services.journal, "refused.csv", [("GB", 5, REFUSED)])
    stage.monitor.show_batch(batch.id)
    stage.services.verification.decide_leave(stage.services.journal.tasks(batch.id)[0])

    async def sent_since(_context: object, _task: object) -> None:
        raise SentBefore(count=5, total=5, name="refused.csv", product="p", other="b.csv", batch="b7")

    monkeypatch.setattr("desktop_app.services.batches.verification.require_task_not_sent_lately", sent_since)
    (task,) = stage.services.journal.tasks(batch.id)
    stage.monitor.decisions.decide(status_of(batch, [task]), task)
    dialog = dialog_of(stage)
    dialog.choose(Way.RESEND)
    # WHEN it is to be sent THEN it is a question
    dialog.confirm.click()
    await stage.until(dialog.trouble.isVisible)
    assert "has 5 of the 5 numbers" in dialog.trouble.text()
    assert "press the button again" in dialog.trouble.text()
    assert stage.services.journal.tasks(batch.id)[0].state is TaskState.DROPPED
    # AND the same button answers it
    dialog.confirm.click()
    await stage.until(lambda: ran == [batch.id])
    assert stage.services.journal.tasks(batch.id)[0].state is TaskState.PREPARED


async def test_a_doubt_that_is_settled_elsewhere_is_said_in_the_dialog(stage: Stage) -> None:
    fill(stage)
    stage.monitor.decisions.decide(None, None)
    dialog = dialog_of(stage)
    stage.services.verification.decide_leave(stage.services.journal.tasks("leads-ju")[2])
    dialog._task = stage.services.journal.tasks("leads-ju")[2]
    dialog.choose(Way.RESEND)
    dialog.confirm.click()
    assert dialog.trouble.isVisible()
    assert "needs no decision" in dialog.trouble.text()
    dialog.later.click()


async def test_a_task_id_is_checked_with_the_service_before_it_is_believed(stage: Stage) -> None:
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


async def test_what_was_refused_and_left_counts_as_refused_and_can_be_sent_after_all(stage: Stage) -> None:
    ran, journal = stage.overhear("run_batch"), stage.services.journal
    batch = write_batch(journal, "half.csv", [("GB", 6, JOINED), ("GB", 3, [*REFUSED, TaskEvent.DECIDED_LEAVE])])
    stage.monitor.show_batch(batch.id)
    figures = texts(stage.monitor.panel.figures)
    assert "3 | refused" in figures
    assert not stage.monitor.panel.buttons.decide.isVisible()
    # WHEN its task is chosen THEN a person may decide anew
    (_, task) = journal.tasks(batch.id)
    stage.monitor.tree.choose(batch.id, task.id)
    stage.monitor.panel.buttons.decide.click()
    (dialog,) = stage.monitor.decisions.dialogs.values()
    assert dialog.windowTitle() == "Send it again?"
    assert [*dialog._ways] == [Way.ARRIVED, Way.RESEND]
    dialog.choose(Way.RESEND)
    dialog.confirm.click()
    await stage.until(lambda: ran == [batch.id])
    assert journal.task(task.id).state is TaskState.PREPARED
