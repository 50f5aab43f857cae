"""Connections, the origin that a key is bound to, and a connection's catalogue of products."""

from __future__ import annotations

from decimal import Decimal

import pytest

from desktop_app.core.errors import UsageError
from desktop_app.core.service.connection import Connection, usable_origin
from desktop_app.core.service.products import STANDARD, UNPRICED, Catalogue, Product


def test_the_local_service_is_local_whatever_its_port() -> None:
    assert Connection().local
    assert Connection().title == "Local service"
    assert not Connection("http://127.0.0.1:8000/api/v1").local


@pytest.mark.parametrize(
    ("connection", "title"),
    [
        (Connection("https://api.example.com/api/v1"), "api.example.com"),
        (Connection("https://api.example.com:8443/api/v1"), "api.example.com:8443"),
        (Connection("https://api.example.com/api/v1", "Our account"), "Our account"),
        # Latin ü, and a Cyrillic а that looks like the Latin one
        (Connection("https://xn--bcher-kva.example:8443/api/v1"), "bücher.example (xn--bcher-kva.example):8443"),
        (Connection("https://xn--pple-43d.com/api/v1"), "аpple.com (xn--pple-43d.com)"),
        (Connection("https://xn--a.com/api/v1"), "xn--a.com"),
    ],
)
def test_a_connection_is_shown_by_its_name_else_by_its_host(connection: Connection, title: str) -> None:
    assert connection.title == title


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://host/api/v1", "https://host:443"),
        ("https://HOST:443/other", "https://host:443"),
        ("http://host/api/v1", "http://host:80"),
        ("https://host:8443/api/v1", "https://host:8443"),
        ("https://host./api/v1", "https://host:443"),  # as it is sent to
        ("https://[2001:DB8::1]/api/v1", "https://2001:db8::1:443"),  # keys are kept under it
        ("https://bücher.example/api/v1", "https://xn--bcher-kva.example:443"),
        ("https://xn--BCHER-kva.example/api/v1", "https://xn--bcher-kva.example:443"),
        ("local", ""),
    ],
)
def test_an_origin_is_scheme_host_and_port(address: str, origin: str) -> None:
    assert Connection(address).origin == origin


def test_another_scheme_host_or_port_is_another_origin() -> None:
    addresses = [
        "https://a/api/v1",
        "http://a/api/v1",
        "https://b/api/v1",
        "https://a:444/api/v1",
        "https://a.b/api/v1",
    ]
    assert len({Connection(address).origin for address in addresses}) == len(addresses)


@pytest.mark.parametrize(
    "address",
    ["https://host:99999/api/v1", "https://host:x/api/v1", "https://[::1/api/v1", "ftp://host/api", "host", ""],
)
def test_an_address_that_can_not_be_is_said_in_words_and_like_no_other(address: str) -> None:
    with pytest.raises(UsageError, match="address"):
        usable_origin(address)
    # AND whoever compares addresses, such as those of a journal edited by hand, isn't held up by it
    others = {Connection(each).origin for each in ("https://host", "https://host:99998", "local", "ftp://host")}
    assert Connection(address).origin not in others


# --- a connection's catalogue of products ---


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
