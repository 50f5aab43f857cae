"""Serves the application on a loopback port: uvicorn in a thread of this process.

In a thread, because uvicorn would take the main thread's signal handlers, and the meaning of a signal differs: the
child of the interface ignores Ctrl-C, `dialproof serve` stops.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import re
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import FrameType
from typing import cast

import uvicorn
from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from uvicorn.protocols.http.h11_impl import H11Protocol

from desktop_app.core.errors import LocalServiceDown, UsageError
from desktop_app.core.numbers.phone import masked_text
from desktop_app.core.text.translatable import tr_text
from desktop_app.local_service.accounts import PREFIX
from desktop_app.local_service.database import StoreNewer
from desktop_app.local_service.failures import install
from desktop_app.local_service.gate import BASE, Gate
from desktop_app.local_service.routes import ALL_ROUTES
from desktop_app.local_service.service import Service
from desktop_app.local_service.settings import DOCUMENTED, FOLDER, Limits, ServiceSettings, opening_credits

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
START_SECONDS = 20.0
GRACE_SECONDS = 3
SWITCH_SECONDS = 0.001
"""How long the worker may keep the interpreter from the event loop; Python's own 0.005 is felt in every answer."""

LOGGERS = ("desktop_app.local_service", "uvicorn", "python_multipart", "asyncio")


class Server:
    """Listens from construction on, answers from `start` on.

    `base_url` ends with the version segment. `api_key` is made for this run and valid until `stop`. Raises `UsageError`
    if the port isn't available, `LocalServiceDown` if the store isn't.
    """

    def __init__(
        self, home: Path, port: int = 0, environ: Mapping[str, str] = os.environ, limits: Limits = DOCUMENTED
    ) -> None:
        listening = bind(port)
        try:
            origin = f"http://{HOST}:{listening.getsockname()[1]}"
            folder = home / FOLDER
            settings = ServiceSettings(folder, origin=origin, opening_credits=opening_credits(environ), limits=limits)
            service = _opened(settings)
        except BaseException:
            listening.close()
            raise
        self.base_url = origin + BASE
        self.api_key = service.keys.issue()
        self._folder = folder
        self._service = service
        self._socket = listening
        self._uvicorn = _Uvicorn(_config(service))
        self._thread = threading.Thread(target=self._run, name="local-service", daemon=True)
        self._handlers: list[tuple[logging.Logger, logging.Handler]] = []

    @property
    def running(self) -> bool:
        """True if it still answers."""
        return self._thread.is_alive()

    def start(self) -> None:
        """Start answering, and return when requests are answered. Raise `LocalServiceDown`."""
        sys.setswitchinterval(SWITCH_SECONDS)
        make_room_for_files()
        try:
            self._open_logs()
            self._thread.start()
        except OSError as error:
            self.stop()
            raise LocalServiceDown(reason=tr_text("its log can't be written: {words}", words=error.strerror)) from error
        if not self._uvicorn.ready.wait(START_SECONDS) or not self._uvicorn.started:
            self.stop()
            raise LocalServiceDown(reason=tr_text("it did not begin to answer"))

    def stop(self) -> None:
        """Let running requests end, then close the store."""
        self._uvicorn.should_exit = True
        if self._thread.ident is None:
            self._service.close()
        else:
            self._thread.join()
        self._socket.close()
        for logger, handler in self._handlers:
            logger.removeHandler(handler)
            logger.propagate = True
            handler.close()
        self._handlers.clear()

    def abandon(self) -> None:
        """Close the store, and leave connections to the end of the process: nobody is left who waits for an answer."""
        self._service.close()

    def _open_logs(self) -> None:
        for name in LOGGERS:
            logger = logging.getLogger(name)
            self._handlers.append((logger, open_log(self._folder, logger)))
            logger.setLevel(logging.INFO)
            logger.propagate = False

    def _run(self) -> None:
        try:
            asyncio.run(self._uvicorn.serve(sockets=[self._socket]))
        except Exception:
            log.exception("The server ended with a fault")
        finally:
            self._uvicorn.ready.set()


