"""Runs one command: opens its services, prints its errors, returns its exit code."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from desktop_app.cli import asking, listing, resuming
from desktop_app.cli.streams import STANDARD
from desktop_app.cli.talking import Talk
from desktop_app.core.errors import AcceptedNotKept, DialproofError
from desktop_app.services.batches.restorations import unsaid
from desktop_app.services.program.services import Services

log = logging.getLogger(__name__)

Command = Callable[[Services, argparse.Namespace, Talk], Awaitable[int]]
OpenDesk = Callable[[Path | None], Services]

COMMANDS: dict[str, Command] = {
    "verify": listing.verify,
    "inspect": listing.inspect,
    "check": asking.check,
    "balance": asking.balance,
    "tasks": asking.tasks,
    "resume": resuming.resume,
    "export": listing.export,
    "decide": asking.decide,
    "fetch": resuming.fetch,
}

FAULT = 1
INTERRUPTED = 130


def run(arguments: argparse.Namespace, open_desk: OpenDesk, talk: Talk | None = None) -> int:
    """Run one command and return the exit code of docs/command-line.md.

    However the run ends, print the ids of accepted tasks that the journal couldn't store.
    """
    talk = talk or _talk(arguments)
    unkept: list[AcceptedNotKept] = []
    code = _ended(arguments, open_desk, talk, unkept)
    for lost in unkept:
        talk.error(lost, once=True)
    return AcceptedNotKept.exit_code if unkept else code


def _talk(arguments: argparse.Namespace) -> Talk:
    """Return the output. Words go to standard error if the result goes to standard output."""
    return Talk(arguments.json, out=sys.stderr if getattr(arguments, "output", None) == STANDARD else None)


def _ended(arguments: argparse.Namespace, open_desk: OpenDesk, talk: Talk, unkept: list[AcceptedNotKept]) -> int:
    try:
        return asyncio.run(_run(arguments, open_desk, talk, unkept))
    except (KeyboardInterrupt, asyncio.CancelledError):
        talk.say("dialproof: Interrupted. “dialproof resume” carries on with what is open.")
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


async def _run(arguments: argparse.Namespace, open_desk: OpenDesk, talk: Talk, unkept: list[AcceptedNotKept]) -> int:
    _end_on_termination()
    services = open_desk(arguments.home)
    try:
        if arguments.base_url is not None:  # for every command, so that none ignores it silently
            services.session.policy.check_address(arguments.base_url)
        if services.exposed is not None:
            talk.say(f"dialproof: {services.exposed.sentence}")
        for restoration in unsaid(services.journal):
            talk.say(f"dialproof: {' '.join(restoration.told())}")
        await services.rereading.carry_on()
        return await COMMANDS[arguments.command](services, arguments, talk)
    finally:
        unkept += services.verification.unkept()
        await services.aclose()


def _end_on_termination() -> None:
    """Cancel on SIGTERM, which leaves as clean a journal as Ctrl-C does."""
    task = asyncio.current_task()
    if task is not None:
        try:
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        except NotImplementedError:
            log.debug("this system has no SIGTERM to listen to")
