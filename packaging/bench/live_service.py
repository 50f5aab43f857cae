"""Services in a process of their own, so that their work isn't the program's: one never answers, one does so at once.

With the first every task is processing; each question finds it a thousandth further, so that none ends while it is
watched. The second has completed a task when it has taken it, and says the same of every number.
"""

from __future__ import annotations

import json
import multiprocessing
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing.connection import Connection
from typing import ClassVar

_THOUSAND = 1_000
_NUMBER = re.compile(rb"\+\d{7,15}")
# As much as the local service's phone validation answers.
_COLUMNS = b"number,valid,reason,region,country_code,line_type,national_format,international_format,time_zones,place\n"
_ANSWER = (
    b",yes,,GB,44,mobile,07400 123456,+44 7400 123456,Europe/Guernsey Europe/Jersey Europe/London,United Kingdom\n"
)


class _Service(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def say(self, answer: dict[str, object], code: int = 200) -> None:
        """Answer with JSON."""
        self.send(json.dumps(answer).encode(), "application/json", code)

    def send(self, body: bytes, media_type: str, code: int = 200) -> None:
        """Answer."""
        self.send_response(code)
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's name
        """Nothing: the bench's output is its table."""


_BALANCE: dict[str, object] = {"balance": "10000000", "currency": "credits"}


class _Processing(_Service):
    asked: ClassVar[Counter[str]] = Counter()

    def do_GET(self) -> None:
        """How far a task is; the balance for anything else."""
        task_id = self.path.rpartition("/")[2]
        self.asked[task_id] += 1
        share = min(0.9, self.asked[task_id] / _THOUSAND)
        live = {"task_id": task_id, "status": "PROCESSING", "progress": share}
        self.say(live if "/tasks/" in self.path else _BALANCE)


class _AtOnce(_Service):
    results: ClassVar[dict[str, bytes]] = {}

    def do_POST(self) -> None:
        """Take a task, whichever way it was sent."""
        numbers = _NUMBER.findall(self.rfile.read(int(self.headers["Content-Length"])))
        task_id = f"t{len(self.results)}"
        self.results[task_id] = _COLUMNS + b"".join(number + _ANSWER for number in numbers)
        self.say({"task_id": task_id, "status": "pending"}, 202)

    def do_GET(self) -> None:
        """A task's state, where its result is, the result; the balance for anything else."""
        match self.path.strip("/").split("/"):
            case [_, "tasks", task_id]:
                self.say({"task_id": task_id, "status": "completed"})
            case [_, "tasks", task_id, "result"]:
                self.say({"download_url": f"http://{self.headers['Host']}/files/{task_id}"})
            case ["files", task_id]:
                self.send(self.results[task_id], "text/csv; charset=utf-8")
            case _:
                self.say(_BALANCE)


def _serve(door: Connection, handler: type[_Service]) -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    door.send(server.server_address[1])
    server.serve_forever()


@contextmanager
def answering(*, at_once: bool = False) -> Iterator[str]:
    """The base address of such a service."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(
        target=_serve, args=(there, _AtOnce if at_once else _Processing), name="bench-service", daemon=True
    )
    process.start()
    try:
        yield f"http://127.0.0.1:{here.recv()}/v1"
    finally:
        process.terminate()
        process.join()
