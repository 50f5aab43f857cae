"""The calling hours, as a person sets them."""

from __future__ import annotations

from dataclasses import replace
from datetime import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.calling.rules import CallRule
from desktop_app.ui.settings.privacy_section import CallingCard
from tests.ui.small_services import SmallServices
from tests.ui.widgets import added


@pytest.fixture
def card(qtbot: QtBot, tmp_path: Path) -> CallingCard:
    services = SmallServices(tmp_path).services
    return added(qtbot, CallingCard(cast(Any, SimpleNamespace(services=services, show_error=pytest.fail))))


def test_each_change_is_kept_at_once(card: CallingCard) -> None:
    assert card.rule == CallRule()
    card.begin.chosen.emit(time(9))
    card.end.chosen.emit(time(17, 30))
    card.days[5].click()
    card.holidays.click()
    assert card.rule == CallRule(time(9), time(17, 30), frozenset(range(5)), holidays=True)
    assert [box.isChecked() for box in card.days] == [True] * 5 + [False] * 2


def test_an_end_before_the_beginning_moves_it_and_the_last_day_stays(card: CallingCard) -> None:
    card.begin.chosen.emit(time(22))
    assert (card.rule.begin, card.rule.end) == (time(22), time(23, 30))
    card.end.chosen.emit(time(7))
    assert (card.rule.begin, card.rule.end) == (time(0), time(7))
    card.end.chosen.emit(time(0))
    assert card.rule.end == time(7)
    for box in card.days[:6]:
        box.click()
    assert card.rule.days == {5}
    assert card.days[5].isChecked()


def test_a_country_has_hours_of_its_own_until_they_are_taken_back(card: CallingCard) -> None:
    # GIVEN hours for everywhere
    card.end.chosen.emit(time(20))
    # WHEN a country is chosen, and its hours are changed
    card.country.chosen.emit("DE")
    assert (card.rule.end, card.usual.isHidden()) == (time(20), True)
    card.begin.chosen.emit(time(9))
    card.days[5].click()
    # THEN they are its own, and those everywhere are as they were
    assert card.own.text() == "Hours of their own: Germany"
    assert not card.usual.isHidden()
    card.country.chosen.emit("")
    assert (card.rule.begin, card.rule.end, card.days[5].isChecked()) == (time(8), time(20), True)
    german = CallRule(time(9), time(20), frozenset(range(5)))
    assert card.rule.of("DE") == german
    assert card.rule.countries == (("DE", german),)
    # AND taken back, the country is as everywhere
    card.country.chosen.emit("DE")
    card.usual.click()
    assert card.rule == replace(CallRule(), end=time(20))
    assert card.own.isHidden()
