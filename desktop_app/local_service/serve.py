"""Runs `dialproof serve`: the local service in the foreground."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from desktop_app.core.errors import LocalServiceDown
from desktop_app.core.text.said import said
from desktop_app.local_service.serving import Server

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
                raise LocalServiceDown(reason=said("it ended by itself"))
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
