from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from typing import Any

import pytest

from desktop_app.local_service.failures import CODES
from desktop_app.local_service.gate import group_of, is_loopback

from .calling import MOBILE, Api, error_code
from .conftest import OpenApi

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"product": "telepathy"}, "messaging-presence-telegram"),
        ({"product": 5}, "product"),
        ({"product": None}, "product"),
        ({"country": "gb"}, "country"),
        ({"country": "GBR"}, "country"),
        ({"country": "GB\n"}, "country"),
        ({"country": "ÄÖ"}, "country"),
        ({"country": ""}, "country"),
        ({"phones": []}, "phones"),
        ({"phones": MOBILE}, "phones"),
        ({"phones": [447400123456]}, "phones"),
        ({"phones": [MOBILE, None]}, "phones"),
        ({"phones": {"0": MOBILE}}, "phones"),
    ],
)
def test_a_wrong_field_is_named_and_nothing_is_charged(api: Api, changes: dict[str, object], named: str) -> None:
    body = {"product": "phone-validation", "country": "GB", "phones": [MOBILE]} | changes
    answer = api.post("/detect", json=body)
    assert (answer.status_code, error_code(answer)) == (422, "invalid")
    assert named in answer.json()["error"]["message"]
    assert api.balance() == 10_000_000


@pytest.mark.parametrize("missing", ["product", "country", "phones"])
def test_a_missing_field_is_named(api: Api, missing: str) -> None:
    body = {"product": "phone-validation", "country": "GB", "phones": [MOBILE]}
    del body[missing]
    answer = api.post("/detect", json=body)
    assert answer.status_code == 422
    assert missing in answer.json()["error"]["message"]


def test_a_refusal_does_not_repeat_the_numbers(api: Api) -> None:
    answer = api.post("/detect", json={"product": "phone-validation", "country": "GB", "phones": [int(MOBILE)]})
    assert MOBILE[1:] not in answer.text


@pytest.mark.parametrize("country", ["GB", "001", "ZZ"])
def test_countries_are_two_capitals_or_001(api: Api, country: str) -> None:
    assert api.detect(MOBILE, country=country).status_code == 202


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[" * 200_000, 400),
        (b'{"phones": ["\\ud800"]}', 400),
        (b"null", 422),
        (b"[]", 422),
        (b"1e999", 422),
    ],
)
def test_a_body_that_is_no_such_object_is_refused(api: Api, content: bytes, status: int) -> None:
    answer = api.post("/detect", content=content, headers=JSON)
    assert answer.status_code == status
    error_code(answer)


@pytest.mark.parametrize("content_type", ["text/plain", "application/x-www-form-urlencoded", "", "json"])
def test_json_must_be_called_json(api: Api, content_type: str) -> None:
    answer = api.post("/detect", content=json.dumps({}), headers={"Content-Type": content_type})
    assert (answer.status_code, error_code(answer)) == (415, "media_type")


def test_the_charset_of_the_content_type_does_not_matter(api: Api) -> None:
    body = json.dumps({"product": "phone-validation", "country": "GB", "phones": [MOBILE]})
    assert (
        api.post("/detect", content=body, headers={"Content-Type": "Application/JSON; charset=utf-8"}).status_code
        == 202
    )


def test_a_body_past_the_maximum_is_told_the_maximum(opened: OpenApi) -> None:
    answer = opened(max_json_bytes=2**20).detect(*[MOBILE] * 80_000)
    assert (answer.status_code, error_code(answer)) == (413, "too_large")
    assert "1 MB" in answer.json()["error"]["message"]


def test_unknown_addresses_and_methods_have_the_same_shape(api: Api) -> None:
    assert error_code(api.get("/nothing")) == "not_found"
    assert error_code(api.get("/balance/")) == "not_found"
    wrong = api.call("DELETE", "/balance")
    assert (wrong.status_code, wrong.headers["Allow"], error_code(wrong)) == (405, "GET", "method_not_allowed")


