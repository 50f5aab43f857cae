"""What can be asked of a service: its products, each with its price, its sizes and its way.

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
    """One product; `simulated` where the local service has no source.

    `price` is in the balance's unit for each number, None where nobody has said. `minimum` and `maximum` are the
    numbers that one task may have, None for any; `via` is the way its tasks go where a person chooses none.
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
        """What so many numbers cost by its price; None where that isn't known."""
        return None if self.price is None else self.price * numbers


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A connection's products, in the order in which they are shown; never empty."""

    products: tuple[Product, ...]

    def __iter__(self) -> Iterator[Product]:
        return iter(self.products)

    def __len__(self) -> int:
        return len(self.products)

    def named(self, slug: str) -> Product | None:
        """The product of that slug."""
        return next((product for product in self.products if product.slug == slug), None)

    def asked(self, slug: str) -> Product:
        """The same; where it isn't in the catalogue, one of which nothing is known but its slug."""
        return self.named(slug) or Product(slug, slug, "", None)

    def title(self, slug: str) -> str:
        """A product's name for a person; the slug where it isn't in the catalogue."""
        return self.asked(slug).name

    def named_as(self, known: Catalogue) -> Catalogue:
        """The same; what has no name of its own gets that which the `known` product of its slug has, and its family."""
        return Catalogue(tuple(_named_as(product, known.named(product.slug)) for product in self))

    def priced(self, slug: str, price: Decimal) -> Catalogue:
        """Return the catalogue with this price for a product, which is added where it isn't in it."""
        priced = replace(self.asked(slug), price=price)
        if self.named(slug) is None:
            return Catalogue((*self.products, priced))
        return Catalogue(tuple(priced if each.slug == slug else each for each in self))

    @property
    def default(self) -> Product:
        """The one that is chosen where nobody has chosen yet."""
        return self.products[0]


def price_of_one(amount: Decimal, numbers: int) -> Decimal | None:
    """Return the price of a number where so many cost this amount, to four digits; None where it says nothing."""
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


# The local service's, as it prices them; its slugs are the first guess for others, too.
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

# For a service that nobody has said anything of: what it charges isn't guessed.
UNPRICED = Catalogue(tuple(replace(product, price=None, simulated=False) for product in STANDARD))
