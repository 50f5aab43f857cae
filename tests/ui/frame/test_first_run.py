"""The first start as somebody new to it has it: what stands there, and how many clicks to a result."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QWidget

from desktop_app.core.batches.status import Condition
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.ui.commands.binding import Bound
from desktop_app.ui.commands.catalogue import CATALOGUE, Group
from desktop_app.ui.commands.command_palette import entries, fitting
from desktop_app.ui.start.startup_window import Look, StartupWindow
from tests.ui.open_window import Opened
from tests.ui.widgets import there

MOST_CLICKS = 5


class Hand:
    """A mouse that counts: it clicks only what is there to be clicked."""

    def __init__(self, window: Opened) -> None:
        self.clicks = 0
        self._window = window

    async def click(self, widget: QWidget) -> None:
        await self._window.until(lambda: widget.isVisible() and widget.isEnabled())
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def save_button(dialog: QFileDialog) -> QWidget:
    box = there(dialog.findChild(QDialogButtonBox))
    return box.button(QDialogButtonBox.StandardButton.Save)


def rows_of_the_workbook(folder: Path) -> list[tuple[object, ...]]:
    (path,) = folder.glob("*.xlsx")
    with closing(load_workbook(path, read_only=True)) as book:
        return list(book.worksheets[0].iter_rows(values_only=True))


async def test_from_the_first_start_to_an_exported_result_of_the_sample_in_a_few_clicks(
    at: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))  # no variable moves Windows'
    # GIVEN the first start: Batch upload, the local service, and a strip that says what that is
    window, shell, hand = at.window, at.shell, Hand(at)
    assert shell.current_page() == window.first.upload_at
    assert shell.header.connection.text() == "Local service"
    assert shell.local_note.isVisible()
    assert "simulated" in shell.local_note.accessibleName()
    assert not shell.footer.link.isVisible()  # once is enough
    # WHEN somebody clicks on what lies nearest
    await hand.click(window.upload.start.sample)
    await hand.click(window.upload.view.panel.send)
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    assert shell.current_page() == window.monitor_at
    await hand.click(window.monitor.panel.buttons.export)
    await at.until(lambda: window.monitor.exporting.dialog)
    await hand.click(save_button(there(window.monitor.exporting.dialog)))
    # THEN the whole list is in a file, with answers
    await at.until(lambda: not window.monitor.exporting.busy and list(tmp_path.glob("*.xlsx")))
    rows = rows_of_the_workbook(tmp_path)
    assert len(rows) == 1 + 500
    assert sum("answered" in row for row in rows) > 400
    assert hand.clicks <= MOST_CLICKS
    await verified_again(at)
    await everything_is_in_the_palette(at)
    await the_strip_goes_for_good(at)


async def verified_again(at: Opened) -> None:
    """WHEN the same list comes again THEN the page says that it was verified, and leads there."""
    window = at.window
    window.to_upload().open_sample()
    await at.until(lambda: window.upload.view.isVisible() and window.upload.model.state.first is None)
    earlier = window.upload.view.earlier
    assert earlier.isVisible()
    assert earlier.text().startswith("This list was verified ")
    assert "Phone validation" in earlier.text()
    earlier.button.click()
    await at.until(window.results.isVisible)


async def everything_is_in_the_palette(at: Opened) -> None:
    """Every command of the catalogue is bound; the palette has those that make sense, the list and no other page's."""
    window = at.window
    for page in range(4):
        at.shell.show_page(page)
    bound = {each.command.name for each in at.shell.findChildren(Bound)}
    assert bound == {
        name for name, command in CATALOGUE.items() if not command.fixed and command.group is not Group.SETTINGS
    } | {
        "settings.connections",
        "settings.appearance",
        "settings.language",
        "settings.privacy",
        "settings.calling",
        "settings.suppression",
    }
    at.shell.show_page(window.first.check_at)
    offered = entries(at.shell, window.context)
    texts = [each.text for each in offered]
    assert "Go to Balance" in texts
    assert "Verify the list" not in texts
    (found,) = [each for each in fitting(offered, "customers") if each.icon == "file"]
    found.run()
    assert window.results.isVisible()


async def the_strip_goes_for_good(at: Opened) -> None:
    QTest.mouseClick(at.shell.local_note.close_button, Qt.MouseButton.LeftButton)
    assert not at.shell.local_note.isVisible()
    assert at.shell.footer.link.isVisible()
    # THEN the next first paint knows it, too
    again = StartupWindow(Look(Connection(), note_read=at.services.journal.setting(Setting.LOCAL_NOTE_READ)))
    assert again.shell.local_note.isHidden()
    assert not again.shell.footer.link.isHidden()
    again.shell.deleteLater()
