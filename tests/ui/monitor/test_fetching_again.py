"""Answers that are missing are fetched again from the monitor, and an accepted task gets another id or is left."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu

from desktop_app.core.batches.submission import TaskState
from desktop_app.ui.monitor.panel.decisions import Way
from tests.ui.monitor.filled_monitor import fill, texts
from tests.ui.monitor_stage import Stage


@pytest.mark.usefixtures("home")
async def test_missing_answers_are_fetched_for_nothing_before_they_are_sent_again(stage: Stage) -> None:
    # GIVEN a batch of which some answers are missing
    (batch_id,) = (batch.id for batch in stage.services.journal.batches())
    stage.monitor.show_batch(batch_id)
    await stage.idle()
    buttons = stage.monitor.panel.buttons
    assert not buttons.fetch.isVisible()
    stage.lose_answers(batch_id, 3)
    await stage.until(buttons.fetch.isVisible)
    # THEN fetching, which is free, stands above sending again, which isn't
    assert buttons.fetch.accessibleName() == "Fetch the results again"
    assert buttons.fetch.y() < buttons.again.y()
    paid = await stage.services.balances.read(stage.monitor._context.connection())
    # AND the results offer it, too
    stage.results.open_batch(batch_id)
    await stage.idle()
    await stage.until(stage.results.title.fetch.isEnabled)
    # WHEN it is pressed, the answers are there and nothing was paid
    stage.results.title.fetch.trigger()
    await stage.until(lambda: stage.services.verification.outcome(batch_id).answered == 413, 60)
    await stage.until(lambda: not stage.runner.running(f"batch {batch_id}"))
    assert (await stage.services.balances.read(stage.monitor._context.connection())).amount == paid.amount
    await stage.until(lambda: not buttons.fetch.isVisible())
    assert not any(task.again for task in stage.services.journal.tasks(batch_id))
    await stage.idle()


async def test_a_failed_task_offers_another_id_or_to_be_left_and_never_to_be_sent_blindly(stage: Stage) -> None:
    fill(stage)
    ran = stage.overhear("run_batch")
    journal = stage.services.journal
    failed = next(
        (batch, task)
        for batch in journal.batches()
        for task in journal.tasks(batch.id)
        if task.state is TaskState.FAILED and task.remote_id
    )
    batch, task = failed
    stage.monitor.show_batch(batch.id)
    entry = next(each for each in stage.monitor.model.statuses if each.batch.id == batch.id)
    stage.monitor.decisions.decide(entry, task)
    dialog = stage.monitor.decisions.dialogs[task.id]
    assert set(dialog._ways) == {Way.ARRIVED, Way.LEAVE}
    assert task.remote_id in texts(dialog)
    dialog.choose(Way.LEAVE)
    dialog.confirm.click()
    assert journal.task(task.id).state is TaskState.LEFT
    assert ran == [batch.id]
    # AND where its id is known, what came of it can still be asked for
    stage.monitor.show_batch(batch.id)
    menu = QMenu()
    stage.monitor.tree.menu_wanted.emit(menu)
    assert (
        "Fetch again" in [action.text() for action in menu.actions()]
    ) is stage.monitor.panel.buttons.fetch.isVisible()
    await stage.idle()
