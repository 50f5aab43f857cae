"""The page's own behaviour over stubs: what it asks for, shows, keeps and deletes."""

from __future__ import annotations

from array import array
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.batch import Batch
from desktop_app.core.connection import Connection
from desktop_app.core.errors import EncodingWrong, FileEncrypted, NothingToSend
from desktop_app.core.list_row import RowFilter
from desktop_app.core.phone import NumberStatus as S
from desktop_app.core.readings import BalanceReading
from desktop_app.core.table import CountryFit, ReadOptions
from desktop_app.services.ports import Progress
from desktop_app.services.preparing import BatchOrder
from desktop_app.ui.parts.option_popup import OptionPopup
from desktop_app.ui.upload.list_reader import PATIENCE
from desktop_app.ui.upload.row_selection import DAMAGED, with_problem

from .lists import FakeList, Stage, nationally_written, understanding

FILE = Path("customers.xlsx")
CTRL = Qt.KeyboardModifier.ControlModifier
READ, SELECT, SEND, PROBLEMS = "upload.read", "upload.select", "upload.send", "upload.problems"


def batch(list_id: str, name: str = "customers.xlsx") -> Batch:
    return Batch("b1", list_id, name, "local", "phone-validation", datetime.now(UTC), rows=500)


def files(*names: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(Path("/lists") / name)) for name in names])
    data.setText("\n".join(names))
    return data


def text(words: str) -> QMimeData:
    data = QMimeData()
    data.setText(words)
    return data


def drop(stage: Stage, data: QMimeData) -> None:
    at, copy = QPoint(50, 50), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, copy, data, buttons, keys)
    stage.page.dragEnterEvent(enter)
    assert enter.isAccepted()
    stage.page.dropEvent(QDropEvent(at.toPointF(), copy, data, buttons, keys))


def paste(stage: Stage, data: QMimeData) -> None:
    QGuiApplication.clipboard().setMimeData(data)
    stage.page.activateWindow()
    QTest.keyClick(stage.page, Qt.Key.Key_V, CTRL)
    QGuiApplication.clipboard().clear()  # what Python made must not be left to the end of the process


# --- taking a list in ---


def test_a_dropped_file_is_read_without_the_country_of_an_earlier_list(stage: Stage) -> None:
    """Under a wrong country wrong numbers look valid, and are paid for."""
    stage.services.settings["country"] = "DE"
    drop(stage, files("a.xlsx"))
    assert stage.services.asked == [("read", Path("/lists/a.xlsx"), ReadOptions())]


def test_dropped_and_pasted_text_becomes_a_list_where_it_has_digits(stage: Stage) -> None:
    stage.services.settings["country"] = ""
    drop(stage, text("+44 7911 123456\n+44 7911 123457"))
    paste(stage, text("\u0660\u0661\u0662 345"))
    assert [asked[0] for asked in stage.services.asked] == ["paste", "paste"]
    assert stage.services.asked[0][2] == ReadOptions(country=None)
    assert stage.told == []


def test_pasting_no_numbers_says_what_to_do(stage: Stage) -> None:
    paste(stage, text("no numbers at all"))
    assert stage.services.asked == []
    assert [told[0] for told in stage.told] == ["info"]


def test_files_of_the_clipboard_are_opened(stage: Stage) -> None:
    paste(stage, files("list.ods"))
    assert stage.services.asked[0][1] == Path("/lists/list.ods")


