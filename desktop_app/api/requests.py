"""Makes requests from a service profile: each with its method, its address below the connection's, and its fields.

What stands in the address, or in the object of each number, isn't sent a second time as a field. A GET has its fields
in the query.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote

from desktop_app.core.errors import UsageError
from desktop_app.core.profile.model import (
    COUNT,
    COUNTRY,
    NUMBER,
    PRODUCT,
    TASK_ID,
    BodyForm,
    Endpoint,
    Requests,
    ServiceProfile,
)
from desktop_app.core.text.translatable import tr_text

Fields = Mapping[str, Any]
Coded = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Request:
    """A request as it is sent, but for its key: `address` is below the connection's, `template` is it without values.

    `body` is what httpx gets, `size` the bytes of it that count.
    """

    method: str
    address: str
    template: str
    body: Mapping[str, Any] = field(default_factory=dict)
    size: int = 0


def balance_request(profile: ServiceProfile) -> Request:
    """Return the request for the balance."""
    return _made(profile.requests, profile.paths.endpoint("balance"), {}, {})


def task_request(profile: ServiceProfile, name: str, task_id: str) -> Request:
    """Return a request about a task, for the endpoint of this `name`: `task` or `result`."""
    names, endpoint = profile.requests, profile.paths.endpoint(name)
    return _made(names, endpoint, {TASK_ID: task_id}, {} if TASK_ID in endpoint.address else {names.task: task_id})


def quote_request(profile: ServiceProfile, product: str, country: str, count: int) -> Request:
    """Return the request that asks what so many numbers would cost."""
    names, values = profile.requests, {PRODUCT: product, COUNTRY: country, COUNT: str(count)}
    endpoint = profile.paths.endpoint("quote")
    wanted = {names.product: PRODUCT, names.country: COUNTRY, names.count: COUNT}
    asked = _unsaid(None, endpoint, wanted, values)
    if asked.get(names.count):
        asked[names.count] = count
    return _made(names, endpoint, values, _named(asked, names.extras(product)))


def detect_request(
    profile: ServiceProfile, product: str, country: str, phones: Sequence[str], token: str = ""
) -> Request:
    """Return the request that submits a list as fields. `token`: of its quote."""
    names, values = profile.requests, {PRODUCT: product, COUNTRY: country}
    endpoint = profile.paths.endpoint("detect")
    asked = _unsaid(names, endpoint, {names.product: PRODUCT, names.country: COUNTRY}, values)
    numbers = {names.phones: names.numbers(phones, product, country), names.quote_token: token}
    return _made(names, endpoint, values, _named({**asked, **numbers}, names.extras(product)))


def upload_request(
    profile: ServiceProfile, product: str, country: str, phones: Sequence[str], token: str = ""
) -> Request:
    """Return the request that submits a list as a file: CSV with one column. `token`: of its quote."""
    names, values = profile.requests, {PRODUCT: product, COUNTRY: country}
    endpoint = profile.paths.endpoint("detect_file")
    header = [names.upload_header] if names.upload_header else []
    table = "\n".join([*header, *map(names.number, phones), ""]).encode()
    asked = _unsaid(names, endpoint, {names.upload_product: PRODUCT, names.upload_country: COUNTRY}, values)
    asked[names.quote_token] = token
    extras = {name: _form_value(value) for name, value in names.extras(product).items()}
    body = {"files": {names.upload: (UPLOAD_NAME, table, "text/csv")}, "data": _named(asked, extras)}
    return Request(endpoint.method, filled(endpoint.address, values), endpoint.address, body, len(table))


def check_request(profile: ServiceProfile, number: str, product: str | None, country: str | None) -> Request:
    """Return the request for a single check."""
    names = profile.requests
    values = {NUMBER: names.number(number), PRODUCT: product or "", COUNTRY: country or ""}
    endpoint = profile.paths.endpoint("check")
    wanted = {names.phone: NUMBER, names.phone_product: PRODUCT, names.phone_country: COUNTRY}
    asked: dict[str, Any] = _unsaid(names if names.phone_list else None, endpoint, wanted, values)
    if names.phone_list and NUMBER not in endpoint.address:
        asked[names.phone] = names.numbers([number], values[PRODUCT], values[COUNTRY])
    return _made(names, endpoint, values, _named(asked, names.extras(product)))


def with_header(request: Request, name: str, value: str) -> Request:
    """Return a request with a further header."""
    return replace(request, body={**request.body, "headers": {**request.body.get("headers", {}), name: value}})


# The file name that the service sees; it reveals nothing about the person's file.
UPLOAD_NAME = "numbers.csv"


def _unsaid(
    names: Requests | None, endpoint: Endpoint, wanted: Mapping[str, str], values: Mapping[str, str]
) -> dict[str, Any]:
    """Return the fields whose values stand neither in the address nor, with `names`, in the object of each number."""
    return {
        name: values[placeholder]
        for name, placeholder in wanted.items()
        if placeholder not in endpoint.address and not (names and placeholder != NUMBER and names.in_each(placeholder))
    }


def _named(fields: Fields, extras: Fields) -> dict[str, Any]:
    """Combine fields and extras. A field that the service profile names "" isn't sent, nor is an empty value."""
    return {**extras, **{name: value for name, value in fields.items() if name and value != ""}}


