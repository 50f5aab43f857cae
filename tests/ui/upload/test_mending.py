"""Rows with a problem are corrected where they stand: by the strip, typed, by the menu, and taken back."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QMenu

from desktop_app.core.rows.corrections import Suggested
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.upload.mending.mendable_rows import MendableRows
from desktop_app.ui.upload.page import UploadPage
from desktop_app.ui.upload.rows.count_lines import CountButton
from tests.ui.upload.test_upload_with_services import Window, play

LINES = [
    "Name,Mobile",
    "A,+44 7400 123456",
    "B,0447400123457",
    "C,0740O 123458",
    "D,0447400123459",
    "E,085 123 4567",
    "F,n/a",
]


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    path = tmp_path / "damaged.csv"
    path.write_text("\n".join(LINES), "utf-8")
    return path


@pytest.fixture
def home(tmp_path: Path, themed: QApplication) -> Path:  # noqa: ARG001 - the theme must be there
    return tmp_path / "home"


async def opened(window: Window, path: Path) -> MendableRows:
    window.page.show()
    window.page.open_file(path)
    await window.read()
    window.page.view.corrections.use_country("GB")
    await window.until(
        lambda: window.page.model.state.opened and window.page.model.state.opened.options.country == "GB"
    )
    await window.until(lambda: window.page.view.mend.group is not None)
    model = window.page.view.table.model()
    assert isinstance(model, MendableRows)
    return model


def numbers(page: UploadPage) -> list[str]:
    model = page.view.table.model()
    assert isinstance(model, MendableRows)
    rows = [model.row_at(at) for at in range(model.row_count())]
    return [row.e164 for row in rows if row is not None]


def counts(page: UploadPage) -> tuple[int, int]:
    current = page.model.state.opened
    assert current is not None
    return current.understanding.counts.valid, current.understanding.counts.invalid


def typed_into(page: UploadPage, text: str) -> bool:
    return numbers(page)[5] == "+44" + text.replace(" ", "")[1:]


def valid_are(page: UploadPage, numbers: int) -> bool:
    return counts(page)[0] == numbers


async def idle(window: Window) -> None:
    await window.until(lambda: not window.runner.running("upload.mend"))


def entries(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def read_as(menu: QMenu) -> QMenu:
    within = next(action.menu() for action in menu.actions() if action.text() == "Read as a number of")
    assert isinstance(within, QMenu)
    return within


def choose_country(page: UploadPage, menu: QMenu, typed: str, entry: str = "Another country…") -> None:
    next(action for action in menu.actions() if action.text() == entry).trigger()
    countries = page.findChild(OptionPopup)
    assert isinstance(countries, OptionPopup)
    every, field = countries.findChild(QListWidget), countries.findChild(QLineEdit)
    assert every is not None
    assert every.count() > 200
    assert field is not None
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_pattern_is_seen_looked_at_taken_and_taken_back(home: Path, damaged: Path) -> None:
    async def story(window: Window) -> None:
        await opened(window, damaged)
        page, strip = window.page, window.page.view.mend
        # GIVEN two patterns, the larger one first, with an example
        assert not strip.isHidden()
        assert (strip.text(), strip.button.text()) == ("2 numbers lost their +", "Mend 2")
        assert strip.detail() == "“0447400123457” becomes +447400123457"
        # WHEN its rows are looked at
        strip.look.click()
        await window.until(page.view.filter.isVisible)
        assert page.view.filter.text() == "Showing 2 rows that could be mended"
        # THEN they are taken in place, and stay in sight
        strip.button.click()
        await window.until(lambda: counts(page) == (3, 3))
        assert numbers(page) == ["+447400123457", "+447400123459"]
        assert page.view.table.model().index(0, 3).data() == "valid, corrected"
        assert page.view.filter.text() == "Showing 2 rows that were or could be mended"
        page.model.filter(None)
        assert strip.text() == "1 number has letters for digits"
        assert "2 numbers corrected" in strip.detail()
        strip.undo.click()
        await window.until(lambda: counts(page) == (1, 5))
        assert numbers(page)[1] == ""
        # AND it is said what was undone, with its pattern in sight again
        assert page.view.said.text() == "Undone: 2 corrections were taken back"
        assert strip.text() == "2 numbers lost their +"
        page.model.mending.redo()
        await window.until(lambda: counts(page) == (3, 3))

    play(home, story)


def test_the_rows_looked_at_are_those_of_the_pattern_in_sight(home: Path, damaged: Path) -> None:
    async def story(window: Window) -> None:
        await opened(window, damaged)
        page, strip = window.page, window.page.view.mend
        # WHEN one turns to another pattern, all rows stay in sight
        strip.next.click()
        await idle(window)
        assert (strip.text(), page.model.state.selection) == ("1 number has letters for digits", None)
        while strip.text() != "2 numbers lost their +":
            strip.next.click()
        # WHEN the rows of one are looked at, and one turns to the next THEN the next one's rows are shown
        strip.look.click()
        await window.until(lambda: page.view.filter.text() == "Showing 2 rows that could be mended")
        strip.next.click()
        assert strip.text() == "1 number has letters for digits"
        await window.until(lambda: page.view.filter.text() == "Showing 1 row that could be mended")

    play(home, story)


def test_no_button_of_the_strip_takes_the_place_of_another(home: Path, damaged: Path) -> None:
    async def story(window: Window) -> None:
        await opened(window, damaged)
        page, strip = window.page, window.page.view.mend

        def places() -> list[QRect]:
            page.grab()  # laid out
            return [QRect(each.mapTo(strip, QPoint()), each.size()) for each in (strip.next, strip.button, strip.undo)]

        # GIVEN a list of which nothing is corrected yet
        page.resize(1100, 700)
        page.view.hints.more.click()
        await window.until(strip.undo.isVisible, 10)
        assert not strip.undo.isEnabled()
        following, mend, undo = places()
        # WHEN a pattern is mended, THEN "Undo" is where it was, and so it is once nothing is left to mend
        for left in (3, 4):
            assert not undo.intersects(following)
            assert not undo.intersects(mend)
            strip.button.click()
            await window.until(partial(valid_are, page, left))
            assert strip.undo.isEnabled()
            assert places()[2] == undo
        strip.show_suggested(Suggested(corrected=5, steps=3))
        assert strip.group is None
        assert places()[2] == undo

    play(home, story)


def test_a_number_is_typed_where_it_stands(home: Path, damaged: Path) -> None:
    async def story(window: Window) -> None:
        model = await opened(window, damaged)
        page, table = window.page, window.page.view.table
        table.setFocus()
        table.selectRow(5)
        # A valid number is typed anew as well: it may be somebody else's.
        table.selectRow(0)
        QTest.keyClick(table, Qt.Key.Key_F2)
        (editor,) = table.findChildren(QLineEdit)
        assert editor.text() == "+44 7400 123456"
        editor.setText("+44 7400 999999")
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await window.until(lambda: numbers(page)[0] == "+447400999999")
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        table.selectRow(0)
        next(action for action in table.row_menu().actions() if action.text() == "Take the correction back").trigger()
        await window.until(lambda: numbers(page)[0] == "+447400123456")
        for key, text in ((Qt.Key.Key_F2, "07400 123499"), (Qt.Key.Key_Return, "07400 123498")):
            table.selectRow(5)
            QTest.keyClick(table, key)
            (editor,) = table.findChildren(QLineEdit)
            assert editor.accessibleName() == "The number of row 7, corrected"
            editor.setText(text)
            QTest.keyClick(editor, Qt.Key.Key_Return)
            await window.until(partial(typed_into, page, text))
            assert counts(page) == (2, 4)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        # What is no number is told beside the list, nothing changes, and one goes on with what was typed.
        table.selectRow(5)
        QTest.keyClick(table, Qt.Key.Key_F2)
        (editor,) = table.findChildren(QLineEdit)
        editor.setText("07400 12")
        QTest.keyClick(editor, Qt.Key.Key_Return)
        await window.until(lambda: page.model.state.untaken is not None)
        assert page.view.said.text().startswith("“07400 12” is not taken: ")
        assert counts(page) == (2, 4)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        (editor,) = table.findChildren(QLineEdit)
        assert editor.text() == "07400 12"
        QTest.keyClick(editor, Qt.Key.Key_Escape)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert model.data(model.number_at(5), Qt.ItemDataRole.EditRole) == "07400 123498"
        page.model.mending.restore([7])
        # AND the note is gone once a correction was taken
        await window.until(lambda: counts(page) == (1, 5))
        assert page.view.said.text() == ""

    play(home, story)


def test_escape_leaves_the_number_as_it_was(home: Path, damaged: Path) -> None:
    async def story(window: Window) -> None:
        await opened(window, damaged)
        page, table = window.page, window.page.view.table
        table.setFocus()
        table.selectRow(5)
        QTest.keyClick(table, Qt.Key.Key_F2)
        (editor,) = table.findChildren(QLineEdit)
        editor.setText("07400 123499")
        QTest.keyClick(editor, Qt.Key.Key_Escape)
        await idle(window)
        assert counts(page) == (1, 5)
        assert page.view.table.model().rowCount(QModelIndex()) == 6

    play(home, story)


def test_the_menu_takes_a_suggestion_and_a_country(home: Path, damaged: Path) -> None:
    async def story(window: Window) -> None:
        await opened(window, damaged)
        page, table = window.page, window.page.view.table
        table.selectRow(1)
        menu = table.row_menu()
        assert entries(menu)[:3] == ["Correct… (F2)", "Take +447400123457", "Read as a number of"]
        menu.actions()[1].trigger()
        await window.until(lambda: counts(page) == (2, 4))
        table.selectRow(4)
        menu = table.row_menu()
        within = read_as(menu)
        assert entries(within) == ["United Kingdom", "Another country…"]
        choose_country(page, within, "eire")  # any name finds it
        await window.until(lambda: counts(page) == (3, 3))
        assert numbers(page)[4] == "+353851234567"
        menu = table.row_menu()
        next(action for action in menu.actions() if action.text() == "Take the correction back").trigger()
        await window.until(lambda: counts(page) == (2, 4))
        table.selectRow(0)
        assert entries(table.row_menu())[:2] == ["Correct… (F2)", "Read as a number of"]  # valid as it is
        # AND of rows without a correction there is none to take back
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        table.selectionModel().select(table.model().index(3, 0), flags)
        assert "Take the correction back" not in entries(table.row_menu())
        table.selectionModel().select(table.model().index(1, 0), flags)
        assert "Take the correction back" in entries(table.row_menu())

    play(home, story)


def test_countries_to_choose_from_are_the_lists_own_with_all_others_in_a_list_to_search(
    home: Path, tmp_path: Path
) -> None:
    path, bare = tmp_path / "Balkan.csv", tmp_path / "bare.csv"
    path.write_text("Mobile\n+387 61 123 456\n+387 61 123 457\n+44 7400 123456\n061 123 458\n", "utf-8")
    bare.write_text("Mobile\n061 123 458\n061 123 459\n", "utf-8")

    async def story(window: Window) -> None:
        page, table = window.page, window.page.view.table
        page.open_file(path)
        await window.read()
        table.selectRow(3)
        within = read_as(table.row_menu())
        # GIVEN a name with "&", THEN the menu has it whole, and no key of it
        assert entries(within) == ["Bosnia && Herzegovina", "United Kingdom", "Another country…"]
        lines = [each for each in page.findChildren(CountButton) if each.text() == "Bosnia & Herzegovina"]
        assert lines
        assert all(each.shortcut().isEmpty() for each in lines)
        # AND a list that names no country has the whole choice at once
        page.open_file(bare)
        await window.until(lambda: counts(page) == (0, 2))
        table.selectAll()
        menu = table.row_menu()
        choose_country(page, menu, "bosn", "Read as a number of…")
        await window.until(lambda: counts(page) == (2, 0))

    play(home, story)


def test_what_has_two_readings_as_of_a_country_is_suggested_in_both(home: Path, tmp_path: Path) -> None:
    source = tmp_path / "rooms.csv"
    source.write_text("Mobile\n07400 123456\nAnn 05 030 1234567\n0447400123457\n", "utf-8")

    async def story(window: Window) -> None:
        await opened(window, source)
        page, table = window.page, window.page.view.table
        table.selectRow(1)
        choose_country(page, read_as(table.row_menu()), "germ")
        await window.until(lambda: "Take +49301234567" in entries(table.row_menu()))
        assert "Take +4950301234567" in entries(table.row_menu())
        assert (counts(page), numbers(page)[1]) == ((1, 2), "")

    play(home, story)


def test_another_reading_keeps_what_was_corrected(home: Path, damaged: Path) -> None:
    async def story(window: Window) -> None:
        await opened(window, damaged)
        page = window.page
        page.view.mend.button.click()
        await window.until(lambda: counts(page) == (3, 3))
        page.view.corrections.use_country("IE")
        await window.until(lambda: page.model.state.opened and page.model.state.opened.options.country == "IE")
        await window.until(lambda: "2 numbers corrected" in f"{page.view.mend.text()} {page.view.mend.detail()}")
        assert {"+447400123457", "+447400123459"} < {*numbers(page)}

    play(home, story)
