"""Before you send: counts, cost, balance, and the reason why the button can't be pressed."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.batch import Sample
from desktop_app.core.batches.batching import ANY_COUNTRY
from desktop_app.core.detection.table import CountryFit, Counts, ImportSummary, ReadOptions, TableShape
from desktop_app.core.errors import ProfileBroken
from desktop_app.core.money.caps import CapSpan, CapUsed
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import STANDARD
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.batch.estimate import by_product, lacks_country, nothing_words, small_words
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.upload.rows.count_lines import PADDING
from tests.ui.upload.drawn_panel import Drawn, DrawnPanel
from tests.ui.upload.lists import COLUMNS, nationally_written, understanding

PRODUCT = STANDARD.default
REMOTE = Connection("https://api.example.com/api/v1", "Team")
PRICED = replace(
    REMOTE,
    products="""slug,name,family,price,minimum,maximum
number-check,Number check,Validation,0.004,100,150
hlr,HLR lookup,Networks,,,
""",
)


@pytest.fixture
def panel(drawn: Drawn) -> DrawnPanel:
    return drawn(520)


def test_an_estimate_counts_distinct_valid_numbers_and_their_tasks() -> None:
    hlr = STANDARD.products[2]
    found = by_product(understanding(countries={"GB": 60_000, "DE": 10}), Connection(), hlr, Decimal(200_000))
    assert (found.numbers, found.tasks) == (60_010, 3)
    assert (found.cost, found.after, found.short) == (Decimal(120_020), Decimal(79_980), None)
    assert found.possible


@pytest.mark.parametrize(
    ("found", "balance", "local", "possible"),
    [
        (understanding(), Decimal(413), True, True),
        (understanding(), Decimal(412), True, False),
        (understanding(), Decimal(412), False, True),
        (understanding(), None, True, True),
        (understanding(countries={}), Decimal(9999), True, False),
        (understanding(shape=TableShape(1, COLUMNS, None), countries={}), None, True, False),
    ],
)
def test_what_stands_against_sending(
    found: ImportSummary, balance: Decimal | None, local: bool, possible: bool
) -> None:
    connection = Connection() if local else REMOTE
    assert by_product(found, connection, PRODUCT, balance).possible is possible


def test_a_missing_country_is_told_from_other_mistakes() -> None:
    assert lacks_country(nationally_written(), ReadOptions())
    assert not lacks_country(nationally_written(), ReadOptions(country="GB"))
    assert not lacks_country(understanding(), ReadOptions())
    words = understanding(counts=Counts(invalid=9), reasons={"not a phone number": 9})
    assert not lacks_country(words, ReadOptions())
    # AND also where it is lacking in some rows only, but in more than the odd one
    some = [understanding(counts=Counts(valid=95, invalid=n), reasons={"no country code": n}) for n in (5, 6)]
    assert [lacks_country(found, ReadOptions()) for found in some] == [False, True]


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (nationally_written(), "Choose the country of the numbers first."),
        (understanding(better_countries=[CountryFit("DE", 1)]), "Choose another country for the numbers."),
        (
            understanding(
                shape=TableShape(1, COLUMNS, COLUMNS[1], country_column=COLUMNS[2]), reasons={"no country code": 9}
            ),
            "Choose another column for the countries, or one country for all numbers.",
        ),
        (understanding(), "There is no valid number to send. Is it the right column?"),
    ],
)
def test_where_there_is_nothing_to_send_the_way_on_is_said(found: ImportSummary, words: str) -> None:
    assert nothing_words(found) == words


def test_the_panel_says_what_sending_takes(panel: DrawnPanel) -> None:
    assert panel.to_send.value() == "413 numbers in 2 tasks"
    assert panel.cost.value() == "413 credits"
    assert panel.after.value() == "unknown"
    assert panel.send.text() == "Verify 413 numbers"
    assert panel.send.isEnabled()
    panel.set_balance(BalanceReading(Decimal(99_987), "credits"))
    assert panel.after.value() == "99,574 credits"


@pytest.mark.parametrize("by_key", [False, True])
def test_with_too_little_balance_the_button_and_its_key_lead_to_the_choice(panel: DrawnPanel, by_key: bool) -> None:
    panel.set_balance(BalanceReading(Decimal(400), "credits"))

    def chosen() -> list[QAction]:
        panel.press_by_key() if by_key else panel.send.click()
        assert panel.choice.isVisible()
        return [each for each in panel.choice.actions() if not each.isSeparator()]

    # THEN nothing is sent before one has chosen: as many as the balance covers, all, or none
    few, every, none = chosen()
    assert panel.orders == []
    assert (few.text(), every.text(), none.text()) == (
        "Verify 400 numbers, as the balance covers",
        "Verify all 413 numbers anyway",
        "Don't verify now",
    )
    none.trigger()
    assert panel.orders == []
    chosen()[0].trigger()
    chosen()[1].trigger()
    assert [order.covered for order in panel.orders] == [400, None]
    panel.choice.close()
    # AND where it covers none, that isn't offered
    panel.set_balance(BalanceReading(Decimal(0), "credits"))
    assert [each.isEnabled() for each in chosen()] == [False, True, True]
    panel.choice.close()


def test_some_numbers_of_a_longer_list_can_be_tried_first(panel: DrawnPanel) -> None:
    spy = QSignalSpy(panel.sample_wanted)
    assert (panel.first.accessibleName(), panel.first.isVisible()) == ("Try 100 numbers first…", True)
    panel.first.click()
    assert [each.text() for each in panel.samples.actions()] == [
        "Try the first 100 numbers",
        "Try 100 numbers at random",
    ]
    for each in panel.samples.actions():
        each.trigger()
    panel.samples.close()
    chosen = [spy.at(at)[0] for at in range(spy.count())]
    assert chosen == [Sample(100), Sample(100, shuffled=True)]
    assert panel.orders == []
    # AND a list that is hardly longer, goes as a whole
    panel.show_list(understanding(countries={"GB": 100}))
    assert not panel.first.isVisible()


def test_a_short_balance_is_the_reason_for_not_sending(panel: DrawnPanel) -> None:
    panel.set_balance(BalanceReading(Decimal(400), "credits"))
    assert panel.send.text() == "Verify 413 numbers…"
    assert panel.reason.text() == (
        "The balance is 13 credits short. Choose a product that costs less, or a shorter list."
    )
    assert panel.after.value() == "\N{MINUS SIGN}13 credits"
    assert panel.send.accessibleDescription() == panel.reason.text()


def test_what_lists_under_way_will_still_take_stands_above_what_is_left(panel: DrawnPanel) -> None:
    assert panel.sums.under_way.isHidden()
    reckon, still = panel.reckon, Decimal(320)
    panel.reckon = lambda *asked: replace(reckon(*asked), under_way=still)
    panel.set_balance(BalanceReading(Decimal(99_987), "credits"))
    assert not panel.sums.under_way.isHidden()
    assert (panel.sums.under_way.value(), panel.after.value()) == ("320 credits", "99,254 credits")
    # AND where that is too little, it is said why
    panel.set_balance(BalanceReading(Decimal(700), "credits"))
    assert panel.send.text().endswith("…")
    assert panel.reason.text() == (
        "With the lists under way, the balance is 33 credits short. "
        "Choose a product that costs less, or a shorter list."
    )


def test_another_services_prices_are_a_persons_and_do_not_stand_in_the_way(panel: DrawnPanel) -> None:
    panel.set_connection(PRICED)
    assert not panel.state.balance
    assert (panel.cost.value(), panel.after.value()) == ("about 1.65 (price list)", "unknown")
    assert panel.cost.toolTip().endswith("In the unit of the balance, which isn't known yet")
    panel.set_balance(BalanceReading(Decimal(1), "USD"))
    assert (panel.cost.value(), panel.after.value()) == ("about 1.65 USD", "about \N{MINUS SIGN}0.65 USD")
    assert panel.send.isEnabled()
    assert panel.reason.text() == "The balance may be 0.65 USD short."


def test_products_are_those_of_the_connection_below_their_families(panel: DrawnPanel) -> None:
    panel.set_product("hlr-lookup")
    panel.set_connection(PRICED)
    assert panel.state.product.slug == "number-check"  # what one service calls it is no choice for another
    panel.set_balance(BalanceReading(Decimal(1), "USD"))
    panel.product.open_options()
    (popup,) = panel.product.findChildren(OptionPopup)
    rows = [popup._list.item(at).text() for at in range(popup._list.count())]
    assert rows == ["Validation", "Number check   0.004 USD", "Networks", "HLR lookup   price unknown"]
    # WHEN one goes down by keys
    QTest.keyClick(popup._list, Qt.Key.Key_Down)
    QTest.keyClick(popup._list, Qt.Key.Key_Return)
    # THEN a heading is no choice
    assert panel.state.product.slug == "hlr"
    # AND the same products, renamed and priced, are shown as they are now
    panel.set_connection(replace(PRICED, products="slug,name,price\nhlr,Live,0.5\n"))
    assert panel.product.value_text() == "Live"
    assert panel.cost.value() == "about 206.50 (price list)"


def test_a_product_without_a_price_is_estimated_without_a_number(panel: DrawnPanel) -> None:
    panel.set_connection(REMOTE)
    panel.set_balance(BalanceReading(Decimal(1), "USD"))
    assert (panel.cost.value(), panel.after.value()) == ("unknown", "—")
    assert panel.send.isEnabled()
    assert panel.reason.text() == ""
    # AND offers to enter prices, until one is known
    wanted = QSignalSpy(panel.prices_wanted)
    panel.prices.click()
    assert (panel.prices.text(), wanted.count()) == ("Enter prices…", 1)
    panel.set_connection(PRICED)
    assert not panel.prices.isVisible()


def test_too_few_numbers_for_a_task_are_named_before_they_are_sent(panel: DrawnPanel) -> None:
    # GIVEN a product that takes 100 to 150 numbers in a task
    panel.set_connection(PRICED)
    assert panel.to_send.value() == "413 numbers in 3 tasks"
    assert not panel.small.isVisible()
    # WHEN some countries have fewer
    panel.show_list(understanding(countries={"GB": 300, "DE": 9, "FR": 8, "IE": 2, "MT": 1, "IT": 40}))
    # THEN they are named, the most first, and what it means; the button stays
    assert panel.small.isVisible()
    assert panel.small.text() == (
        "A task of this product takes at least 100 numbers."
        " The service may refuse: Italy (40), Germany (9), France (8) and 2 more."
    )
    assert panel.small.detail() == "What is refused isn't charged. Another product may take fewer."
    assert panel.send.isEnabled()
    assert panel.small.text() in panel.send.accessibleDescription()
    # AND another product says nothing of it
    panel.set_product("hlr")
    assert not panel.small.isVisible()


def test_where_countries_go_together_none_is_named() -> None:
    few = Estimate(40, 1, None, None, certain=False, minimum=100, small=((ANY_COUNTRY, 40),))
    assert small_words(few)[0] == (
        "A task of this product takes at least 100 numbers. The service may refuse: 40 numbers."
    )


def test_what_a_connection_was_taught_and_can_not_be_read_stands_in_the_way(panel: DrawnPanel) -> None:
    def broken(*_asked: object) -> Estimate:
        raise ProfileBroken(name="Team", reason="line 4: what?")

    panel.reckon = broken
    panel.set_connection(PRICED)
    assert not panel.send.isEnabled()
    # AND that is said beside the way to mend it
    assert panel.trouble.isVisible()
    assert "line 4: what?" in panel.trouble.text()
    panel.resize(328, 200)  # in the lowest window, too
    QApplication.processEvents()
    assert panel.room.area.viewport().rect().contains(panel.trouble.mapTo(panel.room.area, QPoint(1, 20)))
    assert "line 4: what?" in panel.send.accessibleDescription()
    wanted = QSignalSpy(panel.prices_wanted)
    panel.trouble.button.click()
    assert (wanted.count(), panel.prices.isVisible()) == (1, False)
    assert panel.cost.value() == "about 1.65 (price list)"


def test_without_numbers_or_their_column_nothing_can_be_sent(panel: DrawnPanel) -> None:
    panel.show_list(understanding(countries={}))
    assert panel.reason.text() == "There is no valid number to send. Is it the right column?"
    panel.show_list(understanding(countries={}, shape=TableShape(1, COLUMNS, None)))
    assert (panel.send.text(), panel.to_send.value(), panel.cost.value()) == ("Verify", "—", "—")
    assert panel.reason.text() == "Choose the column with the numbers first."
    panel.show_list(understanding())
    panel.change(rereading=True)
    assert panel.send.accessibleDescription() == "The list is being read again."
    assert not panel.reason.isVisible()  # it may be over in a moment, and moves nothing
    pressed = QSignalSpy(panel.send_wanted)
    panel.press()
    assert pressed.count() == 0
    panel.change(rereading=False)
    assert not panel.reason.isVisible()


def test_nothing_to_send_costs_nothing_by_anybody_s_prices(panel: DrawnPanel) -> None:
    panel.set_connection(PRICED)
    panel.show_list(understanding(countries={}))
    assert panel.cost.value() == "0"
    panel.set_balance(BalanceReading(Decimal(12), "USD"))
    assert (panel.cost.value(), panel.after.value()) == ("0 USD", "12 USD")


def test_simulated_products_say_so_of_the_local_service_only(panel: DrawnPanel) -> None:
    panel.set_product("hlr-lookup")
    assert panel.simulated.isVisible()
    assert panel.cost.value() == "826 credits"
    panel.set_connection(REMOTE)
    assert not panel.simulated.isVisible()
    panel.set_product("no such product")
    assert panel.state.product.slug == PRODUCT.slug


def test_one_number_is_one_number(panel: DrawnPanel) -> None:
    panel.show_list(understanding(countries={"GB": 1}))
    assert (panel.send.text(), panel.to_send.value()) == ("Verify 1 number", "1 number in 1 task")


def test_while_the_batch_is_prepared_the_button_says_so(panel: DrawnPanel) -> None:
    panel.change(preparing=True)
    assert (panel.send.text(), panel.send.isEnabled()) == ("Preparing…", False)
    panel.set_balance(BalanceReading(Decimal(5_000), "credits"))
    assert panel.send.text() == "Preparing…"
    panel.change(preparing=False)
    assert (panel.send.text(), panel.send.isEnabled()) == ("Verify 413 numbers", True)
    assert panel.after.value() == "4,587 credits"


def test_enter_presses_the_button_that_has_the_focus(panel: DrawnPanel) -> None:
    pressed = QSignalSpy(panel.send_wanted)
    panel.activateWindow()
    panel.send.setFocus()
    QTest.keyClick(panel.send, Qt.Key.Key_Return)
    assert pressed.count() == 1


def test_the_scroll_bar_takes_no_room_from_the_counts_and_another_list_begins_at_its_top(panel: DrawnPanel) -> None:
    # GIVEN a panel in which all has its room
    panel.resize(328, 900)
    QApplication.processEvents()
    bar, counts = panel.room.area.verticalScrollBar(), panel.counts
    right = counts.mapTo(panel, counts.rect().topRight()).x()
    assert not bar.isVisible()
    # WHEN it has not
    panel.resize(328, 420)
    QApplication.processEvents()
    assert bar.isVisible()
    # THEN the counts end where they did, in line with the button below
    assert counts.mapTo(panel, counts.rect().topRight()).x() == right
    assert right - PADDING == panel.first.mapTo(panel, panel.first.rect().topRight()).x()
    bar.setValue(bar.maximum())
    panel.show_list(understanding())
    assert bar.value() == 0


def capped(panel: DrawnPanel, cap: CapUsed, prices: str = "normal,Normal,0.5") -> None:
    """A connection with prices and a cap on spending."""
    panel.reckon = lambda found, *asked: replace(by_product(found, *asked), cap=cap)
    panel.set_connection(Connection("https://a.example/api", products=f"slug,name,price\n{prices}\n"))
    panel.set_balance(BalanceReading(Decimal(1_000), "EUR"))


def test_a_cap_that_holds_is_said_beside_the_button(panel: DrawnPanel) -> None:
    capped(panel, CapUsed(CapSpan.DAY, Decimal(500), Decimal(100)))
    assert panel.send.text() == "Verify 413 numbers"
    assert panel.reason.text() == "By your cap for a day, at most 400 EUR can be spent."
    panel.send.click()
    assert [order.covered for order in panel.orders] == [None]


@pytest.mark.parametrize(
    ("cap", "prices", "why"),
    [
        (
            CapUsed(CapSpan.DAY, Decimal(500), Decimal(500)),
            "normal,Normal,0.5",
            "Your cap for a day leaves 0 of 500 EUR.",
        ),
        (
            CapUsed(CapSpan.MONTH, Decimal(500), None),
            "normal,Normal,0.5",
            "Nobody has said what a number costs, so your cap can't be kept: nothing is sent.",
        ),
        (
            CapUsed(CapSpan.DAY, Decimal(500), Decimal(0)),
            "normal,Normal,",
            "Nobody has said what a number costs, so your cap can't be kept: nothing is sent.",
        ),
    ],
)
def test_where_a_cap_lets_nothing_go_no_choice_is_offered_and_it_is_said_why(
    panel: DrawnPanel, cap: CapUsed, prices: str, why: str
) -> None:
    capped(panel, cap, prices)
    assert (panel.send.text(), panel.send.isEnabled()) == ("Verify 413 numbers", False)
    assert panel.reason.text() == why
    assert not panel.first.isVisibleTo(panel)


def test_beyond_a_cap_as_many_are_offered_as_it_allows_and_never_all(panel: DrawnPanel) -> None:
    capped(panel, CapUsed(CapSpan.LIST, Decimal(100), Decimal(0)))
    assert panel.send.text() == "Verify 413 numbers…"
    assert panel.reason.text() == "Your cap for a list leaves 100 of 100 EUR."
    panel.send.click()
    few, none = (each for each in panel.choice.actions() if each.isVisible() and not each.isSeparator())
    assert (few.text(), none.text()) == ("Verify 200 numbers, as the cap allows", "Don't verify now")
    # AND the choice stays inside the window, however long its words are
    panel.choice.close()
    panel.move(400, 0)
    few.setText("200 Nummern prüfen, so weit die Obergrenze reicht, und noch einiges mehr")
    panel._open_above(panel.choice)
    assert panel.choice.width() > panel.send.width()
    assert panel.choice.geometry().right() <= panel.mapToGlobal(panel.rect().bottomRight()).x()
    few.trigger()
    assert [order.covered for order in panel.orders] == [200]
    panel.choice.close()


def test_neither_count_nor_price_is_said_before_suppressed_numbers_are_known(panel: DrawnPanel) -> None:
    panel.change(marking=True)
    assert (panel.to_send.value(), panel.cost.value(), panel.send.text()) == ("being counted", "—", "Verify")
    assert panel.brief.text() == panel.state.product_title
    assert not panel.send.isEnabled()
    assert panel.send.accessibleDescription() == "Numbers on your suppression lists are being counted."
    panel.change(marking=False)
    assert panel.send.text() == "Verify 413 numbers"
    assert panel.send.isEnabled()
