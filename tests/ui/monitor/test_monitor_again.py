"""What has no answer is sent again from the monitor, once a person agrees to what it costs."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal

import pytest

from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.connection import Connection
from tests.ui.monitor.filled_monitor import half_done
from tests.ui.monitor_batches import every_state
from tests.ui.monitor_stage import Stage

pytestmark = pytest.mark.usefixtures("home")


async def test_the_unanswered_are_sent_again_once_a_person_agrees_to_the_cost(stage: Stage) -> None:
    (batch_id,) = (batch.id for batch in stage.services.journal.batches())
    stage.monitor.show_batch(batch_id)
    await stage.idle()
    panel, buttons = stage.monitor.panel, stage.monitor.panel.buttons
    assert "500 rows: 413 valid" in panel.figures.rows.text().replace("\N{NO-BREAK SPACE}", " ")
    assert not buttons.again.isVisible()
    lost = stage.lose_answers(batch_id, 3)
    # GIVEN the button, the question says how many and at what price
    await stage.until(buttons.again.isVisible)
    await stage.services.balances.read(Connection())
    buttons.again.click()
    await stage.until(buttons.repeat.cost.isVisible)
    assert buttons.repeat.question.text() == f"Send {lost} unanswered numbers again?"
    assert buttons.repeat.cost.text() == f"{lost} credits; balance after: {10_000_000 - 413 - lost:,} credits."
    assert not buttons.repeat.paid.isVisible()
    assert not buttons.results.isVisible()
    # WHEN it is declined nothing happens
    buttons.repeat.keep.click()
    assert buttons.again.isVisible()
    assert not any(task.again for task in stage.services.journal.tasks(batch_id))
    # AND agreed to, clicked twice, these numbers alone are sent once
    buttons.again.click()
    await stage.until(buttons.repeat.cost.isVisible)
    buttons.repeat.send.click()
    buttons.repeat.send.click()
    await stage.until(lambda: stage.services.verification.outcome(batch_id).answered == 413, 60)
    await stage.until(lambda: not stage.runner.running(f"batch {batch_id}"))
    assert sum(task.numbers for task in stage.services.journal.tasks(batch_id) if task.again) == lost
    await stage.until(lambda: panel.figures._names[0].text() == "answered")
    await stage.until(lambda: panel.figures._values[0].text() == "413")
    assert not buttons.again.isVisible()
    assert not buttons.repeat.isVisible()
    await stage.idle()


async def test_what_may_be_paid_for_already_and_a_short_balance_are_said_before_it_is_sent_again(stage: Stage) -> None:
    journal = stage.services.journal
    (list_id,) = (batch.list_id for batch in journal.batches())
    batch = await half_done(stage, list_id)
    journal.money.add_balance(BalanceEntry("local", datetime.now(UTC), Decimal(13), "credits"))
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


async def test_what_changed_meanwhile_is_said_and_not_sent(stage: Stage) -> None:
    errors = stage.overhear("show_error")
    (batch_id,) = (batch.id for batch in stage.services.journal.batches())
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
    assert not any(task.again for task in stage.services.journal.tasks(batch_id))
