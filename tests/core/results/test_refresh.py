"""How old an answer may become, and the sums of a refresh."""

from __future__ import annotations

import pytest

from desktop_app.core.results.refresh import MOST_AGE, RefreshSplit, age_of


@pytest.mark.parametrize(
    ("product", "days"),
    [
        ("hlr-lookup", 30),
        ("carrier-lookup", 30),
        ("messaging-presence-whatsapp", 30),
        ("account-signals", 30),
        ("phone-validation", 365),
        ("line_type_intelligence", 365),
        ("LineType", 365),
        ("something-new", 30),
    ],
)
def test_what_seldom_changes_stays_fresh_for_a_year_and_all_else_for_a_month(product: str, days: int) -> None:
    assert age_of(product, {}) == days
    assert age_of(product, {product: 7, "another": 9}) == 7


@pytest.mark.parametrize("damaged", [{"hlr-lookup": 0}, {"hlr-lookup": "7"}, {"hlr-lookup": MOST_AGE + 1}, [], None, 3])
def test_what_nobody_can_have_chosen_counts_as_not_chosen(damaged: object) -> None:
    assert age_of("hlr-lookup", damaged) == 30


def test_the_parts_add_up_to_all_numbers() -> None:
    split = RefreshSplit(9_800, 1_900, 500, 200, {"GB": 2_600})
    assert (split.to_send, split.numbers) == (2_600, 12_400)
    assert sum(split.as_json().values()) == split.numbers
