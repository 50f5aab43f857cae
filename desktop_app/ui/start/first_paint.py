"""Qt's application, and a window seen as soon as may be: nothing else is imported, opened or made before."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

# Milliseconds after which a window that the desktop doesn't show yet (it was started minimised) isn't waited for.
_PATIENCE = 1_000
_NO_INPUT = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents


def application(argv: list[str] | None = None) -> QApplication:
    """The one application of this process; made where there is none yet."""
    app = QApplication.instance()
    if app is None:
        # Named here, or Qt makes the desktop's own style first; and `setStyle` would answer with an object whose
        # class takes 6 ms to describe.
        app = QApplication([*(sys.argv[:1] if argv is None else argv), "-style", "fusion"])
        app.setProperty("fusion", True)
        app.setApplicationName("Dialproof")  # which is the window's class on X11, too: StartupWMClass
        app.setDesktopFileName("dialproof")  # the menu entry's id, by which desktops know whose window it is
        app.setQuitOnLastWindowClosed(False)
    assert isinstance(app, QApplication)  # noqa: S101 - a core application was made before; a mistake of ours
    return app


def show_painted(window: QWidget) -> None:
    """Show it and return when it has been painted. What a person does meanwhile waits for the next look at events."""
    painted = _Painted()
    window.installEventFilter(painted)
    window.show()
    late: list[None] = []
    QTimer.singleShot(_PATIENCE, lambda: late.append(None))
    while not (painted.seen or late):
        QApplication.processEvents(_NO_INPUT | QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QApplication.processEvents(_NO_INPUT)  # has it sent to the screen
    window.removeEventFilter(painted)


class _Painted(QObject):
    seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first `Paint` is enough."""
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)
