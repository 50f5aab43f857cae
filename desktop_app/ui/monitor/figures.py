"""How far a batch or task is: answered, still out, refused, without an answer; a bar, and of how many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batch import Task
from desktop_app.core.submission import ENDED, SENT, TaskState
from desktop_app.core.table import Counts
from desktop_app.ui import theme, words
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.share_bar import ShareBar

_LINES = 5


@dataclass(frozen=True, slots=True)
class Standing:
    """Distinct numbers: all, those with an answer (None while they are counted), and where the others are.

    `out`: their answer is still to come. `refused` by the service. `waiting`: not sent, because it is paused or
    nothing of the batch is on its way just now. `share` of the work, 0..1. `reused`: answered by earlier lists, so that
    they are sent to nobody.
    """

    numbers: int
    answered: int | None
    out: int
    refused: int
    waiting: int
    share: float
    reused: int = 0

    @classmethod
    def of(
        cls, tasks: Sequence[Task], answered: int | None, share: float, *, held: bool = False, reused: int = 0
    ) -> Standing:
        """Counted from tasks; without a joined one nothing is answered but what goes one by one. `held`: paused."""
        one_by_one = sum(task.answered for task in tasks if task.state is TaskState.ASKING)
        if not any(task.state is TaskState.JOINED for task in tasks):
            answered = reused
        once = [task for task in tasks if not task.again] or tasks
        out = sum(task.numbers for task in tasks if task.state in SENT - ENDED)
        refused = sum(task.numbers for task in tasks if task.state is TaskState.REJECTED)
        waiting = sum(task.numbers for task in tasks if task.state is TaskState.PREPARED)
        if out and not held:  # their turn comes
            out, waiting = out + waiting, 0
        answered = None if answered is None else answered + one_by_one
        numbers = sum(task.numbers for task in once) + reused
        return cls(numbers, answered, out - one_by_one, refused, waiting, share, reused)

    @property
    def over(self) -> bool:
        """Whether nothing more is to come."""
        return not (self.out or self.refused or self.waiting)

    @property
    def unanswered(self) -> int | None:
        """Those whose task has ended without an answer for them."""
        if self.answered is None:
            return None
        return max(0, self.numbers - self.answered - self.out - self.refused - self.waiting)

    def lines(self) -> list[tuple[int, str]]:
        """What is to be said, each with its number."""
        unanswered = self.unanswered
        lines = [(self.answered, words.tr("answered", "monitor"))] if self.answered is not None else []
        lines += [
            (count, name)
            for count, name in (
                (self.reused, words.tr("of them reused, not sent", "monitor")),
                (self.out, words.tr("still out", "monitor")),
                (self.refused, words.tr("refused, not sent", "monitor")),
                (self.waiting, words.tr("not sent", "monitor")),
            )
            if count
        ]
        if unanswered or (self.over and unanswered is not None):
            lines.append((unanswered, words.tr("without an answer", "monitor")))
        return lines


class Figures(QWidget):
    """A few figures, the bar, what it is a share of, and the rows that the numbers come from."""

    def __init__(self) -> None:
        super().__init__()
        self._values = [Label("", "figure") for _ in range(_LINES)]
        self._names = [Label("", "muted", wrap=True) for _ in range(_LINES)]  # else a long one widens the panel
        self._bar = ShareBar()
        self._bar.setRange(0, 1000)
        self._share = Label("", "fine")
        self._of = ElidedLabel("", "small")
        self.rate = Label("", "small", wrap=True)
        self.rows = Label("", "small", wrap=True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.S)
        grid.setVerticalSpacing(0)
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

    def show_standing(self, standing: Standing, left: str = "", rate: str = "") -> None:
        """`left` is the time left in words, `rate` how many go through in a minute, or ""."""
        lines = standing.lines()
        for at, (value, name) in enumerate(zip(self._values, self._names, strict=True)):
            value.setVisible(at < len(lines))
            name.setVisible(at < len(lines))
            if at < len(lines):
                value.setText(words.number(lines[at][0]))
                name.setText(lines[at][1])
                value.setAccessibleName(f"{value.text()} {name.text()}")
        self._bar.setValue(round(standing.share * 1000))
        share = words.percent(standing.share)
        self._bar.setAccessibleName(words.tr("{} done", "monitor").format(share))
        self._share.setText(share if not left else words.tr("{} · {} left", "monitor").format(share, left))
        every = words.counted(standing.numbers, "%n number", "%n numbers")
        self._of.setText(words.tr("of {}", "monitor").format(every))
        self.rate.setText(rate)
        self.rate.setVisible(bool(rate))

    def show_rows(self, counts: Counts | None) -> None:
        """The list's rows by kind, None where nobody knows (yet)."""
        self.rows.setVisible(counts is not None)
        if counts is not None:
            self.rows.setText(rows_line(counts))


def rows_line(counts: Counts) -> str:
    """ "500 rows · 413 valid · 45 invalid · 28 duplicates · 14 empty": they add up, and no kind is torn apart."""
    kinds = (
        (counts.valid, words.counted(counts.valid, "%n valid", "%n valid")),
        (counts.invalid, words.counted(counts.invalid, "%n invalid", "%n invalid")),
        (counts.duplicate, words.counted(counts.duplicate, "%n duplicate", "%n duplicates")),
        (counts.empty, words.counted(counts.empty, "%n empty", "%n empty")),
    )
    every = words.counted(counts.rows, "%n row", "%n rows")
    return " · ".join(
        said.replace(" ", "\N{NO-BREAK SPACE}") for said in [every, *(said for count, said in kinds if count)]
    )
