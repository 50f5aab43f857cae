"""Runs one command: opens its services, prints its errors, returns its exit code. It has the short commands itself."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import signal
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop_app.cli import listing, recipes, stepping, suppressing
from desktop_app.cli.streams import STANDARD
from desktop_app.cli.talking import Talk, counted
from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.status import BatchStatus, status_of
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import AcceptedNotKept, DialproofError, NumberSuppressed, UsageError
from desktop_app.core.money.charged import in_unit
from desktop_app.core.profile.provider import Provider, ProviderFile
from desktop_app.core.results.suppression import Suppressing
from desktop_app.core.service.connection import Connection
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.batches.restorations import unsaid
from desktop_app.services.checks.checking import number_to_check
from desktop_app.services.program.services import Services

log = logging.getLogger(__name__)

Command = Callable[[Services, argparse.Namespace, Talk], Awaitable[int]]
OpenServices = Callable[[Path | None], Services]

FAULT = 1
INTERRUPTED = 130


@dataclass
class _Ending:
    """What is said of a run however it ends: ids that the journal lacks, and whether an interrupt left anything."""

    unkept: list[AcceptedNotKept] = field(default_factory=list)
    resumable: bool | None = None  # None: nobody knows, because the services weren't open

    @property
    def interrupted(self) -> str:
        if self.resumable is None:
            return "Interrupted."
        if self.resumable:
            return "Interrupted. “dialproof resume” carries on with what is open."
        return "Interrupted. There is nothing to carry on."


def run(arguments: argparse.Namespace, open_services: OpenServices, talk: Talk | None = None) -> int:
    """Run one command and return the exit code of docs/command-line.md.

    However the run ends, print the ids of accepted tasks that the journal couldn't store.
    """
    talk = talk or _talk(arguments)
    ending = _Ending()
    code = _ended(arguments, open_services, talk, ending)
    for lost in ending.unkept:
        talk.error(lost, once=True)
    return AcceptedNotKept.exit_code if ending.unkept else code


def _talk(arguments: argparse.Namespace) -> Talk:
    """Return the output. Words go to standard error if the result goes to standard output."""
    return Talk(arguments.json, out=sys.stderr if getattr(arguments, "output", None) == STANDARD else None)


def _ended(arguments: argparse.Namespace, open_services: OpenServices, talk: Talk, ending: _Ending) -> int:
    try:
        return asyncio.run(_run(arguments, open_services, talk, ending))
    except (KeyboardInterrupt, asyncio.CancelledError):
        talk.say(f"dialproof: {ending.interrupted}")
        return INTERRUPTED
    except DialproofError as error:
        talk.error(error)
        return error.exit_code
    except Exception as error:
        # The traceback goes to the log; the person gets one line, as for every other error.
        log.exception("a fault in the program")
        what = " ".join(f"{type(error).__name__}: {error}".split())
        talk.say(f"dialproof: A fault in the program ({what}). The log in the data folder says more; please report it.")
        return FAULT


async def _run(arguments: argparse.Namespace, open_services: OpenServices, talk: Talk, ending: _Ending) -> int:
    _end_on_termination()
    services = open_services(arguments.home)
    try:
        if arguments.base_url is not None:  # for every command, so that none ignores it silently
            services.session.policy.check_address(arguments.base_url)
        if services.exposed is not None:
            talk.say(f"dialproof: {services.exposed.sentence}")
        for restoration in unsaid(services.journal):
            talk.say(f"dialproof: {' '.join(restoration.told())}")
        await services.reparsing.carry_on()
        return await _COMMANDS[arguments.command](services, arguments, talk)
    except asyncio.CancelledError:
        ending.resumable = bool(stepping.unfinished(services))
        raise
    finally:
        ending.unkept = services.verification.unkept()
        await services.aclose()


def _end_on_termination() -> None:
    """Cancel on SIGTERM, which leaves as clean a journal as Ctrl-C does."""
    task = asyncio.current_task()
    if task is not None:
        try:
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        except NotImplementedError:
            log.debug("this system has no SIGTERM to listen to")
            _interrupt_quietly()


def _interrupt_quietly() -> None:
    """Have Python print nothing where Ctrl-C can't wake the loop because that has been woken often enough (Windows)."""
    if threading.current_thread() is threading.main_thread():
        wakes = signal.set_wakeup_fd(-1)  # asyncio has set it
        signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)


# --- The short commands ---


