"""The window put together, over real services: what closing does, and the next start. The main job: test_first_run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.status import Condition
from desktop_app.core.errors import CapReached, DiskFull, KeyRefused, LocalServiceDown, ResultNotRead
from desktop_app.core.money.caps import Caps
from desktop_app.core.service.connection import Connection
from desktop_app.ui.frame import account_watch
from desktop_app.ui.frame.message_strip import Message
from desktop_app.wiring.services import open_services
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.open_window import Opened, opened
from tests.ui.widgets import there


def test_closing_while_a_list_is_on_its_way_asks_first_and_then_goes_on_at_the_next_start(
    themed: QApplication, tmp_path: Path
) -> None:
    home = tmp_path / "home"

    async def first(at: Opened) -> None:
        await at.send(tmp_path)
        (batch,) = at.services.journal.batches()
        await at.until(lambda: at.runner.running(f"batch {batch.id}"))
        # WHEN the window is closed at once
        assert not at.shell.close()
        # THEN it stays, says what is under way, and closes when told so
        assert "1 list is still being verified." in there(at.shell.strip.message).what
        assert at.shell.isVisible()
        # AND a restart asks the same, and is one only when told so there
        at.window._closing.restart()
        message = there(at.shell.strip.message)
        assert ("1 list" in message.what, message.action_text) == (True, "Restart now")
        assert (at.shell.isVisible(), at.shell.restarts) == (True, False)
        at.shell.strip.action.click()
        assert (at.shell.isVisible(), at.shell.restarts) == (False, True)

    async def second(at: Opened) -> None:
        await at.until(lambda: at.states() == [Condition.COMPLETED])
        await at.until(at.shell.close)  # once what ended has been told

    opened(themed, home, first, second)


def test_at_the_next_start_what_was_paused_waits_and_what_was_deleted_is_gone(
    themed: QApplication, tmp_path: Path
) -> None:
    home, now = tmp_path / "home", datetime.now(UTC)
    services = open_services(home)
    for name in ("paused", "open", "deleted"):
        batch = Batch(name, name, name, "local", "phone-validation", now, via=Via.REALTIME)
        services.journal.add_batch(batch, [NewTask("GB", Via.REALTIME, 0, 2)])
    services.verification.pausing.pause("paused")
    services.deleting.mark(["deleted"])
    services.journal.close()

    async def story(at: Opened) -> None:
        assert at.runner.running("batch open")
        assert not at.runner.running("batch paused")
        await at.until(lambda: not at.runner.running("deleted before"))
        assert {batch.id for batch in at.window._services.journal.batches(deleted=True)} == {"paused", "open"}

    opened(themed, home, story)


def test_a_restored_journal_is_told_at_each_start_until_the_person_has_closed_the_message(
    themed: QApplication, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    open_services(home).journal.close()
    (home / "journal.sqlite").write_bytes(b"no journal")

    async def left_open(at: Opened) -> None:
        message = there(at.shell.strip.message)
        assert "damaged" in message.what
        assert str(home) in message.advice
        # Another connection's messages are cleared away; this one hasn't been read for that.
        at.shell.strip.clear()

    async def closed(at: Opened) -> None:
        assert at.shell.strip.message is not None
        at.shell.strip.close_button.click()

    async def quiet(at: Opened) -> None:
        assert at.shell.strip.message is None

    opened(themed, home, left_open, left_open, closed, quiet)


async def test_a_batch_that_a_full_disk_stopped_can_be_carried_on(at: Opened, tmp_path: Path) -> None:
    await at.send(tmp_path)
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    (batch,) = at.services.journal.batches()
    await at.until(lambda: not at.runner.running(f"batch {batch.id}"))
    at.window._batch_failed(batch.id, DiskFull(name=str(tmp_path)))
    message = there(at.shell.strip.message)
    assert (message.kind, message.action_text) == ("error", "Carry on")
    at.shell.strip.action.click()
    assert at.runner.running(f"batch {batch.id}")
    await at.until(lambda: not at.runner.running(f"batch {batch.id}"))


async def test_a_cap_that_holds_a_list_back_is_no_error_and_leads_to_the_list(at: Opened, tmp_path: Path) -> None:
    await at.send(tmp_path)
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    (batch,) = at.services.journal.batches()
    cap = CapReached(cap="5 credits for a list", spent="4 credits", cost="93 credits")
    at.window._batch_failed(batch.id, cap)
    message = there(at.shell.strip.message)
    assert (message.kind, message.action_text) == ("warning", "Show")
    assert message.what.endswith("4 credits spent so far, and what is left costs 93 credits.")
    at.shell.show_page(at.window.first.balance_at)
    at.shell.strip.action.click()
    assert at.shell.pages.currentIndex() == at.window.first.monitor_at
    # AND another balance leaves the message there, while another cap withdraws it: it names the former one
    at.window.context.tell_account()
    assert at.shell.strip.holds(message)
    at.services.caps.save(None, Caps(list=Decimal(1_000)))
    at.window.context.tell_account()
    assert not at.shell.strip.holds(message)


async def test_a_page_is_made_when_it_is_first_seen(at: Opened) -> None:
    made = vars(at.window)
    await at.until(lambda: "monitor" in made)  # it counts what runs, behind the first paint
    assert not {"balance", "check", "results"} & made.keys()
    for page in ("balance", "check"):
        at.shell.show_page(getattr(at.window.first, f"{page}_at"))
        assert page in made
        assert made[page].isVisible()
    assert at.window.check.bar.number.hasFocus() or not at.shell.isActiveWindow()


async def test_opening_and_pasting_a_list_works_from_every_page(at: Opened, themed: QApplication) -> None:
    themed.clipboard().setText("+442079460958\n+442079460123\n")
    taken = QSignalSpy(at.window.upload.text_taken)
    for page in range(4):
        at.shell.show_page(page)
        keys = [key for key in at.shell.findChildren(QShortcut) if key.key() == QKeySequence("Ctrl+V")]
        working = [key for key in keys if key.isEnabled() and cast(QWidget, key.parent()).isVisible()]
        # THEN exactly one means it: two would be ambiguous, and neither heard
        assert len(working) == 1
        working[0].activated.emit()
        assert (taken.count(), at.shell.current_page()) == (page + 1, at.window.first.upload_at)


async def test_the_balance_is_read_while_a_batch_runs_and_when_it_has_ended_in_any_way_and_a_failure_is_quiet(
    at: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, amount = at.window._watch, at.shell.header._amount
    batch = Batch("b", "b", "b", at.window.connection().base_url, "phone-validation", datetime.now(UTC))
    at.services.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 2)])
    await at.until(lambda: amount.text() == "10,000,000")

    async def read_after(act: Callable[[], object]) -> None:
        before = at.window.context.account().read_at
        act()
        await at.until(lambda: at.window.context.account().read_at != before)
        await at.until(lambda: not at.runner.running("balance by itself"))

    # WHEN a batch has ended, or was ended by an error
    damaged = ResultNotRead(task="t_1", reason="it is damaged")
    await read_after(lambda: at.window._batch_ended(batch.id))
    await read_after(lambda: at.window._batch_failed(batch.id, damaged))
    at.shell.strip.clear()
    # BUT not where the batch went elsewhere: this connection's balance tells nothing of it
    other = Batch("o", "o", "o", "https://other.example/api/v1", "phone-validation", datetime.now(UTC))
    at.services.journal.add_batch(other, [NewTask("GB", Via.JSON, 0, 2)])
    at.window._batch_ended(other.id)
    at.window._batch_failed(other.id, damaged)
    assert not at.runner.running("balance by itself")
    at.shell.strip.clear()
    # AND not where the key is refused, as that would only be heard again
    at.window._batch_failed(batch.id, KeyRefused(status=401, message=""))
    assert not at.runner.running("balance by itself")
    at.shell.strip.clear()
    # WHEN time has passed with nothing under way, THEN nothing is asked
    monkeypatch.setattr(account_watch, "_SHARE", 0)
    watch._timer.timeout.emit()
    assert not at.runner.running("balance by itself")
    # WHEN it has with a batch that runs, THEN everybody hears of the balance
    at.runner.start(f"batch {batch.id}", asyncio.sleep(600))
    await read_after(watch._timer.timeout.emit)
    # AND one that can't be read is said nowhere, and isn't tried again and again
    monkeypatch.setattr(at.services.balances._context.session, "access", _no_access)
    watch._timer.timeout.emit()
    await at.until(lambda: not at.runner.running("balance by itself"))
    assert at.shell.strip.message is None
    watch._timer.timeout.emit()
    assert not at.runner.running("balance by itself")
    at.runner.cancel(f"batch {batch.id}")


async def _no_access(_connection: Connection, **_more: object) -> None:
    raise LocalServiceDown(reason="no room")


async def test_the_tab_of_the_monitor_leads_back_to_the_batches(at: Opened, tmp_path: Path) -> None:
    await at.send(tmp_path)
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    (batch,) = at.services.journal.batches()
    window, room, tabs = at.window, at.window.first.monitor, at.shell.header.tabs
    here = window.monitor_at
    # GIVEN the results of a batch, which are still there after a look at another tab
    window.open_results(batch.id)
    at.shell.show_page(window.first.balance_at)
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(here).center())
    assert (at.shell.current_page(), room.currentWidget()) == (here, window.results)
    # WHEN the tab that is in front is clicked, or its key pressed, THEN the batches are there again
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(here).center())
    assert room.currentWidget() is window.monitor
    window.open_results(batch.id)
    QTest.keyClick(at.shell, getattr(Qt.Key, f"Key_{here + 1}"), Qt.KeyboardModifier.AltModifier)
    assert room.currentWidget() is window.monitor
    # AND once more changes nothing
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(here).center())
    assert room.currentWidget() is window.monitor


async def test_what_went_wrong_with_a_list_isnt_told_again_beside_another(at: Opened) -> None:
    # GIVEN a list that can't be corrected as an earlier one was, since that is lost
    at.window.upload.model.mending.repeat("lost")
    assert there(at.shell.strip.message).kind == "error"
    # WHEN another list is opened, and a message about that is closed
    at.window.upload.open_sample()
    at.shell.show_message("info", "A note.")
    at.shell.strip.dismiss()
    # THEN the former one doesn't come back
    assert at.shell.strip.message is None
    await at.until(lambda: not at.runner.running("upload.read"))


async def test_a_note_goes_when_another_list_is_opened_and_trouble_stays(at: Opened) -> None:
    batch = write_batch(at.services.journal, "list.csv", [("GB", 2, JOINED)])
    strip, show = at.shell.strip, at.shell.show_message
    goes: tuple[Callable[[], object], ...] = (
        lambda: at.window.upload.open_paste("+442079460958"),
        at.window.upload.open_sample,
        lambda: at.window.open_results(batch.id),
        at.window.close_results,
    )
    for another in goes:
        show("error", "It still holds.")
        show("info", "Every answer was known already: nothing was sent, nothing was paid.")
        strip.show_message(Message("info", "A new version is there.", lasting=True))
        another()
        # THEN what was noted of the list before is gone, and nothing else
        assert [message.what for message, _ in strip._messages] == ["It still holds.", "A new version is there."]
        strip.clear()
    await at.until(lambda: not at.runner.running("upload.read"))
