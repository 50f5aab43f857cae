from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
import uvicorn

from desktop_app.local_service.resultfiles import ResultFormat
from desktop_app.local_service.service import Service
from desktop_app.local_service.serving import bind, create_app
from desktop_app.local_service.settings import Product, ServiceSettings, product_of
from desktop_app.local_service.tasks import TaskRecord


class RealService:
    """The local service's application behind a real port, its rate limits off, and a look behind its counter.

    Its download links name the host that they were asked through, so that they lead through a proxy, too.
    """

    def __init__(self, settings: ServiceSettings) -> None:
        self.service = Service(settings)
        self.key = self.service.keys.issue()
        self._socket = bind(0)
        self.port: int = self._socket.getsockname()[1]
        self._uvicorn = uvicorn.Server(
            uvicorn.Config(create_app(self.service), http="h11", ws="none", log_config=None, access_log=False)
        )
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.run(self._uvicorn.serve(sockets=[self._socket]))

    @property
    def balance(self) -> int:
        """Credits left."""
        return self.service.ledger.balance("local")

    def completed(self, count: int, product: str = "hlr-lookup") -> str:
        """The id of a completed task of so many numbers."""
        chosen = product_of(product)
        assert isinstance(chosen, Product)
        numbers = [f"+4474{number:08d}" for number in range(count)]
        return self.finished(self.service.submit("local", chosen, "GB", numbers).id)

    def finished(self, task_id: str) -> str:
        """Returns when the task is completed."""
        pause = threading.Event()
        for _turn in range(2000):
            if self._task(task_id).state == "completed":
                return task_id
            pause.wait(0.01)
        raise AssertionError("the task doesn't end")

    def link(self, task_id: str, *, expired: bool = False) -> str:
        """A signed link to a completed task's result, below whatever address the client has."""
        if expired:
            return self.service.signer.path(task_id, ResultFormat.CSV, 1).removeprefix("/")
        return self.service.link(self._task(task_id), ResultFormat.CSV)[0].removeprefix("/")

    def file(self, task_id: str) -> bytes:
        """The result file itself."""
        return self.service.results.get(self._task(task_id), ResultFormat.CSV).path.read_bytes()

    def _task(self, task_id: str) -> TaskRecord:
        task = self.service.tasks.any_account(task_id)
        assert task is not None
        return task

    def close(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join()
        self._socket.close()


@pytest.fixture(scope="session")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealService]:
    running = RealService(ServiceSettings(tmp_path_factory.mktemp("service"), limits=None, chunk=5000))
    yield running
    running.close()
