"""The application behind a loopback port: uvicorn in a thread of this process.

In a thread, because uvicorn would take the main thread's signal handlers, and what a signal means
differs: the child of the interface ignores Ctrl-C, `dialproof serve` stops.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sqlite3
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

import uvicorn

from desktop_app.core.errors import LocalServiceDown, UsageError
from desktop_app.core.said import said
from desktop_app.local_service.application import create_app
from desktop_app.local_service.connections import ACCEPTED_AT_ONCE, QUEUED, BoundedProtocol, make_room_for_files
from desktop_app.local_service.database import StoreNewer
from desktop_app.local_service.gate import BASE
from desktop_app.local_service.logfile import open_log
from desktop_app.local_service.service import Service
from desktop_app.local_service.settings import FOLDER, ServiceSettings, opening_credits

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
START_SECONDS = 20.0
GRACE_SECONDS = 3
SWITCH_SECONDS = 0.001
"""How long the worker may keep the interpreter from the event loop; Python's own 0.005 is felt in every answer."""

LOGGERS = ("desktop_app.local_service", "uvicorn", "python_multipart", "asyncio")


class Server:
    """Listens from construction on, answers from `start` on.

    `base_url` ends with the version segment. `api_key` is made for this run and good until `stop`.
    Raises `UsageError` where the port can't be had, `LocalServiceDown` where the store can't.
    """

    def __init__(self, home: Path, port: int = 0, environ: Mapping[str, str] = os.environ) -> None:
        listening = bind(port)
        try:
            origin = f"http://{HOST}:{listening.getsockname()[1]}"
            folder = home / FOLDER
            settings = ServiceSettings(folder, origin=origin, opening_credits=opening_credits(environ))
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
        """Whether it still answers."""
        return self._thread.is_alive()

    def start(self) -> None:
        """Return when requests are answered. Raises `LocalServiceDown`."""
        sys.setswitchinterval(SWITCH_SECONDS)
        make_room_for_files()
        try:
            self._open_logs()
            self._thread.start()
        except OSError as error:
            self.stop()
            raise LocalServiceDown(reason=said("its log can't be written: {words}", words=error.strerror)) from error
        if not self._uvicorn.ready.wait(START_SECONDS) or not self._uvicorn.started:
            self.stop()
            raise LocalServiceDown(reason=said("it did not begin to answer"))

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
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or ():  # asyncio takes in as many at once as may wait, which is more than there are files
            each.listen(QUEUED)
        self.ready.set()


def bind(port: int) -> socket.socket:
    """A socket bound to that loopback port, 0 for any. Raises `UsageError`."""
    # The protocol is named: asyncio switches Nagle's delay off (40 ms an answer) for such sockets only.
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
        return said("Port {port} is in use by another program; choose another one, or 0 for any.", port=str(port))
    if isinstance(error, PermissionError):
        return said("Port {port} is reserved by the system; choose one above 1023, or 0 for any.", port=str(port))
    return said("Port {port} can't be used ({error}).", port=str(port), error=error)


def _opened(settings: ServiceSettings) -> Service:
    try:
        return Service(settings)
    except StoreNewer:
        raise LocalServiceDown(reason=said("its store was written by a newer version of Dialproof")) from None
    except sqlite3.Error as error:
        raise LocalServiceDown(
            reason=said("its store “{name}” can't be used: {error}", name=settings.store.name, error=error)
        ) from error
    except OSError as error:
        raise LocalServiceDown(reason=said("its folder can't be used: {words}", words=error.strerror)) from error


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
