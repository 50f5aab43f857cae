"""Results of what is still being sent, or is sent again, over the real services."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.connection import Connection
from desktop_app.core.list_row import AnswerStatus
from desktop_app.core.table import ReadOptions
from desktop_app.services.preparing import BatchOrder
from tests.ui.monitor_stage import SAMPLE, Stage, play
from tests.ui.results.opened_results import open_sample, shown

pytestmark = pytest.mark.usefixtures("themed")


def test_the_unanswered_are_sent_again_from_the_results(home: Path) -> None:
    async def story(stage: Stage) -> None:
        batch_id = await open_sample(stage)
        page = stage.results
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
        await stage.until(lambda: page.cards.card("unanswered").count == 0, 60)
        await stage.until(page.title.again.isHidden)
        await stage.idle()
        assert page.repeat.isHidden()
        assert shown(page, "answer") == [AnswerStatus.ANSWERED.value] * 3
        assert stage.desk.verification.outcome(batch_id).answered == 413

    play(home, story)


def test_answers_appear_while_the_batch_runs(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        found = await stage.desk.intake.read(SAMPLE, ReadOptions(country="GB"))
        batch = await stage.desk.preparing.prepare(BatchOrder(found.list_id, Connection(), "carrier-lookup"))
        stage.open_results(batch.id)
        await stage.idle()
        page = stage.results
        assert page.cards.card("answered").count == 0
        assert not page.cards.card("not sent").isHidden()
        assert page.chart.bars.isHidden()
        page.table.selectRow(100)
        stage.run_batch(batch.id)
        await stage.until(lambda: page.cards.card("answered").count == 441, 60)
        await stage.idle()
        assert shown(page, "answer") == [AnswerStatus.ANSWERED.value] * 3
        assert page.table.currentIndex().row() == 100
        assert not page.chart.bars.isHidden()
        assert page.cards.card("not sent").isHidden()
        await stage.until(lambda: not stage.runner.running(f"batch {batch.id}"))

    play(tmp_path, story)
