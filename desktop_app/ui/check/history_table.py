"""The table of earlier checks, two lines for each."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QMenu, QStyle, QStyleOptionViewItem

from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.numbers.typing_format import international, region_so_far
from desktop_app.core.service.products import STANDARD, Catalogue
from desktop_app.ui.check.opened_menu import add_action
from desktop_app.ui.check.region_badge import badge_text, paint_badge
from desktop_app.ui.check.verdict import verdict_on
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.layout.mirroring import number_flags, placed
from desktop_app.ui.parts.tables.cell_delegate import CellDelegate
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel, Role
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import product_name

_tr = words.translator("check")

_ROW = 54
_BADGE = 30  # least pixels, so that the numbers behind badges are aligned
_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter)


class HistoryModel(ListTableModel[CheckEntry]):
    """Has one column: the number for copying, and the whole line for screen readers."""

    def __init__(self) -> None:
        super().__init__([Column("check", _tr("Check"), lambda e: international(e.number))], identity=lambda e: e.id)
        self.catalogue = STANDARD  # of the connection that the checks went through

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what every table does, and the text for screen readers."""
        if role == Qt.ItemDataRole.AccessibleTextRole and (entry := self.row_at(index.row())) is not None:
            when = words.moment(entry.at, datetime.now().astimezone())
            return joining.listed(
                (international(entry.number), verdict_on(entry).text, product_words(entry, self.catalogue), when)
            )
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
        verdict = verdict_on(entry)
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
        model = index.model()
        catalogue = model.catalogue if isinstance(model, HistoryModel) else STANDARD
        left = _end(painter, lower, product_words(entry, catalogue), small)
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


def product_words(entry: CheckEntry, catalogue: Catalogue) -> str:
    """Return the product's name, or that the service chose; an unlisted product keeps its built-in name."""
    if not entry.product:
        return _tr("The service's own choice")
    named = catalogue if catalogue.named(entry.product) else STANDARD
    return product_name(named.title(entry.product))
