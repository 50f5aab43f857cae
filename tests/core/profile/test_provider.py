"""A provider file: what a connection begins with, and what no such file may have."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.trial import reading_of
from desktop_app.core.errors import UsageError
from desktop_app.core.profile.model import DEFAULT, Probe
from desktop_app.core.profile.provider import read_provider
from desktop_app.core.profile.reading import ProfileWrong, read_profile
from desktop_app.core.profile.writing import written
from desktop_app.core.service.product_list import read_kept

WHOLE = """
profile = 1

[provider]
name = "Example"
address = "https://{account}.example.com/v2"
account = "Account number"
key_page = "https://example.com/keys"
price_page = "https://example.com/prices"
price_date = 2026-07-31
currency = "EUR"

[[products]]
slug = "hlr"
name = "HLR lookup"
price = 0.00015
via = "realtime"

[[products]]
slug = "mnp"
price = "0.5"
minimum = 10

[auth]
by = "basic"
labels = ["Account SID", "Auth token"]

[paths]
balance = ""
check = "GET /lookup/{number}"

[test]
number = "+14155550100"
product = "mnp"
charged = false
"""


def test_a_connection_begins_with_all_that_the_file_says() -> None:
    found = read_provider(WHOLE, "example")
    connection = found.connection("acme-7")
    assert (connection.base_url, connection.name) == ("https://acme-7.example.com/v2", "Example")
    # THEN the profile is the file's, and has neither the address nor the products in it
    profile = read_profile(connection.profile)
    assert profile == found.profile
    assert profile.auth.labels == ("Account SID", "Auth token")
    assert not profile.has_balance
    assert profile.probe == Probe("+14155550100", "mnp", charged=False)
    # AND the prices are those that stand there, whatever sign they are written with
    hlr, mnp = read_kept(connection.products)
    assert (hlr.price, hlr.via, mnp.price, mnp.minimum) == (Decimal("0.00015"), Via.REALTIME, Decimal("0.5"), 10)
    assert (found.price_date, found.currency) == (date(2026, 7, 31), "EUR")


@pytest.mark.parametrize("account", ["", "a/b", "a.example.com/", "a b", "..", "a@b", "a?b", "{account}", "ä"])
def test_an_account_can_lead_nowhere_else(account: str) -> None:
    with pytest.raises(UsageError, match="can't be"):
        read_provider(WHOLE, "example").base_url(account)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("[provider]", "[providers]", None, "no section [provider]"),
        ('name = "Example"\n', "", 4, "name: it is missing"),
        ("https://{account}.example.com/v2", "http://{account}.example.com", 6, "https"),
        ("https://{account}.example.com/v2", "https://user:pass@{account}.example.com", 6, "no place in it"),
        ("https://{account}.example.com/v2", "https://{account}.{account}.example.com", 6, "has to be an address"),
        ("{account}.", "", 7, "what stands for {account}"),
        ('account = "Account number"\n', "", 4, "what stands for {account}"),
        ('"https://example.com/keys"', '"javascript:alert(1)"', 8, "begins with https://"),
        ('"https://example.com/keys"', '"file:///etc/passwd"', 8, "begins with https://"),
        ("price_date = 2026-07-31\n", "", 4, "say where and on which day"),
        ("2026-07-31", '"July"', 10, "it has to be a day"),
        ("price = 0.00015", "price = -1", 13, "price: it has to be a number"),
        ("price = 0.00015", "cost = 1", 13, "a product has no “cost”"),
        ('slug = "mnp"', 'slug = "hlr"', 19, "“hlr” stands in an earlier line"),
        ("minimum = 10", "minimum = true", 19, "minimum: it has to be a whole number"),
        ('["Account SID", "Auth token"]', '["Account SID"]', 26, "labels: the key has 2 parts"),
        ("charged = false", 'task = "t"', 33, "one of the two"),
        ('[test]\nnumber = "+14155550100"\nproduct = "mnp"\ncharged = false', "", 29, "balance: without one, [test]"),
        ("[test]", '[requests]\nextra = { api_key = "secret" }\n[test]', 33, "a key has no place"),
        ("[test]", "[requests.extra_for.hlr]\npassword = 1\n[test]", None, "a key has no place"),
        ("GET /lookup/{number}", "GET /lookup/{number}?token=1", 30, "a key has no place"),
        ("[test]", "[tests]", 32, "did you mean “test”"),
        ("[[products]]", "[products]", None, "can't be read"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int | None, words: str) -> None:
    assert old in WHOLE
    with pytest.raises(ProfileWrong) as found:
        read_provider(WHOLE.replace(old, new, 1), "example")
    assert words in found.value.reason
    if line is not None:
        assert found.value.line == line


def test_a_connection_stays_proven_where_only_labels_and_the_test_are_named() -> None:
    found = read_provider(WHOLE.replace('balance = ""\n', ""), "example").profile
    bare = read_profile('[auth]\nby = "basic"\n[paths]\ncheck = "GET /lookup/{number}"')
    assert reading_of(found) == reading_of(bare) != reading_of(DEFAULT)
    assert read_profile(written(found)) == found
