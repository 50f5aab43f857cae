"""Runs the interface's child process: serves until the pipe to its parent ends."""

from __future__ import annotations

import signal
import sys
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType

from desktop_app.core.errors import DialproofError, LocalServiceDown

LOOK_SECONDS = 1.0
"""How often to see whether the server still runs while nothing comes through the pipe."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The child's message to its parent once it answers. The key goes this way and no other."""

    base_url: str
    api_key: str = field(repr=False)


def run(pipe: Connection, home: Path) -> None:
    """Serve the store in `home` until the pipe ends, closed by the parent or by the parent's death.

    Send `Ready`, or a `DialproofError` if it can't start.
    """
    _own_signals()
    try:
        from desktop_app.local_service.serving import Server

        server = Server(home)
        server.start()
    except DialproofError as error:
        pipe.send(error)
        return
    except (OSError, ImportError) as error:
        pipe.send(LocalServiceDown(reason=str(error)))
        return
    try:
        pipe.send(Ready(server.base_url, server.api_key))
        while server.running:
            if pipe.poll(LOOK_SECONDS):
                pipe.recv_bytes()
    except (EOFError, OSError):
        pass  # the parent closed its end, or is gone
    finally:
        server.stop()


def _own_signals() -> None:
    """Ignore Ctrl-C, which goes to the whole group and is for the parent to handle; leave on SIGTERM."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)
