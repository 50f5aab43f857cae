"""A service that only answers how far tasks are, in a process of its own, so that its work isn't the window's.

Every task is processing; each question finds it a thousandth further, so that none ends while it is watched.
"""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing.connection import Connection
from typing import ClassVar

_THOUSAND = 1_000


class _Tasks(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    asked: ClassVar[Counter[str]] = Counter()

    def do_GET(self) -> None:
        """How far a task is; the balance for anything else."""
        task_id = self.path.rpartition("/")[2]
        self.asked[task_id] += 1
        answer: dict[str, object] = {"balance": "100000", "currency": "credits"}
        if "/tasks/" in self.path:
            share = min(0.9, self.asked[task_id] / _THOUSAND)
            answer = {"task_id": task_id, "status": "PROCESSING", "progress": share}
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's name
        """Nothing: the bench's output is its table."""


def _serve(door: Connection) -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Tasks)
    door.send(server.server_address[1])
    server.serve_forever()


@contextmanager
def answering() -> Iterator[str]:
    """The base address of such a service."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there,), name="bench-service", daemon=True)
    process.start()
    try:
        yield f"http://127.0.0.1:{here.recv()}/v1"
    finally:
        process.terminate()
        process.join()
