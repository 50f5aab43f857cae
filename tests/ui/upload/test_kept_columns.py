"""What was chosen by hand outlasts another correction wherever it can still be meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import Column, CountryFit, ReadOptions, TableShape
from desktop_app.ui.upload.reading.import_options_bar import ImportOptionsBar
from tests.ui.upload.lists import COLUMNS, understanding
from tests.ui.upload.test_upload_with_services import Window, play

ROW = "R{n};Caffè {n};{landline};{mobile};2026-01-01\n"
LANDLINES = ["06 60885{:02}", "051 36000{:02}", "02 77375{:02}", "011 38968{:02}", "011 45970{:02}"]
MOBILES = ["320 76447{:02}", "340 58549{:02}", "338 58352{:02}", "328 42811{:02}", "333 62305{:02}"]


@pytest.fixture
def corrections(themed: QApplication, qtbot: QtBot) -> ImportOptionsBar:  # noqa: ARG001 - the theme must be there
    made = ImportOptionsBar()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def partners(tmp_path: Path) -> Path:
    """Two columns of Italian numbers, the header below a title."""
    cells = ({"landline": LANDLINES[n % 5].format(n), "mobile": MOBILES[n % 5].format(n)} for n in range(90))
    rows = (ROW.format(n=n, **each) for n, each in enumerate(cells))
    head = "Partner contacts export;;;;\n;;;;\nRef;Società;Office phone;Cell;Last order\n"
    path = tmp_path / "partners.csv"
    path.write_bytes((head + "".join(rows)).encode("cp1252"))
    return path


def test_columns_stay_in_another_encoding_and_a_country_keeps_what_it_was_said_of(
    tmp_path: Path,
    partners: Path,
    themed: QApplication,  # noqa: ARG001 - the theme must be there
) -> None:
    async def story(window: Window) -> None:
        corrections, hint = window.page.view.corrections, window.page.view.country_hint
        window.page.open_file(partners)
        await window.read()
        # WHEN the line's country is taken THEN the column is still the one that the line spoke of
        before = corrections.column.value_text()
        assert "Italy" in hint.use.text()
        hint.use.click()
        await window.idle()
        assert (corrections.country.current(), corrections.column.value_text()) == ("IT", before)
        # WHEN two columns are taken, and another encoding spells the titles otherwise THEN they are taken still
        corrections.column._take([2, 3])
        await window.idle()
        shown = corrections.column.value_text()
        assert shown in {"Office phone + Cell", "Cell + Office phone"}
        corrections.encoding._choose("cp1251")
        await window.idle()
        assert corrections.encoding.current() == "cp1251"
        assert (corrections.country.current(), corrections.column.value_text()) == ("IT", shown)
        # AND so is one that is chosen alone
        corrections.column._choose_alone(2)
        await window.idle()
        corrections.encoding._choose("cp1252")
        await window.idle()
        assert (corrections.header.current(), corrections.column.value_text()) == (3, "Office phone")

    play(tmp_path / "home", story)


def test_a_country_that_is_said_to_fit_keeps_the_columns_in_use(corrections: ImportOptionsBar) -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], more_phone_columns=(COLUMNS[2],))
    found = understanding(shape=shape, better_countries=[CountryFit("IT", 1.0)])
    corrections.show_list(found, ReadOptions())
    heard = QSignalSpy(corrections.wanted)
    corrections.country._choose("FR")
    corrections.reset()
    corrections.use_country("IT")
    corrections.reset()
    corrections.country._choose("IT")
    kept = ReadOptions(country="IT", sheet="Customers", column="B", more_columns=("C",), among=3)
    assert [heard.at(at)[0] for at in range(3)] == [ReadOptions(country="FR"), kept, kept]


def test_a_country_keeps_the_sheet_whose_columns_were_chosen(corrections: ImportOptionsBar) -> None:
    corrections.show_list(understanding(), ReadOptions(column="City"))
    heard = QSignalSpy(corrections.wanted)
    corrections.country._choose("FR")
    assert heard.at(0)[0] == ReadOptions(country="FR", sheet="Customers", column="C", among=3)
    # AND where it is the column of the countries
    corrections.show_list(understanding(), ReadOptions(country_column="City"))
    corrections.country._choose("FR")
    assert heard.at(1)[0] == ReadOptions(country="FR", sheet="Customers", country_column="C", among=3)


def test_columns_are_chosen_by_their_places_where_the_others_are(corrections: ImportOptionsBar) -> None:
    chosen = ReadOptions(column="B", country_column="A", among=3)
    corrections.show_list(understanding(), chosen)
    heard = QSignalSpy(corrections.wanted)
    corrections.column.columns_chosen.emit([1, 2])
    assert heard.at(0)[0] == ReadOptions(column="B", more_columns=("C",), country_column="A", among=3)


def test_what_cannot_be_meant_now_is_meant_again_later_unless_another_is_chosen(corrections: ImportOptionsBar) -> None:
    chosen = ReadOptions(column="B", country_column="A", among=3)
    one = TableShape(None, (Column(0, "A", 0.9),), Column(0, "A", 0.9))
    corrections.show_list(understanding(shape=one), chosen)
    heard = QSignalSpy(corrections.wanted)
    corrections.encoding._choose("cp1252")
    corrections.reset()
    corrections.column.columns_chosen.emit([0])
    assert heard.at(0)[0] == ReadOptions(column="B", country_column="A", among=3, encoding="cp1252")
    assert heard.at(1)[0] == ReadOptions(column="A")


def test_what_was_chosen_while_other_columns_are_awaited_is_not_kept(corrections: ImportOptionsBar) -> None:
    corrections.show_list(understanding(), ReadOptions(column="City"))
    heard = QSignalSpy(corrections.wanted)
    corrections.sheet._choose("Old")
    corrections.column.columns_chosen.emit([1])
    corrections.header._choose(4)
    assert heard.at(2)[0] == ReadOptions(sheet="Old", header_row=4)


def test_columns_chosen_while_another_encoding_is_awaited_are_meant_by_their_places(
    corrections: ImportOptionsBar,
) -> None:
    corrections.show_list(understanding(), ReadOptions())
    heard = QSignalSpy(corrections.wanted)
    corrections.encoding._choose("cp1251")
    corrections.column.columns_chosen.emit([2])
    assert heard.at(1)[0] == ReadOptions(encoding="cp1251", column="C", among=3)
