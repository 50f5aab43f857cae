"""Defines batches and tasks as the journal stores them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from typing import Any

from desktop_app.core.batches.submission import (
    AT_SERVICE,
    AT_WORK,
    ENDED,
    NEED_PERSON,
    ONE_BY_ONE,
    POLLED,
    SENT,
    TO_JOIN,
    WITHOUT_RESULT,
    TaskState,
)
from desktop_app.core.errors import AnswerNotUnderstood
from desktop_app.core.money.charged import Charged
from desktop_app.core.results.reuse import Reused
from desktop_app.core.text.file_names import list_name
from desktop_app.core.text.stored_text import FormerText
from desktop_app.core.text.translatable import texts_in

_OVER = WITHOUT_RESULT | (SENT & ENDED)
# What a list that was pasted is called, as a file and as `Batch.file`.
PASTED = "Pasted numbers.txt"
# The checks of lists up to this size are in the journal; those of a longer one are beside its list, and the journal
# has their sums (`Task.asked`).
MOST_IN_JOURNAL = 300


class Via(StrEnum):
    """The way numbers are handed to the service."""

    AUTO = "auto"
    JSON = "json"
    FILE = "file"
    REALTIME = "realtime"  # one by one, through the endpoint for single checks


class Hold(StrEnum):
    """What the unsent numbers of a batch wait for, beside a person's pause."""

    NONE = ""
    TRIAL = "trial"  # the first result of a connection that isn't proven (`core.batches.trial`)
    TRIED = "tried"  # a person: not all of that result was understood
    SAMPLE = "sample"  # a person, who wanted to see the answers of some numbers first
    CAP = "cap"  # a person, since a cap on spending leaves no room
    CAP_SPAN = "cap for now"  # the end of that cap's day or month


# With these a batch is paused until a person says that the rest goes.
ASKING_HOLDS = frozenset({Hold.TRIED, Hold.SAMPLE})
CAP_HOLDS = frozenset({Hold.CAP, Hold.CAP_SPAN})


# Numbers of a list that are offered to be tried first.
USUAL_SAMPLE = 100


@dataclass(frozen=True, slots=True)
class Sample:
    """How many numbers of a list a person wants to see answered before the rest is sent; `shuffled`: at random."""

    numbers: int
    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class Task:
    """One submission: the numbers `first`..`first + numbers - 1` of `country` in the batch's round.

    `id` is the journal's own; `remote_id` is the service's, "" until it is known. `progress` is 0..1. `estimated`:
    `cost` is the service's estimate. `again`: the numbers were sent before, and their first task counts them. Once the
    result is joined: `answered` of its numbers have an answer, `repeated` answers came more than once (the first is
    kept), and `strangers` are answers for numbers that were never sent. `moved_at`: when the state or progress last
    changed. `heard_at`: when the service last told of this task. `asked`: how many of its numbers were asked one by
    one, at most, where their checks aren't in the journal.
    """

    id: int
    batch_id: str
    part: int
    country: str
    product: str
    via: Via
    first: int
    numbers: int
    state: TaskState
    remote_id: str = ""
    word: str = ""
    progress: float | None = None
    message: str = ""
    cost: Decimal | None = None
    balance_before: Decimal | None = None
    balance_after: Decimal | None = None
    first_number: str = ""
    last_number: str = ""
    sent_at: datetime | None = None
    heard_at: datetime | None = None
    again: bool = False
    answered: int = 0
    repeated: int = 0
    strangers: int = 0
    estimated: bool = False
    moved_at: datetime | None = None
    asked: int = 0

    @property
    def shown_id(self) -> str:
        """The service's id if known, else `batch/part`. `tasks` shows it and `decide` takes it."""
        return self.remote_id or f"{self.batch_id}/{self.part}"

    @property
    def in_reply(self) -> bool:
        """True if its answers came in the reply to its submission: the service has no task of it."""
        return self.state in AT_SERVICE and not self.remote_id and self.via is not Via.REALTIME

    @property
    def unclear(self) -> bool:
        """True if the last answer about it, when polled, wasn't understood: a person should check the connection."""
        return self.state in POLLED and bool(not_understood(self.message))

    @property
    def moving(self) -> bool:
        """True if the service is working on it now."""
        return self.state in AT_WORK | ONE_BY_ONE and not self.unclear

    @property
    def share_done(self) -> float:
        """The share of its work that is done, 0..1. An ended task is done."""
        if self.state in _OVER:
            return 1.0
        return 0.95 if self.state in TO_JOIN else min(0.95, self.progress or 0.0)

    @property
    def share_answered(self) -> float:
        """Its share on the way to an answer, 0..1. Failed and left tasks count as 0."""
        if self.state is TaskState.JOINED:
            return min(1.0, self.answered / self.numbers) if self.numbers else 1.0
        return 0.0 if self.state in WITHOUT_RESULT else self.share_done


