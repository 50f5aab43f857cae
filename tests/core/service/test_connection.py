"""Connections, and the origin that a key is bound to."""

from __future__ import annotations

import pytest

from desktop_app.core.errors import UsageError
from desktop_app.core.service.connection import Connection, usable_origin


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
