"""Why tasks were refused, as the journal has it, and what the balance lacks for a batch."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

from desktop_app.core.batch import Batch, Task
from desktop_app.core.errors import BalanceShort, DialproofError
from desktop_app.core.shortfall import Shortfall
from desktop_app.core.submission import TaskEvent, TaskState
from desktop_app.services.ports import Journal
from desktop_app.services.session import Session, shown_catalogue

# A refused task has few events, and the refusal is among its newest.
_NEWEST = 20


def refused_for(journal: Journal, task: Task, *about: type[DialproofError]) -> bool:
    """Whether a task is rejected, and its last refusal was one of these."""
    if task.state is not TaskState.REJECTED:
        return False
    events = journal.events(task.batch_id, task.id, _NEWEST)
    last = next((event for event in events if event.kind == TaskEvent.REFUSED.value), None)
    return last is not None and last.detail.get("error") in {kind.__name__ for kind in about}


def waits_for_credit(journal: Journal, batch_id: str) -> bool:
    """Whether the service refused a task of a batch for the balance, and nobody has said since that it may go on."""
    return any(refused_for(journal, task, BalanceShort) for task in journal.tasks(batch_id))


def shortfall(journal: Journal, session: Session, batch: Batch) -> Shortfall:
    """What the balance lacks for what a batch still has to send."""
    tasks = journal.tasks(batch.id)
    short = [task for task in tasks if refused_for(journal, task, BalanceShort)]
    waiting = short + [task for task in tasks if task.state is TaskState.PREPARED]
    numbers = sum(task.numbers for task in waiting)
    product = shown_catalogue(session.connection(batch.base_url)).named(batch.product)
    return Shortfall(numbers, product.cost(numbers) if product else None, _balance(journal, batch, short))


def _balance(journal: Journal, batch: Batch, short: list[Task]) -> Decimal | None:
    """The newest that is known: before the refused submission, or read since."""
    known: list[tuple[datetime, Decimal]] = [(entry.at, entry.amount) for entry in journal.balances(batch.base_url, 1)]
    known += [(task.sent_at, task.balance_before) for task in short if task.sent_at and task.balance_before is not None]
    return max(known)[1] if known else None
