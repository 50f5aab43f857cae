"""Draws the results' filters and charts, and what has changed since an earlier run, to be looked at.

    python -m tests.ui.show.show_changes out-folder [--dark] [--size 900x560]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import timedelta

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.report.drawing import draw_page
from desktop_app.ui.report.wording import page_of
from desktop_app.ui.results.chart import ChartColumn
from tests.ui.looking.camera import Camera
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.show.studio import show_stage

# Pixels of a page of A4.
_PAPER = 790, 1_118
Take = Callable[..., Awaitable[None]]


async def draw(stage: Stage, camera: Camera) -> None:
    """Every state, one picture each."""

    async def take(name: str, widget: QWidget | None = None) -> None:
        await asyncio.sleep(0.4)
        await stage.idle()
        await asyncio.sleep(0.3)
        camera.take(name, widget or stage.shell)

    earlier, list_id = await stage.verify("carrier-lookup")
    journal = stage.services.journal
    then = journal.batch(earlier).created_at - timedelta(days=31)
    with closing(sqlite3.connect(stage.services.folder / "journal.sqlite")) as db, db:
        db.execute("UPDATE batches SET created_at = ? WHERE id = ?", (then.isoformat(), earlier))
    later, _ = await stage.verify("carrier-lookup", list_id)
    write_batch(journal, "leads-june.csv", [("GB", 300, JOINED)])
    _change(stage, later)
    await draw_report(stage, camera, later)
    stage.open_results(later)
    await draw_filters(stage, take)
    await draw_changes(stage, take, earlier)


def _change(stage: Stage, batch_id: str) -> None:
    """As if the networks had other customers a month later, and some answers hadn't come."""
    folder = stage.services.folder / "lists" / stage.services.journal.batch(batch_id).list_id
    with closing(sqlite3.connect(folder / "list.sqlite")) as db, db:
        number = db.execute("SELECT number FROM batches WHERE batch = ?", (batch_id,)).fetchone()[0]
        names = [
            row[0] for row in db.execute("SELECT name FROM result_columns WHERE batch = ? ORDER BY place", (batch_id,))
        ]
        table = f"answers_{number}"
        for column, value, every in (("line_type", "voip", 7), ("line_type", "", 41), ("original_carrier", "Three", 9)):
            place = names.index(column)
            db.execute(f"UPDATE {table} SET c{place} = ? WHERE id % {every} = 0", (value,))  # noqa: S608 - numbers
        db.execute(f"DELETE FROM {table} WHERE id % 50 = 1")  # noqa: S608 - the same


async def draw_report(stage: Stage, camera: Camera, batch_id: str) -> None:
    """The report's page, on white paper whatever the look."""
    page = page_of(await stage.services.reporting.collect(batch_id))
    picture = QImage(*_PAPER, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_PAPER[0] / 5_950, _PAPER[0] / 5_950)
    draw_page(painter, page)
    painter.end()
    picture.save(str(camera.out / "report.png"))


async def draw_filters(stage: Stage, take: Take) -> None:
    page = stage.results
    await take("results-fresh")
    chart = page.chart
    chart.bars._take(chart.model.index(0, 0))
    chart.bars._take(chart.model.index(1, 0))
    chart.choice._choose(ChartColumn(4, own=True))
    await take("results-own-column")
    chart.more.click()
    chart.bars._take(chart.model.index(2, 0))
    page.cards.card("duplicate").click()
    page.bar.search.setText("e")
    await take("results-chips")
    page.bar.filters.chips[0].setFocus()
    await take("results-chip-focus")
    page.rows.show_all()


async def draw_changes(stage: Stage, take: Take, earlier: str) -> None:
    page = stage.results
    work = page.changes
    page.title.compare.click()
    await stage.until(lambda: any(each.isVisible() for each in work.findChildren(OptionPopup)))
    popup = next(each for each in work.findChildren(OptionPopup) if each.isVisible())
    await take("changes-which")
    popup.close()
    work.strip.show_work("Comparing with customers.xlsx, 3 Jun 2026, 12:04", 0.37, 40)
    await take("changes-busy")
    work._compare(earlier)
    await take("changes")
    work.view.chart.bars._take(work.view.chart.bars.bars.index(0, 0))
    await take("changes-column")
    work.view.chart.bars._take(work.view.chart.bars.bars.index(1, 0))
    await take("changes-step")
    work.view.chart.choose_columns()
    await asyncio.sleep(0.2)
    popup = next(each for each in work.view.chart.findChildren(OptionPopup) if each.isVisible())
    await take("changes-columns")
    popup.close()
    work.view.cards.card("gone").click()
    await take("changes-none")
    work.view.cards.card("unknown").click()
    await take("changes-unknown")
    work.view.show_all()
    assert work.view.comparison is not None
    work._batches_changed({work.view.comparison.now.id})
    work.export.menu_now().actions()[1].trigger()
    await asyncio.sleep(0.2)
    dialog = work.exporting.dialog
    assert dialog is not None
    dialog.fileSelected.emit(str(stage.services.folder / "customers – changes.xlsx"))
    dialog.reject()
    await take("changes-written")
    work._compare("leads-ju")
    await take("changes-trouble")


if __name__ == "__main__":
    show_stage(draw)
