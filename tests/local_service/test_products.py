"""Every product, through every door, gives the same answers."""

from __future__ import annotations

import csv
import io

import pytest

from desktop_app.local_service.settings import CATALOGUE, DEFAULT_PRODUCT, SLUGS, Product, product_of

from .calling import LONDON, MOBILE, Api

PHONES = [LONDON, MOBILE, "+447400123400", "+447400123401", "07400 123456", ""]

each_product = pytest.mark.parametrize("product", CATALOGUE, ids=SLUGS)


def rows_of(api: Api, task_id: str) -> list[dict[str, str]]:
    api.service.worker.drain()
    return list(csv.DictReader(io.StringIO(api.result(task_id), newline="")))


def test_the_catalogue_has_the_families_of_the_document() -> None:
    assert SLUGS == (
        "phone-validation",
        "carrier-lookup",
        "hlr-lookup",
        "messaging-presence-whatsapp",
        "messaging-presence-telegram",
        "account-signals",
    )
    assert [product.price for product in CATALOGUE] == [1, 1, 2, 2, 2, 3]
    assert product_of("nothing") is None
    assert DEFAULT_PRODUCT == "phone-validation"


@each_product
def test_a_result_has_the_number_and_the_products_fields(api: Api, product: Product) -> None:
    rows = rows_of(api, api.submitted(*PHONES, product=product.slug))
    assert [row["number"] for row in rows] == PHONES
    assert list(rows[0]) == ["number", *api.service.sources[product.slug].fields]


@each_product
def test_one_check_answers_what_a_task_answers(api: Api, product: Product) -> None:
    rows = rows_of(api, api.submitted(*PHONES, product=product.slug))
    for row in rows:
        body = {"phone": row["number"], "product": product.slug}
        answer = api.post("/realtime/check/phone", json=body).json()
        assert answer.pop("product") == product.slug
        assert answer == row


@each_product
def test_a_file_is_answered_as_its_numbers_are(api: Api, product: Product) -> None:
    phones = [phone for phone in PHONES if phone]
    as_json = rows_of(api, api.submitted(*phones, product=product.slug))
    uploaded = api.upload("\n".join(phones).encode(), "list.txt", product.slug).json()
    assert rows_of(api, uploaded["task_id"]) == as_json
    assert uploaded["cost"] == product.price * len(phones)


@each_product
def test_the_txt_has_the_verdict_of_the_csv(api: Api, product: Product) -> None:
    task_id = api.submitted(*PHONES, product=product.slug)
    verdicts = [(row["number"], row[product.verdict]) for row in rows_of(api, task_id)]
    lines = api.result(task_id, "txt").split("\n")
    assert lines.pop() == ""
    assert [tuple(line.split("\t")) for line in lines] == verdicts


@each_product
def test_simulated_answers_say_so_in_the_file_and_in_realtime(api: Api, product: Product) -> None:
    live = product.slug in ("phone-validation", "carrier-lookup")
    rows = rows_of(api, api.submitted(*PHONES, product=product.slug))
    assert {row.get("simulated") for row in rows} == ({None} if live else {"yes"})
    answer = api.post("/realtime/check/phone", json={"phone": MOBILE, "product": product.slug}).json()
    assert answer.get("simulated") == (None if live else "yes")


def test_a_large_task_comes_back_whole_and_in_order(api: Api) -> None:
    phones = [f"+4479{number:08}" for number in range(0, 200_000, 7)]
    task_id = api.submitted(*phones, product="messaging-presence-telegram")
    assert [row["number"] for row in rows_of(api, task_id)] == phones
    assert api.task(task_id)["processed"] == len(phones)
