"""Computes how a batch is, once, for everything that shows it: the monitor, the notices, the command line.

Views draw a `BatchStatus`; they work out nothing from tasks themselves. Only what a clock or a running process decides
comes on top: whether anything moves (`core.batches.batch_left`), and what can be done while a window carries it on
(`actions_of`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import assert_never

from desktop_app.core.batches.batch import (
    ASKING_HOLDS,
    CAP_HOLDS,
    Batch,
    Hold,
    Task,
    Via,
    answered,
    at_rest,
    lacks_answers,
    leadable,
    never_sent,
    share_answered,
    share_done,
    submitted,
    without_split,
)
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.submission import (
    AT_WORK,
    DECISION,
    ENDED,
    NEED_PERSON,
    ONE_BY_ONE,
    SENT,
    TO_JOIN,
    TO_SEND,
    UNDER_WAY,
    WITHOUT_RESULT,
    TaskState,
)
from desktop_app.core.errors import OutcomeUnknown, ServiceRefused, ServiceUnreachable
from desktop_app.core.service.products import Product

# The exit code where everything has ended, and some numbers that were sent have no answer, or were refused and left.
SOME_UNANSWERED = 3


class Condition(StrEnum):
    """A batch in one word, the gravest first: where several apply to a batch, the first one is its condition."""

    NEEDS_KEY = "needs key"
    UNCLEAR = "unclear"  # the service's answer isn't understood; polling goes on, perhaps in vain
    NEEDS_DECISION = "needs decision"
    PARTLY_REFUSED = "partly refused"  # the rest goes on
    REFUSED = "refused"
    TRIED = "tried"  # a person looks at what came of its first numbers, and says whether the rest goes
    CAPPED = "capped"  # a cap on spending leaves no room for the rest, which waits for a person
    PAUSED = "paused"
    TRIAL = "trial"  # its first numbers, or another list's, are under way, and the rest waits for what comes of them
    RUNNING = "running"
    WAITING = "waiting"
    INCOMPLETE = "incomplete"
    COMPLETED = "completed"


class Group(StrEnum):
    """The groups of conditions by which the monitor can be filtered."""

    ALL = "all"
    RUNNING = "running"
    PAUSED = "paused"
    NEEDS_YOU = "needs you"
    DONE = "done"


def condition_by_tasks(tasks: Iterable[Task]) -> Condition:
    """Return what the states of its tasks alone make of a batch, as the command line prints it.

    What needs a person comes first, then what is still moving. It is never one of the conditions that depend on more.
    """
    tasks = without_split(tasks)
    states = {task.state for task in tasks}
    if TaskState.UNKNOWN in states:
        return Condition.NEEDS_DECISION
    if states & UNDER_WAY:
        return Condition.RUNNING
    if TaskState.REJECTED in states:
        return Condition.REFUSED
    if states & TO_SEND:
        return Condition.RUNNING if states & SENT else Condition.WAITING
    lost = bool(states & WITHOUT_RESULT) and answered(tasks) < submitted(tasks)
    return Condition.INCOMPLETE if lost or any(map(never_sent, tasks)) else Condition.COMPLETED


@dataclass(frozen=True, slots=True)
class BatchStatus:
    """A batch with its tasks, and what follows from them. Split tasks are replaced by their parts.

    `by_tasks`: the condition without key, pause and unclear answers. `product` as it was named and priced at the time;
    None if unknown. `numbers`: distinct ones, those that reuse earlier answers included. `share_done` of the work,
    0..1, and `share_answered` on the way to answers, to which failed tasks contribute none. `heard_at`: when the
    service last told of it.
    `undecided`: tasks of which nobody knows whether they arrived. `refused`: tasks that only a person has sent again,
    unless the cause is gone.
    `awaits_key`: the service has refused the key, or there is none; `key_locked`: a locked keyring has it.
    """

    batch: Batch
    tasks: tuple[Task, ...]
    states: frozenset[TaskState]
    condition: Condition
    by_tasks: Condition
    numbers: int
    share_done: float
    share_answered: float
    heard_at: datetime | None
    undecided: tuple[Task, ...]
    refused: tuple[Task, ...]
    unclear: bool
    product: Product | None = None
    awaits_key: bool = False
    key_locked: bool = False

    @property
    def id(self) -> str:
        """The batch's own id."""
        return self.batch.id

    @property
    def sent_at(self) -> datetime:
        """When it was prepared to be sent."""
        return self.batch.created_at

    @property
    def group(self) -> Group:
        """The chip that shows it: whatever waits for a person stays under "needs you", even if paused."""
        match self.condition:
            case (
                Condition.NEEDS_KEY
                | Condition.UNCLEAR
                | Condition.NEEDS_DECISION
                | Condition.PARTLY_REFUSED
                | Condition.REFUSED
                | Condition.TRIED
                | Condition.CAPPED
            ):
                return Group.NEEDS_YOU
            case Condition.PAUSED:
                return Group.PAUSED
            case Condition.RUNNING | Condition.TRIAL | Condition.WAITING:
                return Group.RUNNING
            case Condition.INCOMPLETE | Condition.COMPLETED:
                return Group.DONE
        assert_never(self.condition)

    @property
    def stuck(self) -> bool:
        """True if a person must correct something first: a key, the balance, or another cause of a refusal."""
        return self.awaits_key or bool(self.refused)

    @property
    def ended(self) -> bool:
        """True if all of its tasks have ended for good."""
        return self.states <= ENDED

    @property
    def at_rest(self) -> bool:
        """True if no task moves until a person decides, or fixes the cause of a refusal."""
        return self.states <= ENDED | NEED_PERSON

    @property
    def at_service(self) -> bool:
        """True if the service has, or may have, an unfinished part of it."""
        return bool(self.states & UNDER_WAY)

    @property
    def one_by_one(self) -> bool:
        """True while its numbers are being asked one by one: a pause comes after those on their way."""
        return bool(self.states & ONE_BY_ONE)

    @property
    def unsent(self) -> bool:
        """True if some of its numbers are still to be sent."""
        return bool(self.states & TO_SEND)

    @property
    def held(self) -> bool:
        """True if a person paused it, so that unsent numbers wait; sent ones may be under way."""
        return self.batch.paused and self.unsent

    @property
    def tried(self) -> bool:
        """True if its first numbers were a trial that has ended, and a person says whether the rest goes."""
        return self.held and self.batch.hold in ASKING_HOLDS and not self.at_service

    @property
    def on_trial(self) -> bool:
        """True while its unsent numbers wait for what comes of first ones, its own or another list's."""
        holds = ASKING_HOLDS if self.batch.paused else {Hold.TRIAL}
        return self.unsent and self.batch.hold in holds and not self.tried

    @property
    def capped(self) -> bool:
        """True if a cap on spending leaves no room for its unsent numbers, and only a person has them go on."""
        return self.unsent and self.batch.hold is Hold.CAP and not self.batch.paused

    @property
    def capped_for_now(self) -> bool:
        """True if none of it is under way, and the rest waits for the end of a cap's day or month."""
        return self.unsent and self.batch.hold is Hold.CAP_SPAN and not (self.batch.paused or self.at_service)

    @property
    def paused(self) -> bool:
        """True if none of it is under way, and the unsent rest waits for a person to carry on.

        The person paused it, or it goes one by one and was stopped midway.
        """
        capped = self.batch.hold in CAP_HOLDS
        halfway = self.by_tasks is Condition.RUNNING and self.batch.via is Via.REALTIME and not capped
        return (halfway or self.held) and not self.at_service

    @property
    def moving(self) -> bool:
        """True while the service is working on it, as far as one knows."""
        halted = self.paused or self.capped_for_now or (self.capped and not self.at_service)
        return self.by_tasks is Condition.RUNNING and not (halted or self.awaits_key or self.unclear)

    @property
    def doing(self) -> TaskState:
        """The state of a task that tells best what a running batch is doing now."""
        for states in (ONE_BY_ONE, AT_WORK, TO_JOIN):
            if found := [state for state in TaskState if state in states & self.states]:
                return found[-1]  # the furthest one
        return TaskState.SENDING

    @property
    def to_send(self) -> int:
        """The number of its tasks that wait to be sent."""
        return sum(task.state in TO_SEND - SENT for task in self.tasks)

    @property
    def reused(self) -> int:
        """The number of its numbers that reuse answers of earlier lists, and weren't sent."""
        return self.batch.reused.numbers if self.batch.reused else 0

    @property
    def has_answers(self) -> bool:
        """True if the results page has something to show, including a result that couldn't be read."""
        return self.ended or any(map(_shows, self.tasks))

    @property
    def product_title(self) -> str:
        """The product's name; its slug if no name is known."""
        return self.product.name if self.product else self.batch.product

    @property
    def messages(self) -> list[str]:
        """The different messages of its tasks, without those of what a person decides or has decided."""
        told = (task for task in self._telling() if task.state not in DECISION)
        return list(dict.fromkeys(task.message for task in told if task.message))

    @property
    def message(self) -> str:
        """The journal's message of the first task that has one; "" for none."""
        return next((task.message for task in self._telling() if task.message), "")

    def _telling(self) -> Iterable[Task]:
        """Return the tasks whose messages count: what failed in a completed batch was answered when sent again."""
        whole = self.by_tasks is Condition.COMPLETED
        return (task for task in self.tasks if not whole or task.state is TaskState.JOINED)

    def counts(
        self, known: int | None, task: Task | None = None, *, running: bool = False, counting: bool = False
    ) -> ProgressCounts:
        """Return the progress of the batch, or of one of its tasks, in numbers.

        `known`: the answers as its list counts them, None while that isn't known. `running`: this program carries it
        on. `counting`: there may be more answers.
        """
        held = self.held or self.awaits_key
        tasks, reused = ((task,), 0) if task else (self.tasks, self.reused)
        return ProgressCounts.of(
            tasks, known, (task or self).share_answered, held=held, running=running, reused=reused, counting=counting
        )

    @property
    def counts_by_journal(self) -> ProgressCounts:
        """Its progress in numbers, with the answers that the journal knows of."""
        return self.counts(answered(self.tasks) + self.reused)

    def exit_code(self, unanswered: int) -> int:
        """Return the command line's exit code (docs/command-line.md); `unanswered`: sent numbers without an answer."""
        if self.undecided:
            return OutcomeUnknown.exit_code
        if self.refused:
            return ServiceRefused.exit_code
        if self.tried:
            return OutcomeUnknown.exit_code
        if not self.ended:
            return ServiceUnreachable.exit_code
        return SOME_UNANSWERED if unanswered or any(map(never_sent, self.tasks)) else 0


