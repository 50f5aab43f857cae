"""Where a result is, and the realtime answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from desktop_app.core import decoding
from desktop_app.core.decoding import NotUnderstood, SaidNo
from tests.core.decoding.bodies import BASE, as_json

# --- the result's location --------------------------------------------------------------------


@pytest.mark.parametrize("name", ["download_url", "result_url", "url", "link", "file_url", "downloadUrl", "URL"])
@pytest.mark.parametrize("envelope", ["%s", '{"data": %s}', '{"code": 0, "data": {"file": %s}}', '{"files": [%s]}'])
@pytest.mark.parametrize(
    ("address", "absolute"),
    [
        ("https://cdn.other/r.csv?sig=a%2Bb&x=1", "https://cdn.other/r.csv?sig=a%2Bb&x=1"),
        ("/files/r.csv", "https://host/files/r.csv"),
        ("files/r.csv", "https://host/api/v1/files/r.csv"),
        ("//cdn.other/r.csv", "https://cdn.other/r.csv"),
    ],
)
def test_the_location_is_found_and_made_absolute(name: str, envelope: str, address: str, absolute: str) -> None:
    raw = as_json(envelope % json.dumps({name: address, "status": "completed"}))
    assert decoding.result_location(raw, BASE).url == absolute


@pytest.mark.parametrize("raw", ["https://h/r", {"data": "https://h/r"}, {"result": "https://h/r"},
                                 {"urls": ["https://h/r"]},
                                 {"url": "https://h/self", "download_url": "https://h/r"}])  # fmt: skip
def test_a_bare_address_is_found(raw: Any) -> None:
    assert decoding.result_location(raw, BASE).url == "https://h/r"


@pytest.mark.parametrize("raw", [{}, [], None, {"url": None}, {"url": "ftp://h/r"}, {"url": "javascript:1"},
                                 {"url": "http://["}, {"url": "https://"}, {"urls": ["https://h/1", "https://h/2"]},
                                 {"result": "ok"}, {"url": "https://h/\u0000"}])  # fmt: skip
def test_no_usable_location_is_not_understood(raw: Any) -> None:
    with pytest.raises(NotUnderstood):
        decoding.result_location(raw, BASE)


@pytest.mark.parametrize(
    ("body", "url"),
    [(b"https://h/r?x=1,2\n", "https://h/r?x=1,2"), (b'\xef\xbb\xbf{"url": "/r"}', "https://host/r"),
     (b'"https://h/r"', "https://h/r"), (b"number,status\n", None), (b"{broken", None), (b"", None),
     (b'"number","x"\n', None)],
)  # fmt: skip
def test_a_location_in_a_body_that_is_not_declared_as_json(body: bytes, url: str | None) -> None:
    found = decoding.location_in_text(body, BASE)
    assert (found.url if found else None) == url


# --- the realtime answer ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "answer"),
    [
        ({"phone": "+1", "status": "FAIL"}, {"phone": "+1", "status": "FAIL"}),
        ({"data": {"valid": True}}, {"valid": True}),
        ({"code": 0, "msg": "ok", "data": {"carrier": {"name": "x"}}}, {"carrier": {"name": "x"}}),
        ({"success": True, "result": [{"valid": False}]}, {"valid": False}),
        ({"valid": True, "data": {"x": 1}}, {"valid": True, "data": {"x": 1}}),
        ({"status": "RETRY_LATER"}, {"status": "RETRY_LATER"}),
        ({"number": "+1", "code": 44, "message": "x"}, {"number": "+1", "code": 44, "message": "x"}),
        ({"country": "GB", "code": 44}, {"country": "GB", "code": 44}),
        ([{"a": 1}], {"a": 1}),
    ],
)
def test_a_check_keeps_the_services_own_fields(raw: Any, answer: dict[str, Any]) -> None:
    reading = decoding.check(raw, "+447911123456", 179)
    assert (reading.answer, reading.number, reading.remaining) == (answer, "+447911123456", 179)


@pytest.mark.parametrize("raw", [{}, [], None, 1, "x", {"code": 0, "data": None}, {"data": {}}, {"data": []}])
def test_a_check_without_fields_is_not_understood(raw: Any) -> None:
    with pytest.raises(NotUnderstood):
        decoding.check(raw, "+1", None)


def test_a_check_in_an_error_envelope_said_no() -> None:
    with pytest.raises(SaidNo):
        decoding.check({"success": False, "message": "no credit"}, "+1", None)
