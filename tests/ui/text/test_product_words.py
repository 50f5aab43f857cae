from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import STANDARD, Catalogue, Product
from desktop_app.ui.parts.choices.option_delegate import OptionRole
from desktop_app.ui.parts.choices.option_popup import HEADING, OptionPopup
from desktop_app.ui.text.product_words import ProductTitles, price_words, product_options

TEAM = Connection("https://api.example.com/api/v1", "Team", products="slug,name,price\nhlr,Live check,0.3\n")


@pytest.mark.parametrize(
    ("price", "unit", "said"),
    [
        (None, "USD", "price unknown"),
        (Decimal(1), "credits", "1 credit"),
        (Decimal("2.00"), "USD", "2 USD"),
        (Decimal("0.5"), "USD", "0.50 USD"),
        (Decimal("0.000125"), "USD", "0.000125 USD"),
        (Decimal("0.004"), "", "0.004"),
        (Decimal(10_000), "", "10,000"),
    ],
)
def test_a_price_keeps_all_its_decimals(price: Decimal | None, unit: str, said: str) -> None:
    assert price_words(price, unit) == said


def test_products_stand_below_their_families_the_simulated_ones_marked() -> None:
    options = product_options(STANDARD, "credits", local=True)
    assert [option[1] for option in options if option[0] is HEADING] == [
        "Carrier and HLR lookup",
        "Messaging presence",
        "Account signals",
    ]
    # Its family has the same name, and nothing else in it.
    assert options[0] == ("phone-validation", "Phone validation", "1 credit")
    assert ("hlr-lookup", "HLR lookup", "2 credits · simulated") in options


def test_one_family_needs_no_heading_and_products_of_none_come_last() -> None:
    mine = Product("mine", "Mine", "", None)
    assert product_options(Catalogue((mine,)), "", local=False) == [("mine", "Mine", "price unknown")]
    both = product_options(Catalogue((mine, replace(mine, slug="b", name="B", family="F"))), "", local=False)
    assert [option[1] for option in both] == ["F", "B", "Others", "Mine"]


def test_a_batch_is_named_by_its_own_connection_which_is_looked_up_once() -> None:
    class Saved:
        asked = 0
        team = TEAM

        def connection(self, base_url: str) -> Connection:
            self.asked += 1
            return self.team if base_url == TEAM.base_url else Connection(base_url)

    saved = Saved()
    titles = ProductTitles(saved)
    theirs = Batch("b", "l", "f.csv", TEAM.base_url, "hlr", datetime.now(UTC))
    assert [titles.title(theirs) for _ in range(3)] == ["Live check"] * 3
    assert titles.title(replace(theirs, base_url="local", product="hlr-lookup")) == "HLR lookup"
    assert titles.title(replace(theirs, base_url="https://gone")) == "hlr"
    assert saved.asked == 3
    # AND as it was ordered, whatever stands in the list today; what nobody kept isn't guessed from today's prices
    ordered = replace(theirs, product_title="HLR then", price=Decimal("0.7"))
    found, old = titles.product(ordered), titles.product(theirs)
    assert (titles.title(ordered), found and (found.name, found.price)) == ("HLR then", ("HLR then", Decimal("0.7")))
    assert old is not None
    assert (old.name, old.price) == ("Live check", None)
    # WHEN the products are edited to something that can't be read
    saved.team = replace(TEAM, products="nothing")
    titles.forget()
    # THEN the slug stands in
    assert titles.title(theirs) == "hlr"


def test_search_keeps_the_headings_of_what_it_finds_and_finds_by_them(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001 - the theme must be there
    # GIVEN a long list
    many = Catalogue(tuple(Product(f"p{at}", f"Product {at}", f"Family {at // 5}", None) for at in range(15)))
    holder = QWidget()
    qtbot.addWidget(holder)
    popup = OptionPopup(product_options(many, "", local=False), "p7", holder)
    chosen = QSignalSpy(popup.chosen)

    def shown(search: str) -> list[str]:
        popup._search.setText(search)
        return [str(item.data(OptionRole.TEXT)) for item in popup._items() if not item.isHidden()]

    # WHEN a product or a family is typed
    assert shown("product 12") == ["Family 2", "Product 12"]
    assert shown("family 1") == ["Family 1", *(f"Product {at}" for at in range(5, 10))]
    assert shown("nothing") == []
    # THEN Enter takes the first that can be chosen
    shown("family 1")
    QTest.keyClick(popup._search, Qt.Key.Key_Return)
    assert chosen.at(0) == ["p5"]
