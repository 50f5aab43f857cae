"""Parses amounts in all forms that similar services use: numbers, text, and objects with a currency."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

from desktop_app.core.decoding.fields import Object, field, word

CURRENCY = ("currency", "currencycode", "unit")
_INNER = ("amount", "value", "total", "credits")
# More digits before or after the point are no account's amount.
_MAGNITUDE = 30
_NUMBER = re.compile(r"[-+]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)")
_THOUSANDS = re.compile(r"[-+]?[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?")
_DECIMAL_COMMA = re.compile(r"[-+]?[0-9]+(?:\.[0-9]{3})*,[0-9]+")


def amount(value: Any) -> Decimal | None:
    """Return the exact amount in a number, a text (`"1,234.50"`, `"$12.50"`) or `{amount, currency}`; else None."""
    if isinstance(value, dict):
        value = field(value, _INNER)
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        value = _from_text(value)
    if isinstance(value, float):
        value = Decimal(repr(value))
    if isinstance(value, int):
        return Decimal(value) if value.bit_length() <= 3 * _MAGNITUDE else None
    return _sensible(value) if isinstance(value, Decimal) else None


def _sensible(value: Decimal) -> Decimal | None:
    exponent = value.as_tuple().exponent
    if not isinstance(exponent, int) or abs(exponent) > _MAGNITUDE or value.adjusted() > _MAGNITUDE:
        return None
    return Decimal(format(value, "f"))  # 1E+2 is shown as 100


def _from_text(text: str) -> Decimal | None:
    digits = re.sub(r"^[^\d+\-.]+|[^\d]+$", "", text.strip()[:80]).replace(" ", "").replace("\u00a0", "")
    if _THOUSANDS.fullmatch(digits):
        digits = digits.replace(",", "")
    elif _DECIMAL_COMMA.fullmatch(digits):
        digits = digits.replace(".", "").replace(",", ".")
    return Decimal(digits) if _NUMBER.fullmatch(digits) else None


def currency(value: Any, around: Object) -> str:
    """Return the currency named inside `value` (an amount's own object) or beside it; "" if none is."""
    inner = word(field(value, CURRENCY)) if isinstance(value, dict) else ""
    return inner or word(field(around, CURRENCY))


# Charged amounts are searched before estimates.
_COST = ("actualamount", "actualcost", "cost", "totalcost", "creditscharged", "creditsused", "charged")
_ESTIMATE = ("estimatedamount", "estimatedcost", "estimatedcredits")


def cost(places: list[Object]) -> tuple[Decimal | None, bool]:
    """Return the first cost in `places`, charged before estimated, and True if it is an estimate."""
    for names in (_COST, _ESTIMATE):
        for place in places:
            if (found := amount(field(place, names))) is not None and found >= 0:
                return found, names is _ESTIMATE
    return None, False
