"""Bar charts made of tables: each row shows a value, its share and its count, with a bar below. Bars filter."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
)

from desktop_app.core.results.standard_columns import StandardColumns, place_of, standard_at
from desktop_app.core.results.standard_words import TITLES
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictRule
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.ui.look import theme
from desktop_app.ui.parts.bars import paint_bar
from desktop_app.ui.parts.button import LINK_PADDING, Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import Option
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import margins, number_flags
from desktop_app.ui.parts.tables.cell_delegate import PADDING, CellDelegate
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel, Role
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.results.columns import NO_STANDARD, shown_names, standard_titles, telling_column
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.field_words import shown_value
from desktop_app.ui.text.verdict_words import LOOKS, verdict_word

_LEAST = 0.01  # a smaller share is shown as "< 1 %"
_ROW_HEIGHT = 42
_WORDS, _BAR, _MARGIN = 24, 6, 8
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Slice:
    """One bar: `value` is what it stands for, None for all remaining values together; `tone` is its colour."""

    value: Hashable | None
    text: str
    count: int
    share: Fraction
    tone: str = "accent"


def share_words(share: float | Fraction) -> str:
    """Return 0.64 as "64 %", 0.0045 as "< 1 %"; never "100 %" for less than all, nor "0 %" for more than nothing."""
    return f"< {words.percent(_LEAST)}" if 0 < share < _LEAST else words.percent(share)


class BarDelegate(CellDelegate):
    """`Role.PROGRESS` is the bar's share, `Role.TONE` its colour."""

    def draw_line(self, painter: QPainter, rect: QRect) -> None:
        """Draw no line: the bars separate the rows."""

    def draw_content(self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell's words above, and its part of the bar below."""
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        above = QRect(room.left() - 4, option.rect.top() + 3, room.width() + 8, _WORDS)
        alignment = int(index.data(Qt.ItemDataRole.TextAlignmentRole))
        painter.setFont(option.font)
        muted = index.column() == 1 or index.data(Role.ROW).value is None
        painter.setPen(theme.colour("muted" if muted else "text"))
        short = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, above.width())
        if index.column():  # share and count
            alignment = number_flags(alignment, option.direction)
        painter.drawText(above, alignment | int(Qt.TextFlag.TextSingleLine), short)
        self._draw_bar(painter, option, index)

    def _draw_bar(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = option.widget
        if not isinstance(view, QTableView):
            return
        row = _whole_row(view, option.rect)
        whole = QRectF(row.left() + _MARGIN, row.top() + _WORDS + 5, row.width() - 2 * _MARGIN, _BAR)
        painter.save()
        painter.setClipRect(option.rect)
        share, tone = float(index.data(Role.PROGRESS) or 0), str(index.data(Role.TONE) or "accent")
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        paint_bar(painter, whole, share, tone, selected=selected)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return a height of two lines."""
        return QSize(super().sizeHint(option, index).width(), _ROW_HEIGHT)


def _whole_row(view: QTableView, cell: QRect) -> QRectF:
    columns = range(view.model().columnCount())
    width = sum(view.columnWidth(at) for at in columns)
    return QRectF(min(map(view.columnViewportPosition, columns)), cell.top(), width, cell.height())


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
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = self.horizontalHeader()
        header.hide()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumHeight(_ROW_HEIGHT)  # for one bar; the others scroll
        self.clicked.connect(self._take)

    def show_slices(self, slices: Sequence[Slice]) -> None:
        """Show these bars."""
        self.bars.set_rows(slices)
        self._fit()
        texts = [
            joining.named(each.text, joining.listed((words.number(each.count), share_words(each.share))))
            for each in slices
        ]
        self.setAccessibleDescription("; ".join(texts))

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
    return float(each.share)


def _tone(each: Slice) -> str:
    return "edge" if each.value is None else each.tone


def _text(each: Slice) -> str:
    return each.text


class ChartCard(Card):
    """Bars below the choice of what they count and a note, with a link at the bottom."""

    def __init__(self, width: int, name: str, choice: ChoiceButton, bars: Bars, link: Button) -> None:
        super().__init__()
        self.setFixedWidth(width)
        self.setAccessibleName(name)
        self.choice, self.bars = choice, bars
        self.note = Label("", "small", wrap=True)
        head = QVBoxLayout()
        head.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        head.setSpacing(theme.S)
        head.addWidget(choice)
        head.addWidget(self.note)
        foot = QHBoxLayout()
        foot.setContentsMargins(*margins(_MARGIN - LINK_PADDING, 0, 0, 0))  # below the words of the bars
        foot.addWidget(link)
        foot.addStretch()
        self.set_low(False)
        self.add(head, bars)
        self.body.setStretchFactor(bars, 1)
        self.body.addStretch()
        self.body.addLayout(foot)

    def set_low(self, low: bool) -> None:
        """Reduce the margins in a low window; the bars have margins of their own."""
        left, top, right, bottom = theme.CARD_MARGINS
        air = (theme.S, theme.S) if low else (top, bottom - _MARGIN)
        self.body.setContentsMargins(left - _MARGIN, air[0], right - _MARGIN, air[1])


# --- The chart of a column's values by frequency ---


_WIDTH = 288
_MOST = 8
_LONGEST = 1_000  # values; nobody reads more, and each costs a row


class ChartColumn(NamedTuple):
    """A column that can be counted: `place` among the result columns, or among the list's own ones if `own`.

    Below 0 are the places of the standard columns. `verdict`: the verdicts are counted, whatever the place.
    """

    place: int
    own: bool = False
    verdict: bool = False


BY_VERDICT = ChartColumn(0, verdict=True)


def slices(
    tally: dict[str, int],
    most: int = _MOST,
    name: str = "",
    rule: VerdictRule = STANDARD_RULE,
    columns: Sequence[str] = (),
) -> list[Slice]:
    """Return the most frequent values, and the others together.

    `name` is the field's, for words of known values, and for what they mean by the `rule`, whose colour they have.
    `columns`: what the product calls it, if its title stands before the name, or what a standard column is made of.
    """
    total = sum(tally.values())
    ranked = sorted(tally.items(), key=lambda item: (-item[1], item[0]))
    shown = ranked if len(ranked) <= most + 1 else ranked[:most]
    made = [
        Slice(value, value_said(name, value), count, Fraction(count, total), _meant(rule, [*columns, name], value))
        for value, count in shown
    ]
    rest = ranked[len(shown) :]
    if rest:
        count = sum(each for _, each in rest)
        made.append(Slice(None, words.counted(len(rest), "%n other", "%n others"), count, Fraction(count, total)))
    return made


def _meant(rule: VerdictRule, names: Sequence[str], value: str) -> str:
    """Return the tone of what a value means in the first of the columns that a person has changed, or that tells it."""
    changed = (name for name in names if name and rule.is_changed(name, value))
    telling = (name for name in names if name and rule.meaning(name, value) is not None)
    name = next(changed, None) or next(telling, "")
    verdict = rule.meaning(name, value) if name else None
    return "accent" if verdict is None else LOOKS[verdict][1]


def verdict_slices(tally: Mapping[str, int]) -> list[Slice]:
    """Return a bar for each verdict that there is, in their order and colours."""
    total = sum(tally.values())
    met = [(verdict, tally[verdict]) for verdict in Verdict if tally.get(verdict)]
    return [
        Slice(verdict.value, verdict_word(verdict), count, Fraction(count, total), LOOKS[verdict][1])
        for verdict, count in met
    ]


def value_said(name: str, value: str) -> str:
    """Return a value of a field in words."""
    return shown_value(name, value) or words.tr("(empty)", "results")


class ValueChart(ChartCard):
    """Emits `column_chosen(column)` when another column is to be counted.

    `picked(value)` from a bar, to toggle its filter.
    """

    column_chosen = Signal(object)
    picked = Signal(str)

    def __init__(self) -> None:
        name, none = words.tr("Column", "results"), words.tr("choose…", "upload")
        choice = ChoiceButton(words.tr("Chart", "results"), placeholder=none, accessible_name=name)
        message = words.tr("Values, the most frequent first; Enter shows only their rows", "results")
        bars = Bars(message, words.tr("Rows", "results"))
        more = Button("", "link")
        super().__init__(_WIDTH, words.tr("Chart of the answers", "results"), choice, bars, more)
        self._picked: tuple[str, ...] = ()
        self._options: list[Option] = []
        self._tally: dict[str, int] = {}
        self._names: tuple[str, ...] = ()
        self._rule, self._standard = STANDARD_RULE, NO_STANDARD
        # Of columns that other products answered, by their place: what these call them, and their rule.
        self.beside: dict[int, tuple[str, VerdictRule]] = {}
        self._whole = self._waiting = self._answered = self._some = False
        self.choice.chosen.connect(self._column_chosen)
        self.model = self.bars.bars
        self.bars.taken.connect(self._take)
        self.more = more
        self.more.clicked.connect(self._turn)
        self.show_nothing("")

    @property
    def column(self) -> ChartColumn | None:
        """The counted column."""
        chosen = self.choice.current()
        return chosen if isinstance(chosen, ChartColumn) else None

    def set_columns(  # noqa: PLR0913 - what names and colours depend on
        self,
        names: Sequence[str],
        own: Sequence[str] = (),
        standard: StandardColumns = NO_STANDARD,
        rule: VerdictRule = STANDARD_RULE,
        *,
        telling_first: bool = True,
        product: str = "",
    ) -> None:
        """Offer the verdict, standard columns, result columns and, below them, the list's own; keep the chosen one.

        `telling_first`: at first the result column of most interest is chosen, not a standard one. `rule`: a bar has
        the colour of what its value means. `product`: as in `columns_of`.
        """
        titles = standard_titles(standard, own, product)
        common: list[Option] = [
            (ChartColumn(place_of(each)), title) for each, title in zip(standard, titles, strict=True)
        ]
        said = enumerate(shown_names(names, own, titles, product))
        verdict: Option = (BY_VERDICT, words.tr("Verdict", "results"))
        options: list[Option] = [verdict, *common, *((ChartColumn(at), name) for at, name in said)]
        options += [(ChartColumn(at, own=True), name) for at, name in enumerate(own)]
        telling = telling_column(names)
        kept = self.column if self.column in [option[0] for option in options] else None
        first = ChartColumn(telling) if telling is not None else None
        if standard and not telling_first:
            first = ChartColumn(place_of(next(iter(standard))))
        self._options, self._answered, self._names = options, bool(names), tuple(names)
        self._rule, self._standard = rule, standard
        self.choice.set_options(options, kept or first, lead=len(options) - len(own))
        self._show_choice()

    def column_name(self, column: ChartColumn) -> str:
        """Return a column's displayed name; "" if there is no such column."""
        return next((option[1] for option in self._options if option[0] == column), "")

    def field_of(self, column: ChartColumn | None) -> str:
        """Return the result field of a column; "" for one of the list's own, whose values need no translation."""
        if column is None or column.own or column.verdict or column.place >= len(self._names):
            return ""
        if standard := standard_at(column.place):
            return TITLES[standard]
        return self._names[column.place]

    def _made_of(self) -> Sequence[str]:
        """Return the service's columns that the chosen standard column is made of; for them a person may say more."""
        standard = standard_at(self.column.place) if self.column and not self.column.own else None
        return self._standard.made_of(standard) if standard is not None and standard in self._standard else ()

    def set_waiting(self, waiting: bool) -> None:
        """Set that answers may still come."""
        self._waiting = waiting

    def forget_column(self) -> None:
        """Forget the columns: another batch has others."""
        self.choice.set_options([], None)
        self._picked, self._whole = (), False

    def show_tally(self, tally: dict[str, int], *, some: bool = False) -> None:
        """Show these counts; `some`: they are of filtered rows."""
        self._tally, self._some = tally, some
        self._show_choice()
        if not tally:
            later = words.tr("No answers yet. The chart fills as they come in.", "results")
            none = words.tr("None of the rows shown has an answer.", "results")
            nothing = none if some else words.tr("No answers to chart.", "results")
            self.show_nothing(later if self._waiting and not some else nothing)
            return
        by_verdict, most = self.column == BY_VERDICT, _LONGEST if self._whole else _MOST
        other = self.beside.get(self.column.place) if self.column and not self.column.own else None
        rule = other[1] if other else self._rule
        said = slices(tally, most, self.field_of(self.column), rule, [other[0]] if other else self._made_of())
        self.bars.show_slices(verdict_slices(tally) if by_verdict else said)
        total = sum(tally.values())
        own = self.column is not None and (self.column.own or by_verdict)
        if some and own:
            message = words.counted(total, "%n row shown", "%n rows shown")
        elif some:
            message = words.counted(total, "%n answer in the rows shown", "%n answers in the rows shown")
        elif own:
            message = words.counted(total, "%n row of the whole list", "%n rows of the whole list")
        else:
            message = words.counted(total, "%n answer in the whole list", "%n answers in the whole list")
        self.note.setText(message)
        self.bars.setVisible(True)
        self.more.setVisible(not by_verdict and len(tally) > _MOST + 1)
        every = words.counted(len(tally), "Show the %n value", "Show all %n values")
        self.more.setText(words.tr("Only the most frequent", "results") if self._whole else every)
        self.pick(self._picked)

    def show_nothing(self, why: str) -> None:
        """Show no bars, and say why."""
        self.note.setText(why)
        self.bars.setVisible(False)
        self.more.setVisible(False)

    def _show_choice(self) -> None:
        """Show the choice, but not above the note that there are no answers.

        Keep it if another column may have some.
        """
        self.choice.setVisible(bool(self._options) and (self._answered or self.column not in (None, BY_VERDICT)))

    def pick(self, values: Sequence[str]) -> None:
        """Mark the filtering values, without emitting `picked`."""
        self._picked = tuple(values)
        self.bars.mark(self._picked)

    def _column_chosen(self, column: ChartColumn) -> None:
        self._whole = False
        self.column_chosen.emit(column)

    def _turn(self) -> None:
        self._whole = not self._whole
        self.show_tally(self._tally, some=self._some)

    def _take(self, at: int) -> None:
        value = self.model.rows[at].value
        if isinstance(value, str):
            self.picked.emit(value)
            return
        self.pick(self._picked)
        self._turn()  # the combined bar can't be filtered by: show its values one by one
