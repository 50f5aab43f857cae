"""Requests as a profile shapes them: GET or POST, values in an address, bodies of each form, numbers of each shape."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl, unquote

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.api import HttpClient
from desktop_app.api.requests import filled
from desktop_app.core.batches.batch import Via
from desktop_app.core.errors import DialproofError, UsageError
from desktop_app.core.profile.model import COUNTRY, NUMBER, PRODUCT, TASK_ID
from desktop_app.core.profile.reading import ProfileWrong, read_profile
from desktop_app.core.service.connection import Connection
from desktop_app.services.connections.task_limit import by_country
from desktop_app.services.ports import Sending

from .strict_service import body_fields

ONE, TWO = "+447400123456", "+491713920012"
ANSWER = {"balance": 5, "task_id": "t_01", "status": "completed", "valid": True}
Call = Callable[[HttpClient], Awaitable[Any]]


def sent(profile: str, call: Call, status: int = 200, seen: list[httpx.Request] | None = None) -> httpx.Request:
    """The one request that a call makes. All are put into `seen`."""
    seen = [] if seen is None else seen

    def handler(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(status, json=ANSWER)

    async def main() -> None:
        transport = httpx.MockTransport(handler)
        client = HttpClient("https://service.example/api", "key", transport=transport, profile=read_profile(profile))
        try:
            await call(client)
        finally:
            await client.aclose()

    asyncio.run(main())
    (request,) = seen
    return request


def target(request: httpx.Request) -> str:
    return f"{request.method} {request.url.raw_path.decode().removeprefix('/api')}"


def check(client: HttpClient) -> Awaitable[Any]:
    return client.check_phone(ONE, "line,type", "GB")


def detect(client: HttpClient) -> Awaitable[Any]:
    return client.detect("hlr", "GB", [ONE, TWO])


@pytest.mark.parametrize(
    ("address", "line"),
    [
        ("GET /v2/Numbers/{number}?Fields={product}", "GET /v2/Numbers/%2B447400123456?Fields=line%2Ctype&country=GB"),
        ("GET /lookup?type=a&type=b&to={number}", None),
        ("GET /{country}/{product}/{number}", "GET /GB/line%2Ctype/%2B447400123456"),
        ("GET /lookup", "GET /lookup?phone=%2B447400123456&product=line%2Ctype&country=GB"),
    ],
)
def test_a_check_by_get_has_its_values_in_the_address(address: str, line: str | None) -> None:
    request = sent(f'[paths]\ncheck = "{address}"', check)
    line = line or "GET /lookup?type=a&type=b&to=%2B447400123456&product=line%2Ctype&country=GB"
    assert target(request) == line
    assert request.content == b""


def test_further_fields_of_a_get_are_in_its_query_and_what_is_named_empty_is_not() -> None:
    profile = """
        [paths]
        check = "GET /phone_intel?phone={number}&hint={country}"
        [requests]
        phone_product = ""
        extra = { add_ons = ["a b", "c&d"], deep = true }
    """
    assert target(sent(profile, check)) == (
        "GET /phone_intel?phone=%2B447400123456&hint=GB&add_ons=a%20b&add_ons=c%26d&deep=true"
    )


def test_a_parameter_without_a_value_is_left_out_and_a_segment_without_one_is_said() -> None:
    def alone(client: HttpClient) -> Awaitable[Any]:
        return client.check_phone(ONE)

    query = '[paths]\ncheck = "GET /x?to={number}&of={product}&in={country}"\n[requests]\nplus = false'
    assert target(sent(query, alone)) == "GET /x?to=447400123456"
    seen: list[httpx.Request] = []
    with pytest.raises(UsageError) as told:
        sent('[paths]\ncheck = "GET /{product}/{number}"', alone, seen=seen)
    assert "{product}" in told.value.sentence
    assert seen == []


@given(st.text(max_size=20).filter(bool), st.text(max_size=20).filter(bool))
def test_no_value_leaves_its_place_in_an_address(one: str, other: str) -> None:
    values = {NUMBER: one, PRODUCT: other, COUNTRY: one + other, TASK_ID: other}
    address = filled("/a/{number}/b/{task_id}?p={product}&c=x{country}&d=1", values)
    path, _, query = address.partition("?")
    first, second = path.split("/")[2::2]
    assert path == f"/a/{first}/b/{second}"
    assert (unquote(first), unquote(second)) == (one, other)
    assert not {".", ".."} & {first, second}
    assert parse_qsl(query, keep_blank_values=True) == [("p", other), ("c", f"x{one}{other}"), ("d", "1")]
    assert httpx.URL(f"https://service.example/api{address}").raw_path.decode() == f"/api{address}"


def test_a_task_is_polled_by_post_with_its_id_among_the_fields() -> None:
    profile = '[paths]\ntask = "POST /gettasks"\n[requests]\ntask = "task_id"\nbody = "form"'
    request = sent(profile, lambda client: client.task("a/1"))
    assert target(request) == "POST /gettasks"
    assert body_fields(request.headers["Content-Type"], request.content) == [("task_id", "a/1")]
    # AND by GET it is in the query, and a result stays as it is
    assert target(sent('[paths]\ntask = "GET /t?id={task}"', lambda client: client.task("a/1"))) == "GET /t?id=a%2F1"
    assert target(sent('[paths]\nbalance = "POST /credit"', lambda client: client.balance())) == "POST /credit"


@pytest.mark.parametrize("form", ["urlencoded", "form"])
def test_a_submission_as_a_form_repeats_its_list_or_joins_it(form: str) -> None:
    request = sent(f'[requests]\nbody = "{form}"\nextra = {{ deep = true }}', detect)
    got = body_fields(request.headers["Content-Type"], request.content)
    assert got == [("deep", "true"), ("product", "hlr"), ("country", "GB"), ("phones", ONE), ("phones", TWO)]
    request = sent(f'[requests]\nbody = "{form}"\njoined = ","\nplus = false\ncountry = ""', detect)
    got = body_fields(request.headers["Content-Type"], request.content)
    assert got == [("product", "hlr"), ("phones", f"{ONE[1:]},{TWO[1:]}")]


def test_a_submission_in_json_has_texts_or_objects_or_one_text() -> None:
    assert json.loads(sent("", detect).content) == {"product": "hlr", "country": "GB", "phones": [ONE, TWO]}
    one_text = '[requests]\njoined = "\\n"\nproduct = ""\ncountry = ""'
    assert json.loads(sent(one_text, detect).content) == {"phones": f"{ONE}\n{TWO}"}
    objects = """
        [requests]
        phones = "requests"
        each = { telephone_number = "{number}", fields = ["{product}", "x"], cc = "{country}", cache = 7 }
    """
    # what each object says isn't said once more
    each = {"fields": ["hlr", "x"], "cc": "GB", "cache": 7}
    assert json.loads(sent(objects, detect).content) == {
        "requests": [{"telephone_number": ONE, **each}, {"telephone_number": TWO, **each}]
    }

    def nowhere(client: HttpClient) -> Awaitable[Any]:
        return client.detect("{country}", "", [ONE])

    # a value that is none leaves no field behind, and one that looks like a placeholder is none
    assert json.loads(sent(objects, nowhere).content) == {
        "requests": [{"telephone_number": ONE, "fields": ["{country}", "x"], "cache": 7}]
    }


def test_a_check_may_send_its_number_as_a_list_does() -> None:
    plain = '[requests]\nphone = "to"\nphone_list = true\nphone_product = ""\nphone_country = ""'
    assert json.loads(sent(plain, check).content) == {"to": [ONE]}
    objects = f'{plain}\neach = {{ phone_number = "{{number}}" }}'
    assert json.loads(sent(objects, check).content) == {"to": [{"phone_number": ONE}]}


def test_a_number_in_an_address_is_in_no_log_and_no_error(caplog: pytest.LogCaptureFixture) -> None:
    for name in ("httpx", "httpcore", "dialproof.api"):
        caplog.set_level(logging.DEBUG, logger=name)
    for status in (400, 404, 500):
        with pytest.raises(DialproofError) as told:
            sent('[paths]\ncheck = "GET /Numbers/{number}?to={number}"', check, status)
        assert ONE[1:] not in repr(told.value) + told.value.sentence
    assert "GET /Numbers/{number}?to={number}: 404" in caplog.text
    assert ONE[1:] not in caplog.text


@pytest.mark.parametrize(
    ("more", "apart"),
    [
        ("", False),
        ('each = { n = "{number}", c = "{country}" }', True),
        ('each = { n = "{number}" }', False),
        ('[paths]\ndetect = "/{country}/detect"', True),
    ],
)
def test_a_list_is_divided_by_country_where_a_request_names_one(more: str, apart: bool) -> None:
    profile = f'[requests]\ncountry = ""\nupload_country = ""\n{more}'
    assert by_country(Connection("https://service.example", "", profile), Via.JSON) is apart


# --- keys of submissions, and quotes ---


def test_a_submissions_key_and_the_token_of_its_quote_go_where_the_profile_says() -> None:
    profile = '[requests]\nidempotency = "Idempotency-Key"\nquote_token = "quote"\n'
    sending = Sending(key="k-1", token="q-1")
    asked = sent(profile, lambda client: client.detect("hlr", "GB", [ONE], sending))
    assert (asked.headers["Idempotency-Key"], json.loads(asked.content)["quote"]) == ("k-1", "q-1")
    asked = sent(profile, lambda client: client.detect_file("hlr", "GB", [ONE], sending))
    assert asked.headers["Idempotency-Key"] == "k-1"
    assert dict(body_fields(asked.headers["Content-Type"], asked.content))["quote"] == "q-1"
    assert "Idempotency-Key" not in sent("", detect).headers


@pytest.mark.parametrize(
    ("address", "line", "content"),
    [
        ("POST /quote", "POST /quote", {"product": "hlr", "country": "GB", "count": 40}),
        ("GET /quote", "GET /quote?product=hlr&country=GB&count=40", None),
        ("GET /quote/{product}?n={count}", "GET /quote/hlr?n=40&country=GB", None),
    ],
)
def test_a_quote_is_asked_for_a_count_and_without_numbers(address: str, line: str, content: Any) -> None:
    def quote(client: HttpClient) -> Awaitable[Any]:
        return client.quote("hlr", "GB", 40)

    asked = sent(f'[paths]\nquote = "{address}"\n[answers]\nquote = "balance"\n', quote)
    assert target(asked) == line
    assert (json.loads(asked.content) if asked.content else None) == content


@pytest.mark.parametrize("name", ["Content-Type", "Authorization", "X-API-Key", "two words"])
def test_a_header_that_is_taken_is_no_place_for_a_key(name: str) -> None:
    with pytest.raises(ProfileWrong, match=r"line 2: .*“.+”"):
        read_profile(f'[requests]\nidempotency = "{name}"\n')
