"""What can be asked of the service: a catalogue of products, as the local service prices them.

The document shows no slugs and no prices; for another service these are first guesses that a
person corrects.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Product:
    """One product: `price` in the balance's unit for each number; `simulated` where the local service has no source."""

    slug: str
    name: str
    family: str
    price: Decimal
    simulated: bool = False


CATALOGUE: tuple[Product, ...] = (
    Product("phone-validation", "Phone validation", "Phone validation", Decimal(1)),
    Product("carrier-lookup", "Carrier lookup", "Carrier and HLR lookup", Decimal(1)),
    Product("hlr-lookup", "HLR lookup", "Carrier and HLR lookup", Decimal(2), simulated=True),
    Product("messaging-presence-whatsapp", "WhatsApp presence", "Messaging presence", Decimal(2), simulated=True),
    Product("messaging-presence-telegram", "Telegram presence", "Messaging presence", Decimal(2), simulated=True),
    Product("account-signals", "Account signals", "Account signals", Decimal(3), simulated=True),
)

DEFAULT_PRODUCT = CATALOGUE[0].slug


def product_named(slug: str) -> Product | None:
    """The catalogue's product of that slug."""
    return next((product for product in CATALOGUE if product.slug == slug), None)


def product_title(slug: str) -> str:
    """A product's name for a person; the slug where it isn't in the catalogue."""
    product = product_named(slug)
    return product.name if product else slug
