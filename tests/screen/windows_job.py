"""Run on a real window of Windows: `python -m tests.screen.windows_job STORY HOME SOURCE TARGET`.

Opens the program's window, goes through a story, closes the window, and exits as the program does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, Qt, QTimer, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

from desktop_app.wiring.window import open_window
from tests.screen import hands
from tests.screen.windows_person import Role, Story, Thing, click, fill_in, find, in_front, live, step_to, wait
from tests.systems import has_ended

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


def covered(source: Path, _target: Path) -> Story:
    """Another program's window comes to the front, until this one is brought there again and has opened a list."""
    yield from in_front(WINDOW)
    held = _another(source)
    try:
        yield from in_front(source.name)
        print("covered", flush=True)
        yield from in_front(WINDOW)
        print("in front", flush=True)
        yield from wait(Role.Button, "Verify * number*")
    finally:
        held.kill()
    hands.press("alt+F4")


def dragged(source: Path, _target: Path) -> Story:
    """A list is dragged over from another program, and let go above this one."""
    yield from in_front(WINDOW)
    held = _another(source)
    try:
        yield from in_front(source.name)
        taken = yield from _there(Role.Button, "Choose file…")
        hands.move(*_GIVEN)
        hands.hold()
        for step in range(1, _STEPS + 1):  # as hands do: a drag begins with a first move, and each window hears of it
            hands.move(*(a + (b - a) * step // _STEPS for a, b in zip(_GIVEN, (taken.x, taken.y), strict=True)))
            yield _soon
        hands.release()
        yield from wait(Role.Button, "Verify * number*")
    finally:
        held.kill()
    yield from in_front(WINDOW)
    yield from _chosen_and_verified()
    hands.press("alt+F4")


# A place in the other program's window, and how many moves lead from there to this one's.
_GIVEN, _STEPS = (80, 80), 12


def _soon() -> bool:
    return True


def _there(role: Role, name: str) -> Generator[Callable[[], Any], Any, Thing]:
    found: Thing = yield partial(find, role, name)
    return found


def _chosen_and_verified() -> Story:
    yield from wait(Role.Button, "Verify * number*")  # what is read last moves what stands above
    yield from click(Role.Button, "Product: *")
    yield from click(Role.ListItem, f"{PRODUCT}*")
    yield from wait(Role.Button, f"Product: {PRODUCT}")
    yield from click(Role.Button, "Verify * number*")
    yield from wait(Role.TreeItem, "Completed")


def _another(source: Path) -> subprocess.Popen[bytes]:
    """Start another program, with pipes of its own: whoever waits for the end of ours would wait for it, too."""
    command = [sys.executable, "-m", "tests.screen.windows_job", "another", str(os.getpid()), str(source), ""]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)  # noqa: S603 - ourselves


class Given(QLabel):
    """Shows a file's name, and gives the file to whatever window it is dragged to."""

    def __init__(self, file: Path) -> None:
        super().__init__(file.name)
        self._file = file

    def mouseMoveEvent(self, _event: QMouseEvent) -> None:
        """Begin; the mouse is held."""
        drag, data = QDrag(self), QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(self._file))])
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.CopyAction)


def another(started_by: int, file: Path) -> int:
    """Be the other program, whose window stays in front, until it is no longer needed."""
    app = QApplication([])
    window = Given(file)
    window.setWindowTitle(file.name)
    window.setWindowFlags(Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint)
    window.resize(160, 160)
    window.move(0, 0)
    window.show()
    looking = QTimer(window)
    looking.timeout.connect(lambda: app.quit() if has_ended(started_by) else None)
    looking.start(1_000)
    return app.exec()


STORIES = {"keys": by_keys, "mouse": by_mouse, "covered": covered, "dragged": dragged}


def main(story: str, home: str, source: str, target: str) -> int:
    if story == "another":
        return another(int(home), Path(source))
    told = STORIES[story](Path(source), Path(target))
    return open_window(Path(home), shown=lambda shell: live(told, shell))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
