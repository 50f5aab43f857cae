"""Run on a real window of Windows: `python -m tests.screen.windows_job STORY HOME SOURCE TARGET`.

Opens the program's window, goes through a story, closes the window, and exits as the program does.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

from desktop_app.wiring.window import open_window
from tests.screen import hands
from tests.screen.windows_person import Role, Story, click, fill_in, find, in_front, live, step_to, wait

WINDOW = "*Dialproof"
PRODUCT = "Carrier lookup"


def by_keys(source: Path, target: Path) -> Story:
    """The whole job with keys alone."""
    yield from in_front(WINDOW)
    hands.press("ctrl+o")
    yield from fill_in("Choose lists*", str(source))
    yield from wait(Role.Button, "Verify * number*")
    yield from step_to("Tab", Role.Button, "Product: *")
    hands.press("space")
    yield from step_to("Down", Role.ListItem, f"{PRODUCT}*")
    hands.press("Return")
    yield from wait(Role.Button, f"Product: {PRODUCT}")
    hands.press("ctrl+Return")
    yield from wait(Role.TreeItem, "Completed")
    yield from step_to("Tab", Role.Button, "Open results")
    hands.press("Return")
    yield from wait(Role.Button, "Export")
    yield from step_to("Tab", Role.Button, "Export")
    hands.press("Return")
    yield from step_to("Down", Role.MenuItem, "CSV…")
    hands.press("Return")
    yield from fill_in("Export results", str(target))
    yield from wait(Role.Button, "Show in folder")
    hands.press("alt+F4")


def by_mouse(source: Path, target: Path) -> Story:
    """The whole job with the mouse, but for the names of files; a menu and a dialog on the way."""
    yield from in_front(WINDOW)
    yield from click(Role.Button, "Choose file…")
    yield from fill_in("Choose lists*", str(source))
    yield from _chosen_and_verified()
    yield from click(Role.Button, "Open results")
    yield from click(Role.Cell, "no number", "right")
    yield from wait(Role.MenuItem, "*")
    hands.press("Escape")
    yield lambda: QApplication.activePopupWidget() is None
    yield from click(Role.Button, "Export")
    yield from click(Role.MenuItem, "CSV…")
    yield from fill_in("Export results", str(target))
    yield from wait(Role.Button, "Show in folder")
    yield from click(Role.Button, "Settings*")
    yield from click(Role.PageTab, "Appearance")
    yield from click(Role.RadioButton, "Dark")
    yield from click(Role.Button, "Close")
    yield lambda: QApplication.activeModalWidget() is None
    hands.press("alt+F4")


def by_drop(source: Path, target: Path) -> Story:
    """A file is drawn from another program's window onto this one, and verified."""
    yield from in_front(WINDOW)
    held = subprocess.Popen([sys.executable, "-m", "tests.screen.windows_job", "drag", "", str(source), str(target)])  # noqa: S603 - ourselves
    try:
        yield from in_front(source.name)
        hands.move(60, 60)
        hands.hold()
        window = yield lambda: find(Role.Button, "Choose file…")
        for step in range(1, 11):  # a drag begins, enters and moves as the pointer does
            hands.move(60 + (window.x - 60) * step // 10, 60 + (window.y + 8 - 60) * step // 10)
            yield lambda: True
        yield lambda: find(Role.StaticText, "Drop*") or True
        hands.release()
        yield from wait(Role.Button, "Verify * number*")
        yield lambda: held.poll() is not None
    finally:
        held.kill()
    yield from _chosen_and_verified()
    hands.press("alt+F4")


def covered(source: Path, _target: Path) -> Story:
    """Another program's window comes to the front, until this one is brought there again and has opened a list."""
    yield from in_front(WINDOW)
    held = subprocess.Popen([sys.executable, "-m", "tests.screen.windows_job", "drag", "", str(source), ""])  # noqa: S603
    try:
        yield from in_front(source.name)
        print("covered", flush=True)
        yield from in_front(WINDOW)
        print("in front", flush=True)
        yield from wait(Role.Button, "Verify * number*")
    finally:
        held.kill()
    hands.press("alt+F4")


def _chosen_and_verified() -> Story:
    yield from click(Role.Button, "Product: *")
    yield from click(Role.ListItem, f"{PRODUCT}*")
    yield from wait(Role.Button, f"Product: {PRODUCT}")
    yield from click(Role.Button, "Verify * number*")
    yield from wait(Role.TreeItem, "Completed")


class Draggable(QLabel):
    """A window in the screen's corner whose file is drawn away with the mouse."""

    def __init__(self, file: Path) -> None:
        super().__init__(file.name)
        self._file = file
        self.setWindowTitle(file.name)
        self.setWindowFlags(Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint)
        self.resize(160, 160)
        self.move(QPoint(0, 0))

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(self._file))])
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.CopyAction)
        QApplication.quit()


def drag(source: Path) -> int:
    """Be the other program."""
    app = QApplication([])
    window = Draggable(source)
    window.show()
    return app.exec()


STORIES = {"keys": by_keys, "mouse": by_mouse, "drop": by_drop, "covered": covered}


def main(story: str, home: str, source: str, target: str) -> int:
    if story == "drag":
        return drag(Path(source))
    told = STORIES[story](Path(source), Path(target))
    return open_window(Path(home), shown=lambda shell: live(told, shell))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
