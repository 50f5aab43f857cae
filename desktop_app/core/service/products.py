"""Defines products: what a service can be asked, with price, sizes and the way to send.

The document shows no slugs, prices or sizes of tasks, so each connection has a catalogue of its own, which a person
corrects (`core.service.product_list` reads and writes it).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Context, Decimal

from desktop_app.core.batches.batch import Via

_PRICE_DIGITS, _PRICE_PLACES, _MOST_PRICE = 4, 6, Decimal(10**9)


@dataclass(frozen=True, slots=True)
class Product:
    """One product. `simulated`: the local service has no source for it.

    `price` is per number in the balance's unit, None where nobody has said. `minimum` and `maximum` are the numbers
    that one task may have, None for any. `via` is the way its tasks are sent unless a person chooses one.
    """

    slug: str
    name: str
    family: str
    price: Decimal | None
    simulated: bool = False
    minimum: int | None = None
    maximum: int | None = None
    via: Via = Via.AUTO

    def cost(self, numbers: int) -> Decimal | None:
        """Return the cost of so many numbers; None where the price is unknown."""
        return None if self.price is None else self.price * numbers


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A connection's products in display order; never empty."""

    products: tuple[Product, ...]

    def __iter__(self) -> Iterator[Product]:
        return iter(self.products)

    def __len__(self) -> int:
        return len(self.products)

    def named(self, slug: str) -> Product | None:
        """Return the product of that slug; None if there is none."""
        return next((product for product in self.products if product.slug == slug), None)

    def asked(self, slug: str) -> Product:
        """Return the product of that slug; a bare one, known by its slug alone, if it isn't in the catalogue."""
        return self.named(slug) or Product(slug, slug, "", None)

    def title(self, slug: str) -> str:
        """Return a product's name for a person; the slug if it isn't in the catalogue."""
        return self.asked(slug).name

    def named_as(self, known: Catalogue) -> Catalogue:
        """Return the catalogue with names and families filled in from `known`, by slug, for products without a name."""
        return Catalogue(tuple(_named_as(product, known.named(product.slug)) for product in self))

    def priced(self, slug: str, price: Decimal) -> Catalogue:
        """Return the catalogue with this price for a product, adding it if it isn't there."""
        priced = replace(self.asked(slug), price=price)
        if self.named(slug) is None:
            return Catalogue((*self.products, priced))
        return Catalogue(tuple(priced if each.slug == slug else each for each in self))

    @property
    def default(self) -> Product:
        """The product to select before anybody has chosen."""
        return self.products[0]


def price_of_one(amount: Decimal, numbers: int) -> Decimal | None:
    """Return the price of one number, to four digits, if `numbers` cost `amount`; None where that says nothing."""
    if numbers <= 0 or amount <= 0:
        return None
    exact = amount / numbers
    rounded = Context(prec=_PRICE_DIGITS, rounding=ROUND_HALF_UP).plus(exact)
    found = round(exact if exact == round(exact, _PRICE_PLACES) else rounded, _PRICE_PLACES).normalize()
    return Decimal(f"{found:f}") if 0 < found < _MOST_PRICE else None


def _named_as(product: Product, known: Product | None) -> Product:
    if known is None or product.name != product.slug:
        return product
    return replace(product, name=known.name, family=product.family or known.family)


# The local service's catalogue with its prices; its slugs are the first guess for other services, too.
STANDARD = Catalogue(
    (
        Product("phone-validation", "Phone validation", "Phone validation", Decimal(1)),
        Product("carrier-lookup", "Carrier lookup", "Carrier and HLR lookup", Decimal(1)),
        Product("hlr-lookup", "HLR lookup", "Carrier and HLR lookup", Decimal(2), simulated=True),
        Product("messaging-presence-whatsapp", "WhatsApp presence", "Messaging presence", Decimal(2), simulated=True),
        Product("messaging-presence-telegram", "Telegram presence", "Messaging presence", Decimal(2), simulated=True),
        Product("account-signals", "Account signals", "Account signals", Decimal(3), simulated=True),
    )
)

# For a service that nobody has described: its prices aren't guessed.
UNPRICED = Catalogue(tuple(replace(product, price=None, simulated=False) for product in STANDARD))
