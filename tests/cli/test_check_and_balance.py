"""`check` and `balance` against a service of any kind."""

from __future__ import annotations

from typing import Any

import pytest

from .fake_service import FakeService, answers, html, moved, reset, status
from .program import Program


def test_check(program: Program, service: FakeService) -> None:
    service.always("check", answers({"phone": "+447400123456", "carrier": {"name": "Ö2"}}, X_RateLimit_Remaining="7"))
    run = program.run("check", "+44 7400 123-456", "--json")
    assert run.code == 0
    assert run.json == {
        "number": "+447400123456",
        "answer": {"phone": "+447400123456", "carrier": {"name": "Ö2"}},
        "remaining": 7,
    }
    (request,) = service.asked("check")
    assert (request.json()["phone"], request.key) == ("+447400123456", service.key)


def test_check_where_nothing_is_said_of_the_rest(program: Program, service: FakeService) -> None:
    service.always("check", answers({"status": "active"}))
    assert program.call("check", "+447400123456", "--json").json["remaining"] is None


def test_check_in_words(program: Program) -> None:
    run = program.call("check", "+447400123456")
    assert run.code == 0
    assert "+447400123456" in run.out
    assert "active" in run.out


@pytest.mark.parametrize("number", ["12", "hello", "+44", "07400 123456", "", "+999123456789"])
def test_check_of_what_is_no_number(program: Program, service: FakeService, number: str) -> None:
    assert number in program.call("check", number, "--json").refused(2)
    assert not service.seen


BALANCES: dict[str, tuple[Any, str, str]] = {
    "a string": ({"balance": "99987.50", "currency": "credits"}, "99987.50", "credits"),
    "a number": ({"balance": 12, "currency": "USD"}, "12", "USD"),
    "in an envelope": ({"code": 0, "msg": "ok", "data": {"balance": "0.10", "currency": "EUR"}}, "0.10", "EUR"),
    "large and exact": ({"balance": "12345678901234567890.123456"}, "12345678901234567890.123456", ""),
    "nothing left": ({"balance": 0}, "0", ""),
    "overdrawn": ({"balance": "-3.20"}, "-3.20", ""),
}


@pytest.mark.parametrize("case", BALANCES)
def test_balance(program: Program, service: FakeService, case: str) -> None:
    service.balance, amount, currency = BALANCES[case]
    run = program.call("balance", "--json")
    assert run.code == 0
    assert list(run.json) == ["amount", "currency", "raw"]
    assert (run.json["amount"], run.json["raw"]) == (amount, service.balance)
    assert run.json["currency"] == currency
    assert service.asked("balance")[0].key == service.key


def test_several_balances(program: Program, service: FakeService) -> None:
    kinds = [{"product": "hlr-lookup", "balance": "5.50"}, {"product": "phone-validation", "balance": 100}]
    service.balance = {"balances": kinds}
    run = program.call("balance", "--json")
    assert run.code == 0
    assert run.json["balances"] == [
        {"name": "hlr-lookup", "amount": "5.50"},
        {"name": "phone-validation", "amount": "100"},
    ]
    assert run.json["amount"] in {"5.50", "100"}
    assert run.json["raw"] == service.balance


def test_balance_in_words(program: Program) -> None:
    run = program.call("balance")
    assert (run.code, run.err) == (0, "")
    assert "1,000.50 credits" in run.out


FAILURES = {
    "401": (status(401), 4),
    "403": (status(403), 4),
    "404": (status(404), 4),
    "422": (status(422), 4),
    "429": (status(429, Retry_After="30"), 4),
    "500": (status(500), 5),
    "a page": (html(), 5),
    "an error page": (html(503), 5),
    "a reset": (reset, 5),
    "something else": (answers({"hello": "world"}), 5),
    "a redirect": (moved("/login", 302), 5),
    "a number too long to be one": (answers(b'{"balance": ' + b"9" * 5000 + b"}"), 5),
}


@pytest.mark.parametrize("case", FAILURES)
def test_balance_that_fails_is_one_line(program: Program, service: FakeService, case: str) -> None:
    behaviour, code = FAILURES[case]
    service.always("balance", behaviour)
    program.call("balance", "--json").refused(code)


@pytest.mark.parametrize("case", ["401", "429", "500", "a page", "a reset", "a redirect"])
def test_check_that_fails_is_one_line(program: Program, service: FakeService, case: str) -> None:
    behaviour, code = FAILURES[case]
    service.always("check", behaviour)
    program.call("check", "+447400123456", "--json").refused(code)
    assert len(service.asked("check")) == 1


@pytest.mark.parametrize("command", [("balance",), ("check", "+447400123456")])
def test_without_a_key(program: Program, service: FakeService, command: tuple[str, ...]) -> None:
    program.key = None
    assert "DIALPROOF_API_KEY" in program.call(*command, "--json").refused(4)
    assert not service.seen


def test_a_wrong_key(program: Program) -> None:
    program.key = "sk-wrong"
    assert "key" in program.call("balance", "--json").refused(4)


def test_a_key_that_is_no_header(program: Program, service: FakeService) -> None:
    program.key = "sk-first\nX-Other: 1"
    fault = program.call("balance", "--json").refused(2)
    assert "sk-first" not in fault
    assert not service.seen


@pytest.mark.parametrize("command", [("balance",), ("check", "+447400123456")])
def test_where_nobody_listens(program: Program, service: FakeService, command: tuple[str, ...]) -> None:
    service.close()
    assert "reached" in program.call(*command, "--json").refused(5)
