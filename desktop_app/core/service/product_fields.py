"""Parses the fields of a product as a person types them, with an error message for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from desktop_app.core.batches.batch import Via
from desktop_app.core.service.products import Product
from desktop_app.core.text.said import said

# Names of `Product`'s own fields, in the order of the columns. Only the local service has `simulated`.
FIELDS = ("slug", "name", "family", "price", "minimum", "maximum", "via")
# No task may have more numbers than this.
MOST_NUMBERS = 10_000_000
_LONGEST = 120
_WAYS: Mapping[str, Via] = {
    **dict.fromkeys(("", "auto", "automatic", "by itself", "any", "either"), Via.AUTO),
    **dict.fromkeys(("json", "request", "list"), Via.JSON),
    **dict.fromkeys(("file", "upload", "csv", "txt"), Via.FILE),
}
_PRICE = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,9})?|[.,][0-9]{1,9}")
# 1,500 and 12.345 are thousands to one person and fractions to another; 0.002 is a fraction to both.
_EITHER = re.compile(r"(?!0[.,])([0-9]+)[.,]([0-9]{3})")
# 10000, and 10,000 or 10 000 or 10'000: a size has no fraction, so the sign separates thousands.
_WHOLE = re.compile(r"[0-9]{1,9}|[0-9]{1,3}(?:([ .,'\u00a0\u202f])[0-9]{3})(?:\1[0-9]{3})*")
# A spreadsheet program would take it for a formula.
_FORMULA = ("=", "+", "-", "@")


class FieldWrong(ValueError):
    """Raised for a `field` that can't be parsed; `reason` ends the sentence “price: …”."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(said("{field}: {reason}", field=field, reason=reason))
        self.field = field
        self.reason = reason


def product_of(typed: Mapping[str, str]) -> Product:
    """Return the product from typed fields; a missing field counts as blank. Raise `FieldWrong` at the first error."""
    found = {field: field_value(field, typed.get(field, "")) for field in FIELDS}
    if found["minimum"] and found["maximum"] and found["minimum"] > found["maximum"]:
        raise FieldWrong("minimum", said("it is more than the most per task"))
    return Product(**{**found, "name": found["name"] or found["slug"]})


def typed_of(product: Product) -> dict[str, str]:
    """Return a product's fields as a person would type them; `product_of` turns them back into it."""
    values = {field: getattr(product, field) for field in FIELDS}
    values["price"] = None if product.price is None else _plain(product.price)
    return {field: "" if value is None else str(value) for field, value in values.items()}


def one_form(field: str, text: str) -> str:
    """Normalise a number (0,5 to 0.5, 10,000 to 10000). Return anything else, or a wrong value, as typed."""
    try:
        value = field_value(field, text)
    except FieldWrong:
        return text
    if isinstance(value, Decimal):
        return _plain(value)
    return str(value) if isinstance(value, int) else text


def field_value(field: str, text: str) -> Any:
    """Return one field's value, as `Product` has it; a blank price or size is None. Raise `FieldWrong`."""
    try:
        return _CHECKS[field](text.strip())
    except ValueError as error:
        raise FieldWrong(field, str(error)) from None


def _slug(text: str) -> str:
    if not text:
        raise ValueError(said("it is missing"))
    if any(sign.isspace() for sign in text):
        raise ValueError(said("it can't have spaces in it"))
    return _text(text)


def _text(text: str) -> str:
    if len(text) > _LONGEST:
        raise ValueError(said("it is longer than {most} characters", most=_LONGEST))
    if not text.isprintable():
        raise ValueError(said("it has characters in it that can't be shown"))
    if text.startswith(_FORMULA):
        raise ValueError(said("it can't begin with {sign}", sign=text[0]))
    return text


def _price(text: str) -> Decimal | None:
    if text and not _PRICE.fullmatch(text):
        raise ValueError(said("it has to be a number such as 0.002, or nothing where it isn't known"))
    if either := _EITHER.fullmatch(text):
        whole, part = either.groups()
        fraction = Decimal(f"{whole}.{part}")
        thousands, fewest = int(whole + part), fraction.normalize()
        raise ValueError(
            said(
                "{text} could be {fewest} or {thousands}: write {plain} or {thousands}",
                text=text,
                fewest=f"{fewest:f}",
                thousands=str(thousands),
                plain=_plain(fraction),
            )
        )
    return Decimal(text.replace(",", ".")) if text else None


def _plain(price: Decimal) -> str:
    """Write a price with a point, never with three ambiguous digits behind it: 1.50, 1.2340."""
    text = format(price, "f")
    if not _EITHER.fullmatch(text):
        return text
    return text[:-1] if text.endswith("0") else text + "0"


def kept_price(text: str) -> str:
    """Return a stored price, whose point always marked a fraction, in an unambiguous form."""
    return _plain(Decimal(text)) if "." in text and _EITHER.fullmatch(text) else text


def _size(text: str) -> int | None:
    if not text:
        return None
    size = int(re.sub("[^0-9]", "", text)) if _WHOLE.fullmatch(text) else 0
    if not 0 < size <= MOST_NUMBERS:
        raise ValueError(said("it has to be a whole number from 1 to {most}, or nothing", most=MOST_NUMBERS))
    return size


def _way(text: str) -> Via:
    try:
        return _WAYS[text.casefold()]
    except KeyError:
        raise ValueError(said("it has to be auto, json or file")) from None


_CHECKS: Mapping[str, Callable[[str], Any]] = {
    "slug": _slug,
    "name": _text,
    "family": _text,
    "price": _price,
    "minimum": _size,
    "maximum": _size,
    "via": _way,
}
