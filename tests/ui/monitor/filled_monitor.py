"""The monitor with batches of all kinds, and what is to be read in it."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.ui.monitor.panel.decisions import DecideDialog
from tests.ui.monitor_batches import every_state
from tests.ui.monitor_stage import Stage


def texts(widget: QWidget | None) -> str:
    assert widget is not None
    return " | ".join(label.text() for label in widget.findChildren(QLabel) if not label.isHidden() and label.text())


def fill(stage: Stage) -> None:
    every_state(stage.services.journal, datetime.now(UTC))
    stage.monitor.reload()


def dialog_of(stage: Stage) -> DecideDialog:
    return next(iter(stage.monitor.decisions.dialogs.values()))
