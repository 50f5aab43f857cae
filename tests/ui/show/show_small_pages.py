"""Opens Balance, Single check and the settings in the window with real services, and takes pictures of their states.

    python -m tests.ui.show.show_small_pages OUT_FOLDER [--dark] [--size 900x560] [--only NAME] [--wait]

Works with QT_QPA_PLATFORM=offscreen; `--wait` leaves the window open then, for trying it out by hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from decimal import Decimal

from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading, NamedAmount
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.look.resources import resource
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.settings.menu import connection_menu
from tests.ui.open_window import Opened
from tests.ui.show.studio import Studio, arguments, take_pictures

UNREACHABLE = Connection("https://127.0.0.1:9/api/v1", "Team account")
NESTED = {
    "status": "active",
    "carrier": "Vodafone",
    "trust_score": 0.87,
    "simulated": "yes",
    "history": {"ported": [{"from": "O2", "at": "2024-05-01"}], "checks": 3},
    "note": None,
}


class Show(Opened):
    """The window, and the settings as one dialog throughout."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio.app, studio.folder, studio.look, pumped=False)
        studio.resize(self.shell)
        self.shell.local_note.close_button.click()  # the footer says it from then on
        self.context, self.balance, self.check = self.window.context, self.window.balance, self.window.check
        self.settings = SettingsDialog(
            self.context, Appearance(studio.app, studio.look), data_folder=str(studio.folder), parent=self.shell
        )
        self.menu = connection_menu(self.context, self.open_settings)

    def go_to(self, page: QWidget) -> None:
        first = self.window.first
        self.shell.show_page(first.balance_at if page is self.balance else first.check_at)

    def open_settings(self, section: str, _about: Connection | None = None) -> None:
        self.settings.show_section(section)
        self.settings.open()

    async def verify(self) -> None:
        read = await self.services.intake.read(resource("samples", "customers.xlsx"), ReadOptions(country="GB"))
        for product in ("phone-validation", "hlr-lookup"):
            order = BatchOrder(list_id=read.list_id, connection=Connection(), product=product)
            prepared = await self.services.preparing.prepare(order)
            await self.services.verification.run(prepared.id)

    def invent_course(self) -> None:
        now = datetime.now(UTC)
        amount = Decimal(10_012_500)
        for day in range(40, 0, -1):
            amount -= (day * 7919) % 640 if day != 22 else -1500
            self.services.journal.money.add_balance(BalanceEntry("local", now - timedelta(days=day), amount, "credits"))


async def settle(seconds: float = 0.15) -> None:
    await asyncio.sleep(seconds)


Take = Callable[[str, QWidget], Awaitable[None]]


async def check_pictures(show: Show, take: Take) -> None:
    show.go_to(show.check)
    page, bar = show.check, show.check.bar
    await settle()
    await take("check-empty", show.shell)
    bar.number.set_number("+447911")
    await take("check-typing", show.shell)
    bar.number.set_number("07911123456x")
    bar.ask()
    await take("check-refused", show.shell)
    for number, product in (
        ("+442079460958", "phone-validation"),
        ("+447911123456", "carrier-lookup"),
        ("+4915123456704", "hlr-lookup"),
        ("+12015550123", "messaging-presence-whatsapp"),
        ("+33612345678", "account-signals"),
        ("+447911123456", "phone-validation"),
    ):
        bar.show_question(number, product)
        bar.ask()
        await show.until(lambda: not bar.button.busy)
        await settle()
        await take(f"check-{product}", show.shell)
    bar.number.set_number("+1204")
    page.answer.again_button.click()
    await take("check-again", show.shell)
    page.history.table.selectAll()
    page.history.table.deleted.emit(page.history.table.chosen())
    await take("check-delete", show.shell)
    page.delete_question.no.click()
    menu = page.history.table.row_menu()
    menu.popup(page.mapToGlobal(page.rect().center()))
    await take("check-menu", menu)
    menu.close()
    nested = CheckEntry(0, "local", datetime.now(UTC), "+447700900123", "", NESTED, 179)
    page.answer.show_entry(show.services.journal.checks.add(nested), left=3)
    page.answer.note.tell()
    await take("check-nested", show.shell)
    page.busy._number = "+44 7700 900123"
    page.busy.begun.emit()
    page.busy.say_busy()
    bar.set_busy(True)
    await take("check-busy", show.shell)
    page.busy.stop()


async def balance_pictures(show: Show, take: Take) -> None:
    show.invent_course()
    show.go_to(show.balance)
    await show.until(lambda: not show.balance.amount.refresh.busy)
    await settle()
    await take("balance-first", show.shell)
    await show.verify()
    show.balance.read()
    await show.until(lambda: not show.balance.amount.refresh.busy)
    await settle()
    await take("balance-filled", show.shell)
    invent_costs(show)
    show.balance.costs.table.selectRow(0)
    await take("balance-costs", show.shell)
    show.balance.amount.chart.setFocus()
    show.balance.amount.chart._mark(20)
    await take("balance-chart", show.shell)
    show.services.journal.money.add_balance(BalanceEntry("local", datetime.now(UTC), Decimal(99_000), "credits"))
    several = tuple(NamedAmount(name, Decimal(n)) for name, n in (("phone-validation", 4000), ("hlr-lookup", 312)))
    show.balance.warning.field.setValue(100_000)
    show.services.session.health(Connection()).balance_read(BalanceReading(Decimal(99_000), "credits", several))
    show.context.tell_account()
    await settle()
    await take("balance-low", show.shell)


