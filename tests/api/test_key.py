"""The API key: asked for each time, usable or refused, and in no log."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import pytest

from desktop_app.api import HttpClient
from desktop_app.core.errors import DialproofError, KeyMissing, RequestRefused, UsageError

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