@dataclass(frozen=True, slots=True)
class NewTask:
    """A task about to be written into the journal. `again`: its numbers were sent before. `asked` as in `Task`."""

    country: str
    via: Via
    first: int
    numbers: int
    again: bool = False
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    """A list that is sent for one product through one connection.

    `result_form`: how a person said to read its results (`answer_form.form_text`); "" follows the connection.
    `product_title` and `price` (of a number, in the balance's unit) are those of the price list when the batch was
    prepared, so later prices don't reach it. They are "" and None where the price list said nothing or nobody kept it.
    `title` and `note` are a person's own words, "" for none. `paused`: nothing more is sent until a person resumes it;
    `hold` says why, unless the person paused it or the balance covered no more.
    `deleted_at`: when a person deleted it; it can be restored until it is erased. `reused`: earlier answers that were
    filled in when it was prepared; their numbers stand in no task.
    """

    id: str
    list_id: str
    file: str
    base_url: str
    product: str
    created_at: datetime
    rows: int = 0
    via: Via = Via.AUTO
    max_per_task: int | None = None
    output: str = ""
    raw_csv: bool = False
    source_digest: str = ""
    exported_at: datetime | None = None
    charged: Charged | None = None
    result_form: str = ""
    product_title: str = ""
    price: Decimal | None = None
    title: str = ""
    note: str = ""
    paused: bool = False
    deleted_at: datetime | None = None
    reused: Reused | None = None
    hold: Hold = Hold.NONE

    @property
    def name(self) -> str:
        """The title that a person gave it, else its file or files."""
        return self.title or list_name(self.file)


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """One line of the append-only event log."""

    id: int
    batch_id: str
    task_id: int | None
    part: int | None
    at: datetime
    kind: str
    detail: dict[str, Any] = field(default_factory=dict)


def without_split(tasks: Iterable[Task]) -> list[Task]:
    """Return the tasks that weren't split: the parts of the others are among them."""
    return [task for task in tasks if task.state is not TaskState.SPLIT]


def submitted(tasks: Iterable[Task]) -> int:
    """Count the distinct numbers that left this machine. Tasks sent again are skipped: their numbers already count."""
    return sum(task.numbers for task in tasks if task.state in SENT and not task.again)


def never_sent(task: Task) -> bool:
    """Return True if its numbers never left: the service refused them, and a person left it at that.

    Numbers that were sent again, and refused then, had left before.
    """
    return task.state is TaskState.DROPPED and not task.again


def not_asked(task: Task) -> int:
    """Return how many numbers of a task that goes one by one aren't settled; 0 for any other, or one that is over."""
    return task.numbers - round((task.progress or 0) * task.numbers) if task.state in ONE_BY_ONE else 0


def beside_list(tasks: Iterable[Task]) -> bool:
    """Return True if a batch that goes one by one is so long that its checks are beside its list."""
    return sum(task.numbers for task in without_split(tasks) if not task.again) > MOST_IN_JOURNAL


def answered(tasks: Iterable[Task]) -> int:
    """Count the distinct numbers with a joined answer, as the journal has it."""
    return sum(task.answered for task in tasks if task.state is TaskState.JOINED)


def finished(tasks: Iterable[Task]) -> bool:
    """Return True if all tasks have ended."""
    return all(task.state in ENDED for task in tasks)


def at_rest(tasks: Iterable[Task]) -> bool:
    """Return True if no task moves until a person decides, or fixes the cause of a refusal."""
    return all(task.state in ENDED or task.state in NEED_PERSON for task in tasks)


def lacks_answers(task: Task) -> bool:
    """Return True if the service may have answers of an ended task that aren't here: fetching them again is free."""
    ended = task.state in WITHOUT_RESULT or (task.state is TaskState.JOINED and not _whole(task))
    return ended and bool(task.remote_id)


def leadable(task: Task) -> bool:
    """Return True if a person can lead on a task that asks for nothing.

    An accepted, incomplete one, sent as a task, can be given another id, or be left; one that was answered in the reply
    can only be left. What was refused and left can be sent after all.
    """
    return never_sent(task) or (
        task.via is not Via.REALTIME
        and task.state in AT_SERVICE
        and not (task.state is TaskState.JOINED and _whole(task))
    )


def _whole(task: Task) -> bool:
    return task.answered >= task.numbers


def share_done(tasks: Sequence[Task]) -> float:
    """Return the share of the work that is done, 0..1, weighted by numbers. An ended task counts as done."""
    counted = without_split(tasks)
    total = sum(task.numbers for task in counted)
    if not total:
        return 1.0
    return sum(task.numbers * task.share_done for task in counted) / total


def share_answered(tasks: Sequence[Task], reused: int = 0) -> float:
    """Return the share of a batch's distinct numbers on its way to an answer, 0..1. Failed and left tasks count as 0.

    `reused`: numbers that have the answers of earlier lists.
    """
    counted = without_split(tasks)
    once = [task for task in counted if not task.again] or counted
    every = sum(task.numbers for task in once) + reused
    if not every:
        return 1.0
    return min(1.0, (reused + sum(task.numbers * task.share_answered for task in counted)) / every)


# --- Answers that weren't understood, by the message that the journal stores ---

_BEGINS, _SAYS = AnswerNotUnderstood.what.partition("{reason}")[0].split("{origin}")
_ADVICE = ". Check the connection"  # the advice that follows begins so in every version


def not_understood(message: str) -> str:
    """Return from a message that is `AnswerNotUnderstood` why an answer wasn't understood; "" for other messages."""
    if told := next((each for each in texts_in(message) if each.template == AnswerNotUnderstood.what), None):
        return str(told.params["reason"])
    if not isinstance(message, FormerText) or not message.startswith(_BEGINS) or _SAYS not in message:
        return ""
    return FormerText(message.partition(_SAYS)[2].partition(_ADVICE)[0].rstrip("."))
