from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.service.products import Product, price_of_one
from desktop_app.ui.monitor.panel.figures import ChargeLines, ChargeState
from desktop_app.ui.text.charge_words import charge_of, price_charged

NOW = datetime.now(UTC)
HLR = Product("hlr", "HLR", "Live", Decimal("0.5"))
S = TaskState


def task(state: TaskState, cost: str | None = None, numbers: int = 10) -> Task:
    told = None if cost is None else Decimal(cost)
    return Task(1, "b", 1, "GB", "hlr", Via.JSON, 0, numbers, state, cost=told, sent_at=NOW)


def said(
    *tasks: Task,
    charged: Charged | None = None,
    product: Product | None = HLR,
    until_now: Charged | None = None,
    base_url: str = "https://x",
) -> tuple[str, ...] | None:
    batch = Batch("b", "l", "f.csv", base_url, "hlr", NOW, charged=charged)
    charge = charge_of(batch, tasks, product, "USD", until_now)
    return None if charge is None else charge[:3]


@pytest.mark.parametrize(
    ("how", "amount", "detail"),
    [
        (ChargedHow.SAID, "12 USD", "Stated by the service (estimated\N{NO-BREAK SPACE}5)"),
        (ChargedHow.BALANCE, "12 USD", "From the balance before and after (estimated\N{NO-BREAK SPACE}5)"),
        (
            ChargedHow.AT_LEAST,
            "at least 12 USD",
            "Stated by the service; there may be more (estimated\N{NO-BREAK SPACE}5)",
        ),
    ],
)
def test_what_was_charged_says_how_it_is_known_beside_the_estimate(how: ChargedHow, amount: str, detail: str) -> None:
    charged = Charged(Decimal(12), "", how)
    assert said(task(S.JOINED), task(S.REJECTED), charged=charged) == (
        "Charged",
        amount,
        f"More than estimated. {detail}.",
    )
    assert said(task(S.JOINED), charged=charged, product=None) == (
        "Charged",
        amount,
        detail.split(" (", maxsplit=1)[0],
    )


def test_what_was_charged_beyond_the_estimate_is_amber(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001 - labels need the theme
    lines = ChargeLines()
    qtbot.addWidget(lines)
    batch = Batch("b", "l", "f.csv", "https://x", "hlr", NOW)
    # GIVEN a list that was estimated at 5: WHEN it was charged more, THEN it is amber and says so; else neither
    for amount, tone in ((500, "warning"), (5, ""), (3, "")):
        charged = Charged(Decimal(amount), "", ChargedHow.SAID)
        lines.show_state(ChargeState(charge_of(replace(batch, charged=charged), [task(S.JOINED)], HLR, "USD")))
        assert (lines.amount.property("tone") or "") == tone
        assert lines.detail.text().startswith("More than estimated.") is bool(tone)


def test_a_charge_in_a_currency_of_its_own_keeps_it() -> None:
    charge = said(task(S.JOINED), charged=Charged(Decimal(12), "EUR", ChargedHow.SAID))
    assert charge is not None
    assert charge[1] == "12 EUR"


def test_while_it_goes_on_what_was_said_so_far_stands_beside_the_whole_estimate() -> None:
    named = "Stated by the service (estimated\N{NO-BREAK SPACE}10)"
    going = task(S.PROCESSING, "4"), task(S.PREPARED)
    now = Charged(Decimal(4), "", ChargedHow.SAID)
    assert said(*going, until_now=now) == ("Charged so far", "4 USD", named)
    by_balance = replace(now, how=ChargedHow.BALANCE)
    assert said(*going, until_now=by_balance, product=None) == (
        "Charged so far",
        "4 USD",
        "From the balance before and now",
    )
    assert said(task(S.PROCESSING), task(S.PREPARED)) == ("Estimated", "10 USD", "")
    assert said(task(S.PROCESSING), product=None) is None


def test_a_list_that_goes_one_by_one_says_when_its_charge_is_known() -> None:
    batch = Batch("b", "l", "f.csv", "https://x", "hlr", NOW, via=Via.REALTIME)
    begun = charge_of(batch, [task(S.ASKING)], HLR, "USD")
    assert begun == ("Estimated", "5 USD", "The charge is worked out when the list is finished", False)
    assert charge_of(batch, [task(S.PREPARED)], HLR, "USD") == ("Estimated", "5 USD", "", False)


def test_what_was_charged_before_is_no_sum_of_a_batch_that_goes_on_again() -> None:
    before = Charged(Decimal(4), "USD", ChargedHow.SAID)
    going = task(S.JOINED, "4"), task(S.PREPARED)
    charge = said(*going, charged=replace(before, amount=Decimal(9)), until_now=before)
    assert charge is not None
    assert charge[:2] == ("Charged so far", "4 USD")


def test_what_the_local_service_counts_is_said_to_be_no_money() -> None:
    charged = Charged(Decimal(4), "credits", ChargedHow.SAID)
    charge = said(task(S.JOINED), charged=charged, product=None, base_url="local")
    assert charge == ("Charged", "4 credits", "No real money")


def test_of_batches_of_before_the_answers_tell() -> None:
    assert said(task(S.JOINED, "4"), task(S.JOINED, "3")) == (
        "Charged",
        "7 USD",
        "Stated by the service (estimated\N{NO-BREAK SPACE}10)",
    )
    assert said(task(S.JOINED, "4"), task(S.FAILED)) == (
        "Charged",
        "at least 4 USD",
        "Stated by the service; there may be more (estimated\N{NO-BREAK SPACE}10)",
    )


def test_what_nobody_knows_is_not_made_up() -> None:
    unknown = said(task(S.JOINED), product=None)
    assert unknown == ("Charged", "unknown", "Neither the answers nor the balance says how much")
    assert said(task(S.REJECTED)) is None


@pytest.mark.parametrize(
    ("amount", "numbers", "price"),
    [
        ("500", 250, "2"),
        ("1", 400, "0.0025"),
        ("500", 237, "2.11"),
        ("1", 3, "0.3333"),
        ("1234567", 1000, "1234.567"),
        ("100000", 3, "33330"),
        ("0.0000001", 1, None),
        ("5", 0, None),
        ("-3", 5, None),
        ("1e12", 1, None),
    ],
)
def test_a_price_is_what_a_number_came_to(amount: str, numbers: int, price: str | None) -> None:
    found = price_of_one(Decimal(amount), numbers)
    assert (None if found is None else format(found, "f")) == price


def test_a_price_is_offered_only_where_it_is_more_than_was_known_and_sure() -> None:
    batch = Batch("b", "l", "f.csv", "https://x", "hlr", NOW)

    def offered(amount: int, how: ChargedHow = ChargedHow.BALANCE, product: Product | None = HLR) -> Decimal | None:
        tasks = [task(S.JOINED), task(S.REJECTED)]
        return price_charged(replace(batch, charged=Charged(Decimal(amount), "", how)), tasks, product)

    assert offered(20) == 2
    assert offered(5) is None
    assert offered(20, ChargedHow.AT_LEAST) is None
    assert offered(5, product=None) == offered(5, product=replace(HLR, price=None)) == Decimal("0.5")
