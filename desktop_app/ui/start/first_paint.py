"""Qt's application and the first paint as early as possible: nothing else is imported, opened or made before."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

# Milliseconds to wait for a window that the desktop doesn't show yet (started minimised).
_PATIENCE = 1_000
_NO_INPUT = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents


def application(argv: list[str] | None = None) -> QApplication:
    """Return the one application of this process; make it if there is none yet."""
    app = QApplication.instance()
    if app is None:
        # Passed as an argument, because Qt would make the desktop's own style first otherwise; `setStyle` would return
        # an object whose class takes 6 ms to describe.
        app = QApplication([*(sys.argv[:1] if argv is None else argv), "-style", "fusion"])
        app.setProperty("fusion", True)
        app.setApplicationName("Dialproof")  # also the window's class on X11: StartupWMClass
        app.setDesktopFileName("dialproof")  # the menu entry's id, by which desktops assign the window
        app.setQuitOnLastWindowClosed(False)
    assert isinstance(app, QApplication)  # noqa: S101 - a core application was made before; a mistake of ours
    return app


def show_painted(window: QWidget) -> None:
    """Show the window and return when it has been painted. User input waits for the next event processing."""
    painted = _Painted()
    window.installEventFilter(painted)
    window.show()
    late: list[None] = []
    QTimer.singleShot(_PATIENCE, lambda: late.append(None))
    while not (painted.seen or late):
        QApplication.processEvents(_NO_INPUT | QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QApplication.processEvents(_NO_INPUT)  # sends it to the screen
    window.removeEventFilter(painted)


class _Painted(QObject):
    seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the first `Paint`."""
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)
