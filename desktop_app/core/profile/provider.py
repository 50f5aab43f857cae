"""Reads a provider file: a service profile, and what else a connection to that service begins with.

Such a file has no key. It comes with the program, or from whoever a person got it from, so nothing in it is trusted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import Any
from urllib.parse import urlsplit

from desktop_app.core.decoding.fields import squashed
from desktop_app.core.errors import UsageError
from desktop_app.core.profile.checks import SECRETS, Check, Wrong, a_word
from desktop_app.core.profile.model import ServiceProfile
from desktop_app.core.profile.reading import ProfileWrong, checked_section, line_of, profile_in, tables_in
from desktop_app.core.profile.writing import written
from desktop_app.core.service.connection import Connection, check_base_url
from desktop_app.core.service.product_list import FIELDS, MOST_PRODUCTS, FieldWrong, product_of, write_products
from desktop_app.core.service.products import Catalogue, Product
from desktop_app.core.text.translatable import tr_text

# Stands in an address for what is a person's own there and no secret, such as the number of their account.
ACCOUNT = "{account}"
_AN_ACCOUNT = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._~-]{0,62}[A-Za-z0-9])?")
_LONGEST_LINK = 300


@dataclass(frozen=True, slots=True)
class Provider:
    """A service that Dialproof knows how to speak to. `name` is for a person, `slug` for the command line.

    `address` may have `ACCOUNT`; `account` is then what a person is asked for, else "". `key_page` is where they find
    their key. Prices are in `currency`, read at `price_page` on `price_date`. All but name, slug and address may be
    missing: "" or None.
    """

    slug: str
    name: str
    address: str
    profile: ServiceProfile
    products: tuple[Product, ...] = ()
    account: str = ""
    key_page: str = ""
    documentation: str = ""
    price_page: str = ""
    price_date: date | None = None
    currency: str = ""

    def base_url(self, account: str = "") -> str:
        """Return the address for an account, normalised. Raise `UsageError` for a text that can't be one."""
        if self.account and not _AN_ACCOUNT.fullmatch(account):
            raise UsageError(reason=tr_text("“{account}” can't be what stands in the address.", account=account))
        return check_base_url(self.address.replace(ACCOUNT, account))

    def connection(self, account: str = "", name: str = "") -> Connection:
        """Return a connection to the service, as it begins. Raise `UsageError` as `base_url` does."""
        return Connection(self.base_url(account), name or self.name, self.profile_text, self.products_text)

    @property
    def profile_text(self) -> str:
        """The service profile, as connections have it."""
        return written(self.profile)

    @property
    def products_text(self) -> str:
        """The products, as connections have them; "" for the usual ones."""
        return write_products(Catalogue(self.products)) if self.products else ""


# What editors add to a name of their own accord.
TEXT_ENDING = ".toml.txt"


@dataclass(frozen=True, slots=True)
class ProviderFile:
    """A provider file by its `slug`, the name without its ending; `problem` says why it has no provider.

    `own`: it is the person's, and none that comes with the program.
    """

    slug: str
    provider: Provider | None
    problem: str = ""
    own: bool = False

    @property
    def title(self) -> str:
        """The name for a person: that of the service, else of the file."""
        if self.provider:
            return self.provider.name
        return self.slug if self.slug.endswith(TEXT_ENDING) else f"{self.slug}.toml"


def read_provider(text: str, slug: str) -> Provider:
    """Return the provider in a text, which is named `slug`. Raise `ProfileWrong` for anything invalid."""
    found = tables_in(text)
    if "provider" not in found:
        raise ProfileWrong(None, tr_text("it has no section [provider], which names the service and its address"))
    told = checked_section(text, "provider", found.pop("provider"), _ENTRIES)
    for name in ("name", "address"):
        if name not in told:
            raise ProfileWrong(line_of(text, "provider", ""), tr_text("{field}: it is missing", field=name))
    products = tuple(_products(text, found.pop("products", [])))
    _matching(text, told, products)
    _without_secrets(text, found.get("requests", {}))
    return Provider(slug=slug, profile=profile_in(text, found), products=products, **told)


