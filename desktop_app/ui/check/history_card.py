"""The history of checks: searchable, shown again by a click."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QItemSelection, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QStyle, QStyleOptionViewItem, QVBoxLayout, QWidget

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.numbers.typing_format import international, region_so_far
from desktop_app.ui.check.check_words import FORMS, STANDARD_TERMS, ServiceTerms, headline, product_words
from desktop_app.ui.check.copy_menu import CopiedNote, add_action, open_below
from desktop_app.ui.check.region_badge import badge_text, paint_badge
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.assistive import close_when_chosen, make_clearable
from desktop_app.ui.parts.button import icon_button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import number_flags, placed
from desktop_app.ui.parts.tables.cell_delegate import CellDelegate
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel, Role
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.text import joining, words

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
        self._none_yet = _tr("The numbers you check are kept here.")
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

    def show_terms(self, terms: ServiceTerms) -> None:
        """Show the products by the connection's names."""
        self.model.terms = terms
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
        self.copied.emit(FORMS[form](entries, self.model.terms))

    def _haystack(self, entry: CheckEntry) -> str:
        """Return a check's searchable text, cached: formatting a thousand numbers at each keystroke takes too long."""
        known = (entry.id, entry.state)
        if known not in self._haystacks:
            self._haystacks[known] = _haystack(entry, self.model.terms)
        return self._haystacks[known]

    def _selected(self, now: QItemSelection, before: QItemSelection) -> None:  # noqa: ARG002 - Qt's signature
        rows = self.table.selectionModel().selectedRows()
        if len(rows) == 1:
            self.chosen.emit(rows[0].data(Role.ROW))


def _haystack(entry: CheckEntry, terms: ServiceTerms) -> str:
    shown = international(entry.number)
    values = " ".join(str(value) for value in entry.answer.values())
    parts = (
        entry.number,
        shown,
        shown.replace(" ", ""),
        product_words(entry, terms.catalogue),
        headline(entry, terms).text,
        values,
    )
    return " ".join(parts).casefold()


# --- The table of checks, two lines for each ---


_ROW = 54
_BADGE = 30  # least pixels, so that the numbers behind badges are aligned
_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter)


