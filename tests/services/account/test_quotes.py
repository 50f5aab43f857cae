"""What a service says that a list would cost: asked without its numbers, and gone by for a while."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.decoding import NotUnderstood, SaidNo, quote
from desktop_app.core.errors import CapReached, NoAnswer, OutcomeUnknown
from desktop_app.core.money.caps import Caps
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.service.readings import Quoted
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.world import CONNECTION, World, british, told, until

PROFILE = '[paths]\nquote = "POST /quote"\n'
QUOTING = replace(CONNECTION, profile=PROFILE)
PRODUCT = "phone-validation"


@pytest.fixture
def quoting(world: World) -> World:
    told(world.session.save(QUOTING, None))
    return world


async def test_estimates_new_batches_and_caps_go_by_the_quote(quoting: World) -> None:
    quotes, order = quoting.preparing.quotes, BatchOrder("", QUOTING, PRODUCT)
    assert quotes.offered(QUOTING)
    assert not quotes.offered(CONNECTION)
    before = quoting.preparing.estimate({"GB": 30, "DE": 10}, order)
    assert not before.quoted
    await quotes.ask(QUOTING, PRODUCT, {"GB": 30, "DE": 10})
    assert quoting.service.quoted == [(PRODUCT, "GB", 30), (PRODUCT, "DE", 10)]
    found = quoting.preparing.estimate({"GB": 30, "DE": 10}, order)
    assert (found.cost, found.quoted) == (Decimal(20), True)
    SpendingCaps(quoting.context).save(QUOTING, Caps(day=Decimal(3)))
    batch = await quoting.prepared(british(10), connection=QUOTING)
    assert batch.price == Decimal("0.5")
    with pytest.raises(CapReached):
        await quoting.verification.run(batch.id, 1)
    assert not quoting.service.jobs


async def test_a_quote_is_gone_by_for_a_while_only(quoting: World) -> None:
    await quoting.preparing.quotes.ask(QUOTING, PRODUCT, {"GB": 30})
    await quoting.time.sleep(15 * 60 + 1)
    assert not quoting.preparing.estimate({"GB": 30}, BatchOrder("", QUOTING, PRODUCT)).quoted


async def test_a_quote_is_of_what_was_asked_for_and_for_numbers_sent_together(quoting: World) -> None:
    quotes, order = quoting.preparing.quotes, BatchOrder("", QUOTING, PRODUCT)
    await quotes.ask(QUOTING, PRODUCT, {"GB": 30})
    # THEN numbers that go one by one don't have its price
    one_by_one = replace(order, via=Via.REALTIME)
    assert not quoting.preparing.estimate({"GB": 30}, one_by_one).quoted
    batch = await quoting.prepared(british(3), connection=QUOTING, via=Via.REALTIME)
    assert batch.price is None
    # AND without a quote for the next list the one for this list isn't gone by
    quoting.service.mishap("quote", NoAnswer(origin="", reason=""))
    with pytest.raises(NoAnswer):
        await quotes.ask(QUOTING, PRODUCT, {"DE": 30})
    assert not quoting.preparing.estimate({"DE": 30}, order).quoted


async def test_of_many_countries_the_largest_are_asked_and_without_one_all_together(quoting: World) -> None:
    counts = {name: at for at, name in enumerate(("GB", "DE", "FR", "IT", "ES", "US", "NL"), 1)}
    await quoting.preparing.quotes.ask(QUOTING, PRODUCT, counts)
    assert [country for _, country, _ in quoting.service.quoted] == ["NL", "US", "ES", "IT", "FR"]
    nowhere = replace(QUOTING, profile=PROFILE + '[requests]\ncountry = ""\n')
    await quoting.preparing.quotes.ask(nowhere, PRODUCT, counts)
    assert quoting.service.quoted[-1] == (PRODUCT, "", 28)


async def test_what_is_free_costs_nothing(quoting: World) -> None:
    quoting.service.unit_price = Decimal(0)
    await quoting.preparing.quotes.ask(QUOTING, PRODUCT, {"GB": 30})
    found = quoting.preparing.estimate({"GB": 30}, BatchOrder("", QUOTING, PRODUCT))
    assert (found.cost, found.quoted) == (Decimal(0), True)


def test_a_quote_is_read_where_it_was_taught_or_under_a_usual_name() -> None:
    taught = read_profile(PROFILE + '[answers]\nquote = "data.total"\n')
    assert quote({"data": {"total": "12.50", "cost": 3}}, taught) == Quoted(Decimal("12.50"))
    assert quote({"data": {"cost": 3}}) == Quoted(Decimal(3))
    token = read_profile(PROFILE + '[answers]\nquote_token = "quote.id"\n')
    assert quote({"cost": 3, "quote": {"id": "q_1"}}, token) == Quoted(Decimal(3), "q_1")
    with pytest.raises(NotUnderstood, match=r"no price at data\.total"):
        quote({"data": {"cost": 3}}, taught)
    with pytest.raises(SaidNo, match="Unknown product"):
        quote({"error": {"message": "Unknown product."}}, taught)


async def test_a_token_goes_along_with_its_submission_and_with_its_repetition(world: World) -> None:
    wanted = '[requests]\nquote_token = "quote"\nidempotency = "Idempotency-Key"\n[answers]\nquote_token = "token"\n'
    await world.session.save(replace(CONNECTION, profile=PROFILE + wanted), None)
    world.service.mishap("answer", OutcomeUnknown(count=1, reason="the connection broke"))
    sent: list[str] = []
    submit = world.service._submit

    async def seen(way: str, *rest: Any) -> Any:
        sent.append(world.service.sending.token)
        return await submit(way, *rest)

    world.service._submit = seen  # type: ignore[method-assign, assignment]
    batch = await world.prepared(british(6), most=3)
    await world.verification.run(batch.id, 1)
    assert [count for _, _, count in world.service.quoted] == [3, 3]
    assert sent == ["token-1", "token-1", "token-2"]
    world.sure(batch)


async def test_a_list_that_is_paused_while_its_quote_is_asked_for_is_not_sent(world: World) -> None:
    wanted = '[requests]\nquote_token = "quote"\n[answers]\nquote_token = "token"\n'
    await world.session.save(replace(CONNECTION, profile=PROFILE + wanted), None)
    batch = await world.prepared(british(3))

    async def pause() -> None:
        world.journal.update_batch(batch.id, paused=True)

    world.service.mishap("quote", pause)
    sending = asyncio.ensure_future(world.submitting.submit(batch.id, 1))
    await until(lambda: world.submitting.held(batch.id), sending)
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    assert not world.service.jobs
    assert world.states(batch) == [TaskState.PREPARED]
