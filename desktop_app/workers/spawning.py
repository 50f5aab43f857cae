"""Starting a child process, on every system in the same way."""

from __future__ import annotations

import ctypes
import importlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Any

# spawn everywhere: fork copies threads' locks, and Windows has only this.
CONTEXT = multiprocessing.get_context("spawn")
# How far it steps behind the window where processors are few: as on Unix, and as Windows calls it.
_NICENESS = 5
_BELOW_NORMAL = 0x4000


def spawned(target: Callable[..., None], arguments: tuple[Any, ...], name: str) -> BaseProcess:
    """A running process that ends with this one at the latest, and lets it go first on a busy machine.

    Raises OSError where the system has none to give.
    """
    what = target.__module__, target.__name__  # to be imported once it has stepped back
    process = CONTEXT.Process(target=_behind, args=(*what, *arguments), name=name, daemon=True)
    with _interrupts_held():
        process.start()
    return process


def _behind(module: str, target: str, *arguments: Any) -> None:
    """Step back, then import and do the work: among as many of us as processors the window waited for its turn."""
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetPriorityClass(ctypes.windll.kernel32.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
    getattr(importlib.import_module(module), target)(*arguments)


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
