"""A number is entered and checked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop_app.core.numbers.number_parser import number_typed
from desktop_app.ui.check.page import CheckPage
from desktop_app.wiring.services import open_services
from tests.ui.check.asked import ask
from tests.ui.small_services import SmallServices, until


async def test_enter_checks_and_the_answer_is_shown_and_kept(small: SmallServices, page: CheckPage) -> None:
    assert not page.bar.button.isEnabled()
    QTest.keyClicks(page.bar.number, "02079460958")
    assert page.bar.number.text() == "020 7946 0958"
    # what it costs stands on the button before it is paid
    assert (page.bar.button.text(), page.bar.button.isEnabled()) == ("Check · 1 credit", True)
    assert page.bar.hint.text() == "United Kingdom · fixed line"
    QTest.keyClick(page.bar.number, Qt.Key.Key_Return)
    assert page.bar.button.text() == "Checking…"
    await until(lambda: not page.bar.button.busy)
    assert small.answers.asked == [("+442079460958 phone-validation GB", "local key")]
    assert page.place.currentWidget() is page.answer
    assert page.answer.number.text() == "+44 20 7946 0958"
    assert page.answer.verdict.text() == "Good · Valid: yes"
    assert page.answer.left.text() == ""  # as many as the footer says
    assert len(page.history.model.rows) == 1
    assert small.heard == ["refresh"]
    # AND Enter pressed once more doesn't pay once more
    QTest.keyClick(page.bar.number, Qt.Key.Key_Return)
    assert page.cost_question.isVisible()
    assert not small.runner.running("single check")
    QTest.keyClick(page.cost_question.no, Qt.Key.Key_Escape)
    assert not page.cost_question.isVisible()
    assert page.focusWidget() is page.bar.number


async def test_a_second_enter_while_one_is_checked_does_nothing(small: SmallServices, page: CheckPage) -> None:
    page.bar.number.set_number("+442079460958")
    page.bar.ask()
    page.bar.ask()
    page.check(number_typed("+442079460958", None), None)
    await until(lambda: not page.bar.button.busy)
    assert len(small.answers.asked) == 1


async def test_what_is_no_number_is_said_below_and_nothing_is_sent(small: SmallServices, page: CheckPage) -> None:
    QTest.keyClicks(page.bar.number, "0207")
    QTest.keyClick(page.bar.number, Qt.Key.Key_Return)
    assert page.bar.hint.text() == "Nothing was sent: area code missing."
    assert page.bar.hint.property("tone") == "warning"
    QTest.keyClicks(page.bar.number, "9")
    assert page.bar.hint.property("tone") == ""
    assert page.bar.hint.text() == "Not complete yet"
    assert small.answers.asked == []
    assert not page.trouble.isVisible()


async def test_the_country_is_shared_with_the_other_pages(small: SmallServices, page: CheckPage) -> None:
    page.bar.number.set_number("0301234567")
    page.bar.country_choice.chosen.emit("DE")
    assert small.services.journal.setting("country") == "DE"
    page.hide()
    small.services.journal.save_setting("country", "FR")
    page.show()
    assert page.bar.country() == "FR"


async def test_the_badge_says_where_a_number_belongs_while_it_is_typed(page: CheckPage) -> None:
    seen = []
    for keys in ("+1", "204", "2345678"):
        QTest.keyClicks(page.bar.number, keys)
        seen.append((page.bar._badge.text(), page.bar._badge.accessibleName()))
    assert seen == [("+1", "+1"), ("+1", "+1"), ("CA", "Canada")]
    page.bar.number.clear()
    assert not page.bar._badge.isVisible()


async def test_the_local_service_answers_for_real(qtbot: QtBot, tmp_path: Path) -> None:
    small = SmallServices(tmp_path / "unused")
    await small.services.aclose()
    services = open_services(tmp_path / "real")
    page = CheckPage(replace(small.context, services=services, connection=services.session.current))
    qtbot.addWidget(page)
    page.bar.show_question("+4915123456704", "hlr-lookup")
    page.bar.ask()
    await until(lambda: not page.bar.button.busy, turns=20_000)
    assert page.answer.verdict.text() == "Good · Status: connected"
    assert not page.answer.simulated.isHidden()
    await small.runner.aclose()
    await services.aclose()


async def test_of_several_numbers_each_is_offered_and_nothing_is_sent_before_one_is_chosen(
    small: SmallServices, page: CheckPage
) -> None:
    bar = page.bar
    assert not bar.several.isVisible()
    # WHEN several numbers were pasted
    bar.number.set_number("020 7946 0958 / 07911 123456")
    assert bar.several.isVisible()
    bar.ask()
    assert small.answers.asked == []
    bar.several.click()
    (menu,) = (each for each in bar.findChildren(QMenu) if each.isVisible())
    assert [action.text() for action in menu.actions()] == ["+442079460958", "+447911123456"]
    # THEN the chosen one takes their place, to be checked
    menu.actions()[1].trigger()
    assert bar.number.text() == "+44 7911 123456"
    assert not bar.several.isVisible()
    assert bar.button.isEnabled()


@pytest.mark.parametrize("bad", ["hello 12", "+44 20", "0"])
async def test_the_answer_of_before_is_put_away_and_the_history_has_it(
    small: SmallServices, page: CheckPage, bad: str
) -> None:
    await ask(page)
    assert page.answer.isVisible()
    # WHEN another is typed THEN the answer stays, with its number, for whoever only looks
    page.bar.number.setText(bad)
    assert page.answer.isVisible()
    # WHEN it is to be checked, and can't be
    QTest.keyClick(page.bar.number, Qt.Key.Key_Return)
    # THEN only that is said
    refused = page.bar.hint.text()
    assert refused
    assert not page.answer.isVisible()
    assert not page.empty.isVisible()
    assert not page.history.table.selectionModel().hasSelection()
    assert len(small.answers.asked) == 1
    # AND the answer is a click away
    page.history.chosen.emit(page.history.model.rows[0])
    assert page.answer.isVisible()
    # AND what is said above isn't taken for a word about it
    assert not page.bar.hint.text().startswith("Nothing was sent")
    assert page.bar._icon.isHidden() or "warning" not in str(page.bar.hint.property("tone"))


async def test_before_any_answer_the_invitation_stays(page: CheckPage) -> None:
    page.bar.number.setText("hello 12")
    page.bar.ask()
    assert page.empty.isVisible()
