"""What a run of a recipe came to, as its log sheet has it."""

from __future__ import annotations

from decimal import Decimal

import pytest

from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.list_charges import BatchCharge, added_up, in_words
from desktop_app.core.recipes.runs import RunFigures

_SAID, _LEAST = ChargedHow.SAID, ChargedHow.AT_LEAST


def charge(service: str, amount: int, unit: str, how: ChargedHow = _SAID) -> BatchCharge:
    return BatchCharge("HLR", service, Charged(Decimal(amount), unit, how))


@pytest.mark.parametrize(
    ("charges", "amounts"),
    [
        ([], {}),
        ([charge("A", 2, "EUR")], {"EUR": "2"}),
        ([charge("A", 2, "EUR", _LEAST)], {"EUR": "at least 2"}),
        ([charge("A", 2, "EUR"), charge("A", 3, "credits")], {"EUR": "2", "credits": "3"}),
        ([charge("A", 2, "EUR"), charge("B", 3, "EUR", _LEAST)], {"EUR at A": "2", "EUR at B": "at least 3"}),
    ],
)
def test_what_was_paid_has_a_column_for_each_unit(charges: list[BatchCharge], amounts: dict[str, str]) -> None:
    assert RunFigures(5, in_words(added_up(charges))).amounts == amounts
