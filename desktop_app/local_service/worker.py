"""Answers tasks in a thread of the service's process, a chunk at a time."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence

from desktop_app.local_service.sources.source import Source, SourceDown
from desktop_app.local_service.tasks import PENDING, TaskRecord, Tasks

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""How often to look for work without being woken: another process on the same store may have left some."""

FAULT_WORDS = "The service could not answer this task's numbers."


class Worker:
    """`step` is all it does; the thread only repeats it. Unfinished tasks are found in the store, so a
    restart needs no more than another worker.
    """

    def __init__(self, tasks: Tasks, sources: Mapping[str, Source], chunk: int) -> None:
        self._tasks = tasks
        self._sources = sources
        self._chunk = chunk
        self._wake = threading.Event()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def step(self) -> bool:
        """Begin a task, or answer one chunk of one; False where nothing is to do."""
        task = self._tasks.next_unfinished()
        if task is None:
            return False
        if task.state == PENDING:
            self._tasks.begin(task)
            return True
        numbers = self._tasks.numbers(task, self._chunk)
        try:
            answers = self._answers(task, numbers)
        except SourceDown as down:
            self._tasks.fail(task, str(down))
        except Exception:
            log.exception("A task of %s could not be answered", task.product)
            self._tasks.fail(task, FAULT_WORDS)
        else:
            self._tasks.record(task, answers)
        return True

    def drain(self) -> None:
        """Answer everything there is, in the caller's thread."""
        while self.step():
            pass

    def start(self, first: Callable[[], None] | None = None) -> None:
        """Answer in a thread from now on; `first` is run in it before."""
        self._thread = threading.Thread(target=self._run, args=(first,), name="local-service-worker", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """There is work."""
        self._wake.set()

    def stop(self) -> None:
        """End the thread after the chunk in hand, and wait for that."""
        self._stopping.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _answers(self, task: TaskRecord, numbers: Sequence[str]) -> list[list[str]]:
        source, answers = self._sources[task.product], []
        for number in numbers:
            answer = source.answer(number)
            answers.append([answer[name] for name in source.fields])
        return answers

    def _run(self, first: Callable[[], None] | None) -> None:
        if first is not None:
            self._guarded(first)
        while not self._stopping.is_set():
            self._wake.clear()
            if not self._guarded(self.step):
                self._wake.wait(LOOK_SECONDS)

    def _guarded(self, work: Callable[[], bool | None]) -> bool:
        """A full disk or a locked store must not end the thread: look again a little later."""
        try:
            return bool(work())
        except (sqlite3.Error, OSError):
            log.exception("The store could not be used; trying again")
            return False
