"""Starting a child process, on every system in the same way."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Any

# spawn everywhere: fork copies threads' locks, and Windows has only this.
CONTEXT = multiprocessing.get_context("spawn")


def spawned(target: Callable[..., None], arguments: tuple[Any, ...], name: str) -> BaseProcess:
    """A running process that ends with this one at the latest. Raises OSError where the system has none to give."""
    process = CONTEXT.Process(target=target, args=arguments, name=name, daemon=True)
    with _interrupts_held():
        process.start()
    return process


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A child begins with this thread's mask: held here, a Ctrl-C can't end it before it has learnt to ignore it."""
    # The local service has the same of its own: the two rings share nothing.
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would unblock the signal itself, were it started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
