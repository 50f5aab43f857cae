"""Every count is a filter: kinds, reasons, countries, line types; and the hint for a wrong country."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import CountryFit, Counts, ReadOptions, TableShape
from desktop_app.core.numbers.phone import NumberStatus as S
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.ui.upload.rows.count_lines import CountButton
from desktop_app.ui.upload.rows.hints import CountryHint
from desktop_app.ui.upload.rows.list_counts import ListCounts
from desktop_app.ui.upload.rows.row_filters import DAMAGED, Filters, filter_words, with_problem, with_status
from tests.ui.upload.lists import COLUMNS, nationally_written, understanding

GERMANY = RowFilter(region="DE")
MANY = {code: 100 - at for at, code in enumerate(("GB", "DE", "FR", "IE", "NL", "ES", "AT", "001"))}


@pytest.fixture
def counts(themed: QApplication, qtbot: QtBot) -> ListCounts:  # noqa: ARG001 - the theme must be there
    made = ListCounts()
    qtbot.addWidget(made)
    made.resize(288, 700)
    made.show_list(understanding())
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def hint(themed: QApplication, qtbot: QtBot) -> CountryHint:  # noqa: ARG001 - the theme must be there
    made = CountryHint()
    qtbot.addWidget(made)
    return made


def said(spy: QSignalSpy) -> list[object]:
    return [spy.at(at)[0] for at in range(spy.count())]


def texts(lines: dict[Filters, CountButton]) -> list[str]:
    return [button.accessibleName() for button in lines.values()]


def test_a_click_on_the_bar_is_one_on_its_line_of_the_legend(counts: ListCounts) -> None:
    heard = QSignalSpy(counts.filter_wanted)
    places = {share.colour_role: x for x in range(counts.bar.width()) if (share := counts.bar.share_at(x))}
    assert len(places) == 4
    for status, colour in ((S.VALID, "success"), (S.EMPTY, "muted")):
        place = QPoint(places[colour] - 3, counts.bar.height() // 2)
        QTest.mouseClick(counts.bar, Qt.MouseButton.LeftButton, pos=place)
        assert said(heard)[-1] == with_status(status)


def test_a_count_filters_and_a_second_click_shows_all(counts: ListCounts) -> None:
    heard = QSignalSpy(counts.filter_wanted)
    invalid = counts.buttons[S.INVALID]
    assert invalid.accessibleName() == "invalid: 45 rows"
    QTest.mouseClick(invalid, Qt.MouseButton.LeftButton)
    counts.show_filter(with_status(S.INVALID))
    assert invalid.isChecked()
    QTest.keyClick(invalid, Qt.Key.Key_Space)
    assert said(heard) == [with_status(S.INVALID), None]


def test_the_worst_reason_comes_first_and_damage_is_one(counts: ListCounts) -> None:
    assert texts(counts.reasons.buttons) == [
        "digits lost in Excel: 9 rows",
        "too short: 21 rows",
        "not a phone number: 15 rows",
    ]
    heard = QSignalSpy(counts.filter_wanted)
    for button in counts.reasons.buttons.values():
        button.click()
    assert said(heard) == [DAMAGED, with_problem("too short"), with_problem("not a phone number")]
    assert not counts.beside.isVisible()


def test_a_reason_says_what_to_do(counts: ListCounts) -> None:
    lost = counts.reasons.buttons[DAMAGED]
    assert "formatted as text" in lost.toolTip()
    assert "formatted as text" in lost.accessibleDescription()


def test_problems_beside_valid_numbers_are_told_from_invalid_rows(counts: ListCounts) -> None:
    usual = counts.minimumSizeHint().width()
    counts.show_list(understanding(counts=Counts(valid=50, invalid=1), reasons={"too short": 9}))
    assert counts.beside.isVisible()
    # AND however long the words are, the counts need no more room than without
    counts.beside.setText("Problems, some of them beside a valid number, in the words of a language that needs more:")
    assert counts.minimumSizeHint().width() <= usual


def test_more_reasons_than_a_glance_takes_are_folded(counts: ListCounts) -> None:
    many = {f"not in use in {code}": 9 - at for at, code in enumerate(("GB", "DE", "FR", "IE", "NL", "ES"))}
    counts.show_list(understanding(reasons=many))
    shown = [button.isVisible() for button in counts.reasons.buttons.values()]
    assert shown == [True, True, True, True]
    assert counts.reasons.more.text() == "and 2 more"
    QTest.keyClick(counts.reasons.more, Qt.Key.Key_Return)
    assert [button.isVisible() for button in counts.reasons.buttons.values()] == [True] * 6
    assert counts.reasons.more.text() == "Show fewer"
    counts.show_list(understanding())
    assert not counts.reasons.more.isVisible()


def test_countries_and_line_types_are_folded_with_the_gist_of_them(counts: ListCounts) -> None:
    assert counts.countries.header.gist() == "United Kingdom, Germany"
    assert counts.countries.header.accessibleName() == "Countries: United Kingdom, Germany"
    assert not counts.countries.lines.isVisible()
    counts.countries.header.setFocus()
    QTest.keyClick(counts.countries.header, Qt.Key.Key_Space)
    assert counts.countries.lines.isVisible()
    heard = QSignalSpy(counts.filter_wanted)
    counts.countries.lines.buttons[(GERMANY,)].click()
    counts.line_types.lines.buttons[(RowFilter(line_type="mobile"),)].click()
    assert said(heard) == [(GERMANY,), (RowFilter(line_type="mobile"),)]
    assert texts(counts.countries.lines.buttons) == ["United Kingdom: 300 numbers", "Germany: 113 numbers"]
    assert not counts.grab().isNull()


def test_the_largest_five_countries_come_first(counts: ListCounts) -> None:
    counts.countries.header.click()
    counts.show_list(understanding(countries=MANY))
    visible = [button.text() for button in counts.countries.lines.buttons.values() if button.isVisible()]
    assert visible == ["United Kingdom", "Germany", "France", "Ireland", "Netherlands"]
    assert counts.countries.lines.more.text() == "and 3 more"
    counts.show_filter((RowFilter(region="001"),))
    assert counts.countries.lines.buttons[(RowFilter(region="001"),)].isVisible()
    assert counts.countries.lines.buttons[(RowFilter(region="001"),)].text() == "international"


def test_lines_by_the_hundred_are_made_when_they_are_wanted_and_by_and_by(counts: ListCounts, qtbot: QtBot) -> None:
    # GIVEN numbers of two hundred countries
    many = {f"{one}{two}": 9_000 - at for at, (one, two) in enumerate(product("ABCDEFGHIJ", "ABCDEFGHIJKLMNOPQRST"))}
    counts.show_list(understanding(countries=many))
    counts.countries.header.click()
    lines = counts.countries.lines
    assert len(lines.buttons) == 5
    assert lines.more.text() == "and 195 more"
    # WHEN all of them are wanted
    lines.more.click()
    # THEN they come in pieces, in their order
    assert len(lines.buttons) < 50
    qtbot.waitUntil(lambda: len(lines.buttons) == 200)
    assert [key[0].region for key in lines.buttons] == list(many)
    assert all(button.isVisible() for button in lines.buttons.values())
    # AND Tab goes on from the last to what follows
    assert list(lines.buttons.values())[-1].nextInFocusChain() is lines.more
    lines.more.click()
    assert sum(button.isVisible() for button in lines.buttons.values()) == 5


def test_while_another_list_is_read_nothing_is_left_of_the_former_ones_counts(counts: ListCounts) -> None:
    plain = counts.buttons[S.VALID].text()
    found = understanding()
    counts.show_list(replace(found, countries={"GB": found.counts.valid + 9}))
    assert "numbers" in counts.buttons[S.VALID].text()
    counts.show_counting("next.csv")
    assert counts.buttons[S.VALID].text() == plain


def test_a_list_without_any_of_it_has_no_empty_sections(counts: ListCounts) -> None:
    counts.show_list(understanding(counts=Counts(empty=2), countries={}, line_types={}, reasons={}))
    assert not counts.buttons[S.VALID].isEnabled()
    assert not counts.reasons.isVisible()
    assert not counts.countries.isVisible()
    assert not counts.line_types.isVisible()


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        (with_status(S.INVALID), "Showing 14 invalid rows"),
        (DAMAGED, "Showing 14 rows that lost digits"),
        (with_problem("too short"), "Showing 14 rows: too short"),
        (with_problem("not in use in DE"), "Showing 14 rows: not in use in DE"),
        ((GERMANY,), "Showing 14 rows: Germany"),
        ((RowFilter(line_type="mobile"),), "Showing 14 rows: mobile"),
    ],
)
def test_the_preview_says_what_it_shows(shown: Filters, words: str) -> None:
    assert filter_words(shown, 14) == words


# --- the country ---


def test_a_missing_country_leads_to_the_choice(hint: CountryHint) -> None:
    asked = QSignalSpy(hint.country_wanted)
    hint.show_list(nationally_written(), ReadOptions())
    assert hint.isVisible()
    assert hint.text() == "900 rows have a number without country code. Choose the country of national numbers."
    hint.choose.click()
    assert asked.count() == 1
    hint.show_list(understanding(), ReadOptions())
    assert not hint.isVisible()


def test_a_country_that_fits_is_one_click_away(hint: CountryHint) -> None:
    found = nationally_written()
    found.better_countries = [CountryFit("DE", 0.98, 0.99), CountryFit("AT", 0.75, 0.01)]
    hint.show_list(found, ReadOptions())
    assert hint.text() == "900 rows have a number without country code. With “Germany”, 98 % are valid."
    assert (hint.use.text(), hint.use.isVisible(), hint.uses[0].isVisible()) == ("Use Germany", True, False)
    taken = QSignalSpy(hint.country_taken)
    hint.use.click()
    assert said(taken) == ["DE"]


def test_countries_are_suggested_also_where_few_numbers_lack_one(hint: CountryHint) -> None:
    found = understanding(counts=Counts(valid=900, invalid=100), reasons={NumberProblem.NO_COUNTRY: 100})
    found.better_countries = [CountryFit("GB", 1.0)]
    hint.show_list(found, ReadOptions())
    assert hint.text() == "100 rows have a number without country code. With “United Kingdom”, 100 % are valid."
    # AND for the odd one the choice alone has it at its top
    found.counts, found.reasons = Counts(valid=998, invalid=2), {NumberProblem.NO_COUNTRY: 2}
    hint.show_list(found, ReadOptions())
    assert hint.text() == ""


def test_a_wrong_country_is_named_with_the_better_one(hint: CountryHint) -> None:
    found = understanding(counts=Counts(valid=20, invalid=480), better_countries=[CountryFit("DE", 0.96)])
    hint.show_list(found, ReadOptions(country="GB"))
    assert (
        hint.text()
        == "Most numbers are not valid with “United Kingdom” as their country. With “Germany”, 96 % are valid."
    )
    found.better_countries = []
    hint.show_list(found, ReadOptions(country="GB"))
    assert hint.text() == ""  # no country would mend them


def test_of_countries_that_fit_the_same_the_person_chooses(hint: CountryHint) -> None:
    found = nationally_written()
    found.better_countries = [CountryFit("DE", 0.96, 0.6), CountryFit("AT", 0.95, 0.39), CountryFit("FR", 0.72, 0.01)]
    hint.show_list(found, ReadOptions())
    assert hint.text().endswith("Several countries are possible. Which one are they from?")
    shown = [(button.text(), button.accessibleName()) for button in hint.uses if button.isVisible()]
    assert shown == [("Germany", "Use Germany"), ("Austria", "Use Austria")]
    # AND Tab goes as the eye does
    seen: list[QWidget] = [hint.uses[0]]
    while (following := seen[-1].nextInFocusChain()) and seen[-1] is not hint.choose and len(seen) < 9:
        seen.append(following)
    assert [each for each in seen if each.isVisible()] == [*hint.uses[:2], hint.choose]
    hint.uses[1].click()


def test_a_country_column_that_does_not_fit_is_named(hint: CountryHint) -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], country_column=COLUMNS[2])
    found = understanding(shape=shape, counts=Counts(valid=1, invalid=9))
    hint.show_list(found, ReadOptions())
    assert hint.text().startswith("Most numbers are not valid for the countries in “City”.")


def test_cells_of_the_country_column_that_cannot_be_read_are_told(hint: CountryHint) -> None:
    # GIVEN a column that is to tell the countries, and most of whose cells name none
    shape = TableShape(1, COLUMNS, COLUMNS[1], country_column=COLUMNS[2])
    found = understanding(shape=shape, counts=Counts(valid=8, invalid=2), reasons={"no country code": 2})
    asked = QSignalSpy(hint.country_column_wanted)
    # WHEN it was read, also with a country for the other rows
    hint.show_list(found, ReadOptions(country="BA"))
    # THEN it is said, and leads to that column
    assert hint.text() == "2 rows have a national number, and no country that can be read in “City”."
    hint.choose.click()
    assert asked.count() == 1


@pytest.mark.parametrize(
    ("beside", "told"),
    [
        (["", "n/a"], "and “City” is empty there."),
        (["", "Atlantis"], "and no country that can be read in “City”."),
        ([""], "and no country that can be read in “City”."),  # nobody has looked at the other row
    ],
)
def test_where_the_column_is_empty_a_country_for_these_rows_is_offered(
    hint: CountryHint, beside: list[str], told: str
) -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], country_column=COLUMNS[2])
    found = understanding(shape=shape, counts=Counts(valid=8, invalid=2), reasons={"no country code": 2})
    asked, column = QSignalSpy(hint.country_wanted), QSignalSpy(hint.country_column_wanted)
    hint.show_list(found, ReadOptions(), beside)
    assert hint.text() == f"2 rows have a national number, {told}"
    hint.choose.click()
    assert (asked.count(), column.count()) == (1, 0)


def test_words_that_are_no_country_are_named_as_no_choice_mends_them(hint: CountryHint) -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], country_column=COLUMNS[2])
    found = understanding(shape=shape, counts=Counts(valid=8, invalid=4), reasons={"no country code": 4})
    column = QSignalSpy(hint.country_column_wanted)
    hint.show_list(found, ReadOptions(), ["Atlantis", "Lummerland", "Atlantis", "Entenhausen"])
    assert hint.text() == (
        "4 rows have a national number, and “City” names no known country there: “Atlantis”, “Lummerland” and 1 more. "
        "Correct it in the file, or choose another column."
    )
    hint.choose.click()
    assert column.count() == 1
    # AND with a country for empty cells, the others are what is left, however many were looked at
    hint.show_list(found, ReadOptions(country="GB"), ["Atlantis"])
    assert "names no known country there: “Atlantis”. Correct" in hint.text()


def test_numbers_all_of_which_are_wrong_are_not_most_of_them(hint: CountryHint) -> None:
    found = understanding(counts=Counts(invalid=500), better_countries=[CountryFit("DE", 0.96)])
    hint.show_list(found, ReadOptions(country="GB"))
    assert hint.text().startswith("No number is valid with “United Kingdom” as its country.")


# --- what is counted ---


def test_without_the_column_with_the_numbers_no_row_is_called_empty(counts: ListCounts) -> None:
    counts.show_list(understanding(shape=TableShape(1, COLUMNS, None), counts=Counts(empty=3), countries={}))
    assert [button.accessibleName() for button in counts.buttons.values()] == [
        "valid: not counted",
        "duplicates, sent once: not counted",
        "empty: not counted",
        "invalid: not counted",
    ]
    assert not any(button.isEnabled() for button in counts.buttons.values())
    assert counts.bar.share_at(5) is None
    counts.show_list(understanding())
    assert counts.buttons[S.EMPTY].isEnabled()


def test_rows_with_several_numbers_say_how_many_these_are(counts: ListCounts) -> None:
    counts.show_list(understanding(counts=Counts(valid=400), countries={"GB": 633}, reasons={"too short": 46}))
    assert counts.buttons[S.VALID].accessibleName() == "valid rows (633 numbers): 400 rows"
    assert counts.beside.text() == "In rows that also have a valid number:"
    counts.show_list(understanding())
    assert counts.buttons[S.VALID].accessibleName() == "valid: 413 rows"


def test_countries_of_as_many_numbers_stand_by_their_names(counts: ListCounts) -> None:
    counts.show_list(understanding(countries={"AT": 1, "DE": 100, "CH": 100, "ES": 100}))
    names = [button.text() for button in counts.countries.lines.buttons.values()]
    assert names == ["Germany", "Spain", "Switzerland", "Austria"]