async def trouble_pictures(show: Show, take: Take) -> None:
    await show.services.session.save(UNREACHABLE, "secret")
    show.window.use(UNREACHABLE)
    show.go_to(show.balance)
    show.balance.read()
    await show.until(lambda: not show.balance.amount.refresh.busy)
    await take("balance-trouble", show.shell)
    show.go_to(show.check)
    show.check.bar.show_question("+447911123456", None)
    show.check.bar.ask()
    await show.until(lambda: not show.check.bar.button.busy)
    await settle()
    await take("check-trouble", show.shell)


async def another_language(dialog: SettingsDialog, take: Take) -> None:
    """Chosen, and not spoken yet."""
    dialog.show_section("appearance")
    card = dialog.appearance.language
    for language in ("fr", "system"):
        card.choice.set_current(language)
        card.choice.chosen.emit(language)
        if language == "fr":
            await take("settings-language", dialog)


async def settings_pictures(show: Show, take: Take) -> None:
    dialog, form = show.settings, show.settings.connection.form
    show.open_settings("connection")
    await show.services.session.save(UNREACHABLE, "secret")
    dialog.connection.refresh()
    await settle()
    await take("settings-connections", dialog)
    dialog.connection.list.rows[1].confirmation.ask()
    await take("settings-remove", dialog)
    dialog.connection.edit(UNREACHABLE)
    await settle(1)
    form.test.click()
    await show.until(lambda: not form.test.busy)
    await take("settings-test-failed", dialog)
    form.products.take("slug,name,price\nhlr,HLR lookup,0.004\nlive,Live check,\n")
    form.profile.take('[answers]\ntask_id = "data.token"\n')
    await take("settings-form-taught", dialog)
    form.leave()
    await take("settings-form-drop", dialog)
    form.leave()
    access = await show.services.session.access(Connection())
    handle = show.services.session._local
    assert handle is not None
    assert access
    form.begin(None)
    await take("settings-form-empty", dialog)
    form.address.setText("http://example.com")
    form.name.setText("Acme")
    await take("settings-form-wrong", dialog)
    form.address.setText(handle.base_url)
    form.key.first.field.setText(handle.api_key)
    form.test.click()
    await show.until(lambda: not form.test.busy)
    await take("settings-test-good", dialog)
    form.save.click()
    await show.until(lambda: dialog.connection.currentIndex() == 0)
    await settle()
    await take("settings-saved", dialog)
    for section in ("appearance", "privacy", "about"):
        dialog.show_section(section)
        await take(f"settings-{section}", dialog)
    await another_language(dialog, take)
    dialog.show_section("privacy")
    dialog.privacy.delete.click()
    await take("settings-delete", dialog)
    dialog.privacy.confirmation.yes.click()
    await show.until(lambda: not dialog.privacy.delete.busy)
    await settle()
    await take("settings-deleted", dialog)
    show.menu.popup(show.shell.mapToGlobal(show.shell.rect().center()))
    await take("menu", show.menu)
    show.menu.close()


def invent_costs(show: Show) -> None:
    """Charges of several months, known in each of the ways, and some that aren't."""
    message, told = ChargedHow.SAID, ChargedHow.BALANCE
    ways = (None, message, told, ChargedHow.AT_LEAST, message, message)
    for at, how in enumerate(ways):
        charged = None if how is None else Charged(Decimal(4117 * (at + 1)), "credits", how)
        then = datetime.now(UTC) - timedelta(days=17 * at)
        name = f"panel wave {len(ways) - at}.csv"
        batch = Batch(f"w{at}", f"w{at}", name, "local", "hlr-lookup", then, charged=charged, price=Decimal(2))
        show.services.journal.add_batch(batch, [NewTask("GB", Via.FILE, 0, 2040 * (at + 1))])
        task = show.services.journal.tasks(batch.id)[0]
        before = Decimal(10_000_000 - 90_000 * at)
        show.services.journal.record(task.id, TaskEvent.SEND, then, {}, sent_at=then, balance_before=before)
        show.services.journal.record(task.id, TaskEvent.TAKEN, then, {}, remote_id=f"t{at}")
        for event in (TaskEvent.HEARD_COMPLETED, TaskEvent.DOWNLOADED, TaskEvent.ANSWERS_JOINED):
            show.services.journal.record(task.id, event, then, {})
    show.services.journal.checks.add(CheckEntry(0, "local", datetime.now(UTC), "+447400123456", ""))
    show.context.changes.changed.emit({f"w{at}" for at in range(len(ways))})


STORIES = {
    "balance": balance_pictures,
    "check": check_pictures,
    "trouble": trouble_pictures,
    "settings": settings_pictures,
}


async def draw(studio: Studio) -> None:
    show = Show(studio)

    async def take(name: str, widget: QWidget) -> None:
        await settle()
        studio.camera.take(name, widget)

    try:
        for name, story in STORIES.items():
            if not studio.wanted.only or name in studio.wanted.only.split(","):
                await story(show, take)
        if studio.wanted.wait:
            await studio.until_closed(show.shell)
    finally:
        show.settings.close()
        await show.end()


if __name__ == "__main__":
    parser = arguments()
    parser.add_argument("--only", default="", help=", ".join(STORIES))
    parser.add_argument("--wait", action="store_true")
    take_pictures(draw, parser.parse_args())
