"""Defines the life of a submission as one table: every transition and its cause.

::

    prepared ──► sending ──► accepted ──► pending ──► processing ──► completed ──► fetched ──► joined
       ▲            │  └───► rejected (said no, charged nothing) ──► prepared | split
       ├────────────┤            ├─► dropped (a person left it)  failed (the task ended without a result)
                    └──────► unknown ── a person decides ──► accepted | prepared | left
                                 ▲                           (once in doubt, a refused one is left, not dropped)
    prepared (after a 429) or rejected, but the balance fell

    unknown ── sent once more with the same idempotency key, which the profile names ──► sending

    sending or unknown ── the answers came in the reply, which is on disk ──► completed

    what was accepted ── a person gives another id, has it fetched again, or leaves it ──► accepted | completed | left

    prepared ──► asking (its numbers one by one, core/batches/checks.py) ──► completed
       ▲           └──► rejected | split (what is settled, and the rest)
       └───────────┘ stopped before any was asked

    dropped ── a person has it sent after all, or gives its id ──► prepared | accepted

    prepared, sending, asking, rejected or dropped in a journal that was restored from a copy ──► unknown

`sending` is committed before the first byte leaves. A submission that provably never arrived, or was refused with
429, goes back to `prepared` by itself. One that was refused otherwise does so once its cause is gone (another key,
more credit) or a person says so. Every doubtful one becomes `unknown`. That includes a refusal that the balance
contradicts, and all that a restored journal would send, because nobody knows what was sent after the copy.
"""

from __future__ import annotations

from enum import Flag, StrEnum, auto
from typing import assert_never

from desktop_app.core.text.translatable import tr_text


class TaskState(StrEnum):
    """The state of a submission."""

    PREPARED = "prepared"
    SENDING = "sending"
    ASKING = "asking"
    UNKNOWN = "unknown"
    REJECTED = "rejected"
    SPLIT = "split"
    LEFT = "left"
    DROPPED = "dropped"
    ACCEPTED = "accepted"
    PENDING = "pending"
    PROCESSING = "processing"
    COMPLETED = "completed"
    FETCHED = "fetched"
    JOINED = "joined"
    FAILED = "failed"


class TaskEvent(StrEnum):
    """An event in the life of a submission."""

    SEND = "send"
    REPEATED = "repeated with the same key"
    NEVER_ARRIVED = "never arrived"
    THROTTLED = "throttled"
    REFUSED = "refused"
    DOUBTED = "doubted"
    TAKEN = "taken"
    REPLIED = "answered in the reply"
    BEGUN = "begun one by one"
    ASKED = "asked one by one"
    STOPPED = "stopped"
    DIVIDED = "divided"
    MENDED = "mended"
    HEARD_PENDING = "heard pending"
    HEARD_PROCESSING = "heard processing"
    HEARD_COMPLETED = "heard completed"
    HEARD_FAILED = "heard failed"
    DOWNLOADED = "downloaded"
    ANSWERS_JOINED = "answers joined"
    REREAD = "result read otherwise"
    KEPT = "earlier result kept"
    FETCH_AGAIN = "fetched again"
    LIST_REPLACED = "list replaced"
    RESTORED = "journal restored"
    DECIDED_ARRIVED = "decided: it arrived"
    DECIDED_RESEND = "decided: send again"
    DECIDED_LEAVE = "decided: leave it"


S, E = TaskState, TaskEvent  # short names for the tables below


class Trait(Flag):
    """What holds for a task in a state."""

    TO_SEND = auto()  # its numbers, or some of them, are still to be sent
    SENT = auto()  # its numbers left this machine, or may have
    AT_WORK = auto()  # the service is asked about it
    ACCEPTED = auto()  # the service has an id for it: a person may give another one, or fetch the result again
    RESULT = auto()  # the service has ended it with a result
    ENDED = auto()  # nothing more happens to it by itself or by resuming
    EMPTY = auto()  # it ended without a result
    PERSON = auto()  # it waits for a person
    DECISION = auto()  # a person decides whether it arrived, or has given it up


