"""What each list cost, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QVBoxLayout

from desktop_app.ui import theme, words
from desktop_app.ui.balance.batch_costs import BatchCost, cost_columns
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.cell_delegate import PADDING
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.list_table_model import ListTableModel
from desktop_app.ui.parts.table import Table

# Pixels below which a column gives its room to the rest.
_NARROW = {"before": 740, "estimate": 620}


class CostsCard(Card):
    """The table, or a line that says why there is none."""

    def __init__(self) -> None:
        super().__init__()
        title = _tr("What each list cost")
        self.setAccessibleName(title)
        self.body.setContentsMargins(1, theme.M, 1, theme.RADIUS)
        self.model = ListTableModel(cost_columns(datetime.now().astimezone()), identity=lambda row: row.batch.id)
        self.table = Table(title, self.model)
        self.table.sort_by_header()
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.empty = Label(_tr("Nothing was sent through this connection yet."), "muted", wrap=True)
        head = QVBoxLayout()
        head.setContentsMargins(PADDING, 0, PADDING, 0)  # in line with the cells
        head.addWidget(Label(title, "heading"))
        head.addWidget(self.empty)
        self.body.addLayout(head)
        self.body.addWidget(self.table, 1)
        self.body.setAlignment(head, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, the balance before and the estimate give their room to the rest."""
        super().resizeEvent(event)
        for key, least in _NARROW.items():
            self.table.setColumnHidden(self.model.column_at(key), self.width() < least)

    def show_rows(self, rows: Sequence[BatchCost]) -> None:
        """The newest first."""
        self.model.set_rows(rows)
        self.table.setVisible(bool(rows))
        self.empty.setVisible(not rows)


def _tr(text: str) -> str:
    return words.tr(text, "balance")
