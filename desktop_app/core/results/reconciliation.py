"""Checks that rows in = rows out: two counts of what was read, sent, answered and written must agree.

One count is the journal's, written when the batch was prepared and as its tasks went on (`Booked`). The other is made
while a result is written: of the list as it is now (`Held`), and of what went into the file (`Written`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from desktop_app.core.batches.batch import Batch, Task, answered, at_rest, submitted, without_split
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import Counts
from desktop_app.core.results.reuse import REUSED_PART
from desktop_app.core.results.verdict import NO_VERDICTS, VerdictCounts


@dataclass(frozen=True, slots=True)
class Booked:
    """The journal's counts of a batch. Numbers are distinct, whether they were sent once or again.

    `rows` of the source, `numbers` in all tasks, `sent` of them left this machine. `answered`, `repeated` and
    `strangers` are as in `Task`, for the parts that are `joined`. `moving`: tasks may progress meanwhile, so the list
    can be ahead of the journal. `reused`: numbers outside all tasks, whose answers were filled in. `to_repeat`: sent
    numbers that were refused when they were sent again. `step`: the batch is for some of the list's numbers. `unsent`:
    there is no batch, the list was never sent.
    `suppressed`: numbers that were kept back as suppressed; None if no suppression list applied.
    """

    rows: int
    numbers: int
    sent: int
    answered: int
    repeated: int
    strangers: int
    joined: tuple[int, ...]
    moving: bool
    reused: int = 0
    to_repeat: int = 0
    step: bool = False
    unsent: bool = False
    suppressed: int | None = None

    @property
    def some(self) -> bool:
        """True if numbers of the list have no place for another reason than that they are suppressed."""
        return self.step or self.unsent

    @classmethod
    def of_unsent(cls, rows: int) -> Booked:
        """Return the counts of a list with so many rows that was never sent."""
        return cls(rows, 0, 0, 0, 0, 0, (), moving=False, unsent=True)

    @classmethod
    def of(
        cls,
        batch: Batch,
        tasks: Sequence[Task],
        unasked: int = 0,
        *,
        step: bool = False,
        suppressed: int | None = None,
    ) -> Booked:
        """Count a batch and all its tasks; `unasked` of their numbers are still to go one by one."""
        joined = [task for task in tasks if task.state is TaskState.JOINED]
        return cls(
            rows=batch.rows,
            numbers=sum(task.numbers for task in without_split(tasks) if not task.again),
            sent=submitted(tasks) - unasked,
            answered=answered(tasks),
            repeated=sum(task.repeated for task in joined),
            strangers=sum(task.strangers for task in joined),
            joined=(*([REUSED_PART] if batch.reused else []), *(task.part for task in joined)),
            moving=not at_rest(tasks),
            reused=batch.reused.numbers if batch.reused else 0,
            to_repeat=sum(task.numbers for task in tasks if task.again and task.state is TaskState.REJECTED),
            step=step,
            suppressed=suppressed,
        )


@dataclass(frozen=True, slots=True)
class Held:
    """The list's counts: `read` as counted from the source, the rest as it is now.

    `numbers` are distinct valid ones, `sent` those in ranges that left this machine, `answered` those of them with an
    answer, `awaiting` those whose answer may still come. `answers` are all in the list (of a moving batch, only those
    of the joined parts), `reused` of them filled in. `left_out` numbers are none of the step's, or are suppressed;
    `suppressed` of them are by now.
    """

    read: Counts
    rows: int
    numbers: int
    sent: int
    answered: int
    answers: int
    reused: int = 0
    awaiting: int = 0
    left_out: int = 0
    suppressed: int = 0


@dataclass(frozen=True, slots=True)
class Written:
    """The file's counts: rows by kind. `answered` and `unanswered` are distinct numbers, counted at their first row;
    those whose answer may still come are among the unanswered.

    `wanted`: how many rows were asked for, None for every row of the list. `verdicts`: the rows by verdict.
    """

    rows: int
    counts: Counts
    answered: int
    unanswered: int
    wanted: int | None = None
    verdicts: VerdictCounts = NO_VERDICTS


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Two counts that should be equal. `words` is a template for both, so that it can be translated."""

    words: str
    one: int
    other: int

    def __str__(self) -> str:
        return self.words.format(f"{self.one:,}", f"{self.other:,}")


