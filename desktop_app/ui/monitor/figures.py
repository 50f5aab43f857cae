"""How far a batch or task is: answered, still out, a bar, and of how many."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from desktop_app.core.batch import Task
from desktop_app.core.submission import ENDED, TaskState
from desktop_app.ui import theme, words
from desktop_app.ui.parts.label import Label


@dataclass(frozen=True, slots=True)
class Standing:
    """Numbers: all, those with an answer (None while they are counted), and those of tasks that have ended."""

    numbers: int
    answered: int | None
    over: int
    share: float

    @classmethod
    def of(cls, tasks: tuple[Task, ...], answered: int | None, share: float) -> Standing:
        """Counted from tasks; without a joined one nothing is answered."""
        if not any(task.state is TaskState.JOINED for task in tasks):
            answered = 0
        numbers = sum(task.numbers for task in tasks)
        return cls(numbers, answered, sum(task.numbers for task in tasks if task.state in ENDED), share)

    @property
    def out(self) -> int:
        """Those whose answer is still to come."""
        return self.numbers - self.over

    @property
    def unanswered(self) -> int | None:
        """Those whose task has ended without an answer for them."""
        return None if self.answered is None else max(0, self.over - self.answered)


class Figures(QWidget):
    """Two figures, the bar, and what it is a share of."""

    def __init__(self) -> None:
        super().__init__()
        self._values = [Label("", "figure") for _ in range(3)]
        self._names = [Label("", "muted") for _ in range(3)]
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 1000)
        self._share = Label("", "fine")
        self._of = Label("", "small")
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.S)
        grid.setVerticalSpacing(0)
        for at, (value, name) in enumerate(zip(self._values, self._names, strict=True)):
            row = QHBoxLayout()
            row.setSpacing(theme.S)
            row.addWidget(value)
            row.addWidget(name, 0, Qt.AlignmentFlag.AlignVCenter)
            row.addStretch()
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

    def show_standing(self, standing: Standing, left: str = "") -> None:
        """`left` is the time left in words, or ""."""
        ended = standing.out == 0
        lines = [(standing.answered, words.tr("answered", "monitor"))] if standing.answered is not None else []
        if not ended:
            lines.append((standing.out, words.tr("still out", "monitor")))
        if standing.unanswered or (ended and standing.unanswered is not None):
            lines.append((standing.unanswered, words.tr("without an answer", "monitor")))
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
