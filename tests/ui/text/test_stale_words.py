"""What is said of a batch that stands still goes with the batch: it has gone on, or was deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.batch import PASTED, Batch
from desktop_app.core.errors import BalanceShort, DiskFull, KeyMissing, KeyRefused, NeverArrived, RequestRefused
from desktop_app.core.service.connection import Connection
from desktop_app.ui.frame.context import GATHER
from desktop_app.ui.frame.trouble import brief_words
from tests.ui.monitor_batches import REFUSED, write_batch
from tests.ui.open_window import Opened, opened

ELSEWHERE = Connection("https://api.example.com/api/v1", "Team account")
BRIEF = "Without a valid key the balance can't be read."
REASONS = (
    DiskFull(name="x"),
    NeverArrived(origin="https://x", reason="no route"),
    RequestRefused(status=400, message="No such product."),
)


def standing_still(at: Opened, name: str, base_url: str = "local") -> Batch:
    batch = write_batch(at.services.journal, name, [("GB", 5, REFUSED)])
    at.services.journal.update_batch(batch.id, base_url=base_url)
    return batch


def test_words_about_a_batch_go_with_their_reason(themed: QApplication, tmp_path: Path) -> None:
    async def story(at: Opened) -> None:
        await at.until(lambda: not at.runner.running("balance"))
        for number, (end, reason) in enumerate(product((deleted, gone_on), REASONS)):
            await they_go(at, end, reason, [standing_still(at, f"{number} {name}.csv") for name in ("a", "b")])

    async def they_go(at: Opened, end: Callable[[Opened, Batch], object], reason: Exception, both: list[Batch]) -> None:
        # GIVEN two batches that stand still for the same reason
        if isinstance(reason, NeverArrived):
            at.window._watch._timer.stop()  # it would ask again by itself, and be answered
            at.services.session.health(at.window.connection()).heard(reason)
        for batch in both:
            at.window._standstill.batch_failed(batch.id, reason)
        message = at.shell.strip.message
        assert message is not None
        # WHEN one of them doesn't any more
        end(at, both[0])
        await at.until(lambda: not at.window._changes._waiting)
        # THEN it is said of the other, for as long as that does
        assert at.shell.strip.message == message
        end(at, both[1])
        await at.until(lambda: at.shell.strip.message is None)

    opened(themed, tmp_path / "home", story)


def deleted(at: Opened, batch: Batch) -> None:
    at.services.deleting.mark([batch.id])


def gone_on(at: Opened, batch: Batch) -> None:
    at.runner.start(f"batch {batch.id}", asyncio.Event().wait())  # until the window ends
    at.window._changes.batch_changed(batch.id)


def test_nothing_waits_for_a_key_once_it_is_deleted(themed: QApplication, tmp_path: Path) -> None:
    async def story(at: Opened) -> None:
        await at.services.session.save(ELSEWHERE, None)
        batch = standing_still(at, "one.csv", ELSEWHERE.base_url)
        at.window._standstill.batch_failed(batch.id, KeyRefused(origin="https://x", status=401, message=""))
        assert "“Team account” waits" in more(at)
        # WHEN the batch is deleted
        at.services.deleting.mark([batch.id])
        # THEN the key is asked for all the same, and nothing is said of what waits for it
        await at.until(lambda: not more(at))
        message = at.shell.strip.message
        assert message is not None
        assert message.action_text == "Enter key…"

    def more(at: Opened) -> str:
        return at.shell.strip.message.more if at.shell.strip.message else ""

    opened(themed, tmp_path / "home", story)


def test_the_request_for_a_key_stays_below_other_words(
    themed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    aloud: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: aloud.append(_heard(event)))

    async def story(at: Opened) -> None:
        await at.services.session.save(ELSEWHERE, None)
        batch = standing_still(at, "one.csv", ELSEWHERE.base_url)
        at.window._standstill.batch_failed(batch.id, KeyRefused(origin="https://x", status=401, message=""))
        # GIVEN a note on top of it
        at.shell.show_message("info", "By the way")
        aloud.clear()
        # WHEN the last batch that waits is deleted
        at.services.deleting.mark([batch.id])
        await at.until(lambda: not at.window._changes._waiting)
        # THEN the note stays on top, nothing is read aloud, and below it the key is still asked for
        assert at.shell.strip._what.text() == "By the way"
        assert not any("key" in each for each in aloud)
        at.shell.strip.dismiss()
        message = at.shell.strip.message
        assert message is not None
        assert (message.action_text, message.meaning) == ("Enter key…", "")
        # AND its button asks for it, and leaves those words
        at.shell.strip.action.click()
        assert at.shell.strip.message == message

    opened(themed, tmp_path / "home", story)


def _heard(event: QAccessibleEvent) -> str:
    return event.message() if isinstance(event, QAccessibleAnnouncementEvent) else ""


def test_all_that_stand_still_for_a_reason_carry_on_together(themed: QApplication, tmp_path: Path) -> None:
    async def story(at: Opened) -> None:
        both = [standing_still(at, name) for name in ("a.csv", "b.csv")]
        for batch in both:
            at.services.journal.update_batch(batch.id, file="customers.csv")
            at.window._standstill.batch_failed(batch.id, DiskFull(name="x"))
        at.shell.strip.action.click()
        assert [at.runner.running(f"batch {batch.id}") for batch in both] == [True, True]

    opened(themed, tmp_path / "home", story)


def test_of_those_that_are_short_of_credit_one_is_shown_that_still_stands_still(
    themed: QApplication, tmp_path: Path
) -> None:
    async def story(at: Opened) -> None:
        both = [standing_still(at, name) for name in ("a.csv", "b.csv")]
        for batch in both:
            at.services.journal.update_batch(batch.id, file="customers.csv")
            at.window._standstill.batch_failed(batch.id, BalanceShort(message="Top up."))
        for gone, left in (both, both[::-1]):
            # WHEN one of them goes on THEN the strip stays, and leads to the other
            gone_on(at, gone)
            await at.until(lambda: not at.window._changes._waiting)
            at.window.to_upload()
            at.shell.strip.action.click()
            chosen = at.window.monitor.tree.current()
            assert chosen is not None
            assert chosen[0].batch.id == left.id
            at.runner.cancel(f"batch {gone.id}")
            at.window._standstill.batch_failed(gone.id, BalanceShort(message="Top up."))
        # AND once both have gone on it is over
        for batch in both:
            gone_on(at, batch)
        await at.until(lambda: at.shell.strip.message is None)

    opened(themed, tmp_path / "home", story)


def test_what_is_short_of_credit_is_called_as_everywhere(themed: QApplication, tmp_path: Path) -> None:
    async def story(at: Opened) -> None:
        batch = standing_still(at, PASTED)
        at.window._standstill.batch_failed(batch.id, BalanceShort(message="Top up."))
        message = at.shell.strip.message
        assert message is not None
        assert "“Pasted numbers”" in message.more

    opened(themed, tmp_path / "home", story)


def test_nobody_asks_the_journal_once_it_is_closed(themed: QApplication, tmp_path: Path) -> None:
    kept: list[Opened] = []

    async def story(at: Opened) -> None:
        kept.append(at)
        batch = standing_still(at, "a.csv")
        at.window._standstill.batch_failed(batch.id, DiskFull(name="x"))
        at.window._changes.batch_changed(batch.id)

    # GIVEN a window that was closed just when something had changed
    opened(themed, tmp_path / "home", story)
    # WHEN a change comes even later, and the time is there to tell of both
    told = QSignalSpy(kept[0].window._changes.changed)
    kept[0].window._changes.batch_changed("another")
    QTest.qWait(GATHER * 2)
    # THEN nobody hears of it; an exception in a slot would fail this test
    assert told.count() == 0


def test_the_balance_page_says_in_few_words_what_the_strip_says_in_full(themed: QApplication, tmp_path: Path) -> None:
    async def story(at: Opened) -> None:
        await at.services.session.save(ELSEWHERE, None)
        at.window.use(ELSEWHERE)
        await at.until(lambda: at.shell.strip.message is not None)  # there is no key
        # WHEN the page comes to the front only now, and meets the same
        at.shell.show_page(0)
        await at.until(at.window.balance.trouble.isVisible)
        assert at.window.balance.trouble.text() == BRIEF
        # AND a key for another service changes nothing
        at.window.context.tell_account(Connection("https://third.example.com/api/v1"))
        assert at.window.balance.trouble.text() == BRIEF
        # WHEN the person has closed the strip's message, and reads the balance again
        at.shell.strip.dismiss()
        at.window.balance.read()
        await at.until(lambda: not at.runner.running("balance page"))
        # THEN nobody else says what is wrong
        assert at.window.balance.trouble.text() == " ".join(brief_words(KeyMissing(origin="https://api.example.com")))

    opened(themed, tmp_path / "home", story)
