"""Answers of before are offered where there are some, and counted out of what is sent and paid."""

from __future__ import annotations

from decimal import Decimal

import pytest

from desktop_app.core.results.reuse import NOTHING_KNOWN, Known
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.upload.sending.send_state import Knowing
from tests.ui.upload.drawn_panel import Drawn, DrawnPanel

KNOWN = Known({7: {}, 30: {"GB": 200, "DE": 12}, 90: {"GB": 300, "DE": 113}})
TASK = "upload.known answers"


@pytest.fixture
def panel(drawn: Drawn) -> DrawnPanel:
    return drawn(640, balance=BalanceReading(Decimal(1_000), "credits"))


def test_it_is_offered_where_there_is_something_and_off_until_a_person_chooses(panel: DrawnPanel) -> None:
    # GIVEN a list of 413 numbers, of which nothing is known
    panel.change(known=NOTHING_KNOWN, knowing=Knowing.COUNTED)
    assert not panel.reuse.isVisible()
    # WHEN it turns out that earlier lists have answers
    panel.change(known=KNOWN, knowing=Knowing.COUNTED)
    # THEN that is offered, and everything is sent all the same
    assert panel.reuse.isVisible()
    assert panel.reuse.age.accessibleName() == "Reuse answers of earlier lists: off"
    assert panel.reuse.note.text() == "413 numbers answered within the last 90 days don't have to be paid for again."
    assert (panel.send.text(), panel.to_send.value()) == ("Verify 413 numbers", "413 numbers in 2 tasks")
    assert not panel.reused.isVisible()


def test_what_is_reused_is_neither_sent_nor_paid(panel: DrawnPanel) -> None:
    panel.change(known=KNOWN, knowing=Knowing.COUNTED)
    chosen: list[int] = []
    panel.reuse.chosen.connect(chosen.append)
    before = panel.estimate
    # WHEN answers may be a month old
    panel.reuse.age.chosen.emit(30)
    # THEN tasks, cost and balance count the rest alone, and that is what is agreed to
    assert chosen == [30]
    assert panel.reused.isVisible()
    assert panel.reused.value() == "212 numbers"
    assert panel.to_send.value() == "201 numbers in 2 tasks"
    assert panel.send.text() == "Verify 201 numbers"
    assert panel.estimate is not None
    assert before is not None
    assert before.cost is not None
    assert panel.estimate.cost == before.cost * 201 / 413
    # AND where all are known there is nothing to pay, and the button says so
    panel.reuse.age.chosen.emit(90)
    assert (panel.send.text(), panel.send.isEnabled()) == ("Use 413 known answers", True)
    assert panel.reason.text() == "Every number has its answer already: nothing is sent."
    # AND where none of them is young enough everything is sent
    panel.reuse.age.chosen.emit(7)
    assert panel.reuse.note.text() == "None of these numbers has an earlier answer."
    assert panel.send.text() == "Verify 413 numbers"


def test_nothing_can_be_sent_before_it_is_counted_what_is_known(panel: DrawnPanel) -> None:
    panel.change(known=KNOWN, knowing=Knowing.COUNTED)
    panel.reuse.age.chosen.emit(30)
    # WHEN another product is chosen, of which nobody knows yet
    with_product = panel.state.product
    panel.change(slug="carrier-lookup", known=NOTHING_KNOWN, knowing=Knowing.COUNTING)
    assert panel.state.product != with_product
    assert not panel.send.isEnabled()
    assert panel.reason.text() == "Answers of earlier lists are being looked for."
    # THEN the button waits, and where nobody can tell everything is sent
    panel.change(known=NOTHING_KNOWN, knowing=Knowing.FAILED)
    assert panel.send.isEnabled()
    assert panel.send.text() == "Verify 413 numbers"
    assert panel.reuse.note.text() == "Earlier answers can't be read: every number is sent."
