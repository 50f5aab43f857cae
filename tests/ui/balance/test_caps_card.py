"""The caps on spending are typed where the money is, hold at once, and say what is spent of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.money.caps import Caps, CapSpan
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Policy
from desktop_app.ui.balance.page import BalancePage
from desktop_app.ui.text import words
from tests.ui.small_services import SmallServices

TEAM = Connection("https://team.example/api/v1", "Team", products="slug,name,price\nphone-validation,Phone,2\n")


@pytest.fixture
def page(small: SmallServices, page: BalancePage) -> BalancePage:
    asyncio.run(small.services.session.save(TEAM, "key"))
    small.services.session.choose(TEAM)
    return page


def at(small: SmallServices, page: BalancePage) -> None:
    small.context.tell_account()
    page.show()


async def test_what_is_typed_holds_at_once_here_or_everywhere(small: SmallServices, page: BalancePage) -> None:
    at(small, page)
    told: list[AccountStatus] = []
    small.changes.account_changed.connect(told.append)
    card = page.caps
    assert not card.isHidden()
    assert {field.text() for field in card.fields.values()} == {"no cap"}
    # WHEN a cap for a day is typed
    day = card.fields[CapSpan.DAY]
    day.setFocus()
    day.selectAll()
    QTest.keyClicks(day, "500")
    QTest.keyClick(day, Qt.Key.Key_Return)
    # THEN it holds, whoever shows what can be sent hears of it, and what is spent is said
    caps = small.services.caps
    assert caps.own(TEAM) == Caps(day=Decimal(500))
    assert told
    assert card.note.text() == "Today: 0 spent."
    # AND at all connections there is none yet, although the field is still being typed into
    page.activateWindow()
    day.setFocus()
    day.selectAll()
    QTest.keyClicks(day, "700")
    card.place.set_current(True)
    card.place.chosen.emit(True)
    assert day.text() == "no cap"
    assert caps.own(TEAM) == Caps(day=Decimal(700))
    page.setFocus()
    card.fields[CapSpan.MONTH].setValue(900)
    assert (caps.own(TEAM), caps.own(None)) == (Caps(day=Decimal(700)), Caps(month=Decimal(900)))
    assert card.note.text() == "Today: 0 spent. This month: 0 spent."


async def test_the_unit_is_in_the_persons_language(page: BalancePage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "unit_name", lambda unit: unit.capitalize())
    page.caps.show_caps(Caps(day=Decimal(500)), [], Caps(), "credits", TEAM.base_url)
    page.warning.set_unit("credits")
    assert page.caps.fields[CapSpan.DAY].suffix() == " Credits"
    assert page.warning.field.suffix() == " Credits"


async def test_what_the_organisation_has_fixed_is_said(small: SmallServices, page: BalancePage) -> None:
    small.services.session.policy = replace(Policy(), caps=Caps(list=Decimal(50), month=Decimal(1_000)))
    at(small, page)
    assert "Set by your organisation: a list 50 credits, a month 1,000 credits." in page.caps.note.text()


async def test_the_local_service_has_no_card(small: SmallServices, page: BalancePage) -> None:
    small.services.session.choose(Connection())
    at(small, page)
    assert page.caps.note.text() == "The local service takes no money, so there is nothing to cap."
    assert all(field.isHidden() or not field.isVisible() for field in page.caps.fields.values())
