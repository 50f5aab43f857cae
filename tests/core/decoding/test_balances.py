"""Balances, in every shape that relatives of the service send."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from desktop_app.core import decoding
from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.profile.model import Answers, Place, ServiceProfile
from tests.core.decoding.bodies import as_json


@pytest.mark.parametrize(
    ("text", "amount", "currency"),
    [
        ('{"balance": 12.5}', "12.5", ""),
        ('{"balance": "12.50", "currency": "USD"}', "12.50", "USD"),
        ('{"credits": 99987}', "99987", "credits"),
        ('{"amount": 0.1}', "0.1", ""),
        ('{"available": 80, "held": 20, "balance": 100}', "80", ""),
        ('{"availableBalance": "1,234.50"}', "1234.50", ""),
        ('{"balance": {"amount": "5.00", "currency": "EUR"}}', "5.00", "EUR"),
        ('{"balance": {"available": 5, "held": 1}}', "5", ""),
        ('{"code": 0, "msg": "ok", "data": {"Balance": 12345678901234567890.123456789}}',
         "12345678901234567890.123456789", ""),
        ('{"success": true, "result": {"credits": "7"}}', "7", "credits"),
        ('{"data": {"account": {"balance": -1}}}', "-1", ""),
        ('{"code": 0, "data": 12.5}', "12.5", ""),
        ('{"code": 200, "message": "ok", "data": {"balance": 5}}', "5", ""),
        ('[{"balance": 5, "currency": "EUR"}, {"balance": 6, "currency": "EUR"}]', "5", "EUR"),
        ('[{"balance": 5, "currency": "EUR"}, {"balance": 6, "currency": "USD"}]', "5", ""),
        ("12.5", "12.5", ""),
        ('{"balance": 1E+2}', "100", ""),
        ('{"balance": "$12.50"}', "12.50", ""),
        ('{"balance": "12,50 €"}', "12.50", ""),
    ],
)  # fmt: skip
def test_balance(text: str, amount: str, currency: str) -> None:
    reading = decoding.balance(as_json(text))
    assert (str(reading.amount), reading.currency) == (amount, currency)


@pytest.mark.parametrize(
    "text",
    [
        '[{"product": "hlr", "balance": 5}, {"product": "phone", "balance": "6.5"}]',
        '{"balances": [{"name": "hlr", "amount": 5}, {"name": "phone", "amount": 6.5}], "total": 2}',
        '{"data": {"hlr": 5, "phone": 6.5}}',
        '{"balances": {"hlr": 5, "phone": "6.50"}}',
        '{"success": true, "total": 2, "data": [{"type": "hlr", "value": 5}, {"type": "phone", "value": 6.5}]}',
    ],
)
def test_several_balances_are_listed_and_the_first_is_the_amount(text: str) -> None:
    reading = decoding.balance(as_json(text))
    assert [(one.name, one.amount) for one in reading.balances] == [("hlr", Decimal(5)), ("phone", Decimal("6.5"))]
    assert reading.amount == 5


def test_what_is_held_is_listed_beside_what_is_available() -> None:
    reading = decoding.balance({"available": 80, "held": 20, "currency": "EUR"})
    assert [(one.name, one.amount) for one in reading.balances] == [("available", Decimal(80)), ("held", Decimal(20))]
    assert reading.currency == "EUR"


@pytest.mark.parametrize(
    ("raw", "place", "currency"),
    [
        ({"balance": 5, "currency": "EUR"}, ("balance",), "EUR"),
        ({"data": {"balance": {"available": 5}, "currency": "EUR"}}, ("data", "balance", "available"), "EUR"),
        ({"a": {"left": 5, "unit": "USD"}, "currency": "EUR"}, ("a", "left"), "USD"),
        ({"purse": {"left": {"amount": 5, "currency": "GBP"}}}, ("purse", "left"), "GBP"),
        ({"credits": 5}, ("credits",), "credits"),
        ({"a": {"left": 5}, "b": {"currency": "EUR"}}, ("a", "left"), ""),  # another object's
    ],
)
def test_a_taught_balance_keeps_the_currency_that_is_found(raw: Any, place: Place, currency: str) -> None:
    profile = ServiceProfile(answers=Answers(balance=(place,)))
    reading = decoding.balance(raw, profile)
    assert (str(reading.amount), reading.currency) == ("5", currency)
    # AND what was taught of the currency counts alone
    elsewhere = ServiceProfile(answers=Answers(balance=(place,), currency=(("nowhere",),)))
    assert decoding.balance(raw, elsewhere).currency == ""


@pytest.mark.parametrize("raw", [{}, [], None, "x", {"balance": None}, {"balance": "NaN"}, {"balance": True},
                                 {"balance": "many"}, {"balance": "1e999999999"},
                                 {"code": 0, "data": None}])  # fmt: skip
def test_without_an_amount_a_balance_is_not_understood(raw: Any) -> None:
    with pytest.raises(NotUnderstood):
        decoding.balance(raw)


def test_an_amount_that_is_a_float_keeps_its_digits() -> None:
    assert decoding.balance({"balance": 0.1}).amount == Decimal("0.1")


def test_an_amount_beyond_all_use_is_none() -> None:
    with pytest.raises(NotUnderstood):
        decoding.balance(as_json('{"balance": 1e999999}'))
