"""Notices and the task bar of Linux desktops, as messages of their session bus.

Sources: Desktop Notifications Specification 1.2 (org.freedesktop.Notifications); Unity's Launcher API
(com.canonical.Unity.LauncherEntry), which KDE Plasma and GNOME's dock extensions understand, too.
"""

from __future__ import annotations

import html
import logging
import os
import re
import selectors
import socket
import threading
from collections import deque
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from desktop_app.ui.look.resources import resource
from desktop_app.ui.notices.notices import Notice

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
LAUNCHER, LAUNCHER_PATH = "com.canonical.Unity.LauncherEntry", "/com/canonical/unity/launcherentry/dialproof"
DESKTOP_ENTRY = "dialproof"
_APP_URI = f"application://{DESKTOP_ENTRY}.desktop"
_BY_ITSELF = -1  # the desktop chooses how long it is visible
_NORMAL = 1  # urgency
_TOKEN = re.compile(r"[\x21-\x7e]{1,200}").fullmatch
_LESS = str.maketrans({"<": "‹", ">": "›"})


class FreedesktopNotifier(QObject):
    """Emits `clicked(key)`: the person wants to see what the notice of that key is about."""

    clicked = Signal(str)
    _heard = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = SessionBus()
        self._abilities: frozenset[str] | None = None  # of the server; only the bus's thread uses these three
        self._ids: dict[str, int] = {}
        self._token = ""
        self._heard.connect(self._come, Qt.ConnectionType.QueuedConnection)

    def show(self, notice: Notice) -> None:
        """Show a notice; it replaces one of the same key."""
        self._bus.post(partial(self._show, notice))

    def progress(self, share: float | None) -> None:
        """Show the overall progress, 0..1, on the program's icon; None for nothing under way."""
        self._bus.post(lambda line: line.emit(launcher_update(share)))

    def close(self) -> None:
        """Close the bus."""
        self._bus.close()

    def _come(self, key: str, token: str) -> None:
        if token and QGuiApplication.platformName().startswith("wayland"):
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # without it a Wayland desktop raises no window
        self.clicked.emit(key)

    # --- On the bus's thread ---

    def _show(self, notice: Notice, line: Line) -> None:
        if self._abilities is None:
            told = line.ask(_call("GetCapabilities"))
            line.listen(NAME, PATH, NAME, self._signalled)
            self._abilities = frozenset(each for each in told[0] if isinstance(each, str))
        self._ids[notice.key] = line.ask(notify(notice, self._ids.get(notice.key, 0), self._abilities))[0]

    def _signalled(self, member: str, body: tuple[Any, ...]) -> None:
        key = next((key for key, known in self._ids.items() if body and known == body[0]), None)
        if key is None:
            return  # another program's
        if member == "NotificationClosed":
            del self._ids[key]
        elif member == "ActivationToken" and len(body) > 1 and _TOKEN(str(body[1])):
            self._token = str(body[1])
        elif member == "ActionInvoked":
            token, self._token = self._token, ""
            self._heard.emit(key, token)


def notify(notice: Notice, replaces: int, abilities: Collection[str]) -> Any:
    """Return the message that shows a notice, for a server with these capabilities.

    `replaces` is an earlier id or 0.
    """
    actions = ["default", notice.action] if "actions" in abilities else []
    hints = {
        "desktop-entry": ("s", DESKTOP_ENTRY),
        "urgency": ("y", _NORMAL),
        "category": ("s", notice.category),
    }
    icon = resource("icons", "app.svg").as_uri()
    # The summary is plain text everywhere, and contains only our words; a list's title is in the body.
    body = html.escape(notice.text, quote=False) if "body-markup" in abilities else notice.text.translate(_LESS)
    whole = ("Dialproof", replaces, icon, notice.summary, body, actions, hints, _BY_ITSELF)
    return _call("Notify", "susssasa{sv}i", whole)


