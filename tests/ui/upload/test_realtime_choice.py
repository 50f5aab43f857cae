"""A small list may go one by one: offered where it is small enough, chosen where tasks of its size are refused."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from tests.ui.choosing import choose
from tests.ui.upload.drawn_panel import Drawn, DrawnPanel
from tests.ui.upload.lists import FakeList, Stage, understanding

PRICED = Connection(
    "https://api.example.com/api/v1",
    products="slug,name,family,price,minimum\nsmall,Small,X,0.5,\nlarge,Large,X,0.5,100\n",
)


def small(numbers: int = 120) -> ImportSummary:
    return understanding(countries={"GB": numbers - 20, "DE": 20})


@pytest.fixture
def panel(drawn: Drawn) -> DrawnPanel:
    return drawn(640, small(), connection=PRICED, balance=BalanceReading(Decimal(100), "USD"), unit="USD")


def test_a_small_list_goes_as_tasks_unless_a_person_chooses_otherwise(panel: DrawnPanel) -> None:
    assert panel.way.isVisible()
    assert panel.via() is Via.AUTO
    assert panel.to_send.value() == "120 numbers in 2 tasks"
    assert not panel.way.note.isVisible()
    # WHEN one by one is chosen
    choose(panel.way.way, "One by one")
    # THEN the panel says what it takes: as much money, and how long
    assert panel.via() is Via.REALTIME
    assert panel.to_send.value() == "120 numbers, one by one"
    assert panel.cost.value() == "about 60 USD"
    assert panel.way.note.text() == "About 40 s. It can be paused."
    assert panel.send.text() == "Verify 120 numbers"
    # AND another list begins anew
    panel.show_list(small(90))
    assert panel.via() is Via.AUTO


def test_where_the_product_takes_no_such_small_tasks_it_is_chosen_from_the_start(panel: DrawnPanel) -> None:
    panel.set_product("large")
    assert panel.via() is Via.REALTIME
    assert panel.way.note.text().startswith("Together, this product takes 100 numbers or more.")
    assert not panel.small.isVisible()
    # AND a person may insist on tasks, and is told what that means
    choose(panel.way.way, "Together")
    assert panel.via() is Via.AUTO
    assert panel.small.isVisible()


def test_the_time_is_that_of_the_limit_which_the_connection_was_taught(panel: DrawnPanel) -> None:
    panel.set_connection(replace(PRICED, profile="[limits]\nchecks = 60\n"))
    choose(panel.way.way, "One by one")
    assert panel.way.note.text() == "About 2 min. It can be paused."
    panel.set_connection(replace(PRICED, profile="nonsense = ["))
    assert "About 40 s." in panel.way.note.text()


def test_the_chosen_way_is_sent_and_nothing_can_be_chosen_meanwhile(stage: Stage) -> None:
    stage.filled(FakeList(small()))
    choose(stage.page.view.panel.way.way, "One by one")
    stage.page.view.panel.send.click()
    assert stage.services.asked[-1][1].via is Via.REALTIME
    assert not stage.page.view.panel.way.isEnabled()
