"""The local service in a process of its own, to be killed: `python -m tests.kills.service FOLDER PORT`.

It is as a real one is where `dialproof serve` differs: a key outlives a restart, and there are several accounts. A
line on standard input names an account, and its key is the answer. It ends when standard input does.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
import threading
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from desktop_app.local_service.service import Service
from desktop_app.local_service.serving import HOST, bind, create_app
from desktop_app.local_service.settings import ServiceSettings
from tests.systems import kill

# Numbers a task: few enough that a small list is refused with 413.
MOST = 12
CREDITS = 1_000_000

# What becomes of a submission.
FINE = "fine"
UNHEARD = "unheard"  # nothing is done, and the answer is 500
UNSAID = "unsaid"  # the task is made and charged, and the answer is 500
DYING = "dying"  # the task is made and charged, and the service is killed before it answers


def trouble_file(folder: Path, key: str) -> Path:
    """What becomes of this key's next submissions, a word on each line."""
    return folder / f"trouble-{hashlib.sha256(key.encode()).hexdigest()[:16]}"


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
    config = uvicorn.Config(Troubled(create_app(service), folder), log_level="warning", access_log=False, ws="none")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


if __name__ == "__main__":
    main()