class _Uvicorn(uvicorn.Server):
    """A uvicorn server that signals when it is ready."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or ():  # asyncio accepts as many at once as may wait: more than there are files
            each.listen(QUEUED)
        self.ready.set()


def bind(port: int) -> socket.socket:
    """Return a socket bound to a loopback port, 0 for any. Raise `UsageError`."""
    # The protocol is given, because asyncio only disables Nagle's delay (40 ms an answer) for such sockets.
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((HOST, port))
        bound.listen(1)  # a second listener on the port would pass bind() and fail only here
    except (OSError, OverflowError) as error:
        bound.close()
        raise UsageError(reason=_why_no_port(port, error)) from error
    return bound


def _why_no_port(port: int, error: Exception) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return tr_text("Port {port} is in use by another program; choose another one, or 0 for any.", port=str(port))
    if isinstance(error, PermissionError):
        return tr_text("Port {port} is reserved by the system; choose one above 1023, or 0 for any.", port=str(port))
    return tr_text("Port {port} can't be used ({error}).", port=str(port), error=error)


def _opened(settings: ServiceSettings) -> Service:
    try:
        return Service(settings)
    except StoreNewer:
        raise LocalServiceDown(reason=tr_text("its store was written by a newer version of Dialproof")) from None
    except sqlite3.Error as error:
        raise LocalServiceDown(
            reason=tr_text("its store “{name}” can't be used: {error}", name=settings.store.name, error=error)
        ) from error
    except OSError as error:
        raise LocalServiceDown(reason=tr_text("its folder can't be used: {words}", words=error.strerror)) from error


def _config(service: Service) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(service),
        loop="asyncio",
        http=BoundedProtocol,
        backlog=ACCEPTED_AT_ONCE,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


# --- ASGI application ---


TITLE = "Task-Based Phone and Account Verification API (Dialproof's local service)"


def create_app(service: Service | ServiceSettings) -> FastAPI:
    """Return the API under `/api/v1`, with its OpenAPI document at `/api/v1/openapi.json`.

    The application's lifespan starts and closes the service's worker and store. Through `httpx.ASGITransport`, which
    runs no lifespan, the service is at `app.state.service`: `keys.issue()` makes a key, `worker.drain()` answers what
    was submitted, `close()` ends it. The Host must be a loopback one there too (`base_url="http://127.0.0.1/api/v1"`).
    """
    serving = Service(service) if isinstance(service, ServiceSettings) else service

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        serving.start()
        try:
            yield
        finally:
            await run_in_threadpool(serving.close)

    app = FastAPI(
        title=TITLE,
        version="v1",
        openapi_url=f"{BASE}/openapi.json",
        docs_url=None,  # both pages load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.service = serving
    install(app)
    for routes in ALL_ROUTES:
        app.include_router(routes, prefix=BASE)
    app.add_middleware(Gate, service=serving)
    return app


# --- Limits on connections and on their silence ---
# Any program of this machine can open connections, also those of other people. Without limits a thousand idle ones use
# up the process's files, and nobody else is let in.


MOST_CONNECTIONS = 200
ACCEPTED_AT_ONCE = 100
"""How many the event loop takes in before any of them can be let go."""
QUEUED = 1_024
"""How many may wait to be taken in."""
HEAD_SECONDS = 10.0
"""How long a request's first line and headers may take in all."""
BODY_SECONDS = 30.0
"""How long a body may pause."""
_FILES = 1_024


