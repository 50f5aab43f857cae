"""Country, column, sheet, encoding and delimiter: what can be corrected, and what a correction asks for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.column_names import find_column
from desktop_app.core.phone import known_region
from desktop_app.core.table import Column, ReadOptions, TableShape
from desktop_app.ui.upload.corrections import Corrections, column_address
from desktop_app.ui.upload.countries import country_names, country_options, first_country
from desktop_app.ui.upload.text_formats import delimiter_options, encoding_options

from .lists import COLUMNS, understanding

GERMAN = QLocale(QLocale.Language.German, QLocale.Country.Austria)


@pytest.fixture
def corrections(themed: QApplication, qtbot: QtBot) -> Corrections:  # noqa: ARG001 - the theme must be there
    made = Corrections()
    qtbot.addWidget(made)
    made.show_list(understanding(), ReadOptions(country="GB"))
    return made


def wanted(corrections: Corrections) -> QSignalSpy:
    return QSignalSpy(corrections.wanted)


def test_every_country_that_numbers_can_be_of_has_a_name() -> None:
    names = country_names()
    assert len(names) == 245
    assert all(known_region(code) and name for code, name in names.items())
    assert names["GB"] == "United Kingdom"
    assert list(names.values()) == sorted(names.values(), key=str.casefold)


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


def test_the_choices_say_how_the_list_was_read(corrections: Corrections) -> None:
    assert corrections.sheet.value_text() == "Customers"
    assert corrections.column.value_text() == "Mobile"
    assert corrections.country.value_text() == "United Kingdom"
    assert corrections.country.accessibleName() == "National numbers: United Kingdom"


def test_what_a_list_does_not_have_is_not_offered(corrections: Corrections) -> None:
    assert corrections.sheet.isVisibleTo(corrections)
    assert not corrections.encoding.isVisibleTo(corrections)
    text = understanding(format="csv", sheet=None, sheets=[], encoding="cp1252", delimiter=";")
    corrections.show_list(text, ReadOptions())
    assert not corrections.sheet.isVisibleTo(corrections)
    assert corrections.encoding.value_text() == "Western European (cp1252)"
    assert corrections.delimiter.value_text() == "semicolon"
    assert corrections.country.value_text() == "none"
    corrections.show_list(understanding(sheets=["Customers"]), ReadOptions())
    assert not corrections.sheet.isVisibleTo(corrections)


def test_corrections_add_up_while_the_first_is_still_under_way(corrections: Corrections) -> None:
    heard = wanted(corrections)
    corrections.country._choose("DE")
    corrections.column._choose(2)
    assert [heard.at(at)[0] for at in range(heard.count())] == [
        ReadOptions(country="DE"),
        ReadOptions(country="DE", column="City"),
    ]


def test_another_sheet_has_other_columns(corrections: Corrections) -> None:
    corrections.show_list(understanding(), ReadOptions(country="GB", column="Mobile"))
    heard = wanted(corrections)
    corrections.sheet._choose("Old")
    assert heard.at(0)[0] == ReadOptions(country="GB", sheet="Old")


def test_no_country_is_a_choice_too(corrections: Corrections) -> None:
    heard, country = wanted(corrections), QSignalSpy(corrections.country_chosen)
    corrections.country._choose("")
    assert heard.at(0)[0] == ReadOptions(country=None)
    assert country.at(0)[0] == ""


def test_after_a_correction_that_failed_the_choices_are_as_before(corrections: Corrections) -> None:
    corrections.country._choose("DE")
    corrections.reset()
    heard = wanted(corrections)
    assert corrections.country.current() == "GB"
    corrections.column._choose(0)
    assert heard.at(0)[0] == ReadOptions(country="GB", column="Name")


def test_a_list_without_a_phone_column_asks_for_one(corrections: Corrections) -> None:
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
