"""The history of checks: searchable, shown again by a click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.numbers.typing_format import international
from desktop_app.core.service.products import Catalogue
from desktop_app.ui.check.answer_copy import FORMS
from desktop_app.ui.check.copied_note import CopiedNote
from desktop_app.ui.check.history_table import HistoryModel, HistoryTable, product_words
from desktop_app.ui.check.opened_menu import add_action, open_below
from desktop_app.ui.check.verdict import verdict_on
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen, make_clearable
from desktop_app.ui.parts.button import icon_button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.tables.data_table_model import Role
from desktop_app.ui.text import words

_tr = words.translator("check")


class HistoryCard(Card):
    """Emits `chosen(entry)` to show a check, `again(entry)` to repeat it, `copied(text)` for the clipboard.

    `deleted(entries)` to delete some of them, or all without a search.
    """

    chosen = Signal(object)
    again = Signal(object)
    deleted = Signal(object)
    copied = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._all: list[CheckEntry] = []
        self._none_yet = _tr("What you check is kept here.")
        self._haystacks: dict[tuple[int, CheckState], str] = {}
        title = _tr("Earlier checks")
        self.setAccessibleName(title)
        self.body.setContentsMargins(1, theme.M, 1, theme.RADIUS)
        self.search = QLineEdit()
        self.search.setPlaceholderText(_tr("Search numbers and answers"))
        self.search.setAccessibleName(_tr("Search earlier checks"))
        make_clearable(self.search)
        self.search.textChanged.connect(lambda _text: self._filter())
        self.model = HistoryModel()
        self.table = HistoryTable(title, self.model)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.again.connect(self.again)
        self.table.copied.connect(self._copy)
        self.table.deleted.connect(self.deleted)
        self.more = icon_button("more", _tr("Copy or delete them all"), lambda: open_below(self.more, self.all_menu()))
        self.empty = Label("", "muted", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setContentsMargins(theme.M, 0, theme.M, 0)
        head = QVBoxLayout()
        head.setContentsMargins(theme.M, 0, theme.M, theme.XS)
        head.setSpacing(theme.S)
        self._searching = QWidget()
        searching = QHBoxLayout(self._searching)
        searching.setContentsMargins(0, 0, 0, 0)
        searching.setSpacing(theme.XS)
        searching.addWidget(self.search, 1)
        searching.addWidget(self.more)
        self.note = CopiedNote()
        self.copied.connect(self.note.tell)
        titled = QHBoxLayout()
        titled.addWidget(Label(title, "heading"), 1)
        titled.addWidget(self.note)
        head.addLayout(titled)
        head.addWidget(self._searching)
        self.body.addLayout(head)
        self.body.addWidget(self.empty, 1)
        self.body.addWidget(self.table, 1)
        self.body.addStretch()
        for first, second in ((self.search, self.more), (self.more, self.table)):
            self.setTabOrder(first, second)
        self.show_history(())

    def show_history(self, entries: Sequence[CheckEntry], select: int | None = None) -> None:
        """Show the checks, newest first; `select` is the id of the one shown beside."""
        self._all = list(entries)
        self._haystacks.clear()
        self._filter()
        if select is not None:
            self.select(select)

    def name_products(self, catalogue: Catalogue) -> None:
        """Show the products by the connection's names."""
        self.model.catalogue = catalogue
        self._haystacks.clear()
        self._filter()

    def select(self, entry_id: int | None) -> None:
        """Mark a check as the one shown, without a signal."""
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
        rows = [entry for entry in self._all if not wanted or all(word in self._haystack(entry) for word in wanted)]
        self.model.set_rows(rows)
        self._searching.setVisible(bool(self._all))
        self.table.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.empty.setText(_tr("No check matches that.") if self._all else self._none_yet)

    def switch_off(self) -> None:
        """Show that checks are switched off, so that there will be no history."""
        self._none_yet = _tr("No number was checked.")
        self._filter()

    def found(self) -> list[CheckEntry]:
        """Return the checks that match the search, or all without one."""
        return list(self.model.rows)

    def all_menu(self) -> QMenu:
        """Return the menu for the found checks, with their count in each entry."""
        menu, found = QMenu(self.more), self.found()
        close_when_chosen(menu)
        copying = words.counted(len(found), "Copy %n check as a table", "Copy %n checks as a table")
        add_action(menu, "sheet", copying, lambda: self._copy(found, "table"))
        deleting = words.counted(len(found), "Delete %n check…", "Delete %n checks…")
        add_action(menu, "trash", deleting, lambda: self.deleted.emit(found))
        for action in menu.actions():
            action.setEnabled(bool(found))
        return menu

    def _copy(self, entries: Sequence[CheckEntry], form: str) -> None:
        self.copied.emit(FORMS[form](entries, self.model.catalogue))

    def _haystack(self, entry: CheckEntry) -> str:
        """Return a check's searchable text, cached: formatting a thousand numbers at each keystroke takes too long."""
        known = (entry.id, entry.state)
        if known not in self._haystacks:
            self._haystacks[known] = _haystack(entry, self.model.catalogue)
        return self._haystacks[known]

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
