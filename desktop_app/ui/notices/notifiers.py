"""Chooses what shows notices on this system: a desktop service, or a tray icon."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSysInfo, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QSystemTrayIcon

from desktop_app.ui.look import icons
from desktop_app.ui.notices.notices import Notice, Notifier

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
    return TrayNotifier(parent)


# --- Windows and macOS: a tray icon that exists only while there is something to say ---


class TrayNotifier(QObject):
    """Emits `clicked(key)` when the person clicked the notice, or its icon."""

    clicked = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self._icon = QSystemTrayIcon(icons.app_icon(), self)
        self._icon.setToolTip("Dialproof")
        self._icon.messageClicked.connect(self._clicked)
        self._icon.activated.connect(lambda _reason: self._clicked())
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._state_changed)

    def show(self, notice: Notice) -> None:
        """Show a notice; a click refers to the last one."""
        if not QSystemTrayIcon.isSystemTrayAvailable() or not QSystemTrayIcon.supportsMessages():
            return
        self._key = notice.key
        self._icon.show()
        self._icon.showMessage(notice.summary, notice.text, icons.app_icon())

    def progress(self, share: float | None) -> None:
        """Do nothing: the title shows the progress, and these task bars need more than a message."""

    def close(self) -> None:
        """Remove the icon."""
        self._icon.hide()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:  # the person is here
            self._icon.hide()

    def _clicked(self) -> None:
        self._icon.hide()
        self.clicked.emit(self._key)
