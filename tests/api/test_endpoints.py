"""Each endpoint over a fake transport: what is sent, how the answer is read, and what each status means."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from decimal import Decimal
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.api import HttpClient
from desktop_app.api.replies import Reply
from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    DialproofError,
    KeyMissing,
    KeyRefused,
    NeverArrived,
    NoAnswer,
    NotFound,
    OutcomeUnknown,
    RequestRefused,
    Throttled,
    TooFew,
    TooLarge,
    UsageError,
)
from desktop_app.core.readings import TaskStatus
from desktop_app.core.said import Said

BASE = "https://service.example/api/v1"
KEY = "sk-very-secret"
PHONE = "+447911123456"
T = TypeVar("T")
Handler = Callable[[httpx.Request], httpx.Response]


def answering(*args: Any, **kwargs: Any) -> Handler:
    return lambda _request: httpx.Response(*args, **kwargs)


def ask(handler: Handler, call: Callable[[HttpClient], Awaitable[T]], **options: Any) -> T:
    async def main() -> T:
        client = HttpClient(BASE, options.pop("key", KEY), transport=httpx.MockTransport(handler), **options)
        try:
            return await call(client)
        finally:
            await client.aclose()

    return asyncio.run(main())


def balance(client: HttpClient) -> Awaitable[Any]:
    return client.balance()


def detect(client: HttpClient) -> Awaitable[Any]:
    return client.detect("hlr", "GB", [PHONE])


def detect_file(client: HttpClient) -> Awaitable[Any]:
    return client.detect_file("hlr", "GB", [PHONE])


def check(client: HttpClient) -> Awaitable[Any]:
    return client.check_phone(PHONE)


READS = [balance, check, lambda client: client.task("t"), lambda client: client.result("t", Path("unused"))]
SUBMISSIONS = [detect, detect_file]


# --- what is sent -----------------------------------------------------------------------------


def sent(call: Callable[[HttpClient], Awaitable[Any]], answer: Any) -> httpx.Request:
    seen: list[httpx.Request] = []

    def handler(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(200, json=answer)

    ask(handler, call)
    (request,) = seen
    assert request.headers["X-API-Key"] == KEY
    assert request.headers["Accept-Encoding"] == "gzip, deflate"
    return request


def test_detect_sends_product_country_and_phones() -> None:
    request = sent(detect, {"task_id": "t"})
    assert (request.method, str(request.url)) == ("POST", f"{BASE}/detect")
    assert request.headers["Content-Type"] == "application/json"
    assert json.loads(request.content) == {"product": "hlr", "country": "GB", "phones": [PHONE]}


def test_detect_file_sends_a_form_with_one_number_a_line() -> None:
    request = sent(detect_file, {"task_id": "t"})
    assert (request.method, str(request.url)) == ("POST", f"{BASE}/detect/file")
    body = request.content.decode()
    assert 'name="file"; filename="numbers.csv"' in body
    assert f"\r\n\r\nnumber\n{PHONE}\n\r\n" in body
    assert 'name="product"\r\n\r\nhlr\r\n' in body
    assert 'name="country"\r\n\r\nGB\r\n' in body


@pytest.mark.parametrize(
    ("product", "country", "body"),
    [(None, None, {"phone": PHONE}), ("hlr", "GB", {"phone": PHONE, "product": "hlr", "country": "GB"})],
)
def test_check_sends_product_and_country_only_where_given(
    product: str | None, country: str | None, body: dict[str, str]
) -> None:
    request = sent(lambda client: client.check_phone(PHONE, product, country), {"valid": True})
    assert (request.method, str(request.url)) == ("POST", f"{BASE}/realtime/check/phone")
    assert json.loads(request.content) == body


def test_task_identifiers_are_quoted() -> None:
    request = sent(lambda client: client.task("a/b?c"), {"status": "pending"})
    assert request.url.raw_path == b"/api/v1/tasks/a%2Fb%3Fc"


# --- how answers are read ---------------------------------------------------------------------


def test_readings() -> None:
    assert ask(answering(200, json={"balance": 0.1}), balance).amount == Decimal("0.1")
    assert ask(answering(202, json={"data": {"id": 7}}), detect).task_id == "7"
    assert ask(answering(200, json={"status": "Done"}), lambda c: c.task("t")).status is TaskStatus.COMPLETED
    reading = ask(answering(200, json={"valid": True}, headers={"x-ratelimit-remaining": "179"}), check)
    assert (reading.number, reading.answer, reading.remaining) == (PHONE, {"valid": True}, 179)


@pytest.mark.parametrize(
    ("answer", "url"),
    [
        (httpx.Response(200, json={"data": {"download_url": "/r.csv"}}), "https://service.example/r.csv"),
        (httpx.Response(302, headers={"Location": "https://cdn.example/r?sig=1"}), "https://cdn.example/r?sig=1"),
        (httpx.Response(307, headers={"Location": "r.csv"}), f"{BASE}/tasks/t/r.csv"),
        (httpx.Response(200, text="https://cdn.example/r\n"), "https://cdn.example/r"),
        (httpx.Response(200, text='{"url": "https://cdn.example/r"}'), "https://cdn.example/r"),
    ],
)
def test_result_locations(answer: httpx.Response, url: str, tmp_path: Path) -> None:
    location = ask(lambda _request: answer, lambda client: client.result("t", tmp_path / "r"))
    assert (location.url, location.saved) == (url, False)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"number,status\n+447911123456,active\n", "text/csv"),
        (b"\xff\xfen\x00", "text/plain"),
        (b"PK\x03\x04" + bytes(3_000_000), "application/zip"),
        (b"PK\x03\x04", ""),
        (b"", "text/csv"),
    ],
)
def test_a_result_may_be_the_file_itself(content: bytes, kind: str, tmp_path: Path) -> None:
    target = tmp_path / "results" / "t.csv"
    location = ask(
        answering(200, content=content, headers={"Content-Type": kind}), lambda client: client.result("t", target)
    )
    assert (location.url, location.saved) == ("", True)
    assert target.read_bytes() == content
    assert target.stat().st_mode & 0o777 == 0o600
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("<html><title>Log in</title>", "it is not JSON but an HTML page: “Log in”"),
        ("<!doctype html><p>x", "it is not JSON but an HTML page"),
    ],
)
def test_a_page_instead_of_json_is_told_as_one_in_every_language(page: str, words: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        Reply(200, {}, page.encode()).parsed()
    assert told.value.reason == words
    assert isinstance(told.value.reason, Said)


@pytest.mark.parametrize(
    "answer",
    [
        httpx.Response(200, html="<html><title>Log in</title>"),
        httpx.Response(200, text="<!doctype html><p>x"),
        httpx.Response(200, content=b""),
        httpx.Response(200, json={"status": "processing"}),
        httpx.Response(302, headers={"Location": "ftp://h/r"}),
        httpx.Response(302, headers={"Location": "http://["}),
        httpx.Response(302),
        httpx.Response(200, text='{"urls": ["https://h/1", "https://h/2"]}'),
    ],
)
def test_a_result_that_is_none_is_not_understood(answer: httpx.Response, tmp_path: Path) -> None:
    with pytest.raises(AnswerNotUnderstood):
        ask(lambda _request: answer, lambda client: client.result("t", tmp_path / "r"))
    assert list(tmp_path.iterdir()) == []


# --- what a status means ----------------------------------------------------------------------

REFUSED: list[tuple[int, Any, type[DialproofError]]] = [
    (401, {"error": "who"}, KeyRefused), (403, "", KeyRefused), (402, {}, BalanceShort), (404, "<html>", NotFound),
    (413, "", TooLarge), (422, {"detail": "at most 1000 phones"}, TooLarge),
    (400, {"error": "too many numbers"}, TooLarge),
    (400, {"error": "rate limit exceeded for this number"}, RequestRefused),
    (422, {"detail": "at least 500 numbers"}, TooFew), (409, {}, RequestRefused), (415, {}, RequestRefused),
    (429, {}, Throttled), (499, {}, RequestRefused),
]  # fmt: skip


@pytest.mark.parametrize("call", READS + SUBMISSIONS)
@pytest.mark.parametrize(("status", "body", "leaf"), REFUSED)
def test_a_refusal_is_the_same_for_every_endpoint(
    call: Callable[[HttpClient], Awaitable[Any]], status: int, body: Any, leaf: type[DialproofError]
) -> None:
    content = body if isinstance(body, str) else json.dumps(body)
    with pytest.raises(leaf) as refused:
        ask(answering(status, text=content), call)
    assert type(refused.value) is leaf
    assert refused.value.__context__ is None


@pytest.mark.parametrize("call", READS)
@pytest.mark.parametrize(
    ("answer", "leaf"),
    [
        (httpx.Response(500, text="<html><title>Oops</title>"), NoAnswer),
        (httpx.Response(503), NoAnswer),
        (httpx.Response(408), NoAnswer),
        (httpx.Response(200, json={"code": 500, "msg": "oops"}), NoAnswer),
        (httpx.Response(200, json={"code": 401, "msg": "who"}), KeyRefused),
        (httpx.Response(200, json={"code": 1001, "msg": "no"}), RequestRefused),
        (httpx.Response(200, json={"success": False, "error": "no"}), RequestRefused),
        (httpx.Response(200, json={}), AnswerNotUnderstood),
        (httpx.Response(304), AnswerNotUnderstood),
    ],
)
def test_other_answers_to_reads(
    call: Callable[[HttpClient], Awaitable[Any]], answer: httpx.Response, leaf: type[DialproofError]
) -> None:
    with pytest.raises(leaf):
        ask(lambda _request: answer, call)


def test_a_read_that_is_redirected_names_the_origin_only() -> None:
    with pytest.raises(AnswerNotUnderstood) as refused:
        ask(answering(301, headers={"Location": "https://other.example/login?session=abc"}), balance)
    assert "https://other.example" in str(refused.value)
    assert "abc" not in str(refused.value)


@pytest.mark.parametrize("call", SUBMISSIONS)
@pytest.mark.parametrize(
    "answer",
    [
        httpx.Response(500), httpx.Response(502, text="<html><title>Bad Gateway</title>"), httpx.Response(408),
        httpx.Response(307, headers={"Location": "https://other.example/detect"}), httpx.Response(304),
        httpx.Response(200), httpx.Response(204), httpx.Response(200, text="<html>"), httpx.Response(200, text="{"),
        httpx.Response(200, json={"message": "ok"}), httpx.Response(200, json={"code": 0, "msg": "ok"}),
        httpx.Response(200, json={"code": 500, "msg": "oops"}), httpx.Response(200, json=[]), httpx.Response(600),
        httpx.Response(200, json={"data": [{"id": 1}, {"id": 2}]}),
        httpx.Response(200, content=b"x", headers={"Content-Encoding": "gzip"}),
        httpx.Response(200, content=b"x", headers={"Content-Encoding": "br"}),
    ],
)  # fmt: skip
def test_a_doubtful_answer_to_a_submission(
    call: Callable[[HttpClient], Awaitable[Any]], answer: httpx.Response
) -> None:
    with pytest.raises(OutcomeUnknown) as doubt:
        ask(lambda _request: answer, call)
    assert doubt.value.params["count"] == 1
    assert doubt.value.params["reason"]


@pytest.mark.parametrize("call", SUBMISSIONS)
@pytest.mark.parametrize(
    ("body", "leaf"),
    [
        ({"success": False, "message": "unknown product"}, RequestRefused),
        ({"code": 40001, "msg": "unknown product"}, RequestRefused),
        ({"code": 402, "msg": "no credit"}, BalanceShort),
        ({"error": {"code": "x", "message": "at most 100 phones"}}, TooLarge),
    ],
)
def test_an_envelope_that_clearly_says_no_is_a_refusal(
    call: Callable[[HttpClient], Awaitable[Any]], body: Any, leaf: type[DialproofError]
) -> None:
    with pytest.raises(leaf):
        ask(answering(200, json=body), call)


@pytest.mark.parametrize(
    ("error", "reads", "submits"),
    [
        (httpx.ConnectError("x"), NeverArrived, NeverArrived),
        (httpx.ConnectTimeout("x"), NeverArrived, NeverArrived),
        (httpx.PoolTimeout("x"), NeverArrived, NeverArrived),
        (httpx.ProxyError("407 no"), NeverArrived, NeverArrived),
        (httpx.UnsupportedProtocol("x"), NeverArrived, NeverArrived),
        (httpx.WriteError("x"), NoAnswer, OutcomeUnknown),
        (httpx.WriteTimeout("x"), NoAnswer, OutcomeUnknown),
        (httpx.ReadError("x"), NoAnswer, OutcomeUnknown),
        (httpx.ReadTimeout("x"), NoAnswer, OutcomeUnknown),
        (httpx.RemoteProtocolError("x"), NoAnswer, OutcomeUnknown),
        (httpx.LocalProtocolError(f"Illegal header value {KEY}"), NoAnswer, OutcomeUnknown),
        (ConnectionResetError("x"), NoAnswer, OutcomeUnknown),
    ],
)
def test_transport_errors(error: Exception, reads: type[DialproofError], submits: type[DialproofError]) -> None:
    def handler(_request: httpx.Request) -> httpx.Response:
        raise error

    for calls, leaf in ((READS, reads), (SUBMISSIONS, submits)):
        for call in calls:
            with pytest.raises(leaf) as failed:
                ask(handler, call)
            assert KEY not in str(failed.value)
            assert failed.value.__context__ is None
            assert failed.value.__cause__ is None


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [({"Retry-After": "7"}, 7.0), ({"Retry-After": "Tue, 14 Nov 2023 22:13:50 GMT"}, 30.0), ({}, None)],
)
def test_throttled_says_how_long(headers: dict[str, str], seconds: float | None) -> None:
    for call in (*READS, *SUBMISSIONS):
        with pytest.raises(Throttled) as throttled:
            ask(answering(429, headers=headers), call, clock=lambda: 1_700_000_000.0)
        assert throttled.value.retry_after == seconds


@settings(max_examples=60, deadline=None)
@given(
    status=st.integers(200, 599),
    body=st.binary(max_size=40) | st.sampled_from([b"{}", b'{"id":1}', b'{"balance":"1"}', b'{"status":{}}']),
    coding=st.sampled_from(["", "gzip", "deflate", "br"]),
    kind=st.sampled_from(["", "application/json", "text/html", "text/csv"]),
)
def test_no_answer_raises_anything_but_the_tree(
    status: int, body: bytes, coding: str, kind: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.getbasetemp()
    headers = {
        "Content-Encoding": coding,
        "Content-Type": kind,
        "Location": body.decode("latin-1"),
        "Retry-After": kind,
    }
    headers = {name: value for name, value in headers.items() if value.isprintable()}
    for call in (balance, detect, check, lambda client: client.result("t", folder / "any")):
        try:
            ask(answering(status, content=body, headers=headers), call)
        except DialproofError as error:
            assert str(error)  # noqa: PT017 - either outcome is right


# --- the key ----------------------------------------------------------------------------------


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