def _matching(text: str, told: Mapping[str, Any], products: Sequence[Product]) -> None:
    """Reject an account that stands nowhere, a place for one that has no name, and prices of unknown age."""
    if bool(told.get("account")) != (ACCOUNT in told["address"]):
        reason = tr_text("account: it names what stands for {place} in the address", place=ACCOUNT)
        raise ProfileWrong(line_of(text, "provider", "account"), reason)
    if any(product.price is not None for product in products) and not {"price_page", "price_date"} <= told.keys():
        reason = tr_text("price_page, price_date: say where and on which day the prices were read")
        raise ProfileWrong(line_of(text, "provider", ""), reason)


# --- Checks ---


def _an_address(value: Any) -> str:
    """Return a connection's address, with `ACCOUNT` where that belongs. Raise `Wrong`."""
    if not isinstance(value, str) or value.count(ACCOUNT) > 1:
        raise Wrong(tr_text("it has to be an address in quotation marks"))
    try:
        check_base_url(value.replace(ACCOUNT, "account"))
    except UsageError as error:
        raise Wrong(str(error)) from None
    return value.strip().rstrip("/")


def _a_link(value: Any) -> str:
    """Return the address of a page, which a browser may be sent to."""
    text = value if isinstance(value, str) else ""
    parts = urlsplit(text) if text.isascii() and text.isprintable() and " " not in text else None
    if parts is None or parts.scheme != "https" or not parts.hostname or "@" in parts.netloc:
        raise Wrong(tr_text("it has to be the address of a page that begins with https://"))
    if len(text) > _LONGEST_LINK:
        raise Wrong(tr_text("it is longer than {most} characters", most=_LONGEST_LINK))
    return text


def _a_day(value: Any) -> date:
    """Return a day, which TOML has without quotation marks."""
    if not isinstance(value, date) or isinstance(value, datetime):
        raise Wrong(tr_text("it has to be a day such as {example}, without quotation marks", example="2026-07-31"))
    return value


_ENTRIES: Mapping[str, Check] = {
    "name": a_word,
    "address": _an_address,
    "account": a_word,
    "key_page": _a_link,
    "documentation": _a_link,
    "price_page": _a_link,
    "price_date": _a_day,
    "currency": a_word,
}


def _products(text: str, tables: Any) -> Iterator[Product]:
    """Yield the products. Their entries are called as the columns of a price list."""
    if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
        raise ProfileWrong(line_of(text, "products", ""), tr_text("write [[products]] above each product"))
    if len(tables) > MOST_PRODUCTS:
        raise ProfileWrong(None, tr_text("there are more than {most} products", most=MOST_PRODUCTS))
    seen = set()
    headings = [at for at, line in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[\s*products\s*\]\]", line)]
    for at, table in enumerate(tables):
        line = headings[at] if at < len(headings) else None
        if unknown := [name for name in table if name not in FIELDS]:
            known = ", ".join(FIELDS)
            raise ProfileWrong(
                line, tr_text("a product has no “{key}”; it may have {known}", key=unknown[0], known=known)
            )
        try:
            product = product_of({name: _typed(value) for name, value in table.items()})
        except FieldWrong as error:
            raise ProfileWrong(line, str(error)) from None
        if product.slug in seen:
            raise ProfileWrong(line, tr_text("“{slug}” stands in an earlier line, too", slug=product.slug))
        seen.add(product.slug)
        yield product


def _typed(value: Any) -> str:
    """Return a value of a product as a person would type it: 0.008 and "0.008" are the same price."""
    if isinstance(value, float):
        text = f"{Decimal(repr(value)):f}" if abs(value) < 1e12 else repr(value)
        return text + "0" if re.fullmatch(r"[1-9]\d*\.\d{3}", text) else text  # a point is no thousands' here
    return value if isinstance(value, str) else str(value)


def _without_secrets(text: str, requests: Any) -> None:
    """Reject further fields that are called as a key is: a file that is handed on must have none."""
    if not isinstance(requests, dict):
        return
    for entry in ("extra", "extra_for", "each"):
        for name in _names_in(requests.get(entry)):
            if squashed(name) in SECRETS:
                reason = tr_text("“{name}”: a key has no place in a profile; [auth] says how it goes", name=name)
                raise ProfileWrong(line_of(text, "requests", entry), reason)


def _names_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from _names_in(inner)
