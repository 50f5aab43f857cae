"""A verification service of the tests' own, read from the API document alone, that misbehaves on request.

It shares nothing with the program or its local service. Every endpoint answers as the document
shows until a test says otherwise: `service.on("detect", status(500), status(429))` makes the next two
submissions fail, `service.always("task", …)` every poll. What came in is kept in `seen` and `submissions`.
"""

from __future__ import annotations

import json
import socket
import struct
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

KEY = "sk-test-5f1e9c0b7a3d4482"
CSV = "text/csv; charset=utf-8"


@dataclass(frozen=True)
class Reply:
    """One answer. `body` is JSON unless it is bytes."""

    status: int = 200
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    media_type: str = "application/json"

    def payload(self) -> bytes:
        return self.body if isinstance(self.body, bytes) else json.dumps(self.body).encode()


class ConnectionReset(Exception):
    """Raised by a behaviour: the request was read, and the connection is cut without an answer."""


@dataclass(frozen=True)
class Request:
    """What came in. `endpoint` is balance, detect, file, task, result, download or check."""

    endpoint: str
    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def key(self) -> str | None:
        return self.headers.get("x-api-key")

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True)
class Submission:
    """A list of numbers that reached the service, whatever it answered."""

    via: str
    product: str
    country: str
    numbers: tuple[str, ...]


Behaviour = Callable[[Request], Reply]


