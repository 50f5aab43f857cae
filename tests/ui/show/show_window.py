"""Draws the whole window in the states that belong to no page: the first start, palette, help sheet, a drop.

    python tests/ui/show/show_window.py folder [--dark] [--high] [--size 900x620] [--language pseudo]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from desktop_app.core.batches.status import Condition

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from desktop_app.core.service.connection import Connection
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.look import theme
from tests.ui.looking.camera import Camera, arguments, look_of
from tests.ui.open_window import Opened

CTRL = Qt.KeyboardModifier.ControlModifier


def palette(at: Opened) -> CommandPalette:
    at.shell.activateWindow()  # after a pop-up keys are given to it again; no desktop does it here
    QApplication.processEvents()
    QTest.keyClick(at.shell, Qt.Key.Key_K, CTRL)
    found = at.shell.findChild(CommandPalette)
    assert found is not None
    return found


async def first_start(at: Opened, take: Callable[[str], None]) -> None:
    await at.until(at.shell.header._amount.text)
    take("first-start")
    at.window.first.shell.header.help.click()
    take("help-menu")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


async def drops(at: Opened, take: Callable[[str], None]) -> None:
    at.shell.show_page(at.window.first.check_at)
    at.window._drops.hint.cover()
    take("drop-elsewhere")
    at.window._drops.hint.hide()


async def palettes(at: Opened, take: Callable[[str], None]) -> None:
    await at.services.session.save(Connection("https://api.example.com/v1", "Team account"), "secret")
    at.window.to_upload().open_sample()
    await at.until(lambda: at.window.upload.view.isVisible() and at.window.upload.model.state.first is None)
    at.window.upload.view.panel.send.click()
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    opened = palette(at)
    take("palette")
    for name, typed in (("typed", "cu"), ("nothing", "xyzzy")):
        opened.search.setText(typed)
        take(f"palette-{name}")
    opened.close()


async def verified_before(at: Opened, take: Callable[[str], None]) -> None:
    at.window.to_upload().open_sample()
    await at.until(lambda: at.window.upload.view.isVisible() and at.window.upload.model.state.first is None)
    await at.until(at.window.upload.view.earlier.isVisible)
    take("verified-before")
    palette(at).search.setText("show")
    take("palette-of-the-list")
    palette(at).close()
    at.shell.local_note.close_button.click()
    take("note-read")


async def help_sheet(at: Opened, camera: Camera) -> None:
    QTest.keyClick(at.shell, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    sheet = at.shell.findChild(QDialog)
    assert sheet is not None
    camera.take("help-sheet", sheet)
    sheet.resize(sheet.minimumSize())
    camera.take("help-sheet-small", sheet)
    sheet.close()


async def show(app: QApplication, camera: Camera, wanted: argparse.Namespace, place: Path) -> None:
    at = Opened(app, place / "home", look_of(wanted))
    at.shell.resize(*(int(part) for part in (wanted.size or "1120x720").split("x")))
    try:
        for story in (first_start, drops, palettes, verified_before):
            await story(at, lambda name: camera.take(name, at.shell))
        await help_sheet(at, camera)
    finally:
        await at.end()


def main() -> None:
    wanted = arguments(__doc__).parse_args()
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"  # pictures leave nothing behind
    app = QApplication(sys.argv[:1])
    theme.apply(app, dark=wanted.dark)
    camera = Camera(wanted)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(show(app, camera, wanted, Path(folder)))


if __name__ == "__main__":
    main()
