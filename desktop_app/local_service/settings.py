"""Holds the service's settings: where it stores things, what it allows and sells, what an account starts with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.errors import UsageError
from desktop_app.core.text.translatable import tr_text

FOLDER = "local-service"
CREDITS_VARIABLE = "DIALPROOF_LOCAL_CREDITS"
OPENING_CREDITS = 10_000_000
MOST_CREDITS = 10**15


@dataclass(frozen=True, slots=True)
class Limits:
    """The requests per minute for each key and endpoint group (API document, Limits).

    `burst` is the capacity of the realtime token bucket, which refills at `checks` per `window` seconds. It equals
    `checks`: a client that keeps `checks` per sliding window sends at most checks × (t / window + 1) requests in any t
    seconds, which is exactly what a bucket of that capacity lets through. A smaller burst would refuse clients that
    keep the documented limit.
    """

    reads: int = 120
    submissions: int = 30
    checks: int = 180
    burst: int = 180
    window: float = 60.0


DOCUMENTED = Limits()


@dataclass(frozen=True, slots=True)
class ServiceSettings:
    """The service's settings. `folder` holds the store, the log and the rendered results; only its owner may read it.

    `origin` is the bound address (`http://127.0.0.1:54321`) with which download links begin; "" takes it from the
    request. `limits` None switches the limits off. Finished tasks are forgotten after `keep_days`. The API document
    names no maxima; these are this service's own.
    """

    folder: Path
    origin: str = ""
    opening_credits: int = OPENING_CREDITS
    limits: Limits | None = DOCUMENTED
    max_phones: int = 100_000
    max_file_numbers: int = 1_000_000
    max_json_bytes: int = 16 * 1024 * 1024
    max_file_bytes: int = 50 * 1024 * 1024
    link_seconds: int = 15 * 60
    chunk: int = 5_000
    keep_days: int = 90

    @property
    def store(self) -> Path:
        """The SQLite file."""
        return self.folder / "store.sqlite"

    @property
    def results(self) -> Path:
        """The folder of rendered result files, all of which can be made again from the store."""
        return self.folder / "results"


def opening_credits(environ: Mapping[str, str]) -> int:
    """Return the credits of a fresh store: DIALPROOF_LOCAL_CREDITS, else 10,000,000.

    Raise `UsageError` if the variable isn't a whole number from 0 to 10¹⁵.
    """
    text = environ.get(CREDITS_VARIABLE, "").strip()
    if not text:
        return OPENING_CREDITS
    if not (text.isascii() and text.isdigit() and len(text) <= 16 and int(text) <= MOST_CREDITS):
        raise UsageError(
            reason=tr_text(
                "{variable} must be a whole number of credits, not “{value}”.",
                variable=CREDITS_VARIABLE,
                value=text[:20],
            )
        )
    return int(text)


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