def answers(body: Any, code: int = 200, media_type: str = "application/json", **headers: str) -> Behaviour:
    """Say this; underscores in header names stand for dashes."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda _request: Reply(code, body, named, media_type)


def status(code: int, message: str = "no", **headers: str) -> Behaviour:
    return answers({"error": {"code": f"e{code}", "message": message}}, code, **headers)


def html(code: int = 200) -> Behaviour:
    return answers(b"<!doctype html><html><body><h1>Welcome</h1></body></html>", code, "text/html")


def moved(url: str, code: int = 307) -> Behaviour:
    return answers({}, code, Location=url)


def reset(_request: Request) -> Reply:
    raise ConnectionReset


def held(gate: threading.Event, then: Behaviour = reset, *, first: Callable[[], object] = lambda: None) -> Behaviour:
    """Answer only when the gate opens. `first` is called before."""

    def wait(request: Request) -> Reply:
        first()
        gate.wait(120)
        return then(request)

    return wait


def csv_result(numbers: Sequence[str]) -> bytes:
    """The result file as it is unless a test changes it: one line a number, in order."""
    lines = [f"{number},active,{number[-2:]}" for number in numbers]
    return "\n".join(["number,status,last digits", *lines, ""]).encode()


def unknown_of(unknown: str) -> Callable[[Sequence[str]], bytes]:
    """A result file that knows nothing of one number, and has the others connected."""

    def result(numbers: Sequence[str]) -> bytes:
        lines = [f"{each},{'unknown' if each == unknown else 'connected'}" for each in numbers]
        return "\n".join(["number,status", *lines, ""]).encode()

    return result


class FakeService:
    """The service; `base_url` and `key` are what the program is given."""

    def __init__(self) -> None:
        self.key = KEY
        # How a key has to stand in a request; None: as the document has it.
        self.admits: Callable[[Request], bool] | None = None
        self.balance: Any = {"balance": "1000.50", "currency": "credits"}
        self.result: Callable[[Sequence[str]], bytes] = csv_result
        self.result_type = CSV
        self.seen: list[Request] = []
        self.submissions: list[Submission] = []
        self.tasks: dict[str, Submission] = {}
        self._next: defaultdict[str, deque[Behaviour]] = defaultdict(deque)
        self._always: dict[str, Behaviour] = {}
        self._lock = threading.Lock()
        self._server = _Server(self)
        self.port: int = self._server.server_port
        self.origin = f"http://127.0.0.1:{self.port}"
        self.base_url = f"{self.origin}/api/v1"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()

    def on(self, endpoint: str, *behaviours: Behaviour) -> None:
        """What the next requests to an endpoint get, one each; then it is as before."""
        self._next[endpoint].extend(behaviours)

    def always(self, endpoint: str, behaviour: Behaviour) -> None:
        """What every request to an endpoint gets from now on."""
        self._always[endpoint] = behaviour

    def mended(self) -> None:
        """From now on all is as the document says."""
        self._next.clear()
        self._always.clear()

    def asked(self, endpoint: str) -> list[Request]:
        return [request for request in self.seen if request.endpoint == endpoint]

    @property
    def numbers(self) -> list[str]:
        """Every number that was submitted, as often as it was."""
        return [number for submission in self.submissions for number in submission.numbers]

    def wait_for(self, endpoint: str, count: int = 1, seconds: float = 90) -> None:
        """Until so many requests to an endpoint have come in."""
        end = time.monotonic() + seconds
        while len(self.asked(endpoint)) < count:
            assert time.monotonic() < end, f"{endpoint} was not asked in {seconds} s"
            time.sleep(0.01)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    # --- what the document says ---

    def answer(self, request: Request) -> Reply:
        with self._lock:
            self.seen.append(request)
            if request.endpoint in {"detect", "file"}:
                self.submissions.append(_submission(request))
            planned = self._next[request.endpoint]
            behaviour = planned.popleft() if planned else self._always.get(request.endpoint, self.usual)
        return behaviour(request)

    def usual(self, request: Request) -> Reply:
        """The documented answer."""
        admitted = request.key == self.key if self.admits is None else self.admits(request)
        if request.endpoint != "download" and not admitted:
            return status(401, "The key is not known.")(request)
        if request.endpoint in {"detect", "file"}:
            with self._lock:
                task_id = f"t_{len(self.tasks) + 1:02d}"
                self.tasks[task_id] = _submission(request)
            return Reply(202, {"task_id": task_id, "status": "pending"})
        if request.endpoint == "balance":
            return Reply(200, self.balance)
        if request.endpoint == "check":
            message = {"phone": request.json()["phone"], "status": "active"}
            return Reply(200, message, {"X-RateLimit-Remaining": "179"})
        return self._of_task(request)

    def _of_task(self, request: Request) -> Reply:
        path = request.path.partition("?")[0].split("/")
        task_id = path[2] if request.endpoint == "download" else path[4]
        if task_id not in self.tasks:
            return status(404, "There is no such task.")(request)
        if request.endpoint == "task":
            return Reply(200, {"task_id": task_id, "status": "completed"})
        if request.endpoint == "result":
            return Reply(200, {"download_url": f"{self.origin}/files/{task_id}"})
        return Reply(200, self.result(self.tasks[task_id].numbers), {}, self.result_type)


def _endpoint(method: str, path: str) -> str:
    parts = path.split("?", maxsplit=1)[0].strip("/").split("/")
    if parts[0] == "files":
        return "download"
    known = {("GET", "balance"): "balance", ("POST", "detect"): "detect", ("POST", "detect/file"): "file"}
    known["POST", "realtime/check/phone"] = "check"
    if method == "GET" and parts[2:3] == ["tasks"]:
        return "result" if parts[4:] == ["result"] else "task"
    return known.get((method, "/".join(parts[2:])), "elsewhere")


def _submission(request: Request) -> Submission:
    if request.endpoint == "detect":
        body = request.json()
        return Submission("json", body["product"], body.get("country", ""), tuple(body["phones"]))
    head = f"Content-Type: {request.headers['content-type']}\r\n\r\n".encode()
    parts = {}
    for part in BytesParser().parsebytes(head + request.body).get_payload():
        name = part.get_param("name", header="content-disposition")  # type: ignore[union-attr]
        parts[name] = part.get_payload(decode=True).decode()  # type: ignore[union-attr]
    lines = [line.split(",")[0].strip() for line in parts["file"].splitlines()]
    numbers = tuple(line for line in lines if line.startswith("+"))
    return Submission("file", parts["product"], parts.get("country", ""), numbers)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else a body, written after its head, would wait 40 ms for that to be acknowledged
    service: ClassVar[FakeService]

    def _serve(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        headers = {name.lower(): value for name, value in self.headers.items()}
        request = Request(_endpoint(self.command, self.path), self.command, self.path, headers, body)
        try:
            self._send(self.service.answer(request))
        except ConnectionReset:
            # No lingering: the peer sees a reset instead of an orderly end.
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.close_connection = True

    do_GET = do_POST = _serve  # noqa: N815 - the base class names them

    def _send(self, reply: Reply) -> None:
        payload = reply.payload()
        self.send_response(reply.status)
        for name, value in {"Content-Type": reply.media_type, **reply.headers}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(payload)))
        self.end_headers()
        self.wfile.write(payload)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class names it
        """Nothing: a test reads `seen`."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, service: FakeService) -> None:
        handler = type("Handler", (_Handler,), {"service": service})
        super().__init__(("127.0.0.1", 0), handler)

    def shutdown_request(self, request: Any) -> None:
        # Closed without shutdown(), so that a reset stays one.
        self.close_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Nothing: a client that went away is part of the tests."""
