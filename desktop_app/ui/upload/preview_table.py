"""The preview: the list's rows with the columns of numbers marked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem

from desktop_app.core.list_row import ListRow
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Column as TableColumn
from desktop_app.core.table import ReadOptions, TableShape, Understanding
from desktop_app.services.ports import FirstRows, OpenList
from desktop_app.ui import icons, theme, words
from desktop_app.ui.parts.cell_delegate import PADDING, CellDelegate
from desktop_app.ui.parts.paged_table import PagedTable
from desktop_app.ui.parts.table import Table
from desktop_app.ui.upload.first_list import FirstList
from desktop_app.ui.upload.preview_model import E164, PHONE, ROW, STATUS, PreviewModel

_MEASURED = 20  # first and last rows that tell how wide a column wants to be
_NARROWEST, _WIDEST = 64, 220
_LEAST = {PHONE: 120, E164: 136, STATUS: 188}
_WIDEST_OF = {E164: 264}  # two numbers
_WIDEST_OF_SEVERAL = 150  # phone columns, so that what became of the numbers stays in sight
_MARK = 2
_LAST_ROW = 1_048_576  # of a sheet

_NUMBERS = TableColumn(0, "")
_NOTHING = Understanding("", None, None, None, [], TableShape(None, (_NUMBERS,), _NUMBERS))
_BLANK = ListRow(1, ("",), "", "", "", "", NumberStatus.VALID, "")


@dataclass(frozen=True, slots=True)
class SetAside:
    """The rows of a table that shows others for a while; widths of columns and place in pixels."""

    model: PreviewModel
    selection: QItemSelectionModel
    widths: list[int]
    place: QPoint


class PreviewTable(PagedTable):
    """A table whose columns are as wide as their first rows, with a tint below the numbers."""

    def __init__(self) -> None:
        super().__init__(words.tr("Preview of the list", "upload"))
        self._warm = False
        self._marking = MarkedDelegate(self)
        self.setItemDelegate(self._marking)
        header = MarkedHeader(self)
        header.setSectionsClickable(False)
        self.setHorizontalHeader(header)
        self._header = header

    def show_rows(self, model: PreviewModel) -> None:
        """Show another list."""
        self.clear()
        self._take(model)
        self._fit(model)
        self.scrollToTop()

    def warm_up(self) -> None:
        """Have Qt make now, while nobody waits for it, what it makes on first use: it would be felt later."""
        if self.model() is None and not self._warm:
            self._warm = True
            self.show_rows(PreviewModel(FirstList("", FirstRows(_NOTHING, (_BLANK,)), ReadOptions())))
            self.grab()
            self.clear()

    def grow(self, whole: OpenList) -> bool:
        """Show the whole of the list whose beginning is shown, without a jump; False where that can't be."""
        model = self.model()
        before = self.horizontalHeader().count()
        if not isinstance(model, PreviewModel) or not model.grow(whole):
            return False
        self._fit(model, before)
        return True

    def clear(self) -> None:
        """Show nothing, and ask for no row any more."""
        before = self.model()
        self.setModel(None)
        if before is not None:
            before.deleteLater()

    def set_aside(self) -> SetAside:
        """Let go of the rows without ending them; `bring_back` shows them just as they were."""
        header = self.horizontalHeader()
        aside = SetAside(
            cast(PreviewModel, self.model()),
            self.selectionModel(),
            [header.sectionSize(at) for at in range(header.count())],
            QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value()),
        )
        self.setModel(None)
        return aside

    def bring_back(self, aside: SetAside) -> None:
        """The rows, what is selected of them, and the place where they were looked at."""
        self.clear()
        self._take(aside.model)
        fresh = self.selectionModel()
        self.setSelectionModel(aside.selection)
        fresh.deleteLater()
        for at, width in enumerate(aside.widths):
            self.horizontalHeader().resizeSection(at, width)
        self.doItemsLayout()  # else the bars don't reach as far yet
        self.horizontalScrollBar().setValue(aside.place.x())
        self.verticalScrollBar().setValue(aside.place.y())

    def _take(self, model: PreviewModel) -> None:
        self.setModel(model)
        marked = self._marking.marked = model.marked_columns()
        self._header.mark(model.phone_columns(), marked)

    def _fit(self, model: PreviewModel, since: int = 0) -> None:
        """Give the columns from `since` on the width of what is in them."""
        if since >= len(model.columns):
            return
        count = model.row_count()
        several = len(model.phone_columns()) > 1
        rows = [model.row_at(at) for at in {*range(min(_MEASURED, count)), *range(max(0, count - _MEASURED), count)}]
        for at, column in enumerate(model.columns[since:], since):
            texts = [column.title, *(column.text(row) for row in rows if row)]
            if column.key == ROW and model.may_grow:
                texts.append(words.number(_LAST_ROW))  # the rows that come widen nothing
            width = max(map(self._width_of, texts)) + 2 * PADDING + 2
            width += icons.SIZE + theme.S if column.key == STATUS else 0
            least = 48 if column.key == ROW else _LEAST.get(column.key, _NARROWEST)
            most = _WIDEST_OF_SEVERAL if several and column.key == PHONE else _WIDEST_OF.get(column.key, _WIDEST)
            self.horizontalHeader().resizeSection(at, max(least, min(width, most)))

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text[:80]) + 4


class MarkedDelegate(CellDelegate):
    """Cells of the columns `marked` stand on a tinted ground."""

    marked: tuple[int, ...] = ()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The tint, then the cell as ever."""
        if index.column() in self.marked:
            painter.fillRect(option.rect, theme.colour("window"))
        super().paint(painter, option, index)


class MarkedHeader(QHeaderView):
    """Titles as ever, and that of the numbers in full colour with a line in the accent below it."""

    def __init__(self, table: Table) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        before = table.horizontalHeader()
        self.setFixedHeight(before.height())
        self.setHighlightSections(False)
        self.setStretchLastSection(True)
        self.setMinimumSectionSize(before.minimumSectionSize())
        self.setDefaultSectionSize(before.defaultSectionSize())
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._phones: tuple[int, ...] = ()
        self._marked: tuple[int, ...] = ()

    def mark(self, phones: tuple[int, ...], marked: tuple[int, ...]) -> None:
        """The columns with the numbers, and those that belong to them."""
        self._phones, self._marked = phones, marked
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803 - Qt's names
        """The tint goes up to the top; only the numbers' own title is drawn anew."""
        if logicalIndex in self._marked:
            painter.fillRect(rect, theme.colour("window"))
        if logicalIndex not in self._phones:
            painter.save()
            super().paintSection(painter, rect, logicalIndex)
            painter.restore()
            return
        title = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        font = self._strong()
        room = rect.adjusted(PADDING, 0, -PADDING, 0)
        painter.save()
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        short = QFontMetrics(font).elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), short)
        painter.fillRect(QRect(rect.left(), rect.bottom() - _MARK + 1, rect.width(), _MARK), theme.colour("accent"))
        painter.restore()

    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:  # noqa: N802, N803 - Qt's names
        """A little wider for the stronger title."""
        wanted = super().sectionSizeFromContents(logicalIndex)
        return wanted + QSize(8, 0) if logicalIndex in self._phones else wanted

    def _strong(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font
