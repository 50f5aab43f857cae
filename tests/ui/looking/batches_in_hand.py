"""What a person does with batches in the monitor, in pictures: paused, named, noted, several, deleted, stalled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QMenu

from tests.ui.monitor_stage import Stage

Take = Callable[..., Awaitable[None]]
_MORE = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


async def draw_in_hand(stage: Stage, take: Take) -> None:
    """Over `every_state`; in the end all is as it was, but for a name and a note."""
    over, journal = asyncio.Event(), stage.services.journal
    stage.runner.start("batch customer", over.wait())
    stage.services.labelling.rename("panel-20", "Spring panel, checked")
    stage.services.labelling.annotate("panel-20", "For Maria: compare with the run of February.\nOnly with consent.")
    await _one(stage, take)
    await _several(stage, take)
    now = datetime.now(UTC)
    (task, *_) = journal.tasks("customer")
    journal.note(task.id, heard_at=now, moved_at=now - timedelta(hours=1), sent_at=now - timedelta(hours=2))
    stage.monitor.show_batch("customer")
    await take("monitor-stalled")
    journal.note(task.id, moved_at=now)
    stage.monitor.reload()
    over.set()


async def _one(stage: Stage, take: Take) -> None:
    monitor, panel = stage.monitor, stage.monitor.panel
    monitor.show_batch("customer")
    panel.buttons.pause.click()
    await take("monitor-paused")
    panel.buttons.carry_on.click()
    monitor.show_batch("returns-")
    panel.buttons.delete.click()
    await take("monitor-delete-unfinished")
    panel.buttons.take_back()
    monitor.show_batch("panel-20")
    panel.naming.edit()
    await take("monitor-rename")
    panel.naming.stop()
    panel.write_note()
    await take("monitor-note")
    panel.note.stop()
    menu: QMenu = monitor.tree.row_menu()
    menu.popup(monitor.tree.mapToGlobal(monitor.tree.rect().center()))
    await take("monitor-menu", menu)
    menu.close()
    panel.buttons.delete.click()
    await take("monitor-deleted")
    monitor.work.strip.undo()


async def _several(stage: Stage, take: Take) -> None:
    monitor, tree = stage.monitor, stage.monitor.tree
    popup = monitor.columns.choose()
    await take("monitor-columns", popup)
    popup.chosen.emit(popup.choice.toggled("rate").toggled("note"))
    popup.close()
    await take("monitor-more-columns")
    tree.arrange(tree.first_columns)
    tree.choose("customer")
    for batch_id in ("panel-20", "returns-", "waiting-"):
        tree.selectionModel().select(monitor.model.index_of(batch_id), _MORE)
    await take("monitor-several")
    monitor.side.several.ask_delete()
    await take("monitor-several-delete")
    monitor.side.several.take_back()
