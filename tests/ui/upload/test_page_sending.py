"""A list is handed over, with which product at what price, or goes with the program."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from desktop_app.core.detection.table import Column, ReadOptions, TableShape
from desktop_app.core.errors import NothingToSend, SentBefore
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.commands.command_palette import commands
from tests.ui.upload.gestures import paste, text
from tests.ui.upload.lists import FakeList, Stage, batch, understanding

FILE = Path("customers.xlsx")
CTRL = Qt.KeyboardModifier.ControlModifier
SEND = "upload.send"


def test_ctrl_enter_hands_the_list_over_and_the_page_is_empty_again(stage: Stage) -> None:
    store = stage.filled()
    stage.page.activateWindow()
    QTest.keyClick(stage.page, Qt.Key.Key_Return, CTRL)
    order = stage.services.asked[-1][1]
    assert order == BatchOrder("one", Connection(), "phone-validation", again=False)
    assert stage.page.view.panel.send.text() == "Preparing…"
    stage.services.sent = [batch("one")]
    stage.runner.finish(SEND, batch("one"))
    assert stage.told[-2:] == [("run", "b1"), ("monitor", "b1")]
    assert store.closed
    assert stage.services.discarded == []
    assert stage.page.start.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_list_that_was_sent_already_is_not_paid_again_by_the_shortcut_alone(stage: Stage, key: Qt.Key) -> None:
    # GIVEN the list that was verified a moment ago
    stage.services.sent = [replace(batch("earlier"), source_digest=FakeList.source_digest)]
    stage.filled()
    stage.page.activateWindow()
    send = stage.page.view.panel.send
    assert send.text() == "Verify 413 numbers again"
    # WHEN the shortcut is pressed, and pressed again
    for _ in range(2):
        QTest.keyClick(stage.page, Qt.Key.Key_Return, CTRL)
        # THEN only the focus has moved, to the button that says so
        assert send.hasFocus()
        assert not [asked for asked in stage.services.asked if asked[0] == "prepare"]
    # AND from there a key sends it
    QTest.keyClick(send, key)
    assert stage.services.asked[-1][0] == "prepare"
    # AND another list has nothing to do with it
    stage.runner.fail(SEND, NothingToSend())
    other = FakeList()
    other.source_digest = "another"
    stage.page.open_paste("+442079460958")
    stage.was_read("two", other)
    assert send.text() == "Verify 413 numbers"


def test_without_a_list_there_is_nothing_to_be_verified_in_the_palette(stage: Stage) -> None:
    def offered() -> dict[str, str]:
        return {each.text: each.hint for each in commands(stage.page)[0]}

    assert "Verify the list" not in offered()
    stage.filled()
    assert offered()["Verify the list"] == "Phone validation · 413 credits · Ctrl+Enter"
    stage.page.view.close_list.click()
    assert "Verify the list" not in offered()


def test_a_list_begun_before_is_carried_on_and_ours_is_discarded(stage: Stage) -> None:
    stage.filled()
    stage.page.view.panel.send.click()
    stage.services.sent = [batch("earlier")]
    stage.runner.finish(SEND, batch("earlier"))
    assert stage.services.discarded == ["one"]
    assert [told[0] for told in stage.told[-3:]] == ["run", "monitor", "info"]


def test_while_a_batch_is_prepared_nothing_can_get_in_between(stage: Stage) -> None:
    stage.filled()
    stage.page.view.panel.send.click()
    asked = len(stage.services.asked)
    paste(stage, text("+44 7911 123456"))
    stage.page.open_file(FILE)
    QTest.keyClick(stage.page, Qt.Key.Key_O, CTRL)
    stage.page.view.panel.send_wanted.emit(None)
    stage.page.view.corrections.wanted.emit(ReadOptions(country="FR"))
    assert len(stage.services.asked) == asked
    assert not stage.page.view.corrections.isEnabled()
    assert not stage.page.view.choose.isEnabled()
    assert stage.page.findChildren(QFileDialog) == []


def test_the_product_is_remembered(stage: Stage) -> None:
    stage.filled()
    stage.page.view.panel.product._choose("carrier-lookup")
    assert stage.services.settings["product"] == "carrier-lookup"
    stage.page.view.panel.send.click()
    assert stage.services.asked[-1][1].product == "carrier-lookup"


def test_the_products_are_those_of_the_connection_and_each_remembers_what_was_chosen(stage: Stage) -> None:
    stage.filled()
    panel = stage.page.view.panel
    panel.product._choose("hlr-lookup")
    # WHEN another connection is chosen, which knows nothing of that product
    other = Connection("https://api.example.com/api/v1", "Team", products="slug,name,price\nlive,Live check,0.5\n")
    stage.connection = other
    stage.tell_account()
    assert (panel.product.value_text(), panel.cost.value()) == ("Live check", "about 206.50 (price list)")
    # AND its products are edited
    stage.connection = replace(other, products="slug,name\nlive,Live check\nold,Old check\n")
    stage.tell_account()
    assert panel.cost.value() == "unknown"
    panel.prices.click()
    assert stage.told[-1] == ("connect",)
    # THEN what is sent goes by its slug
    panel.press()
    (order,) = (what[1] for what in stage.services.asked if what[0] == "prepare")
    assert (order.product, order.connection) == ("live", stage.connection)
    # AND the first one has its product again
    stage.connection = Connection()
    stage.tell_account()
    assert panel.state.product.slug == "hlr-lookup"


def test_what_is_said_of_a_list_changes_nothing_while_it_becomes_a_batch(stage: Stage) -> None:
    # GIVEN a list with a hint that offers another way to read it
    columns = Column(0, "Mobile", 0.9), Column(1, "Landline", 0.9)
    stage.filled(FakeList(understanding(shape=TableShape(1, columns, columns[0]))))
    view, before = stage.page.view, len(stage.services.asked)
    # WHEN it is being prepared THEN that can't be pressed
    view.panel.send.click()
    view.more_columns.button.click()
    assert [asked[0] for asked in stage.services.asked[before:]] == ["prepare"]
    assert view.corrections.column.value_text() == "Mobile"
    # AND again, where it came to nothing
    stage.runner.fail(SEND, NothingToSend())
    assert (view.more_columns.button.isEnabled(), view.panel.send.isEnabled(), view.corrections.isEnabled()) == (
        True,
    ) * 3


def test_numbers_that_were_sent_lately_are_a_question_that_the_same_button_answers(stage: Stage) -> None:
    stage.filled()
    send = stage.page.view.panel.send
    question = SentBefore(count=3, total=413, name="a.csv", product="p", other="b.csv", batch="b7")
    for again in (False, True):
        QTest.mouseClick(send, Qt.MouseButton.LeftButton)
        assert stage.services.asked[-1][1].again is again
        stage.runner.fail(SEND, question)
        assert stage.told[-1] == ("error", question)
        assert send.isEnabled()
    # what is chosen otherwise is asked about anew
    stage.page.model.sending.propose("carrier-lookup")
    QTest.mouseClick(send, Qt.MouseButton.LeftButton)
    assert not stage.services.asked[-1][1].again
