"""What other lists will still take from the balance follows them, while a list is on the page."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.upload.page import EVERY, OthersUnderWay
from tests.ui.accounts import account
from tests.ui.upload.test_upload_with_services import Window, play

NOW = datetime.now(UTC)


@pytest.fixture
def home(tmp_path: Path, themed: QApplication) -> Path:  # noqa: ARG001 - the theme must be there
    return tmp_path / "home"


def test_lists_that_come_pause_and_go_change_what_is_left(home: Path) -> None:
    async def story(window: Window) -> None:
        services, changes, panel = window.services, window.page._context.changes, window.page.view.panel
        (watch,) = (each for each in window.page.children() if isinstance(each, OthersUnderWay))
        assert watch.timer.interval() == EVERY
        watch.timer.setInterval(1)
        # GIVEN a list on the page, and a balance
        services.journal.money.add_balance(BalanceEntry("local", NOW - timedelta(hours=1), Decimal(100), "credits"))
        changes.tell_account(account(Connection(), BalanceReading(Decimal(100), "credits")))
        window.page.open_paste("+442079460958")
        await window.read()
        window.page.model.sending.propose("phone-validation")
        await window.until(panel.send.isEnabled)
        assert panel.after.value() == "99 credits"
        # WHEN another list is begun THEN it is taken off
        other = Batch("other", "gone", "other.csv", "local", "phone-validation", NOW, price=Decimal(2))
        services.journal.add_batch(other, [NewTask("GB", Via.JSON, 0, 5)])
        changes.batch_changed("other")
        await window.until(lambda: panel.after.value() == "89 credits")
        assert (panel.sums.under_way.isVisible(), panel.sums.under_way.value()) == (True, "10 credits")
        # AND while it is paused it isn't
        services.verification.pausing.pause("other")
        await window.until(lambda: panel.after.value() == "99 credits")
        assert not panel.sums.under_way.isVisible()
        # AND behind another page nothing is reckoned, until the list is seen again
        # What is known of its numbers is counted anew by then, which ends by a reckoning
        await window.until(lambda: not window.runner.running("upload.known answers"))
        window.page.hide()
        begun, ended = QSignalSpy(changes.changed), QSignalSpy(watch.timer.timeout)
        services.verification.pausing.go_on("other")
        await window.until(begun.count)
        await window.until(ended.count)
        assert panel.after.value() == "99 credits"
        window.page.show()
        assert panel.after.value() == "89 credits"
        # AND once it is deleted it takes nothing
        services.deleting.mark(["other"])
        await window.until(lambda: panel.after.value() == "99 credits")

    play(home, story)


def test_a_top_up_changes_the_choice_that_too_little_balance_leads_to(home: Path) -> None:
    async def story(window: Window) -> None:
        changes, panel = window.page._context.changes, window.page.view.panel

        def charge(amount: int) -> None:
            """As a reading by whichever page keeps it, and tells it."""
            entry = BalanceEntry("local", datetime.now(UTC), Decimal(amount), "credits")
            window.services.journal.money.add_balance(entry)
            changes.tell_account(account(Connection(), BalanceReading(Decimal(amount), "credits")))

        def offered() -> list[str]:
            return [each.text() for each in panel.choice.actions() if not each.isSeparator() and each.isEnabled()]

        def press() -> None:
            QTest.keyClick(window.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

        # GIVEN a list of four numbers, and a balance for two
        charge(2)
        window.page.open_paste("\n".join(f"+44207946095{digit}" for digit in range(4)))
        await window.read()
        window.page.model.sending.propose("phone-validation")
        await window.until(panel.send.isEnabled)
        # WHEN the key is pressed THEN nothing is sent before one has chosen
        press()
        await window.until(panel.choice.isVisible)
        assert offered()[0] == "Verify 2 numbers, as the balance covers"
        # AND more balance offers more, at once
        charge(3)
        assert panel.choice.isVisible()
        assert offered()[0] == "Verify 3 numbers, as the balance covers"
        # AND where it is enough nothing is asked any more: the button sends all
        charge(100)
        assert not panel.choice.isVisible()
        assert (panel.send.text(), panel.after.value()) == ("Verify 4 numbers", "96 credits")
        assert not window.services.journal.batches()
        press()
        await window.until(window.services.journal.batches)
        await window.idle()
        (batch,) = window.services.journal.batches()
        assert sum(task.numbers for task in window.services.journal.tasks(batch.id)) == 4

    play(home, story)
