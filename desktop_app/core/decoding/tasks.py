"""Decodes tasks: the identifier in the answer to a submission, and the status, progress and cost of a poll."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from desktop_app.core.decoding.envelope import (
    FINE_WORDS,
    refuse_failures,
    refuse_taught,
    said_no,
    says_error,
    says_failed_word,
)
from desktop_app.core.decoding.fields import ENVELOPES, Object, amount, field, places, squashed, whole, word
from desktop_app.core.decoding.fields import cost as found_cost
from desktop_app.core.decoding.json_text import NotUnderstood, plain
from desktop_app.core.decoding.messages import error_message
from desktop_app.core.profile.model import DEFAULT, Answers, ServiceProfile, either, value_at
from desktop_app.core.service.readings import Accepted, Quoted, TaskReading, TaskStatus
from desktop_app.core.text.translatable import tr_text

# A certain name wins wherever it stands. Of the likely ones, a bare one comes before an envelope's.
_CERTAIN = ("taskid",)
_LIKELY = ("id", "token", "batchid", "batchuuid", "jobid", "fileid", "taskuuid", "uuid", "tasktoken")
# Names that show that a task exists despite a refusal. An `id` alone may be the error's.
_OF_A_TASK = (*_CERTAIN, "batchid", "batchuuid", "jobid", "taskuuid", "orderid", "orderno", "ordernumber", "existingid")
_STATUS = ("status", "state", "taskstatus", "taskstate")
_MESSAGE = ("message", "msg", "errormessage", "error", "failurereason", "reason", "detail", "errors")
_LONGEST_ID = 256

_WORDS: dict[str, TaskStatus] = {
    **dict.fromkeys(("pending", "queued", "new"), TaskStatus.PENDING),
    **dict.fromkeys(("processing", "running", "inprogress"), TaskStatus.PROCESSING),
    **dict.fromkeys(
        ("completed", "complete", "finished", "done", "success", "succeeded", "exported", "completedwitherrors"),
        TaskStatus.COMPLETED,
    ),
    **dict.fromkeys(
        ("failed", "fail", "failure", "error", "errored", "rejected", "cancelled", "canceled"), TaskStatus.FAILED
    ),
}


# Words for a task that isn't done.
GOING_ON = frozenset(name for name, status in _WORDS.items() if status in {TaskStatus.PENDING, TaskStatus.PROCESSING})


def accepted(raw: Any, profile: ServiceProfile = DEFAULT) -> Accepted:
    """Decode POST /detect and /detect/file: return the task's identifier, and its cost if that is given.

    Raise `SaidNo` for an error envelope without an identifier, and `NotUnderstood` for any other answer without one. In
    that case nobody knows if a task was made.
    """
    refuse_taught(raw, profile)
    where, answers = places(raw), profile.answers
    if answers.task_id:
        identifier, home = _identifier(value_at(raw, answers.task_id)), None
    else:
        identifier, home = _identified(where, raw)
    if identifier:
        cost, estimated = _cost(raw, answers, _home_first(where, home))
        return Accepted(identifier, cost, plain(raw), estimated)
    if not _identified(where, raw)[0]:  # else there may be a task, and the taught place is wrong
        refuse_failures(raw, profile)
    if isinstance(raw, dict) and says_failed_word(raw, profile) and not answers.task_id:
        raise said_no(raw)
    if answers.task_id:
        raise NotUnderstood(tr_text("it names no task at {places}", places=either(answers.task_id)))
    raise NotUnderstood(tr_text("it names no task"))


def task(raw: Any, profile: ServiceProfile = DEFAULT) -> TaskReading:
    """Decode GET /tasks/{task_id}. Raise `SaidNo` for an error envelope, `NotUnderstood` if no status is named."""
    refuse_taught(raw, profile)
    where, answers = places(raw), profile.answers
    if answers.status:
        home, state = None, word(value_at(raw, answers.status)) or None
    else:
        home, state = _status(where)
    if state is None or not (answers.status or (home is where[0] and _is_task(home))):
        refuse_failures(_without_task_error(raw, home), profile)
    if state is None:
        if answers.status:
            raise NotUnderstood(tr_text("it names no status of the task at {places}", places=either(answers.status)))
        raise NotUnderstood(tr_text("it names no status of the task"))
    status = status_of(state, profile)
    order = _home_first(where, home)
    share = taught_progress(value_at(raw, answers.progress), status) if answers.progress else progress(order, status)
    message = error_message(value_at(raw, answers.message)) if answers.message else _message(order, status)
    cost, estimated = _cost(raw, answers, order)
    return TaskReading(status, state, share, message, cost, plain(raw), estimated)


def names_a_task(raw: Any, profile: ServiceProfile = DEFAULT) -> bool:
    """Return True if an answer that refuses a submission names a task nevertheless."""
    taught = profile.answers.task_id
    if taught and _identifier(value_at(raw, taught)):
        return True
    where = places(raw, (*ENVELOPES, "error", "errors", "detail", "details"))
    return any(_identifier(field(place, (name,))) for place in where for name in _OF_A_TASK)


def status_of(message: str, profile: ServiceProfile = DEFAULT) -> TaskStatus:
    """Return the state that a service's word means. An unknown word means that the task goes on."""
    known = squashed(message)
    return profile.statuses.get(known) or _WORDS.get(known, TaskStatus.PROCESSING)


