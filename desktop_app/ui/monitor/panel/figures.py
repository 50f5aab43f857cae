"""Shows the progress of a batch or task: answered, awaiting answers, refused, unanswered; a bar and the total."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.detection.table import Counts
from desktop_app.ui.look import theme
from desktop_app.ui.parts.bars import ShareBar
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.text import joining, words

_LINES = 7


class Standing(ProgressCounts):
    """The counts of a batch or task, with words for them."""

    __slots__ = ()

    def done_words(self) -> str:
        """Return the share done in words; tasks at the service count by their reported progress."""
        said = words.tr("{} processed", "monitor") if self.out else words.tr("{} answered", "monitor")
        return said.format(words.percent(self.done))

    def lines(self) -> list[tuple[int, str]]:
        """Return the lines to show, as numbers with names."""
        unanswered = self.unanswered
        waiting = words.tr("waiting to be sent", "monitor") if self.going else words.tr("not sent", "monitor")
        lines = [(self.answered, words.tr("answered", "monitor"))] if self.answered is not None else []
        lines += [
            (count, name)
            for count, name in (
                (self.reused, words.tr("of them reused, not sent", "monitor")),
                (self.out, words.tr("awaiting answers", "monitor")),
                (self.doubtful, words.tr("in doubt", "monitor")),
                (self.refused, words.tr("refused", "monitor")),
                (self.waiting, waiting),
            )
            if count
        ]
        if unanswered or (self.over and unanswered is not None):
            lines.append((unanswered, words.tr("unanswered", "monitor")))
        return lines


class Figures(QWidget):
    """Shows a few figures, the bar, its total, and the rows the numbers come from."""

    def __init__(self) -> None:
        super().__init__()
        # The first figure is what people look for; all at that size would leave little room for the events.
        self._values = [Label("", "strong" if at else "figure") for at in range(_LINES)]
        self._names = [Label("", "muted", wrap=True) for _ in range(_LINES)]  # a long one doesn't widen the panel
        self._numbers = 0
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
        self.show_rows(None)

    def show_standing(self, standing: Standing, left: str = "", rate: str = "", tone: str = "") -> None:
        """Show the counts.

        `left` is the time left in words, `rate` how many are verified per minute, or ""; `tone` is the bar's.
        """
        lines = standing.lines()
        for at, (value, name) in enumerate(zip(self._values, self._names, strict=True)):
            value.setVisible(at < len(lines))
            name.setVisible(at < len(lines))
            if at < len(lines):
                value.setText(words.number(lines[at][0]))
                name.setText(lines[at][1])
                value.setAccessibleName(f"{value.text()} {name.text()}")
        self._bar.setValue(round(standing.done * 1000))
        if (self._bar.property("tone") or "") != tone:
            theme.set_role(self._bar, tone=tone)
        self._share.setText(standing.done_words())
        self._bar.setAccessibleName(self._share.text())
        self._numbers = standing.numbers
        every = words.counted(standing.numbers, "%n number", "%n numbers")
        self._of.setText(words.tr("of {}", "monitor").format(every))
        self.rate.setText(" · ".join(filter(None, (words.tr("{} left").format(left) if left else "", rate))))
        self.rate.setVisible(bool(self.rate.text()))

    def show_rows(self, counts: Counts | None) -> None:
        """Show the list's rows by kind, None if they aren't known (yet)."""
        self.rows.setVisible(counts is not None)
        if counts is not None:
            self.rows.setText(rows_line(counts, self._numbers))


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
