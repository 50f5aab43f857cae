"""Batches in every state for the monitor, written through the journal as the services write them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

from desktop_app.core.batches.batch import Batch, NewTask, Task, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.errors import BalanceShort
from desktop_app.core.service.products import STANDARD
from desktop_app.core.text.translatable import tr_text
from desktop_app.storage.journal.journal import Journal

E = TaskEvent
UNKNOWN = [E.SEND, E.DOUBTED]
TAKEN = [E.SEND, E.TAKEN]
JOINED = [*TAKEN, E.HEARD_PROCESSING, E.HEARD_COMPLETED, E.DOWNLOADED, E.ANSWERS_JOINED]
REFUSED = [E.SEND, E.REFUSED]
FAILED = [*TAKEN, E.HEARD_FAILED]
NOON = datetime(2026, 6, 3, 12, 4, 31, tzinfo=UTC)
NO_CREDIT = BalanceShort(message="").sentence
BROKE = tr_text("the connection broke")
NOT_DONE = "The service could not finish the task. Its numbers have no answer."


def write_batch(  # noqa: PLR0917 - what makes up a batch
    journal: Journal,
    name: str,
    tasks: list[tuple[str, int, list[TaskEvent]]],
    product: str = "carrier-lookup",
    list_id: str = "",
    at: datetime = NOON,
    base_url: str = "local",
) -> Batch:
    """A batch whose tasks (country, numbers, what happened) stand where these events bring them."""
    ordered = STANDARD.asked(product)
    batch = Batch(
        id=name[:8].replace(" ", "-").replace(".", "-"),
        list_id=list_id or name,
        file=name,
        base_url=base_url,
        product=product,
        created_at=at,
        rows=sum(numbers for _, numbers, _ in tasks),
        product_title=ordered.name,
        price=ordered.price,
    )
    journal.add_batch(batch, [NewTask(country, Via.AUTO, 0, numbers) for country, numbers, _ in tasks])
    for task, (_, _, events) in zip(journal.tasks(batch.id), tasks, strict=True):
        bring(journal, task, events, at)
    return batch


def bring(journal: Journal, task: Task, events: list[TaskEvent], at: datetime = NOON) -> Task:
    """Let these happen to a task, two seconds apart."""
    for step, event in enumerate(events):
        then = at + timedelta(seconds=2 * step)
        detail, changes = _told(task, event, then)
        task = journal.record(task.id, event, then, detail, **changes)
    return task


def _told(task: Task, event: TaskEvent, at: datetime) -> tuple[dict[str, Any], dict[str, Any]]:
    remote = f"t_{task.batch_id[:3]}{task.part:02}"
    answer = {"task_id": remote, "status": event.value.removeprefix("heard "), "total": task.numbers}
    told: dict[TaskEvent, tuple[dict[str, Any], dict[str, Any]]] = {
        E.SEND: (
            {"numbers": task.numbers, "country": task.country, "balance": "99987", "first_number": "+447…92"},
            {"sent_at": at, "balance_before": Decimal(99987), "first_number": "+447…92", "last_number": "+447…08"},
        ),
        E.TAKEN: ({"answer": answer}, {"remote_id": remote, "cost": Decimal(task.numbers)}),
        E.DOUBTED: (
            {"reason": BROKE, "answer": "<html>502 Bad Gateway</html>", "error": "OutcomeUnknown"},
            {"message": BROKE, "balance_after": Decimal(99987 - task.numbers)},
        ),
        E.REFUSED: ({"reason": "402", "answer": {"error": "insufficient balance"}}, {"message": NO_CREDIT}),
        E.HEARD_PROCESSING: ({"answer": answer}, {"progress": 0.64, "heard_at": at}),
        E.HEARD_COMPLETED: ({"answer": answer}, {"progress": 1.0, "heard_at": at}),
        E.HEARD_FAILED: ({"answer": answer}, {"heard_at": at, "message": NOT_DONE}),
        E.DOWNLOADED: ({"bytes": 48_211}, {}),
        E.ANSWERS_JOINED: (
            {"answered": task.numbers - 3, "repeated": 0, "never_sent": 0},
            {"progress": 1.0, "answered": task.numbers - 3},
        ),
    }
    return told.get(event, ({}, {}))


def every_state(journal: Journal, at: datetime = NOON) -> None:
    """One batch of each kind, the newest running."""
    hour = timedelta(hours=1)
    write_batch(
        journal,
        "customers Q3.xlsx",
        [("GB", 6204, [*TAKEN, E.HEARD_PROCESSING]), ("DE", 3911, JOINED), ("NG", 1575, [])],
        at=at,
    )
    write_batch(
        journal,
        "leads-june.csv",
        [("GB", 20_000, JOINED), ("GB", 20_000, [*TAKEN, E.HEARD_PROCESSING]), ("IE", 8_000, UNKNOWN)],
        product="hlr-lookup",
        at=at - hour,
    )
    write_batch(journal, "panel 2026.ods", [("FR", 1_048_575, JOINED)], product="phone-validation", at=at - 2 * hour)
    write_batch(journal, "returns.txt", [("GB", 312, REFUSED), ("DE", 40, [])], at=at - 3 * hour)
    write_batch(
        journal,
        "old-crm with a very long name for a spreadsheet.xls",
        [("GB", 2040, FAILED)],
        product="messaging-presence-whatsapp",
        at=at - 26 * hour,
    )
    write_batch(journal, "waiting.csv", [("US", 312, [])], at=at - 50 * hour)
    half = [("GB", 500, JOINED), ("FR", 500, FAILED), ("IT", 20, [*UNKNOWN, E.DECIDED_LEAVE])]
    write_batch(journal, "half.csv", half, at=at - 90 * hour)