def quote(raw: Any, profile: ServiceProfile = DEFAULT) -> Quoted:
    """Decode a quote: what the numbers would cost in all. Raise `SaidNo` or `NotUnderstood`."""
    refuse_taught(raw, profile)
    taught = profile.answers.quote
    found = amount(value_at(raw, taught)) if taught else found_cost(places(raw))[0]
    if found is None or found < 0:
        refuse_failures(raw, profile)
        if taught:
            raise NotUnderstood(tr_text("it names no price at {places}", places=either(taught)))
        raise NotUnderstood(tr_text("it names no price"))
    return Quoted(found, _identifier(value_at(raw, profile.answers.quote_token)))


def said_cost(raw: Any, profile: ServiceProfile) -> tuple[Decimal | None, bool]:
    """Return the cost that an answer names wherever it may stand, and True if it is an estimate."""
    return _cost(raw, profile.answers, places(raw))


def _cost(raw: Any, answers: Answers, order: list[Object]) -> tuple[Decimal | None, bool]:
    """Return the cost, and True if it is an estimate. A value at a taught place counts as charged."""
    return (amount(value_at(raw, answers.cost)), False) if answers.cost else found_cost(order)


def _identified(where: list[Object], raw: Any) -> tuple[str, Object | None]:
    for place in where:
        if found := _identifier(field(place, _CERTAIN)):
            return found, place
    for place in where:
        for name in _LIKELY:
            if found := _identifier(field(place, (name,))):
                return found, place
    return _bare_identifier(raw), None


def _identifier(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int):
        return ""
    text = value.strip() if isinstance(value, str) else whole(value)
    usable = text.isprintable() and len(text) <= _LONGEST_ID and text.strip(".")
    return text if usable else ""


def _bare_identifier(raw: Any) -> str:
    """Return an identifier given alone, as in `{"code": 0, "data": "t_01"}`. A word without digits ("ok") is none.

    A number counts only beside a `code`: without it, it may be a count of numbers taken.
    """
    value = field(raw, ("data", "result")) if isinstance(raw, dict) else raw
    if isinstance(value, int) and not (isinstance(raw, dict) and field(raw, ("code",)) is not None):
        return ""
    found = _identifier(value)
    return found if any(c.isdecimal() for c in found) and " " not in found else ""


def _is_task(place: Object) -> bool:
    return bool(_identifier(field(place, _CERTAIN)))


