"""Notices and the task bar of Linux desktops, as messages of their session bus.

Sources: Desktop Notifications Specification 1.2 (org.freedesktop.Notifications); Unity's Launcher API
(com.canonical.Unity.LauncherEntry), which KDE Plasma and GNOME's dock extensions understand, too.
"""

from __future__ import annotations

import html
import os
import re
from collections.abc import Collection
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from desktop_app.ui.notices.notice import Notice
from desktop_app.ui.notices.session_bus import Line, SessionBus
from desktop_app.ui.resources import resource

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
LAUNCHER, LAUNCHER_PATH = "com.canonical.Unity.LauncherEntry", "/com/canonical/unity/launcherentry/dialproof"
DESKTOP_ENTRY = "dialproof"
_APP_URI = f"application://{DESKTOP_ENTRY}.desktop"
_BY_ITSELF = -1  # how long it is seen is the desktop's choice
_NORMAL = 1  # urgency
_TOKEN = re.compile(r"[\x21-\x7e]{1,200}").fullmatch
_LESS = str.maketrans({"<": "‹", ">": "›"})


class FreedesktopNotifier(QObject):
    """`clicked(key)`: the person wants to see what the notice of that key is about."""

    clicked = Signal(str)
    _heard = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = SessionBus()
        self._abilities: frozenset[str] | None = None  # of the server; the bus's thread alone looks at these three
        self._ids: dict[str, int] = {}
        self._token = ""
        self._heard.connect(self._come, Qt.ConnectionType.QueuedConnection)

    def show(self, notice: Notice) -> None:
        """Show it; one of the same key takes the place of that which is there still."""
        self._bus.post(partial(self._show, notice))

    def progress(self, share: float | None) -> None:
        """How far it all is, 0..1, on the program's icon; None for nothing under way."""
        self._bus.post(lambda line: line.emit(launcher_update(share)))

    def close(self) -> None:
        """Let go of the bus."""
        self._bus.close()

    def _come(self, key: str, token: str) -> None:
        if token and QGuiApplication.platformName().startswith("wayland"):
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # without it a Wayland desktop brings nobody to the front
        self.clicked.emit(key)

    # --- on the bus's thread ---

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
    """The message that shows a notice, for a server with these capabilities; `replaces` is an earlier one's id or 0."""
    actions = ["default", notice.action] if "actions" in abilities else []
    hints = {
        "desktop-entry": ("s", DESKTOP_ENTRY),
        "urgency": ("y", _NORMAL),
        "category": ("s", notice.category),
    }
    icon = resource("icons", "app.svg").as_uri()
    # The summary is plain text everywhere, and has only words of ours; a list's title stands in the body.
    body = html.escape(notice.text, quote=False) if "body-markup" in abilities else notice.text.translate(_LESS)
    whole = ("Dialproof", replaces, icon, notice.summary, body, actions, hints, _BY_ITSELF)
    return _call("Notify", "susssasa{sv}i", whole)


def launcher_update(share: float | None) -> Any:
    """The signal that shows how far it all is on the program's icon."""
    from jeepney import DBusAddress, new_signal

    properties = {"progress": ("d", share or 0.0), "progress-visible": ("b", share is not None)}
    emitter = DBusAddress(LAUNCHER_PATH, interface=LAUNCHER)
    return new_signal(emitter, "Update", "sa{sv}", (_APP_URI, properties))


def _call(method: str, signature: str | None = None, body: tuple[Any, ...] = ()) -> Any:
    from jeepney import DBusAddress, new_method_call

    return new_method_call(DBusAddress(PATH, bus_name=NAME, interface=NAME), method, signature, body)
