"""What a person does with batches in the monitor: several at once, pausing, naming, noting."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop_app.core.batches.batch_left import UNMOVED, Pace
from desktop_app.core.batches.status import BatchStatus, Group, status_of
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.commands.command_palette import commands, fitting
from desktop_app.ui.monitor.page import busy_words
from desktop_app.ui.parts.label import ElidedLabel
from desktop_app.ui.parts.layout.scrolled import _FADE
from tests.ui.monitor.filled_monitor import fill
from tests.ui.monitor_batches import JOINED, NOON, TAKEN, E, write_batch
from tests.ui.monitor_stage import Stage

CONTROL = Qt.KeyboardModifier.ControlModifier
MORE = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


def mark(stage: Stage, *ids: str) -> None:
    """Mark these, the first one being the current one."""
    tree, model = stage.monitor.tree, stage.monitor.model
    assert tree.choose(ids[0])
    for batch_id in ids[1:]:
        tree.selectionModel().select(model.index_of(batch_id), MORE)


async def test_several_are_told_in_sums_and_what_applies_to_some_is_done_to_those(stage: Stage) -> None:
    ran = stage.overhear("run_batch")
    fill(stage)
    side, several = stage.monitor.side, stage.monitor.side.several
    assert side.currentWidget() is side.panel
    # WHEN three are marked: one that runs at the service, one that is done, one that was refused
    mark(stage, "customer", "panel-20", "returns-")
    # THEN the panel has their sums, and offers what can be done with some of them
    assert side.currentWidget() is several
    assert several.title.text() == "3 batches"
    assert several.numbers.value() == "1,060,617"
    # (which add up)
    parts = (several.answered, several.out, several.waiting, several.refused, several.unanswered)
    assert [part.value() for part in parts] == ["1,052,480", "6,204", "1,615", "312", "6"]
    assert "Awaiting answers" in [label.text() for label in several.out.findChildren(ElidedLabel)]  # as of a single one
    assert several.delete.text() == "Delete (2)"
    assert several.carry_on.text() == "Carry on (2)"
    several.carry_on.click()
    assert sorted(ran) == ["customer", "returns-"]
    # AND deleting asks about the unfinished one first
    mark(stage, "customer", "panel-20", "returns-")
    stage.monitor.tree.setFocus()
    QTest.keyClick(stage.monitor.tree, Qt.Key.Key_Delete)
    assert several.question.isVisible()
    assert several.question.question() == (
        "Delete 2 batches? 352 numbers aren't verified yet and are dropped. 1 can't be deleted while it is under way."
    )
    several.question.yes.click()
    left = [batch.id for batch in stage.services.journal.batches()]
    assert "customer" in left
    assert "panel-20" not in left
    assert "returns-" not in left
    assert stage.monitor.work.strip.text() == "2 batches are deleted."
    stage.monitor.work.strip.button.click()
    assert len(stage.services.journal.batches()) == 7
    # AND all of them are marked by the keys that any list has
    stage.monitor.tree.setFocus()
    QTest.keyClick(stage.monitor.tree, Qt.Key.Key_A, CONTROL)
    assert several.title.text() == "7 batches"
    await stage.idle()


async def test_a_running_batch_is_paused_and_carried_on_while_its_sent_parts_go_on(stage: Stage) -> None:
    # GIVEN a batch with one part at the service and another that isn't sent, under way in this window
    over = asyncio.Event()
    batch = write_batch(stage.services.journal, "two.csv", [("GB", 60, TAKEN), ("DE", 40, [])], at=datetime.now(UTC))
    stage.runner.start(f"batch {batch.id}", over.wait())
    stage.monitor.show_batch(batch.id)
    panel, model = stage.monitor.panel, stage.monitor.model
    assert not panel.buttons.carry_on.isVisible()
    # WHEN it is paused by the keyboard
    panel.buttons.pause.setFocus()
    QTest.keyClick(panel.buttons.pause, Qt.Key.Key_Return)
    await stage.until(panel.buttons.carry_on.isVisible)
    assert panel.buttons.carry_on.hasFocus()
    # THEN the row, its chip, the panel and the tab say so, though what was sent goes on
    assert stage.services.journal.batch(batch.id).paused
    assert model.index(0, 3).data() == "Paused"
    assert model.statuses[0].group is Group.PAUSED
    assert busy_words(model.statuses) == (1, "1 batch paused")
    assert [label.text() for label in panel.figures._names[:3]] == ["answered", "awaiting answers", "not sent"]
    assert "Unsent numbers wait" in panel._banner.text()
    # AND it goes on by the same place
    QTest.keyClick(panel.buttons.carry_on, Qt.Key.Key_Return)
    await stage.until(panel.buttons.pause.isVisible)
    assert panel.buttons.pause.hasFocus()
    assert not stage.services.journal.batch(batch.id).paused
    assert [event.kind for event in stage.services.journal.events(batch.id)][:2] == ["carried on", "paused"]
    over.set()
    await stage.until(lambda: not stage.runner.running(f"batch {batch.id}"))


async def test_a_batch_is_renamed_and_noted_by_keys_found_by_both_and_the_file_stays_known(stage: Stage) -> None:
    batch = write_batch(stage.services.journal, "q3-final-v2.csv", [("GB", 5, JOINED)])
    stage.monitor.show_batch(batch.id)
    monitor, heading, note = stage.monitor, stage.monitor.panel.naming, stage.monitor.panel.note
    assert monitor.tree.hasFocus()  # Enter opens its results
    # WHEN it is given a name by F2, which is a text field's own, and works anywhere else
    monitor.search.setFocus()
    QTest.keyClick(monitor.search, Qt.Key.Key_F2)
    assert not heading.editing
    monitor.filter.columns.setFocus()
    QTest.keyClick(monitor.filter.columns, Qt.Key.Key_F2)
    assert heading.field.selectedText() == "q3-final-v2.csv"
    QTest.keyClicks(heading.field, "Autumn leads")
    QTest.keyClick(heading.field, Qt.Key.Key_Return)
    await stage.until(lambda: monitor.model.index(0, 0).data() == "Autumn leads")
    assert heading.label.text() == "Autumn leads"
    # AND a note, of which the first try is left by Escape
    monitor.panel.naming.note.click()
    QTest.keyClicks(note.field, "never mind")
    QTest.keyClick(note.field, Qt.Key.Key_Escape)
    assert not note.editing
    assert stage.services.journal.batch(batch.id).note == ""
    monitor.panel.naming.note.click()
    QTest.keyClicks(note.field, "for Maria")
    QTest.keyClick(note.field, Qt.Key.Key_Return, CONTROL)
    await stage.until(lambda: note.text.text() == "for Maria")
    # THEN it is found by name, note and file
    for wanted in ("autumn", "MARIA", "final-v2"):
        monitor.search.setText(wanted)
        assert monitor.model.rowCount() == 1
    # AND a blank name is the file's
    monitor.search.clear()
    heading.edit()
    heading.field.clear()
    QTest.keyClick(heading.field, Qt.Key.Key_Return)
    await stage.until(lambda: monitor.model.index(0, 0).data() == "q3-final-v2.csv")
    heading.edit()
    QTest.keyClicks(heading.field, "not this")
    QTest.keyClick(heading.field, Qt.Key.Key_Escape)
    assert stage.services.journal.batch(batch.id).title == ""
    await stage.idle()


async def test_the_menu_of_the_rows_has_what_can_be_done(stage: Stage) -> None:
    fill(stage)

    def entries(menu: QMenu) -> list[str]:
        menu.deleteLater()
        texts = [action.text() for action in menu.actions()]
        return [text for text in texts if text and not text.startswith("Copy")]

    mark(stage, "panel-20")
    assert entries(stage.monitor.tree.row_menu()) == [
        "Open results", "Export…", "Fetch again", "Refresh…", "Rename…", "Note…", "Delete", "Columns…",
    ]  # fmt: skip
    # AND what can be done with its results is found by Ctrl+K, too
    here = [entry.text for entry in fitting(commands(stage.shell)[0], "open res")]
    assert here[:1] == ["Open the results of the batch"]
    assert [entry.text for entry in fitting(commands(stage.shell)[0], "exp")][:1] == ["Export…"]
    mark(stage, "leads-ju")
    assert entries(stage.monitor.tree.row_menu()) == [
        "Open results", "Export…", "Decide…", "Rename…", "Note…", "Columns…",
    ]  # fmt: skip
    mark(stage, "panel-20", "returns-")
    assert entries(stage.monitor.tree.row_menu()) == ["Carry on", "Fetch again", "Delete", "Columns…"]
    # AND on the row of a task what is the whole batch's is called so, or left out
    task = stage.services.journal.tasks("panel-20")[0]
    assert stage.monitor.tree.choose("panel-20", task.id)
    assert entries(stage.monitor.tree.row_menu()) == [
        "Open results", "Export…", "Decide…", "Fetch again", "Delete the batch", "Columns…",
    ]  # fmt: skip
    # WHEN a note is being written and another row is chosen THEN it is kept with its own batch
    mark(stage, "panel-20")
    stage.monitor.panel.write_note()
    stage.monitor.panel.note.field.setPlainText("for Maria")
    mark(stage, "returns-")
    notes = [stage.services.journal.batch(each).note for each in ("panel-20", "returns-")]
    assert (notes, stage.monitor.panel.note.editing) == (["for Maria", ""], False)
    await stage.idle()


def entry(tasks: list[tuple[str, int, list[E]]], stage: Stage) -> BatchStatus:
    batch = write_batch(stage.services.journal, "still.csv", tasks)
    return status_of(stage.services.journal.batch(batch.id), stage.services.journal.tasks(batch.id))


async def test_what_stands_still_is_told_in_a_word_of_its_own_and_how_quick_the_rest_is(stage: Stage) -> None:
    found = entry([("GB", 600, [*TAKEN, E.HEARD_PROCESSING])], stage)
    (task,) = found.tasks
    now, pace = NOON + timedelta(minutes=2), Pace()
    timing = BatchTiming(lambda: now, pace, since=NOON)
    assert timing.look(found).text == "Processing"
    assert timing.rate(found) == ""
    # GIVEN a tenth that was done in a minute
    pace.heard(found.batch.id, 0.5, NOON.timestamp())
    pace.heard(found.batch.id, 0.6, (NOON + timedelta(minutes=1)).timestamp())
    now = NOON + timedelta(minutes=1)
    assert timing.rate(found) == "60 a minute"
    assert timing.left(found)
    # WHEN nothing moves for long
    now = NOON + 2 * UNMOVED
    still = replace(task, heard_at=now)
    found = status_of(found.batch, [still])
    for line in (found, still):
        assert (timing.look(line).text, timing.look(line).icon) == ("Stalled", "hourglass")
        assert timing.message(line).startswith("No progress since")
        assert timing.left(line) == ""
    # AND when nothing is heard at all
    found = status_of(found.batch, [task])
    assert timing.message(found).startswith("The service has not answered since")


async def still(stage: Stage) -> None:
    """All is laid out anew."""
    await stage.idle()
    for _ in range(10):
        QApplication.processEvents()
        await asyncio.sleep(0.002)


async def test_a_note_is_written_with_its_button_in_sight(stage: Stage) -> None:
    fill(stage)
    panel = stage.monitor.panel
    summary, keep = panel._summary, panel.note.keep
    for height in (720, 640):
        stage.shell.resize(1120, height)
        stage.monitor.show_batch("panel-20")
        panel.write_note()
        await still(stage)
        # Whatever comes above it later, such as how many rows there are, it stays above the fade.
        panel.figures.rows.setText("One line\nand two more\nof them")
        panel.figures.rows.show()
        await still(stage)
        below = keep.mapTo(summary.viewport(), keep.rect().bottomLeft()).y()
        bar = summary.verticalScrollBar()
        faded = _FADE if bar.value() < bar.maximum() else 0
        assert 0 < below <= summary.viewport().height() - faded
        panel.note.stop()
    # WHERE both have no room, THEN what is being written is seen
    stage.shell.resize(880, 470)
    await still(stage)
    panel.write_note()
    await still(stage)
    assert panel.note.field.mapTo(summary.viewport(), QPoint(0, 0)) == QPoint(0, 0)
