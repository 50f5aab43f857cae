"""Reading results otherwise from the window: a real list, real child processes, results as they were received."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.results.answer_form import Layout, ResultForm
from desktop_app.core.results.answer_layout import NONE_SENT
from desktop_app.core.results.answer_preview import ResultPreview
from desktop_app.core.service.connection import Connection
from desktop_app.services.jobs import BeginRound
from desktop_app.services.lists.reparsing import Reparsed
from desktop_app.services.ports import Progress
from desktop_app.storage.lists.file import ListFile
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.results import reading_words
from desktop_app.ui.results.page import ResultsPage
from desktop_app.ui.results.reading_dialog import ReadingChoices, ReadingDialog
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.small_services import SmallServices, until
from tests.ui.widgets import added, there

PATIENCE = 15_000  # turns: two processes may have to be started
TEAM = Connection("https://api.example.com/api/v1", "Team")
A, B, C, D = (f"+44740012345{at}" for at in range(4))


@pytest.fixture
def page(small: SmallServices, qtbot: QtBot) -> AbstractAsyncContextManager[ResultsPage]:
    return _shown(small, qtbot)


@asynccontextmanager
async def _shown(small: SmallServices, qtbot: QtBot) -> AsyncIterator[ResultsPage]:
    page = added(qtbot, ResultsPage(replace(small.context, run_batch=small.heard.append), lambda: None))
    page.show()
    yield page
    page.close_batch()
    await small.aclose()


async def idle(small: SmallServices) -> None:
    await until(
        lambda: not any(small.runner.running(f"results {name}") for name in ("rows", "states", "tally")), PATIENCE
    )


async def received(small: SmallServices, first: str, second: str) -> str:
    """A batch of two tasks: the first is joined, the second's result could not be read."""
    source = small.services.folder / "list.csv"
    source.write_text("\n".join(["Mobile", A, B, C, D]))
    read = await small.services.intake.read(source, ReadOptions())
    journal, folder = small.services.journal, small.services.folder / "lists" / read.list_id
    batch = write_batch(journal, "list.csv", [("GB", 2, JOINED), ("GB", 2, JOINED[:-2])], list_id=read.list_id)
    journal.update_batch(batch.id, base_url=TEAM.base_url)
    await small.services.session.save(TEAM, "key")
    await small.services.worker.run(BeginRound(folder, batch.id))
    one, two = journal.tasks(batch.id)
    journal.note(two.id, first=2, message="none of the numbers in the result was sent")
    for task, text in ((one, first), (two, second)):
        (folder / "results" / f"{batch.id}-{task.part}").write_text(text)
    await small.services.reparsing.reparse(batch.id, ResultForm())
    return batch.id


async def settled(small: SmallServices, dialog: ReadingDialog) -> ResultPreview:
    await until(lambda: dialog.shown is not None and not small.runner.running("results preview"), PATIENCE)
    assert dialog.shown is not None
    return dialog.shown


async def test_what_could_not_be_read_is_said_corrected_and_taught(small: SmallServices, page: ResultsPage) -> None:
    # GIVEN one result by columns, and one with a delimiter that nobody looks for
    batch_id = await received(small, f"id,number,active\n7,{A},yes\n8,{B},no\n", f"number~active\n{C}~yes\n{D}~ban\n")
    page.open_batch(batch_id)
    await idle(small)
    # THEN the page says so, and its menu has the action
    assert page.reading.isVisible()
    assert page.reading.unread.text() == "1 result can't be read: its numbers have no answers yet"
    assert "was sent" in page.reading.unread.detail()
    page.title.more.setFocus()
    QTest.keyClick(page.title.more, Qt.Key.Key_Return)
    menu = there(page.title.findChild(QMenu))
    assert [action.text() for action in menu.actions()] == [
        "Next step…", "Refresh…", "Save as recipe…", "Recipes…", "",
        "Add columns (offline, free)", "Only numbers that can be called now", "",
        "What answers mean…", "Read results differently…", "Fetch the results again",
    ]  # fmt: skip
    menu.close()
    # WHEN it is opened, the unread ones stand first, as they were received
    page.reading.unread.button.click()
    dialog = there(page.reading.dialog)
    shown = await settled(small, dialog)
    assert dialog.received.toPlainText().splitlines()[0] == "number~active"
    assert (bool(shown.problem), dialog.use.isEnabled(), dialog.model.rowCount()) == (True, False, 0)
    assert dialog.state.property("tone") == "danger"
    # AND the delimiter is said, the answers are seen at once
    dialog.choices.delimiter._choose("~")
    shown = await settled(small, dialog)
    assert (shown.problem, dialog.use.isEnabled(), dialog.later.isVisible()) == ("", True, True)
    assert [dialog.model.index(row, 1).data() for row in range(2)] == ["yes", "ban"]
    assert dialog.state.text() == "2 answers to the 2 numbers sent"
    assert isinstance(dialog.table.parentWidget(), Card)  # a surface with an edge, as every table's
    # WHEN it is used and given up at once, nothing has changed, and the choices are as they were
    dialog.use.click()
    assert (dialog.cancel.text(), dialog.choices.isEnabled()) == ("Stop", False)
    dialog.cancel.click()
    assert (dialog.isVisible(), dialog.cancel.text(), dialog.choices.isEnabled()) == (True, "Cancel", True)
    await until(lambda: not small.runner._alive and dialog.use.isEnabled(), PATIENCE)
    assert small.services.journal.tasks(batch_id)[1].state is TaskState.COMPLETED
    assert not small.services.reparsing.cut_off
    # WHEN it is used, with what comes later, and the page is asked for another batch meanwhile
    dialog.later.setChecked(True)
    dialog.use.click()
    page.reading.close_dialog()
    assert (dialog.isVisible(), dialog.use.busy) == (True, True)
    await until(lambda: page.reading.dialog is None and not small.runner.running("results taught"), PATIENCE)
    await idle(small)
    # THEN the batch comes to its end; list, journal and page have it, and the connection knows it
    assert [task.state for task in small.services.journal.tasks(batch_id)] == [TaskState.JOINED, TaskState.JOINED]
    assert small.services.results.open(batch_id).result_columns(batch_id) == ("id", "active")
    assert page.reading.isHidden()
    assert small.heard == ["1 result was read again. 1 doesn't fit and keeps its answers: task 1.", batch_id]
    assert page.cards.card("answered").count == 4
    assert read_profile(small.services.session.connection(TEAM.base_url).profile).result == ResultForm(delimiter="~")
    # AND where no result lies here, nothing is offered
    page.reading.show_batch(write_batch(small.services.journal, "waiting.csv", [("GB", 2, [])]).id)
    assert not page.title.reread.isEnabled()