class HistoryModel(ListTableModel[CheckEntry]):
    """Has one column: the number for copying, and the whole line for screen readers."""

    def __init__(self) -> None:
        super().__init__([Column("check", _tr("Check"), lambda e: international(e.number))], identity=lambda e: e.id)
        self.terms = STANDARD_TERMS  # of the connection that the checks went through

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what every table does, and the text for screen readers."""
        if role == Qt.ItemDataRole.AccessibleTextRole and (entry := self.row_at(index.row())) is not None:
            when = words.moment(entry.at, datetime.now().astimezone())
            said, product = headline(entry, self.terms).text, product_words(entry, self.terms.catalogue)
            return joining.listed((international(entry.number), said, product, when))
        if role == Qt.ItemDataRole.ToolTipRole and (entry := self.row_at(index.row())) is not None:
            return "\n".join((headline(entry, self.terms).text, product_words(entry, self.terms.catalogue)))
        return super().data(index, role)


class HistoryTable(Table):
    """Emits `again(entry)`, `deleted(entries)` and `copied(entries, form)`.

    They come from its menu, Delete and Ctrl+C; `form` is one of `FORMS`.
    """

    again = Signal(object)
    deleted = Signal(object)
    copied = Signal(object, str)

    def __init__(self, name: str, model: HistoryModel) -> None:
        super().__init__(name, model)
        self.horizontalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.setItemDelegate(HistoryDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def chosen(self) -> list[CheckEntry]:
        """Return the selected checks, newest first."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        model = self.model()
        return [index.data(Role.ROW) for index in (model.index(row, 0) for row in rows)]

    def copy_selected(self, *, with_titles: bool = False) -> None:  # noqa: ARG002 - without titles nobody knows what is what
        """Copy the selected checks with all fields of their answers, as a table."""
        if entries := self.chosen():
            self.copied.emit(entries, "table")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the current row's answer on Enter, delete the selection on Delete."""
        if event.key() == Qt.Key.Key_Delete and self.chosen():
            self.deleted.emit(self.chosen())
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.selectRow(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def row_menu(self) -> QMenu:
        """Return the menu: check again, copy, delete."""
        menu = QMenu(self)
        close_when_chosen(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        entries = self.chosen()
        again = add_action(menu, "refresh", _tr("Check again"), lambda: self.again.emit(entries[0]))
        add_action(menu, "phone", _tr("Copy the number"), lambda: self.copied.emit(entries, "number"))
        add_action(menu, "copy", _tr("Copy as text"), lambda: self.copied.emit(entries, "text"))
        add_action(menu, "sheet", _tr("Copy as a table"), lambda: self.copied.emit(entries, "table"))
        menu.addSeparator()
        add_action(menu, "trash", _tr("Delete…"), lambda: self.deleted.emit(entries))
        for action in menu.actions():
            action.setEnabled(bool(entries))
        again.setEnabled(len(entries) == 1)
        return menu


class HistoryDelegate(CellDelegate):
    """Draws number and time above, verdict and product below."""

    def draw_content(
        self,
        painter: QPainter,
        room: QRect,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw both lines, muted at their ends."""
        entry: CheckEntry | None = index.data(Role.ROW)
        if entry is None:
            return
        model = index.model()
        terms = model.terms if isinstance(model, HistoryModel) else STANDARD_TERMS
        verdict = headline(entry, terms)
        small, strong = QFont(option.font), QFont(option.font)
        small.setPixelSize(theme.sizes().small)
        strong.setWeight(QFont.Weight.Medium)
        way = option.direction
        upper = placed(QRect(room.left() + 4, room.top() + 7, room.width() - 4, 20), room, way)
        lower = QRect(upper.left(), upper.bottom() + 1, upper.width(), 18)
        when = words.moment(entry.at, datetime.now().astimezone())
        left = _end(painter, upper, when, small)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        text = badge_text(region_so_far(entry.number))
        drawn = paint_badge(painter, left, text, option.font, least=_BADGE, ground="surface" if chosen else "")
        left = placed(left.adjusted(drawn + 6 if drawn else 0, 0, 0, 0), left, way)
        _ink(painter, strong, "text")
        _beginning(painter, left, international(entry.number), number_flags(_MIDDLE, way))
        # The verdict's reason goes before the product, which has what room is left.
        _ink(painter, small, "muted")
        needed = painter.fontMetrics().horizontalAdvance(verdict.text) + 18 + theme.S
        product = product_words(entry, terms.catalogue)
        short = painter.fontMetrics().elidedText(product, Qt.TextElideMode.ElideRight, lower.width() - needed)
        left = _end(painter, lower, short, small) if len(short) > 1 else lower
        mark = QRect(left.left(), left.center().y() - 6, 13, 13)
        icons.paint(painter, placed(mark, left, way), verdict.icon, verdict.tone)
        _ink(painter, small, verdict.tone)
        _beginning(painter, placed(left.adjusted(18, 0, 0, 0), left, way), verdict.text, _MIDDLE)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - the base's signature
        """Return the height of two lines."""
        return QSize(200, _ROW)


def _end(painter: QPainter, room: QRect, text: str, font: QFont) -> QRect:
    """Draw a muted text at the end; return the room before it."""
    _ink(painter, font, "muted")
    painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), text)
    before = room.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(text) - theme.S, 0)
    return placed(before, room, painter.layoutDirection())


def _beginning(painter: QPainter, room: QRect, text: str, flags: int) -> None:
    short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, flags, short)


def _ink(painter: QPainter, font: QFont, colour: str) -> None:
    painter.setFont(font)
    painter.setPen(theme.colour(colour))
