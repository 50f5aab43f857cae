"""The catalogue of products."""

from __future__ import annotations

from desktop_app.core.products import CATALOGUE, DEFAULT_PRODUCT, product_named, product_title

# The document's families (What the service does).
FAMILIES = {"Phone validation", "Carrier and HLR lookup", "Messaging presence", "Account signals"}


def test_every_family_of_the_document_has_a_product() -> None:
    assert {product.family for product in CATALOGUE} == FAMILIES


def test_slugs_are_unique_and_fit_into_an_address() -> None:
    slugs = [product.slug for product in CATALOGUE]
    assert len(set(slugs)) == len(slugs)
    assert all(slug.replace("-", "").isalnum() and slug.islower() for slug in slugs)


def test_every_product_costs_something() -> None:
    assert all(product.price > 0 for product in CATALOGUE)


def test_what_needs_a_live_network_says_that_it_is_simulated() -> None:
    real = {product.slug for product in CATALOGUE if not product.simulated}
    assert real == {"phone-validation", "carrier-lookup"}


def test_the_default_is_the_one_that_the_command_line_promises() -> None:
    assert DEFAULT_PRODUCT == "phone-validation"


def test_a_slug_of_another_service_is_shown_as_it_is() -> None:
    assert product_named("ws-check") is None
    assert product_title("ws-check") == "ws-check"
    assert product_title("hlr-lookup") == "HLR lookup"
