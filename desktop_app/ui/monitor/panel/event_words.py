"""Plain words for the journal's events."""

from __future__ import annotations

import json
from typing import Any

from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.core.batches.submission import STOPPED_BETWEEN, TaskEvent
from desktop_app.core.text.marking import marked
from desktop_app.services.batches.pausing import GONE_ON_LOGGED, PAUSED_LOGGED
from desktop_app.services.batches.realtime_round import REFUSED_LOGGED, UNKNOWN_LOGGED
from desktop_app.ui.text import joining, stored_words, words

# Sentences about a task ("{part}" is "Task 3"); values of the event's detail can be used by name.
_SENTENCES = marked(
    {
        "prepared": "Prepared in {tasks}",
        "sent again": "Prepared to send {numbers} again, in {tasks}",
        PAUSED_LOGGED: "You paused it",
        GONE_ON_LOGGED: "You carried on",
        TaskEvent.SEND: "{part}: sending {numbers}",
        TaskEvent.NEVER_ARRIVED: "{part} not reached, tried again",
        TaskEvent.THROTTLED: "{part} has to wait",
        TaskEvent.REFUSED: "{part} refused by the service",
        TaskEvent.DOUBTED: "{part}: did it arrive?",
        "balance": "{part}: balance read",
        TaskEvent.TAKEN: "{part} accepted",
        TaskEvent.BEGUN: "{part} begun: {numbers}",
        TaskEvent.ASKED: "{part}: all checked",
        TaskEvent.STOPPED: "{part} stopped before its first number",
        UNKNOWN_LOGGED: "{part}: charged or not?",
        REFUSED_LOGGED: "{part}: a number was refused",
        TaskEvent.DIVIDED: "{part} divided",
        TaskEvent.MENDED: "{part} is tried again: it had been refused",
        TaskEvent.LIST_REPLACED: "{part}: the list was lost, its answers are fetched again",
        TaskEvent.RESTORED: "{part}: the journal was restored, was it sent since?",
        TaskEvent.HEARD_PENDING: "{part} queued",
        TaskEvent.HEARD_PROCESSING: "{part} processing",
        TaskEvent.HEARD_COMPLETED: "{part} completed",
        TaskEvent.HEARD_FAILED: "{part} failed",
        TaskEvent.DOWNLOADED: "{part} fetched, {bytes}",
        TaskEvent.ANSWERS_JOINED: "{part}: {answered}",
        TaskEvent.KEPT: "{part}: nothing newer to be had, {answered} kept",
        TaskEvent.FETCH_AGAIN: "You had {part} fetched again",
        TaskEvent.REREAD: "{part} read otherwise: {answered}",
        TaskEvent.DECIDED_ARRIVED: "You decided: {part} arrived",
        TaskEvent.DECIDED_RESEND: "You decided: send {part} again",
        TaskEvent.DECIDED_LEAVE: "You decided: leave {part}",
    },
    "monitor",
)
_REUSED = marked("Prepared in {tasks}, {reused} reused", "monitor")
_ALL_REUSED = marked("All {reused} from earlier lists", "monitor")
_PAUSED = marked("{part} paused, its rest waits", "monitor")
# Names of the details; others are shown under their key.
_NAMES = marked(
    {
        "numbers": "Numbers",
        "number": "Number",
        "unknown": "Not known",
        "refused": "Refused",
        "country": "Country",
        "balance": "Balance",
        "first_number": "First number",
        "last_number": "Last number",
        "reason": "Reason",
        "error": "Kind",
        "task_id": "Task id",
        "bytes": "Bytes",
        "answered": "Answers",
        "repeated": "Repeated",
        "never_sent": "Never sent",
        "differing": "Two different answers",
        "read as": "Read as",
        "tasks": "Tasks",
        "reused": "Reused",
        "days": "At most so many days old",
    },
    "monitor",
)


def event_sentence(event: LoggedEvent) -> str:
    """Return one line: "Task 3: 3,911 answers"."""
    template = _PAUSED if _paused(event) else _SENTENCES.get(event.kind)
    if _reusing(event):
        template = _REUSED if event.detail.get("tasks") else _ALL_REUSED
    if template is None:
        return event.kind
    told = words.tr(template, "monitor")
    return told.format(part=_part(event.part, first=told.startswith("{part}")), **_amounts(event.detail))


def _part(part: int | None, *, first: bool) -> str:
    """Return the task's name, as it begins a sentence or stands inside one."""
    if not part:
        return words.tr("Task", "monitor") if first else words.tr("task", "monitor")
    return (words.tr("Task {}", "monitor") if first else words.tr("task {}", "monitor")).format(part)


def _reusing(event: LoggedEvent) -> bool:
    """Return True if a batch reused answers of earlier lists when it was prepared."""
    return event.kind == "prepared" and bool(event.detail.get("reused"))


def _paused(event: LoggedEvent) -> bool:
    """Return True for a paused one-by-one task, which is divided there into the settled part and the waiting rest."""
    return event.kind == TaskEvent.DIVIDED and event.detail.get("reason") == STOPPED_BETWEEN


def event_facts(event: LoggedEvent) -> list[tuple[str, str]]:
    """Return the names and values of the event's detail, without the raw answer."""
    return [
        (
            words.tr(_NAMES[name], "monitor") if name in _NAMES else name,
            stored_words.shown(str(value)) if name == "reason" else _value(value),
        )
        for name, value in event.detail.items()
        if name != "answer" and value not in (None, "", 0)
    ]


def raw_answer(event: LoggedEvent) -> str:
    """Return the service's answer as it came: indented JSON, or its text; "" if the event has none."""
    return pretty(event.detail.get("answer"))


def pretty(answer: Any) -> str:
    """Return an answer formatted for reading."""
    if answer in (None, ""):
        return ""
    return answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False, indent=2)


def _amounts(detail: dict[str, Any]) -> dict[str, str]:
    return {
        "tasks": words.counted(_whole(detail.get("tasks")), "%n task", "%n tasks"),
        "numbers": words.counted(_whole(detail.get("numbers")), "%n number", "%n numbers"),
        "answered": words.counted(_whole(detail.get("answered")), "%n answer", "%n answers"),
        "reused": words.counted(_whole(detail.get("reused")), "%n answer", "%n answers"),
        "bytes": words.file_size(_whole(detail.get("bytes"))),
    }


def _whole(value: Any) -> int:
    return value if isinstance(value, int) else 0


def _value(value: Any) -> str:
    if isinstance(value, list):
        return joining.listed(_value(each) for each in value)
    return words.number(value) if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
