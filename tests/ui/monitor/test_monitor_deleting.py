"""Batches are deleted in the monitor, and come back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.ui.monitor.batch_work import UNDO_SECONDS
from tests.ui.looking.room import swollen
from tests.ui.monitor.filled_monitor import fill
from tests.ui.monitor_batches import JOINED, REFUSED, write_batch
from tests.ui.monitor_stage import Stage


async def test_deleting_can_be_undone_and_spares_a_list_that_another_batch_needs(stage: Stage, tmp_path: Path) -> None:
    journal, folder = stage.services.journal, tmp_path / "lists" / "shared"
    folder.mkdir(parents=True)
    one = write_batch(journal, "one.csv", [("GB", 5, JOINED)], list_id="shared")
    two = write_batch(journal, "two.csv", [("GB", 5, JOINED)], list_id="shared")
    gone: list[str] = []
    stage.monitor.deleted.connect(gone.append)
    stage.monitor.show_batch(one.id)
    buttons, strip = stage.monitor.panel.buttons, stage.monitor.work.strip
    # WHEN it is deleted, it is gone at once, and comes back by a key
    buttons.delete.click()
    assert gone == [one.id]
    assert strip.text() == "“one.csv” is deleted."
    assert journal.batches() == [two]
    QTest.keyClick(stage.monitor.tree, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not strip.isVisible()
    assert [entry.batch.id for entry in stage.monitor.tree.marked()] == [one.id]
    # AND so does all that is deleted one after the other
    for each in (one, two):
        stage.monitor.show_batch(each.id)
        buttons.delete.click()
    assert (strip.text(), strip.ids) == ("2 batches are deleted.", [one.id, two.id])
    strip.undo()
    assert len(journal.batches()) == 2
    assert strip.ids == []
    # AND deleted again, it is gone for good when the time is up
    for each in (one, two):
        stage.monitor.show_batch(each.id)
        buttons.delete.click()
    await stage.idle()
    assert len(journal.batches(deleted=True)) == 2
    for _ in range(UNDO_SECONDS):
        strip.tick()
    await stage.until(lambda: not journal.batches(deleted=True))
    assert not folder.exists()
    assert stage.monitor._stack.currentIndex() == 0
    await stage.idle()


async def test_of_several_that_are_gone_at_once_one_may_come_to_be_chosen(stage: Stage) -> None:
    # GIVEN the settings delete all that is finished, and the page is told so one after the other
    journal = stage.services.journal
    first, other = (write_batch(journal, f"{name}.csv", [("GB", 5, JOINED)]) for name in ("first", "other"))
    stage.monitor.show_batch(first.id)
    for each in (first, other):
        journal.delete_batch(each.id)
    # WHEN the row of the chosen one goes THEN the other one, of which nothing is known any more, is shown until its own
    stage.monitor.model.update_statuses([], [first.id])
    stage.monitor._after_change()
    assert [entry.batch.id for entry in stage.monitor.tree.marked()] == [other.id]
    await stage.idle()
    stage.monitor.model.update_statuses([], [other.id])
    stage.monitor._after_change()
    assert stage.monitor._stack.currentIndex() == 0


async def test_what_is_not_finished_is_asked_about_before_it_is_deleted(stage: Stage) -> None:
    batch = write_batch(stage.services.journal, "refused.csv", [("GB", 5, REFUSED)])
    stage.monitor.show_batch(batch.id)
    buttons = stage.monitor.panel.buttons
    buttons.delete.click()
    assert buttons.question.yes.isVisible()
    buttons.question.no.click()
    assert not buttons.question.yes.isVisible()
    assert stage.services.journal.batches() == [batch]
    buttons.delete.click()
    buttons.question.yes.click()
    assert stage.services.journal.batches() == []
    stage.monitor.work.strip.undo()
    # THEN what wasn't sent waits for a person
    assert stage.services.journal.batch(batch.id).deleted_at is None


async def test_what_is_at_the_service_stays_and_the_strip_with_the_way_back_is_as_high_as_its_words(
    stage: Stage,
) -> None:
    fill(stage)
    # GIVEN what is at the service, which can't be deleted
    for batch_id in ("customer", "leads-ju"):
        stage.monitor.show_batch(batch_id)
        assert not stage.monitor.panel.buttons.delete.isVisible()
    assert stage.monitor.panel.buttons.decide.isVisible()
    # WHEN another one is deleted THEN what says so has just the room of its words
    strip = stage.monitor.work.strip
    for size in ((1120, 720), (1920, 1080)):
        stage.shell.resize(*size)
        stage.monitor.show_batch("panel-20")
        stage.monitor.panel.buttons.delete.click()
        await stage.idle()
        for _ in range(8):  # what is laid out anew because of what was
            QApplication.processEvents()
        assert strip.isVisible()
        assert (strip.height(), swollen(stage.shell)) == (strip.heightForWidth(strip.width()), [])
        assert abs(strip._icon.geometry().center().y() - strip._text.geometry().center().y()) <= 1
        strip.undo()
