"""The preview: the list's rows with the columns of numbers marked."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem

from desktop_app.ui import icons, theme, words
from desktop_app.ui.parts.cell_delegate import PADDING, CellDelegate
from desktop_app.ui.parts.table import Table
from desktop_app.ui.upload.preview_model import E164, PHONE, ROW, STATUS, PreviewModel

_MEASURED = 20  # first and last rows that tell how wide a column wants to be
_NARROWEST, _WIDEST = 64, 220
_LEAST = {PHONE: 120, E164: 136, STATUS: 188}
_WIDEST_OF = {E164: 264}  # two numbers
_WIDEST_OF_SEVERAL = 150  # phone columns, so that what became of the numbers stays in sight
_MARK = 2


class PreviewTable(Table):
    """A table whose columns are as wide as their first rows, with a tint below the numbers."""

    def __init__(self) -> None:
        super().__init__(words.tr("Preview of the list", "upload"))
        self._marking = MarkedDelegate(self)
        self.setItemDelegate(self._marking)
        header = MarkedHeader(self)
        header.setSectionsClickable(False)
        self.setHorizontalHeader(header)
        self._header = header

    def show_rows(self, model: PreviewModel) -> None:
        """Show another list."""
        self.clear()
        self.setModel(model)
        marked = self._marking.marked = model.marked_columns()
        self._header.mark(model.phone_columns(), marked)
        self._fit(model)
        self.scrollToTop()

    def clear(self) -> None:
        """Show nothing, and ask for no row any more."""
        before = self.model()
        self.setModel(None)
        if before is not None:
            before.deleteLater()

    def _fit(self, model: PreviewModel) -> None:
        count = model.row_count()
        several = len(model.phone_columns()) > 1
        rows = [model.row_at(at) for at in {*range(min(_MEASURED, count)), *range(max(0, count - _MEASURED), count)}]
        for at, column in enumerate(model.columns):
            texts = [column.title, *(column.text(row) for row in rows if row)]
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
