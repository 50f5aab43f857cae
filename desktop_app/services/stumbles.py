"""What is in the way of one task alone: looked at again for some minutes, then left to the next run, or to a person."""

from __future__ import annotations

from desktop_app.core.batch import Task
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    AnswerTooLarge,
    DialproofError,
    InputError,
    NotFound,
    ResultNotRead,
    WorkerDied,
)
from desktop_app.core.polling import FEW_LOOKS, IN_VAIN, LONG_AGO, LOOKS
from desktop_app.core.said import said
from desktop_app.core.submission import AT_WORK, TaskEvent, TaskState
from desktop_app.services.ports import Joined
from desktop_app.services.visiting import Visiting, result_name
from desktop_app.services.workbench import Workbench

# Each is a process of ours that ended: what kills it thrice kills it again.
_MOST_DEATHS = 3


class Stumbles:
    """Counts what fails for each task of a batch in a row, and decides what becomes of it.

    A service says "completed" before the whole result is there, and answers 404 or 409 before it finds a task. So
    each is looked at again at the times of `LOOKS` before what is there counts. `given_up`: tasks that this run leaves
    as they are, and why.
    """

    def __init__(self, bench: Workbench, visiting: Visiting) -> None:
        self._bench = bench
        self._visiting = visiting
        self._counts: dict[int, int] = {}
        self._lacked: dict[int, int] = {}  # numbers that a result lacked when it was first looked at
        self._in_vain = 0
        self.given_up: dict[int, DialproofError] = {}

    def over(self, task: Task) -> None:
        """It goes on with a task: the next failure is the first again."""
        self._counts.pop(task.id, None)

    def delay(self, task: Task) -> float:
        """Seconds until a task is looked at again, after its last failure."""
        return LOOKS[min(self._counts.get(task.id, 1), len(LOOKS)) - 1]

    def waits(self, task: Task, joined: Joined) -> str:
        """Why a result is fetched again before it counts; "" where it is whole, or was waited for long enough."""
        unfinished = joined.lacking + joined.unfinished
        if not unfinished:
            return ""
        looks = self._counts.get(task.id, 0)
        first = self._lacked.setdefault(task.id, unfinished)
        if looks >= len(LOOKS) and unfinished >= first:
            self._in_vain += 1
        if looks >= (len(LOOKS) if self._in_vain < IN_VAIN else FEW_LOOKS) or (not looks and self._long_ago(task)):
            return ""
        self._counts[task.id] = looks + 1
        lacking, numbers = f"{unfinished:,}", f"{task.numbers:,}"
        return said(
            "The service has no answer for {lacking} of {numbers} numbers yet: the result is fetched again.",
            lacking=lacking,
            numbers=numbers,
        )

    def _long_ago(self, task: Task) -> bool:
        return task.heard_at is not None and (self._bench.time.now() - task.heard_at).total_seconds() > LONG_AGO

    async def add(self, task: Task, error: DialproofError) -> float:
        """Note a failure; seconds until the task is looked at again, where it isn't given up."""
        count = self._counts[task.id] = self._counts.get(task.id, 0) + 1
        brief = self._long_ago(task) and self._visiting.fetched_before(task)
        over = count > (FEW_LOOKS if brief else len(LOOKS)) or (isinstance(error, WorkerDied) and count >= _MOST_DEATHS)
        over = over or isinstance(error, AnswerTooLarge)  # megabytes for nothing: it would be as large again
        if task.state in AT_WORK and isinstance(error, NotFound):
            if over:
                await self._visiting.forgotten(task, error)
            else:
                self._bench.note(
                    task,
                    message=said(
                        "The service accepted it as {task_id} and does not find it so far.", task_id=task.remote_id
                    ),
                )
            return self.delay(task)
        message = " ".join(filter(None, (_of_result(task, error, "The result"), self._visiting.shared_words(task))))
        if task.state is TaskState.FETCHED:
            task = self._bench.record(task, TaskEvent.HEARD_COMPLETED, {"reason": message}, message=message)
        else:
            task = self._bench.note(task, message=message)
        if over and not (task.state is TaskState.COMPLETED and await self._visiting.keep(task)):
            self.given_up[task.id] = self._why(task, error)
        return self.delay(task)

    def _why(self, task: Task, error: DialproofError) -> DialproofError:
        if task.state in AT_WORK or isinstance(error, AnswerTooLarge):
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
