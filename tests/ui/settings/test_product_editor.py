"""The products of a connection, edited by keys, exchanged as files, and kept with the connection."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Via
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.product_list import MOST_PRODUCTS, read_products, write_products
from desktop_app.core.service.products import STANDARD, UNPRICED, Product
from desktop_app.ui.settings.connection_form import ProductField
from desktop_app.ui.settings.product_editor import ProductEditor
from desktop_app.ui.settings.product_table import SHOWN, CellField, ProductRows
from tests.ui.widgets import added, there

Open = Callable[[Connection], ProductEditor]
Key = Qt.Key
TEAM = Connection("https://api.example.com/api/v1", "Team")
PRICED = "slug,name,family,price,minimum,maximum,via\ntel,Check,Phone,0.0004,,,\nhlr,HLR,Live,2,10,500,json\n"
EDITED = replace(TEAM, products=PRICED)


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    parent = added(qtbot, QWidget())

    def open_one(connection: Connection) -> ProductEditor:
        editor = ProductEditor(connection, parent)
        QAbstractItemModelTester(editor.rows, QAbstractItemModelTester.FailureReportingMode.Fatal, editor)
        editor.open()
        editor.activateWindow()
        QApplication.processEvents()
        return editor

    yield open_one
    parent.close()


def press(widget: QWidget, key: Key, more: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, and all that Qt leaves for the moment after it."""
    QTest.keyClick(widget, key, more)
    QApplication.processEvents()


def cell_of(editor: ProductEditor) -> CellField:
    """The field that is being typed into."""
    return next(each for each in editor.table.findChildren(CellField) if each.isVisible())


def typed(editor: ProductEditor, text: str) -> CellField:
    """Into the cell one is on, by keys: Enter opens it, what is typed takes the place of what was there."""
    press(editor.table, Key.Key_Return)
    field = cell_of(editor)
    QTest.keyClicks(field, text)
    return field


def test_what_is_typed_is_checked_at_once_and_said_at_the_field(opened: Open) -> None:
    editor = opened(EDITED)
    editor.table.go_to(1, "price")
    # WHEN a price is mistyped
    field = typed(editor, "0.2 USD")
    # THEN the field itself says so, before it is left
    assert field.reason.isVisible()
    assert field.reason.text() == "It has to be a number such as 0.002, or nothing where it isn't known"
    assert field.accessibleDescription() == field.reason.text()
    # AND when it is left, the table marks it, says the row, and won't be used
    press(field, Key.Key_Return)
    assert editor.state.text().startswith("Row 2, Price per number: It has to be a number")
    assert not editor.use.isEnabled()
    assert not editor.store.isEnabled()
    # (of several the first is named, and how many more there are)
    assert editor.state.detail() == ""
    kept = dict(editor.rows.rows[0])
    editor.rows.setData(editor.rows.index(0, SHOWN.index("maximum")), "many")
    assert editor.state.text().startswith("Row 1, Most per task:")
    assert editor.state.detail() == "1 more is wrong"
    editor.rows.setData(editor.rows.index(0, SHOWN.index("maximum")), kept["maximum"])
    # WHEN one goes there and mends it
    editor.table.go_to(0)
    editor.state.button.click()
    QTest.keyClicks(cell_of(editor), "0,25")
    assert not cell_of(editor).reason.isVisible()
    press(cell_of(editor), Key.Key_Return)
    # THEN all is well again, and is kept as a text that says the same
    assert editor.state.text() == "2 products"
    taken = QSignalSpy(editor.taken)
    editor.use.click()
    hlr = read_products(taken.at(0)[0]).named("hlr")
    assert hlr == Product("hlr", "HLR", "Live", Decimal("0.25"), minimum=10, maximum=500, via=Via.JSON)


