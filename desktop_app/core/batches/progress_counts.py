"""Counts a batch's progress in distinct numbers: answered, awaiting answers, refused, not sent yet, unanswered.

The monitor's figures, the results' cards and the words about a partial export all use this one count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from desktop_app.core.batches.batch import Task, never_sent, not_asked, without_split
from desktop_app.core.batches.submission import ONE_BY_ONE, OUT, TaskState


@dataclass(frozen=True, slots=True)
class ProgressCounts:
    """Counts distinct numbers: all, answered (None while being counted), and where the others are.

    `out`: sent, answer still to come. `refused`: by the service, whether or not it was left at that. `waiting`: not
    sent; the batch sends them if it is `going`, and not while it is paused or no process sends it. `share`: the
    progress towards answers, 0..1. `reused`: answered by earlier lists, so never sent. `counting`: there may be more
    answers. `doubtful`: nobody knows if they were sent.
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
        """Count from tasks. Without a joined task, only reused answers and those of numbers sent one by one count.

        Answers to numbers sent one by one count at once; the list has them a few seconds later (see `in_list`). `held`:
        paused, or without a key. `running`: the batch is being worked on, even if no request is under way just now.
        """
        tasks = without_split(tasks)
        # Of what goes one by one each number that isn't settled is still to be sent.
        asking = [task for task in tasks if task.state in ONE_BY_ONE]
        one_by_one = sum(task.answered for task in asking)
        to_ask = sum(map(not_asked, asking))
        if asking or not any(task.state is TaskState.JOINED for task in tasks):
            answered = reused + sum(task.answered for task in tasks if task.state is TaskState.JOINED) + one_by_one
        once = [task for task in tasks if not task.again] or tasks
        out = sum(task.numbers for task in tasks if task.state in OUT)
        doubtful = sum(task.numbers for task in tasks if task.state is TaskState.UNKNOWN)
        refused = sum(task.numbers for task in tasks if task.state is TaskState.REJECTED or never_sent(task))
        waiting = to_ask + sum(task.numbers for task in tasks if task.state is TaskState.PREPARED)
        numbers = sum(task.numbers for task in once) + reused
        going = running and not held
        return cls(numbers, answered, out, refused, waiting, share, reused, going, counting, doubtful)

    def in_list(self, answered: int) -> Self:
        """Return the counts for a list that holds only `answered` answers. Later ones count as `out`."""
        if self.answered is None or self.answered <= answered:
            return self
        return replace(self, answered=answered, out=self.out + self.answered - answered)

    @property
    def unsent(self) -> int:
        """The numbers that the service doesn't have: not sent, or refused by it."""
        return self.waiting + self.refused

    @property
    def over(self) -> bool:
        """True if nothing more is to come."""
        return not (self.out or self.doubtful or self.refused or self.waiting)

    @property
    def done(self) -> float:
        """The filled share of the progress bar, 0..1. It equals the figures exactly when nothing is out."""
        if not self.out and self.answered is not None and self.numbers:
            return min(1.0, self.answered / self.numbers)
        return self.share

    @property
    def unanswered(self) -> int | None:
        """The numbers whose task ended without an answer for them; None while unknown."""
        if self.answered is None or self.counting:
            return None
        return max(0, self.numbers - self.answered - self.out - self.doubtful - self.refused - self.waiting)

    @property
    def awaited(self) -> int:
        """The numbers whose answers may still come: at the service, or in doubt."""
        return self.out + self.doubtful

    @property
    def partial(self) -> bool:
        """True if some numbers are unsent, or may still get an answer."""
        return bool(self.unsent or self.awaited)
