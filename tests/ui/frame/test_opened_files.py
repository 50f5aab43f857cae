"""Lists that come from outside the window: kept until it is there, together as they came, and opened as if dropped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from desktop_app.ui.frame.opened_files import OpenedFiles

A, B, C = (Path(f"/lists/{name}.csv") for name in "abc")


def test_what_comes_before_the_window_waits_for_it_and_comes_together(qtbot: QtBot) -> None:
    # GIVEN lists of the command line and, as Windows starts the program for each, of later starts
    opened: list[Sequence[Path]] = []
    files = OpenedFiles([A], together=20)
    files.add([B])
    # WHEN the window is there, and one more comes just behind, twice
    files.deliver_to(opened.append)
    files.add([C])
    files.add([A])
    assert not opened
    qtbot.waitUntil(lambda: bool(opened), timeout=60_000)
    # THEN the person is asked once how to read them, and not shown the last one alone
    assert opened == [(A, B, C)]
    # WHEN another comes later THEN it comes alone
    files.add([B])
    qtbot.waitUntil(lambda: len(opened) == 2, timeout=60_000)
    assert opened[1] == (B,)
    # AND a start without lists opens nothing
    files.add([])
    qtbot.wait(40)
    assert len(opened) == 2


def test_a_file_that_the_desktop_asks_for_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    opened: list[Sequence[Path]] = []
    files = OpenedFiles(together=0)
    app = QCoreApplication.instance()
    assert app is not None
    app.installEventFilter(files)
    try:
        # GIVEN the event of macOS, before the window is there, and for an address that is no file
        path = tmp_path / "two words.csv"
        QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(path))))
        QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl("https://verify.example/list.csv")))
        # WHEN the window is there THEN it has the file
        files.deliver_to(opened.append)
        qtbot.waitUntil(lambda: bool(opened), timeout=60_000)
        assert opened == [(path,)]
    finally:
        app.removeEventFilter(files)