def launcher_update(share: float | None) -> Any:
    """Return the signal that shows the overall progress on the program's icon."""
    from jeepney import DBusAddress, new_signal

    properties = {"progress": ("d", share or 0.0), "progress-visible": ("b", share is not None)}
    emitter = DBusAddress(LAUNCHER_PATH, interface=LAUNCHER)
    return new_signal(emitter, "Update", "sa{sv}", (_APP_URI, properties))


def _call(method: str, signature: str | None = None, body: tuple[Any, ...] = ()) -> Any:
    from jeepney import DBusAddress, new_method_call

    return new_method_call(DBusAddress(PATH, bus_name=NAME, interface=NAME), method, signature, body)


# --- The desktop's message bus (D-Bus), on its own thread: the window never waits for it ---
# If anything is wrong with the bus (missing, hanging, broken off), no notice is shown.


logger = logging.getLogger(__name__)

# Seconds that an answer may take. A service that has to be started first takes one or two.
_ANSWER = 10.0
_FAREWELL = 1.0  # seconds that the program's end waits for what is under way
_MOST_WAITING = 100  # signals between two reads; further ones drop the oldest

Work = Callable[["Line"], None]


class Line:
    """The open connection, for work on the bus's thread."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self._heard: deque[tuple[Any, deque[Any]]] = deque()

    def ask(self, message: Any) -> tuple[Any, ...]:
        """Call a method and return its answer; raise if it is an error or doesn't come."""
        from jeepney.wrappers import unwrap_msg

        body: tuple[Any, ...] = unwrap_msg(self.connection.send_and_get_reply(message, timeout=_ANSWER))
        return body

    def emit(self, signal: Any) -> None:
        """Send a signal."""
        self.connection.send(signal)

    def listen(self, sender: str, path: str, interface: str, heard: Callable[[str, tuple[Any, ...]], None]) -> None:
        """Have `heard(member, body)` called, on the bus's thread, for each signal of a service."""
        from jeepney import MatchRule, message_bus

        rule = MatchRule(type="signal", sender=sender, path=path, interface=interface)
        self.ask(message_bus.AddMatch(rule))
        # Signals carry the service's unique name on the bus, which changes when it is restarted.
        unnamed = MatchRule(type="signal", path=path, interface=interface)
        queue: deque[Any] = deque(maxlen=_MOST_WAITING)
        self.connection.filter(unnamed, queue=queue)
        self._heard.append((heard, queue))

    def take_in(self) -> None:
        """Read what has arrived, and pass its signals on."""
        with suppress(TimeoutError):
            while True:
                self.connection.recv_messages(timeout=0)
        from jeepney import HeaderFields

        for heard, queue in self._heard:
            while queue:
                message = queue.popleft()
                heard(message.header.fields.get(HeaderFields.member, ""), message.body)


class SessionBus:
    """`post` passes work to the thread, which the first post starts; `close` ends it."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._bell: socket.socket | None = None
        self._broken = False

    @property
    def broken(self) -> bool:
        """True if there was no bus, or it broke off: nothing more is sent."""
        return self._broken

    def post(self, work: Work) -> None:
        """Do this on the bus's thread, after earlier posts; do nothing without a bus."""
        if self._broken:
            return
        if self._thread is None:
            self._bell, hears = socket.socketpair()
            self._bell.setblocking(False)  # if full, the thread wakes up anyway
            self._thread = threading.Thread(target=self._run, args=(hears,), name="session bus", daemon=True)
            self._thread.start()
        self._work.put(work)
        self._ring()

    def close(self) -> None:
        """Finish what was posted, if that takes only a moment."""
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
            with suppress(OSError):  # the thread has ended, or is awake anyway
                self._bell.send(b"\0")

    # --- The thread ---

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
                line.take_in()  # signals that arrived with an answer aren't announced again

    def _do(self, work: Work, line: Line) -> None:
        from jeepney.wrappers import DBusErrorResponse

        try:
            work(line)
        except (DBusErrorResponse, TimeoutError) as error:  # the service failed: the bus itself works
            logger.info("the desktop did not take it: %s", getattr(error, "name", type(error).__name__))
