"""Shows the progress of a batch or task: answered, awaiting answers, refused, unanswered; a bar and the total."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.detection.table import Counts
from desktop_app.ui.look import theme
from desktop_app.ui.parts.bars import ShareBar
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.text import joining, words

_LINES = 7


@dataclass(frozen=True, slots=True)
class FiguresState:
    """What the figures show: numbers with their names, the bar, and what is said below it.

    `left` is the time left in words, `rate` how many are verified per minute, or ""; `tone` is the bar's. `rows`: the
    list's rows by kind, None if they aren't known (yet).
    """

    counts: ProgressCounts
    left: str = ""
    rate: str = ""
    tone: str = ""
    rows: Counts | None = None

    @property
    def done_words(self) -> str:
        """The share done in words; tasks at the service count by their reported progress."""
        said = words.tr("{} processed", "monitor") if self.counts.out else words.tr("{} answered", "monitor")
        return said.format(words.percent(self.counts.done))

    @property
    def lines(self) -> list[tuple[int, str]]:
        """The lines to show, as numbers with names."""
        counts, unanswered = self.counts, self.counts.unanswered
        waiting = words.tr("waiting to be sent", "monitor") if counts.going else words.tr("not sent", "monitor")
        lines = [(counts.answered, words.tr("answered", "monitor"))] if counts.answered is not None else []
        lines += [
            (count, name)
            for count, name in (
                (counts.reused, words.tr("of them reused, not sent", "monitor")),
                (counts.out, words.tr("awaiting answers", "monitor")),
                (counts.doubtful, words.tr("in doubt", "monitor")),
                (counts.refused, words.tr("refused", "monitor")),
                (counts.waiting, waiting),
            )
            if count
        ]
        if unanswered or (counts.over and unanswered is not None):
            lines.append((unanswered, words.tr("unanswered", "monitor")))
        return lines

    @property
    def pace(self) -> str:
        """The time left and the rate; "" where neither is known."""
        return " · ".join(filter(None, (words.tr("{} left").format(self.left) if self.left else "", self.rate)))


class Figures(QWidget):
    """Shows a few figures, the bar, its total, and the rows the numbers come from."""

    def __init__(self) -> None:
        super().__init__()
        # The first figure is what people look for; all at that size would leave little room for the events.
        self._values = [Label("", "strong" if at else "figure") for at in range(_LINES)]
        self._names = [Label("", "muted", wrap=True) for _ in range(_LINES)]  # a long one doesn't widen the panel
        self._bar = ShareBar()
        self._bar.setRange(0, 1000)
        self._share = Label("", "fine")
        self._of = ElidedLabel("", "small")
        self._of.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.rate = Label("", "small", wrap=True)
        self.rows = Label("", "small", wrap=True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.S)
        grid.setVerticalSpacing(2)
        for at, (value, name) in enumerate(zip(self._values, self._names, strict=True)):
            row = QHBoxLayout()
            row.setSpacing(theme.S)
            row.addWidget(value)
            row.addWidget(name, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addLayout(row, at, 0)
        below = QHBoxLayout()
        below.addWidget(self._share)
        below.addStretch()
        below.addWidget(self._of)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS + 2)
        column.addLayout(grid)
        column.addWidget(self._bar)
        column.addLayout(below)
        column.addWidget(self.rate)
        column.addWidget(self.rows)
        self.rows.hide()

    def show_state(self, state: FiguresState) -> None:
        """Show the figures of a batch or task."""
        lines, counts = state.lines, state.counts
        for at, (value, name) in enumerate(zip(self._values, self._names, strict=True)):
            value.setVisible(at < len(lines))
            name.setVisible(at < len(lines))
            if at < len(lines):
                value.setText(words.number(lines[at][0]))
                name.setText(lines[at][1])
                value.setAccessibleName(f"{value.text()} {name.text()}")
        self._bar.setValue(round(counts.done * 1000))
        if (self._bar.property("tone") or "") != state.tone:
            theme.set_role(self._bar, tone=state.tone)
        self._share.setText(state.done_words)
        self._bar.setAccessibleName(self._share.text())
        self._of.setText(words.tr("of {}", "monitor").format(words.counted(counts.numbers, "%n number", "%n numbers")))
        self.rate.setText(state.pace)
        self.rate.setVisible(bool(state.pace))
        self.rows.setVisible(state.rows is not None)
        if state.rows is not None:
            self.rows.setText(rows_line(state.rows, counts.numbers))


def rows_line(counts: Counts, numbers: int) -> str:
    """Return "500 rows: 413 valid, 45 invalid, 28 duplicates, 14 empty", which add up; no kind is broken across lines.

    If valid rows have more than one number each, name the numbers, too: "6 valid with 7 numbers".
    """
    valid = words.counted(counts.valid, "%n valid", "%n valid")
    if counts.valid and numbers > counts.valid:
        valid = words.tr("{} with {}", "monitor").format(valid, words.counted(numbers, "%n number", "%n numbers"))
    kinds = (
        (counts.valid, valid),
        (counts.invalid, words.counted(counts.invalid, "%n invalid", "%n invalid")),
        (counts.duplicate, words.counted(counts.duplicate, "%n duplicate", "%n duplicates")),
        (counts.empty, words.counted(counts.empty, "%n empty", "%n empty")),
    )
    every = words.counted(counts.rows, "%n row", "%n rows")
    return joining.named(
        _whole(every),
        joining.listed(_whole(said) for count, said in kinds if count),
    )


def _whole(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}")
