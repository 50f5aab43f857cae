"""Chooses the desktop service that shows notices on this system."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSysInfo, Signal
from PySide6.QtGui import QGuiApplication

from desktop_app.ui.notices.notice import Notice, Notifier

_NO_DESKTOP = {"offscreen", "minimal"}


class NoNotifier(QObject):
    """Does nothing, for platforms without a desktop."""

    clicked = Signal(str)

    def show(self, notice: Notice) -> None:
        """Do nothing."""

    def progress(self, share: float | None) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def desktop_notifier(parent: QObject) -> Notifier:
    """Return the notifier for this system."""
    if QGuiApplication.platformName() in _NO_DESKTOP:
        return NoNotifier(parent)
    if QSysInfo.kernelType() == "linux":
        from desktop_app.ui.notices.freedesktop import FreedesktopNotifier

        return FreedesktopNotifier(parent)
    from desktop_app.ui.notices.tray import TrayNotifier

    return TrayNotifier(parent)
