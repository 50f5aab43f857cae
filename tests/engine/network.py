"""Between the client and the service: each request meets the next fault of a script.

What httpcore tells while it sends (its `trace` extension) is told here in the same way, for by that the client
knows whether a request may have left.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import httpcore
import httpx

from .faults import FINE, PAGE, Endpoint, Fault, Pieces, Reach
from .life import ANSWER, REQUEST, Life
from .served import BASE_URL, Served

_NUMBER = re.compile(r"\+[0-9]{6,15}")

Script = dict[Endpoint, deque[Fault]]


@dataclass(frozen=True, slots=True)
class Sent:
    """A submission that left. `task` is the journal's, 0 for none; `event` the newest of all events by then.

    `remote_id`: the task that the service has made and charged for it, "" for none.
    """

    task: int
    event: int
    numbers: tuple[str, ...]
    remote_id: str
    fault: Fault


class Traffic:
    """What all processes have sent and heard, seen from the line.

    `script` is what becomes of the next requests. `leaving` tells the journal's task and newest event for the
    numbers of a submission. By the service's task: `delivered`, the numbers of its result file as it came down
    last and whole (None for the true file), `came`, the numbers of all files that came whole, and `denied`, how often
    in a row it was said not to exist.
    """

    def __init__(self, served: Served, leaving: Callable[[Sequence[str]], tuple[int, int]]) -> None:
        self.served = served
        self.leaving = leaving
        self.script: Script = {endpoint: deque() for endpoint in Endpoint}
        self.sent: list[Sent] = []
        self.key_leaked = False
        self.delivered: dict[str, set[str] | None] = {}
        self.came: defaultdict[str, set[str]] = defaultdict(set)
        self.denied: Counter[str] = Counter()
        self.requests: Counter[Endpoint] = Counter()
        self.faults: Counter[tuple[Endpoint, str]] = Counter()

    def next_fault(self, endpoint: Endpoint) -> Fault:
        """What the script has for this request."""
        waiting = self.script.get(endpoint)
        fault = waiting.popleft() if waiting else FINE
        self.requests[endpoint] += 1
        if fault is not FINE:
            self.faults[endpoint, fault.name] += 1
        return fault

    def note(self, endpoint: Endpoint, request: httpx.Request, heard: httpx.Response) -> None:
        """Remember what was heard of a task."""
        remote_id = request.url.path.rsplit("/", 1)[-1]
        if endpoint is Endpoint.TASK:
            self.denied[remote_id] = self.denied[remote_id] + 1 if heard.status_code == 404 else 0
        assert isinstance(heard.stream, Pieces)
        if endpoint is not Endpoint.DOWNLOAD or not heard.stream.whole:
            return
        if heard.status_code == 206:
            self.delivered[remote_id] = None
        elif heard.status_code == 200:
            found = self.delivered[remote_id] = set(_NUMBER.findall(heard.stream.body.decode("utf-8", "replace")))
            self.came[remote_id] |= found


class Network(httpx.AsyncBaseTransport):
    """The transport of one process."""

    def __init__(self, traffic: Traffic, life: Life) -> None:
        self._traffic = traffic
        self._life = life
        self._open = False

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """One request through the next fault."""
        self._life.step(REQUEST)
        if not str(request.url).startswith(BASE_URL):
            return await self._elsewhere(request)
        endpoint = endpoint_of(request)
        fault = self._traffic.next_fault(endpoint)
        await request.aread()
        await self._set_out(request, fault)
        try:
            heard = await fault.heard(await self._arrived(endpoint, request, fault))
        except httpx.TransportError:
            self._open = False
            await _tell(request, "receive_response_headers", failed=True)
            raise
        if self._life.unheard:
            await asyncio.Event().wait()
        await _tell(request, "receive_response_headers")
        self._traffic.note(endpoint, request, heard)
        self._life.step(ANSWER)
        return heard

    async def _elsewhere(self, request: httpx.Request) -> httpx.Response:
        """Where a redirect leads to: a page, which may never see the key."""
        self._traffic.key_leaked |= "X-API-Key" in request.headers
        return await PAGE.heard(None)

    async def _set_out(self, request: httpx.Request, fault: Fault) -> None:
        """Connect, unless a read may use an open connection, and send."""
        if request.method == "POST" or not self._open or fault.reach in {Reach.NO_CONNECTION, Reach.NO_TLS}:
            await _tell(request, "connect_tcp", failed=fault.reach is Reach.NO_CONNECTION)
            if fault.reach is Reach.NO_TLS:
                await _tell(request, "start_tls", failed=True)
            if fault.reach in {Reach.NO_CONNECTION, Reach.NO_TLS}:
                self._open = False
                await fault.heard(None)
        self._open = self._open or request.method != "POST"
        await _tell(request, "send_request_headers")
        await _tell(request, "send_request_body")

    async def _arrived(self, endpoint: Endpoint, request: httpx.Request, fault: Fault) -> httpx.Response | None:
        """The service's own answer, None where the request was lost."""

        def done(response: httpx.Response | None) -> None:
            if endpoint is Endpoint.DETECT:
                self._traffic.sent.append(Sent(intent[0], intent[1], numbers, _task_id(response), fault))

        if endpoint is Endpoint.DETECT:  # a byte of it has left: the intent has to be known by now
            numbers = tuple(_NUMBER.findall(request.content.decode()))
            intent = self._traffic.leaving(numbers)
        if fault.reach is Reach.LOST:
            done(None)
            return None
        return await self._traffic.served.ask(request, lambda: self._life.cut_off, done)


def endpoint_of(request: httpx.Request) -> Endpoint:
    """Which of the endpoints is asked."""
    parts = request.url.path.removeprefix("/api/v1/").split("/")
    if parts[0] == "tasks":
        return Endpoint.RESULT if parts[-1] == "result" else Endpoint.TASK
    return {"balance": Endpoint.BALANCE, "detect": Endpoint.DETECT, "downloads": Endpoint.DOWNLOAD}[parts[0]]


def _task_id(response: httpx.Response | None) -> str:
    if response is None or response.status_code != 202:
        return ""
    return str(json.loads(response.content)["task_id"])


async def _tell(request: httpx.Request, what: str, *, failed: bool = False) -> None:
    """As httpcore tells it: connecting knows no request, the rest does."""
    layer = "connection" if what in {"connect_tcp", "start_tls"} else "http11"
    sent = httpcore.Request(request.method, str(request.url))
    await request.extensions["trace"](f"{layer}.{what}.started", {} if layer == "connection" else {"request": sent})
    await request.extensions["trace"](f"{layer}.{what}.{'failed' if failed else 'complete'}", {})
