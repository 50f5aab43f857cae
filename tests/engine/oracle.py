"""The journal compared with the service's store and ledger: what has to hold after every step, in any state."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping

from desktop_app.core.batches.submission import TaskEvent, TaskState, TransitionNotAllowedError, after

from .book import Book, BookedTask, Line
from .lists import MadeList
from .network import Sent
from .served import Served

_EVENTS = {event.value: event for event in TaskEvent}
_RESEND = TaskEvent.DECIDED_RESEND.value
_SENT_AGAIN = "sent again"
# States in which a task may have been accepted without the journal knowing its id.
_OPEN = {TaskState.SENDING, TaskState.UNKNOWN, TaskState.LEFT}


def wrongs(
    book: Book, before: list[Line], served: Served, sent: list[Sent], lists: Mapping[str, MadeList]
) -> list[str]:
    """Whatever doesn't hold, in words. `before`: the event log as it was last seen. `lists` by their files' names."""
    return [
        *_lines_kept(book, before),
        *_replayed(book),
        *_intended(book, sent),
        *_paid_twice(book, sent),
        *_places(book, lists),
        *_accounts(served, sent),
        *_known(book, served, sent),
        *_answers_kept(book),
    ]


def undecided(book: Book, decided: Mapping[int | str, int]) -> list[str]:
    """Decisions in the log that nobody has taken. `decided`: how often, by task and by batch."""
    logged = Counter[int | str](line.task for line in book.lines if line.kind == _RESEND and line.task is not None)
    logged.update(line.batch for line in book.lines if line.kind == _SENT_AGAIN)
    return [f"nobody has decided so about {what}" for what, times in logged.items() if times > decided[what]]


def _lines_kept(book: Book, before: list[Line]) -> Iterator[str]:
    """The event log is only ever appended to."""
    if book.lines[: len(before)] != before:
        yield "the event log was changed"


def _replayed(book: Book) -> Iterator[str]:
    """Every task is where its events lead."""
    for task in book.tasks.values():
        state = TaskState.PREPARED
        try:
            for line in book.events.get(task.id, []):
                state = after(state, _EVENTS[line.kind]) if line.kind in _EVENTS else state
        except TransitionNotAllowedError as error:
            yield f"task {task.id}: {error}"
        if state is not task.state:
            yield f"task {task.id} is {task.state}, and its events lead to {state}"


def _intended(book: Book, sent: list[Sent]) -> Iterator[str]:
    """Before a byte of a submission leaves, the journal says of exactly these numbers that they are being sent."""
    for each in sent:
        if not each.task:
            yield f"{each.numbers} left without an intent in the journal"
        elif book.tasks[each.task].numbers != each.numbers:
            yield f"task {each.task} sent {each.numbers}, and now has {book.tasks[each.task].numbers}"


def _paid_twice(book: Book, sent: list[Sent]) -> Iterator[str]:
    """A number that was charged is charged again only after a person has decided so."""
    decided = _decisions(book)
    charged: dict[tuple[str, str, int], int] = {}
    for each in (each for each in sent if each.remote_id and each.task):
        for place in book.tasks[each.task].places:
            last = charged.get(place)
            if last is not None and not any(last < event <= each.event for event in decided.get(place, [])):
                yield f"{place} was paid for twice without a decision ({each.fault})"
            charged[place] = each.event


def _decisions(book: Book) -> dict[tuple[str, str, int], list[int]]:
    """By place: the events with which a person had its number sent again."""
    found: dict[tuple[str, str, int], list[int]] = {}
    for line in book.lines:
        if line.kind == _RESEND and line.task is not None:
            for place in book.tasks[line.task].places:
                found.setdefault(place, []).append(line.id)
    return found


def _places(book: Book, lists: Mapping[str, MadeList]) -> Iterator[str]:
    """Each number of a batch stands once in a task; once more for each time that it was sent again on request."""
    for batch, file in book.files.items():
        tasks = book.of(batch)
        taken = Counter(place for task in tasks for place in task.places)
        yield from (f"{place} stands in {count} tasks" for place, count in taken.items() if count > 1)
        first = Counter(number for task in tasks if not task.again for number in task.numbers)
        if first != Counter(lists[file].valid):
            yield f"{file} has {sorted(lists[file].valid)}, and its tasks have {sorted(first.elements())}"
        asked = [line.told["numbers"] for line in book.lines if line.batch == batch and line.kind == _SENT_AGAIN]
        again = Counter(number for task in tasks if task.again for number in task.numbers)
        if again.total() != sum(asked) or max(again.values(), default=0) > len(asked):
            yield f"{file}: {asked} numbers were sent again, and the tasks have {sorted(again.elements())}"


def _accounts(served: Served, sent: list[Sent]) -> Iterator[str]:
    """What the service has charged is what was sent, and each task once."""
    charges, tasks = served.charges(), {task.id: task for task in served.tasks()}
    if Counter(reference for reference, _ in charges) != Counter(each.remote_id for each in sent if each.remote_id):
        yield f"charged: {charges}; sent: {[each.remote_id for each in sent]}"
    for each in (each for each in sent if each.remote_id):
        if set(tasks[each.remote_id].numbers) != set(each.numbers):
            yield f"{each.remote_id} was charged for {tasks[each.remote_id].numbers} instead of {each.numbers}"
    if served.statuses[429]:
        yield "the service had to ask for patience, though its limits are known"


def _known(book: Book, served: Served, sent: list[Sent]) -> Iterator[str]:
    """Every task that was charged is known by its id, or is in doubt, or somebody chose not to believe in it."""
    by_id: dict[str, list[BookedTask]] = {}
    for task in book.tasks.values():
        if task.remote_id:
            by_id.setdefault(task.remote_id, []).append(task)
    real = {task.id: task for task in served.tasks()}
    for remote_id, tasks in by_id.items():
        if len(tasks) > 1:
            yield f"{remote_id} stands at {len(tasks)} tasks"
        if remote_id not in real or set(real[remote_id].numbers) != set(tasks[0].numbers):
            yield f"task {tasks[0].id} has the id {remote_id}, which is another's"
    for each in (each for each in sent if each.remote_id and each.task and each.remote_id not in by_id):
        events = book.events.get(each.task, [])
        given_up = any(line.kind == _RESEND and line.id > each.event for line in events)
        if book.tasks[each.task].state not in _OPEN and not given_up:
            yield f"{each.remote_id} was charged, and task {each.task} is {book.tasks[each.task].state} ({each.fault})"


def _answers_kept(book: Book) -> Iterator[str]:
    """What the service said to a submission stays in the log, as it came."""
    for line in book.lines:
        if line.kind == TaskEvent.TAKEN.value and line.task is not None:
            remote_id = book.tasks[line.task].remote_id
            if line.told.get("answer", {}).get("task_id") is None:
                yield f"task {line.task} was taken as {remote_id}, and the answer isn't kept: {json.dumps(line.told)}"
        reason = str(line.told.get("reason", ""))
        if line.kind == TaskEvent.DOUBTED.value and reason.startswith("status 5") and not line.told.get("answer"):
            yield f"the answer of a doubt isn't kept: {line.detail}"
