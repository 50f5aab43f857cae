"""A relative on a real socket, and another host that has its files."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.parser import BytesParser
from email.policy import HTTP
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import quote, unquote

from .relative import ELSEWHERE, ORIGIN, File, Relative

# Status, headers, body.
Answer = tuple[int, dict[str, str], bytes]
FILES = "/api/v1/files/"
KEY = "key-of-a-relative-7391"


@dataclass
class Heard:
    """What came in: numbers of submissions, what was wrong with a request, and headers at the other host."""

    numbers: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    keys_elsewhere: list[str] = field(default_factory=list)
    downloads: int = 0


class Service:
    """Answers as a relative does."""

    def __init__(self, relative: Relative) -> None:
        self.relative = relative
        self.heard = Heard()
        self.polls = 0
        self.clock: Callable[[], float] = time.monotonic
        self._asked = 0.0
        self.addresses = {ORIGIN: "", ELSEWHERE: ""}

    def answer(self, method: str, path: str, headers: Any, body: bytes) -> Answer:
        """Status, headers and body."""
        known: dict[tuple[str, str], Callable[[], Answer]] = {
            ("GET", self._path("balance")): lambda: self._said(200, self.relative.balance),
            ("POST", self._path("detect")): lambda: self._submitted(json.loads(body)),
            ("POST", self._path("detect_file")): lambda: self._uploaded(headers, body),
            ("GET", self._path("task")): self._polled,
            ("GET", self._path("result")): self._result,
            ("POST", self._path("check")): lambda: self._checked(json.loads(body)),
        }
        if method == "GET" and path.startswith(FILES):
            return self.fetched(headers)
        if headers.get("X-API-Key") != KEY:
            return self._said(401, {"error": "no key"})
        if (method, path) not in known:
            self.heard.wrong.append(f"{method} {path}")
            return self._said(404, {"error": "no such place"})
        return known[method, path]()

    def fetched(self, headers: Any) -> Answer:
        """The result file, at the other host."""
        self.heard.keys_elsewhere += [headers["X-API-Key"]] if "X-API-Key" in headers else []
        self.heard.downloads += 1
        return self._file()

    def _path(self, endpoint: str) -> str:
        return self.relative.path(endpoint).replace("{id}", str(self.relative.task_id))

    def _submitted(self, fields: dict[str, Any]) -> Answer:
        reads = self.relative.reads
        self._compare(set(fields), {reads.product, reads.country, reads.phones, *reads.more})
        self._compare({name: fields.get(name) for name in reads.more}, reads.more)
        return self._accepted(fields.get(reads.phones, []))

    def _uploaded(self, headers: Any, body: bytes) -> Answer:
        head = f"Content-Type: {headers['Content-Type']}\r\n\r\n".encode()
        parts = {part.get_param("name", header="content-disposition"): part for part in _parts(head + body)}
        reads = self.relative.reads
        self._compare(set(parts), {reads.upload, reads.upload_product, reads.upload_country, *reads.more})
        lines = parts[reads.upload].get_payload(decode=True).decode().split() if reads.upload in parts else []
        if reads.header is not None:
            self._compare(lines[:1], [reads.header])
            lines = lines[1:]
        return self._accepted(lines)

    def _accepted(self, numbers: list[str]) -> Answer:
        if not all(number.startswith("+") is self.relative.reads.plus for number in numbers):
            self.heard.wrong.append(f"numbers such as {numbers[0]}")
        self.heard.numbers += numbers
        self._asked = self.clock()
        return self._said(self.relative.accepted_status, self.relative.accepted)

    def _polled(self) -> Answer:
        body = self.relative.polls[min(self.polls, len(self.relative.polls) - 1)]
        self.polls += 1
        before, self._asked = self._asked, self.clock()
        if self._asked - before < self.relative.patience:
            self.heard.wrong.append(f"asked again after {self._asked - before:.1f} seconds")
        return self._said(200, body)

    def _result(self) -> Answer:
        if self.polls < len(self.relative.polls):
            self.heard.wrong.append("the result, before there was one")
            return self._said(409, {"error": "not finished"})
        if self.relative.result is None:
            return self._file()
        if self.relative.result == "":
            return 302, {"Location": f"{self.addresses[ELSEWHERE]}{self.relative.file_path}"}, b""
        return self._said(200, self.relative.result)

    def _checked(self, fields: dict[str, Any]) -> Answer:
        reads = self.relative.reads
        self._compare({name: fields.get(name) for name in reads.more}, reads.more)
        self._compare(str(fields.get(reads.phone, "")).startswith("+"), reads.plus)
        status, headers, body = self._said(200, self.relative.check)
        return status, {**headers, "X-RateLimit-Remaining": "17"}, body

    def _file(self) -> Answer:
        file: File = self.relative.file(self.heard.numbers)
        return 200, {"Content-Type": file.media_type}, file.content

    def _compare(self, found: Any, wanted: Any) -> None:
        wanted = wanted - {""} if isinstance(wanted, set) else wanted
        if found != wanted:
            self.heard.wrong.append(f"{found} instead of {wanted}")

    def _said(self, status: int, body: Any) -> Answer:
        text = json.dumps(body).replace('"{id}"', json.dumps(self.relative.task_id))
        text = text.replace("{id}", str(self.relative.task_id))
        for name, address in self.addresses.items():
            text = text.replace(name, address)
        return status, {"Content-Type": "application/json"}, text.encode()


def _parts(message: bytes) -> list[Any]:
    parsed: Any = BytesParser(policy=HTTP).parsebytes(message)
    return list(parsed.iter_parts())


@contextmanager
def running(relative: Relative) -> Iterator[tuple[Service, str]]:
    """The service and its base URL."""
    service = Service(relative)
    with _listening(service.answer) as here, _listening(_files(service)) as there:
        service.addresses = {ORIGIN: here, ELSEWHERE: there}
        yield service, f"{here}/api/v1"


def _files(service: Service) -> Any:
    return lambda _method, _path, headers, _body: service.fetched(headers)


@contextmanager
def _listening(answer: Any) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True  # as in tests/cli/fake_service.py

        def do_GET(self) -> None:
            self._answer()

        def do_POST(self) -> None:
            self._answer()

        def _answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            path = self.path.partition("?")[0]
            status, headers, content = answer(self.command, unquote(path), self.headers, body)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, quote(value, safe="/:;=?&. ,-+"))
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: Any) -> None:
            """Tests read no log."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
