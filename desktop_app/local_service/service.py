"""What the endpoints do, without HTTP."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence

from desktop_app.local_service.database import Database
from desktop_app.local_service.keys import LOCAL_ACCOUNT, Keys, secret_of
from desktop_app.local_service.ledger import CreditShort, Ledger
from desktop_app.local_service.limits import RateLimiter
from desktop_app.local_service.links import LinkSigner, ResultFormat
from desktop_app.local_service.products import Product
from desktop_app.local_service.resultfiles import ResultFiles
from desktop_app.local_service.settings import ServiceSettings
from desktop_app.local_service.sources.source import Source
from desktop_app.local_service.sources.standard import standard_sources
from desktop_app.local_service.tasks import TaskRecord, Tasks
from desktop_app.local_service.worker import Worker

Clock = Callable[[], float]
DAY = 86_400


class Service:
    """One store with its worker. `clock` tells seconds since 1970, `ticks` seconds that never go back.

    Opening it makes the account `local`; answering begins with `start`, or step by step through
    `worker`. Raises `sqlite3.Error`, `OSError` or `StoreNewer` where the store can't be used.
    """

    def __init__(
        self,
        settings: ServiceSettings,
        *,
        sources: Mapping[str, Source] | None = None,
        clock: Clock = time.time,
        ticks: Clock = time.monotonic,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.ticks = ticks
        self.database = Database(settings.store)
        self.sources = standard_sources() if sources is None else sources
        self.ledger = Ledger(self.database, clock)
        self.ledger.open(LOCAL_ACCOUNT, settings.opening_credits)
        self.keys = Keys(self.database, clock)
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
        """Stop answering after the chunk in hand, forget this run's keys, close the store. Twice is fine."""
        if self._closed:
            return
        self._closed = True
        self.worker.stop()
        self.keys.revoke()
        self.database.close()

    def submit(self, account: str, product: Product, country: str, numbers: Sequence[str]) -> TaskRecord:
        """A charged, pending task; repeated numbers count once. Raises `CreditShort`."""
        task = self.tasks.create(account, product, country, list(dict.fromkeys(numbers)))
        self.worker.wake()
        return task

    def check(self, account: str, product: Product, number: str) -> dict[str, str]:
        """Answer one number now and charge it. Raises `CreditShort` and `SourceDown`; neither charges."""
        available = self.ledger.balance(account)
        if available < product.price:
            raise CreditShort(product.price, available)
        answer = self.sources[product.slug].answer(number)
        with self.database.write() as tx:
            self.ledger.charge(tx, account, product.price, "c_" + secrets.token_hex(12))
        return answer

    def link(self, task: TaskRecord, form: ResultFormat) -> tuple[str, int]:
        """The signed path of a completed task's result file, which is rendered now, and when it expires."""
        self.results.get(task, form)
        expires = int(self.clock()) + self.settings.link_seconds
        return self.signer.path(task.id, form, expires), expires

    def forget_old(self) -> None:
        """Delete tasks that finished more than `keep_days` ago, with their files."""
        for task_id in self.tasks.forget(self.clock() - self.settings.keep_days * DAY):
            self.results.forget(task_id)