def test_the_drop_area_answers_while_something_is_held_above_it(stage: Stage) -> None:
    data = files("a.xlsx")
    enter = QDragEnterEvent(
        QPoint(9, 9),
        Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    stage.page.dragEnterEvent(enter)
    assert enter.dropAction() == Qt.DropAction.CopyAction
    assert stage.page.start.drop.property("active")
    stage.page.dragLeaveEvent(QDragLeaveEvent())
    assert not stage.page.start.drop.property("active")
    stage.filled()
    stage.page.dragEnterEvent(enter)
    assert stage.page._views.hint.isVisible()
    stage.page.dragLeaveEvent(QDragLeaveEvent())
    assert not stage.page._views.hint.isVisible()


def test_the_dialog_opens_without_a_loop_of_its_own_and_remembers_the_folder(stage: Stage) -> None:
    QTest.keyClick(stage.page, Qt.Key.Key_O, CTRL)
    dialogs = stage.page.findChildren(QFileDialog)
    assert len(dialogs) == 1
    dialogs[0].filesSelected.emit(["/somewhere/customers.csv"])
    dialogs[0].close()
    assert stage.services.settings["list folder"] == str(Path("/somewhere"))
    assert stage.services.asked[0][1] == Path("/somewhere/customers.csv")


def test_the_sample_list_is_british_whatever_was_used_last(stage: Stage) -> None:
    stage.services.settings["country"] = "DE"
    stage.page.start.sample.click()
    (what, path, options) = stage.services.asked[0]
    assert (what, path.name, path.is_file(), options.country) == ("read", "customers.xlsx", True, "GB")
    assert stage.services.settings["country"] == "DE"


def test_recent_lists_lead_to_their_results(stage: Stage, qtbot: QtBot) -> None:
    assert not stage.page.start.recent.isVisible()
    stage.services.sent = [batch("one"), replace(batch("two", "Pasted numbers.txt"), id="b2")]
    stage.changes.batch_changed("b1")
    qtbot.waitUntil(stage.page.start.recent.isVisible)
    recent = stage.page.start.recent
    assert [each.title for each in recent.rows.rows] == ["customers.xlsx", "Pasted numbers"]
    recent.clicked.emit(recent.rows.index(1, 0))
    recent.setCurrentIndex(recent.rows.index(0, 0))
    QTest.keyClick(recent, Qt.Key.Key_Return)
    assert stage.told == [("results", "b2"), ("results", "b1")]


# --- reading ---


def test_escape_cancels_a_reading(stage: Stage) -> None:
    stage.page.open_file(FILE)
    QTest.keyClick(stage.page, Qt.Key.Key_Escape)
    assert not stage.runner.running(READ)


def test_a_failed_reading_says_what_it_means_and_what_to_do(stage: Stage) -> None:
    stage.page.open_file(FILE)
    stage.runner.fail(READ, FileEncrypted(name="customers.xlsx"))
    failed = stage.page.failed
    assert failed.isVisible()
    assert failed.what.text() == "“customers.xlsx” is protected with a password."
    assert failed.meaning.text()
    assert "without a password" in failed.advice.text()
    assert not failed.encoding.isVisible()
    failed.back.click()
    assert stage.page.start.isVisible()


def test_a_text_in_an_unknown_encoding_can_be_read_in_another_at_once(stage: Stage) -> None:
    stage.page.open_file(FILE)
    stage.runner.fail(READ, EncodingWrong(name="list.csv", encoding="UTF-8"))
    assert stage.page.failed.encoding.isVisible()
    stage.page.failed.encoding._choose("cp1251")
    assert stage.services.asked[-1][1:] == (FILE, replace(stage.services.asked[0][2], encoding="cp1251"))
    assert stage.page.reading.isVisible()


def test_a_list_shows_its_name_rows_and_header(stage: Stage) -> None:
    stage.filled()
    assert stage.page.view.isVisible()
    assert stage.page.view.name.text() == "customers.xlsx"
    assert stage.page.view.detail.text().startswith("500 rows · ")
    assert stage.page.view.corrections.header.value_text() == "row 1"
    assert "refresh" in [told[0] for told in stage.told]


def test_another_file_takes_the_place_of_the_unsent_list_once_it_is_there(stage: Stage) -> None:
    store = stage.filled()
    stage.page.open_file(Path("other.csv"))
    assert stage.page.view.isVisible()
    assert (store.closed, stage.services.discarded) == (False, [])
    stage.was_read("two")
    assert (store.closed, stage.services.discarded) == (True, ["one"])
    assert stage.page.view.isVisible()


def test_a_list_can_be_closed_without_sending_it(stage: Stage) -> None:
    store = stage.filled()
    stage.page.view.close_list.click()
    assert stage.runner.running("upload.delete one")  # a million rows would keep the window
    assert (store.closed, stage.services.discarded) == (True, ["one"])
    assert stage.page.start.isVisible()


# --- correcting ---


def test_a_correction_keeps_the_old_rows_until_the_new_ones_are_there(stage: Stage, qtbot: QtBot) -> None:
    old = stage.filled()
    view = stage.page.view
    view.corrections.country._choose("DE")
    assert stage.services.asked[-1] == ("read again", "one", ReadOptions(country="DE"))
    assert stage.services.settings["country"] == "DE"
    assert not view.panel.send.isEnabled()
    progress = view.panel.counts.reading
    qtbot.waitUntil(progress.isVisible, timeout=PATIENCE * 20)
    assert view.table.model().index(499, 0).data() == "501"  # which an open list alone can tell
    new = stage.was_read("two", FakeList(options=ReadOptions(country="DE")))
    assert old.closed
    assert stage.services.discarded == ["one"]  # where the system couldn't delete what was open
    assert not new.closed
    assert not progress.isVisible()
    assert view.panel.send.isEnabled()


def test_a_correction_that_fails_leaves_all_as_it_was(stage: Stage) -> None:
    store = stage.filled()
    view = stage.page.view
    view.corrections.column._choose(2)
    stage.runner.fail(READ, EncodingWrong(name="customers.csv", encoding="utf-8"))
    assert view.failure.isVisible()
    assert "The list is shown as it was." in view.failure.text()
    assert view.corrections.column.value_text() == "Mobile"
    assert not store.closed
    assert view.panel.send.isEnabled()
    view.failure.close_button.click()
    assert not view.failure.isVisible()


def test_a_correction_can_be_cancelled_or_taken_back(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.corrections.column._choose(2)
    view.panel.counts.reading.cancelled.emit()
    assert not stage.runner.running(READ)
    assert view.corrections.column.value_text() == "Mobile"
    view.corrections.country._choose("DE")
    view.corrections.country._choose("")
    assert not stage.runner.running(READ)
    assert view.panel.send.isEnabled()


def test_the_hint_for_a_missing_country_opens_the_choice(stage: Stage) -> None:
    stage.filled(FakeList(nationally_written()))
    assert stage.page.view.country_hint.isVisible()
    assert not stage.page.view.panel.send.isEnabled()


# --- filtering ---


def test_a_count_shows_its_rows_and_there_is_a_way_back(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.panel.counts.buttons[S.INVALID].click()
    assert stage.services.asked[-1] == ("select", "one", RowFilter(status=S.INVALID))
    stage.runner.finish(SELECT, array("q", [9, 22]))
    assert view.table.model().rowCount() == 2
    assert (view.filter.isVisible(), view.filter.text()) == (True, "Showing 2 invalid rows")
    view.filter.button.click()
    assert view.table.model().rowCount() == 500
    assert not view.filter.isVisible()
    assert not view.panel.counts.buttons[S.INVALID].isChecked()


def test_damage_of_both_kinds_is_shown_together_in_the_lists_order(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.panel.counts.reasons.buttons[DAMAGED].click()
    stage.runner.finish(SELECT, array("q", [22, 112]))
    stage.runner.finish(SELECT, array("q", [62]))
    problems = [asked[2].problem for asked in stage.services.asked if asked[0] == "select"]
    assert len(set(problems)) == 2
    assert all(problem.startswith("digits lost in Excel") for problem in problems)
    assert [view.table.model().index(at, 0).data() for at in range(3)] == ["22", "62", "112"]
    assert view.filter.text() == "Showing 3 rows that lost digits"
    QTest.keyClick(stage.page, Qt.Key.Key_Escape)
    assert not view.filter.isVisible()


def test_a_filter_that_fails_is_told_and_all_rows_are_shown(stage: Stage) -> None:
    stage.filled()
    stage.page.view.filter_wanted.emit(DAMAGED)
    stage.runner.fail(SELECT, ValueError("x"))
    assert stage.told[-1][0] == "error"
    assert stage.page.view.table.model().rowCount() == 500


def test_a_reason_shows_its_rows_and_says_so(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.panel.counts.reasons.buttons[with_problem("too short")].click()
    assert stage.services.asked[-1] == ("select", "one", RowFilter(problem="too short"))
    stage.runner.finish(SELECT, array("q", [9]))
    assert view.filter.text() == "Showing 1 row: too short"


def test_a_better_country_is_taken_by_one_click(stage: Stage) -> None:
    found = nationally_written()
    found.better_countries = [CountryFit("DE", 0.98)]
    stage.filled(FakeList(found))
    stage.page.view.country_hint.uses[0].click()
    assert stage.services.asked[-1] == ("read again", "one", ReadOptions(country="DE"))
    assert stage.services.settings["country"] == "DE"


# --- encodings and problem rows ---


def test_encodings_show_how_the_list_would_read(stage: Stage) -> None:
    text_list = understanding(format="csv", sheet=None, sheets=[], encoding="cp1252", delimiter=";")
    stage.filled(FakeList(text_list))
    encoding = stage.page.view.corrections.encoding
    encoding.open_options()
    assert stage.services.asked[-1] == ("beginning", "one")
    (popup,) = encoding.findChildren(OptionPopup)
    stage.runner.finish("upload.encodings", b"Name;Ort\nAda;K\xf6ln\n")
    shown = {popup._list.item(at).text() for at in range(popup._list.count())}
    assert {"UTF-8   does not fit", "Western European (cp1252)   Köln", "Cyrillic (cp1251)   Kцln"} <= shown
    popup.close()
    encoding.open_options()
    stage.page.discard_unsent()
    assert not stage.runner.running("upload.encodings")


def asked_where(stage: Stage) -> QFileDialog:
    stage.page.view.panel.counts.save.setFocus()
    stage.page.view.panel.counts.save.click()
    (dialog,) = (each for each in stage.page.window().findChildren(QFileDialog) if each.isVisible())
    return dialog


def test_problem_rows_are_saved_where_the_person_says(stage: Stage, tmp_path: Path) -> None:
    stage.filled()
    problems = stage.page._questions.problems
    dialog = asked_where(stage)
    assert Path(dialog.selectedFiles()[0]).name == "customers – problems.xlsx"
    dialog.fileSelected.emit(str(tmp_path / "back"))
    dialog.close()
    assert stage.services.asked[-1] == ("save problems", "one", tmp_path / "back.xlsx")
    assert not stage.page.view.panel.counts.save.isEnabled()
    stage.services.progress(Progress("Saving", 5, 10))
    assert problems.strip.isVisible()
    stage.runner.finish(PROBLEMS, 45)
    assert problems.note.text.text() == "45 rows saved to “back.xlsx”."
    assert problems.note.folder.isVisible()
    assert stage.page.view.panel.counts.save.isEnabled()
    assert stage.page.window().focusWidget() is stage.page.view.panel.counts.save  # as before
    assert stage.services.settings["problem rows folder"] == str(tmp_path)


def test_saving_problem_rows_can_be_cancelled_and_can_fail(stage: Stage, tmp_path: Path) -> None:
    stage.filled()
    problems = stage.page._questions.problems
    for end in (problems.strip.cancel.click, lambda: stage.runner.fail(PROBLEMS, FileEncrypted(name="x"))):
        dialog = asked_where(stage)
        dialog.fileSelected.emit(str(tmp_path / "back.xlsx"))
        dialog.close()
        end()
        assert problems.note.isVisible()
        assert not problems.note.open.isVisible()
        assert not problems.busy


def test_saving_ends_with_its_list(stage: Stage, tmp_path: Path) -> None:
    stage.filled()
    dialog = asked_where(stage)
    dialog.fileSelected.emit(str(tmp_path / "back.xlsx"))
    dialog.close()
    stage.page.view.close_list.click()
    assert not stage.runner.running(PROBLEMS)
    assert not stage.page._questions.problems.note.isVisible()
    assert stage.page.view.panel.counts.save.isEnabled()


def name(widget: QWidget) -> str:
    return widget.accessibleName() or cast(QAbstractButton, widget).text()


def test_everything_about_a_list_is_reached_by_tab_in_the_eyes_order(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.panel.counts.countries.header.click()
    stage.page.activateWindow()
    view.choose.setFocus()
    seen = [view.choose]
    while (at := stage.page.focusWidget()) is not view.panel.send and len(seen) < 60:
        QTest.keyClick(at, Qt.Key.Key_Tab)
        seen.append(stage.page.focusWidget())  # type: ignore[arg-type]
    counts, row = view.panel.counts, view.corrections
    wanted = [
        view.choose,
        view.close_list,
        *(row.sheet, row.header, row.column, row.country),
        view.table,
        *(counts.buttons[kind] for kind in (S.VALID, S.DUPLICATE, S.EMPTY, S.INVALID)),
        *counts.reasons.buttons.values(),
        counts.save,
        counts.countries.header,
        *counts.countries.lines.buttons.values(),
        counts.line_types.header,
        view.panel.product,
        view.panel.send,
    ]
    assert [name(each) for each in seen] == [name(each) for each in wanted]


def test_a_late_answer_about_the_old_list_is_not_taken_for_the_new_one(stage: Stage) -> None:
    stage.filled()
    stage.page.view.corrections.country._choose("DE")
    stage.page.view.panel.counts.buttons[S.INVALID].click()
    stage.was_read("two")
    assert not stage.runner.running(SELECT)
    assert stage.page.view.table.model().rowCount() == 500


# --- sending ---


def test_ctrl_enter_hands_the_list_over_and_the_page_is_empty_again(stage: Stage) -> None:
    store = stage.filled()
    stage.page.activateWindow()
    QTest.keyClick(stage.page, Qt.Key.Key_Return, CTRL)
    order = stage.services.asked[-1][1]
    assert order == BatchOrder("one", Connection(), "phone-validation")
    assert stage.page.view.panel.send.text() == "Preparing…"
    stage.services.sent = [batch("one")]
    stage.runner.finish(SEND, batch("one"))
    assert stage.told[-2:] == [("run", "b1"), ("monitor", "b1")]
    assert store.closed
    assert stage.services.discarded == []
    assert stage.page.start.isVisible()


def test_a_list_begun_before_is_carried_on_and_ours_is_discarded(stage: Stage) -> None:
    stage.filled()
    stage.page.view.panel.send.click()
    stage.services.sent = [batch("earlier")]
    stage.runner.finish(SEND, batch("earlier"))
    assert stage.services.discarded == ["one"]
    assert stage.services.mended == [batch("earlier").id]
    assert [told[0] for told in stage.told[-3:]] == ["info", "run", "monitor"]


def test_while_a_batch_is_prepared_nothing_can_get_in_between(stage: Stage) -> None:
    stage.filled()
    stage.page.view.panel.send.click()
    asked = len(stage.services.asked)
    paste(stage, text("+44 7911 123456"))
    stage.page.open_file(FILE)
    QTest.keyClick(stage.page, Qt.Key.Key_O, CTRL)
    stage.page.view.panel.send_wanted.emit()
    stage.page.view.corrections.wanted.emit(ReadOptions(country="FR"))
    assert len(stage.services.asked) == asked
    assert not stage.page.view.corrections.isEnabled()
    assert not stage.page.view.choose.isEnabled()
    assert stage.page.findChildren(QFileDialog) == []


def test_a_batch_that_can_not_be_prepared_leaves_the_list_where_it_is(stage: Stage) -> None:
    store = stage.filled()
    stage.page.view.panel.send.click()
    stage.runner.fail(SEND, NothingToSend(name="customers.xlsx"))
    assert stage.told[-1][0] == "error"
    assert not store.closed
    assert stage.page.view.panel.send.isEnabled()
    assert stage.page.view.corrections.isEnabled()


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
    stage.changes.connection_changed.emit()
    assert (panel.product.value_text(), panel.cost.value()) == ("Live check", "about 206.50")
    # AND its products are edited
    stage.connection = replace(other, products="slug,name\nlive,Live check\nold,Old check\n")
    stage.changes.connection_changed.emit()
    assert panel.cost.value() == "unknown"
    panel.prices.click()
    assert stage.told[-1] == ("connect",)
    # THEN what is sent goes by its slug
    panel.press()
    (order,) = (what[1] for what in stage.services.asked if what[0] == "prepare")
    assert (order.product, order.connection) == ("live", stage.connection)
    # AND the first one has its product again
    stage.connection = Connection()
    stage.changes.connection_changed.emit()
    assert panel.chosen_product().slug == "hlr-lookup"


def test_the_balance_is_that_of_the_connection(stage: Stage) -> None:
    stage.filled()
    stage.changes.balance_changed.emit(BalanceReading(Decimal(1_000), "credits"))
    assert stage.page.view.panel.after.value() == "587 credits"
    stage.connection = Connection("https://api.example.com/v1")
    stage.changes.connection_changed.emit()
    assert stage.page.view.panel.after.value() == "—"


# --- the end ---


@pytest.mark.parametrize("under_way", ["nothing", "reading", "reading again", "sending"])
def test_an_unsent_list_goes_with_the_program(stage: Stage, under_way: str) -> None:
    store = stage.filled()
    if under_way == "reading again":
        stage.page.view.corrections.country._choose("DE")
    elif under_way == "sending":
        stage.page.view.panel.send.click()
    elif under_way == "reading":
        stage.page.open_file(FILE)
    stage.page.discard_unsent()
    stage.page.discard_unsent()
    assert stage.runner.waiting == {}
    assert store.closed
    assert stage.services.discarded == ["one"]


def test_a_list_that_a_batch_has_stays_when_the_program_ends(stage: Stage) -> None:
    stage.filled()
    stage.services.sent = [batch("one")]
    stage.page.discard_unsent()
    assert stage.services.discarded == []
