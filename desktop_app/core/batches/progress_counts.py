"""How far a batch is, in distinct numbers: answered, awaiting answers, refused, not sent yet, unanswered.

The monitor's figures, the results' cards and what is said of a partial export are all drawn from this one count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import UNDER_WAY, TaskState

# As a whole at the service; of what goes one by one each number that isn't settled is still to be sent.
_OUT = UNDER_WAY - {TaskState.UNKNOWN, TaskState.ASKING}


@dataclass(frozen=True, slots=True)
class ProgressCounts:
    """Distinct numbers: all, those with an answer (None while they are counted), and where the others are.

    `out`: sent, their answer is still to come. `refused` by the service. `waiting`: not sent; their turn comes where
    the batch is `going`, and not while it is paused or nothing here sends it. `share`: how far it is on its way to its
    answers, 0..1. `reused`: answered by earlier lists, so that they are sent to nobody. `counting`: there may be more
    answers. `doubtful`: of which nobody knows whether they were sent.
    """

    numbers: int
    answered: int | None
    out: int
    refused: int
    waiting: int
    share: float
    reused: int = 0
    going: bool = False
    counting: bool = False
    doubtful: int = 0

    @classmethod
    def of(  # noqa: PLR0913 - what a batch is known by
        cls,
        tasks: Sequence[Task],
        answered: int | None,
        share: float,
        *,
        held: bool = False,
        running: bool = False,
        reused: int = 0,
        counting: bool = False,
    ) -> Self:
        """Counted from tasks; without a joined one nothing is answered but what goes one by one.

        Answers to what goes one by one count as they come; the list has them a few seconds later (see `in_list`).

        `held`: paused, or without a key. `running`: it is carried on, even if nothing of it is on its way just now.
        """
        tasks = [task for task in tasks if task.state is not TaskState.SPLIT]  # their parts are there
        asking = [task for task in tasks if task.state is TaskState.ASKING]
        one_by_one = sum(task.answered for task in asking)
        to_ask = sum(task.numbers - round((task.progress or 0) * task.numbers) for task in asking)
        if asking or not any(task.state is TaskState.JOINED for task in tasks):
            answered = reused + sum(task.answered for task in tasks if task.state is TaskState.JOINED) + one_by_one
        once = [task for task in tasks if not task.again] or tasks
        out = sum(task.numbers for task in tasks if task.state in _OUT)
        doubtful = sum(task.numbers for task in tasks if task.state is TaskState.UNKNOWN)
        refused = sum(task.numbers for task in tasks if task.state is TaskState.REJECTED)
        waiting = to_ask + sum(task.numbers for task in tasks if task.state is TaskState.PREPARED)
        numbers = sum(task.numbers for task in once) + reused
        going = running and not held
        return cls(numbers, answered, out, refused, waiting, share, reused, going, counting, doubtful)

    def in_list(self, answered: int) -> Self:
        """Return them as a list has them that holds so many answers: what has come besides is awaited there still."""
        if self.answered is None or self.answered <= answered:
            return self
        return replace(self, answered=answered, out=self.out + self.answered - answered)

    @property
    def unsent(self) -> int:
        """Those of which the service has nothing: not sent, or refused by it."""
        return self.waiting + self.refused

    @property
    def over(self) -> bool:
        """Whether nothing more is to come."""
        return not (self.out or self.doubtful or self.refused or self.waiting)

    @property
    def done(self) -> float:
        """How much of the bar is full, 0..1: where nothing is out exactly what the figures say."""
        if not self.out and self.answered is not None and self.numbers:
            return min(1.0, self.answered / self.numbers)
        return self.share

    @property
    def unanswered(self) -> int | None:
        """Those whose task has ended without an answer for them; None while nobody knows."""
        if self.answered is None or self.counting:
            return None
        return max(0, self.numbers - self.answered - self.out - self.doubtful - self.refused - self.waiting)

    @property
    def awaited(self) -> int:
        """Those whose answers may still come: at the service, or in doubt."""
        return self.out + self.doubtful

    @property
    def partial(self) -> bool:
        """Whether there are numbers that weren't sent yet, or whose answers are still to come."""
        return bool(self.unsent or self.awaited)
