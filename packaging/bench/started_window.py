"""A window that says when it is painted first, and ends: ours, or a bare one with four tabs.

Nothing of this package is imported here, and Qt only where each would import it: the time of both is what is measured.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any


def _bare() -> int:
    from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QTabWidget

    app = QApplication([])
    window, tabs = QMainWindow(), QTabWidget()
    for title in ("Balance", "Batch upload", "Task monitor", "Single check"):
        tabs.addTab(QLabel(title), title)
    window.setCentralWidget(tabs)
    window.resize(1120, 720)
    watch = _when_painted(window, app.quit)
    window.show()
    code = app.exec()
    del watch
    return code


def _when_painted(window: Any, then: Callable[[], object]) -> object:
    """Say so at the end of the turn in which a window is painted first; then end. The watch is to be kept."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        painted = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and not self.painted:
                self.painted = True
                QTimer.singleShot(0, self.told)
            return super().eventFilter(watched, event)

        def told(self) -> None:
            print("painted", flush=True)
            then()

    watch = Watch()
    window.installEventFilter(watch)
    return watch


def _ours() -> int:
    """The way of `python -m desktop_app` without arguments; the window is closed once it was painted."""
    import gc

    import desktop_app.__main__  # noqa: F401 - imported there, too

    gc.disable()  # as there
    from desktop_app.wiring.window import open_window

    watches = []

    def shown(shell: Any) -> None:
        watches.append(_when_painted(shell, shell.close_now))

    return open_window(shown=shown)


if __name__ == "__main__":
    sys.exit(_bare() if sys.argv[1] == "bare" else _ours())
