"""Answers in every shape that relatives of the service send: a table for each concept, and any JSON at all."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core import decoding
from desktop_app.core.decoding import NotUnderstood, SaidNo
from desktop_app.core.dialect.model import Answers, Dialect
from desktop_app.core.dialect.places import Place
from desktop_app.core.readings import TaskStatus

BASE = "https://host/api/v1"


def as_json(text: str) -> Any:
    return decoding.parse(text.encode())


# --- the task's identifier --------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["task_id", "id", "token", "taskId", "batch_id", "batch_uuid", "job_id", "file_id", "TASK_ID", "Task-Id", "taskID"],
)
@pytest.mark.parametrize(
    "envelope",
    ["%s", '{"data": %s}', '{"code": 0, "msg": "ok", "data": %s}', '{"success": true, "result": %s}',
     '{"DATA": {"task": %s}}', '{"data": [%s]}', "[%s]"],
)  # fmt: skip
@pytest.mark.parametrize(("value", "identifier"), [('"t_01"', "t_01"), ("4711", "4711"), ('" a/b? "', "a/b?")])
def test_the_identifier_is_found(name: str, envelope: str, value: str, identifier: str) -> None:
    raw = as_json(envelope % f'{{"{name}": {value}, "status": "pending"}}')
    assert decoding.accepted(raw).task_id == identifier
    assert decoding.accepted(raw).raw == raw


@pytest.mark.parametrize(
    ("raw", "identifier"),
    [
        ({"task_id": "t", "data": {"id": "other", "batch_id": 3}}, "t"),
        ({"id": "t", "data": {"file_id": "f"}}, "t"),
        ({"request_id": "r", "id": "t"}, "t"),
        ({"id": "request", "data": {"task_id": "t"}}, "t"),
        ({"id": None, "token": "t"}, "t"),
        ({"id": "", "job_id": "t"}, "t"),
        ({"id": True, "job_id": "t"}, "t"),
        ({"code": 0, "data": "t_01"}, "t_01"),
        ({"code": 0, "data": 17}, "17"),
        ({"code": 200, "message": "success", "data": {"taskId": 7}}, "7"),
        ({"success": False, "task_id": "t"}, "t"),
    ],
)
def test_the_right_identifier_wins(raw: Any, identifier: str) -> None:
    assert decoding.accepted(raw).task_id == identifier


@pytest.mark.parametrize(
    "raw",
    [{}, [], None, 5, "ok", True, {"ok": True}, {"success": True, "result": "ok"}, {"message": "accepted"},
     {"data": {"id": {"x": 1}}}, {"id": ".."}, {"id": "a\nb"}, {"id": "x" * 300}, {"id": 10**400}, {"data": 3},
     [{"id": 1}, {"id": 2}], {"detail": "queued"}, {"code": 0, "msg": "ok", "data": None}],
)  # fmt: skip
def test_without_an_identifier_nobody_knows(raw: Any) -> None:
    with pytest.raises(NotUnderstood):
        decoding.accepted(raw)


@pytest.mark.parametrize(
    ("raw", "code", "message"),
    [
        ({"success": False, "message": "no credit"}, None, "no credit"),
        ({"code": 1001, "msg": "unknown product"}, 1001, "unknown product"),
        ({"code": "402", "msg": "no credit", "data": None}, 402, "no credit"),
        ({"code": "bad_country", "message": "no such country"}, None, "no such country (bad_country)"),
        ({"error": {"code": 429, "message": "slow down"}}, 429, "slow down"),
        ({"error": "no"}, None, "no"),
        ({"status": "error", "message": "no"}, None, "no"),
        ({"Success": "false", "errors": ["a", "b"]}, None, "a; b"),
    ],
)
def test_an_error_envelope_said_no(raw: Any, code: int | None, message: str) -> None:
    with pytest.raises(SaidNo) as refused:
        decoding.accepted(raw)
    assert (refused.value.code, refused.value.message) == (code, message)


# --- status, progress, cost -------------------------------------------------------------------

WORDS = {
    TaskStatus.PENDING: ["pending", "queued", "new", "PENDING", "Queued"],
    TaskStatus.PROCESSING: ["processing", "running", "validating", "on hold", "In_Progress", "3", "ok-ish"],
    TaskStatus.COMPLETED: ["completed", "complete", "finished", "done", "success", "exported", "COMPLETED",
                           "completed_with_errors", "Completed with errors"],
    TaskStatus.FAILED: ["failed", "error", "rejected", "cancelled", "Canceled", "FAILED"],
}  # fmt: skip


@pytest.mark.parametrize(("status", "said"), [(status, said) for status, words in WORDS.items() for said in words])
@pytest.mark.parametrize("envelope", ['{"status": "%s"}', '{"data": {"State": "%s", "id": 1}}',
                                      '{"task_id": "t", "status": "%s", "code": 0, "msg": "ok"}'])  # fmt: skip
def test_status_words(status: TaskStatus, said: str, envelope: str) -> None:
    reading = decoding.task(as_json(envelope % said))
    assert (reading.status, reading.word) == (status, said)


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        ({"status": "success", "data": {"status": "processing"}}, TaskStatus.PROCESSING),
        ({"status": 200, "data": {"state": "pending"}}, TaskStatus.PENDING),
        ({"task_id": "t", "status": "processing", "result": {"status": "done"}}, TaskStatus.PROCESSING),
        ({"status": "pending", "data": {"task_id": "t"}}, TaskStatus.PENDING),
        ({"task_id": "t", "status": "failed", "error": "no route", "success": False}, TaskStatus.FAILED),
        ({"data": {"id": 1, "status": "failed"}, "error": "no route"}, TaskStatus.FAILED),
        ({"code": 0, "msg": "ok", "data": {"status": "error", "message": "x"}}, TaskStatus.FAILED),
    ],
)
def test_the_tasks_own_status_counts(raw: Any, status: TaskStatus) -> None:
    assert decoding.task(raw).status is status


@pytest.mark.parametrize(
    "raw", [{}, [], None, {"id": 1}, {"status": None}, {"status": {}}, {"status": "success", "data": {}}]
)
def test_without_a_status_a_poll_is_not_understood(raw: Any) -> None:
    with pytest.raises(NotUnderstood):
        decoding.task(raw)


@pytest.mark.parametrize(
    "raw", [{"code": 1, "msg": "no", "data": {"status": "done"}}, {"success": False, "error": "x"}]
)
def test_a_poll_in_an_error_envelope_said_no(raw: Any) -> None:
    with pytest.raises(SaidNo):
        decoding.task(raw)


@pytest.mark.parametrize(
    ("fields", "progress"),
    [
        ('"total": 200, "processed": 90', 0.45),
        ('"total": 200, "success": 80, "failure": 10', 0.45),
        ('"total": 200, "completed": "90"', 0.45),
        ('"total": 200, "numComplete": 90', 0.45),
        ('"progress": 0.45', 0.45),
        ('"progress": 45', 0.45),
        ('"progress": "45%"', 0.45),
        ('"progress": "45"', 0.45),
        ('"percent": 0.5', 0.005),
        ('"progress": {"total": 200, "processed": 90}', 0.45),
        ('"progress": {"percent": 45}', 0.45),
        ('"progress": 1', 0.01),
        ('"progress": 1.0', 1.0),
        ('"progress": 100', 1.0),
        ('"progress": 0', 0.0),
        ('"progress": 250', 1.0),
        ('"progress": -3', 0.0),
        ('"total": 100, "processed": 150', 1.0),
        ('"total": 0, "processed": 0', None),
        ('"progress": "soon"', None),
        ('"progress": true', None),
        ('"completed": false', None),
        ('"x": 1', None),
    ],
)
def test_progress(fields: str, progress: float | None) -> None:
    assert decoding.task(as_json(f'{{"status": "processing", {fields}}}')).progress == pytest.approx(progress)


@pytest.mark.parametrize(
    ("fields", "cost"),
    [
        ('"estimated_amount": 12.50, "actual_amount": 11.10', "11.10"),
        ('"estimated_amount": "12.50"', "12.50"),
        ('"cost": {"amount": 3, "currency": "USD"}', "3"),
        ('"credits_charged": 3', "3"),
        ('"credits_remaining": 3', None),
        ('"cost": null', None),
        ('"cost": -5', None),  # a line of an account's book is no price
        ('"cost": -5, "estimated_amount": 4', "4"),
    ],
)
def test_cost(fields: str, cost: str | None) -> None:
    raw = as_json(f'{{"data": {{"task_id": "t", "status": "done", {fields}}}}}')
    assert decoding.task(raw).cost == decoding.accepted(raw).cost == (None if cost is None else Decimal(cost))
    estimated = cost is not None and "actual" not in fields and "estimated" in fields
    assert decoding.task(raw).estimated is decoding.accepted(raw).estimated is estimated


def test_a_failed_task_says_why() -> None:
    assert decoding.task({"status": "failed", "error_message": "no route"}).message == "no route"
    assert decoding.task({"msg": "why", "data": {"status": "failed"}}).message == "why"
    assert decoding.task({"msg": "success", "status": "running"}).message == ""


# --- balance ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "amount", "currency"),
    [
        ('{"balance": 12.5}', "12.5", ""),
        ('{"balance": "12.50", "currency": "USD"}', "12.50", "USD"),
        ('{"credits": 99987}', "99987", "credits"),
        ('{"amount": 0.1}', "0.1", ""),
        ('{"available": 80, "held": 20, "balance": 100}', "80", ""),
        ('{"availableBalance": "1,234.50"}', "1234.50", ""),
        ('{"balance": {"amount": "5.00", "currency": "EUR"}}', "5.00", "EUR"),
        ('{"balance": {"available": 5, "held": 1}}', "5", ""),
        ('{"code": 0, "msg": "ok", "data": {"Balance": 12345678901234567890.123456789}}',
         "12345678901234567890.123456789", ""),
        ('{"success": true, "result": {"credits": "7"}}', "7", "credits"),
        ('{"data": {"account": {"balance": -1}}}', "-1", ""),
        ('{"code": 0, "data": 12.5}', "12.5", ""),
        ("12.5", "12.5", ""),
        ('{"balance": 1E+2}', "100", ""),
        ('{"balance": "$12.50"}', "12.50", ""),
        ('{"balance": "12,50 €"}', "12.50", ""),
    ],
)  # fmt: skip
def test_balance(text: str, amount: str, currency: str) -> None:
    reading = decoding.balance(as_json(text))
    assert (str(reading.amount), reading.currency) == (amount, currency)


@pytest.mark.parametrize(
    "text",
    [
        '[{"product": "hlr", "balance": 5}, {"product": "phone", "balance": "6.5"}]',
        '{"balances": [{"name": "hlr", "amount": 5}, {"name": "phone", "amount": 6.5}], "total": 2}',
        '{"data": {"hlr": 5, "phone": 6.5}}',
        '{"balances": {"hlr": 5, "phone": "6.50"}}',
        '{"success": true, "total": 2, "data": [{"type": "hlr", "value": 5}, {"type": "phone", "value": 6.5}]}',
    ],
)
def test_several_balances_are_listed_and_the_first_is_the_amount(text: str) -> None:
    reading = decoding.balance(as_json(text))
    assert [(one.name, one.amount) for one in reading.balances] == [("hlr", Decimal(5)), ("phone", Decimal("6.5"))]
    assert reading.amount == 5


def test_what_is_held_is_listed_beside_what_is_available() -> None:
    reading = decoding.balance({"available": 80, "held": 20, "currency": "EUR"})
    assert [(one.name, one.amount) for one in reading.balances] == [("available", Decimal(80)), ("held", Decimal(20))]
    assert reading.currency == "EUR"


@pytest.mark.parametrize(
    ("raw", "place", "currency"),
    [
        ({"balance": 5, "currency": "EUR"}, ("balance",), "EUR"),
        ({"data": {"balance": {"available": 5}, "currency": "EUR"}}, ("data", "balance", "available"), "EUR"),
        ({"a": {"left": 5, "unit": "USD"}, "currency": "EUR"}, ("a", "left"), "USD"),
        ({"purse": {"left": {"amount": 5, "currency": "GBP"}}}, ("purse", "left"), "GBP"),
        ({"credits": 5}, ("credits",), "credits"),
        ({"a": {"left": 5}, "b": {"currency": "EUR"}}, ("a", "left"), ""),  # another object's
    ],
)
def test_a_taught_balance_keeps_the_currency_that_is_found(raw: Any, place: Place, currency: str) -> None:
    dialect = Dialect(answers=Answers(balance=(place,)))
    reading = decoding.balance(raw, dialect)
    assert (str(reading.amount), reading.currency) == ("5", currency)
    # AND what was taught of the currency counts alone
    elsewhere = Dialect(answers=Answers(balance=(place,), currency=(("nowhere",),)))
    assert decoding.balance(raw, elsewhere).currency == ""


@pytest.mark.parametrize("raw", [{}, [], None, "x", {"balance": None}, {"balance": "NaN"}, {"balance": True},
                                 {"balance": "many"}, {"balance": "1e999999999"},
                                 {"code": 0, "data": None}])  # fmt: skip
def test_without_an_amount_a_balance_is_not_understood(raw: Any) -> None:
    with pytest.raises(NotUnderstood):
        decoding.balance(raw)


def test_an_amount_beyond_all_use_is_none() -> None:
    with pytest.raises(NotUnderstood):
        decoding.balance(as_json('{"balance": 1e999999}'))


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
        ("<!DOCTYPE html><html><head><title>502 Bad&nbsp;Gateway</title>", "an HTML page: “502 Bad Gateway”"),
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