def test_no_page_with_scripts_from_elsewhere_is_served(api: Api) -> None:
    for path in ("/docs", "/redoc", "http://127.0.0.1/docs", "http://127.0.0.1/redoc"):
        assert api.get(path).status_code == 404


def test_each_status_has_a_code_of_its_own() -> None:
    assert len(set(CODES.values())) == len(CODES)


def test_a_realtime_check_answers_flat_and_as_text(api: Api) -> None:
    answer = api.check("+442079460958").json()
    assert (answer["number"], answer["product"]) == ("+442079460958", "phone-validation")
    assert (answer["valid"], answer["region"], answer["line_type"]) == ("yes", "GB", "fixed line")
    assert {type(value) for value in answer.values()} == {str}


def test_a_realtime_check_takes_product_and_country(api: Api) -> None:
    body = {"phone": "+447400123401", "product": "hlr-lookup", "country": "GB"}
    answer = api.post("/realtime/check/phone", json=body).json()
    assert (answer["status"], answer["simulated"]) == ("connected", "yes")


def test_a_bad_number_is_answered_in_realtime_too(api: Api) -> None:
    answer = api.check("07400 123456").json()
    assert (answer["valid"], answer["reason"]) == ("no", "not in international format (E.164)")


def test_a_source_that_is_down_charges_nothing(api: Api) -> None:
    answer = api.post("/realtime/check/phone", json={"phone": "+999000000000", "product": "account-signals"})
    assert (answer.status_code, error_code(answer)) == (503, "source_down")
    assert int(answer.headers["Retry-After"]) > 0
    assert api.balance() == 10_000_000


def test_a_fault_in_the_service_is_an_answer_too(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    api.service.sources = {}
    answer = api.check()
    assert (answer.status_code, error_code(answer)) == (500, "fault")
    assert answer.headers["X-RateLimit-Remaining"]
    assert "KeyError" not in answer.text
    caplog.clear()


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8080", "localhost", "LOCALHOST:1", "[::1]", "[::1]:8080"])
def test_loopback_names_are_answered(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example:80",
        "127.0.0.1:x",
        "127.0.0.1@evil",
        "0.0.0.0",  # noqa: S104 - refused
        "::1",
    ],
)
def test_any_other_host_is_refused(api: Api, host: str) -> None:
    assert not is_loopback(host)
    for path in ("/balance", "/openapi.json", "/downloads/t_x"):
        answer = api.get(path, headers={"Host": host})
        assert (answer.status_code, error_code(answer)) == (421, "host_refused")


def test_no_page_on_the_web_may_read_an_answer(api: Api) -> None:
    answer = api.get("/balance", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control-")]
    preflight = api.call(
        "OPTIONS", "/detect", headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    )
    assert preflight.status_code == 405


def test_only_the_documented_requests_need_a_key() -> None:
    assert group_of("GET", "/api/v1/openapi.json") is None
    assert group_of("POST", "/api/v1/balance") is None
    assert group_of("GET", "/api/v1/tasks/x/result") == "read"


def test_a_refusal_reads_what_is_still_coming_and_no_more(api: Api) -> None:
    # GIVEN a body in pieces, after which only a hung-up connection would come
    sent = [{"type": "http.request", "body": b"x" * 10, "more_body": True} for _ in range(5)]
    sent.append({"type": "http.request", "body": b"", "more_body": False})
    answered: list[int] = []

    async def receive() -> dict[str, object]:
        assert sent, "reading past the end waits for ever"
        return sent.pop(0)

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            assert not sent, "answered before the body had come"
            answered.append(message["status"])

    # WHEN it is refused at once
    headers = [(b"host", b"localhost"), (b"content-length", b"50")]
    scope = {"type": "http", "method": "POST", "path": "/api/v1/detect", "query_string": b"", "headers": headers}
    asyncio.run(api.app(scope, receive, send))
    # THEN the refusal comes after the body's end
    assert answered == [401]
