"""A window that says when it is painted first, and ends: ours, or a bare one with four tabs.

Nothing of this package is imported here, and Qt only where each would import it: the time of both is what is measured.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
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


def _ours(place: Path) -> int:
    """The way of `python -m desktop_app`, up to what begins after the first paint."""
    from desktop_app.cli.arguments import parser
    from desktop_app.storage.home import open_home
    from desktop_app.ui.application import run_window
    from desktop_app.ui.changes import Changes
    from desktop_app.ui.single_instance import sole_window
    from desktop_app.ui.window import Window
    from desktop_app.wiring.desk import open_desk

    path = open_home(parser().parse_args(["--home", str(place)]).home).path
    sole = sole_window(path)
    if sole is None:
        return 1
    watches = []
    with sole:
        desk = open_desk(path)

        def build(_app: Any, runner: Any, appearance: Any) -> Any:
            window = Window(desk, Changes(), runner, appearance)
            watches.append(_when_painted(window.shell, window.shell.close_now))
            return window.shell, window.aclose

        return run_window(build, appearance=desk.journal.setting("appearance", "system"))


if __name__ == "__main__":
    sys.exit(_bare() if sys.argv[1] == "bare" else _ours(Path(sys.argv[2])))
