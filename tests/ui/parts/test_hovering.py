"""Nothing that a file or a service says is markup: no tool tip, label or dialog opens what it names."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.status import Condition
from desktop_app.core.errors import RequestRefused
from desktop_app.core.service.connection import Connection
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.commands.window_commands import HelpSheet
from desktop_app.ui.log_viewer.dialog import open_log
from desktop_app.ui.look import theme
from desktop_app.ui.parts.label import ElidedLabel, tip_text
from desktop_app.ui.results.chart import ChartColumn
from desktop_app.ui.results.reading_dialog import ReadingDialog
from desktop_app.ui.settings.dialog import SECTIONS, SettingsDialog
from desktop_app.ui.settings.trial_dialog import AnswerTree
from desktop_app.ui.start.start_trouble import trouble_box
from tests.ui.looking.hovering import CANARY, Watch, canary, hover
from tests.ui.monitor_batches import FAILED, REFUSED, UNKNOWN, write_batch
from tests.ui.open_window import Opened, pressed
from tests.ui.widgets import added, there

LONG = f"{CANARY} and so much more that no column, chip or label has any room for the whole of it, {CANARY}"
TEAM = Connection("https://team.example/api/v1", CANARY)


@pytest.fixture
def watch(tmp_path: Path) -> Iterator[Watch]:
    with canary(tmp_path) as watching:
        yield watching


def test_the_watch_sees_what_rich_text_opens(qtbot: QtBot, themed: QApplication, watch: Watch) -> None:
    # GIVEN the application's style sheet in force, WHEN a text is shown as HTML
    assert themed.styleSheet()
    rich = added(qtbot, QTextEdit())
    rich.setHtml(CANARY)
    rich.grab()
    # THEN the watch would know, and so would it of a tool tip
    assert watch.opened() > 0
    themed.setStyleSheet("")
    try:
        widget = added(qtbot, QWidget())
        widget.setToolTip(CANARY)
        widget.show()
        with pytest.raises(AssertionError, match="canary"):
            hover(widget)
        assert watch.opened() > 0
    finally:
        theme.apply(themed, dark=False)


@pytest.mark.usefixtures("palette")
def test_a_tool_tip_is_plain_text_in_every_theme(qtbot: QtBot, watch: Watch) -> None:
    widget, label, tree = QWidget(), ElidedLabel(LONG), AnswerTree()
    for each in (widget, label, tree):
        qtbot.addWidget(each)
        each.resize(120, 40)
    widget.setToolTip(CANARY)
    tree.show_answer({CANARY: LONG})
    tree.resize(400, 200)
    for each, told in ((widget, CANARY), (label, LONG), (tree, LONG)):
        each.show()
        assert tip_text(told) in hover(each)
    assert watch.opened() == 0


def test_a_box_is_plain_text_whoever_opens_it(qtbot: QtBot, watch: Watch) -> None:
    # GIVEN what kept the program from starting, and a box as Qt's own file dialog asks whether to replace a file
    asked = QMessageBox(QMessageBox.Icon.Warning, CANARY, f"{CANARY} already exists.")
    asked.setInformativeText(CANARY)
    for box in (trouble_box(RequestRefused(status=400, message=CANARY)), asked):
        qtbot.addWidget(box)
        box.show()
        hover(box)
    assert watch.opened() == 0


def test_the_tip_of_a_long_text_fits_on_a_screen() -> None:
    assert tip_text("") == ""
    assert tip_text("+44 7400 600000") == "+44 7400 600000"
    long = tip_text("a word " * 5_000)
    assert len(long) < 1_100
    assert max(map(len, long.splitlines())) <= 100
    assert long.endswith("…")
    assert max(map(len, tip_text("電話番号" * 8_000).splitlines())) <= 60
    assert len(tip_text("x\n" * 20_000).splitlines()) == 20


async def test_nothing_of_a_hostile_list_is_opened_on_any_page_or_dialog(
    at: Opened, tmp_path: Path, watch: Watch
) -> None:
    tips = await upload(at, tmp_path)
    tips |= await results(at)
    tips |= await changes(at, tmp_path)
    tips |= await monitor(at)
    tips |= await others(at)
    # THEN it was there to be seen, and stayed what it is
    assert sum(CANARY in tip for tip in tips) >= 5
    assert watch.opened() == 0


def hostile_list(folder: Path) -> Path:
    """A workbook that has markup for its name, sheets, headers and cells."""
    path = folder / f"{CANARY}.xlsx"
    book = openpyxl.Workbook()
    sheet = there(book.active)
    vars(sheet)["_WorkbookChild__title"] = CANARY  # neither openpyxl nor Excel would take the colon
    sheet.append([CANARY, "Phone", LONG, "City"])
    for at in range(6):
        sheet.append([CANARY, f"+44207946095{at}", LONG, CANARY])
    sheet.append([LONG, CANARY, CANARY, LONG])
    book.create_sheet("Other").append([CANARY])
    book.save(path)
    return path


async def upload(at: Opened, folder: Path) -> set[str]:
    page = at.window.upload
    page.open_file(hostile_list(folder))
    button = page.view.panel.send
    await at.until(lambda: button.isVisible() and button.isEnabled())
    tips = hover(at.shell)
    for choice in (page.view.panel.product, page.view.corrections.column):
        if choice.isVisible():
            choice.open_options()
            tips |= popups()
    button.click()
    await at.until(at.services.journal.batches)
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    return tips | hover(at.shell)


async def results(at: Opened) -> set[str]:
    (batch,) = at.services.journal.batches()
    at.services.labelling.rename(batch.id, LONG[:80])
    at.services.labelling.annotate(batch.id, LONG)
    at.window.context.open_results(batch.id)
    page = at.window.results
    await at.until(lambda: page.isVisible() and page.model.rowCount() > 0)
    await rest()
    tips = hover(at.shell)
    page.chart.choice._choose(ChartColumn(2, own=True))
    await at.until(lambda: page.chart.model.rowCount() and CANARY in str(page.chart.model.index(0, 0).data()))
    page.chart.bars._take(page.chart.model.index(0, 0))
    await at.until(lambda: page.bar.filters.chips)
    await rest()
    tips |= hover(at.shell)
    at.shell.resize(900, 480)
    await rest()
    tips |= hover(at.shell)
    page.reading.open_dialog()
    await at.until(lambda: at.shell.findChildren(ReadingDialog))
    (reading,) = at.shell.findChildren(ReadingDialog)
    await at.until(lambda: reading.shown is not None)
    await rest()
    tips |= hover(reading)
    reading.close()
    at.window.close_results()
    return tips


async def changes(at: Opened, folder: Path) -> set[str]:
    """The same list once more, with another answer for one of its numbers; compared with the run before."""
    (earlier,) = at.services.journal.batches()
    page = at.window.to_upload()
    page.open_file(hostile_list(folder))
    button = page.view.panel.send
    await at.until(lambda: button.isVisible() and button.isEnabled() and page.model.state.first is None)
    button.click()
    await at.until(lambda: at.states() == [Condition.COMPLETED] * 2)
    later = next(each for each in at.services.journal.batches() if each.id != earlier.id)
    at.services.labelling.rename(later.id, CANARY)
    with closing(sqlite3.connect(at.services.folder / "lists" / later.list_id / "list.sqlite")) as db, db:
        (number,) = db.execute("SELECT number FROM batches WHERE batch = ?", (later.id,)).fetchone()
        db.execute(f"UPDATE answers_{number} SET c0 = ?", (CANARY,))  # noqa: S608 - a number
    at.window.context.open_results(later.id)
    work = at.window.results.changes
    await at.until(at.window.results.title.compare.isVisible)
    work._compare(earlier.id)
    await at.until(lambda: work.shown and work.view.model.rowCount())
    await rest()
    tips = hover(at.shell)
    assert any(CANARY in tip for tip in tips)
    work.leave()
    at.window.close_results()
    return tips


async def monitor(at: Opened) -> set[str]:
    journal, tips = at.services.journal, set[str]()
    for name, events in ((f"1{LONG}", FAILED), (f"2{CANARY}.csv", UNKNOWN), (f"3{CANARY}.csv", REFUSED)):
        batch = write_batch(journal, name, [("GB", 120, events)])
        journal.update_batch(batch.id, product_title=LONG, note=LONG)
        (task,) = journal.tasks(batch.id)
        journal.note(task.id, message=LONG, remote_id=CANARY)
        at.window.context.changes.batch_changed(batch.id)
        at.window.show_monitor(batch.id)
        await rest()
        tips |= hover(at.shell)
    return tips


async def others(at: Opened) -> set[str]:
    shell, tips = at.shell, set[str]()
    await at.services.session.save(TEAM, "secret-key-of-the-team")
    at.window.use(TEAM)
    shell.show_error(RequestRefused(status=400, message=LONG))
    for page in range(at.shell.header.tabs.count()):
        shell.show_page(page)
        await rest()
        tips |= hover(shell)
    at.window.context.connect()
    (dialog,) = shell.findChildren(SettingsDialog)
    for section in SECTIONS:
        dialog.show_section(section)
        await rest()
        tips |= hover(dialog)
    dialog.close()
    tips |= await trial(at)
    palette = pressed(shell, Qt.Key.Key_K, CommandPalette)
    tips |= hover(palette)
    palette.close()
    sheet = pressed(shell, Qt.Key.Key_F1, HelpSheet)
    tips |= hover(sheet)
    sheet.close()
    log = open_log(shell, at.window.context)
    await rest()
    tips |= hover(log)
    log.close()
    return tips


async def trial(at: Opened) -> set[str]:
    """The guided test of a connection, whose answer is markup."""
    at.window.context.connect("form", TEAM)
    dialog = next(each for each in at.shell.findChildren(SettingsDialog) if each.isVisible())
    steps = dialog.connection.form.look_closer()
    await at.until(lambda: not steps.ask.busy)  # there is no such service: as if it had answered that
    steps.answer.show_answer({CANARY: LONG})
    steps.state.set_text(CANARY, "danger")
    for each in (steps._said, steps.answer, steps.state):
        each.show()
    await rest()
    tips = hover(steps)
    assert (steps.state.text(), steps.answer.isVisible()) == (CANARY, True)  # there to be seen
    steps.reject()
    dialog.close()
    return tips


async def rest() -> None:
    for _ in range(6):
        QApplication.processEvents()
        await asyncio.sleep(0.005)


def popups() -> set[str]:
    popup, tips = QApplication.activePopupWidget(), set[str]()
    if popup is not None:
        tips = hover(popup)
        popup.close()
    return tips
