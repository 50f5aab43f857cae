"""Draws the whole window in the states that belong to no page: the first start, palette, help sheet, a drop.

    python -m tests.ui.show.show_window folder [--dark] [--high] [--size 900x620] [--language pseudo]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.status import Condition
from desktop_app.core.service.connection import Connection
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.commands.window_commands import HelpSheet
from tests.ui.looking.camera import Camera
from tests.ui.open_window import Opened, pressed
from tests.ui.show.studio import Studio, take_pictures


def palette(at: Opened) -> CommandPalette:
    return pressed(at.shell, Qt.Key.Key_K, CommandPalette)


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
    sheet = pressed(at.shell, Qt.Key.Key_F1, HelpSheet)
    camera.take("help-sheet", sheet)
    sheet.resize(sheet.minimumSize())
    camera.take("help-sheet-small", sheet)
    sheet.close()


async def draw(studio: Studio) -> None:
    at = Opened(studio.app, studio.folder / "home", studio.look)
    studio.resize(at.shell)
    try:
        for story in (first_start, drops, palettes, verified_before):
            await story(at, lambda name: studio.camera.take(name, at.shell))
        await help_sheet(at, studio.camera)
    finally:
        await at.end()


if __name__ == "__main__":
    take_pictures(draw, pumped=True)