def status_of(
    batch: Batch,
    tasks: Iterable[Task],
    product: Product | None = None,
    *,
    keyless: bool = False,
    locked: bool = False,
) -> BatchStatus:
    """Return how a batch is, from all its tasks in the journal.

    `keyless`: the batch needs another key, or its keyring must no longer be `locked`.
    """
    shown = tuple(without_split(tasks))
    by_tasks = condition_by_tasks(shown)
    reused = batch.reused.numbers if batch.reused else 0
    awaits_key = keyless and not at_rest(shown)
    found = BatchStatus(
        batch=batch,
        tasks=shown,
        states=frozenset(task.state for task in shown),
        condition=by_tasks,
        by_tasks=by_tasks,
        numbers=sum(task.numbers for task in shown if not task.again) + reused,
        share_done=share_done(shown),
        share_answered=share_answered(shown, reused),
        heard_at=max((task.heard_at for task in shown if task.heard_at), default=None),
        undecided=tuple(task for task in shown if task.state is TaskState.UNKNOWN),
        refused=tuple(task for task in shown if task.state is TaskState.REJECTED),
        unclear=any(task.unclear for task in shown),
        product=product,
        awaits_key=awaits_key,
        key_locked=awaits_key and locked,
    )
    return replace(found, condition=_gravest(found))


