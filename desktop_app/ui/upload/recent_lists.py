"""The lists that were sent last, each a click away from its results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent

from desktop_app.core.batch import PASTED, Batch, BatchState, Task, batch_state
from desktop_app.core.marking import marked
from desktop_app.ui import words
from desktop_app.ui.parts.data_table_model import Column, Role
from desktop_app.ui.parts.list_table_model import ListTableModel
from desktop_app.ui.parts.table import Table

MOST = 20
_STATES = {
    BatchState.WAITING: ("circle", "muted", marked("Waiting", "upload")),
    BatchState.RUNNING: ("dot", "accent", marked("Running", "upload")),
    BatchState.NEEDS_DECISION: ("warning", "warning", marked("Needs you", "upload")),
    BatchState.REFUSED: ("cross", "danger", marked("Refused", "upload")),
    BatchState.COMPLETED: ("check", "success", marked("Completed", "upload")),
    BatchState.INCOMPLETE: ("half", "warning", marked("Incomplete", "upload")),
}


@dataclass(frozen=True, slots=True)
class RecentList:
    """A batch as it stands; `when` and `product` for a person."""

    batch: Batch
    state: BatchState
    when: str
    product: str = ""

    @property
    def title(self) -> str:
        """The file's name, or what pasted numbers are called."""
        return list_title(self.batch)


def list_title(batch: Batch) -> str:
    """What a batch's list is called for a person."""
    return words.tr("Pasted numbers", "upload") if batch.name == PASTED else batch.name


class SentLists(Protocol):
    """What a journal says of batches, at a glance or in full."""

    def batches(self) -> list[Batch]:
        """The newest first."""
        ...

    def tasks(self, batch_id: str) -> list[Task]:
        """Those of a batch."""
        ...


def recent_lists(journal: SentLists, now: datetime, product: Callable[[Batch], str]) -> list[RecentList]:
    """The newest batches, the newest first; `product` names what each asked for."""
    return [
        RecentList(batch, batch_state(journal.tasks(batch.id)), words.moment(batch.created_at, now), product(batch))
        for batch in journal.batches()[:MOST]
    ]


def _columns() -> list[Column[RecentList]]:
    return [
        Column("file", words.tr("List", "upload"), lambda each: each.title, width=300, icon=lambda _: "file"),
        Column("product", words.tr("Product", "upload"), lambda each: each.product, width=170),
        Column("rows", words.tr("Rows", "upload"), lambda each: words.number(each.batch.rows), width=90, right=True),
        Column(
            "state",
            words.tr("State", "upload"),
            lambda each: words.tr(_STATES[each.state][2], "upload"),
            width=140,
            icon=lambda each: _STATES[each.state][0],
            tone=lambda each: _STATES[each.state][1],
        ),
        Column("when", words.tr("Added", "upload"), lambda each: each.when, tone=lambda _: "muted"),
    ]


class RecentLists(Table):
    """`opened(batch id)` by a click or by Enter."""

    opened = Signal(str)

    def __init__(self) -> None:
        self.rows: ListTableModel[RecentList] = ListTableModel(_columns(), identity=lambda each: each.batch.id)
        super().__init__(words.tr("Recent lists", "upload"), self.rows)
        self.setSelectionMode(Table.SelectionMode.SingleSelection)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.horizontalHeader().setSectionsClickable(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the current one."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(index.data(Role.ROW).batch.id)