def _status(where: list[Object]) -> tuple[Object | None, str | None]:
    """Return the object with the task's status, and its word: from the task's own object, else the innermost."""
    _found, home = _identified(where, None)
    order = ([home] if home is not None else []) + where[::-1]
    for place in order:
        message = word(field(place, _STATUS))
        if message and not (place is where[0] and _only_envelope(where, message)):
            return place, message
    return None, None


def _only_envelope(where: list[Object], message: str) -> bool:
    """Return True if the status is the envelope's, as in `{"status": "success", "data": {…}}`, or an HTTP status."""
    envelope = len(where) > 1 and not _is_task(where[0])
    return envelope and (squashed(message) in FINE_WORDS or message.isdecimal())


def _without_task_error(raw: Any, home: Object | None) -> Any:
    """Drop the envelope's error if its inner task has a status: it may be the task's error, so it is no refusal."""
    if isinstance(raw, dict) and home is not None and says_error(raw):
        return {key: value for key, value in raw.items() if squashed(key) not in {"error", "errors"}}
    return raw


def _home_first(where: list[Object], home: Object | None) -> list[Object]:
    return where if home is None else [home, *(place for place in where if place is not home)]


def _message(order: list[Object], status: TaskStatus) -> str:
    """Return the message of the task's own object. Use the envelope's words only for a failed task."""
    for place in order if status is TaskStatus.FAILED else order[:1]:
        for name in _MESSAGE:
            text = error_message(field(place, (name,)))
            if text and squashed(text) not in FINE_WORDS:
                return text
    return ""


# --- Progress: counts, fractions, percentages ---


_SHARE = ("progress", "completion")
_PERCENT = ("percent", "percentage", "progresspercent", "progresspercentage", "percentcomplete")
_TOTAL = ("total", "totalcount", "totalnumbers", "totalrows", "numtotal", "count")
_DONE = ("processed", "processedcount", "completed", "completedcount", "numcomplete", "numcompleted", "done", "checked")
_GOOD = ("success", "successcount", "succeeded", "numsuccess")
_BAD = ("failure", "failurecount", "failed", "failedcount", "numfailed", "fail", "errors", "errorcount")


def progress(where: list[Object], status: TaskStatus) -> float | None:
    """Return a task's progress from the first of `where` that gives it, 0..1; None if none does.

    Counts come before a lone number, which may be on either scale. Text with a percent sign and numbers above 1 are
    percentages, the rest are fractions. A whole `1` is 1 % while the task goes on, because a fraction reaches 1 only at
    its end.
    """
    for place in where:
        inner = field(place, _SHARE)
        for one in (place, inner) if isinstance(inner, dict) else (place,):
            share = _counted(one)
            if share is None:
                share = _told(one, status)
            if share is not None:
                return min(1.0, max(0.0, float(share)))
    return None


def taught_progress(value: Any, status: TaskStatus) -> float | None:
    """Return the progress from the value at a taught place. An object there is read as an answer would be."""
    return progress([value if isinstance(value, dict) else {"progress": value}], status)


def _counted(place: Object) -> Decimal | None:
    total = _count(field(place, _TOTAL))
    if total is None or total <= 0:
        return None
    done = _first_count(place, _DONE)
    good, bad = _first_count(place, _GOOD), _first_count(place, _BAD)
    if done is None and good is not None:
        done = good + (bad or 0)
    return None if done is None else done / total


def _first_count(place: Object, names: tuple[str, ...]) -> Decimal | None:
    return next((found for name in names if (found := _count(field(place, (name,)))) is not None), None)


def _count(value: Any) -> Decimal | None:
    return None if isinstance(value, dict | list) else amount(value)


def _told(place: Object, status: TaskStatus) -> Decimal | None:
    percent = _count(field(place, _PERCENT))
    if percent is not None:
        return percent / 100
    value = field(place, _SHARE)
    share = _count(value)
    if share is None:
        return None
    whole_one = share == 1 and status is not TaskStatus.COMPLETED and "." not in str(value)
    if share > 1 or whole_one or (isinstance(value, str) and value.strip().endswith("%")):
        return share / 100
    return share
