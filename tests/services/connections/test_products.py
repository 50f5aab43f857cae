"""A connection's own products in the hands of the services: sizes, ways, prices and names."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import DialproofError, ProductsBroken, RequestRefused
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.products import STANDARD, UNPRICED
from desktop_app.services.connections.session import catalogue_of, shown_catalogue
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.world import URL, World, british, german

S = TaskState
PRODUCTS = "slug,name,price,minimum,maximum,via\nhlr,HLR,0.5,3,6,file\nvalid,Validity,,,,\n"
TEAM = Connection(URL, "Team", products=PRODUCTS)


def sizes(world: World, batch: Batch, state: TaskState | None = None) -> list[tuple[str, int, Via]]:
    tasks = [task for task in world.tasks(batch) if (task.state is state if state else task.state is not S.SPLIT)]
    return [(task.country, task.numbers, task.via) for task in tasks]


async def test_each_connection_has_its_own_and_the_local_service_always_the_standard(world: World) -> None:
    await world.session.save(TEAM, None)
    assert [each.slug for each in catalogue_of(world.session.connection(URL))] == ["hlr", "valid"]
    assert catalogue_of(Connection(URL + "2")) is UNPRICED
    assert catalogue_of(Connection(LOCAL, products=PRODUCTS)) is STANDARD


async def test_products_that_can_not_be_read_send_nothing_and_are_shown_by_their_slugs(world: World) -> None:
    broken = Connection(URL, "Team", products="slug,price\nhlr,many\n")
    await world.session.save(broken, None)
    with pytest.raises(ProductsBroken, match="products of “Team” can't be read: line 2, price: it has to be"):
        await world.prepared(british(3), connection=broken, product="hlr")
    assert shown_catalogue(broken).title("hlr") == "hlr"
    assert world.journal.batches() == []


async def test_tasks_keep_to_the_products_sizes_and_go_its_way(world: World) -> None:
    await world.session.save(TEAM, None)
    # WHEN 13 numbers of a country are sent, of which tasks may have three to six
    batch = await world.prepared([*british(13), *german(2)], connection=TEAM, product="hlr")
    # THEN none is smaller where there are enough, and all go as a file
    assert sizes(world, batch) == [("GB", 6, Via.FILE), ("GB", 4, Via.FILE), ("GB", 3, Via.FILE), ("DE", 2, Via.FILE)]
    # BUT a way that a person chose is kept, and so is a smaller size
    other = await world.prepared(british(7), connection=TEAM, product="hlr", via=Via.JSON, most=4)
    assert sizes(world, other) == [("GB", 4, Via.JSON), ("GB", 3, Via.JSON)]


async def test_what_is_too_little_is_said_before_anything_is_sent_and_the_refusal_is_the_answer(world: World) -> None:
    await world.session.save(TEAM, None)
    numbers = [*british(13), *german(2)]
    found = await world.read(numbers)
    order = BatchOrder(found.list_id, TEAM, "hlr")
    # GIVEN an estimate that says what is too little
    estimate = world.preparing.estimate(found.understanding.countries, order)
    assert (estimate.tasks, estimate.cost, estimate.small) == (4, Decimal("7.5"), (("DE", 2),))
    # WHEN it is sent all the same, and the service refuses it
    batch = await world.preparing.prepare(order)
    too_small = RequestRefused(status=422, message="at least 3 numbers")

    async def refuse_germany() -> None:
        if sum(len(job.phones) for job in world.service.jobs.values()) == 13:
            raise too_small

    world.service.mishap("detect_file", *[refuse_germany] * 4)
    with suppress(DialproofError):
        await world.verification.run(batch.id)
    # THEN the rest is answered, and it is not divided any further
    assert sizes(world, batch, S.REJECTED) == [("DE", 2, Via.FILE)]
    assert sizes(world, batch, S.SPLIT) == []
    assert len(sizes(world, batch, S.JOINED)) == 3
    world.sure(batch)


async def test_what_suppression_leaves_below_the_least_is_refused_for_nothing_and_goes_once_suppressed(
    world: World,
) -> None:
    # GIVEN tasks of six and of three, which is the least, two numbers of which are suppressed once they wait
    await world.session.save(TEAM, None)
    batch = await world.prepared(british(9), connection=TEAM, product="hlr")
    read = await world.intake.read(world.file(british(9)[6:8], "optouts.csv"), ReadOptions())
    await world.suppression.add(read, "Opt-outs")

    async def refuse_one() -> None:
        if len(world.service.sent_numbers()) == 6:
            raise RequestRefused(status=422, message="at least 3 numbers")

    world.service.mishap("detect_file", *[refuse_one] * 2)
    # WHEN the one that is left goes, THEN the service's refusal is the answer, and nothing goes again by itself
    with suppress(DialproofError):
        await world.verification.run(batch.id)
    assert sizes(world, batch, S.REJECTED) == [("GB", 1, Via.FILE)]
    assert world.verification.outcome(batch.id).exit_code == 4
    assert sorted(world.service.sent_numbers()) == british(6)
    # AND if a person has it go once it is suppressed itself, it is in no task any more
    read = await world.intake.read(world.file(british(9), "optouts.csv"), ReadOptions())
    await world.suppression.add(read, "Opt-outs")
    (task,) = [each for each in world.tasks(batch) if each.state is S.REJECTED]
    world.verification.decide_resend(task)
    await world.verification.run(batch.id)
    assert sizes(world, batch, S.REJECTED) == []
    assert world.verification.outcome(batch.id).exit_code == 0
    assert len(world.service.sent_numbers()) == 6
    world.sure(batch)


async def test_what_was_ordered_keeps_its_name_and_price(world: World) -> None:
    await world.session.save(TEAM, None)
    batch = await world.prepared(british(3), connection=TEAM, product="hlr")
    listed = catalogue_of(TEAM).asked("hlr")
    assert listed.price is not None
    # WHEN the price list is edited
    await world.session.save(replace(TEAM, products="slug,name,price\nhlr,Other,9\n"), None)
    # THEN the journal has what it said then
    kept = world.journal.batch(batch.id)
    assert (kept.product_title, kept.price) == (listed.name, listed.price)


async def test_what_is_too_large_is_divided_into_no_less_than_the_product_takes(world: World) -> None:
    # GIVEN a service that takes four numbers, though its product is said to take three to six
    await world.session.save(TEAM, None)
    world.service.takes = 4
    batch = await world.prepared(british(11), connection=TEAM, product="hlr")
    assert [numbers for _, numbers, _ in sizes(world, batch)] == [6, 5]
    await world.verification.run(batch.id)
    # THEN neither is halved below the least where that can be
    assert sorted(numbers for _, numbers, _ in sizes(world, batch)) == [2, 3, 3, 3]
    assert set(world.states(batch)) == {S.SPLIT, S.JOINED}
    world.sure(batch)


async def test_of_a_product_that_nobody_listed_the_price_is_not_known(world: World) -> None:
    found = await world.read(british(3))
    for product in ("valid", "ws-check"):
        estimate = world.preparing.estimate(found.understanding.countries, BatchOrder("", TEAM, product))
        assert (estimate.numbers, estimate.cost) == (3, None)


async def test_the_least_that_a_profile_names_counts_where_the_product_says_none(world: World) -> None:
    taught = Connection(URL, "Team", "[limits]\nleast = 4\n", PRODUCTS)
    await world.session.save(taught, None)
    found = await world.read(british(3))
    for product, least in (("valid", 4), ("hlr", 3)):
        order = BatchOrder(found.list_id, taught, product)
        assert world.preparing.estimate(found.understanding.countries, order).minimum == least
