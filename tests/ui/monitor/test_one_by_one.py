"""A small list that goes one by one, in the monitor: under way, pausing, paused."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import cast

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.status import Group
from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import CheckReading
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.ports import VerificationClient
from desktop_app.ui.monitor.page import busy_words
from desktop_app.ui.monitor.panel.decisions import Way
from tests.ui.monitor_stage import Stage
from tests.ui.show.show_one_by_one import Slow


def begun(stage: Stage) -> Batch:
    """Forty of a hundred numbers are settled, thirty-nine of them answered."""
    journal, now = stage.services.journal, datetime.now(UTC)
    batch = Batch("one", "list", "small.csv", "local", "phone-validation", now, rows=100, via=Via.REALTIME)
    journal.add_batch(batch, [NewTask("GB", Via.REALTIME, 0, 100)])
    (task,) = journal.tasks("one")
    journal.record(task.id, E.BEGUN, now, {"numbers": 100})
    journal.note(task.id, progress=0.4, answered=39, heard_at=now)
    return batch


async def test_it_is_shown_as_it_goes_and_can_be_paused_and_carried_on(stage: Stage) -> None:
    # GIVEN a list under way
    batch, over = begun(stage), asyncio.Event()
    stage.runner.start(f"batch {batch.id}", over.wait(), done=lambda _: stage.changes.batch_changed(batch.id))
    stage.monitor.reload()
    panel, model = stage.monitor.panel, stage.monitor.model
    index = model.index(0, 3)
    assert model.data(index) == "Checking"
    assert [label.text() for label in panel.figures._values[:3]] == ["39", "60", "1"]
    assert panel.buttons.pause.isVisible()
    assert not panel.buttons.carry_on.isVisible()
    # WHEN a person pauses it
    panel.buttons.pause.click()
    # THEN it is begun no further; what is on its way has its time
    assert stage.services.verification.pausing.paused(batch.id)
    await stage.until(lambda: not panel.buttons.pause.isEnabled())
    assert panel.buttons.pause.text() == "Pausing…"
    (task,) = stage.services.journal.tasks(batch.id)
    done = NewTask("GB", Via.REALTIME, 0, 40)
    stage.services.journal.divide(task.id, datetime.now(UTC), [done, NewTask("GB", Via.REALTIME, 40, 60)])
    first = stage.services.journal.tasks(batch.id)[1]
    for event in (E.BEGUN, E.ASKED, E.DOWNLOADED, E.ANSWERS_JOINED):
        stage.services.journal.record(first.id, event, datetime.now(UTC), {}, answered=39)
    over.set()
    await stage.until(panel.buttons.carry_on.isVisible)
    assert model.data(model.index(0, 3)) == "Paused"
    assert not panel.buttons.pause.isVisible()
    assert model.data(model.index(0, 5)) == ""  # nobody can say how long
    assert panel.buttons.delete.isVisible()
    # AND it is among those that are paused, and counted as such beside the tab
    assert model.statuses[0].group is Group.PAUSED
    assert busy_words(model.statuses) == (1, "1 batch paused")


async def test_its_answers_can_be_seen_while_it_runs(stage: Stage) -> None:
    # GIVEN a list whose service hangs at its twelfth number
    path, gate, asked = stage.services.folder / "small.csv", asyncio.Event(), 0
    path.write_text("Mobile\n" + "".join(f"+447400{number:06}\n" for number in range(30)))
    read = await stage.services.intake.read(path, ReadOptions())
    order = BatchOrder(read.list_id, Connection(), "phone-validation", Via.REALTIME)
    batch_id = (await stage.services.preparing.prepare(order)).id
    access = await stage.services.session.access(Connection())
    ask = access.client.check_phone

    async def until_gate(number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        nonlocal asked
        asked += 1
        if asked > 11:
            await gate.wait()
        return await ask(number, product, country)

    for name, each in stage.services.session._open.items():
        stage.services.session._open[name] = replace(
            each, client=cast(VerificationClient, Slow(each.client, until_gate))
        )
    stage.show_monitor(batch_id)
    assert not stage.monitor.panel.buttons.results.isVisible()
    stage.run_batch(batch_id)
    # WHEN it is opened from the monitor
    await stage.until(stage.monitor.panel.buttons.results.isVisible)
    stage.monitor.panel.buttons.results.click()
    cards, page = stage.results.cards, stage.results
    # THEN the answers so far are there, and the cards come to all rows
    await stage.until(lambda: cards.card("answered").count == 11, 20)
    assert page.isVisible()
    assert (cards.card("all").count, cards.card("not sent").count) == (30, 19)
    assert "partial" in page.partial.text()
    assert "19 numbers not sent yet" in page.partial.text()
    # AND in the end all of them
    gate.set()
    await stage.until(lambda: cards.card("answered").count == 30, 20)
    await stage.until(lambda: not stage.runner.running(f"batch {batch_id}"))
    await stage.until(page.partial.isHidden)


async def test_a_paused_one_says_what_was_charged_beside_the_estimate(stage: Stage) -> None:
    # GIVEN a list of a hundred numbers that a person paused after forty
    journal, now, service = stage.services.journal, datetime.now(UTC), "https://api.example.com/api/v1"
    batch = Batch("paused", "list", "small.csv", service, "hlr-lookup", now, rows=100, via=Via.REALTIME)
    journal.add_batch(
        replace(batch, price=Decimal(2), product_title="HLR lookup"),
        [NewTask("GB", Via.REALTIME, 0, 40), NewTask("GB", Via.REALTIME, 40, 60)],
    )
    journal.update_batch(batch.id, paused=True)
    first, second = journal.tasks("paused")
    for event in (E.BEGUN, E.ASKED, E.DOWNLOADED, E.ANSWERS_JOINED):
        journal.record(first.id, event, now, {}, answered=39)
    journal.note(first.id, sent_at=now, heard_at=now + timedelta(seconds=9), balance_before=Decimal(1000))
    stage.monitor.show_batch("paused")
    charge = stage.monitor.panel.charge
    # THEN while nobody has read the balance since, what it will cost in all is said
    assert (charge._name.text(), charge.amount.text()) == ("Estimated", "200 credits")
    # AND once it was read what that is of it
    reading = BalanceEntry(service, now + timedelta(seconds=10), Decimal(920), "credits")
    journal.money.add_balance(reading)
    stage.context.tell_account()
    assert (charge._name.text(), charge.amount.text()) == ("Charged so far", "80 credits")
    assert charge.detail.text() == "From the balance before and after (estimated\N{NO-BREAK SPACE}200)"
    # AND while it goes on, too
    journal.record(second.id, E.BEGUN, now, {"numbers": 60})
    stage.monitor.reload()
    assert (charge._name.text(), charge.amount.text()) == ("Charged so far", "80 credits")
    assert charge.detail.text() == "From the balance before and now (estimated\N{NO-BREAK SPACE}200)"


async def test_of_a_restored_one_nobody_is_asked_for_a_task_id(stage: Stage) -> None:
    # GIVEN a list whose journal was replaced by an older copy while it was under way
    batch = begun(stage)
    (task,) = stage.services.journal.tasks(batch.id)
    now = datetime.now(UTC)
    stage.services.journal.record(task.id, E.RESTORED, now, {}, message="the journal was restored", sent_at=now)
    stage.monitor.reload()
    decisions = stage.monitor.decisions
    assert "may have been sent before" in decisions.text()
    # WHEN a person decides
    decisions.decide(None, None)
    dialog = decisions.dialogs[task.id]
    # THEN there is no task at the service to name
    assert list(dialog._ways) == [Way.RESEND, Way.LEAVE]
    assert not dialog.task_id.isVisible()
    dialog.choose(Way.RESEND)
    assert (dialog.confirm.isEnabled(), dialog.confirm.text()) == (True, "Check these")
    dialog.confirm.click()
    assert stage.services.journal.task(task.id).state is TaskState.PREPARED
