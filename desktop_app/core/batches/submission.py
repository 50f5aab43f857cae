"""Defines the life of a submission as one table: every transition and its cause.

::

    prepared ──► sending ──► accepted ──► pending ──► processing ──► completed ──► fetched ──► joined
       ▲            │  └───► rejected (said no, charged nothing) ──► prepared | split
       └────────────┤            │                             failed (the task ended without a result)
                    └──────► unknown ── a person decides ──► accepted | prepared | left
                                 ▲
    prepared (after a 429) or rejected, but the balance fell

    what was accepted ── a person gives another id, has it fetched again, or leaves it ──► accepted | completed | left

    prepared ──► asking (its numbers one by one, core/batches/checks.py) ──► completed
       ▲           └──► rejected | split (what is settled, and the rest)
       └───────────┘ stopped before any was asked

    prepared, sending, asking or rejected in a journal that was restored from a copy ──► unknown

`sending` is committed before the first byte leaves. A submission that provably never arrived, or was refused with
429, goes back to `prepared` by itself. One that was refused otherwise does so once its cause is gone (another key,
more credit) or a person says so. Every doubtful one becomes `unknown`. That includes a refusal that the balance
contradicts, and all that a restored journal would send, because nobody knows what was sent after the copy.
"""

from __future__ import annotations

from enum import StrEnum

from desktop_app.core.text.said import said


class TaskState(StrEnum):
    """The state of a submission."""

    PREPARED = "prepared"
    SENDING = "sending"
    ASKING = "asking"
    UNKNOWN = "unknown"
    REJECTED = "rejected"
    SPLIT = "split"
    LEFT = "left"
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
    NEVER_ARRIVED = "never arrived"
    THROTTLED = "throttled"
    REFUSED = "refused"
    DOUBTED = "doubted"
    TAKEN = "taken"
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


S, E = TaskState, TaskEvent  # short names for the table below

# The service may report any of these states in any order.
_AT_WORK = (S.ACCEPTED, S.PENDING, S.PROCESSING)
# Accepted once, so the service has an id for them.
_AT_SERVICE = (*_AT_WORK, S.COMPLETED, S.FETCHED, S.JOINED, S.FAILED)
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
    (S.PREPARED, E.BEGUN): S.ASKING,  # each of its numbers has an intent of its own (core/batches/checks.py)
    (S.ASKING, E.ASKED): S.COMPLETED,  # all of them are settled: their answers are in the journal
    (S.ASKING, E.DIVIDED): S.SPLIT,  # stopped in between: the settled ones, and the rest
    (S.ASKING, E.STOPPED): S.PREPARED,  # stopped before any was settled
    (S.ASKING, E.REFUSED): S.REJECTED,  # the key, the balance or the product: charged nothing
    (S.PREPARED, E.DIVIDED): S.SPLIT,  # larger than what the service was found to take
    (S.REJECTED, E.DIVIDED): S.SPLIT,  # 413 or a limit in a 4xx: two smaller ones replace it
    (S.REJECTED, E.MENDED): S.PREPARED,  # its cause is gone: another key, more credit
    (S.REJECTED, E.DOUBTED): S.UNKNOWN,  # refused, and the balance fell by about its price
    (S.PREPARED, E.DOUBTED): S.UNKNOWN,  # the balance fell after a 429, before it would be sent again
    (S.REJECTED, E.DECIDED_RESEND): S.PREPARED,  # a person sends it again
    (S.REJECTED, E.DECIDED_LEAVE): S.LEFT,  # a person gave it up
    # A person gave its task id: for the first time (it may have arrived despite a refusal), or another one.
    **{(state, E.DECIDED_ARRIVED): S.ACCEPTED for state in (S.UNKNOWN, S.REJECTED, S.LEFT, *_AT_SERVICE)},
    (S.UNKNOWN, E.DECIDED_RESEND): S.PREPARED,  # a person took the risk
    # A person gave it up. A joined answer stays.
    **{(state, E.DECIDED_LEAVE): S.LEFT for state in (S.UNKNOWN, *_AT_SERVICE) if state is not S.JOINED},
    (S.COMPLETED, E.DOWNLOADED): S.FETCHED,  # the file is on disk, as received
    (S.FETCHED, E.ANSWERS_JOINED): S.JOINED,  # its answers are stored beside the rows
    # A person corrected how to read its file, which is still here.
    **{(state, E.REREAD): S.JOINED for state in (S.COMPLETED, S.FETCHED, S.JOINED)},
    (S.COMPLETED, E.KEPT): S.JOINED,  # its result is no longer available: what was fetched before counts
    (S.JOINED, E.FETCH_AGAIN): S.COMPLETED,  # a person asks if the service has more by now
    (S.FAILED, E.FETCH_AGAIN): S.ACCEPTED,  # the service may have found or ended the task since
    (S.LEFT, E.FETCH_AGAIN): S.ACCEPTED,  # the service may have it, where its id is known
    (S.JOINED, E.LIST_REPLACED): S.COMPLETED,  # the list was lost with its answers: they are still at the service
    (S.FETCHED, E.HEARD_COMPLETED): S.COMPLETED,  # the file was lost or broken, or isn't whole yet: fetch it again
    (S.PREPARED, E.RESTORED): S.UNKNOWN,  # the journal is an older copy: it may have been sent since
    (S.SENDING, E.RESTORED): S.UNKNOWN,  # as above
    (S.ASKING, E.RESTORED): S.UNKNOWN,  # as above: more of its numbers may have been asked
    (S.REJECTED, E.RESTORED): S.UNKNOWN,  # as above: its cause may have been fixed and it may have been sent
    **{(state, event): reached for state in _AT_WORK for event, reached in _HEARD.items()},
}


# Why a task that goes one by one was divided, as its event says.
STOPPED_BETWEEN = said("stopped in between")


class TransitionNotAllowedError(Exception):
    """Raised for a fault in the program: this event can't happen in that state."""


def after(state: TaskState, event: TaskEvent) -> TaskState:
    """Return the state that follows `event` in `state`. Raise `TransitionNotAllowedError` where none does."""
    try:
        return TRANSITIONS[state, event]
    except KeyError:
        raise TransitionNotAllowedError(f"{event} in state {state}") from None


# Polled at the service.
AT_WORK = frozenset(_AT_WORK)
# Accepted once: a person may give another id, and fetch the result again for free.
AT_SERVICE = frozenset(_AT_SERVICE)
# Ended: neither the program nor resuming moves them (replacing a list is a person's doing).
ENDED = frozenset({S.JOINED, S.FAILED, S.LEFT, S.SPLIT})
# Their numbers left this machine (perhaps, for unknown ones), so they count as sent.
SENT = frozenset({S.SENDING, S.ASKING, S.UNKNOWN, S.LEFT, S.COMPLETED, S.FETCHED, S.JOINED, S.FAILED, *_AT_WORK})
