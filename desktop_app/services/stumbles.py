"""What is in the way of one task alone: tried once more in a while, then left to the next run."""

from __future__ import annotations

from desktop_app.core.batch import Task
from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, InputError, NotFound, ResultNotRead, WorkerDied
from desktop_app.core.polling import retry_delay
from desktop_app.core.said import said
from desktop_app.core.submission import AT_WORK, TaskEvent, TaskState
from desktop_app.services.visiting import Visiting, result_name
from desktop_app.services.workbench import Workbench

# How often a result that isn't there or can't be read is asked for, before the task is left to the next run.
_AGAIN = 3
# How often a service says that it doesn't know a task, before that is believed: half a minute.
_FORGOTTEN = 6


class Stumbles:
    """Counts what fails for each task of a batch in a row, and decides what becomes of it.

    `given_up`: tasks that this run leaves as they are, and why.
    """

    def __init__(self, bench: Workbench, visiting: Visiting) -> None:
        self._bench = bench
        self._visiting = visiting
        self._counts: dict[int, int] = {}
        self.given_up: dict[int, DialproofError] = {}

    def over(self, task: Task) -> None:
        """It goes on with a task: the next failure is the first again."""
        self._counts.pop(task.id, None)

    async def add(self, task: Task, error: DialproofError) -> float:
        """Note a failure; seconds until the task is tried once more, where it isn't given up."""
        count = self._counts[task.id] = self._counts.get(task.id, 0) + 1
        if task.state in AT_WORK and isinstance(error, NotFound):
            if count >= _FORGOTTEN:
                await self._visiting.forgotten(task, error)
            return retry_delay(count)
        message = _of_result(task, error, "The result")
        if task.state is TaskState.FETCHED:
            self._bench.record(task, TaskEvent.HEARD_COMPLETED, {"reason": message}, message=message)
        else:
            self._bench.note(task, message=message)
        if count >= _AGAIN:
            self.given_up[task.id] = self._why(task, error)
        return retry_delay(count)

    def _why(self, task: Task, error: DialproofError) -> DialproofError:
        if task.state in AT_WORK:
            return error
        if isinstance(error, InputError | WorkerDied):
            return ResultNotRead(task=task.shown_id, reason=_of_result(task, error, "it").rstrip("."))
        origin = self._bench.journal.batch(task.batch_id).base_url
        return AnswerNotUnderstood(
            origin=origin, reason=said("the result of task {shown_id}: {error}", shown_id=task.shown_id, error=error)
        )


def _of_result(task: Task, error: DialproofError, name: str) -> str:
    """What went wrong, with the result by a name that says something: its file's is ours."""
    return str(error).replace(f"“{result_name(task)}”", name)
