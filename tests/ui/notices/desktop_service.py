"""A message bus of the test's own, and on it a desktop that shows notices: small, but over a real socket."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from tests.systems import NO_JEEPNEY

pytest.importorskip("jeepney", reason=NO_JEEPNEY)

from jeepney import DBusAddress, HeaderFields, MatchRule, MessageType, message_bus, new_method_return, new_signal
from jeepney.io.blocking import open_dbus_connection

from desktop_app.ui.notices.freedesktop import LAUNCHER, NAME, PATH

_SETTINGS = """<busconfig><type>session</type><listen>unix:dir={place}</listen><policy context="default">
<allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>"""
_PATIENCE = 120.0


@contextmanager
def message_bus_at(place: Path) -> Iterator[str]:
    """A bus without any services; its address."""
    settings = place / "bus.conf"
    settings.write_text(_SETTINGS.format(place=place), "utf-8")
    command = ["dbus-daemon", f"--config-file={settings}", "--print-address", "--nofork", "--nopidfile"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as daemon:  # noqa: S603 - the bus under test
        try:
            assert daemon.stdout is not None
            yield daemon.stdout.readline().strip()
        finally:
            daemon.terminate()


class DesktopService:
    """Answers as a desktop does, and keeps what it was asked: `notices`, and `progress` of task bars."""

    def __init__(self, address: str, abilities: tuple[str, ...] = ("actions", "body", "body-markup")) -> None:
        self.notices: Queue[tuple[Any, ...]] = Queue()
        self.progress: Queue[tuple[Any, ...]] = Queue()
        self._abilities = list(abilities)
        self._ids = 0
        self._connection = open_dbus_connection(bus=address)
        self._ask(message_bus.RequestName(NAME))
        self._ask(message_bus.AddMatch(MatchRule(type="signal", interface=LAUNCHER)))
        self._ending = False
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def next_notice(self) -> tuple[Any, ...]:
        """What Notify is called with next."""
        return self.notices.get(timeout=_PATIENCE)

    def next_progress(self) -> dict[str, Any]:
        """What a task bar is told next."""
        uri, properties = self.progress.get(timeout=_PATIENCE)
        return {"uri": uri, **{name: value for name, (_kind, value) in properties.items()}}

    def emit(self, member: str, signature: str, *body: Any) -> None:
        """Send one of the service's signals."""
        self._connection.send(new_signal(DBusAddress(PATH, interface=NAME), member, signature, body))

    def close(self) -> None:
        """Leave the bus."""
        self._ending = True
        self._thread.join()
        self._connection.close()

    def _ask(self, message: Any) -> None:
        self._connection.send_and_get_reply(message, timeout=_PATIENCE)

    def _serve(self) -> None:
        while not self._ending:
            with suppress(TimeoutError):
                self._take(self._connection.receive(timeout=0.05))

    def _take(self, message: Any) -> None:
        member = message.header.fields.get(HeaderFields.member)
        if message.header.message_type is MessageType.signal and member == "Update":
            self.progress.put(message.body)
        elif member == "GetCapabilities":
            self._connection.send(new_method_return(message, "as", (self._abilities,)))
        elif member == "Notify":
            self._ids += 1
            self._connection.send(new_method_return(message, "u", (message.body[1] or self._ids,)))
            self.notices.put(message.body)