def test_keys_alone_add_fill_move_and_remove_rows(opened: Open) -> None:
    editor = opened(EDITED)
    table = editor.table
    # WHEN a row is added and filled, Tab going from field to field
    press(table, Key.Key_Insert)
    for text in ("WhatsApp", "wa", "Messaging", "0.01", "100", "1000"):
        field = cell_of(editor)
        QTest.keyClicks(field, text)
        press(field, Key.Key_Tab)
    (way,) = table.findChildren(QComboBox)
    press(way, Key.Key_Down)
    press(way, Key.Key_Down)
    press(way, Key.Key_Return)
    table.setFocus()
    # AND moved to the top, and the one below it is removed
    assert [row["slug"] for row in editor.rows.rows] == ["tel", "wa", "hlr"]
    press(table, Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [row["slug"] for row in editor.rows.rows] == ["wa", "tel", "hlr"]
    assert table.currentIndex().row() == 0  # it is still the one that was moved
    press(table, Key.Key_Down)
    press(table, Key.Key_Delete)
    # THEN that is what is used
    taken = QSignalSpy(editor.taken)
    press(editor, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    first, second = read_products(taken.at(0)[0])
    assert first == Product("wa", "WhatsApp", "Messaging", Decimal("0.01"), minimum=100, maximum=1000, via=Via.FILE)
    assert second.slug == "hlr"


def test_tab_goes_as_the_eye_does(opened: Open) -> None:
    editor = opened(EDITED)
    editor.table.go_to(1)  # the last, which can only go up
    went = []
    for _ in range(8):
        press(editor.focusWidget() or editor, Key.Key_Tab)
        went.append(editor.focusWidget())
    rows = [editor.add, editor.remove, editor.up]
    assert went == [*rows, editor.load, editor.store, editor.reset, editor.cancel, editor.use]
    assert all(each is not None and (each.accessibleName() or each.property("text")) for each in went)


def test_what_is_still_being_typed_is_used_as_well(opened: Open) -> None:
    editor = opened(EDITED)
    typed(editor, "Renamed")
    taken = QSignalSpy(editor.taken)
    press(editor, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert read_products(taken.at(0)[0]).title("tel") == "Renamed"


def test_escape_drops_nothing_without_asking(opened: Open) -> None:
    # GIVEN nothing changed: it just closes
    editor = opened(EDITED)
    closed = QSignalSpy(editor.rejected)
    press(editor, Key.Key_Escape)
    assert closed.count() == 1
    # WHEN a cell is left by Escape, only the typing ends
    editor = opened(EDITED)
    taken, field = QSignalSpy(editor.taken), typed(editor, "other")
    press(field, Key.Key_Escape)
    assert editor.isVisible()
    assert editor.rows.rows[0]["name"] == "Check"
    # WHEN something was changed
    press(typed(editor, "other"), Key.Key_Return)
    press(editor.table, Key.Key_Escape)
    # THEN it asks; a second Escape is no
    assert editor.drop.isVisible()
    press(editor.drop.no, Key.Key_Escape)
    assert editor.isVisible()
    assert not editor.drop.isVisible()
    # AND what is dropped is dropped
    editor.close()
    assert editor.isVisible()
    closed = QSignalSpy(editor.rejected)
    editor.drop.yes.click()
    assert closed.count() == 1
    assert taken.count() == 0


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"slug,price\nhlr,free\n", "Line 2: price: it has to be a number"),
        (b"Unit price\n4\n", "one of them “slug”"),
        (b"slug\n", "There is no product in it"),
        (b"\x81\x8d", "isn't text"),
        (None, "can't be read: No such file"),
    ],
)
def test_a_file_that_is_wrong_says_where_and_changes_nothing(
    opened: Open, tmp_path: Path, content: bytes | None, said: str
) -> None:
    editor, file = opened(EDITED), tmp_path / "prices.csv"
    if content is not None:
        file.write_bytes(content)
    editor.import_file(file)
    assert said in editor.state.text()
    assert "prices.csv" in editor.state.text()
    assert editor.rows.catalogue() == read_products(PRICED)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_price_list_of_any_spreadsheet_program_is_shown_before_it_is_used(
    opened: Open, tmp_path: Path, encoding: str
) -> None:
    editor, file = opened(TEAM), tmp_path / "prices.csv"
    file.write_bytes("Product code;Title;Unit price;Max\r\nhlr;Prüfung;0,004;10000\r\n".encode(encoding))
    editor.import_file(file)
    assert editor.state.text() == (
        "1 product. Read from “prices.csv”. 6 earlier products were removed."
        " “Cancel” keeps what you had; “Defaults” brings back those that came with the program."
    )
    assert editor.rows.catalogue() == read_products("slug,name,price,maximum\nhlr,Prüfung,0.004,10000\n")
    # AND is given on as it stands
    editor.export_file(tmp_path / "ours.csv")
    assert editor.state.text() == "Written to “ours.csv”"
    editor.import_file(tmp_path / "ours.csv")
    assert editor.rows.rows[0]["name"] == "Prüfung"
    # (and an export that fails leaves nothing behind)
    editor.export_file(tmp_path / "missing" / "ours.csv")
    assert "can't be written" in editor.state.text()


