"""Starts a child process in the same way on every system, limits its memory, and has it look for garbage seldom."""

from __future__ import annotations

import ctypes
import gc
import importlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Any

# spawn everywhere: fork copies threads' locks, and Windows only has spawn.
CONTEXT = multiprocessing.get_context("spawn")
# How far the child lowers its priority below the window's if processors are few: on Unix, and on Windows.
_NICENESS = 5
_BELOW_NORMAL = 0x4000


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spawned(module: str, target: str, arguments: tuple[Any, ...], name: str) -> BaseProcess:
    """Return a running process that ends with this one at the latest, and gives way to it on a busy machine.

    It imports the module after it has lowered its priority, and runs the target in it. Raise OSError if the system
    can't start one.
    """
    process = CONTEXT.Process(target=_behind, args=(module, target, *arguments), name=name, daemon=True)
    with _interrupts_held():
        process.start()
    return process


def _behind(module: str, target: str, *arguments: Any) -> None:
    """Lower the priority, then import and run the target: with a process per processor, the window had to wait."""
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetPriorityClass(ctypes.windll.kernel32.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
    gc.disable()  # the imports leave hardly any garbage, and took a twentieth longer; `collect_seldom` enables it again
    getattr(importlib.import_module(module), target)(*arguments)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Block Ctrl-C during a start: the child inherits the mask, so it can't be ended before it ignores the signal."""
    # The local service has its own copy of this: the two rings share nothing.
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # started later, it would unblock the signal itself
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# Bytes of address space, libraries included: with the process that starts it, the total stays below 1.5 GB. A full
# sheet of ten columns takes a fifth of it with our own readers, and an XLSB of four columns a third.
MOST_MEMORY = 1_280 << 20


def bound_memory() -> None:
    """Limit this process's memory: a hostile workbook may ask for 100 GB, and must end nothing but this process."""
    if sys.platform == "linux":  # macOS ignores the limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        # Running out of memory is reported as an error, and a core dump would hold everybody's numbers.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "win32":
        _bound_by_job(MOST_MEMORY)


def collect_seldom() -> None:
    """Make garbage collection rare: rows hold no cycles, and looking for them took a seventh of the reading time."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
    gc.enable()


if sys.platform == "win32":
    from ctypes import wintypes

    _LIMITS, _PROCESS_MEMORY = 9, 0x100  # JobObjectExtendedLimitInformation and its flag, winnt.h

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION; `more` and `counters` are left as they are."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("more", ctypes.c_size_t * 5),
            ("counters", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("others", ctypes.c_size_t * 3),
        )

    def _bound_by_job(most: int) -> None:
        """Put this process into a job in which none may commit more bytes; Windows has no other limit.

        Where a machine's own jobs forbid that, files are read without a limit.
        """
        kernel32 = ctypes.WinDLL("kernel32")
        kernel32.CreateJobObjectW.restype = kernel32.GetCurrentProcess.restype = wintypes.HANDLE
        kernel32.SetInformationJobObject.argtypes = [wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD]
        kernel32.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]
        job, limits = kernel32.CreateJobObjectW(None, None), _Limits(flags=_PROCESS_MEMORY, process_memory=most)
        # The handle stays open: the limit lasts as long as the process.
        if kernel32.SetInformationJobObject(job, _LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)):
            kernel32.AssignProcessToJobObject(job, kernel32.GetCurrentProcess())
