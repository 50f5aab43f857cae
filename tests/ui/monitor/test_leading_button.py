"""Which button of the panel leads, what stands beside a question, and what is counted without a list."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.core.errors import BatchBusy, KeyMissing
from desktop_app.core.service.connection import Connection
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.ui.monitor.panel.chosen import Panel
from desktop_app.ui.monitor.panel.events import EventList, _small
from desktop_app.ui.parts.button import Button
from tests.ui.monitor.filled_monitor import fill, texts
from tests.ui.monitor_batches import NOON, every_state
from tests.ui.monitor_stage import Stage

ADDRESS = "https://api.example.com/api/v1"


def blue(panel: Panel) -> list[str]:
    buttons = (each for each in panel.findChildren(Button) if each.isVisible())
    return [each.text() for each in buttons if str(each.property("kind")) == "primary"]


async def test_what_is_wanted_of_a_person_is_the_blue_button(stage: Stage) -> None:
    fill(stage)
    panel = stage.monitor.panel
    for batch_id, wanted in (
        ("leads-ju", ["Decide…"]),
        ("returns-", ["Carry on"]),
        ("panel-20", ["Open results"]),
        ("old-crm-", []),  # nothing of it is answered
    ):
        stage.monitor.show_batch(batch_id)
        await stage.idle()
        assert blue(panel) == wanted
    # AND beside the question that costs money, what else there is to say gives way, and comes back
    panel.buttons.repeat.asking_changed.emit(True)
    assert (panel.figures.isVisible(), panel.charge.isVisible(), panel.events.isVisible()) == (True, False, False)
    panel.buttons.repeat.asking_changed.emit(False)
    assert panel.events.isVisible()
    # AND where the list is gone its parts say how many came, and nothing is offered that it would be needed for
    stage.monitor.show_batch("half-csv")
    await stage.idle()
    assert "497 | answered | 523 | unanswered | 49 % answered" in texts(panel.figures)
    assert not panel.buttons.again.isVisible()
    # AND while a note is written its button leads
    panel.write_note()
    assert blue(panel) == ["Keep note"]
    panel.note.stop()
    assert blue(panel) == ["Open results"]
    await _a_key_is_asked_for(stage)
    # AND without any batch the way to the first one does
    assert stage.monitor.to_upload.property("kind") == "primary"


async def _a_key_is_asked_for(stage: Stage) -> None:
    """Of the connection that the batch has, whichever is in use."""
    asked: list[tuple[Any, ...]] = []
    object.__setattr__(stage.context, "connect", lambda *about: asked.append(about))
    stage.services.journal.update_batch("waiting-", base_url=ADDRESS)
    with suppress(KeyMissing):
        await stage.services.session.access(Connection(ADDRESS))
    panel = stage.monitor.panel
    stage.monitor.show_batch("waiting-")
    assert blue(panel) == ["Enter key…"]
    assert not panel.buttons.carry_on.isVisible()  # it couldn't
    menu = QMenu()
    stage.monitor.tree.menu_wanted.emit(menu)
    assert "Carry on" not in [action.text() for action in menu.actions()]
    assert "It waits for a valid key for api.example.com." in texts(panel)
    panel.buttons.key.click()
    assert [(section, connection.base_url) for section, connection in asked] == [("key", ADDRESS)]


async def test_what_another_dialproof_works_on_is_said_when_it_should_go_on_here(stage: Stage, tmp_path: Path) -> None:
    every_state(stage.services.journal, datetime.now(UTC))
    batch = stage.services.journal.batch("returns-")
    lines = stage.overhear("show_error")
    before = stage.services.journal.tasks(batch.id)
    # WHEN a person wants it to go on while somebody else has its list
    with ListFolders(tmp_path / "lists").claim(batch.list_id) as taken:
        assert taken
        stage.monitor.work.carry_on([batch.id])
    # THEN they hear so, and nothing of it is touched
    assert [type(each) for each in lines] == [BatchBusy]
    assert stage.services.journal.tasks(batch.id) == before
    assert not stage.runner.running(f"batch {batch.id}")


def test_an_event_that_has_no_room_on_a_line_goes_on_in_the_next_one(qtbot: QtBot) -> None:
    events = EventList(lambda: NOON)
    qtbot.addWidget(events)
    long = LoggedEvent(1, "b", 7, 12, NOON, "list replaced", {})
    events.set_events([long, LoggedEvent(2, "b", None, None, NOON, "prepared", {"tasks": 1})])
    events.resize(226, 300)
    events.show()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    line = QFontMetrics(_small(events.font())).height()
    # THEN its row has the room, the other's is as low as ever, and all of them are seen without scrolling
    assert events.rowHeight(0) >= events.rowHeight(1) + line
    assert events.minimumHeight() >= events.rowHeight(0) + events.rowHeight(1)
