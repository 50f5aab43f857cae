"""Maps each product to the source that answers for it."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.local_service.sources.numbering import CarrierLookup, PhoneValidation
from desktop_app.local_service.sources.sandbox import AccountSignals, HlrLookup, MessagingPresence
from desktop_app.local_service.sources.source import Source


def standard_sources() -> Mapping[str, Source]:
    """Return one source for each slug of `products.CATALOGUE`."""
    whatsapp, telegram = "messaging-presence-whatsapp", "messaging-presence-telegram"
    return {
        "phone-validation": PhoneValidation(),
        "carrier-lookup": CarrierLookup(),
        "hlr-lookup": HlrLookup("hlr-lookup"),
        whatsapp: MessagingPresence(whatsapp),
        telegram: MessagingPresence(telegram),
        "account-signals": AccountSignals("account-signals"),
    }
