"""What sending takes, reckoned from one value: numbers reused and sent, the way, the order, and why it would wait."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.detection.table import Counts, ImportSummary
from desktop_app.core.errors import ProfileBroken
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.results.reuse import OFF, Known
from desktop_app.core.results.suppression import AppliedList, SuppressionMarks
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.estimate import by_product
from desktop_app.ui.upload.sending.send_state import (
    Knowing,
    SendOffer,
    SendState,
    not_sent_words,
    order_of,
    price_of,
    reckoned,
)
from tests.ui.upload.lists import understanding

LIST, SMALL = understanding(), understanding(countries={"GB": 120})
KNOWN = Known({7: {}, 30: {"GB": 200, "DE": 12}, 90: {"GB": 300, "DE": 113}})
PRICED = Connection(
    "https://api.example.com/api/v1",
    "Team",
    products="slug,name,price,minimum,via\nnormal,Normal,0.5,,\nlarge,Large,1,150,\nsingly,Singly,1,,realtime\n",
)
# Its service has single checks alone.
ALONE = replace(PRICED, profile='[paths]\ndetect = ""\n')
LOCAL = SendState(found=LIST, unit="credits")


def offered(state: SendState) -> SendOffer:
    offer = reckoned(state, by_product).offer
    assert offer is not None
    return offer


def ordered(state: SendState, covered: int | None = None) -> BatchOrder:
    return order_of(reckoned(state, by_product), "one", state.connection, covered)


def not_sent(state: SendState) -> str:
    return not_sent_words(reckoned(state, by_product))


def test_what_is_reused_is_neither_sent_nor_paid_and_is_what_was_agreed() -> None:
    state = replace(LOCAL, known=KNOWN, reuse_days=30)
    offer = offered(state)
    assert (offer.estimate.reused, offer.estimate.numbers, offer.estimate.cost) == (212, 201, Decimal(201))
    assert price_of(state, offer.estimate) == "201 credits"
    order = ordered(state)
    assert (order.reuse_days, order.agreed) == (30, 201)
    # AND where none is young enough, or it is off, everything is sent
    for days in (7, OFF):
        state = replace(LOCAL, known=KNOWN, reuse_days=days)
        order = ordered(state)
        assert (offered(state).estimate.numbers, order.reuse_days, order.agreed) == (413, OFF, None)


def test_it_is_not_known_what_would_be_sent_only_while_answers_are_wanted_and_counted() -> None:
    looking = replace(LOCAL, reuse_days=30, knowing=Knowing.COUNTING)
    assert looking.is_looking
    assert not_sent(looking) == "Answers of earlier lists are being looked for."
    for other in (replace(looking, reuse_days=OFF), replace(looking, knowing=Knowing.FAILED)):
        assert not other.is_looking
        assert not_sent(other) == ""


def test_most_of_the_answers_are_offered_with_the_shortest_span_that_has_them() -> None:
    assert replace(LOCAL, known=KNOWN).untaken == (212, 30)
    assert replace(LOCAL, known=KNOWN, reuse_days=7).untaken == (0, OFF)
    assert replace(LOCAL, known=Known({90: {"GB": 206}})).untaken == (0, OFF)  # fewer than half
    assert replace(LOCAL, found=None, known=KNOWN).untaken == (0, OFF)


@pytest.mark.parametrize(
    ("changes", "one_by_one", "via"),
    [
        ({}, True, Via.AUTO),
        ({"slug": "large"}, True, Via.REALTIME),  # which takes no tasks as small as the list
        ({"way": (SMALL, Via.REALTIME)}, True, Via.REALTIME),
        ({"slug": "large", "way": (SMALL, Via.AUTO)}, True, Via.AUTO),
        ({"way": (LIST, Via.REALTIME)}, True, Via.AUTO),  # chosen for another list
        ({"slug": "large", "one_by_one_allowed": False}, False, Via.AUTO),
        ({"found": LIST, "way": (LIST, Via.REALTIME)}, True, Via.REALTIME),  # as long as it is
        ({"connection": ALONE}, True, Via.REALTIME),
        ({"connection": ALONE, "way": (SMALL, Via.AUTO)}, True, Via.REALTIME),  # the service has no other
        ({"found": understanding(countries={})}, False, Via.AUTO),
        ({"slug": "large", "found": understanding(countries={"GB": 280, "DE": 20})}, True, Via.REALTIME),
        ({"slug": "large", "found": understanding(countries={"GB": 281, "DE": 20})}, True, Via.AUTO),  # takes longer
    ],
)
def test_a_list_can_go_one_by_one(changes: dict[str, object], one_by_one: bool, via: Via) -> None:
    state = replace(SendState(found=SMALL, connection=PRICED), **changes)  # type: ignore[arg-type]
    offer = offered(state)
    assert (offer.one_by_one, offer.via) == (one_by_one, via)
    assert ordered(state).via is via


def test_a_product_that_goes_one_by_one_goes_no_other_way() -> None:
    for found in (SMALL, LIST):
        state = SendState(found=found, connection=PRICED, slug="singly", way=(found, Via.AUTO))
        offer = offered(state)
        assert (offer.alone, offer.via, offer.estimate.small) == (True, Via.REALTIME, ())
        assert offer.seconds == -(-offer.estimate.numbers * 60 // 180)
        assert ordered(state).via is Via.REALTIME


def test_another_connection_has_other_products() -> None:
    assert replace(LOCAL, slug="hlr-lookup").is_simulated
    elsewhere = replace(LOCAL, connection=PRICED, slug="hlr-lookup")
    assert (elsewhere.product.slug, elsewhere.product_title, elsewhere.is_simulated) == ("normal", "Normal", False)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "The balance is 13 credits short. Choose a product that costs less, or a shorter list."),
        (
            {"connection": PRICED, "balance": BalanceReading(Decimal(1), "EUR"), "unit": "EUR"},
            "may be 205.50 EUR short.",
        ),
        ({"keyless": True}, "It waits until you have entered a valid key."),
        ({"keyless": True, "locked": True}, "It waits until the keyring is unlocked."),
        ({"rereading": True, "locked": True}, "The list is being read again."),
    ],
)
def test_why_it_would_wait_is_said(changes: dict[str, object], said: str) -> None:
    short = replace(LOCAL, balance=BalanceReading(Decimal(400), "credits"))
    state = replace(short, **changes)  # type: ignore[arg-type]
    assert not_sent(state).endswith(said)


def test_unreadable_products_are_the_trouble_and_the_cost_is_guessed() -> None:
    def broken(_found: ImportSummary, *_asked: object) -> Estimate:
        raise ProfileBroken(name="Team", reason="line 4: what?")

    offer = reckoned(LOCAL, broken).offer
    assert offer is not None
    assert "line 4: what?" in offer.trouble[0]
    assert offer.estimate.cost == Decimal(413)


def test_an_order_has_only_what_the_person_was_told() -> None:
    order = ordered(replace(LOCAL, again=True, connection=PRICED), 400)
    assert (order.list_id, order.connection, order.again, order.covered) == ("one", PRICED, True, 400)
    assert not ordered(LOCAL).again


def test_a_list_is_called_suppressed_whole_only_where_none_of_its_numbers_has_a_problem() -> None:
    # GIVEN a list whose valid numbers are all suppressed, in rows that are valid
    applied = AppliedList("s1", "Opt-outs", "", "m")
    whole = replace(LOCAL, marks=SuppressionMarks((applied,), 120, (120,), {"GB": 120}))
    found = understanding(counts=Counts(valid=120), countries={"GB": 120}, reasons={})
    assert not_sent(replace(whole, found=found)) == "All numbers are on your suppression lists."
    # WHEN one of these rows has another number, with a problem
    beside = replace(found, reasons={NumberProblem.NO_COUNTRY: 1})
    # THEN that is said
    assert not_sent(replace(whole, found=beside)).endswith("the other numbers have a problem.")
