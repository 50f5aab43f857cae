"""What the batches of a list cost together: one amount for each service and unit."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.list_charges import BatchCharge, ChargedBatch, ServiceCharge, added_up

HERE, THERE = "https://here.example", "https://there.example"


def said(amount: str, unit: str = "", how: ChargedHow = ChargedHow.SAID) -> Charged:
    return Charged(Decimal(amount), unit, how)


def test_amounts_are_added_by_service_and_unit() -> None:
    each = [
        BatchCharge("A", HERE, said("1.5", "EUR")),
        BatchCharge("B", THERE, said("7")),
        BatchCharge("C", HERE, said("2", "", ChargedHow.BALANCE)),  # the unit that its service names elsewhere
        BatchCharge("D", HERE, None, sent=False),
    ]
    assert added_up(each) == [
        ServiceCharge(HERE, said("3.5", "EUR", ChargedHow.BALANCE)),
        ServiceCharge(THERE, said("7")),
    ]
    # AND a unit that may be another one isn't added to any
    assert len(added_up([*each, BatchCharge("E", HERE, said("1", "USD"))])) == 4


def test_what_nobody_knows_makes_the_rest_the_least() -> None:
    known, unknown = BatchCharge("A", HERE, said("1", "EUR")), BatchCharge("B", HERE, None)
    assert added_up([known, unknown]) == [ServiceCharge(HERE, said("1", "EUR", ChargedHow.AT_LEAST))]
    assert added_up([unknown, unknown]) == [ServiceCharge(HERE, None)]
    assert added_up([]) == []


@pytest.mark.parametrize(
    ("charged", "price"),
    [
        (said("272"), "1"),  # stated
        (said("68", how=ChargedHow.BALANCE), "0.25"),  # seen
        (said("100", how=ChargedHow.AT_LEAST), "0.5"),  # not all of it is known
        (None, "0.5"),
    ],
)
def test_a_numbers_price_is_what_was_charged_before_what_the_price_list_says(
    charged: Charged | None, price: str
) -> None:
    batch = Batch(
        "b1", "l1", "a.csv", HERE, "hlr", datetime(2026, 3, 1, tzinfo=UTC), charged=charged, price=said("0.5").amount
    )
    task = Task(1, "b1", 1, "GB", "hlr", Via.JSON, 1, 272, TaskState.JOINED)
    assert ChargedBatch("HLR", HERE, batch, [task], None).price == Decimal(price)
    assert ChargedBatch("HLR", HERE, batch, [], None).price == batch.price  # nothing was sent
