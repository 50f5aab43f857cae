"""Opens the window over a service that says no, in the ways that a person meets, and takes pictures.

    python -m tests.ui.show.show_troubles OUT_FOLDER [--dark] [--size 900x560] [--only trial|lists|gone]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import asyncio

from PySide6.QtWidgets import QWidget

from desktop_app.core.service.connection import Connection
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import STANDARD
from desktop_app.ui.settings.dialog import SettingsDialog
from tests.cli.fake_service import KEY, FakeService, answers, html, status
from tests.ui.open_window import Opened
from tests.ui.show.studio import Studio, arguments, take_pictures


class Show(Opened):
    """The window over one service."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio.app, studio.folder / "home", studio.look, pumped=False)
        studio.resize(self.shell)
        self.folder, self.camera, self.service, self.lists = studio.folder, studio.camera, FakeService(), 0

    async def take(self, name: str, widget: QWidget | None = None) -> None:
        await asyncio.sleep(0.4)
        self.camera.take(name, widget or self.shell)

    async def team(self, key: str) -> None:
        products = write_products(STANDARD)
        connection = Connection(self.service.base_url, "Team account", products=products)
        await self.services.session.save(connection, key)
        self.window.use(connection)
        await asyncio.sleep(0.5)

    async def open_list(self, count: int) -> None:
        self.lists += 1
        numbers = [f"Customer {at},+44740{self.lists}{at:06}" for at in range(count)]
        path = self.folder / f"customers {self.lists}.csv"
        path.write_text("Name,Mobile\n" + "\n".join(numbers), "utf-8")
        self.window.to_upload().open_file(path)
        panel = self.window.upload.view.panel
        await self.until(lambda: panel.send.isVisible() and panel.send.isEnabled() and str(count) in panel.send.text())

    async def send_list(self) -> None:
        before = len(self.services.journal.batches())
        self.window.upload.view.panel.send.click()
        await self.until(lambda: len(self.services.journal.batches()) > before)
        await asyncio.sleep(1.5)


async def trial(show: Show) -> None:
    """The guided test of a connection whose answers need teaching, at each step."""
    service = show.service
    service.balance = {"data": {"purse": {"left": "8.25", "in": "EUR"}}, "took": 3}
    service.always("task", answers({"ticket": {"phase": "cooking", "share": 40}}))
    service.always("check", answers({"about": {"line": "mobile"}, "note": None}, X_RateLimit_Remaining="17"))
    await show.team(KEY)
    show.window.context.connect("key")
    (dialog,) = show.shell.findChildren(SettingsDialog)
    form = dialog.connection.form
    await show.until(form.test.isEnabled)
    form.test.click()
    await show.until(lambda: not form.test.busy)
    await show.take("trial-failed", dialog)
    steps = form.look_closer()
    await show.until(lambda: not steps.ask.busy)
    await show.take("trial-balance", steps)
    steps.answer.point_at(("data", "purse", "left"))
    steps.point["balance"].click()
    await show.take("trial-balance-taught", steps)
    for at, name, about in ((1, "task", "t_01"), (2, "check", "+44 7401 000000")):
        steps.tabs.setCurrentIndex(at)
        await show.take(f"trial-{name}-before", steps)
        steps.about.setText(about)
        steps.ask.click()
        await show.until(lambda: not steps.ask.busy)
        await show.take(f"trial-{name}", steps)
    steps.tabs.setCurrentIndex(0)
    service.always("balance", status(401, "No such key."))
    steps.ask.click()
    await show.until(lambda: not steps.ask.busy)
    await show.take("trial-401", steps)
    service.always("balance", html())
    steps.ask.click()
    await show.until(lambda: not steps.ask.busy)
    await show.take("trial-page", steps)
    steps.reject()
    dialog.close()
    service.mended()


async def gone(show: Show) -> None:
    """A service that goes away while a list is on its way, and comes back."""
    service = show.service
    show.window._watch.start()
    await show.team(KEY)
    await show.open_list(150)
    service.always("task", status(503, "Maintenance."))
    service.always("balance", status(503, "Maintenance."))
    await show.send_list()
    await asyncio.sleep(3)
    await show.take("gone-header")
    await show.until(show.shell.strip.isVisible)
    await show.take("gone-monitor")
    show.window.to_upload()
    await show.take("gone-upload")
    service.mended()
    await show.until(lambda: not show.shell.strip.isVisible())
    await show.take("gone-back")


async def lists(show: Show) -> None:
    """Lists that stand still."""
    service = show.service
    await show.team("an old key")
    await show.open_list(120)
    await show.take("401-upload")
    await show.send_list()
    await show.take("401-monitor")
    show.shell.show_page(0)
    await show.take("401-balance")
    show.window.to_upload()
    show.shell.strip.action.click()
    (dialog,) = show.shell.findChildren(SettingsDialog)
    await show.take("401-key", dialog)
    dialog.connection.form.key.first.field.setText(KEY)
    await show.until(dialog.connection.form.save.isEnabled)
    dialog.connection.form.save.click()
    await asyncio.sleep(1.5)
    await show.take("401-saved", dialog)
    dialog.close()
    await asyncio.sleep(1)
    await show.take("401-gone-on")
    service.balance = {"balance": 40, "currency": "credits"}
    service.always("detect", status(402, "Your balance is too low."))
    await show.open_list(130)
    await show.send_list()
    await show.take("402-monitor")
    show.window.to_upload()
    await show.take("402-upload")
    service.mended()
    service.balance = {"balance": 5_000, "currency": "credits"}
    show.shell.strip.action.click()
    show.window.monitor.panel.buttons.carry_on.click()
    await asyncio.sleep(1.5)
    service.always("task", answers({"ticket": {"phase": "cooking"}}))
    await show.open_list(140)
    await show.send_list()
    await show.take("not-understood-task")
    service.always("task", html())
    await asyncio.sleep(2.5)
    await show.take("not-understood-page")


async def draw(studio: Studio) -> None:
    show = Show(studio)
    try:
        for name, story in {"trial": trial, "lists": lists, "gone": gone}.items():
            if studio.wanted.only in ("", name):
                await story(show)
    finally:
        await show.end()
        show.service.close()


if __name__ == "__main__":
    parser = arguments()
    parser.add_argument("--only", default="", choices=("", "trial", "lists", "gone"))
    take_pictures(draw, parser.parse_args())
