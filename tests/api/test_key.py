"""The API key: asked for each time, usable or refused, and in no log."""

from __future__ import annotations

import base64
import html
import json
import logging
from pathlib import Path

import httpx
import pytest

from desktop_app.api import HttpClient
from desktop_app.api.addresses import KeyAuth
from desktop_app.core.errors import DialproofError, KeyMissing, RequestRefused, UsageError
from desktop_app.core.profile.auth import HEADER
from desktop_app.core.service.connection import origin_of

from .asking import KEY, PHONE, READS, SUBMISSIONS, answering, ask, balance, check, detect, detect_file


@pytest.mark.parametrize("key", [None, "", "  "])
def test_without_a_key_nothing_is_sent(key: str | None) -> None:
    def handler(_request: httpx.Request) -> httpx.Response:
        raise AssertionError("something was sent")

    for call in (*READS, *SUBMISSIONS):
        with pytest.raises(KeyMissing):
            ask(handler, call, key=lambda: key)


@pytest.mark.parametrize("key", ["ключ", "a\nb", "a\x00b", "ä"])
def test_a_key_that_can_be_none_is_refused_without_quoting_it(key: str) -> None:
    with pytest.raises(UsageError) as refused:
        ask(answering(200), balance, key=key)
    assert key not in str(refused.value)


def test_blanks_around_a_copied_key_are_dropped_and_it_is_asked_for_each_time() -> None:
    keys = iter([" one\n", "two"])
    seen: list[str] = []

    def handler(request: httpx.Request) -> httpx.Response:
        seen.append(request.headers["X-API-Key"])
        return httpx.Response(200, json={"balance": 1})

    async def twice(client: HttpClient) -> None:
        await client.balance()
        await client.balance()

    ask(handler, twice, key=lambda: next(keys))
    assert seen == ["one", "two"]


def test_the_key_and_the_numbers_are_in_no_log_and_no_repr(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for name in ("httpx", "httpcore", "httpcore.http11", "dialproof.api"):
        caplog.set_level(logging.DEBUG, logger=name)
    shown: list[str] = []

    async def everything(client: HttpClient) -> None:
        shown.append(repr(client))
        for call in (balance, detect, detect_file, check):
            try:
                await call(client)
            except DialproofError as error:
                shown.append(repr(error) + repr(error.__context__) + error.sentence)
        await client.download("https://cdn.example/r?sig=secret-signature", Path("unused"))

    def handler(request: httpx.Request) -> httpx.Response:
        return httpx.Response(422, json={"error": f"bad: {PHONE}", "headers": dict(request.headers)})

    with pytest.raises(RequestRefused):
        ask(handler, everything)
    logged = caplog.text + "".join(shown)
    assert "POST /detect: 422" in logged
    for secret in (KEY, PHONE, PHONE[1:], "secret-signature"):
        assert secret not in logged


QUOTED = "".join(f"\\u{ord(each):04x}" for each in KEY)


@pytest.mark.parametrize(
    "body",
    [
        f'{{"balance": 5, "asked": "{QUOTED}", "{QUOTED}": [1]}}'.encode(),
        f'{{"balance": 5, "asked": "key={KEY.replace("-", "%2d")}", "as": "{KEY}"}}'.encode("utf-16"),
        f'{{"balance": 5, "asked": "&#115;&#x6B;{html.escape(KEY[2:])}"}}'.encode(),
        json.dumps({"balance": 5, "asked": base64.b64encode(f"user:{KEY}".encode()).decode()}).encode(),
    ],
)
def test_an_answer_that_quotes_the_key_is_kept_without_it_however_it_is_escaped(body: bytes) -> None:
    async def told(client: HttpClient) -> str:
        reading, answer = await client.balance(), client.last_answer()
        assert reading.amount == 5
        assert answer is not None
        return f"{json.dumps(reading.raw)} {reading!r} {answer!r}"

    message = ask(answering(200, content=body), told)
    assert "[key]" in message
    assert [part for part in (KEY, "very-secret", "%2dsecret", QUOTED, "very", "U2VjcmV0") if part in message] == []
    # AND so is an error
    for call in (*READS, *SUBMISSIONS):
        with pytest.raises(DialproofError) as refused:
            ask(answering(500, content=body), call)
        assert "very" not in repr(refused.value) + str(refused.value.params)


def test_a_page_in_utf_16_that_quotes_the_key_is_kept_without_it() -> None:
    page = f"<html><title>no {KEY}</title></html>".encode("utf-16-le")
    with pytest.raises(DialproofError) as refused:
        ask(answering(500, content=page), detect)
    assert "v\0e\0r\0y" not in str(refused.value.params)


@pytest.mark.parametrize("host", ["bücher.example", "xn--bcher-kva.example", "BÜCHER.example", "例え.テスト"])
async def test_an_international_name_gets_the_key_and_no_look_alike_does(host: str) -> None:
    seen: list[str | None] = []

    def handler(request: httpx.Request) -> httpx.Response:
        seen.append(request.headers.get("X-API-Key"))
        return httpx.Response(200, json={"balance": 5})

    client = HttpClient(f"https://{host}/api/v1", KEY, transport=httpx.MockTransport(handler))
    assert client.base_url.isascii()
    assert (await client.balance()).amount == 5
    await client.aclose()
    assert seen == [KEY]
    auth = KeyAuth(KEY, origin_of(f"https://{host}"))
    other = httpx.Request("GET", "https://b\u00fccher.exаmple/api/v1")
    assert HEADER not in next(auth.auth_flow(other)).headers