def test_a_price_list_without_names_leaves_the_products_theirs(opened: Open, tmp_path: Path) -> None:
    editor, file = opened(EDITED), tmp_path / "prices.csv"
    file.write_text("code,price\ntel,0.5\nhlr,3\nnew,1\n", "utf-8")
    editor.import_file(file)
    assert [(row["slug"], row["name"], row["family"], row["price"]) for row in editor.rows.rows] == [
        ("tel", "Check", "Phone", "0.5"),
        ("hlr", "HLR", "Live", "3"),
        ("new", "new", "", "1"),
    ]


def test_the_defaults_go_back_to_where_no_price_is_known(opened: Open) -> None:
    editor = opened(EDITED)
    editor.reset.click()
    assert editor.rows.catalogue() == UNPRICED
    assert editor.state.text() == "6 products, no price known: nothing can be estimated"
    taken = QSignalSpy(editor.taken)
    editor.use.click()
    assert taken.at(0) == [""]


def test_the_local_services_are_shown_and_can_not_be_changed(opened: Open) -> None:
    editor = opened(Connection())
    assert [product.slug for product in there(editor.rows.catalogue()) or ()] == [product.slug for product in STANDARD]
    for key in (Key.Key_Return, Key.Key_Insert, Key.Key_Delete, Key.Key_A):
        press(editor.table, key)
    assert not editor.table.findChildren(CellField)
    assert editor.rows.rowCount() == len(STANDARD)
    assert not any(button.isVisible() for button in (editor.add, editor.remove, editor.load, editor.use))
    closed = QSignalSpy(editor.rejected)
    press(editor.table, Key.Key_Escape)
    assert closed.count() == 1


def test_kept_products_that_can_not_be_read_say_why_and_can_be_replaced(opened: Open) -> None:
    editor = opened(replace(TEAM, products="slug,price\nhlr,lots\n"))
    assert "“Team” can't be read: line 2" in editor.state.text()
    taken = QSignalSpy(editor.taken)
    editor.use.click()
    assert taken.at(0) == [""]


def test_rows_are_checked_against_each_other_and_blank_ones_count_for_nothing() -> None:
    rows = ProductRows(read_products(PRICED))
    at = {field: rows.index(1, column) for column, field in enumerate(SHOWN)}
    rows.setData(at["slug"], " tel ")
    assert [sorted(reasons) for reasons in rows.faults] == [["slug"], ["slug"]]
    rows.setData(at["slug"], "hlr")
    rows.setData(at["minimum"], "501")
    assert rows.first_fault() == (1, "minimum", "It is more than the most per task")
    rows.setData(at["minimum"], "9" * 5_000)  # more digits than a number of Python's may have
    assert rows.data(at["minimum"]) == "9" * 5_000
    assert rows.first_fault() is not None
    rows.setData(at["minimum"], "10")
    rows.add(2)
    assert rows.rows[2]["family"] == "Live"  # as the one above
    assert rows.catalogue() == read_products(PRICED)
    rows.show_products(())
    assert rows.catalogue() is None
    assert not rows.move(0, 1)
    rows.show_products(Product(f"p{at}", "P", "", None) for at in range(MOST_PRODUCTS))
    assert rows.full


def test_the_form_says_what_is_kept_and_takes_what_was_edited(qtbot: QtBot) -> None:
    field = added(qtbot, ProductField())
    field.show_connection(TEAM)
    assert field.summary.text() == "Defaults: no price is known"
    editor = field.open_editor()
    editor.rows.show_products(read_products(PRICED))
    edited = QSignalSpy(field.edited)
    editor.use.click()
    assert edited.count() == 1
    assert field.text == write_products(read_products(PRICED))
    assert field.summary.text() == "2 products"
    field.show_connection(replace(TEAM, products="slug\na\nb,\n"))
    assert field.summary.text() == "2 products, 2 without a price"
    field.show_connection(replace(TEAM, products="nonsense"))
    assert field.summary.text() == "They can't be read: correct them here"
