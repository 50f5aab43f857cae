"""What sending takes: tasks by the product's sizes, the cost by its price, nothing where that isn't known."""

from __future__ import annotations

from decimal import Decimal

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.batching import Sizes
from desktop_app.core.money.estimate import estimate_of
from desktop_app.core.service.products import Product

HLR = Product("hlr", "HLR", "", Decimal("0.5"), minimum=1_000, maximum=10_000)


def test_tasks_follow_the_products_sizes_and_the_cost_its_price() -> None:
    found = estimate_of({"GB": 10_500, "DE": 700, "FR": 9}, HLR, Decimal(6_000), certain=True)
    assert (found.numbers, found.tasks, found.cost) == (11_209, 4, Decimal("5604.5"))
    assert found.after == Decimal("395.5")
    assert (found.minimum, found.small) == (1_000, (("DE", 700), ("FR", 9)))
    assert found.possible


def test_without_a_price_nothing_is_made_up_and_nothing_stands_in_the_way() -> None:
    found = estimate_of({"GB": 10}, Product("hlr", "HLR", "", None), Decimal(0), certain=True)
    assert (found.cost, found.after, found.short) == (None, None, None)
    assert found.possible


def test_what_else_is_known_of_sizes_counts_instead_of_the_product_alone() -> None:
    found = estimate_of({"GB": 10_500}, HLR, sizes=Sizes(wanted=2_000, most=5_000, least=1_000))
    assert (found.tasks, found.small) == (6, ())  # four of 2,000, two of 1,250


def test_numbers_that_go_one_by_one_know_no_sizes() -> None:
    assert estimate_of({"GB": 10}, HLR, via=Via.REALTIME).small == ()


def test_a_certain_price_above_the_balance_stands_in_the_way() -> None:
    assert estimate_of({"GB": 10}, HLR, Decimal(4), certain=True).short == 1
    assert not estimate_of({"GB": 10}, HLR, Decimal(4), certain=True).possible
    assert estimate_of({"GB": 10}, HLR, Decimal(4)).possible
