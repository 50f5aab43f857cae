"""Amounts with their unit, in English and as what can be translated."""

from __future__ import annotations

from decimal import Decimal

import pytest

from desktop_app.core.money.charged import amount_text
from desktop_app.core.text.translatable import Text


@pytest.mark.parametrize(
    ("amount", "unit", "said"),
    [
        ("1", "credits", "1 credit"),
        ("21.0", "credits", "21 credits"),
        ("2412", "credits", "2,412 credits"),
        ("12.50", "EUR", "12.5 EUR"),
        ("1E+3", "EUR", "1,000 EUR"),
        ("4", "", "4"),
    ],
)
def test_credits_are_a_word_that_is_translated_and_money_has_its_code(amount: str, unit: str, said: str) -> None:
    told = amount_text(Decimal(amount), unit)
    assert told == said
    assert isinstance(told, Text) == (unit == "credits")
