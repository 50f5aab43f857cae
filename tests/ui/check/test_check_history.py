"""Earlier checks: shown, repeated, deleted, each connection's own."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.numbers.number_parser import number_typed
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.check.page import CheckPage
from tests.ui.accounts import TEAM
from tests.ui.check.asked import ask
from tests.ui.small_services import SmallServices, until


async def test_an_earlier_check_is_shown_again_and_checked_again(small: SmallServices, page: CheckPage) -> None:
    await ask(page, "+442079460958", "hlr-lookup")
    page.bar.show_question("+442079460959", "phone-validation")
    page.bar.ask()
    assert page.bar.button.text() == "Checking…"
    assert not page.answer.again_button.isEnabled()  # one at a time
    await until(lambda: len(page.history.model.rows) == 2)
    assert page.bar.button.text() == "Check · 1 credit"
    page.history.table.selectRow(1)
    assert page.answer.number.text() == "+44 20 7946 0958"
    assert page.answer.left.text() == ""
    # WHEN it is wanted again THEN what that costs is said first, and the harmless answer has the focus
    page.answer.again_button.click()
    assert page.cost_question.question() == "Check +44 20 7946 0958 again? It costs another 2 credits."
    assert page.focusWidget() is page.cost_question.no
    page.cost_question.no.click()
    assert len(small.answers.asked) == 2
    assert page.bar.button.text() == "Check · 1 credit"
    page.answer.again_button.click()
    page.cost_question.yes.click()
    await until(lambda: len(page.history.model.rows) == 3)
    assert small.answers.asked[-1][0] == "+442079460958 hlr-lookup GB"
    assert page.bar.button.text() == "Check · 2 credits"
    # AND while one is checked another isn't asked about, which would come to nothing
    page.bar.number.set_number("+442079460951")
    page.check(number_typed("+442079460951", None), None)
    page.history.again.emit(page.history.model.rows[0])
    assert not page.cost_question.isVisible()
    assert "One check at a time" in page.bar.hint.text()
    await until(lambda: not page.busy.running)


async def test_another_connection_has_a_history_and_products_of_its_own(small: SmallServices, page: CheckPage) -> None:
    await ask(page)
    await small.connect(TEAM)
    assert page.history.model.rows == []
    assert page.place.currentWidget() is page.empty
    assert page.bar.product() is None
    page.bar.ask()
    await until(lambda: len(page.history.model.rows) == 1)
    assert small.answers.asked[-1] == ("+442079460958 None None", "a key")
    # WHEN its products are taught, and one of them is chosen
    await small.connect(replace(TEAM, products="slug,name\nlive,Live check\n"))
    await ask(page, "+442079460958", "live")
    # THEN it is called so, in the choice and in what is kept
    assert page.bar.product_choice.value_text() == "Live check"
    assert page.answer.about.text().startswith("Live check · ")
    page.history.search.setText("live check")
    assert len(page.history.model.rows) == 1


async def test_a_question_about_paying_is_gone_with_its_connection(small: SmallServices, page: CheckPage) -> None:
    # GIVEN what another check costs is asked
    await ask(page)
    page.bar.ask()
    assert page.cost_question.isVisible()
    entry, asked = page.history.model.rows[0], list(small.answers.asked)
    # WHEN another connection is chosen THEN it isn't any more, and an answer to it sends nothing through that one
    await small.connect(TEAM)
    assert not page.cost_question.isVisible()
    page.cost_question.agreed.emit(entry)
    assert (page.busy.running, small.answers.asked) == (False, asked)
    # AND neither is what was to be deleted
    page.history.deleted.emit([entry])
    await small.connect(Connection())
    assert not page.delete_question.isVisible()


async def test_the_button_that_pays_names_a_unit_once_it_is_known(small: SmallServices, page: CheckPage) -> None:
    # GIVEN another service, of which no balance was read yet
    await small.connect(replace(TEAM, products="slug,name,price\nlive,Live check,0.004\n"))
    page.bar.show_question("+442079460958", "live")
    assert page.bar.button.text() == "Check · 0.004"
    # WHEN one is read THEN its unit is the price's at once
    small.services.journal.money.add_balance(BalanceEntry(TEAM.base_url, datetime.now(UTC), Decimal(10), "EUR"))
    small.tell_balance(BalanceReading(Decimal(10), "EUR"))
    assert page.bar.button.text() == "Check · 0.004 EUR"
    assert "0.004 EUR" in str(page.bar.product_choice._options)


async def test_checks_are_deleted_one_by_one_and_as_found(small: SmallServices, page: CheckPage) -> None:
    # GIVEN three checks, the last of them shown
    for number in ("+442079460958", "+442079460959", "+12042345678"):
        await ask(page, number, "phone-validation")
    rows = page.history.model.rows
    assert page.answer.badge.text() == "CA"
    # WHEN the one that is shown is deleted, and that is confirmed
    page.answer.delete_button.click()
    assert page.delete_question.question().startswith("Delete the check of +1 204-234-5678")
    page.delete_question.no.click()
    assert len(page.history.model.rows) == 3
    page.answer.delete_button.click()
    page.delete_question.yes.click()
    # THEN it is gone, here and in the journal, but for that something was charged
    assert page.place.currentWidget() is page.empty
    await until(lambda: len(page.history.model.rows) == 2)
    assert [entry.number for entry in small.services.journal.checks.single()] == ["+442079460959", "+442079460958"]
    assert len(small.services.journal.checks.made("local")) == 3
    # AND all that are found go together
    page.history.search.setText("0958")
    assert [action.text() for action in page.history.all_menu().actions()] == [
        "Copy 1 check as a table",
        "Delete 1 check…",
    ]
    page.history.search.clear()
    page.history.table.selectAll()
    QTest.keyClick(page.history.table, Qt.Key.Key_Delete)
    assert page.delete_question.yes.text() == "Delete 2 checks"
    page.delete_question.yes.click()
    await until(lambda: page.history.model.rows == [])
    assert small.services.journal.checks.single() == []
    assert rows


@pytest.mark.parametrize(
    ("answer", "cost"),
    [
        ({"product": "hlr-lookup"}, "It costs another 2 credits."),
        ({}, "It will be charged again; the service chooses the product, and so what it costs."),
    ],
)
async def test_a_check_whose_product_the_service_chose_costs_what_its_answer_names(
    page: CheckPage, answer: dict[str, str], cost: str
) -> None:
    await ask(page, "+442079460958", "hlr-lookup")
    page.history.again.emit(replace(page.history.model.rows[0], product="", answer=answer))
    assert page.cost_question.question() == f"Check +44 20 7946 0958 again? {cost}"
