"""Earlier checks: found by typing, shown again by a click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from desktop_app.core.checks import CheckEntry
from desktop_app.core.products import Catalogue
from desktop_app.core.typing_format import international
from desktop_app.ui import theme, words
from desktop_app.ui.check.history_table import HistoryModel, HistoryTable, product_words
from desktop_app.ui.check.verdict import verdict_on
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.data_table_model import Role
from desktop_app.ui.parts.label import Label


class HistoryCard(Card):
    """`chosen(entry)` to show one again, `again(entry)` to check it once more, `copied(text)` for the clipboard."""

    chosen = Signal(object)
    again = Signal(object)
    copied = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._all: list[CheckEntry] = []
        title = _tr("Earlier checks")
        self.setAccessibleName(title)
        self.body.setContentsMargins(1, theme.M, 1, theme.RADIUS)
        self.search = QLineEdit()
        self.search.setPlaceholderText(_tr("Search number, product, answer"))
        self.search.setAccessibleName(_tr("Search earlier checks"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._filter())
        self.model = HistoryModel()
        self.table = HistoryTable(title, self.model)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.again.connect(self.again)
        self.table.copied.connect(self.copied)
        self.empty = Label("", "muted", wrap=True)
        head = QVBoxLayout()
        head.setContentsMargins(theme.M, 0, theme.M, theme.XS)
        head.setSpacing(theme.S)
        for widget in (Label(title, "heading"), self.search, self.empty):
            head.addWidget(widget)
        self.body.addLayout(head)
        self.body.addWidget(self.table, 1)
        self.body.addStretch()
        self.show_history(())

    def show_history(self, entries: Sequence[CheckEntry], select: int | None = None) -> None:
        """The newest first; `select` is the id of the one that is shown beside."""
        self._all = list(entries)
        self._filter()
        if select is not None:
            self.select(select)

    def name_products(self, catalogue: Catalogue) -> None:
        """By the names that the connection has for them."""
        self.model.catalogue = catalogue
        self._filter()

    def select(self, entry_id: int | None) -> None:
        """Mark one as the one that is shown; nothing is emitted."""
        at = next((at for at, row in enumerate(self.model.rows) if row.id == entry_id), None)
        selection = self.table.selectionModel()
        selection.blockSignals(True)
        if at is None:
            selection.clearSelection()
        else:
            self.table.selectRow(at)
        selection.blockSignals(False)
        self.table.viewport().update()

    def _filter(self) -> None:
        wanted = self.search.text().casefold().split()
        catalogue = self.model.catalogue
        rows = [entry for entry in self._all if all(word in _haystack(entry, catalogue) for word in wanted)]
        self.model.set_rows(rows)
        self.search.setVisible(bool(self._all))
        self.table.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.empty.setText(_tr("No check fits that.") if self._all else _tr("What you check is kept here."))

    def _selected(self, now: QItemSelection, before: QItemSelection) -> None:  # noqa: ARG002 - Qt's signature
        rows = self.table.selectionModel().selectedRows()
        if len(rows) == 1:
            self.chosen.emit(rows[0].data(Role.ROW))


def _haystack(entry: CheckEntry, catalogue: Catalogue) -> str:
    shown = international(entry.number)
    values = " ".join(str(value) for value in entry.answer.values())
    parts = (
        entry.number,
        shown,
        shown.replace(" ", ""),
        product_words(entry, catalogue),
        verdict_on(entry).text,
        values,
    )
    return " ".join(parts).casefold()


def _tr(text: str) -> str:
    return words.tr(text, "check")
