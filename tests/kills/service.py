"""The local service in a process of its own, to be killed: `python -m tests.kills.service FOLDER PORT`.

It is as a real one is where `dialproof serve` differs: a key outlives a restart, and there are several accounts. A
line on standard input names an account, and its key is the answer. It ends when standard input does.
"""

from __future__ import annotations

import asyncio
import csv
import hashlib
import io
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from desktop_app.local_service.gate import BASE
from desktop_app.local_service.service import Service
from desktop_app.local_service.serving import HOST, bind, create_app
from desktop_app.local_service.settings import ServiceSettings
from desktop_app.local_service.sources import standard_sources
from tests.systems import kill

# Numbers a task: few enough that a small list is refused with 413.
MOST = 12
CREDITS = 1_000_000

# Where the answers come in the reply, and the header of a submission's own key.
NOW, KEY_HEADER = "/now", "Idempotency-Key"

# What becomes of a submission.
FINE = "fine"
UNHEARD = "unheard"  # nothing is done, and the answer is 500
UNSAID = "unsaid"  # the task is made and charged, and the answer is 500
DYING = "dying"  # the task is made and charged, and the service is killed before it answers


def trouble_file(folder: Path, key: str) -> Path:
    """What becomes of this key's next submissions, a word on each line."""
    return folder / f"trouble-{hashlib.sha256(key.encode()).hexdigest()[:16]}"


class Answering:
    """ASGI middleware: POST /now makes a task, and has its answers in the reply.

    With an idempotency key that it knows, it answers with the task that was made then. A key is written down before
    the task is made, and the task is found by its numbers: so nothing is charged twice, whenever it is killed.
    """

    def __init__(self, app: ASGIApp, service: Service, folder: Path) -> None:
        self._app = app
        self._service = service
        self._keys = folder / "idempotency-keys"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != f"{BASE}{NOW}":
            await self._app(scope, receive, send)
            return
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        status, said = await self._answered(scope, body)
        content = json.dumps(said).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": content})

    async def _answered(self, scope: Scope, body: bytes) -> tuple[int, Any]:
        headers = {name.decode(): value.decode() for name, value in scope["headers"]}
        asked = json.loads(body)
        task_id = self._known(headers.get(KEY_HEADER.lower(), ""), asked["phones"])
        if not task_id:
            kept = {name: headers[name] for name in ("x-api-key", "content-type")}
            transport = httpx.ASGITransport(self._app)
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}{BASE}", headers=kept) as client:
                made = await client.post("/detect", content=body)
            if not made.is_success:
                return made.status_code, made.json()
            task_id = made.json()["task_id"]
        while (found := self._task(task_id))[1] != "completed":  # noqa: ASYNC110 - a thread of the service works on it
            await asyncio.sleep(0.01)
        fields = standard_sources()[asked["product"]].fields
        lines = io.StringIO("".join(self._blocks("result", found[0])), newline="")
        rows = list(csv.DictReader(lines, ("number", *fields)))
        return 200, {"bulk": task_id, "results": rows}

    def _task(self, task_id: str) -> tuple[int, str]:
        with self._service.database.read() as tx:
            seq, state = tx.execute("SELECT seq, state FROM tasks WHERE id = ?", (task_id,)).fetchone()
        return seq, state

    def _blocks(self, kind: str, seq: int) -> list[str]:
        query = f"SELECT block FROM {kind}_blocks WHERE task = ? ORDER BY first"  # noqa: S608 - two words of ours
        with self._service.database.read() as tx:
            return [block for (block,) in tx.execute(query, (seq,)).fetchall()]

    def _known(self, key: str, numbers: list[str]) -> str:
        """The task that was made with a key; "" for none."""
        if not key:
            return ""
        with self._service.database.read() as tx:
            tasks = tx.execute("SELECT id, seq FROM tasks").fetchall()
        known = dict(line.split() for line in self._keys.read_text().splitlines()) if self._keys.exists() else {}
        if key not in known:
            with self._keys.open("a") as file:
                file.write(f"{key} {max((seq for _, seq in tasks), default=0)}\n")
            return ""
        made = (task_id for task_id, seq in tasks if seq > int(known[key]) and self._numbers(seq) == numbers)
        return next(made, "")

    def _numbers(self, seq: int) -> list[str]:
        return [number for block in self._blocks("number", seq) for number in json.loads(block)]


class Troubled:
    """ASGI middleware: what `trouble_file` says happens to the submission whose turn it is."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = app
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        trouble = self._next(scope) if scope["type"] == "http" and scope["method"] == "POST" else FINE
        if trouble == FINE:
            await self._app(scope, receive, send)
            return
        if trouble == UNHEARD:
            while (await receive()).get("more_body", False):
                pass
        else:
            await self._app(scope, receive, _unsaid)
        if trouble == DYING:
            kill(os.getpid())
        await send({"type": "http.response.start", "status": 500, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    def _next(self, scope: Scope) -> str:
        key = dict(scope["headers"]).get(b"x-api-key", b"").decode()
        file = trouble_file(self._folder, key)
        words = file.read_text("utf-8").split() if file.exists() else []
        file.write_text("\n".join(words[1:]), "utf-8")
        return words[0] if words else FINE


async def _unsaid(_message: Message) -> None:
    return


def _keep_keys(service: Service) -> None:
    """A key is good for one run of the local service; a real service's keys aren't lost when it is killed."""
    service.keys.issue()
    with service.database.write() as tx:
        tx.execute("UPDATE keys SET run = (SELECT run FROM keys ORDER BY created_at DESC LIMIT 1)")


def _issue_keys(service: Service) -> None:
    for line in sys.stdin:
        account = line.strip()
        service.ledger.open(account, CREDITS)
        print(service.keys.issue(account), flush=True)
    os._exit(0)


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    listening = bind(port)
    port = listening.getsockname()[1]
    settings = ServiceSettings(folder, f"http://{HOST}:{port}", max_phones=MOST, max_file_numbers=MOST)
    service = Service(settings)
    _keep_keys(service)
    print(port, flush=True)
    threading.Thread(target=_issue_keys, args=(service,), daemon=True).start()
    app = Answering(create_app(service), service, folder)
    config = uvicorn.Config(Troubled(app, folder), log_level="warning", access_log=False, ws="none")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


if __name__ == "__main__":
    main()