def traits(state: TaskState) -> Trait:  # noqa: PLR0911 - one for each kind of state
    """Return what holds in a state. mypy finds a state that is missing here."""
    match state:
        case S.PREPARED:
            return Trait.TO_SEND
        case S.SENDING:
            return Trait.SENT
        case S.ASKING:
            return Trait.TO_SEND | Trait.SENT
        case S.UNKNOWN:
            return Trait.SENT | Trait.PERSON | Trait.DECISION
        case S.REJECTED:
            return Trait.PERSON
        case S.SPLIT:
            return Trait.ENDED
        case S.LEFT:
            return Trait.SENT | Trait.ENDED | Trait.EMPTY | Trait.DECISION
        case S.DROPPED:
            return Trait.ENDED | Trait.EMPTY | Trait.DECISION
        case S.ACCEPTED | S.PENDING | S.PROCESSING:
            return Trait.SENT | Trait.AT_WORK | Trait.ACCEPTED
        case S.COMPLETED | S.FETCHED:
            return Trait.SENT | Trait.ACCEPTED | Trait.RESULT
        case S.JOINED:
            return Trait.SENT | Trait.ACCEPTED | Trait.RESULT | Trait.ENDED
        case S.FAILED:
            return Trait.SENT | Trait.ACCEPTED | Trait.ENDED | Trait.EMPTY
    assert_never(state)


def states_with(trait: Trait) -> frozenset[TaskState]:
    """Return the states for which a trait holds."""
    return frozenset(state for state in TaskState if trait in traits(state))


TO_SEND, SENT, ENDED = states_with(Trait.TO_SEND), states_with(Trait.SENT), states_with(Trait.ENDED)
AT_WORK, AT_SERVICE = states_with(Trait.AT_WORK), states_with(Trait.ACCEPTED)
WITH_RESULT, WITHOUT_RESULT = states_with(Trait.RESULT), states_with(Trait.EMPTY)
NEED_PERSON, DECISION = states_with(Trait.PERSON), states_with(Trait.DECISION)
# Sent, perhaps, and not ended.
UNDER_WAY = SENT - ENDED
# Of these: on its way to the service, at work there, or with a result that isn't joined yet.
OUT = UNDER_WAY - NEED_PERSON - TO_SEND
# Of these: without an id that anybody knows.
UNCONFIRMED = UNDER_WAY - AT_SERVICE
# Its numbers go one by one: some may be sent, others not.
ONE_BY_ONE = TO_SEND & SENT
# The service has a result that isn't joined yet.
TO_JOIN = WITH_RESULT - ENDED

_HEARD = {
    E.HEARD_PENDING: S.PENDING,
    E.HEARD_PROCESSING: S.PROCESSING,
    E.HEARD_COMPLETED: S.COMPLETED,
    E.HEARD_FAILED: S.FAILED,
}

