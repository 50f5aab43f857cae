"""What each list cost, as a table; below it, of the chosen one, how that is known or why it isn't."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView

from desktop_app.ui import joining, theme, words
from desktop_app.ui.balance.batch_costs import BatchCost, cost_columns, tip_of
from desktop_app.ui.list_title import list_title
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.cell_delegate import PADDING
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.list_table_model import ListTableModel
from desktop_app.ui.parts.table import Table, title_width

# Where a list's name would have fewer pixels than that, these columns give it theirs, one after the other.
_LEAST_NAME = 152
_GIVE_WAY = ("estimate", "product", "before")


class CostsCard(Card):
    """The table, or a line that says why there is none. `why_unknown(batch_id)`: why its charge isn't known.

    `save_wanted` for a file of what was charged.
    """

    save_wanted = Signal()

    def __init__(self, why_unknown: Callable[[str], str]) -> None:
        super().__init__()
        self._why_unknown = why_unknown
        title = _tr("What each list cost")
        self.setAccessibleName(title)
        self.set_low(False)
        self.model = ListTableModel(cost_columns(datetime.now().astimezone()), identity=lambda row: row.batch.id)
        self.table = Table(title, self.model)
        self.table.sort_by_header()
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        self.about = Label("", "small", wrap=True)
        self.about.setContentsMargins(PADDING, theme.S, PADDING, theme.XS)
        self.empty = Label(_tr("No list was sent through this connection yet."), "muted", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.save = Button(_tr("Save as CSV…"), "link", clicked=self.save_wanted.emit)
        self.save.setToolTip(_tr("What every list of every connection cost, for whoever settles the accounts"))
        head = QHBoxLayout()
        head.setContentsMargins(PADDING, 0, PADDING, 0)  # in line with the cells
        head.addWidget(Label(title, "heading"), 1)
        head.addWidget(self.save)
        self.body.addLayout(head)
        self.body.addWidget(self.empty, 1)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.about)
        self.body.setAlignment(head, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower or wider."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where it is narrow, the estimate gives its room to the rest first, the balance before last.

        No amount is cut off: its column is as wide as the longest.
        """
        header, columns = self.table.horizontalHeader(), self.model.columns[1:]
        measure = self.table.fontMetrics().horizontalAdvance
        widths = {column.key: max(column.width, title_width(header, column.title)) for column in columns}
        for column in (each for each in columns if each.right):
            said = max((measure(column.text(row)) for row in self.model.rows), default=0) + 2 * PADDING + 1
            widths[column.key] = max(widths[column.key], said)
            self.table.setColumnWidth(self.model.column_at(column.key), widths[column.key])
        room = self.width() - _LEAST_NAME - sum(widths.values())
        for key in _GIVE_WAY:
            self.table.setColumnHidden(self.model.column_at(key), room < 0)
            room += widths[key] if room < 0 else 0

    def set_low(self, low: bool) -> None:
        """With less air where the window is low: rows are more."""
        self.body.setContentsMargins(1, theme.S if low else theme.M, 1, theme.RADIUS)
        self.body.setSpacing(0 if low else theme.S)

    def show_rows(self, rows: Sequence[BatchCost]) -> None:
        """The newest first."""
        self.model.set_rows(rows)
        self._make_room()
        self.table.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self._chosen(self.table.currentIndex())

    def _chosen(self, index: QModelIndex, _before: QModelIndex | None = None) -> None:
        """The tool tip says it, too, but not to those who use keys."""
        row = self.model.row_at(index.row()) if index.isValid() else None
        self.about.setVisible(row is not None)
        if row is None:
            return
        told = tip_of(row)
        if row.cost is None and row.over:
            told = joining.after(told, self._why_unknown(row.batch.id))
        self.about.setText(_tr("{list}: {how}").format(list=list_title(row.batch), how=told))


def _tr(text: str) -> str:
    return words.tr(text, "balance")
