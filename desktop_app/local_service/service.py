"""Does what the endpoints need, without HTTP."""

from __future__ import annotations

import logging
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence

from desktop_app.local_service.accounts import LOCAL_ACCOUNT, CreditShort, Keys, Ledger, secret_of
from desktop_app.local_service.database import Database
from desktop_app.local_service.limits import RateLimiter
from desktop_app.local_service.resultfiles import LinkSigner, ResultFiles, ResultFormat
from desktop_app.local_service.settings import Product, ServiceSettings
from desktop_app.local_service.sources import Source, SourceDown, standard_sources
from desktop_app.local_service.tasks import PENDING, TaskRecord, Tasks

Clock = Callable[[], float]
DAY = 86_400


class Service:
    """One store with its worker. `clock` returns seconds since 1970, `ticks` seconds that never go back,
    `secret` what a new key consists of.

    Opening it makes the account `local`. Answering begins with `start`, or step by step through `worker`. Raises
    `sqlite3.Error`, `OSError` or `StoreNewer` if the store can't be used.
    """

    def __init__(
        self,
        settings: ServiceSettings,
        *,
        sources: Mapping[str, Source] | None = None,
        clock: Clock = time.time,
        ticks: Clock = time.monotonic,
        secret: Callable[[], str] = secrets.token_urlsafe,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.ticks = ticks
        self.database = Database(settings.store)
        self.sources = standard_sources() if sources is None else sources
        self.ledger = Ledger(self.database, clock)
        self.ledger.open(LOCAL_ACCOUNT, settings.opening_credits)
        self.keys = Keys(self.database, clock, secret)
        self.tasks = Tasks(self.database, self.ledger, clock)
        self.results = ResultFiles(settings.results, self.tasks, self.sources)
        self.signer = LinkSigner(secret_of(self.database, "links"))
        self.limiter = RateLimiter(settings.limits)
        self.worker = Worker(self.tasks, self.sources, settings.chunk)
        self._closed = False

    def start(self) -> None:
        """Answer tasks in the background, those of earlier runs first."""
        self.worker.start(self.forget_old)

    def close(self) -> None:
        """Stop answering after the current chunk, forget this run's keys, close the store. Closing twice is fine."""
        if self._closed:
            return
        self._closed = True
        self.worker.stop()
        self.keys.revoke()
        self.database.close()

    def submit(self, account: str, product: Product, country: str, numbers: Sequence[str]) -> TaskRecord:
        """Return a charged, pending task; repeated numbers count once. Raise `CreditShort`."""
        task = self.tasks.create(account, product, country, list(dict.fromkeys(numbers)))
        self.worker.wake()
        return task

    def check(self, account: str, product: Product, number: str) -> dict[str, str]:
        """Answer one number now and charge it. Raise `CreditShort` or `SourceDown`; neither charges."""
        available = self.ledger.balance(account)
        if available < product.price:
            raise CreditShort(product.price, available)
        answer = self.sources[product.slug].answer(number)
        with self.database.write() as tx:
            self.ledger.charge(tx, account, product.price, "c_" + secrets.token_hex(12))
        return answer

    def link(self, task: TaskRecord, form: ResultFormat) -> tuple[str, int]:
        """Return the signed path of a completed task's result file, rendered now, and its expiry time."""
        self.results.get(task, form)
        expires = int(self.clock()) + self.settings.link_seconds
        return self.signer.path(task.id, form, expires), expires

    def forget_old(self) -> None:
        """Delete tasks that finished more than `keep_days` ago, with their files."""
        for task_id in self.tasks.forget(self.clock() - self.settings.keep_days * DAY):
            self.results.forget(task_id)


# --- Worker: answers tasks in a thread, a chunk at a time ---


log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""How often to look for work without being woken: another process on the same store may have left some."""

FAULT_WORDS = "The service could not answer this task's numbers."


class Worker:
    """Answers tasks. `step` does all the work; the thread only repeats it.

    Unfinished tasks are found in the store, so a restart only needs another worker.
    """

    def __init__(self, tasks: Tasks, sources: Mapping[str, Source], chunk: int) -> None:
        self._tasks = tasks
        self._sources = sources
        self._chunk = chunk
        self._wake = threading.Event()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def step(self) -> bool:
        """Begin a task, or answer one chunk of one. Return False if there is nothing to do."""
        task = self._tasks.next_unfinished()
        if task is None:
            return False
        if task.state == PENDING:
            self._tasks.begin(task)
            return True
        numbers = self._tasks.numbers(task, self._chunk)
        try:
            lines = self._sources[task.product].lines(numbers)
        except SourceDown as down:
            self._tasks.fail(task, str(down))
        except Exception:
            log.exception("A task of %s could not be answered", task.product)
            self._tasks.fail(task, FAULT_WORDS)
        else:
            self._tasks.record(task, len(numbers), lines)
        return True

    def drain(self) -> None:
        """Answer everything there is, in the caller's thread."""
        while self.step():
            pass

    def start(self, first: Callable[[], None] | None = None) -> None:
        """Answer in a thread from now on; the thread runs `first` before that."""
        self._thread = threading.Thread(target=self._run, args=(first,), name="local-service-worker", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Wake the thread, because there is work."""
        self._wake.set()

    def stop(self) -> None:
        """End the thread after the current chunk, and wait for that."""
        self._stopping.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self, first: Callable[[], None] | None) -> None:
        if first is not None:
            self._guarded(first)
        while not self._stopping.is_set():
            self._wake.clear()
            if not self._guarded(self.step):
                self._wake.wait(LOOK_SECONDS)

    def _guarded(self, work: Callable[[], bool | None]) -> bool:
        """Run `work`, but survive a full disk or a locked store, so that the thread tries again a little later."""
        try:
            return bool(work())
        except (sqlite3.Error, OSError):
            log.exception("The store could not be used; trying again")
            return False
