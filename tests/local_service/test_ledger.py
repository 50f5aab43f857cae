from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from desktop_app.core.errors import UsageError
from desktop_app.local_service.settings import CATALOGUE, OPENING_CREDITS, ServiceSettings, opening_credits

from .calling import LONDON, MOBILE, Api, error_code
from .conftest import OpenApi


def test_the_balance_is_a_decimal_string_in_credits(api: Api) -> None:
    assert api.get("/balance").json() == {"balance": "10000000", "currency": "credits"}


@pytest.mark.parametrize("product", CATALOGUE, ids=lambda product: product.slug)
def test_a_task_costs_its_products_price_for_each_number(api: Api, product: object) -> None:
    assert isinstance(product, type(CATALOGUE[0]))
    answer = api.detect(MOBILE, LONDON, product=product.slug)
    assert answer.json()["cost"] == 2 * product.price
    assert api.balance() == OPENING_CREDITS - 2 * product.price


def test_repeated_numbers_are_charged_and_answered_once(api: Api) -> None:
    answer = api.detect(MOBILE, LONDON, MOBILE, MOBILE)
    assert (answer.json()["total"], answer.json()["cost"]) == (2, 2)
    api.service.worker.drain()
    assert len(api.result(answer.json()["task_id"]).splitlines()) == 3


def test_each_charge_names_its_task(api: Api) -> None:
    task_id = api.submitted(MOBILE, product="account-signals")
    opening, charge = api.service.ledger.entries("local")
    assert (opening.kind, opening.amount) == ("opening", OPENING_CREDITS)
    assert (charge.kind, charge.amount, charge.reference) == ("charge", -3, task_id)
    assert charge.balance == OPENING_CREDITS - 3


def test_a_short_balance_makes_nothing(opened: OpenApi) -> None:
    api = opened(opening_credits=3)
    answer = api.detect(MOBILE, LONDON, product="hlr-lookup")
    assert answer.status_code == 402
    assert error_code(answer) == "credit_short"
    assert "4 credits" in answer.json()["error"]["message"]
    assert api.balance() == 3
    assert api.service.tasks.next_unfinished() is None
    with api.service.database.read() as reader:
        assert reader.execute("SELECT count(*) FROM number_blocks").fetchone() == (0,)


def test_a_file_that_costs_too_much_makes_nothing_either(opened: OpenApi) -> None:
    api = opened(opening_credits=1)
    assert api.upload(f"{MOBILE}\n{LONDON}\n".encode()).status_code == 402
    assert api.balance() == 1


def test_the_last_credit_can_be_spent(opened: OpenApi) -> None:
    api = opened(opening_credits=1)
    assert api.check().status_code == 200
    assert api.balance() == 0
    refused = api.check()
    assert refused.status_code == 402
    assert refused.headers["X-RateLimit-Remaining"]


def test_a_realtime_check_costs_the_products_price(api: Api) -> None:
    api.post("/realtime/check/phone", json={"phone": MOBILE, "product": "account-signals"})
    assert api.balance() == OPENING_CREDITS - 3


def test_a_store_keeps_its_balance_whatever_the_setting_says_later(opened: OpenApi) -> None:
    opened(opening_credits=10).submitted(MOBILE)
    assert opened(opening_credits=999).balance() == 9


@pytest.mark.parametrize("statement", ["UPDATE ledger SET amount = 0", "DELETE FROM ledger"])
def test_entries_can_be_neither_changed_nor_removed(api: Api, statement: str) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="append-only"), api.service.database.write() as tx:
        tx.execute(statement)
    assert api.balance() == OPENING_CREDITS


def test_a_charge_is_refunded_once_at_most(api: Api) -> None:
    task_id = api.submitted(MOBILE)
    for wanted in (True, False):
        try:
            with api.service.database.write() as tx:
                api.service.ledger.refund(tx, "local", 1, task_id)
        except sqlite3.IntegrityError:
            assert not wanted
    assert api.balance() == OPENING_CREDITS


@pytest.mark.parametrize(
    ("text", "credits"), [("", OPENING_CREDITS), ("0", 0), (" 25 ", 25), ("1000000000000000", 10**15)]
)
def test_the_opening_balance_comes_from_the_environment(text: str, credits: int) -> None:  # noqa: A002 - the word
    assert opening_credits({"DIALPROOF_LOCAL_CREDITS": text}) == credits


@pytest.mark.parametrize("text", ["-1", "1.5", "many", "1e3", "²", "9" * 30])
def test_an_opening_balance_that_is_no_number_is_said(text: str) -> None:
    with pytest.raises(UsageError, match="DIALPROOF_LOCAL_CREDITS"):
        opening_credits({"DIALPROOF_LOCAL_CREDITS": text})


def test_without_settings_an_account_starts_with_ten_million() -> None:
    assert ServiceSettings(Path("x")).opening_credits == 10_000_000
