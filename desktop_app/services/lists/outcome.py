"""Sums up a batch's outcome in numbers and as an exit code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from desktop_app.core.batches.batch import Batch, Task
from desktop_app.core.batches.submission import ENDED, WITH_RESULT, TaskState
from desktop_app.core.detection.table import Counts


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a batch. `submitted`, `answered` and `unanswered` count distinct numbers."""

    batch: Batch
    tasks: tuple[Task, ...]
    counts: Counts
    submitted: int
    answered: int

    @property
    def unanswered(self) -> int:
        """Numbers that were sent and have no answer."""
        return self.submitted - self.answered

    @property
    def exit_code(self) -> int:
        """The exit code of the gravest state among its tasks (docs/command-line.md, Exit codes)."""
        states = {task.state for task in self.tasks}
        if TaskState.UNKNOWN in states:
            return 6
        if TaskState.REJECTED in states:
            return 4
        if states - ENDED:
            return 5
        return 3 if self.unanswered else 0

    def as_json(self) -> dict[str, Any]:
        """Return the object that `verify --json` prints, without the output's path."""
        return {
            "rows": self.counts.rows,
            "numbers": {
                "valid": self.counts.valid,
                "invalid": self.counts.invalid,
                "empty": self.counts.empty,
                "duplicate": self.counts.duplicate,
            },
            "submitted": self.submitted,
            "answered": self.answered,
            "unanswered": self.unanswered,
            "tasks": [
                {
                    "id": task.shown_id,
                    "country": task.country,
                    "product": task.product,
                    "numbers": task.numbers,
                    "status": shown_status(task),
                }
                for task in self.tasks
            ],
        }


def shown_status(task: Task) -> str:
    """Return a task's state in the API document's words where it has one: a joined task is a completed one."""
    return "completed" if task.state in WITH_RESULT else task.state.value
