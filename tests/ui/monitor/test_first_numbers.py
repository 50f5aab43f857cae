"""What came of first numbers asks a person: the answers lead, and carrying on sends the rest."""

from __future__ import annotations

from desktop_app.core.batches.batch import Hold
from desktop_app.core.batches.status import Group
from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.ui.parts.button import Button
from tests.ui.monitor.filled_monitor import texts
from tests.ui.monitor_batches import write_batch
from tests.ui.monitor_stage import Stage

JOINED = [E.SEND, E.TAKEN, E.HEARD_PROCESSING, E.HEARD_COMPLETED, E.DOWNLOADED, E.ANSWERS_JOINED]


async def test_the_results_lead_and_carrying_on_sends_the_rest(stage: Stage) -> None:
    ran = stage.overhear("run_batch")
    journal, panel = stage.services.journal, stage.monitor.panel
    batch = write_batch(journal, "members.csv", [("GB", 20, JOINED), ("GB", 480, [])])
    journal.note(journal.tasks(batch.id)[0].id, answered=12)
    journal.update_batch(batch.id, hold=Hold.TRIED, paused=True)
    stage.monitor.reload()
    stage.monitor.show_batch(batch.id)
    (status,) = stage.monitor.model.statuses
    assert status.group is Group.NEEDS_YOU
    assert "12 of 20 numbers that went first were answered. The rest was not sent." in texts(panel)
    (leads,) = (each for each in panel.findChildren(Button) if each.isVisible() and each.property("kind") == "primary")
    assert leads.text() == "Open results"
    # WHEN a person carries on
    assert panel.buttons.carry_on.isVisible()
    panel.buttons.carry_on.click()
    assert ran == [batch.id]
    found = journal.batch(batch.id)
    assert (found.hold, found.paused) == (Hold.NONE, False)


async def test_while_they_are_out_it_runs_and_says_what_the_rest_waits_for(stage: Stage) -> None:
    journal = stage.services.journal
    batch = write_batch(journal, "members.csv", [("GB", 20, JOINED[:3]), ("GB", 480, [])])
    journal.update_batch(batch.id, hold=Hold.TRIAL)
    stage.monitor.reload()
    stage.monitor.show_batch(batch.id)
    (status,) = stage.monitor.model.statuses
    assert status.group is Group.RUNNING
    assert "20 numbers went first. The rest follows once all of them are answered." in texts(stage.monitor.panel)
