"""Lists the products that this service sells, with their prices."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Product:
    """A verification product. `price` is in credits per distinct number.

    `verdict` names the answer's field that stands alone in a TXT result.
    """

    slug: str
    name: str
    price: int
    verdict: str


CATALOGUE = (
    Product("phone-validation", "Phone validation", 1, "valid"),
    Product("carrier-lookup", "Carrier lookup", 1, "original_carrier"),
    Product("hlr-lookup", "HLR lookup", 2, "status"),
    Product("messaging-presence-whatsapp", "WhatsApp presence", 2, "registered"),
    Product("messaging-presence-telegram", "Telegram presence", 2, "registered"),
    Product("account-signals", "Account signals", 3, "risk"),
)
DEFAULT_PRODUCT = CATALOGUE[0].slug
SLUGS = tuple(product.slug for product in CATALOGUE)

_BY_SLUG = {product.slug: product for product in CATALOGUE}


def product_of(slug: str) -> Product | None:
    """Return the product of a slug; None if there is none."""
    return _BY_SLUG.get(slug)
