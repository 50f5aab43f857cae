"""Results of what is still being sent, or is sent again, over the real services."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.status import status_of
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.output.formats import XLSX
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.export.export_format import PLAIN
from desktop_app.ui.results.count_card import ALL, NOT_SENT, kinds
from tests.ui.monitor_stage import SAMPLE, Stage
from tests.ui.results.opened_results import only_batch, open_sample, shown, write
from tests.ui.widgets import there


@pytest.mark.usefixtures("home")
async def test_the_unanswered_are_sent_again_from_the_results(stage: Stage) -> None:
    page, batch_id = await open_sample(stage), only_batch(stage)
    assert page.title.again.isHidden()
    lost = stage.lose_answers(batch_id, 2)
    page.refresh()
    await stage.until(page.title.again.isVisible)
    page.title.again.click()
    await stage.until(page.repeat.cost.isVisible)
    assert not page.title.again.isVisible()
    assert page.repeat.question.text() == f"Send {lost} unanswered numbers again?"
    assert page.repeat.cost.text().startswith(f"{lost} credits")
    QTest.keyClick(page.repeat.keep, Qt.Key.Key_Escape)
    assert page.repeat.isHidden()
    assert page.title.again.isVisible()
    page.title.again.click()
    await stage.until(page.repeat.cost.isVisible)
    page.repeat.send.click()
    await stage.until(lambda: page.cards.card("answered").count == 441, 60)
    await stage.until(page.title.again.isHidden)
    await stage.idle()
    assert page.repeat.isHidden()
    assert shown(page, "answer") == [AnswerStatus.ANSWERED.value] * 3
    assert stage.services.verification.outcome(batch_id).answered == 413


async def test_answers_appear_while_the_batch_runs(stage: Stage) -> None:
    found = await stage.services.intake.read(SAMPLE, ReadOptions(country="GB"))
    batch = await stage.services.preparing.prepare(BatchOrder(found.list_id, Connection(), "carrier-lookup"))
    stage.open_results(batch.id)
    await stage.idle()
    page = stage.results
    assert page.cards.card("answered").count == 0
    assert not page.cards.card("not sent").isHidden()
    assert page.chart.bars.isHidden()
    assert page.partial.text() == "These results are partial: 413 numbers not sent yet."
    page.table.selectRow(100)
    stage.run_batch(batch.id)
    await stage.until(lambda: page.cards.card("answered").count == 441, 60)
    await stage.idle()
    assert shown(page, "answer") == [AnswerStatus.ANSWERED.value] * 3
    assert page.table.currentIndex().row() == 100
    assert not page.chart.bars.isHidden()
    assert page.cards.card("not sent").isHidden()
    await stage.until(lambda: not stage.runner.running(f"batch {batch.id}"))
    await stage.until(page.partial.isHidden)


@pytest.mark.usefixtures("home")
async def test_a_partial_result_says_so_on_its_page_in_its_file_and_after_the_export(
    stage: Stage, tmp_path: Path
) -> None:
    (batch,) = stage.services.journal.batches()
    # GIVEN a paused list: one task isn't sent yet, and another one is still at the service
    prepared, processing, *_ = sorted(stage.services.journal.tasks(batch.id), key=lambda task: task.numbers)[-2:]
    unfinished(stage, batch.id, {prepared.id: TaskState.PREPARED, processing.id: TaskState.PROCESSING})
    await open_sample(stage)
    page, unsent, out = stage.results, prepared.numbers, processing.numbers
    # THEN its page says what is lacking
    assert page.partial.isVisible()
    assert page.partial.text() == (
        f"This list is paused, so its results are partial: {unsent} numbers not sent yet, {out} awaiting answers."
    )
    # AND what waits is no row without an answer: each row is in one card, whose numbers are the monitor's
    cards = {kind.key: page.cards.card(kind.key).count or 0 for kind in kinds() if not kind.also}
    assert cards.pop(ALL) == sum(cards.values()) == 500
    assert page.cards.card("unanswered").count == 0
    told = page.cards.card(NOT_SENT).accessibleDescription()
    assert f"{unsent} numbers" in told
    page.cards.card("awaiting").click()
    await stage.idle()
    awaited = page.cards.card("awaiting").count or 0
    assert page.model.row_count() == awaited >= out
    assert set(shown(page, "answer", 500)) == {"awaiting answer"}
    page.cards.card(NOT_SENT).click()
    await stage.idle()
    assert set(shown(page, "answer", 500)) == {"not sent"}
    # AND so do the name of an export, its About sheet, and what is said when it is written
    page.title.export.wanted.emit(PLAIN[XLSX], False)
    assert Path(there(page.exporting.dialog).selectedFiles()[0]).name == "customers – results (partial).xlsx"
    await write(stage, tmp_path / "part.xlsx")
    assert page.exporting.note.property("tone") == "warning"
    lacking = f"{unsent} numbers not sent yet, {out} awaiting answers"
    assert f"The list is not complete: {lacking}." in page.exporting.note.text.text()
    assert page.exporting.note.text.text().endswith("the sums agree.")
    book = openpyxl.load_workbook(tmp_path / "part.xlsx")
    about = {row[0].value: row[1].value for row in book["About"].iter_rows()}
    assert about["Partial"] == (
        f"The list was not complete: {unsent} of its 413 numbers were not sent yet, {out} were awaiting their "
        "answers. Export it again when it is."
    )
    assert about["Of those sent: unanswered"] == "0"
    sheet = book.worksheets[0]
    at = next(cell.column for cell in sheet[1] if cell.value == "Answer") - 1
    answers = Counter(row[at].value for row in sheet.iter_rows(min_row=2))
    assert answers["awaiting"] == awaited
    assert "unanswered" not in answers
    # AND the page of the monitor has the same figures
    progress = ProgressCounts.of(status_of(batch, stage.services.journal.tasks(batch.id)).tasks, None, 0)
    assert (progress.unsent, progress.out) == (unsent, out)


def unfinished(stage: Stage, batch_id: str, states: dict[int, TaskState]) -> None:
    """As if these tasks had come only so far, and the list had been paused then."""
    journal, folder = stage.services.journal, stage.services.folder
    journal.update_batch(batch_id, paused=True)
    batch = journal.batch(batch_id)
    parts = {task.id: task.part for task in journal.tasks(batch_id)}
    with closing(sqlite3.connect(folder / "journal.sqlite")) as db, db:
        for task_id, state in states.items():
            db.execute("UPDATE tasks SET state = ?, answered = 0, progress = NULL WHERE id = ?", (state, task_id))
    with closing(sqlite3.connect(folder / "lists" / batch.list_id / "list.sqlite")) as db, db:
        (number,) = db.execute("SELECT number FROM batches WHERE batch = ?", (batch_id,)).fetchone()
        for task_id in states:
            db.execute(f"DELETE FROM answers_{number} WHERE part = ?", (parts[task_id],))  # noqa: S608 - a number
            db.execute("DELETE FROM joined WHERE batch = ? AND part = ?", (batch_id, parts[task_id]))
