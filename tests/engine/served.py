"""The local service as the other side: it outlives every process of the program, and its store is the truth."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import httpx

from desktop_app.local_service.accounts import LOCAL_ACCOUNT
from desktop_app.local_service.service import Service
from desktop_app.local_service.serving import create_app
from desktop_app.local_service.settings import ServiceSettings
from desktop_app.local_service.sources import Source, SourceDown, standard_sources

ORIGIN = "http://127.0.0.1:4000"
BASE_URL = f"{ORIGIN}/api/v1"
ENOUGH = 1_000_000
_SOURCES = standard_sources()


@dataclass(frozen=True, slots=True)
class ServedTask:
    """A task of the store."""

    id: str
    state: str
    numbers: tuple[str, ...]


class Failing(Source):
    """A source that is down for the next `times` chunks."""

    def __init__(self, inner: Source) -> None:
        self._inner = inner
        self.times = 0

    @property
    def fields(self) -> tuple[str, ...]:
        return self._inner.fields

    def answer(self, number: str) -> dict[str, str]:
        if self.times:
            self.times -= 1
            raise SourceDown("The source does not answer.")
        return self._inner.answer(number)


def answer_of(product: str, number: str) -> tuple[str, ...]:
    """What the service says of a number, in the order of its fields: it depends on nothing else."""
    source = _SOURCES[product]
    found = source.answer(number)
    return tuple(found[name] for name in source.fields)


class _Running:
    """Whichever service runs: an application takes some time to make, and one serves them all."""

    def __init__(self) -> None:
        self.service: Service | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.service, name)


_RUNNING = _Running()
_ASGI = httpx.ASGITransport(create_app(cast("Service", _RUNNING)))


class Served:
    """The service over its store, asked through ASGI."""

    def __init__(self, folder: Path, clock: Callable[[], float], credit: int) -> None:
        self._folder = folder
        self._clock = clock
        self._opening = credit
        self._granted = self._runs = 0
        self.sources = {slug: Failing(source) for slug, source in _SOURCES.items()}
        self.statuses: Counter[int] = Counter()
        self.under_way: set[asyncio.Task[httpx.Response]] = set()
        self._service: Service | None = None
        self.start(most=ENOUGH)

    def start(self, most: int) -> None:
        """A new run of it over the same store, with a key of its own, that takes `most` numbers a task."""
        self.close()
        settings = ServiceSettings(
            self._folder,
            origin=ORIGIN,
            opening_credits=self._opening,
            max_phones=most,
            max_file_numbers=most,
            chunk=2,
        )
        self._runs += 1
        self._service = Service(
            settings,
            sources=self.sources,
            clock=self._clock,
            ticks=self._clock,
            secret=lambda: f"key_of_run_{self._runs}",  # the same in each story: a mask takes long to make
        )
        self.key = self._service.keys.issue()
        _RUNNING.service = self._service

    async def ask(
        self, request: httpx.Request, lost: Callable[[], bool], done: Callable[[httpx.Response | None], None]
    ) -> httpx.Response:
        """The service's own answer; `done` is told it even where nobody listens any more, None where it was `lost`."""
        serving = asyncio.ensure_future(self._served(request, lost, done))
        self.under_way.add(serving)
        serving.add_done_callback(self.under_way.discard)
        return await asyncio.shield(serving)

    async def _served(
        self, request: httpx.Request, lost: Callable[[], bool], done: Callable[[httpx.Response | None], None]
    ) -> httpx.Response:
        await asyncio.sleep(0)
        if lost():
            done(None)
            raise httpx.ReadError("lost on the way")
        assert self._service is not None
        self._service.worker.step()
        response = await _ASGI.handle_async_request(request)
        await response.aread()
        self.statuses[response.status_code] += 1
        done(response)
        return response

    async def quiet(self) -> None:
        """Until nothing is under way any more."""
        while self.under_way:
            await asyncio.gather(*self.under_way, return_exceptions=True)

    def grant(self, credit: int) -> None:
        """Somebody pays something in."""
        assert self._service is not None
        self._granted += 1
        with self._service.database.write() as tx:
            self._service.ledger.refund(tx, LOCAL_ACCOUNT, credit, f"grant {self._granted}")

    def tasks(self) -> list[ServedTask]:
        """Every task that it has ever taken, the oldest first."""
        with self._store() as store:
            return [_task(store, *row) for row in store.execute("SELECT seq, id, state FROM tasks ORDER BY seq")]

    def charges(self) -> list[tuple[str, int]]:
        """What was charged, with each task's id, the oldest first."""
        with self._store() as store:
            query = "SELECT reference, -amount FROM ledger WHERE kind = 'charge' ORDER BY id"
            return [(str(reference), int(amount)) for reference, amount in store.execute(query)]

    def _store(self) -> closing[sqlite3.Connection]:
        path = ServiceSettings(self._folder).store
        return closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True))

    def close(self) -> None:
        if self._service is not None:
            self._service.close()
            self._service = None


def _task(store: sqlite3.Connection, seq: int, task_id: str, state: str) -> ServedTask:
    blocks = store.execute("SELECT block FROM number_blocks WHERE task = ? ORDER BY first", (seq,))
    return ServedTask(task_id, state, tuple(number for (block,) in blocks for number in json.loads(block)))


@contextlib.contextmanager
def without_threads() -> Iterator[None]:
    """The service's endpoints run in threads; here in place, so that a story takes the same steps every time."""
    import anyio.to_thread

    async def in_place(work: Callable[..., Any], *args: Any, **_more: Any) -> Any:
        return work(*args)

    kept = anyio.to_thread.run_sync
    anyio.to_thread.run_sync = in_place  # type: ignore[assignment]  # it takes fewer options
    try:
        yield
    finally:
        anyio.to_thread.run_sync = kept
