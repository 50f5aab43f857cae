from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal

import pytest

from desktop_app.core.batch import Batch, Task, Via
from desktop_app.core.charged import Charged, ChargedHow
from desktop_app.core.products import Product
from desktop_app.core.submission import TaskState
from desktop_app.ui.charge_words import charge_of

NOW = datetime.now(UTC)
HLR = Product("hlr", "HLR", "Live", Decimal("0.5"))
S = TaskState


def task(state: TaskState, cost: str | None = None, numbers: int = 10) -> Task:
    told = None if cost is None else Decimal(cost)
    return Task(1, "b", 1, "GB", "hlr", Via.JSON, 0, numbers, state, cost=told, sent_at=NOW)


def said(*tasks: Task, charged: Charged | None = None, product: Product | None = HLR) -> tuple[str, ...] | None:
    batch = Batch("b", "l", "f.csv", "https://x", "hlr", NOW, charged=charged)
    return charge_of(batch, tasks, product, "USD")


@pytest.mark.parametrize(
    ("how", "amount", "detail"),
    [
        (ChargedHow.SAID, "12 USD", "Named by the service (estimated\N{NO-BREAK SPACE}5)"),
        (ChargedHow.BALANCE, "12 USD", "By the balance before and after (estimated\N{NO-BREAK SPACE}5)"),
        (
            ChargedHow.AT_LEAST,
            "at least 12 USD",
            "Named by the service; there may be more (estimated\N{NO-BREAK SPACE}5)",
        ),
    ],
)
def test_what_was_charged_says_how_it_is_known_beside_the_estimate(how: ChargedHow, amount: str, detail: str) -> None:
    charged = Charged(Decimal(12), "", how)
    assert said(task(S.JOINED), task(S.REJECTED), charged=charged) == ("Charged", amount, detail)
    assert said(task(S.JOINED), charged=charged, product=None) == (
        "Charged",
        amount,
        detail.split(" (", maxsplit=1)[0],
    )


def test_a_charge_in_a_currency_of_its_own_keeps_it() -> None:
    charge = said(task(S.JOINED), charged=Charged(Decimal(12), "EUR", ChargedHow.SAID))
    assert charge is not None
    assert charge[1] == "12 EUR"


def test_while_it_goes_on_what_was_said_so_far_stands_beside_the_whole_estimate() -> None:
    assert said(task(S.PROCESSING, "4"), task(S.PREPARED)) == ("Charged so far", "4 USD", "Estimated 10")
    assert said(task(S.PROCESSING), task(S.PREPARED)) == ("Estimated", "10 USD", "")
    assert said(task(S.PROCESSING), product=None) is None


def test_a_list_that_goes_one_by_one_says_when_its_charge_is_known() -> None:
    batch = Batch("b", "l", "f.csv", "https://x", "hlr", NOW, via=Via.REALTIME)
    begun = charge_of(batch, [task(S.ASKING)], HLR, "USD")
    assert begun == ("Estimated", "5 USD", "What was charged is looked up when it ends")
    assert charge_of(batch, [task(S.PREPARED)], HLR, "USD") == ("Estimated", "5 USD", "")


def test_what_was_charged_before_is_no_sum_of_a_batch_that_goes_on_again() -> None:
    before = Charged(Decimal(4), "USD", ChargedHow.SAID)
    assert said(task(S.JOINED, "4"), task(S.PREPARED), charged=before) == ("Charged so far", "4 USD", "Estimated 10")


def test_of_batches_of_before_the_answers_tell() -> None:
    assert said(task(S.JOINED, "4"), task(S.JOINED, "3")) == (
        "Charged",
        "7 USD",
        "Named by the service (estimated\N{NO-BREAK SPACE}10)",
    )
    assert said(task(S.JOINED, "4"), task(S.FAILED)) == (
        "Charged",
        "at least 4 USD",
        "Named by the service; there may be more (estimated\N{NO-BREAK SPACE}10)",
    )


def test_what_nobody_knows_is_not_made_up() -> None:
    unknown = said(task(S.JOINED), product=None)
    assert unknown == ("Charged", "unknown", "Neither the answers nor the balance say how much")
    assert said(task(S.REJECTED)) is None
