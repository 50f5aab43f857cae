"""What other lists will still take from the balance follows them, while a list is on the page."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from desktop_app.core.batch import Batch, NewTask, Via
from desktop_app.core.readings import BalanceReading
from desktop_app.services.ports import BalanceEntry
from desktop_app.ui.upload.others_under_way import EVERY, OthersUnderWay

from .test_upload_with_services import Window, play

NOW = datetime.now(UTC)


@pytest.fixture
def home(tmp_path: Path, themed: QApplication) -> Path:  # noqa: ARG001 - the theme must be there
    return tmp_path / "home"


def test_lists_that_come_pause_and_go_change_what_is_left(home: Path) -> None:
    async def story(window: Window) -> None:
        desk, changes, panel = window.desk, window.page._context.changes, window.page.view.panel
        (watch,) = (each for each in panel.children() if isinstance(each, OthersUnderWay))
        assert watch.timer.interval() == EVERY
        watch.timer.setInterval(1)
        # GIVEN a list on the page, and a balance
        desk.journal.add_balance(BalanceEntry("local", NOW - timedelta(hours=1), Decimal(100), "credits"))
        changes.balance_changed.emit(BalanceReading(Decimal(100), "credits"))
        window.page.open_paste("+442079460958")
        await window.read()
        panel.set_product("phone-validation")
        await window.until(panel.send.isEnabled)
        assert panel.after.value() == "99 credits"
        # WHEN another list is begun THEN it is taken off
        other = Batch("other", "gone", "other.csv", "local", "phone-validation", NOW, price=Decimal(2))
        desk.journal.add_batch(other, [NewTask("GB", Via.JSON, 0, 5)])
        changes.batch_changed("other")
        await window.until(lambda: panel.after.value() == "89 credits")
        assert (panel.sums.under_way.isVisible(), panel.sums.under_way.value()) == (True, "10 credits")
        # AND while it is paused it isn't
        desk.verification.pausing.pause("other")
        await window.until(lambda: panel.after.value() == "99 credits")
        assert not panel.sums.under_way.isVisible()
        # AND behind another page nothing is reckoned, until the list is seen again
        window.page.hide()
        begun, ended = QSignalSpy(changes.changed), QSignalSpy(watch.timer.timeout)
        desk.verification.pausing.go_on("other")
        await window.until(begun.count)
        await window.until(ended.count)
        assert panel.after.value() == "99 credits"
        window.page.show()
        assert panel.after.value() == "89 credits"
        # AND once it is deleted it takes nothing
        desk.deleting.mark(["other"])
        await window.until(lambda: panel.after.value() == "99 credits")

    play(home, story)
