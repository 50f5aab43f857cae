"""What each status means at each endpoint, for reads and for submissions."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.api import HttpClient
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    DialproofError,
    KeyRefused,
    NeverArrived,
    NoAnswer,
    NotFound,
    OutcomeUnknown,
    RequestRefused,
    Throttled,
    TooFew,
    TooLarge,
)

from .asking import KEY, READS, SUBMISSIONS, answering, ask, balance, check, detect

REFUSED: list[tuple[int, Any, type[DialproofError]]] = [
    (401, {"error": "who"}, KeyRefused), (403, "", KeyRefused), (402, {}, BalanceShort), (404, "<html>", NotFound),
    (413, "", TooLarge), (422, {"detail": "at most 1000 phones"}, TooLarge),
    (400, {"error": "too many numbers"}, TooLarge),
    (400, {"error": "rate limit exceeded for this number"}, RequestRefused),
    (422, {"detail": "at least 500 numbers"}, TooFew), (415, {}, RequestRefused), (429, {}, Throttled),
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
        (httpx.Response(200, json={"code": 1001, "msg": "unknown product"}), RequestRefused),
        (httpx.Response(200, json={"success": False, "error": "no such country"}), RequestRefused),
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
        httpx.Response(200, json={"code": 429, "msg": "slow"}), httpx.Response(200, json={"code": 7, "msg": "no"}),
        httpx.Response(409), httpx.Response(410), httpx.Response(423), httpx.Response(425), httpx.Response(460),
        httpx.Response(499), httpx.Response(400, json={"error": "x", "task_id": "t_1"}),
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