TRANSITIONS: dict[tuple[TaskState, TaskEvent], TaskState] = {
    (S.PREPARED, E.SEND): S.SENDING,  # the intent is committed, then the request leaves
    (S.SENDING, E.NEVER_ARRIVED): S.PREPARED,  # DNS, connect, TLS: no byte of it was received
    (S.SENDING, E.THROTTLED): S.PREPARED,  # 429
    (S.SENDING, E.REFUSED): S.REJECTED,  # any other 4xx: said no, charged nothing
    (S.SENDING, E.DOUBTED): S.UNKNOWN,  # 5xx, 3xx, reset, time-out, no task id, killed while sending
    (S.SENDING, E.TAKEN): S.ACCEPTED,  # 2xx with a task id
    (S.SENDING, E.REPLIED): S.COMPLETED,  # 2xx with the answers, which are on disk
    (S.UNKNOWN, E.REPLIED): S.COMPLETED,  # the same: they were found there
    (S.PREPARED, E.BEGUN): S.ASKING,  # each of its numbers has an intent of its own (core/batches/checks.py)
    (S.ASKING, E.ASKED): S.COMPLETED,  # all of them are settled: their answers are in the journal
    (S.ASKING, E.DIVIDED): S.SPLIT,  # stopped in between: those that are settled, and those that aren't
    (S.ASKING, E.STOPPED): S.PREPARED,  # stopped before any was settled
    (S.ASKING, E.REFUSED): S.REJECTED,  # the key, the balance or the product: charged nothing
    (S.PREPARED, E.DIVIDED): S.SPLIT,  # larger than what the service was found to take
    (S.REJECTED, E.DIVIDED): S.SPLIT,  # 413 or a limit in a 4xx: two smaller ones take its place
    (S.REJECTED, E.MENDED): S.PREPARED,  # its cause is gone: another key, more credit
    (S.REJECTED, E.DOUBTED): S.UNKNOWN,  # refused, and the balance fell by about its price
    (S.PREPARED, E.DOUBTED): S.UNKNOWN,  # the same after a 429, before it would be sent again
    (S.REJECTED, E.DECIDED_RESEND): S.PREPARED,  # a person has it sent again
    (S.REJECTED, E.DECIDED_LEAVE): S.DROPPED,  # a person gave it up: it counts as never sent, unless `doubted`
    (S.DROPPED, E.DECIDED_RESEND): S.PREPARED,  # a person has it sent after all
    # A person gave its task id: for the first time (it may have been refused all the same), or another one.
    **{(state, E.DECIDED_ARRIVED): S.ACCEPTED for state in (S.UNKNOWN, S.REJECTED, S.LEFT, S.DROPPED, *AT_SERVICE)},
    (S.UNKNOWN, E.REPEATED): S.SENDING,  # with the same idempotency key: the service charges it once
    (S.UNKNOWN, E.DECIDED_RESEND): S.PREPARED,  # a person took the risk
    # A person gave it up; an answer that is here already is kept.
    **{(state, E.DECIDED_LEAVE): S.LEFT for state in (S.UNKNOWN, *AT_SERVICE) if state is not S.JOINED},
    (S.COMPLETED, E.DOWNLOADED): S.FETCHED,  # the file is on disk, as received
    (S.FETCHED, E.ANSWERS_JOINED): S.JOINED,  # its answers stand beside the rows
    # A person corrected how its file, which is still here, is read.
    **{(state, E.REREAD): S.JOINED for state in (S.COMPLETED, S.FETCHED, S.JOINED)},
    (S.COMPLETED, E.KEPT): S.JOINED,  # its result isn't to be had any more: what was fetched before counts
    (S.JOINED, E.FETCH_AGAIN): S.COMPLETED,  # a person wants to know whether the service has more by now
    (S.FAILED, E.FETCH_AGAIN): S.ACCEPTED,  # the same: it may have found the task, or ended it, since
    (S.LEFT, E.FETCH_AGAIN): S.ACCEPTED,  # the same, where its id is known
    (S.JOINED, E.LIST_REPLACED): S.COMPLETED,  # the list was lost with its answers: they are still at the service
    (S.FETCHED, E.HEARD_COMPLETED): S.COMPLETED,  # the file was lost or broken, or isn't whole yet: fetch it again
    (S.PREPARED, E.RESTORED): S.UNKNOWN,  # the journal is an older copy: it may have been sent since
    (S.SENDING, E.RESTORED): S.UNKNOWN,  # the same
    (S.ASKING, E.RESTORED): S.UNKNOWN,  # the same: more of its numbers may have been asked
    (S.REJECTED, E.RESTORED): S.UNKNOWN,  # the same: what was refused may have been mended and sent
    (S.DROPPED, E.RESTORED): S.UNKNOWN,  # the same: a person may have had it sent after all
    **{(state, event): reached for state in AT_WORK for event, reached in _HEARD.items()},
}

# The service is asked for its progress or its result.
POLLED = AT_WORK | {state for state, event in TRANSITIONS if event is E.DOWNLOADED}


# Why a task was divided that goes one by one, as its event says.
STOPPED_BETWEEN = tr_text("stopped in between")


class TransitionNotAllowedError(Exception):
    """Raised for a fault in the program: this event can't happen in that state."""


# After one of these an earlier submission may have arrived, whatever comes of the next one.
DOUBTS = (E.DOUBTED, E.RESTORED)


def after(state: TaskState, event: TaskEvent, *, doubted: bool = False) -> TaskState:
    """Return the state that follows `event` in `state`. Raise `TransitionNotAllowedError` where none does.

    `doubted`: the task has one of `DOUBTS` behind it, so that it can't count as never sent.
    """
    try:
        reached = TRANSITIONS[state, event]
    except KeyError:
        raise TransitionNotAllowedError(f"{event} in state {state}") from None
    return S.LEFT if doubted and reached is S.DROPPED else reached
