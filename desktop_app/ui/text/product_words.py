"""Words for products: options with prices, and names wherever a batch is shown."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING, Protocol

from desktop_app.core.batches.batch import Batch
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import STANDARD, Catalogue, Product
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.ui.text import words

if TYPE_CHECKING:
    from desktop_app.ui.parts.choices.option_popup import Option

# Names that come with the program, of products and of their families.
_OURS = frozenset(name for product in STANDARD for name in (product.name, product.family))


class Connections(Protocol):
    """The lookup for product names (`services.connections.session.Session`)."""

    def connection(self, base_url: str) -> Connection:
        """Return the saved connection of that address, or one made for it."""
        ...


class ProductTitles:
    """Caches the catalogues of batches' connections until `forget`, because tables ask row by row."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._known: dict[str, Catalogue] = {}

    def catalogue(self, base_url: str) -> Catalogue:
        """Return the products that can be ordered there."""
        if base_url not in self._known:
            self._known[base_url] = shown_catalogue(self._connections.connection(base_url))
        return self._known[base_url]

    def title(self, batch: Batch) -> str:
        """Return the name a batch's product had at the time; the slug if none is known."""
        return product_name(batch.product_title or self.catalogue(batch.base_url).title(batch.product))

    def product(self, batch: Batch) -> Product | None:
        """Return a batch's product with its name and price of the time, not today's."""
        catalogue = self.catalogue(batch.base_url)
        if catalogue.named(batch.product) is None and not batch.product_title:
            return None
        return replace(catalogue.asked(batch.product), name=self.title(batch), price=batch.price)

    def forget(self) -> None:
        """Drop the cache after connections were changed."""
        self._known.clear()


def product_name(name: str) -> str:
    """Return the name of a product or family; translated if it comes with the program."""
    return words.tr(name, "products") if name in _OURS else name


def price_words(price: Decimal | None, unit: str) -> str:
    """Return a number's price to its last decimal: "0.004 USD"; `unit` "" if unknown."""
    if price is None:
        return words.tr("price unknown", "products")
    return words.exact_amount(price, unit) if unit else words.exact(price)


def product_options(catalogue: Catalogue, unit: str, *, local: bool) -> list[Option]:
    """Return the products with prices below their families' names, the families in order of appearance."""
    from desktop_app.ui.parts.choices.option_popup import HEADING  # whoever needs only names needs no widgets

    families: dict[str, list[Option]] = {}
    for product in catalogue:
        hint = price_words(product.price, unit)
        if local and product.simulated:
            hint += " · " + words.tr("simulated", "products")
        families.setdefault(product.family, []).append((product.slug, product_name(product.name), hint))
    if len(families) == 1:
        return next(iter(families.values()))
    other = words.tr("Others", "products")
    found: list[Option] = []
    for family, options in sorted(families.items(), key=lambda item: not item[0]):
        title = product_name(family) or other
        says_the_same = not found and [option[1] for option in options] == [title]
        found += options if says_the_same else [(HEADING, title), *options]
    return found
