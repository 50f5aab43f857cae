"""Draws what an analyst does each week: a damaged list mended, opted-out numbers kept out, results, refresh, report.

    python -m tests.ui.show.show_routine OUT_FOLDER [--dark] [--size 900x560]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.batches.status import Condition
from desktop_app.core.facts.offline import Offline
from desktop_app.core.service.settings import Setting
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.upload.page import UploadPage
from tests.ui.open_window import Opened
from tests.ui.show.studio import Studio, take_pictures

NAMES = "Ann Smith", "Ben Jones", "Cara Brown", "Dev Patel", "Eva Meyer", "Finn Weber", "Gita Rao", "Hugo Klein"
CITIES = "Leeds", "York", "Bristol", "Bath", "Berlin", "Köln", "Mumbai", "Austin"
ROWS = 200


def number(at: int) -> str:
    """The number of a row, damaged in one of the ways that lists are damaged."""
    mobile, london, german = f"7400 {4177 * at % 999983:06}", f"20 7946 {at:04}", f"151 {23000000 + 4177 * at}"
    ways = {
        3: mobile.replace(" ", ""),  # lost its 0
        5: f"44{mobile}".replace(" ", ""),  # lost its +
        7: f"call 0{mobile} after six",
        8: f"0{mobile} / 0{london}",
        11: f"+0{london}",
        13: "4.47401E+11",
        14: "",
        17: f"O{mobile.replace('0', 'O')}",
        19: f"0{german}",
        22: "ask reception",
        26: f"+49 {german}",
        27: "+1 512 555 01" + f"{at % 100:02}",
        28: f"+91 98{20000000 + 4177 * at}",
    }
    return ways.get(at % 29, f"0{mobile}" if at % 3 else f"0{london}")


def written(path: Path, rows: int = ROWS, first: int = 0) -> Path:
    """A file with so many customers."""
    lines = [f"{NAMES[at % 8]},{CITIES[at % 8]},{number(at)},web" for at in range(first, first + rows)]
    path.write_text("\n".join(["Name,City,Phone,Source", *lines, ""]), "utf-8")
    return path


class Routine:
    """A person's way through the window, with a picture at each step."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.at = Opened(studio.app, studio.folder / "home", studio.look, pumped=False)
        self.window, self.services = self.at.window, self.at.services
        self.upload: UploadPage = self.window.to_upload()
        self.view = self.upload.view
        self.services.journal.save_setting(Setting.COUNTRY, "GB")
        studio.resize(self.at.shell)

    async def take(self, name: str, seconds: float = 0.8) -> None:
        await asyncio.sleep(seconds)
        self.studio.camera.take(name, self.at.shell)

    async def take_menu(self, name: str) -> None:
        await self.take(name, 0.3)
        while popup := QApplication.activePopupWidget():
            popup.close()

    async def open(self, path: Path) -> None:
        self.upload.open_file(path)
        await self.at.until(self.is_read)
        if self.view.country_hint.isVisible():
            self.view.corrections.use_country("GB")
            await self.at.until(lambda: not self.view.country_hint.isVisible() and self.is_read())
        await self.idle()

    def is_read(self) -> bool:
        state = self.upload.model.state
        return state.opened is not None and state.first is None

    async def idle(self) -> None:
        """Until no question about the list is under way."""
        await asyncio.sleep(0.3)
        await self.at.until(lambda: not self.at.runner.count("upload"))

    async def suppress(self, folder: Path) -> None:
        opted = folder / "optouts.csv"
        opted.write_text("Phone\n" + "".join(f"{number(at)}\n" for at in (1, 2, 4, 9, 10, 22, 31)), "utf-8")
        self.window.context.connect("suppression")
        await asyncio.sleep(0.5)
        dialog = next(iter(self.at.shell.findChildren(SettingsDialog)))
        await self.take_alone("suppression-empty", dialog)
        section = dialog.suppression
        section.new.name.setText("Opt-outs")
        section.new.purpose.setText("asked not to be called")
        section.take(opted)
        await self.at.until(lambda: section.cards)
        await self.take_alone("suppression", dialog)
        section.cards[0].see.click()
        await self.take_alone("suppression-odd", dialog)
        section.cards[0].delete.click()
        await self.take_alone("suppression-deleted", dialog)
        section.undo.button.click()
        dialog.show_section("privacy")
        await self.take_alone("settings-privacy", dialog)
        dialog.close()

    async def take_alone(self, name: str, widget: QWidget) -> None:
        await asyncio.sleep(0.6)
        self.studio.camera.take(name, widget)

    async def before_sending(self) -> None:
        await self.take("mend")
        head = self.view.head
        head.open_menu()
        await self.take_menu("upload-menu")
        self.services.offline.choose([Offline.LINE_TYPE, Offline.REGION, Offline.CALL_TIMES])
        self.upload.unsent._show()
        await self.idle()
        await self.take("upload-offline")
        self.upload.unsent.callable.trigger()
        await self.idle()
        await self.take("upload-callable")
        self.view.filter_wanted.emit(None)
        self.view.mend.look.click()
        await self.idle()
        await self.take("mend-look")
        self.view.filter_wanted.emit(None)
        for _ in range(8):
            if self.view.mend.group is None or not self.view.mend.button.isVisible():
                break
            self.view.mend.button.click()
            await self.idle()
        await self.take("mended")

    async def send(self) -> str:
        button = self.view.panel.send
        await self.at.until(lambda: button.isVisible() and button.isEnabled())
        await self.take("send-panel")
        count = len(self.services.journal.batches())
        button.click()
        await self.at.until(lambda: len(self.services.journal.batches()) > count)
        await self.at.until(lambda: all(each is Condition.COMPLETED for each in self.at.states()))
        return max(self.services.journal.batches(), key=lambda batch: batch.created_at).id

    async def look_at_results(self, batch_id: str) -> None:
        self.window.context.open_results(batch_id)
        page = self.window.results
        await self.at.until(page.model.row_count)
        await self.take("results", 2)
        export = page.title.export
        export.open_menu()
        await self.take_menu("export-menu")
        page.title.open_menu()
        await self.take("results-menu", 0.3)
        page.offline.popup(page.title.more.mapToGlobal(page.title.more.rect().bottomLeft()))
        await self.take_menu("offline-menu")
        page.title._menu.close()
        page.rows.columns.show_all("offline:")
        bar = page.table.horizontalScrollBar()
        bar.setValue(bar.maximum())
        await self.take("results-offline", 2)
        page.rows.show_callable()
        await self.take("results-callable", 2)
        bar.setValue(0)
        export.open_menu()
        await self.take_menu("export-menu-filtered")
        page.rows.show_all()
        page.chart.choice.open_options()
        await self.take("chart-choice", 0.4)
        while popup := QApplication.activePopupWidget():
            popup.close()
        page.open_refresh()
        await asyncio.sleep(1.5)
        assert page.order.dialog is not None
        await self.take_alone("refresh", page.order.dialog)
        page.order.dialog.reject()
        page.open_meanings()
        await asyncio.sleep(1)
        if page.meanings is not None:
            await self.take_alone("meanings", page.meanings)
            page.meanings.reject()

    async def next_week(self, folder: Path) -> None:
        self.at.shell.show_page(1)
        await self.open(written(folder / "customers.csv", ROWS + 10))
        await self.take("next-week", 2)
        self.view.refresh.click()
        await asyncio.sleep(1.5)
        dialog = QApplication.activeWindow()
        if dialog is not None and dialog is not self.at.shell:
            await self.take_alone("next-week-refresh", dialog)
            dialog.close()


async def draw(studio: Studio) -> None:
    routine = Routine(studio)
    try:
        await routine.suppress(studio.folder)
        routine.at.shell.show_page(1)
        await routine.open(written(studio.folder / "customers.csv"))
        await routine.before_sending()
        batch = await routine.send()
        await routine.look_at_results(batch)
        await routine.next_week(studio.folder)
    finally:
        await routine.at.end()


if __name__ == "__main__":
    take_pictures(draw)
