"""How often each value of a result column occurs: bars that filter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QVBoxLayout

from desktop_app.ui import theme, words
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.cell_delegate import PADDING
from desktop_app.ui.parts.choice_button import ChoiceButton
from desktop_app.ui.parts.data_table_model import Column
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.list_table_model import ListTableModel
from desktop_app.ui.parts.table import Table
from desktop_app.ui.results.bar_delegate import MARGIN, ROW_HEIGHT, BarDelegate, Index

WIDTH = 288
_MOST = 8
# What people look at first, where the service has it.
_TELLING = ("status", "line_type", "registered", "presence", "active", "carrier", "type", "valid")


@dataclass(frozen=True, slots=True)
class Slice:
    """One bar: `value` is None for all the others together."""

    value: str | None
    text: str
    count: int
    share: float


def slices(tally: dict[str, int]) -> list[Slice]:
    """The most frequent values, and the others together."""
    total = sum(tally.values())
    ranked = sorted(tally.items(), key=lambda item: (-item[1], item[0]))
    shown = ranked if len(ranked) <= _MOST + 1 else ranked[:_MOST]
    empty = words.tr("(empty)", "results")
    made = [Slice(value, value or empty, count, count / total) for value, count in shown]
    rest = ranked[len(shown) :]
    if rest:
        count = sum(each for _, each in rest)
        made.append(Slice(None, words.counted(len(rest), "%n other", "%n others"), count, count / total))
    return made


def telling_column(names: Sequence[str]) -> int | None:
    """Which column to show first."""
    for telling in _TELLING:
        for at, name in enumerate(names):
            if telling in name.casefold().replace(" ", "_"):
                return at
    return 0 if names else None


class ValueChart(Card):
    """`column_chosen(column)` when another column is to be counted, `picked(value)` by a bar, None to let it go."""

    column_chosen = Signal(object)
    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(WIDTH)
        self.setAccessibleName(words.tr("Chart of the answers", "results"))
        self._picked: str | None = None
        self.choice = ChoiceButton(words.tr("Chart", "results"), accessible_name=words.tr("Column", "results"))
        self.choice.chosen.connect(self.column_chosen)
        self.model: ListTableModel[Slice] = ListTableModel(_columns())
        self.bars = _Bars(self.model)
        self.bars.taken.connect(self._take)
        self._note = Label("", "small", wrap=True)
        head = QVBoxLayout()
        head.setContentsMargins(MARGIN, 0, MARGIN, 0)
        head.setSpacing(theme.S)
        head.addWidget(self.choice)
        head.addWidget(self._note)
        left, top, right, bottom = theme.CARD_MARGINS
        self.body.setContentsMargins(left - MARGIN, top, right - MARGIN, bottom - MARGIN)  # the bars' own margins
        self.add(head, self.bars)
        self.body.setStretchFactor(self.bars, 1)
        self.body.addStretch()
        self.show_nothing("")

    @property
    def column(self) -> int | None:
        """The column that is counted."""
        chosen = self.choice.current()
        return chosen if isinstance(chosen, int) else None

    def set_columns(self, names: Sequence[str]) -> None:
        """The result columns, one of which is shown; the chosen one stays."""
        kept = self.column if self.column is not None and self.column < len(names) else telling_column(names)
        self.choice.set_options(list(enumerate(names)), kept)
        self.choice.setVisible(bool(names))

    def forget_column(self) -> None:
        """Another batch has other columns."""
        self.choice.set_options([], None)
        self._picked = None

    def show_tally(self, tally: dict[str, int]) -> None:
        """Draw these."""
        if not tally:
            self.show_nothing(words.tr("No answers yet. The chart fills as they come in.", "results"))
            return
        self.model.set_rows(slices(tally))
        self.bars.fit()
        self._note.setText(words.counted(sum(tally.values()), "%n answer in the rows", "%n answers in the rows"))
        self.bars.setVisible(True)
        self.pick(self._picked)

    def show_nothing(self, why: str) -> None:
        """No bars, and why."""
        self._note.setText(why)
        self.bars.setVisible(False)

    def pick(self, value: str | None) -> None:
        """Show a value as chosen, without `picked` being sent."""
        self._picked = value
        place = next((at for at, each in enumerate(self.model.rows) if value is not None and each.value == value), None)
        self.bars.mark(place)

    def _take(self, at: int) -> None:
        value = self.model.rows[at].value
        if value is None:  # the others are no value that could be asked for
            self.pick(self._picked)
            return
        self.pick(None if value == self._picked else value)
        self.picked.emit(self._picked)


class _Bars(Table):
    taken = Signal(int)

    def __init__(self, model: ListTableModel[Slice]) -> None:
        super().__init__(words.tr("Values, the most frequent first; Enter shows only their rows", "results"), model)
        for at in range(model.columnCount()):
            self.setItemDelegateForColumn(at, BarDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)  # what is selected filters; arrows only move
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = self.horizontalHeader()
        header.hide()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._take)

    def mark(self, row: int | None) -> None:
        """Show a bar as the one that filters."""
        self.clearSelection()
        if row is not None:
            flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            self.selectionModel().select(self.model().index(row, 0), flags)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - Qt's name
        """The ring lies around the whole row."""
        super().currentChanged(current, previous)
        self.viewport().update()

    def fit(self) -> None:
        """The numbers get the room they need, the words the rest."""
        measure = self.fontMetrics().horizontalAdvance
        texts = [str(self.model().index(row, 2).data()) for row in range(self.model().rowCount())]
        self.setColumnWidth(2, 2 * PADDING - 6 + max((measure(text) for text in texts), default=0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space take the current bar; arrows only move."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._take(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _take(self, index: QModelIndex) -> None:
        if index.isValid():
            self.taken.emit(index.row())


def _columns() -> list[Column[Slice]]:
    return [
        Column("value", words.tr("Value", "results"), lambda each: each.text, tip=_tip, progress=_share, tone=_tone),
        Column(
            "share",
            words.tr("Share", "results"),
            lambda each: words.percent(each.share),
            right=True,
            width=58,
            progress=_share,
            tone=_tone,
        ),
        Column(
            "rows",
            words.tr("Rows", "results"),
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


def _tip(each: Slice) -> str:
    return each.text
