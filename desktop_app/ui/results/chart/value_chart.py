"""The chart of a column's values by frequency; its bars filter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import Option
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.results.chart.bar_delegate import MARGIN
from desktop_app.ui.results.chart.bars import Bars, Slice, below_bars, chart_margins
from desktop_app.ui.results.result_names import shown_names, telling_column
from desktop_app.ui.text import words
from desktop_app.ui.text.known_values import shown_value

WIDTH = 288
_MOST = 8
_LONGEST = 1_000  # values; nobody reads more, and each costs a row


class ChartColumn(NamedTuple):
    """A column that can be counted: `place` among the result columns, or among the list's own ones if `own`."""

    place: int
    own: bool = False


def slices(tally: dict[str, int], most: int = _MOST, name: str = "") -> list[Slice]:
    """Return the most frequent values, and the others together; `name` is the field's, for words of known values."""
    total = sum(tally.values())
    ranked = sorted(tally.items(), key=lambda item: (-item[1], item[0]))
    shown = ranked if len(ranked) <= most + 1 else ranked[:most]
    made = [Slice(value, value_said(name, value), count, count / total) for value, count in shown]
    rest = ranked[len(shown) :]
    if rest:
        count = sum(each for _, each in rest)
        made.append(Slice(None, words.counted(len(rest), "%n other", "%n others"), count, count / total))
    return made


def value_said(name: str, value: str) -> str:
    """Return a value of a field in words."""
    return shown_value(name, value) or words.tr("(empty)", "results")


class ValueChart(Card):
    """Emits `column_chosen(column)` when another column is to be counted.

    `picked(value)` from a bar, to toggle its filter.
    """

    column_chosen = Signal(object)
    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(WIDTH)
        self.setAccessibleName(words.tr("Chart of the answers", "results"))
        self._picked: tuple[str, ...] = ()
        self._options: list[Option] = []
        self._tally: dict[str, int] = {}
        self._names: tuple[str, ...] = ()
        self._whole = self._waiting = self._answered = self._some = False
        name, none = words.tr("Column", "results"), words.tr("choose…", "upload")
        self.choice = ChoiceButton(words.tr("Chart", "results"), placeholder=none, accessible_name=name)
        self.choice.chosen.connect(self._column_chosen)
        name = words.tr("Values, the most frequent first; Enter shows only their rows", "results")
        self.bars = Bars(name, words.tr("Rows", "results"))
        self.model = self.bars.bars
        self.bars.taken.connect(self._take)
        self._note = Label("", "small", wrap=True)
        self.more = Button("", "link", clicked=self._turn)
        head = QVBoxLayout()
        head.setContentsMargins(MARGIN, 0, MARGIN, 0)
        head.setSpacing(theme.S)
        head.addWidget(self.choice)
        head.addWidget(self._note)
        self.body.setContentsMargins(*chart_margins())
        self.add(head, self.bars)
        self.body.setStretchFactor(self.bars, 1)
        self.body.addLayout(below_bars(self.more))
        self.body.addStretch()
        self.show_nothing("")

    def set_low(self, low: bool) -> None:
        """Reduce the margins in a low window."""
        self.body.setContentsMargins(*chart_margins(low))

    @property
    def column(self) -> ChartColumn | None:
        """The counted column."""
        chosen = self.choice.current()
        return chosen if isinstance(chosen, ChartColumn) else None

    def set_columns(self, names: Sequence[str], own: Sequence[str] = ()) -> None:
        """Offer the result columns and, below them, the list's own; keep the chosen one."""
        options: list[Option] = [(ChartColumn(at), name) for at, name in enumerate(shown_names(names, own))]
        options += [(ChartColumn(at, own=True), name) for at, name in enumerate(own)]
        telling = telling_column(names)
        kept = self.column if self.column in [option[0] for option in options] else None
        first = ChartColumn(telling) if telling is not None else None
        self._options, self._answered, self._names = options, bool(names), tuple(names)
        self.choice.set_options(options, kept or first, lead=len(names))
        self._show_choice()

    def column_name(self, column: ChartColumn) -> str:
        """Return a column's displayed name; "" if there is no such column."""
        return next((option[1] for option in self._options if option[0] == column), "")

    def field_of(self, column: ChartColumn | None) -> str:
        """Return the result field of a column; "" for one of the list's own, whose values need no translation."""
        if column is None or column.own or column.place >= len(self._names):
            return ""
        return self._names[column.place]

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
        self.bars.show_slices(slices(tally, _LONGEST if self._whole else _MOST, self.field_of(self.column)))
        total = sum(tally.values())
        own = self.column is not None and self.column.own
        if some and own:
            said = words.counted(total, "%n row shown", "%n rows shown")
        elif some:
            said = words.counted(total, "%n answer in the rows shown", "%n answers in the rows shown")
        elif own:
            said = words.counted(total, "%n row of the whole list", "%n rows of the whole list")
        else:
            said = words.counted(total, "%n answer in the whole list", "%n answers in the whole list")
        self._note.setText(said)
        self.bars.setVisible(True)
        self.more.setVisible(len(tally) > _MOST + 1)
        every = words.counted(len(tally), "Show the %n value", "Show all %n values")
        self.more.setText(words.tr("Only the most frequent", "results") if self._whole else every)
        self.pick(self._picked)

    def show_nothing(self, why: str) -> None:
        """Show no bars, and say why."""
        self._note.setText(why)
        self.bars.setVisible(False)
        self.more.setVisible(False)

    def _show_choice(self) -> None:
        """Show the choice, but not above the note that there are no answers.

        Keep it if another column may have some.
        """
        self.choice.setVisible(bool(self._options) and (self._answered or self.column is not None))

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