async def check(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Check one number through the realtime endpoint, and print the answer."""
    number = number_to_check(arguments.number)
    lists = await services.suppression.suppressing(number.e164)
    if arguments.no_suppression and lists:
        services.suppression.permit()
    elif lists and not (talk.can_ask and await talk.ask(_suppressed_in_words(lists))):
        raise NumberSuppressed(number=number.e164, lists=", ".join(each.name for each in lists))
    entry = await services.checking.check(
        services.session.started_for(arguments.base_url), arguments.number, arguments.product
    )
    lines = [entry.number, *(f"  {name}: {_plain(value)}" for name, value in entry.answer.items())]
    talk.answer({"number": entry.number, "answer": entry.answer, "remaining": entry.remaining}, lines)
    return 0


def _suppressed_in_words(lists: Sequence[Suppressing]) -> str:
    named = " and ".join(f"“{each.name}” (since {each.since})" for each in lists)
    return f"This number is on the suppression list {named}. Check it anyway?"


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


async def balance(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Print the account's balance."""
    reading = await services.balances.read(services.session.started_for(arguments.base_url))
    value: dict[str, Any] = {"amount": format(reading.amount, "f"), "currency": reading.currency, "raw": reading.raw}
    if len(reading.balances) > 1:
        value["balances"] = [{"name": each.name, "amount": format(each.amount, "f")} for each in reading.balances]
    lines = [f"{each.name}: {each.amount:,f}" for each in reading.balances[1:]]
    talk.answer(value, [in_unit(reading.amount, reading.currency), *lines])
    return 0


async def connect(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Save a connection to a known service and use it, or print the services."""
    files = services.providers.every()
    if arguments.service is None:
        known = [(each, each.provider) for each in files if each.provider is not None]
        wrong = [f"{each.title}: {each.problem}" for each in files if each.provider is None]
        lines = [
            f"{found.slug}  {found.name}"
            + (f"  (--account: {found.account})" if found.account else "")
            + ("  (your own file)" if file.own else "")
            for file, found in known
        ]
        services_json = [{**_service_json(found), "own": file.own} for file, found in known]
        talk.answer({"services": services_json, "unreadable": wrong}, [*lines, *wrong])
        return 0
    found = next((each for each in files if each.slug == arguments.service.lower()), None)
    if found is None or found.provider is None:
        raise UsageError(reason=_unknown_service(arguments.service, found))
    connection = _connected(found.provider, arguments)
    if any(each.base_url == connection.base_url for each in services.session.connections()):
        raise UsageError(reason=tr_text("There is a connection to {address} already.", address=connection.base_url))
    await services.session.save(connection, None)
    services.session.choose(connection)
    labels = list(found.provider.profile.auth.labels)
    said = f"“{connection.name}” is saved and in use. Its key: {':'.join(labels) or 'as the service shows it'}"
    key = "entered in the window, or given in DIALPROOF_API_KEY"
    talk.answer({"base_url": connection.base_url, "name": connection.name, "key": labels}, f"{said}, {key}.")
    return 0


def _connected(provider: Provider, arguments: argparse.Namespace) -> Connection:
    """Return the connection to be saved, at another address of the service if one is given."""
    if provider.account and not arguments.account and arguments.base_url is None:
        raise UsageError(
            reason=tr_text("{name} wants --account: {account}.", name=provider.name, account=provider.account)
        )
    if arguments.base_url is None:
        return provider.connection(arguments.account, arguments.name)
    name = arguments.name or provider.name
    return Connection(arguments.base_url, name, provider.profile_text, provider.products_text)


def _unknown_service(slug: str, found: ProviderFile | None) -> str:
    if found is not None:
        return tr_text("The file of “{name}” can't be used: {reason}.", name=slug, reason=found.problem)
    return tr_text("There is no service “{name}”. “dialproof connect” lists them.", name=slug)


def _service_json(provider: Provider) -> dict[str, Any]:
    return {
        "service": provider.slug,
        "name": provider.name,
        "address": provider.address,
        "account": provider.account,
        "key": list(provider.profile.auth.labels),
        "products": [product.slug for product in provider.products],
    }


async def tasks(services: Services, _arguments: argparse.Namespace, talk: Talk) -> int:
    """Print every batch and task in the journal, with its state."""
    services.verification.settle_all()
    shown = [status_of(batch, services.journal.tasks(batch.id)) for batch in services.journal.batches()]
    lines = [line for status in shown for line in _batch_lines(status)]
    talk.answer({"batches": [_batch_json(status) for status in shown]}, lines or ["There are no batches yet."])
    return 0


def _batch_json(status: BatchStatus) -> dict[str, Any]:
    return {
        "id": status.batch.id,
        "file": status.batch.file,
        "product": status.batch.product,
        "state": status.by_tasks.value,
        "tasks": [_task_json(task) for task in status.tasks],
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


def _batch_lines(status: BatchStatus) -> list[str]:
    batch = status.batch
    head = f"{batch.id}  {batch.created_at:%Y-%m-%d %H:%M}  {batch.file}  {batch.product}  {status.by_tasks}"
    return [head, *(line for task in status.tasks for line in _task_lines(task))]


def _task_lines(task: Task) -> list[str]:
    country = f"{task.country}  " if task.country else ""
    lines = [f"  {task.shown_id}  {country}{counted(task.numbers, 'number')}  {task.state}"]
    if task.message:
        lines.append(f"    {task.message}")
    if task.state is TaskState.UNKNOWN and not task.sent_at:
        lines.append("    not sent by this data folder, as far as it knows")
    elif task.state in {TaskState.UNKNOWN, TaskState.REJECTED} and task.sent_at:
        before, after = (_amount(each) for each in (task.balance_before, task.balance_after))
        sent = f"{task.sent_at:%Y-%m-%d %H:%M:%S} UTC, {task.first_number} to {task.last_number}"
        lines.append(f"    sent {sent}, balance {before}, afterwards {after}")
    return lines


def _amount(value: object) -> str:
    return "not known" if value is None else f"{value}"


async def decide(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Settle a submission whose outcome is unknown, or that was refused."""
    services.verification.settle_all()
    services.session.started_for(arguments.base_url)
    task = services.verification.find(arguments.task)
    if arguments.arrived:
        task = await services.verification.decide_arrived(task, arguments.arrived)
    elif arguments.resend:
        task = await services.verification.decide_send_after_all(task, again=arguments.again)
    else:
        task = services.verification.decide_leave(task)
    talk.answer(_task_json(task), f"{task.shown_id} is {task.state}. “dialproof resume” carries on.")
    return 0


_COMMANDS: dict[str, Command] = {
    "verify": listing.verify,
    "inspect": listing.inspect,
    "columns": listing.columns,
    "check": check,
    "balance": balance,
    "connect": connect,
    "tasks": tasks,
    "resume": stepping.resume,
    "export": listing.export,
    "report": listing.report,
    "step": stepping.step,
    "suppress": suppressing.suppress,
    "refresh": stepping.refresh,
    "run": recipes.run,
    "recipes": recipes.recipes,
    "decide": decide,
    "fetch": stepping.fetch,
}
