"""The table of earlier checks: two lines for each."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QMenu, QStyleOptionViewItem

from desktop_app.core.checks import CheckEntry
from desktop_app.core.products import STANDARD, Catalogue
from desktop_app.core.typing_format import international
from desktop_app.ui import icons, theme, words
from desktop_app.ui.check.verdict import verdict_on
from desktop_app.ui.parts.cell_delegate import CellDelegate
from desktop_app.ui.parts.data_table_model import Column, Role
from desktop_app.ui.parts.list_table_model import ListTableModel
from desktop_app.ui.parts.table import Table

_ROW = 54


class HistoryModel(ListTableModel[CheckEntry]):
    """One column: the number for copying, and the whole line for screen readers."""

    def __init__(self) -> None:
        super().__init__([Column("check", _tr("Check"), lambda e: international(e.number))], identity=lambda e: e.id)
        self.catalogue = STANDARD  # of the connection that the checks went through

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """As every table, and what is spoken."""
        if role == Qt.ItemDataRole.AccessibleTextRole and (entry := self.row_at(index.row())) is not None:
            when = words.moment(entry.at, datetime.now().astimezone())
            return ", ".join(
                (international(entry.number), verdict_on(entry).text, product_words(entry, self.catalogue), when)
            )
        return super().data(index, role)


class HistoryTable(Table):
    """Its menu checks again and copies."""

    again = Signal(object)
    copied = Signal(str)

    def __init__(self, name: str, model: HistoryModel) -> None:
        super().__init__(name, model)
        self.horizontalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.setItemDelegate(HistoryDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the answer of the row one is on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.selectRow(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def row_menu(self) -> QMenu:
        """Check again, copy the number."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rows = self.selectionModel().selectedRows()
        entry: CheckEntry | None = rows[0].data(Role.ROW) if rows else None
        again = QAction(icons.icon("refresh", "muted"), _tr("Check again"), menu)
        again.triggered.connect(lambda _checked=False: self.again.emit(entry))
        copy = QAction(icons.icon("copy", "muted"), _tr("Copy the number"), menu)
        copy.triggered.connect(lambda _checked=False: self.copied.emit(entry.number if entry else ""))
        for action in (again, copy):
            action.setEnabled(entry is not None)
            menu.addAction(action)
        return menu


class HistoryDelegate(CellDelegate):
    """Number and time above, verdict and product below."""

    def draw_content(
        self,
        painter: QPainter,
        room: QRect,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Both lines, the right sides muted."""
        entry: CheckEntry | None = index.data(Role.ROW)
        if entry is None:
            return
        verdict = verdict_on(entry)
        small, strong = QFont(option.font), QFont(option.font)
        small.setPixelSize(theme.sizes().small)
        strong.setWeight(QFont.Weight.Medium)
        upper = QRect(room.left() + 4, room.top() + 7, room.width() - 4, 20)
        lower = QRect(upper.left(), upper.bottom() + 1, upper.width(), 18)
        when = words.moment(entry.at, datetime.now().astimezone())
        left = _right(painter, upper, when, small)
        _left(painter, left, international(entry.number), strong, "text")
        model = index.model()
        catalogue = model.catalogue if isinstance(model, HistoryModel) else STANDARD
        left = _right(painter, lower, product_words(entry, catalogue), small)
        icons.paint(painter, QRect(left.left(), left.center().y() - 6, 13, 13), verdict.icon, verdict.tone)
        _left(painter, left.adjusted(18, 0, 0, 0), verdict.text, small, verdict.tone)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - the base's signature
        """Two lines."""
        return QSize(200, _ROW)


def _right(painter: QPainter, room: QRect, text: str, font: QFont) -> QRect:
    """Draw at the right, muted; the room that is left of it."""
    painter.setFont(font)
    painter.setPen(theme.colour("muted"))
    painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), text)
    return room.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(text) - theme.S, 0)


def _left(painter: QPainter, room: QRect, text: str, font: QFont, colour: str) -> None:
    painter.setFont(font)
    painter.setPen(theme.colour(colour))
    short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), short)


def product_words(entry: CheckEntry, catalogue: Catalogue) -> str:
    """The product's name, "" where the service chose."""
    return catalogue.title(entry.product) if entry.product else ""


def _tr(text: str) -> str:
    return words.tr(text, "check")