async def test_what_was_answered_before_a_reading_that_failed_stays_and_is_said_to(
    small: SmallServices, page: ResultsPage
) -> None:
    # GIVEN two results that were read, of which one was fetched again, and can't be read now
    batch_id = await received(small, f"number,active\n{A},yes\n{B},no\n", f"number,active\n{C},yes\n{D},no\n")
    journal = small.services.journal
    one, two = journal.tasks(batch_id)
    reason = "The result is damaged and can't be read (none of the numbers in the result was sent)."
    journal.record(two.id, TaskEvent.LIST_REPLACED, datetime.now(UTC), {}, message=reason)
    page.open_batch(batch_id)
    await idle(small)
    # THEN its answers are there, the page says that they are those of before, why, and what to do
    assert page.cards.card("answered").count == 4
    assert page.reading.unread.text() == "1 result can't be read again: its numbers keep their earlier answers"
    assert page.reading.unread.detail() == (
        f"{reason} “Read differently…” shows what was received. If that isn't a result, ask the service."
    )
    # AND where the list has none of the other's, both are told apart
    with ListFile(small.services.folder / "lists" / journal.batch(batch_id).list_id, writable=True) as store:
        store.db.execute("DELETE FROM answers_1 WHERE part = 1")
        store.db.commit()
    journal.record(one.id, TaskEvent.LIST_REPLACED, datetime.now(UTC), {}, message=reason)
    page.refresh()
    assert page.reading.unread.text().splitlines() == [
        "1 result can't be read: its numbers have no answers yet",
        "1 result can't be read again: its numbers keep their earlier answers",
    ]


def test_choices_say_only_what_was_chosen_and_show_what_was_found() -> None:
    choices = ReadingChoices(ResultForm(values=("active",), number="phone"))
    texts: list[ResultForm] = []
    choices.wanted.connect(texts.append)
    found = ResultForm(Layout.TABLE, "utf-16-le", "~", True, 1, sheet="*")
    choices.show_reading(ResultPreview("csv", (), found, ("a", "Phone"), ("a", "Phone"), ("one", "two")))
    assert choices.number.accessibleName() == "Numbers in: Phone"
    assert choices.encoding.value_text() == "utf-16-le (detected)"
    assert choices.delimiter.value_text() == "tilde (detected)"
    assert choices.sheet.value_text() == "all of them (detected)"
    choices.header._choose(False)
    assert texts[-1] == ResultForm(header=False)
    choices.say(ResultForm(number=0, values=(1,)))
    choices.layout_._choose(Layout.HITS)
    assert texts[-1] == ResultForm(Layout.HITS, number=0)
    choices.delimiter._choose("")
    assert texts[-1] == ResultForm(Layout.HITS, delimiter="")
    # A workbook has neither; where number and value share a cell no column is chosen.
    choices.show_reading(ResultPreview("xlsx", (), ResultForm(Layout.PAIRS), ("a",)))
    shown = {name for name, choice in choices.by_name().items() if not choice.isHidden()}
    assert shown == {"layout", "header"}


@pytest.mark.parametrize(
    ("shown", "said", "more", "tone"),
    [
        (ResultPreview("csv", (), ResultForm(), sent=9, problem="it is torn"), "It can't be read that way: it is torn",
         "Its answers stay as they are.", "danger"),
        (ResultPreview("csv", (), ResultForm(number=1), ("id", "valid"), sent=9, problem=NONE_SENT),
         "It can't be read that way: column “valid” holds none of your numbers",
         "Its answers stay as they are.", "danger"),
        (ResultPreview("csv", (), ResultForm(), answers=1, sent=1), "1 answer to the 1 number sent", "", "success"),
        (ResultPreview("csv", (), ResultForm(), answers=1, sent=3), "1 answer to the 3 numbers sent",
         "2 numbers without an answer", "success"),
        (ResultPreview("csv", (), ResultForm(), answers=0, sent=2_000, never_sent=1, repeated=2, unreadable=3,
                       whole=False), "0 answers to the 2,000 numbers sent",
         "2 repeated lines · 1 number never sent · 3 lines without a number · counted in the first 20,000 lines",
         "warning"),
    ],
)  # fmt: skip
def test_what_comes_of_a_reading_is_said_in_numbers(shown: ResultPreview, said: str, more: str, tone: str) -> None:
    assert reading_words.outcome(shown) == (said, more, tone)


def test_who_keeps_what_is_named_and_how_far_it_is() -> None:
    assert reading_words.reading(Progress("x", 1_500, 20_000, "numbers")) == "Reading… 1,500 of 20,000 numbers"
    assert reading_words.done(Reparsed((), ())) == "0 results were read again."
    assert "“yes”" in reading_words.hits("yes")
