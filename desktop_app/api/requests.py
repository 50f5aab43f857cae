"""The bodies of requests, under the names that the service gives their parts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from desktop_app.core.dialect.model import Requests

# The name that the service sees: it says nothing of the person's file.
UPLOAD_NAME = "numbers.csv"


def detect_fields(names: Requests, product: str, country: str, phones: Sequence[str]) -> dict[str, Any]:
    """What POST /detect is sent."""
    numbers = list(map(names.number, phones))
    return _named({names.product: product, names.country: country, names.phones: numbers}, names.extras(product))


def check_fields(names: Requests, number: str, product: str | None, country: str | None) -> dict[str, Any]:
    """What POST /realtime/check/phone is sent."""
    asked = {names.phone: names.number(number), names.phone_product: product, names.phone_country: country}
    return _named({name: value for name, value in asked.items() if value}, names.extras(product))


def upload_table(names: Requests, phones: Sequence[str]) -> bytes:
    """The list that POST /detect/file is sent: CSV with one column."""
    header = [names.upload_header] if names.upload_header else []
    return "\n".join([*header, *map(names.number, phones), ""]).encode()


def upload_body(names: Requests, product: str, country: str, table: bytes) -> dict[str, Any]:
    """The parts of its form, as httpx takes them."""
    extras = {name: _form_value(value) for name, value in names.extras(product).items()}
    return {
        "files": {names.upload: (UPLOAD_NAME, table, "text/csv")},
        "data": _named({names.upload_product: product, names.upload_country: country}, extras),
    }


def json_body(value: dict[str, Any]) -> dict[str, Any]:
    """A JSON body, as httpx takes it."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return {"content": text.encode(), "headers": {"Content-Type": "application/json"}}


def _named(fields: dict[str, Any], extras: dict[str, Any]) -> dict[str, Any]:
    """What a dialect calls "" isn't sent."""
    return {**extras, **{name: value for name, value in fields.items() if name}}


def _form_value(value: Any) -> Any:
    """A form has texts: true is `true`, as in JSON; a list is a field for each."""
    if isinstance(value, list):
        return [_form_value(each) for each in value]
    return value if isinstance(value, str) else json.dumps(value)
