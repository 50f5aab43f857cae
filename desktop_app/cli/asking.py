"""Implements the short commands: check, balance, tasks, decide."""

from __future__ import annotations

import argparse
import json
from typing import Any

from desktop_app.cli.listing import connection_of
from desktop_app.cli.talking import Talk
from desktop_app.core.batches.batch import Batch, Task, without_split
from desktop_app.core.batches.status import condition_by_tasks
from desktop_app.core.batches.submission import TaskState
from desktop_app.services.program.services import Services


async def check(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Check one number through the realtime endpoint, and print the answer."""
    entry = await services.checking.check(connection_of(services, arguments), arguments.number, arguments.product)
    lines = [entry.number, *(f"  {name}: {_plain(value)}" for name, value in entry.answer.items())]
    talk.answer({"number": entry.number, "answer": entry.answer, "remaining": entry.remaining}, lines)
    return 0


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


async def balance(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Print the account's balance."""
    reading = await services.balances.read(connection_of(services, arguments))
    value: dict[str, Any] = {"amount": format(reading.amount, "f"), "currency": reading.currency, "raw": reading.raw}
    if len(reading.balances) > 1:
        value["balances"] = [{"name": each.name, "amount": format(each.amount, "f")} for each in reading.balances]
    lines = [f"{each.name}: {each.amount:,f}" for each in reading.balances[1:]]
    talk.answer(value, [f"{reading.amount:,f} {reading.currency}".strip(), *lines])
    return 0


async def tasks(services: Services, _arguments: argparse.Namespace, talk: Talk) -> int:
    """Print every batch and task in the journal, with its state."""
    services.verification.settle_all()
    shown = [(batch, _shown_tasks(services, batch)) for batch in services.journal.batches()]
    value = {"batches": [_batch_json(batch, found) for batch, found in shown]}
    lines = [line for batch, found in shown for line in _batch_lines(batch, found)]
    talk.answer(value, lines or ["There are no batches yet."])
    return 0


def _shown_tasks(services: Services, batch: Batch) -> list[Task]:
    return without_split(services.journal.tasks(batch.id))


def _batch_json(batch: Batch, found: list[Task]) -> dict[str, Any]:
    return {
        "id": batch.id,
        "file": batch.file,
        "product": batch.product,
        "state": condition_by_tasks(found).value,
        "tasks": [_task_json(task) for task in found],
    }


def _task_json(task: Task) -> dict[str, Any]:
    return {
        "id": task.shown_id,
        "part": f"{task.batch_id}/{task.part}",
        "state": task.state.value,
        "country": task.country,
        "numbers": task.numbers,
        "message": task.message,
    }


def _batch_lines(batch: Batch, found: list[Task]) -> list[str]:
    head = f"{batch.id}  {batch.created_at:%Y-%m-%d %H:%M}  {batch.file}  {batch.product}  {condition_by_tasks(found)}"
    return [head, *(line for task in found for line in _task_lines(task))]


def _task_lines(task: Task) -> list[str]:
    country = f"{task.country}  " if task.country else ""
    lines = [f"  {task.shown_id}  {country}{task.numbers:,} numbers  {task.state}"]
    if task.message:
        lines.append(f"    {task.message}")
    if task.state is TaskState.UNKNOWN or (task.state is TaskState.REJECTED and task.sent_at):
        sent = f"{task.sent_at:%Y-%m-%d %H:%M:%S} UTC" if task.sent_at else "?"
        before, after = (_amount(each) for each in (task.balance_before, task.balance_after))
        lines.append(
            f"    sent {sent}, {task.first_number} to {task.last_number}, balance {before}, afterwards {after}"
        )
    return lines


def _amount(value: object) -> str:
    return "not known" if value is None else f"{value}"


async def decide(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Settle a submission whose outcome is unknown, or that was refused."""
    services.verification.settle_all()
    connection_of(services, arguments)
    task = services.verification.find(arguments.task)
    if arguments.arrived:
        task = await services.verification.decide_arrived(task, arguments.arrived)
    elif arguments.resend:
        task = services.verification.decide_resend(task)
    else:
        task = services.verification.decide_leave(task)
    talk.answer(_task_json(task), f"{task.shown_id} is {task.state}. “dialproof resume” carries on.")
    return 0
