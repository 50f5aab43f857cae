"""Country, column, sheet, encoding and delimiter: what can be corrected, and what a correction asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.column_names import find_column
from desktop_app.core.detection.table import ALL_SHEETS, Column, CountryFit, ReadOptions, TableShape
from desktop_app.core.numbers.phone import known_region
from desktop_app.ui.parts.choices.choice_button import ChoiceButton, country_options
from desktop_app.ui.parts.choices.option_popup import OptionPopup, TickPopup
from desktop_app.ui.parts.layout.flow_layout import shortened
from desktop_app.ui.text.country_names import country_names, first_country
from desktop_app.ui.text.text_formats import delimiter_options, encoding_options
from desktop_app.ui.upload.reading.import_choices import FROM_COLUMN, column_address, header_glimpses, typed_row
from desktop_app.ui.upload.reading.import_options_bar import ImportOptionsBar
from tests.ui.upload.lists import COLUMNS, FakeList, understanding

GERMAN = QLocale(QLocale.Language.German, QLocale.Country.Austria)


@pytest.fixture
def corrections(themed: QApplication, qtbot: QtBot) -> ImportOptionsBar:  # noqa: ARG001 - the theme must be there
    made = ImportOptionsBar()
    qtbot.addWidget(made)
    made.show_list(understanding(), ReadOptions(country="GB"))
    return made


def wanted(corrections: ImportOptionsBar) -> QSignalSpy:
    return QSignalSpy(corrections.wanted)


def opened(choice: ChoiceButton) -> OptionPopup:
    choice.window().show()
    choice.open_options()
    (popup,) = choice.findChildren(OptionPopup)
    return popup


def ticks(corrections: ImportOptionsBar) -> TickPopup:
    popup = opened(corrections.column)
    assert isinstance(popup, TickPopup)
    return popup


def popup_gone(corrections: ImportOptionsBar) -> Callable[[], bool]:
    return lambda: not corrections.column.findChildren(TickPopup)


def test_every_country_that_numbers_can_be_of_has_a_name() -> None:
    names = country_names()
    assert len(names) == 245
    assert all(known_region(code) and name for code, name in names.items())
    assert names["GB"] == "United Kingdom"
    # AND they are sorted as a reader looks for them: Åland among the A
    in_order = list(names)
    assert in_order.index("AX") < in_order.index("BE") < in_order.index("ZW")


def test_no_country_at_all_comes_first() -> None:
    assert country_options()[0][0] == ""
    assert ("GB", "United Kingdom", "GB") in country_options()


@pytest.mark.parametrize(
    ("remembered", "country"), [(None, "AT"), ("DE", "DE"), ("", ""), ("not a country", "AT"), (7, "AT")]
)
def test_the_country_used_last_comes_before_that_of_the_system(remembered: object, country: str) -> None:
    assert first_country(remembered, GERMAN) == country


def test_a_system_without_a_country_begins_with_none() -> None:
    assert first_country(None, QLocale.c()) == ""


@pytest.mark.parametrize("found", [None, "utf-8", "cp1252", "koi8-r"])
def test_the_encoding_that_was_found_can_always_be_shown(found: str | None) -> None:
    values = [option[0] for option in encoding_options(found)]
    assert found is None or found in values
    assert len(values) == len(set(values))


@pytest.mark.parametrize("found", [None, ";", "\t", "~"])
def test_the_delimiter_that_was_found_can_always_be_shown(found: str | None) -> None:
    values = [option[0] for option in delimiter_options(found)]
    assert (found or "") in values
    assert len(values) == len(set(values))


def test_the_choices_say_how_the_list_was_read(corrections: ImportOptionsBar) -> None:
    assert corrections.sheet.value_text() == "Customers"
    assert corrections.column.value_text() == "Mobile"
    assert corrections.country.value_text() == "United Kingdom"
    assert corrections.country.accessibleName() == "National numbers: United Kingdom"


def test_what_a_list_does_not_have_is_not_offered(corrections: ImportOptionsBar) -> None:
    assert corrections.sheet.isVisibleTo(corrections)
    assert not corrections.encoding.isVisibleTo(corrections)
    text = understanding(format="csv", sheet=None, sheets=[], encoding="cp1252", delimiter=";")
    corrections.show_list(text, ReadOptions())
    assert not corrections.sheet.isVisibleTo(corrections)
    assert corrections.encoding.value_text() == "Western European (cp1252)"
    assert corrections.delimiter.value_text() == "semicolon"
    assert corrections.country.value_text() == "no country"
    corrections.show_list(understanding(sheets=["Customers"]), ReadOptions())
    assert not corrections.sheet.isVisibleTo(corrections)


def test_corrections_add_up_while_the_first_is_still_under_way(corrections: ImportOptionsBar) -> None:
    heard = wanted(corrections)
    corrections.country._choose("DE")
    corrections.column._choose(2)
    assert [heard.at(at)[0] for at in range(heard.count())] == [
        ReadOptions(country="DE"),
        ReadOptions(country="DE", column="City"),
    ]


def test_another_sheet_has_other_columns(corrections: ImportOptionsBar) -> None:
    corrections.show_list(understanding(), ReadOptions(country="GB", column="Mobile"))
    heard = wanted(corrections)
    corrections.sheet._choose("Old")
    assert heard.at(0)[0] == ReadOptions(country="GB", sheet="Old")


def test_no_country_is_a_choice_too(corrections: ImportOptionsBar) -> None:
    heard, country = wanted(corrections), QSignalSpy(corrections.country_chosen)
    corrections.country._choose("")
    assert heard.at(0)[0] == ReadOptions(country=None)
    assert country.at(0)[0] == ""


def test_after_a_correction_that_failed_the_choices_are_as_before(corrections: ImportOptionsBar) -> None:
    corrections.country._choose("DE")
    corrections.reset()
    heard = wanted(corrections)
    assert corrections.country.current() == "GB"
    corrections.column._choose(0)
    assert heard.at(0)[0] == ReadOptions(country="GB", column="Name")


def test_a_list_without_a_phone_column_asks_for_one(corrections: ImportOptionsBar) -> None:
    corrections.show_list(understanding(shape=TableShape(1, COLUMNS, None)), ReadOptions())
    assert corrections.column.value_text() == "choose…"


@pytest.mark.parametrize(
    "names",
    [("Phone", "City", "Phone"), ("phone", "Phone "), ("A", "B", "C"), ("B", "A"), ("Name", "Phone", "phone", "D")],
)
def test_every_column_can_be_named_so_that_the_reader_finds_it(names: tuple[str, ...]) -> None:
    columns = [Column(index, name) for index, name in enumerate(names)]
    for column in columns:
        assert find_column(columns, column_address(columns, column.index)) is column


# --- the header row ---


def test_the_header_is_chosen_among_the_first_rows_or_by_its_number(corrections: ImportOptionsBar) -> None:
    corrections.show_list(understanding(), ReadOptions(column="City"), {1: "Name · Mobile", 2: "Ada · 07400"})
    assert corrections.header.value_text() == "row 1"
    assert corrections.header._options[:3] == [
        (0, "none", "every row is data"),
        (1, "row 1", "Name · Mobile"),
        (2, "row 2", "Ada · 07400"),
    ]
    heard = wanted(corrections)
    popup = opened(corrections.header)
    QTest.keyClicks(popup._search, "27")
    assert popup._list.item(0).text() == "row 27"
    QTest.keyClick(popup._search, Qt.Key.Key_Return)
    assert heard.at(0)[0] == ReadOptions(header_row=27, column="C", among=3)
    assert corrections.header.value_text() == "row 27"


def test_no_header_is_a_choice_and_a_header_far_down_is_among_them(corrections: ImportOptionsBar) -> None:
    corrections.show_list(understanding(shape=TableShape(31, COLUMNS, COLUMNS[1])), ReadOptions())
    assert corrections.header.value_text() == "row 31"
    heard = wanted(corrections)
    corrections.header._choose(0)
    assert heard.at(0)[0] == ReadOptions(header_row=0)


@pytest.mark.parametrize("typed", ["", "0", "-3", "four", "²", "123456789"])
def test_only_a_row_number_is_one(typed: str) -> None:
    assert typed_row(typed) is None


def test_glimpses_are_of_the_header_and_of_the_rows_around_it() -> None:
    above = [["Customer list  –\nfinal v3", "Q4"], []]
    found = understanding(shape=TableShape(3, COLUMNS, COLUMNS[1]), above_header=above)
    glimpses = header_glimpses(FakeList(found))
    assert sorted(glimpses) == list(range(1, 14))
    assert (glimpses[1], glimpses[2]) == ("Customer list – final v3 · Q4", "")
    assert glimpses[3] == "Name · Mobile · City"
    assert glimpses[4] == "Name 4 · 07400000004 · Leeds"


# --- columns ---


def test_several_columns_are_taken_by_ticks(corrections: ImportOptionsBar) -> None:
    heard = wanted(corrections)
    popup = opened(corrections.column)
    assert isinstance(popup, TickPopup)
    assert popup.take.property("kind") != "primary"  # that is what the page is for
    assert not popup.take.isVisible()
    QTest.keyClick(popup._list, Qt.Key.Key_Down)
    QTest.keyClick(popup._list, Qt.Key.Key_Space)
    assert popup.take.isVisible()
    assert popup.take.text() == "Use 2 columns"
    QTest.keyClick(popup._list, Qt.Key.Key_Return)
    assert heard.at(0)[0] == ReadOptions(country="GB", column="Mobile", more_columns=("City",))


def click(popup: TickPopup, at: int, *, box: bool = False) -> None:
    place = popup._list.visualItemRect(popup._list.item(at))
    pos = place.topLeft() + QPoint(10, 10) if box else place.center()
    QTest.mouseClick(popup._list.viewport(), Qt.MouseButton.LeftButton, pos=pos)


def test_a_click_takes_one_column_alone(corrections: ImportOptionsBar) -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], more_phone_columns=(COLUMNS[2],))
    corrections.show_list(understanding(shape=shape), ReadOptions(column="Mobile", more_columns=("City",)))
    assert corrections.column.value_text() == "Mobile + City"
    heard = wanted(corrections)
    popup = ticks(corrections)
    assert "alone" in popup.advice.text()
    click(popup, 2)
    assert heard.at(0)[0] == ReadOptions(column="City")
    assert corrections.column.value_text() == "City"


def test_whoever_has_begun_to_tick_does_not_lose_the_ticks_by_a_click_on_a_name(corrections: ImportOptionsBar) -> None:
    heard = wanted(corrections)
    # WHEN a box is ticked, and then names are clicked
    popup = ticks(corrections)
    click(popup, 0, box=True)
    assert popup.values() == [0, 1]
    click(popup, 2)
    assert popup.values() == [0, 1, 2]
    click(popup, 0)
    # THEN these are ticked and unticked, and nothing is taken before the button is pressed
    assert (popup.values(), heard.count(), popup.isVisible()) == ([1, 2], 0, True)
    popup.take.click()
    assert heard.at(0)[0] == ReadOptions(country="GB", column="Mobile", more_columns=("City",))


def test_ticks_are_taken_by_the_button_alone_and_not_lost_elsewhere(
    corrections: ImportOptionsBar, qtbot: QtBot
) -> None:
    heard, left = wanted(corrections), QSignalSpy(corrections.column.ticks_left)
    # WHEN the options are left with other ticks, by a click elsewhere or by Escape
    for _ in range(2):
        popup = ticks(corrections)
        if popup.values() == [1]:
            popup._tick(popup._list.item(2))
        assert (popup.values(), popup.take.isVisible()) == ([1, 2], True)
        popup.close()
        qtbot.waitUntil(popup_gone(corrections))
    # THEN nothing is taken, that is told, and they are found again
    assert (heard.count(), left.count()) == (0, 2)
    # AND once they are taken, or the list is read anew, there is nothing left
    ticks(corrections).take_ticked()
    qtbot.waitUntil(popup_gone(corrections))
    assert heard.at(0)[0] == ReadOptions(country="GB", column="Mobile", more_columns=("City",))
    corrections.reset()
    assert ticks(corrections).values() == [1]
    assert left.count() == 2


def test_options_that_are_left_as_they_were_leave_no_word(corrections: ImportOptionsBar, qtbot: QtBot) -> None:
    left = QSignalSpy(corrections.column.ticks_left)
    ticks(corrections).close()
    qtbot.waitUntil(popup_gone(corrections))
    # WHEN one is taken alone THEN the tick that there was is meant to go
    click(ticks(corrections), 0)
    qtbot.waitUntil(popup_gone(corrections))
    assert left.count() == 0
    assert ticks(corrections).values() == [0]


def test_three_columns_are_counted(corrections: ImportOptionsBar) -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], more_phone_columns=(COLUMNS[0], COLUMNS[2]))
    corrections.show_list(understanding(shape=shape), ReadOptions())
    assert corrections.column.value_text() == "Mobile + 2"
    assert corrections.column.toolTip().splitlines()[1:] == ["Mobile", "Name", "City"]


# --- countries ---


def test_a_column_may_tell_the_country(corrections: ImportOptionsBar) -> None:
    assert not corrections.country_column.isVisibleTo(corrections)
    heard = wanted(corrections)
    corrections.country._choose(FROM_COLUMN)
    assert corrections.country.value_text() == "United Kingdom"
    (popup,) = corrections.country_column.findChildren(OptionPopup)
    assert [item.text() for item in popup._items()] == ["no column   one country for all", "Name", "City"]
    popup._take(popup._items()[-1])
    assert heard.at(0)[0] == ReadOptions(country="GB", country_column="City")


def test_a_country_column_is_shown_and_can_be_taken_away(corrections: ImportOptionsBar) -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], country_column=COLUMNS[2])
    corrections.show_list(understanding(shape=shape), ReadOptions(country="GB"))
    assert corrections.country_column.accessibleName() == "Country from: City"
    assert corrections.country_column.isVisibleTo(corrections)
    assert corrections.country.accessibleName() == "Where empty: United Kingdom"
    heard = wanted(corrections)
    corrections.country_column._choose(None)
    corrections.use_country("DE")
    assert [heard.at(at)[0] for at in range(heard.count())] == [
        ReadOptions(country="GB", country_column=""),
        ReadOptions(country="DE", country_column=""),
    ]


def test_countries_that_fit_come_first_with_their_share(corrections: ImportOptionsBar) -> None:
    fits = [CountryFit("DE", 0.96), CountryFit("AT", 0.95)]
    corrections.show_list(understanding(better_countries=fits), ReadOptions(country="GB"))
    assert corrections.country._options[1:4] == [
        ("DE", "Germany", "96 % valid"),
        ("AT", "Austria", "95 % valid"),
        ("GB", "United Kingdom", "GB"),
    ]
    assert corrections.country._options[4][0] == FROM_COLUMN
    values = [option[0] for option in corrections.country._options]
    assert len(values) == len(set(values))


# --- what depends on what ---


PLACES: dict[str, Any] = {"column": "B", "more_columns": ("A",), "country_column": "C", "among": 3}


@pytest.mark.parametrize(
    ("change", "left"),
    [
        (lambda it: it.sheet._choose("Old"), ReadOptions(country="GB", sheet="Old")),
        (lambda it: it.sheet._choose(ALL_SHEETS), ReadOptions(country="GB", sheet=ALL_SHEETS)),
        (lambda it: it.header._choose(3), ReadOptions(country="GB", header_row=3, **PLACES)),
        (lambda it: it.delimiter._choose("|"), ReadOptions(country="GB", delimiter="|")),
        (
            lambda it: it.encoding._choose("cp1251"),
            ReadOptions(country="GB", encoding="cp1251", header_row=2, **PLACES),
        ),
        (
            lambda it: it.column.columns_chosen.emit([2]),
            ReadOptions(country="GB", column="City", header_row=2),
        ),
    ],
    ids=["sheet", "all sheets", "header", "delimiter", "encoding", "column"],
)
def test_a_choice_resets_what_depends_on_it(
    corrections: ImportOptionsBar, change: Callable[[ImportOptionsBar], None], left: ReadOptions
) -> None:
    chosen = ReadOptions(country="GB", column="Mobile", more_columns=("Name",), country_column="City", header_row=2)
    corrections.show_list(understanding(), chosen)
    heard = wanted(corrections)
    change(corrections)
    assert heard.at(0)[0] == left


def test_all_sheets_are_offered_where_there_are_several(corrections: ImportOptionsBar) -> None:
    assert corrections.sheet._options[0] == (ALL_SHEETS, "All sheets")
    corrections.show_list(understanding(sheet=ALL_SHEETS), ReadOptions(sheet=ALL_SHEETS))
    assert corrections.sheet.value_text() == "All sheets"
    assert not corrections.header.isVisibleTo(corrections)


# --- the row itself ---


def test_long_names_are_shortened_before_a_second_line_is_begun(corrections: ImportOptionsBar, qtbot: QtBot) -> None:
    columns = (Column(0, "Customer " * 20), *COLUMNS[1:])
    shape = TableShape(1, columns, columns[0], more_phone_columns=(columns[1],), country_column=columns[2])
    corrections.show_list(understanding(shape=shape, sheet="Old"), ReadOptions(country="BA"))
    corrections.resize(1072, 40)
    with qtbot.waitExposed(corrections):
        corrections.show()
    shown = [choice for choice in corrections.choices() if choice.isVisible()]
    assert len({choice.y() for choice in shown}) == 1
    assert max(choice.geometry().right() for choice in shown) < 1072
    assert corrections.heightForWidth(500) > corrections.heightForWidth(1072)
    corrections.resize(500, 120)
    assert len({choice.y() for choice in shown}) > 1
    assert max(choice.geometry().right() for choice in shown) < 500


def test_widths_are_cut_where_they_are_longest() -> None:
    assert shortened([100, 300, 200], [50, 80, 80], 700) == [100, 300, 200]
    assert shortened([100, 300, 200], [50, 80, 80], 400) == [100, 150, 150]
    assert sum(shortened([100, 300, 201], [50, 80, 80], 500)) <= 500