def _made(names: Requests, endpoint: Endpoint, values: Mapping[str, str], fields: Fields) -> Request:
    address = filled(endpoint.address, values)
    if endpoint.method == "GET":
        return Request("GET", with_query(address, _form_fields(fields)), endpoint.address)
    body, size = _written(names.body, fields)
    return Request(endpoint.method, address, endpoint.address, body, size)


# --- Addresses ---


_PLACEHOLDER = re.compile("|".join(map(re.escape, (TASK_ID, NUMBER, PRODUCT, COUNTRY, COUNT))))


def quoted(text: str) -> str:
    """Return a text as it stands in a path or a query: everything but letters, digits and -._~ encoded.

    One of dots alone would be a step in a path.
    """
    coded = quote(text, safe="")
    return coded if coded.strip(".") else coded.replace(".", "%2E")


def filled(address: str, values: Mapping[str, str]) -> str:
    """Return an address with its placeholders filled, each value within its own segment or parameter.

    A parameter without a value is left out. Raise `UsageError` for a segment without one.
    """

    def value(found: re.Match[str]) -> str:
        return quoted(values[found[0]])

    path, _, query = address.partition("?")
    if empty := [name for name in _PLACEHOLDER.findall(path) if not values[name]]:
        raise UsageError(reason=tr_text("This service wants a value for {name} in its address.", name=empty[0]))
    parameters = [
        each for each in query.split("&") if each and all(values[name] for name in _PLACEHOLDER.findall(each))
    ]
    whole = "?".join(filter(None, (path, "&".join(parameters))))
    return _PLACEHOLDER.sub(value, whole)


def with_query(url: str, fields: Mapping[str, Sequence[str] | str], coded: Coded = quoted) -> str:
    """Return an address with further parameters behind its own."""
    added = _urlencoded(fields, coded)
    address, mark, fragment = url.partition("#")
    return f"{address}{'&' if '?' in address else '?'}{added}{mark}{fragment}" if added else url


def _urlencoded(fields: Mapping[str, Sequence[str] | str], coded: Coded) -> str:
    pairs = [(name, each) for name, value in fields.items() for each in ([value] if isinstance(value, str) else value)]
    return "&".join(f"{coded(name)}={coded(value)}" for name, value in pairs)


# --- Bodies ---


_JSON, _URLENCODED = "application/json", "application/x-www-form-urlencoded"


def _written(form: BodyForm, fields: Fields) -> tuple[dict[str, Any], int]:
    """Return a body, as httpx takes it, and its size."""
    if form is BodyForm.FORM and fields:
        texts = _form_fields(fields)
        parts = [(name, (None, each)) for name, value in texts.items() for each in _as_list(value)]
        return {"files": parts}, sum(len(name) + len(each) for name, (_, each) in parts)
    if form is not BodyForm.JSON:
        return _content(_urlencoded(_form_fields(fields), quoted), _URLENCODED)
    return _content(json.dumps(fields, ensure_ascii=False, separators=(",", ":")), _JSON)


def _content(text: str, kind: str) -> tuple[dict[str, Any], int]:
    content = text.encode()
    return {"content": content, "headers": {"Content-Type": kind}}, len(content)


def _form_fields(fields: Fields) -> dict[str, Any]:
    return {name: _form_value(value) for name, value in fields.items()}


def _form_value(value: Any) -> Any:
    """Return a form value as text: true becomes `true`, as in JSON; a list becomes one field per item."""
    if isinstance(value, list):
        return [_form_value(each) for each in value]
    return value if isinstance(value, str) else json.dumps(value)


def _as_list(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]


def with_fields(body: bytes, kind: str, fields: Mapping[str, str], coded: Coded = quoted) -> bytes:
    """Return a body of a media type (JSON object, urlencoded or multipart) with further fields before its own."""
    if kind.startswith(_JSON):
        added, rest = json.dumps(fields, ensure_ascii=False)[:-1].encode(), body.lstrip()[1:]
        return added + (b"" if rest.lstrip() == b"}" else b",") + rest
    if kind.startswith("multipart/"):
        boundary = kind.partition("boundary=")[2].strip('"')
        heads = (f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n' for name in fields)
        return b"".join(f"{head}{each}\r\n".encode() for head, each in zip(heads, fields.values(), strict=True)) + body
    return _urlencoded(fields, coded).encode() + (b"&" + body if body else b"")
