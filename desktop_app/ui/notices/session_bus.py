"""The desktop's message bus (D-Bus), on a thread of its own: the window never waits for it.

Whatever is wrong with the bus (there is none, it hangs, it breaks off) ends in nothing being said.
"""

from __future__ import annotations

import logging
import selectors
import socket
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

logger = logging.getLogger(__name__)

# Seconds that an answer may take. A service that has to be started first takes one or two.
_ANSWER = 10.0
_FAREWELL = 1.0  # seconds that the end of the program waits for what is under way
_MOST_WAITING = 100  # signals between two looks; what comes on top pushes the oldest out

Work = Callable[["Line"], None]


class Line:
    """The open connection, for work that runs on the bus's thread."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self._heard: deque[tuple[Any, deque[Any]]] = deque()

    def ask(self, message: Any) -> tuple[Any, ...]:
        """Call a method and wait for its answer; raises where it is an error or doesn't come."""
        from jeepney.wrappers import unwrap_msg

        body: tuple[Any, ...] = unwrap_msg(self.connection.send_and_get_reply(message, timeout=_ANSWER))
        return body

    def emit(self, signal: Any) -> None:
        """Send a signal to whoever listens."""
        self.connection.send(signal)

    def listen(self, sender: str, path: str, interface: str, heard: Callable[[str, tuple[Any, ...]], None]) -> None:
        """Have `heard(member, body)` called, on the bus's thread, for each signal of a service."""
        from jeepney import MatchRule, message_bus

        rule = MatchRule(type="signal", sender=sender, path=path, interface=interface)
        self.ask(message_bus.AddMatch(rule))
        # What arrives bears the service's own name on the bus, which changes when it is started anew.
        unnamed = MatchRule(type="signal", path=path, interface=interface)
        queue: deque[Any] = deque(maxlen=_MOST_WAITING)
        self.connection.filter(unnamed, queue=queue)
        self._heard.append((heard, queue))

    def take_in(self) -> None:
        """Read what has arrived, and hand the signals in it on."""
        with suppress(TimeoutError):
            while True:
                self.connection.recv_messages(timeout=0)
        from jeepney import HeaderFields

        for heard, queue in self._heard:
            while queue:
                message = queue.popleft()
                heard(message.header.fields.get(HeaderFields.member, ""), message.body)


class SessionBus:
    """`post` hands work to the thread, which begins with the first; `close` ends it."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._bell: socket.socket | None = None
        self._broken = False

    @property
    def broken(self) -> bool:
        """Whether there was no bus, or it broke off: nothing more is sent."""
        return self._broken

    def post(self, work: Work) -> None:
        """Do this on the bus's thread, after what was posted before; where there is no bus, nothing."""
        if self._broken:
            return
        if self._thread is None:
            self._bell, hears = socket.socketpair()
            self._bell.setblocking(False)  # full, it is heard anyway
            self._thread = threading.Thread(target=self._run, args=(hears,), name="session bus", daemon=True)
            self._thread.start()
        self._work.put(work)
        self._ring()

    def close(self) -> None:
        """Finish what was posted, if that takes but a moment."""
        if self._thread is None:
            return
        self._work.put(None)
        self._ring()
        self._thread.join(_FAREWELL)
        if self._bell is not None:
            self._bell.close()
        self._thread, self._bell, self._broken = None, None, True

    def _ring(self) -> None:
        if self._bell is not None:
            with suppress(OSError):  # the thread has ended, or has enough to hear
                self._bell.send(b"\0")

    # --- on the thread ---

    def _run(self, bell: socket.socket) -> None:
        with bell:
            try:
                from jeepney.io.blocking import open_dbus_connection

                with open_dbus_connection(bus="SESSION") as connection:
                    self._serve(Line(connection), bell)
            except Exception as error:  # noqa: BLE001 - notices are an extra: whatever is wrong with a bus, nothing else may suffer
                logger.info("no session bus: %s", type(error).__name__)
            self._broken = True

    def _serve(self, line: Line, bell: socket.socket) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(line.connection.sock, selectors.EVENT_READ)
            waiting.register(bell, selectors.EVENT_READ)
            while True:
                if any(key.fileobj is bell for key, _ in waiting.select()):
                    bell.recv(64)
                while not self._work.empty():
                    work = self._work.get()
                    if work is None:
                        return
                    self._do(work, line)
                line.take_in()  # what came along with an answer isn't announced once more

    def _do(self, work: Work, line: Line) -> None:
        from jeepney.wrappers import DBusErrorResponse

        try:
            work(line)
        except (DBusErrorResponse, TimeoutError) as error:  # nobody there who could: the bus itself is well
            logger.info("the desktop did not take it: %s", getattr(error, "name", type(error).__name__))
