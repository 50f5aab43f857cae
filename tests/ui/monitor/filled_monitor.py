"""The monitor with batches of all kinds, and what is to be read in it."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.services.jobs import BeginRound
from desktop_app.ui.monitor.panel.decisions import DecideDialog
from tests.ui.monitor_batches import FAILED, UNKNOWN, every_state, write_batch
from tests.ui.monitor_stage import Stage


def texts(widget: QWidget | None) -> str:
    assert widget is not None
    return " | ".join(label.text() for label in widget.findChildren(QLabel) if not label.isHidden() and label.text())


def fill(stage: Stage) -> None:
    every_state(stage.services.journal, datetime.now(UTC))
    stage.monitor.reload()


def dialog_of(stage: Stage) -> DecideDialog:
    return next(iter(stage.monitor.decisions.dialogs.values()))


async def half_done(stage: Stage, list_id: str) -> Batch:
    """A batch of a list of which a part failed and another was left undecided."""
    counts = await stage.services.worker.run(BeginRound(stage.services.folder / "lists" / list_id, "half-don"))
    ways = [FAILED, [*UNKNOWN, TaskEvent.DECIDED_LEAVE]]
    tasks = [(country, count, ways[at % 2]) for at, (country, count) in enumerate(counts.items())]
    return write_batch(stage.services.journal, "half-done.xlsx", tasks, list_id=list_id, at=datetime.now(UTC))
