"""A service that charges a number and seems to refuse it, where numbers go one by one: each is charged once."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import ChargedAllTheSame, CheckUnanswered, DialproofError, SentBefore, ServiceRefused
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import Catalogue, Product
from tests.cli.fake_service import Behaviour, FakeService, Reply, Request
from tests.sayings import SURE, TAKEN, Saying
from tests.services.one_by_one import checks, states
from tests.services.world import World, british, over
from tests.thorough import in_one_way, some

WAIT = Saying(429, {"error": "Too many requests, please try again later"})
NOT_COVERED = Saying(422, {"detail": "Unprocessable Entity"})


class Ledger:
    """What a service has charged for, number by number; its balance falls by a credit each."""

    def __init__(self, service: FakeService) -> None:
        self.service = service
        self.charged: Counter[str] = Counter()
        service.balance = {"balance": "1000"}

    def charge(self, request: Request) -> None:
        self.charged[request.json()["phone"]] += 1
        self.service.balance = {"balance": str(Decimal(self.service.balance["balance"]) - 1)}

    def answers(self, request: Request) -> Reply:
        self.charge(request)
        return self.service.usual(request)

    def lies(self, saying: Saying) -> Behaviour:
        def behave(request: Request) -> Reply:
            self.charge(request)
            return said(saying)

        return behave

    @property
    def twice(self) -> list[str]:
        return [number for number, times in self.charged.items() if times > 1]


def said(saying: Saying) -> Reply:
    headers = {"Retry-After": "1"} if saying.status == 429 else {}
    return Reply(saying.status, saying.text.encode(), headers)


@pytest.fixture
def ledger(service: FakeService) -> Ledger:
    made = Ledger(service)
    service.always("check", made.answers)
    return made


async def listed(world: World, service: FakeService, count: int = 3, *, again: bool = True) -> Batch:
    connection = Connection(service.base_url)
    return await world.prepared(british(count), connection=connection, via=Via.REALTIME, again=again)


async def run(world: World, batch: Batch) -> None:
    """As the command line does it; what is in the way stands in the journal."""
    with suppress(DialproofError):
        await world.verification.run(batch.id, 2, go_on=True)


async def in_every_way(world: World, service: FakeService, batch: Batch) -> World:
    """`resume`, the same list again, and a new start; the world of the last."""
    await run(world, batch)
    with suppress(SentBefore):
        await run(world, await listed(world, service, again=False))
    await world.session.aclose()
    later = over(World(world.home, None), service)
    for each in later.verification.unfinished():
        await run(later, each)
    return later


@pytest.mark.parametrize(("saying", "times"), in_one_way(some([*TAKEN, *SURE]), ["always", "once"]), ids=str)
async def test_a_list_is_charged_once_whatever_the_service_says(
    world: World, service: FakeService, ledger: Ledger, saying: Saying, times: str
) -> None:
    if times == "once":
        service.on("check", ledger.answers, ledger.lies(saying))
    else:
        service.always("check", ledger.lies(saying))
    batch = await listed(world, service)
    await run(world, batch)
    later = await in_every_way(world, service, batch)
    assert ledger.charged
    assert ledger.twice == []
    await later.session.aclose()
    later.close()


@pytest.mark.parametrize("saying", some([*TAKEN, *SURE], 1), ids=str)
async def test_a_single_check_is_charged_once_whatever_the_service_says(
    world: World, service: FakeService, ledger: Ledger, saying: Saying
) -> None:
    service.always("check", ledger.lies(saying))
    try:
        await world.checking.check(Connection(service.base_url), british(1)[0])
        state = C.ANSWERED
    except ServiceRefused as error:
        raise AssertionError(f"believed to be refused: {error}") from error
    except DialproofError:
        state = C.UNKNOWN
    assert ledger.charged == {british(1)[0]: 1}
    (entry,) = world.checking.history()
    assert entry.state is state
    await world.session.aclose()


@pytest.mark.parametrize("saying", some(SURE), ids=str)
async def test_what_was_surely_refused_is_no_doubt(
    world: World, service: FakeService, ledger: Ledger, saying: Saying
) -> None:
    # GIVEN a list of which one number is refused between others that are answered, and a single check
    service.on("check", ledger.answers, ledger.answers, lambda _request: said(saying))
    batch = await listed(world, service, 8)
    await run(world, batch)
    assert C.UNKNOWN not in states(world, batch)
    service.on("check", lambda _request: said(saying))
    with suppress(DialproofError):
        await world.checking.check(Connection(service.base_url), british(1, 500)[0])
    assert not [each for each in world.checking.history() if each.state is C.UNKNOWN]
    assert ledger.twice == []
    await world.session.aclose()


@pytest.mark.parametrize("price", [None, Decimal(1), Decimal(3)], ids=["no price", "its price", "a wrong price"])
@pytest.mark.parametrize("saying", [WAIT, NOT_COVERED], ids=str)
async def test_numbers_that_are_on_their_way_together_tell_whose_charge_it_was(
    world: World, service: FakeService, ledger: Ledger, saying: Saying, price: Decimal | None
) -> None:
    if price is not None:
        products = (Product("phone-validation", "Validation", "phone validation", price),)
        text = write_products(Catalogue(products))
        await world.session.save(Connection(service.base_url, products=text), None)
    connection = world.session.connection(service.base_url)
    # GIVEN four on their way together, of which one is charged without an answer, and later one refused for nothing
    service.on("check", *[ledger.answers] * 6, ledger.lies(saying), *[ledger.answers] * 5)
    service.on("check", lambda _request: said(NOT_COVERED))
    batch = await world.prepared(british(20), connection=connection, via=Via.REALTIME)
    await world.verification.run(batch.id, 2)
    found = Counter(states(world, batch))
    assert found == {C.ANSWERED: 18, C.UNKNOWN: 1, C.REFUSED: 1}
    assert ledger.twice == []
    (doubted,) = [each for each in checks(world, batch) if each.state is C.UNKNOWN]
    assert doubted.message.startswith("the service said that it did not take it, and yet the balance fell by 1 (")
    await world.session.aclose()


async def test_a_list_whose_numbers_are_charged_without_an_answer_waits_for_a_person(
    world: World, service: FakeService, ledger: Ledger
) -> None:
    service.always("check", ledger.lies(WAIT))
    batch = await listed(world, service, 9)
    with pytest.raises(ChargedAllTheSame):
        await world.verification.run(batch.id, 2)
    # THEN three numbers were charged, the rest waits, and `resume` sends nothing
    assert [(each.numbers, each.state) for each in world.tasks(batch) if each.state is not S.SPLIT] == [
        (3, S.JOINED),
        (6, S.REJECTED),
    ]
    await run(world, batch)
    assert len(ledger.charged) == 3
    # AND a person has the rest checked
    service.mended()
    service.always("check", ledger.answers)
    world.put_right(batch)
    await world.verification.run(batch.id, 2)
    assert Counter(states(world, batch)) == {C.UNKNOWN: 3, C.ANSWERED: 6}
    assert ledger.twice == []
    await world.session.aclose()


async def test_what_is_charged_a_little_later_is_seen_before_the_number_is_asked_again(
    world: World, service: FakeService, ledger: Ledger
) -> None:
    # GIVEN a 429 whose charge the balance shows only at the second look after it
    before = dict(service.balance)
    service.on("check", ledger.lies(WAIT))
    service.on("balance", service.usual, lambda _request: Reply(200, before))
    batch = await listed(world, service)
    await world.verification.run(batch.id, 2)
    assert Counter(states(world, batch)) == {C.UNKNOWN: 1, C.ANSWERED: 2}
    assert ledger.twice == []
    # AND the same with a single check
    before = dict(service.balance)
    service.on("check", ledger.lies(WAIT))
    service.on("balance", service.usual, lambda _request: Reply(200, before))
    with pytest.raises(CheckUnanswered, match="the balance fell by 1"):
        await world.checking.check(Connection(service.base_url), british(1, 500)[0])
    assert ledger.twice == []
    await world.session.aclose()


@pytest.mark.parametrize("charged", [True, False])
async def test_a_program_that_is_ended_after_a_429_still_looks_at_the_balance(
    world: World, service: FakeService, ledger: Ledger, charged: bool
) -> None:
    batch = await listed(world, service, 1)
    running: asyncio.Future[None]

    def wait(request: Request) -> Reply:
        if charged:
            ledger.charge(request)
        loop.call_soon_threadsafe(running.cancel)
        return said(WAIT)

    loop = asyncio.get_running_loop()
    service.on("check", wait)
    running = asyncio.ensure_future(world.verification.run(batch.id, 2))
    with pytest.raises(asyncio.CancelledError):
        await running
    assert states(world, batch) == [C.UNKNOWN if charged else C.UNSENT]
    await run(world, batch)
    assert states(world, batch) == [C.UNKNOWN if charged else C.ANSWERED]
    assert ledger.twice == []
    await world.session.aclose()


async def test_a_data_folder_that_was_put_back_is_noticed_before_a_list_goes_one_by_one(
    world: World, service: FakeService, ledger: Ledger
) -> None:
    await world.balances.read(Connection(service.base_url))
    world.time.ahead += 86_400
    service.balance = {"balance": "900"}
    batch = await listed(world, service)
    await run(world, batch)
    # THEN nothing is asked, and a person is
    assert world.states(batch) == [S.UNKNOWN]
    assert world.tasks(batch)[0].message.startswith("the balance has fallen by 100 since")
    assert not ledger.charged
    world.verification.decide_resend(world.tasks(batch)[0])
    await run(world, batch)
    assert Counter(states(world, batch)) == {C.ANSWERED: 3}
    await world.session.aclose()