def _gravest(status: BatchStatus) -> Condition:  # noqa: PLR0911 - one for each gravity
    if status.awaits_key:
        return Condition.NEEDS_KEY
    if status.unclear:
        return Condition.UNCLEAR
    if status.refused and status.by_tasks is Condition.RUNNING:
        return Condition.PARTLY_REFUSED
    if status.undecided or status.refused:
        return status.by_tasks
    if status.tried or status.on_trial:
        return Condition.TRIED if status.tried else Condition.TRIAL
    if status.capped or status.capped_for_now:
        return Condition.CAPPED if status.capped else Condition.WAITING
    return Condition.PAUSED if status.paused or (status.held and not status.one_by_one) else status.by_tasks


def _shows(task: Task) -> bool:
    if task.state in ONE_BY_ONE:  # what has come is joined as it comes
        return task.answered > 0
    unread = task.state in TO_JOIN and bool(task.message)
    return unread or task.state is TaskState.JOINED


# --- What a person has to do before it goes on ---


class Concern(StrEnum):
    """What a batch or task waits for from a person, the first to be said first."""

    DECISION = "decision"  # nobody knows whether a task arrived
    KEYRING = "keyring"
    KEY = "key"
    UNCLEAR = "unclear"


def concern_of(status: BatchStatus, task: Task | None = None) -> tuple[Concern, tuple[Task, ...]] | None:
    """Return what a batch or one of its tasks waits for, and the tasks that it is about; None for nothing."""
    tasks = (task,) if task else status.tasks
    doubtful = tuple(each for each in tasks if each.state is TaskState.UNKNOWN)
    if doubtful:
        return Concern.DECISION, doubtful
    if status.awaits_key:
        return Concern.KEYRING if status.key_locked else Concern.KEY, ()
    puzzling = tuple(each for each in tasks if each.unclear)
    return (Concern.UNCLEAR, puzzling) if puzzling else None


