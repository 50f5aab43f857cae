"""F1 and Help open the guide in the browser, at its page about what is in front."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from desktop_app.ui.commands.window_commands import open_guide
from desktop_app.ui.start.equipment import GUIDE_PAGES
from tests.ui.open_window import Opened


@pytest.fixture
def guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A guide among the files that come with the program."""
    place = tmp_path / "resources" / "guide" / "guide"
    place.mkdir(parents=True)
    for name in GUIDE_PAGES:
        (place / f"{name}.html").write_text(name, "utf-8")
    monkeypatch.setattr("desktop_app.ui.commands.window_commands.resource", place.parents[1].joinpath)
    return place


def test_the_page_is_opened_or_it_is_said_why_not(guide: Path) -> None:
    asked: list[QUrl] = []
    texts: list[str] = []

    def browser(url: QUrl, *, there: bool = True) -> bool:
        asked.append(url)
        return there

    open_guide("results", texts.append, browser)
    assert ([Path(url.toLocalFile()) for url in asked], texts) == ([guide / "results.html"], [])
    # WHEN nothing shows pages, or there are none
    open_guide("results", texts.append, lambda url: browser(url, there=False))
    (guide / "results.html").unlink()
    open_guide("results", texts.append, browser)
    # THEN it says so
    assert len(asked) == 2
    assert texts[0] == f"The system has no program to open “{guide / 'results.html'}”."
    assert texts[1].startswith("The guide isn't there")


@pytest.mark.usefixtures("guide")
async def test_each_page_of_the_window_leads_to_its_own(
    at: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def browser(url: QUrl) -> bool:
        asked.append(url.fileName())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", browser)
    await at.send(tmp_path)
    (batch,) = at.services.journal.batches()
    for tab in (at.window.first.balance_at, at.window.first.upload_at, at.window.monitor_at, at.window.first.check_at):
        at.shell.show_page(tab)
        QTest.keyClick(at.shell, Qt.Key.Key_F1)
    at.window.open_results(batch.id)
    QTest.keyClick(at.shell, Qt.Key.Key_F1)
    # AND the menu of the question mark begins with it
    at.shell.header.help.click()
    (menu,) = (each for each in at.shell.findChildren(QMenu) if each.accessibleName() == "Help")
    assert menu.actions()[0].text() == "Open the guide\tF1"
    menu.actions()[0].trigger()
    menu.close()

    names = ["balance", "batch-upload", "task-monitor", "single-check", "results", "results"]
    assert asked == [f"{name}.html" for name in names]
