"""The chart of changes: how much each column has changed, or from which value to which; its bars filter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from desktop_app.core.results.comparison import Compared, Step
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import Option, TickPopup
from desktop_app.ui.parts.layout.compact_mode import CompactMode
from desktop_app.ui.results.changes.words import step_said
from desktop_app.ui.results.chart import Bars, ChartCard, Slice
from desktop_app.ui.results.columns import shown_names
from desktop_app.ui.text import words

_tr = words.translator("changes")

MOST_STEPS = 50
_WIDTH = 304
_LOW = 176  # pixels below which there is room for a bar or for the note, which says less


class ChangeChart(ChartCard):
    """Emits `column_picked(place)`, None for all columns.

    `step_picked((before, now))` from a bar of a column's changes.

    `columns_wanted(names)`: compare only these columns.
    """

    column_picked = Signal(object)
    step_picked = Signal(object)
    columns_wanted = Signal(object)

    def __init__(self) -> None:
        bars = Bars(_tr("The most frequent changes; Enter shows only those numbers"), _tr("Numbers"))
        compared = Button(_tr("Choose columns to compare…"), "link")
        super().__init__(_WIDTH, _tr("Chart of the changes"), ChoiceButton(_tr("Column")), bars, compared)
        self._found: Compared | None = None
        self.steps_of: int | None = None
        self.compared = compared
        self.compared.clicked.connect(self.choose_columns)
        self.choice.chosen.connect(self.column_picked)
        self.bars.taken.connect(self._take)
        self._lowness = CompactMode(self, _LOW)
        self._lowness.changed.connect(self._share_room)

    def _share_room(self) -> None:
        """Hide the note in favour of the bars if there isn't room for both."""
        self.note.setHidden(self._lowness.low and not self.bars.isHidden())

    @property
    def column(self) -> int | None:
        """The column whose changes are shown; None for all columns."""
        chosen = self.choice.current()
        return chosen if isinstance(chosen, int) else None

    @property
    def names(self) -> list[str]:
        """The displayed names of the compared columns."""
        return shown_names([each.name for each in self._found.columns]) if self._found is not None else []

    def show_comparison(self, found: Compared) -> None:
        """Show all columns of a comparison."""
        self._found = found
        options: list[Option] = [(None, _tr("all"))]
        named = zip(self.names, found.columns, strict=True)
        options += [(at, name, words.number(each.changed)) for at, (name, each) in enumerate(named)]
        self.choice.set_options(options, None, lead=1)
        self.compared.setVisible(bool(found.columns or found.left_out))
        self.show_columns()

    def show_columns(self) -> None:
        """Show how much each column has changed, without bars for unchanged columns."""
        if self._found is None:
            return
        self.choice.set_current(None)
        self.steps_of = None
        compared = self._found.compared
        ranked = sorted(enumerate(self._found.columns), key=lambda each: -each[1].changed)
        names = self.names
        shown = [Slice(at, names[at], each.changed, each.changed / compared) for at, each in ranked if each.changed]
        self._show(self._compared_words(bool(shown)), shown)
        self.bars.mark([])

    def _compared_words(self, changed: bool) -> str:
        if self._found is None or not self._found.columns:
            return _tr("No column is in both runs")
        compared = self._found.compared
        message = words.counted(
            compared, "%n number has an answer in both runs", "%n numbers have an answer in both runs"
        )
        return f"{message}\n{_tr('No column has changed')}" if compared and not changed else message

    def _show(self, note: str, shown: Sequence[Slice]) -> None:
        self.note.setText(note)
        self.bars.show_slices(shown)
        self.bars.setVisible(bool(shown))
        self._share_room()

    def show_steps(self, column: int, steps: Sequence[Step], picked: tuple[str, str] | None) -> None:
        """Show from which value to which a column has changed."""
        if self._found is None:
            return
        self.choice.set_current(column)
        self.steps_of = column
        total, field = self._found.columns[column].changed, self._found.columns[column].name
        shown = [
            Slice((each.before, each.now), step_said(field, each.before, each.now), each.numbers, each.numbers / total)
            for each in steps
        ]
        rest = total - sum(each.numbers for each in steps)
        if rest:
            shown.append(Slice(None, _tr("other changes"), rest, rest / total))
        self._show(words.counted(total, "%n number has changed", "%n numbers have changed"), shown)
        self.mark_step(picked)

    def mark_step(self, picked: tuple[str, str] | None) -> None:
        """Mark the bar of the change that filters."""
        self.bars.mark([] if picked is None else [picked])

    def choose_columns(self) -> None:
        """Open the list of columns, with the compared ones ticked."""
        if self._found is None:
            return
        names = [column.name for column in self._found.columns]
        every = (*names, *self._found.left_out)
        options: list[Option] = list(zip(every, shown_names(every), strict=True))
        advice = _tr("Untick columns that always differ, such as the time of a lookup.")
        popup = TickPopup(options, names, self, advice=advice, take_words=_compare_words)
        popup.chosen.connect(lambda name: self.columns_wanted.emit([name]))
        popup.ticked.connect(self.columns_wanted)
        popup.open_at(self.compared.mapToGlobal(self.compared.rect().topLeft()), _WIDTH)

    def _take(self, at: int) -> None:
        value = self.bars.bars.rows[at].value
        if isinstance(value, int):
            self.column_picked.emit(value)
        elif value is not None:
            self.step_picked.emit(value)


def _compare_words(count: int) -> str:
    return words.counted(count, "Compare %n column", "Compare %n columns")