@dataclass(frozen=True, slots=True)
class Reconciliation:
    """The figures of an export, and the sums that disagree. Numbers are distinct and of the whole list; rows are rows.

    `valid`, `invalid`, `empty` and `duplicate` are rows, and add up to `rows`. Of all `numbers`, each was `sent` (and
    is `answered`, `awaiting` its answer, or `unanswered`), is `reused` with an earlier answer, is `unsent`, or is
    `left_out` because the batch is a step for others, or because the list was never sent, or `suppressed`.
    Each of the rows has one of the `verdicts`. `kept`: how many rows a clean list has; None for other files. `again`:
    how many rows with a wanted verdict it leaves out, because their numbers stand in rows before.
    `not_kept`: what a copy of the list's own workbook lacks, in plain words. `still_there`: the suppressed numbers that
    are left in its phone column, where the others have been replaced. `emptied`: the cells of a clean list that are
    empty for want of their formula's result.
    """

    rows: int
    valid: int
    invalid: int
    empty: int
    duplicate: int
    sent: int
    answered: int
    unanswered: int
    repeated: int
    strangers: int
    disagreements: tuple[Disagreement, ...] = ()
    not_kept: tuple[str, ...] = ()
    reused: int = 0
    numbers: int = 0
    awaiting: int = 0
    verdicts: VerdictCounts = NO_VERDICTS
    kept: int | None = None
    left_out: int = 0
    suppressed: int = 0
    still_there: int = 0
    emptied: int = 0
    again: int = 0

    @property
    def unsent(self) -> int:
        """The numbers that didn't leave this machine and have no earlier answer."""
        return max(0, self.numbers - self.left_out - self.suppressed - self.reused - self.sent)

    @property
    def partial(self) -> bool:
        """True if some numbers weren't sent yet, or may still get an answer."""
        return bool(self.unsent or self.awaiting)


def reconcile(booked: Booked, held: Held, written: Written) -> Reconciliation:
    """Return the figures of an export, and every pair of sums that disagrees."""
    counts = written.counts
    if booked.unsent:
        held = replace(held, left_out=held.numbers, suppressed=0)
    return Reconciliation(
        rows=written.rows,
        valid=counts.valid,
        invalid=counts.invalid,
        empty=counts.empty,
        duplicate=counts.duplicate,
        sent=held.sent,
        answered=held.answered,
        unanswered=held.sent - held.answered - held.awaiting,
        repeated=booked.repeated,
        strangers=booked.strangers,
        disagreements=tuple(each for each in _pairs(booked, held, written) if each.one != each.other),
        reused=held.reused,
        numbers=held.numbers,
        awaiting=held.awaiting,
        verdicts=written.verdicts,
        left_out=held.left_out - held.suppressed if booked.some else 0,
        suppressed=held.suppressed if booked.some else held.left_out,
    )


def _pairs(booked: Booked, held: Held, written: Written) -> Iterator[Disagreement]:
    counts = written.counts
    yield Disagreement("{} rows were read from the file, {} when it was sent", held.read.rows, booked.rows)
    yield Disagreement("{} rows were read from the file, {} stand in the list", held.read.rows, held.rows)
    yield Disagreement("{} rows were written, {} of a known kind", written.rows, counts.rows)
    fit, judged = counts.valid + counts.duplicate, written.verdicts.rows - written.verdicts.problem
    yield Disagreement("{} rows with a number were written, {} have a verdict", fit, judged)
    yield from _numbers(booked, held)
    yield Disagreement("{} numbers were sent, {} of them are in the list", booked.sent, held.sent)
    received = held.answers - held.reused
    yield Disagreement("{} answers were received, {} stand in the list", booked.answered, received)
    if not booked.moving:
        yield Disagreement("{} answers stand in the list, {} for numbers that were sent", received, held.answered)
    if written.wanted is not None:
        yield Disagreement("{} rows were asked for, {} were written", written.wanted, written.rows)
    else:
        yield from _whole(booked, held, written)


def _numbers(booked: Booked, held: Held) -> Iterator[Disagreement]:
    if booked.reused or held.reused:
        accounted = booked.numbers + booked.reused + held.left_out
        yield Disagreement("{} numbers are in the list, {} in the tasks or reused", held.numbers, accounted)
        yield Disagreement("{} answers were reused, {} stand in the list", booked.reused, held.reused)
    else:
        own = held.numbers - held.left_out
        yield Disagreement("{} numbers are in the list, {} in the tasks", own, booked.numbers)
    if not booked.some:
        kept_back = booked.suppressed or 0
        yield Disagreement("{} numbers were suppressed, {} of the list are in no task", kept_back, held.left_out)


def _whole(booked: Booked, held: Held, written: Written) -> Iterator[Disagreement]:
    """Yield the pairs that only match if every row was written."""
    read, wrote = held.read, written.counts
    yield Disagreement("{} rows were read from the file, {} were written", read.rows, written.rows)
    yield Disagreement("{} valid rows were read, {} were written", read.valid, wrote.valid)
    yield Disagreement("{} invalid rows were read, {} were written", read.invalid, wrote.invalid)
    yield Disagreement("{} empty rows were read, {} were written", read.empty, wrote.empty)
    yield Disagreement("{} duplicate rows were read, {} were written", read.duplicate, wrote.duplicate)
    if not booked.moving:
        told = written.answered + written.unanswered + booked.to_repeat - booked.reused
        yield Disagreement("{} numbers were sent, {} are written as answered or unanswered", booked.sent, told)
        yield Disagreement("{} answers stand in the list, {} beside a row", held.answers, written.answered)
