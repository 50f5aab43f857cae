"""One notice, and who shows it: the desktop's own service on each system."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QObject, QSysInfo, Signal
from PySide6.QtGui import QGuiApplication

_NO_DESKTOP = {"offscreen", "minimal"}


@dataclass(frozen=True, slots=True)
class Notice:
    """A line and some words below it. A later one of the same `key` takes its place.

    `action` is what a click does, in a word; `category` as the Desktop Notifications Specification has them.
    """

    key: str
    summary: str
    text: str
    action: str = ""
    category: str = ""


class Notifier(Protocol):
    """Shows notices where the desktop does. Nothing raises, and nothing waits; without a service nothing happens."""

    clicked: Any  # Signal(str): the key of the notice that the person clicked

    def show(self, notice: Notice) -> None:
        """Show it."""
        ...

    def progress(self, share: float | None) -> None:
        """How far it all is, 0..1, on the task bar; None for nothing under way."""
        ...

    def close(self) -> None:
        """No more of it."""
        ...


class NoNotifier(QObject):
    """Where the window is on no desktop, it has nobody to tell."""

    clicked = Signal(str)

    def show(self, notice: Notice) -> None:
        """Nothing."""

    def progress(self, share: float | None) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


def desktop_notifier(parent: QObject) -> Notifier:
    """The one for this system."""
    if QGuiApplication.platformName() in _NO_DESKTOP:
        return NoNotifier(parent)
    if QSysInfo.kernelType() == "linux":
        from desktop_app.ui.notices.freedesktop import FreedesktopNotifier

        return FreedesktopNotifier(parent)
    from desktop_app.ui.notices.tray import TrayNotifier

    return TrayNotifier(parent)
