"""A country is found by whatever a person calls it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.choices.choice_button import CountryButton, country_options
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.upload.reading.import_choices import CountryChoice


@pytest.fixture
def popup(qtbot: QtBot) -> Iterator[OptionPopup]:  # noqa: ARG001 - the application is there
    button = CountryButton("National numbers")
    button.set_options(country_options(), "")
    opened = button.make_popup()
    opened.open_at(QPoint(0, 0), 300)
    yield opened
    if shiboken6.isValid(opened):
        opened.close()


def seen(popup: OptionPopup, text: str) -> list[str]:
    field, options = popup.findChildren(QLineEdit)[0], popup.findChildren(QListWidget)[0]
    field.setText(text)
    items = [options.item(at) for at in range(options.count())]
    return [item.text().split("   ")[0] for item in items if not item.isHidden()]


@pytest.mark.parametrize("text", ["uk", "UK", "England", "44", "+44", "gb", "Großbritannien"])
def test_what_is_meant_exactly_comes_first_and_enter_takes_it(popup: OptionPopup, text: str) -> None:
    took: list[object] = []
    popup.chosen.connect(took.append)
    assert seen(popup, text)[0] == "United Kingdom"
    QTest.keyClick(popup.findChildren(QLineEdit)[0], Qt.Key.Key_Return)
    assert took == ["GB"]


@pytest.mark.parametrize(
    ("text", "first"),
    [("USA", "United States"), ("Deutschland", "Germany"), ("deutsch", "Germany"), ("ukr", "Ukraine")],
)
def test_names_of_other_languages_and_beginnings_are_found(popup: OptionPopup, text: str, first: str) -> None:
    assert seen(popup, text)[0] == first


def test_the_order_is_as_before_once_nothing_is_typed(popup: OptionPopup) -> None:
    before = seen(popup, "")
    for text in ("uk", "44", "qqq", "no", ""):
        after = seen(popup, text)
    assert after == before


def test_what_fits_nothing_is_said_and_enter_takes_nothing(popup: OptionPopup) -> None:
    took: list[object] = []
    popup.chosen.connect(took.append)
    height = popup.height()
    assert seen(popup, "qqq") == []
    assert popup.nothing.isVisible()
    assert popup.nothing.text() == "Nothing matches “qqq”."
    assert popup.height() == height
    QTest.keyClick(popup.findChildren(QLineEdit)[0], Qt.Key.Key_Return)
    assert took == []
    assert seen(popup, "germany")
    assert not popup.nothing.isVisible()


def test_the_country_of_a_list_is_found_so_too(qtbot: QtBot) -> None:  # noqa: ARG001
    choice = CountryChoice()
    choice.set_country(None, None)
    popup = choice.make_popup()
    assert seen(popup, "uk")[0] == "United Kingdom"
    popup.close()
