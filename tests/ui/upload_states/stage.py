"""The page in a window, over real services."""

from __future__ import annotations

import asyncio
from pathlib import Path

from PySide6.QtWidgets import QWidget

from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.context import Changes, PageContext
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.upload.page import UploadPage
from desktop_app.wiring.services import open_services
from tests.ui.accounts import account

_BUSY = ("upload.read", "upload.select", "upload.send", "upload.known answers", "balance")
SAMPLES = Path(__file__).resolve().parents[3] / "resources" / "samples"


class Stage:
    """The page in a window of its own, over real services in a temporary folder."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.changes = Changes()
        self.services: Services = open_services(place / "home", self.changes.batch_changed)
        self.runner = Runner()
        self.shell = Shell()
        self.page = UploadPage(
            PageContext(
                services=self.services,
                runner=self.runner,
                changes=self.changes,
                connection=self.services.session.current,
                use=lambda _: None,
                run_batch=lambda batch: print("run", batch),
                open_results=lambda batch: print("results of", batch),
                show_monitor=lambda batch: print("monitor", batch),
                show_error=self.shell.show_error,
                show_info=lambda text: self.shell.show_message("info", text),
                connect=lambda *_section: None,
                refresh_balance=self.refresh_balance,
            )
        )
        for title in ("Balance", "Batch upload", "Task monitor", "Single check"):
            self.shell.add_page(title, self.page if title == "Batch upload" else QWidget())
        self.shell.set_connection("Local service", "success")
        self.shell.set_rates([("reading", 118, 120), ("sending lists", 29, 30), ("single checks", 180, 180)])
        self.shell.show_page(1)

    def refresh_balance(self) -> None:
        self.runner.start("balance", self.services.balances.read(self.services.session.current()), done=self.balance)

    def balance(self, reading: BalanceReading) -> None:
        self.shell.set_credits(f"{reading.amount:,}", reading.currency)
        self.services.session.health(self.services.session.current()).balance_read(reading)
        self.tell_account(reading)

    def tell_account(self, reading: BalanceReading | None = None) -> None:
        self.changes.tell_account(account(self.services.session.current(), reading))

    async def idle(self, seconds: float = 0.4) -> None:
        await asyncio.sleep(seconds)
        while any(map(self.runner.running, _BUSY)):  # noqa: ASYNC110 - to be looked at
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)
