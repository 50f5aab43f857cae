"""Errors and any other JSON: nothing raises anything but what is expected."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core import decoding
from desktop_app.core.decoding import NotUnderstood, SaidNo
from tests.core.decoding.bodies import BASE

# --- error bodies -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ({"error": "no"}, "no"),
        ({"error": {"code": "bad_product", "message": "no such product"}}, "no such product (bad_product)"),
        ({"message": "no"}, "no"),
        ({"detail": "no"}, "no"),
        ({"code": 40001, "msg": "no"}, "no"),
        ({"detail": [{"loc": ["body", "phones_file"], "msg": "Field required", "type": "missing"}]},
         "body.phones_file: Field required (missing)"),
        ({"errors": {"phones": ["is required"]}}, "phones: is required"),
        ({"errors": [{"field": "country", "message": "unknown"}]}, "country: unknown"),
        ({"data": {"message": "inner"}}, "inner"),
        ("plain\n\x1b[31mtext", "plain [31mtext"),
        ("<!DOCTYPE html><html><head><title>502 Bad&nbsp;Gateway</title>", "an HTML page: 502 Bad Gateway"),
        ("<html><body>x</body></html>", "an HTML page"),
        ({"error": "bad number +44 7911 123456"}, "bad number +44 …56"),
        ({"error": "bad number 447911123456"}, "bad number 4479…56"),
        ({"error": "at most 1000000 numbers"}, "at most 1000000 numbers"),
        ({}, ""), (None, ""), ([], ""), ("", ""),
    ],
)  # fmt: skip
def test_error_messages(answer: Any, message: str) -> None:
    assert decoding.error_message(answer) == message


def test_messages_are_bounded() -> None:
    assert len(decoding.error_message("x" * 100_000)) == 300


# --- any JSON ---------------------------------------------------------------------------------


NAMES = st.sampled_from(["data", "result", "code", "status", "id", "task_id", "balance", "url", "progress", "total",
                         "error", "message", "detail", "success", "cost", "files", "processed"])  # fmt: skip
LEAVES = (
    st.none() | st.booleans() | st.integers() | st.decimals(allow_nan=False, allow_infinity=False) | st.text(max_size=8)
    | st.sampled_from(["1e9", "45%", "ok", "http://[", "12,5", "9" * 40])
)  # fmt: skip
ANY_JSON = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES | st.text(max_size=5), inner, max_size=5)
)


@given(ANY_JSON)
def test_no_answer_raises_anything_but_the_two(raw: Any) -> None:
    for decode in (
        decoding.balance,
        decoding.accepted,
        decoding.task,
        lambda value: decoding.result_location(value, BASE),
        lambda value: decoding.check(value, "+1", None),
    ):
        try:
            reading = decode(raw)
        except (NotUnderstood, SaidNo):
            continue
        json.dumps(reading.raw, allow_nan=False)
        progress = getattr(reading, "progress", None)
        assert progress is None or 0 <= progress <= 1
    assert len(decoding.error_message(raw)) <= 300


@given(st.binary(max_size=60))
def test_no_bytes_raise_anything_but_not_understood(body: bytes) -> None:
    try:
        decoding.parse(body)
    except NotUnderstood:
        return


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[" * 100_000, b"[" * 90 + b"]" * 90, b'{"a": 1e9999999999999999999999}', b"9" * 5000,
     b'"\xff"', b"<html>"],
)  # fmt: skip
def test_what_is_not_json_is_said_to_be_so(body: bytes) -> None:
    with pytest.raises(NotUnderstood):
        decoding.parse(body)


def test_parsed_json_can_be_stored() -> None:
    raw = decoding.parse(b'{"a\\ud800": "\\udfff", "b": NaN, "c": 0.1, "d": 1.00000000000000000001, "e": 1e400}')
    assert json.loads(json.dumps(decoding.plain(raw), allow_nan=False)) == {
        "a?": "?", "b": None, "c": 0.1, "d": "1.00000000000000000001", "e": "1E+400",
    }  # fmt: skip
    json.dumps(raw["a?"]).encode()


def test_every_encoding_of_json_is_read() -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-32"):
        assert decoding.parse('{"é": 1}'.encode(encoding)) == {"é": 1}
