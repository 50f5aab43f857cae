"""Which service of the desktop shows notices on this system."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSysInfo, Signal
from PySide6.QtGui import QGuiApplication

from desktop_app.ui.notices.notice import Notice, Notifier

_NO_DESKTOP = {"offscreen", "minimal"}


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
