"""Decides whether a connection is proven: its service has delivered one result, and all of it was understood.

Until then one task goes alone, the trial, and everything else waits for its result. So a service whose answers can't be
read is paid for the trial at the most.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from decimal import Decimal
from enum import StrEnum
from typing import Any, assert_never

from desktop_app.core.batches.batch import Hold, Task, without_split
from desktop_app.core.batches.batching import Sizes
from desktop_app.core.batches.status import BatchStatus, Condition
from desktop_app.core.batches.submission import SENT, TaskState
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.profile.model import DEFAULT, ServiceProfile
from desktop_app.core.service.products import price_of_one
from desktop_app.core.text.translatable import Text, tr_text

# Numbers of a trial: what a person may choose, and what is usual.
LEAST_TRIAL, MOST_TRIAL, USUAL_TRIAL = 10, 100, 20
# `Trial.reading` of a connection that was proven before trials were made: any way of reading counts as that one.
ANY_READING = ""
# Parts of a profile that say nothing about what is asked and how answers are read.
_PACE = ("limits", "per_second", "at_once", "least_numbers", "most_numbers", "polling", "probe")


@dataclass(frozen=True, slots=True)
class Trial:
    """What is known of a connection: `task` is the journal's id of the task that went alone, None if it is proven.

    `reading`: the digest of the service profile that it holds for (`reading_of`).
    """

    reading: str
    task: int | None = None

    @property
    def proven(self) -> bool:
        """True if a result was delivered, and understood."""
        return self.task is None


class TrialOutcome(StrEnum):
    """What a trial's task has shown."""

    NOTHING = "nothing"  # it hasn't left, or takes part no more: the next task is the trial
    OUT = "out"  # its result is awaited
    STUCK = "stuck"  # it was refused, or nobody knows whether it arrived: a person settles that first
    UNDERSTOOD = "understood"
    PUZZLING = "puzzling"  # there is a result, with answers, and something of it wasn't understood
    FAILED = "failed"  # nothing came of it


def trial_outcome(task: Task) -> TrialOutcome:  # noqa: PLR0911 - one for each kind of state
    """Return what a trial's task has shown. mypy finds a state that is missing here."""
    match task.state:
        case TaskState.PREPARED | TaskState.SPLIT | TaskState.DROPPED:
            return TrialOutcome.NOTHING
        case TaskState.UNKNOWN | TaskState.REJECTED:
            return TrialOutcome.STUCK
        case TaskState.JOINED:
            if task.answered >= task.numbers and not task.strangers and not task.message:
                return TrialOutcome.UNDERSTOOD
            return TrialOutcome.PUZZLING if task.answered else TrialOutcome.FAILED
        case TaskState.FAILED | TaskState.LEFT:
            return TrialOutcome.FAILED
        case TaskState.SENDING | TaskState.ASKING | TaskState.ACCEPTED | TaskState.PENDING:
            return TrialOutcome.OUT
        case TaskState.PROCESSING | TaskState.COMPLETED | TaskState.FETCHED:
            return TrialOutcome.OUT
    assert_never(task.state)


class Leave(StrEnum):
    """Whether a task may leave now."""

    GO = "go"
    AS_TRIAL = "as trial"  # alone: the connection isn't proven
    WAIT = "wait"  # for the trial that is out
    ASK = "ask"  # a person looks at what the trial brought
    STOP = "stop"  # the trial itself waits for a person


def leave_after(outcome: TrialOutcome, *, own: bool, small: bool, waited: bool) -> Leave:
    """Return whether a task may leave an unproven connection after what its trial has shown.

    `own`: the trial belongs to the same batch. `small`: that batch is no larger than a trial, so all of it goes.
    `waited`: the batch has waited for this trial. One that hasn't is a new order, and makes a trial of its own.
    """
    if outcome is TrialOutcome.UNDERSTOOD or (own and small):
        return Leave.GO
    if outcome is TrialOutcome.OUT:
        return Leave.WAIT
    if outcome is TrialOutcome.NOTHING or not (own or waited):
        return Leave.AS_TRIAL
    return Leave.STOP if own and outcome is TrialOutcome.STUCK else Leave.ASK


def trial_size(chosen: int, sizes: Sizes) -> int:
    """Return the most numbers of a trial: a person's choice, at least as many as the service takes."""
    return max(min(max(chosen, LEAST_TRIAL), MOST_TRIAL), sizes.least or 0)


def is_small(tasks: Iterable[Task], size: int) -> bool:
    """Return True if a batch has no more numbers than a trial."""
    return sum(task.numbers for task in without_split(tasks)) <= size


def reading_of(profile: ServiceProfile) -> str:
    """Return a digest of all that a profile says about requests and answers; limits, sizes and labels don't count.

    What is usual doesn't count either, so that a later version with more to say has the same digest.
    """
    unlabelled = replace(profile, auth=replace(profile.auth, labels=()))
    parts = {name: value for name, value in _taught(asdict(unlabelled), asdict(DEFAULT)).items() if name not in _PACE}
    text = json.dumps(parts, sort_keys=True, default=_plain)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _taught(said: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """Return what differs from the usual, at any depth."""
    found = {}
    for name, value in said.items():
        default = usual.get(name)
        if isinstance(value, dict) and isinstance(default, dict):
            if below := _taught(value, default):
                found[name] = below
        elif value != default:
            found[name] = value
    return found


def _plain(value: Any) -> Any:
    return sorted(map(str, value)) if isinstance(value, set | frozenset) else str(value)


# --- What is said of it ---


def trial_told(status: BatchStatus) -> Text | None:
    """Return what came of a batch's trial, or that it is awaited; None for a batch that waits for none."""
    sent = [task for task in status.tasks if task.state in SENT]
    count, answered = sum(task.numbers for task in sent), sum(task.answered for task in sent)
    if status.condition is Condition.TRIED:
        return _came(count, answered, sampled=status.batch.hold is Hold.SAMPLE)
    if status.condition is not Condition.TRIAL:
        return None
    if status.batch.hold is Hold.SAMPLE:
        return tr_text("{count} numbers went first. You are asked before the rest goes.", count=count)
    if count:
        return tr_text("{count} numbers went first. The rest follows once all of them are answered.", count=count)
    return tr_text("Numbers of another list went first. This list follows once they are answered.")


def _came(count: int, answered: int, *, sampled: bool) -> Text:
    if count and answered:
        return tr_text(
            "{answered} of {count} numbers that went first were answered. The rest was not sent.",
            answered=answered,
            count=count,
        )
    if count:
        return tr_text("None of the {count} numbers that went first was answered. The rest was not sent.", count=count)
    if sampled:
        return tr_text("Nothing of this list was sent: its next task has more numbers than should be tried first.")
    return tr_text("Not all numbers of another list that went first were answered. Nothing of this list was sent.")


def cost_of_all(status: BatchStatus, charged: Charged | None) -> Decimal | None:
    """Return what all numbers of a batch would cost at the price that was `charged` so far; None if nobody knows."""
    sent = sum(task.numbers for task in status.tasks if task.state in SENT)
    if charged is None or charged.how is ChargedHow.AT_LEAST or not sent:
        return None
    price = price_of_one(charged.amount, sent)
    return None if price is None else price * sum(task.numbers for task in status.tasks)