class BoundedProtocol(H11Protocol):
    """One connection. If there are too many, the one that has been silent longest is closed."""

    _timer: asyncio.TimerHandle | None = None
    _reads_head = False
    _heard = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Make room for the connection, and wait for its request."""
        super().connection_made(cast("asyncio.Transport", transport))
        self._heard = self.loop.time()
        if len(self.connections) > MOST_CONNECTIONS:
            others = [each for each in self.connections if isinstance(each, BoundedProtocol) and each is not self]
            silent = [each for each in others if each.waits_for_caller]
            gone = min(silent, key=lambda each: each._heard, default=self)
            self.connections.discard(gone)  # `connection_lost` comes later than the next connection
            gone.transport.abort()
        self._time()

    def data_received(self, data: bytes) -> None:
        """Read on, within the time limits."""
        self._heard = self.loop.time()
        super().data_received(data)
        self._time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the time limit."""
        self._stop()
        super().connection_lost(exc)

    @property
    def waits_for_caller(self) -> bool:
        """True if the next thing to come is a request, or the rest of one."""
        return self._awaits_head or self.cycle.more_body

    @property
    def _awaits_head(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _time(self) -> None:
        if self._awaits_head:
            if not self._reads_head:  # the whole head shares this time
                self._start(HEAD_SECONDS)
            self._reads_head = True
            return
        self._reads_head = False
        if self.cycle.more_body:
            self._start(BODY_SECONDS)
        else:
            self._stop()

    def _start(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def make_room_for_files() -> None:
    """Let this process open enough files for all connections: macOS allows 256 by default."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# --- Log: one rotating file, without keys and without full numbers ---


NAME = "service.log"
MOST_BYTES = 1_000_000
KEPT = 2

_KEY = re.compile(re.escape(PREFIX) + r"[\w-]{8,}")


class MaskingFormatter(logging.Formatter):
    """Masks keys and whatever looks like a number: a safety net, because neither is logged in the first place."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, traceback included, masked."""
        line = _KEY.sub(PREFIX + "…", super().format(record))
        return masked_text(line)


class PrivateLog(RotatingFileHandler):
    """A rotating log whose files, including those after a rotation, only their owner may read."""

    def _open(self) -> TextIOWrapper:
        descriptor = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return os.fdopen(descriptor, "a", encoding=self.encoding, errors=self.errors)

    def doRollover(self) -> None:  # noqa: N802 - logging's name
        """Turn the log over; later, if another process has it open: Windows renames no open file."""
        if self.stream:
            self.stream.close()
        try:
            os.rename(self.baseFilename, self.baseFilename)  # noqa: PTH104 - as logging does it
        except OSError:
            self.stream = self._open()
        else:
            super().doRollover()


def open_log(folder: Path, logger: logging.Logger) -> logging.Handler:
    """Make `logger` write to `folder`; remove and close the handler to end that. Raise `OSError`."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / NAME
    handler = PrivateLog(path, maxBytes=MOST_BYTES, backupCount=KEPT, encoding="utf-8")
    handler.setFormatter(MaskingFormatter("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)
    return handler


# --- In the foreground: `dialproof serve` ---


Announce = Callable[[str, str], None]
_LOOK_SECONDS = 0.5


def serve(home: Path, port: int, announce: Announce, stop: threading.Event | None = None) -> None:
    """Serve on 127.0.0.1:`port` (0 for any) until SIGINT, SIGTERM or `stop`, then return.

    Call `announce(base_url, api_key)` once requests are answered; the key is made for this run. Print nothing. Raise
    `UsageError` (the port, DIALPROOF_LOCAL_CREDITS) or `LocalServiceDown`.
    """
    stop = stop or threading.Event()
    with _stopped_by_signals(stop):
        server = Server(home, port)
        server.start()
        try:
            announce(server.base_url, server.api_key)
            while server.running and not stop.wait(_LOOK_SECONDS):
                pass
            if not stop.is_set():
                raise LocalServiceDown(reason=tr_text("it ended by itself"))
        finally:
            server.stop()


@contextmanager
def _stopped_by_signals(stop: threading.Event) -> Iterator[None]:
    """Set `stop` on SIGINT and SIGTERM. Only the main thread may handle signals; other threads rely on `stop`."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(_number: int, _frame: FrameType | None) -> None:
        stop.set()

    before = {number: signal.signal(number, leave) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
