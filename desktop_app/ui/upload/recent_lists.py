"""The table of the lists sent last, each one click away from its results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent

from desktop_app.core.batches.batch import Batch, Task
from desktop_app.core.batches.status import BatchStatus, status_of
from desktop_app.ui.batch.looks import Look, batch_look
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel, Role
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import list_title

__all__ = ["MOST", "RecentList", "RecentLists", "SentLists", "recent_lists"]

MOST = 20


@dataclass(frozen=True, slots=True)
class RecentList:
    """A batch in its current state, worded as in the monitor; `when` and `product` are for a person."""

    batch: Batch
    look: Look
    when: str
    product: str = ""

    @property
    def title(self) -> str:
        """The file's name, or the title for pasted numbers."""
        return list_title(self.batch)


class SentLists(Protocol):
    """The parts of a journal needed here."""

    def batches(self) -> list[Batch]:
        """Return the batches, newest first."""
        ...

    def tasks(self, batch_id: str) -> list[Task]:
        """Return the tasks of a batch."""
        ...


def recent_lists(
    journal: SentLists,
    now: datetime,
    product: Callable[[Batch], str],
    look: Callable[[BatchStatus], Look] = batch_look,
    keyless: Callable[[Batch], bool] = lambda _batch: False,
) -> list[RecentList]:
    """Return the newest batches, newest first; `product` names the product of each.

    `look` judges the state of each, `keyless` tells if its connection lacks a key.
    """
    return [
        RecentList(
            batch,
            look(status_of(batch, journal.tasks(batch.id), keyless=keyless(batch))),
            words.moment(batch.created_at, now),
            product(batch),
        )
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
            lambda each: each.look.text,
            width=140,
            icon=lambda each: each.look.icon,
            tone=lambda each: each.look.tone,
        ),
        Column("when", words.tr("Added", "upload"), lambda each: each.when, tone=lambda _: "muted"),
    ]


class RecentLists(Table):
    """Emits `opened(batch id)` on a click or Enter."""

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
        """Open the current list on Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(index.data(Role.ROW).batch.id)
