"""Counts the answered numbers of the chosen batch in its list, outside the interface process."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop_app.core.batches.batch import answered
from desktop_app.core.batches.status import BatchStatus
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import Counts
from desktop_app.ui.frame.context import PageContext


class AnswerCount(QObject):
    """`answered` and `rows` are None while unknown; emits `counted(batch_id)` when they are known.

    `counting`: more answers may have been joined since, so `answered` is a minimum, and the unanswered aren't known.
    `lost`: the list can't be counted, so `answered` comes from the journal, and none of it can be sent again.
    """

    counted = Signal(str)

    def __init__(self, context: PageContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._of: tuple[str, int, int] | None = None  # batch, joined tasks and answers of the last count
        self.answered: int | None = None
        self.rows: Counts | None = None
        self.lost = self.counting = False

    def show_task(self, found: int) -> None:
        """Set the count of a task, which the journal knows."""
        self._of, self.answered, self.rows = None, found, None
        self.lost = self.counting = False

    def ask(self, status: BatchStatus) -> None:
        """Count the answers of a batch, unless nothing has been joined since."""
        joined = sum(task.state is TaskState.JOINED for task in status.tasks)
        wanted = (status.batch.id, joined, answered(status.tasks))
        if self._of == wanted:
            return
        if self._of is None or self._of[0] != status.batch.id:
            self.answered, self.rows, self.lost = None, None, False
        self._of, self.counting = wanted, bool(joined)
        if joined:
            self._context.runner.start(
                "monitor answered",
                self._context.services.results.counted(status.batch.id),
                done=lambda found: self._take(status.batch.id, found),
                failed=lambda _: self._do_without(status),
            )

    def _take(self, batch_id: str, found: tuple[Counts, int]) -> None:
        if self._of is not None and self._of[0] == batch_id:
            self.rows, self.answered = found
            self.lost = self.counting = False
            self.counted.emit(batch_id)

    def _do_without(self, status: BatchStatus) -> None:
        """Count by the tasks: the list is gone, or can't be read now."""
        if self._of is not None and self._of[0] == status.batch.id:
            self.rows, self.answered = None, answered(status.tasks) + status.reused
            self.lost, self.counting = True, False
            self.counted.emit(status.batch.id)
