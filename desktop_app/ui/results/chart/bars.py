"""A bar chart made of a table: each row shows a value, its share and its count, with a bar below."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import LINK_PADDING, Button
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.parts.tables.cell_delegate import PADDING
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.results.chart.bar_delegate import MARGIN, ROW_HEIGHT, BarDelegate
from desktop_app.ui.text import joining, words

_LEAST = 0.01  # a smaller share is shown as "< 1 %"


@dataclass(frozen=True, slots=True)
class Slice:
    """One bar: `value` is what it stands for, None for all remaining values together."""

    value: Hashable | None
    text: str
    count: int
    share: float


def share_words(share: float) -> str:
    """Return 0.64 as "64 %", 0.0045 as "< 1 %"; never "100 %" for less than all, nor "0 %" for more than nothing."""
    return f"< {words.percent(_LEAST)}" if 0 < share < _LEAST else words.percent(share)


def chart_margins(low: bool = False) -> tuple[int, int, int, int]:
    """Return the margins of the card around the bars, which have margins of their own; smaller ones in a low window."""
    left, top, right, bottom = theme.CARD_MARGINS
    air = (theme.S, theme.S) if low else (top, bottom - MARGIN)
    return left - MARGIN, air[0], right - MARGIN, air[1]


def below_bars(link: Button) -> QHBoxLayout:
    """Return a row with a link below the bars, aligned with their words."""
    row = QHBoxLayout()
    row.setContentsMargins(*margins(MARGIN - LINK_PADDING, 0, 0, 0))
    row.addWidget(link)
    row.addStretch()
    return row


class Bars(Table):
    """Emits `taken(row)` on a click, Enter or Space; arrows only move."""

    taken = Signal(int)

    def __init__(self, name: str, unit: str) -> None:
        bars: ListTableModel[Slice] = ListTableModel(_columns(unit))
        super().__init__(name, bars)
        self.bars = bars
        for at in range(self.bars.columnCount()):
            self.setItemDelegateForColumn(at, BarDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)  # clicks filter instead; arrows only move
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = self.horizontalHeader()
        header.hide()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumHeight(ROW_HEIGHT)  # for one bar; the others scroll
        self.clicked.connect(self._take)

    def show_slices(self, slices: Sequence[Slice]) -> None:
        """Show these bars."""
        self.bars.set_rows(slices)
        self._fit()
        said = [
            joining.named(each.text, joining.listed((words.number(each.count), share_words(each.share))))
            for each in slices
        ]
        self.setAccessibleDescription("; ".join(said))

    def mark(self, values: Sequence[Hashable]) -> None:
        """Mark the bars that filter."""
        self.clearSelection()
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for at, each in enumerate(self.bars.rows):
            if each.value is not None and each.value in values:
                self.selectionModel().select(self.bars.index(at, 0), flags)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the current bar on Enter and Space; arrows only move."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._take(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _fit(self) -> None:
        """Give the numbers the width they need, and the words the rest."""
        measure = self.fontMetrics().horizontalAdvance
        for column in (1, 2):
            texts = [str(self.bars.index(row, column).data()) for row in range(self.bars.rowCount())]
            self.setColumnWidth(column, 2 * PADDING - 6 + max((measure(text) for text in texts), default=0))

    def _take(self, index: QModelIndex) -> None:
        if index.isValid():
            self.taken.emit(index.row())


def _columns(unit: str) -> list[Column[Slice]]:
    return [
        Column("value", words.tr("Value", "results"), _text, tip=_text, progress=_share, tone=_tone),
        Column(
            "share",
            words.tr("Share", "results"),
            lambda each: share_words(each.share),
            right=True,
            width=58,
            progress=_share,
            tone=_tone,
        ),
        Column(
            "rows",
            unit,
            lambda each: words.number(each.count),
            right=True,
            width=84,
            progress=_share,
            tone=_tone,
        ),
    ]


def _share(each: Slice) -> float:
    return each.share


def _tone(each: Slice) -> str:
    return "edge" if each.value is None else "accent"


def _text(each: Slice) -> str:
    return each.text
