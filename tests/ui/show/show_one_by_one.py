"""Puts a small list that goes one by one into the monitor, under way, paused and done, and takes pictures.

    python -m tests.ui.show.show_one_by_one OUT_FOLDER [--dark] [--size 900x560]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import cast

from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import NoAnswer
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import CheckReading
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.ports import VerificationClient
from desktop_app.ui.check.page import CheckPage
from tests.ui.looking.camera import Camera
from tests.ui.monitor_stage import Stage
from tests.ui.show.studio import show_stage

NUMBERS = 120


async def prepared(stage: Stage) -> str:
    path = stage.services.folder / "new since Monday.csv"
    numbers = [f"+447400{number:06}" for number in range(80)] + [f"+4915112{number:06}" for number in range(40)]
    path.write_text("Name,Mobile\n" + "".join(f"Customer {number},{number}\n" for number in numbers))
    read = await stage.services.intake.read(path, ReadOptions())
    order = BatchOrder(read.list_id, Connection(), "phone-validation", Via.REALTIME)
    return (await stage.services.preparing.prepare(order)).id


async def draw(stage: Stage, camera: Camera) -> None:
    def take(name: str) -> None:
        camera.take(name, stage.shell)

    batch_id = await prepared(stage)
    access = await stage.services.session.access(Connection())
    ask, asked = access.client.check_phone, []

    async def slowly(number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        asked.append(number)
        lost = len(asked) == 12
        await asyncio.sleep(0.08)
        if lost:
            raise NoAnswer(origin="http://127.0.0.1", reason="status 502")
        return await ask(number, product, country)

    known = stage.services.session._open
    for name, each in known.items():
        known[name] = replace(each, client=cast(VerificationClient, Slow(each.client, slowly)))
    stage.show_monitor(batch_id)
    await asyncio.sleep(0.4)
    take("one-by-one-waiting")
    stage.run_batch(batch_id)
    await stage.until(lambda: len(asked) > 40)
    stage.monitor.reload()
    take("one-by-one-running")
    await stage.until(stage.monitor.panel.buttons.results.isVisible)
    stage.open_results(batch_id)
    await stage.until(lambda: stage.results.cards.card("answered").count)
    await asyncio.sleep(0.3)
    take("one-by-one-results")
    stage.results.back()
    stage.show_tree()
    stage.monitor.panel.buttons.pause.click()
    take("one-by-one-pausing")
    await stage.until(lambda: not stage.runner.running(f"batch {batch_id}"))
    await asyncio.sleep(0.6)
    take("one-by-one-paused")
    stage.monitor.panel.buttons.carry_on.click()
    await stage.until(lambda: not stage.runner.running(f"batch {batch_id}"), 60)
    await asyncio.sleep(0.8)
    take("one-by-one-done")
    stage.monitor.panel.buttons.again.click()
    await stage.until(stage.monitor.panel.buttons.repeat.send.isEnabled)
    await asyncio.sleep(0.3)
    take("one-by-one-again")
    draw_checks(stage, take)


def draw_checks(stage: Stage, take: object) -> None:
    assert callable(take)
    now, journal = datetime.now(UTC), stage.services.journal
    message = {"valid": "yes", "region": "GB", "line_type": "mobile"}
    asked = CheckEntry(0, "local", now, "+442079460958", "phone-validation", message, 171)
    journal.checks.add(replace(asked, at=now - timedelta(hours=3)))
    refused = (
        "The service refused the request (422): this country is not covered. Correct what it names, then try again."
    )
    journal.checks.add(replace(asked, answer={}, number="+4915112000001", state=CheckState.REFUSED, message=refused))
    lost = journal.checks.add(
        replace(asked, answer={}, number="+447911123456", state=CheckState.UNKNOWN, message="status 502")
    )
    page = CheckPage(stage.context)
    stage.shell.add_page("Single check", page)
    stage.shell.show_page(3)
    page.show()
    page.history.select(lost.id)
    page._show_again(lost)
    QApplication.processEvents()
    take("check-unknown")
    page._show_again(journal.checks.single()[1])
    QApplication.processEvents()
    take("check-refused-by-service")
    waiting = journal.checks.add(replace(asked, answer={}, number="+33612345678", state=CheckState.SENDING, slot=None))
    page.history.show_history(journal.checks.single(), waiting.id)
    page._show_again(waiting)
    QApplication.processEvents()
    take("check-waiting")


class Slow:
    """A client whose checks take a moment."""

    def __init__(self, client: object, check_phone: object) -> None:
        self._client = client
        self.check_phone = check_phone

    def __getattr__(self, name: str) -> object:
        return getattr(self._client, name)


if __name__ == "__main__":
    show_stage(draw)
