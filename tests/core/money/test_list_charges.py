"""What the batches of a list cost together: one amount for each service and unit."""

from __future__ import annotations

from decimal import Decimal

from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.list_charges import BatchCharge, ServiceCharge, added_up

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
