"""A balance for each product counts for its own; what is charged shows in all of them together."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from desktop_app.core import decoding

APART = {"data": {"hlr": 10, "carrier": 5}}


@pytest.mark.parametrize(
    ("raw", "product", "amount"),
    [
        (APART, "hlr", 10),
        (APART, "hlr-lookup", 10),
        (APART, "carrier-lookup", 5),
        (APART, "phone-validation", 15),  # nobody knows what it is charged to
        ([{"product": "HLR Lookup", "balance": 3}, {"product": "hlr", "balance": 4}], "hlr-lookup", 3),
        ({"balances": {"messaging": 3, "messaging-presence": 4}}, "messaging-presence-whatsapp", 7),
    ],
)
def test_a_product_has_its_own_balance(raw: Any, product: str, amount: int) -> None:
    assert decoding.balance(raw).amount_for(product) == amount


def test_what_is_charged_shows_in_the_total_whichever_it_is_charged_to() -> None:
    before, after = decoding.balance(APART), decoding.balance({"data": {"hlr": 10, "carrier": 3}})
    assert [int(each) for each in (before.amount, before.total, before.lowest)] == [10, 15, 5]
    assert before.total - after.total == 2


@pytest.mark.parametrize(
    "raw",
    [
        {"available": 80, "held": 20},
        {"balances": {"total": 15, "hlr": 10, "carrier": 5}},
        {"balances": {"limit": 15, "hlr": 10}},
        {"balances": [{"currency": "EUR", "amount": 5}, {"currency": "USD", "amount": 7}]},
        {"balances": {"EUR": 5, "USD": 7}},
        {"balances": [{"product": "hlr", "balance": 5}]},
        {"balance": "99987.50"},
    ],
)
def test_sums_parts_and_other_units_are_not_added_up(raw: Any) -> None:
    reading = decoding.balance(raw)
    assert not reading.apart
    assert reading.total == reading.lowest == reading.amount == reading.amount_for("hlr") != Decimal(0)