# --- What can be done with it ---


class Action(StrEnum):
    """What a person can do with a batch."""

    KEY = "key"  # enter another key
    UNLOCK = "unlock"  # the keyring
    CONNECTION = "connection"  # teach the connection what the service means
    DECIDE = "decide"
    CARRY_ON = "carry_on"
    PAUSE = "pause"
    RESULTS = "results"  # open them
    EXPORT = "export"
    FETCH = "fetch"  # the service may have answers missing here; fetching is free
    REPEAT = "repeat"  # send the unanswered again
    DELETE = "delete"


@dataclass(frozen=True, slots=True)
class Actions:
    """The actions that apply. `leading`: those that may lead, the first one that applies first.

    `pausing`: a check under way is awaited. `base_url`: the address of the batch's connection.
    """

    possible: frozenset[Action]
    leading: tuple[Action, ...] = ()
    pausing: bool = False
    base_url: str = ""

    def __contains__(self, action: Action) -> bool:
        """Return True if the action applies."""
        return action in self.possible

    @property
    def primary(self) -> Action | None:
        """What the batch waits for, else the likely next action; None for none."""
        return next((action for action in self.leading if action in self.possible), None)

    def for_panel(self, task: Task | None, *, repeatable: bool) -> Actions:
        """Return the actions beside what is shown of a batch: it as a whole, or one of its tasks.

        An ended task neither goes on nor can be paused. `repeatable`: the whole is shown, and some of its numbers are
        known to have no answer.
        """
        ended = task is not None and task.state in ENDED
        dropped = {Action.CARRY_ON, Action.PAUSE} if ended else set()
        if not repeatable:
            dropped.add(Action.REPEAT)
        possible = self.of_task(task).possible - dropped
        return replace(self, possible=possible, pausing=self.pausing and not ended)

    def of_task(self, task: Task | None) -> Actions:
        """Return the actions with the decision that a chosen task allows: another id, leaving it, or sending it."""
        if task is None or not leadable(task):
            return self
        return replace(self, possible=self.possible | {Action.DECIDE})


def actions_of(status: BatchStatus, *, running: bool) -> Actions:
    """Return what a person can do with a batch; `running`: this program carries it on now.

    Without a key nothing goes on.
    """
    pausing = running and status.held and status.batch.via is Via.REALTIME and status.one_by_one
    stands = not status.ended and not status.undecided and not running
    applies = {
        Action.KEY: status.awaits_key and not status.key_locked,
        Action.UNLOCK: status.key_locked,
        Action.CONNECTION: status.unclear and not status.awaits_key,
        Action.DECIDE: bool(status.undecided or (status.refused and not running)),
        Action.CARRY_ON: (stands or (status.held and not pausing)) and not status.awaits_key,
        Action.PAUSE: running and status.unsent and not status.batch.paused,
        Action.RESULTS: status.has_answers,
        Action.EXPORT: status.has_answers,
        Action.FETCH: not running and status.at_rest and any(map(lacks_answers, status.tasks)),
        Action.REPEAT: not running and status.at_rest,
        Action.DELETE: not running and not status.at_service,
    }
    leads = {
        Action.KEY: True,
        Action.UNLOCK: True,
        Action.CONNECTION: True,
        Action.DECIDE: bool(status.undecided),  # a refusal alone can wait
        Action.CARRY_ON: running or not status.at_service,  # another Dialproof may be at it
        Action.RESULTS: status.share_answered > 0,
    }
    possible = frozenset(action for action, does in applies.items() if does)
    leading = tuple(action for action, does in leads.items() if does)
    if status.tried:  # what came is looked at before the rest goes
        leading = (Action.RESULTS, *leading)
    return Actions(possible, leading, pausing, status.batch.base_url)


# A row of the monitor: a batch or one of its tasks.
Line = BatchStatus | Task
