"""A connection's catalogue of products."""

from __future__ import annotations

from decimal import Decimal

from desktop_app.core.service.products import STANDARD, UNPRICED, Catalogue, Product

# The document's families (What the service does).
FAMILIES = {"Phone validation", "Carrier and HLR lookup", "Messaging presence", "Account signals"}


def test_every_family_of_the_document_has_a_product() -> None:
    assert {product.family for product in STANDARD} == FAMILIES


def test_slugs_are_unique_and_fit_into_an_address() -> None:
    slugs = [product.slug for product in STANDARD]
    assert len(set(slugs)) == len(slugs)
    assert all(slug.replace("-", "").isalnum() and slug.islower() for slug in slugs)


def test_every_product_of_the_local_service_costs_something() -> None:
    assert all(product.price and product.price > 0 for product in STANDARD)


def test_what_needs_a_live_network_says_that_it_is_simulated() -> None:
    real = {product.slug for product in STANDARD if not product.simulated}
    assert real == {"phone-validation", "carrier-lookup"}


def test_of_a_service_that_nobody_spoke_of_no_price_is_made_up() -> None:
    assert [product.slug for product in UNPRICED] == [product.slug for product in STANDARD]
    assert {product.price for product in UNPRICED} == {None}
    assert not any(product.simulated for product in UNPRICED)


def test_the_default_is_the_one_that_the_command_line_promises() -> None:
    assert STANDARD.default.slug == "phone-validation"


def test_a_slug_that_is_not_in_it_is_shown_as_it_is() -> None:
    assert STANDARD.named("ws-check") is None
    assert STANDARD.title("ws-check") == "ws-check"
    assert STANDARD.title("hlr-lookup") == "HLR lookup"


def test_a_product_without_a_name_is_called_what_it_was_called_before() -> None:
    known = Catalogue((Product("a", "First", "Group", None), Product("b", "Second", "Group", None)))
    found = Catalogue((Product("a", "a", "", Decimal(1)), Product("b", "Mine", "", None), Product("c", "c", "", None)))
    assert found.named_as(known).products == (
        Product("a", "First", "Group", Decimal(1)),
        Product("b", "Mine", "", None),
        Product("c", "c", "", None),
    )


def test_numbers_cost_as_many_times_the_price_or_nobody_knows() -> None:
    assert Product("hlr", "HLR", "", Decimal("0.002")).cost(1_500) == Decimal("3.000")
    assert Product("hlr", "HLR", "", None).cost(1_500) is None
