"""Implements what follows a list's first run: `step`, `refresh`, `resume`, `fetch`, and the plan of `verify --then`."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from decimal import Decimal
from typing import Any

from desktop_app.cli import carrying
from desktop_app.cli.mending import mended
from desktop_app.cli.reading import read_asking
from desktop_app.cli.streams import STANDARD, check_output
from desktop_app.cli.suppressing import marked, usable
from desktop_app.cli.talking import Talk, counted
from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.outcome import Outcome, gravest
from desktop_app.core.batches.step_plan import PlannedStep, StepPlan
from desktop_app.core.batches.steps import read_conditions
from desktop_app.core.errors import BatchBusy, DialproofError, OutcomeUnknown, ServiceUnreachable, UsageError
from desktop_app.core.money.charged import in_unit
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.output.form import OutputForm
from desktop_app.core.results.answer_form import form_text
from desktop_app.core.results.comparison import CHANGE_WORDS
from desktop_app.core.results.refresh import Refresh, RefreshSplit
from desktop_app.core.results.reuse import left_to_send
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.lists.step_plans import NextStep
from desktop_app.services.program.services import Services

# A step is done with these exit codes, and the next one may begin.
_DONE = (0, 3)


async def step(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Verify the next step of a list from start to finish; its file has the answers of all steps side by side."""
    check_output(arguments.output, as_json=arguments.json)
    before = services.verification.find_batch(arguments.batch)
    connection = services.session.started_for(arguments.base_url or before.base_url)
    await services.verification.up_to_date(before, talk.progress)
    with closing(services.results.open(before.id)) as opened:
        names = opened.result_columns(before.id)
    numbers = read_conditions(before.id, arguments.only or (), names)
    counts: Mapping[str, int] = await services.preparing.count(numbers)
    if not counts:
        raise UsageError(reason=tr_text("No number of “{name}” was answered so; nothing is sent.", name=before.file))
    talk.say(_of_the_list(sum(counts.values()), services.results.understanding(before.id).numbers))
    if arguments.reuse:
        services.session.policy.require(Feature.REUSE)
        known = await services.preparing.reusing.known(before.list_id, connection, arguments.product, numbers)
        counts = left_to_send(counts, known.countries(arguments.reuse))
        talk.say(_taken_over(known.numbers(arguments.reuse), arguments.reuse))
    order = BatchOrder(
        list_id=before.list_id,
        connection=connection,
        product=arguments.product,
        via=Via(arguments.via),
        output="" if arguments.output == STANDARD else str(arguments.output.absolute()),
        raw_csv=arguments.raw,
        offline=arguments.offline,
        typed=arguments.typed,
        reuse_days=arguments.reuse,
        agreed=sum(counts.values()),
        again=arguments.again,
        step=numbers,
    )
    if not await carrying.agreed(services, counts, order, talk, ask=not arguments.yes and bool(counts)):
        talk.say("Nothing was sent.")
        return 0
    batch = await services.preparing.prepare(order)
    carrying.say_what_is_replaced(services, order.output, talk, but=batch.id)
    outcome, code = await carrying.carry_on(services, batch.id, talk, go_on=False)
    if carrying.held_back(outcome, code, talk):
        return code
    if arguments.output == STANDARD and outcome.has_result:
        form = OutputForm(raw=arguments.raw, steps=True, offline=arguments.offline)
        await carrying.write(services, outcome.batch, arguments.output, talk, form)
    told = {**outcome.as_json(), **carrying.charged_as_json(outcome)}
    talk.answer({"id": batch.id, **told, "output": str(arguments.output)}, _told(outcome))
    return code


def _of_the_list(wanted: int, numbers: int) -> str:
    """Say how many of a list's numbers a step is for, and what becomes of the others."""
    others = numbers - wanted
    rest = f" The other {others:,} {'is' if others == 1 else 'are'} “not sent” in it." if others > 0 else ""
    return f"This step is for {wanted:,} of the list's {counted(numbers, 'number')}.{rest}"


def _taken_over(known: int, days: int) -> str:
    """Say how many answers of other lists are taken over."""
    if not known:
        return f"None of them has an answer that is at most {counted(days, 'day')} old."
    have = "has an answer that is" if known == 1 else "have answers that are"
    return f"{counted(known, 'number')} {have} at most {counted(days, 'day')} old: taken over, free."


def _told(outcome: Outcome) -> str:
    """Return what became of a batch, and what it was charged, behind the name of its list."""
    return f"{outcome.batch.file}: {' '.join(carrying.result_in_words(outcome))}"


# --- A former list again ---


async def refresh(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Refresh a batch from start to finish: its own list, or a newer file of it."""
    check_output(arguments.output, arguments.input, as_json=arguments.json)
    named = services.verification.find_batch(arguments.batch)
    former = services.refreshing.latest(named)
    if former.id != named.id:
        talk.say(f"“{named.name}” was refreshed since, as batch {former.id}: that one is refreshed.")
    services.refreshing.check(former)
    services.session.started_for(former.base_url)
    await services.verification.up_to_date(former, talk.progress)
    refreshed = Refresh(former.id, arguments.older_than or services.refreshing.days(former.product))
    async with _list_of(services, former, arguments, talk) as list_id:
        usable(await marked(services, list_id), {}, talk)
        split = await services.refreshing.split(refreshed, list_id)
        talk.say(_in_words(split, former, refreshed.days))
        if others := services.refreshing.left_out(former):
            talk.say(_without(former, others))
        order = replace(
            services.refreshing.order(refreshed, list_id, split, again=arguments.again),
            output="" if arguments.output == STANDARD else str(arguments.output.absolute()),
            raw_csv=arguments.raw,
            offline=arguments.offline,
            typed=arguments.typed,
        )
        ask = not arguments.yes and split.to_send > 0
        go_on = await carrying.agreed(services, split.countries, order, talk, ask=ask)
        batch = await services.preparing.prepare(order) if go_on else None
    if batch is None:
        talk.say("Nothing was sent.")
        return 0
    carrying.say_what_is_replaced(services, batch.output, talk, but=batch.id)
    outcome, code = await carrying.carry_on(services, batch.id, talk, go_on=False, output=batch.output)
    if carrying.held_back(outcome, code, talk):
        return code
    if arguments.output == STANDARD and outcome.has_result:
        form = OutputForm(raw=arguments.raw, offline=arguments.offline)
        await carrying.write(services, outcome.batch, arguments.output, talk, form)
    words = [_told(outcome)]
    if outcome.has_result:
        words.append(await _changes(services, former, batch, talk))
    shown = {"id": batch.id, "former": former.id, "older_than": refreshed.days, **split.as_json()}
    told = {**outcome.as_json(), **carrying.charged_as_json(outcome)}
    talk.answer({**shown, **told, "output": str(arguments.output)}, words)
    return code


def _in_words(split: RefreshSplit, former: Batch, days: int) -> str:
    """Say what a refresh takes over and what it sends."""
    return (
        f"“{former.name}” of {former.created_at:%Y-%m-%d}, {former.product}: of {counted(split.numbers, 'number')} "
        f"{split.fresh:,} {'is' if split.fresh == 1 else 'are'} fresh (taken over, free), {split.stale:,} older than "
        f"{counted(days, 'day')}, "
        f"{split.unknown:,} unknown, {split.new:,} new: {split.to_send:,} to send."
    )


def _without(former: Batch, others: Sequence[str]) -> str:
    """Say that a refresh is of a list's first product alone, by which it is then judged."""
    return (
        f"This is {former.product_title or former.product} alone, and the new batch is judged by it: order "
        f"{', '.join(others)} with “dialproof step” afterwards, where --reuse takes over young answers."
    )


@asynccontextmanager
async def _list_of(services: Services, former: Batch, arguments: argparse.Namespace, talk: Talk) -> AsyncIterator[str]:
    """Yield the list to be refreshed: the former one, or a newer file read as that was.

    A newer one that no batch has taken is deleted again.
    """
    if arguments.input is None:
        if arguments.mend:
            raise UsageError(reason=tr_text("“--mend” is for a newer file: name it after the batch."))
        yield former.list_id
        return
    with closing(services.results.open(former.id)) as store:
        options = store.options
    found = await read_asking(services, arguments, options, talk)
    try:
        if arguments.mend:
            found = await mended(services, found, arguments.mend, talk)
        elif count := services.mending.corrected(former.list_id):
            numbers = f"{count:,} number{' was' if count == 1 else 's were'}"
            talk.say(f"dialproof: {numbers} mended in the former list, and none in this file; see --mend.")
        yield found.list_id
    finally:
        services.preparing.discard_unsent(found.list_id)


async def _changes(services: Services, former: Batch, batch: Batch, talk: Talk) -> str:
    """Say how the answers have changed since the former run."""
    compared = await services.comparing.compare(batch.id, former.id, progress=talk.progress)
    services.comparing.discard(compared)
    told = [f"{count:,} {CHANGE_WORDS[change]}" for change, count in compared.found.counts.items() if count]
    return f"Against {former.created_at:%Y-%m-%d}: {', '.join(told)}."


# --- A plan of steps ---


def planned(
    services: Services, counts: Mapping[str, int], order: BatchOrder, talk: Talk, steps: Sequence[PlannedStep]
) -> StepPlan:
    """Return the plan of steps after a first batch of `counts` numbers by country.

    Say what each of them, and all together, take at most.
    """
    for each in steps:
        services.session.policy.check_address(each.base_url or order.connection.base_url)
    first = services.preparing.estimate(counts, order)
    estimates = services.steps.estimates(steps, order.connection, [first.numbers] * len(steps))
    connections = [order.connection, *(services.steps.connection(each, order.connection) for each in steps)]
    units = [services.balances.unit(each) for each in connections]
    lines = [f"Step 1, {order.product}: {_at_most(first, units[0], '')}"]
    for place, (each, found) in enumerate(zip(steps, estimates, strict=True), 2):
        lines.append(f"Step {place}, {each}: {_at_most(found, units[place - 1])}")
    talk.say([*lines, _all_at_most([first, *estimates], connections, units)])
    return StepPlan(tuple(steps), tuple(each.cost for each in estimates), again=order.again)


def _at_most(estimate: Estimate, unit: str, most: str = "at most ") -> str:
    return f"{most}{counted(estimate.numbers, 'number')}, {_amount(estimate.cost, unit, most)}."


def _amount(cost: Decimal | None, unit: str, most: str) -> str:
    if cost is None:
        return "price unknown"
    return f"{most}{in_unit(cost, unit)}{'' if unit else ' by the price list, in the unit of the balance'}"


def _all_at_most(estimates: Sequence[Estimate], connections: Sequence[Connection], units: Sequence[str]) -> str:
    """Say what all steps take at most, by service, because each has a unit of its own."""
    costs = defaultdict[str, list[Decimal | None]](list)
    by_address = {each.base_url: unit for each, unit in zip(connections, units, strict=True)}
    for estimate, connection in zip(estimates, connections, strict=True):
        costs[connection.base_url].append(estimate.cost)
    numbers = sum(each.numbers for each in estimates)
    told = []
    for address, each in costs.items():
        known = [cost for cost in each if cost is not None]
        whole = _amount(sum(known, Decimal(0)) if len(known) == len(each) else None, by_address[address], "at most ")
        told.append(f"{whole} at {address}" if len(costs) > 1 else whole)
    return f"All steps together: at most {counted(numbers, 'number')}, {', '.join(told)}."


async def go_through(
    services: Services, first_id: str, code: int, talk: Talk, *, go_on: bool
) -> tuple[list[Outcome], int]:
    """Take the steps that are planned after a list's first batch, one after the other, and write its file after each.

    `code` is the first batch's exit code. Return the outcomes of the steps that have begun, and the gravest exit code;
    after any but 0 and 3 the steps that are left wait for `resume`. `go_on` as for `carry_on`.
    """
    plan, first = services.steps.of(first_id), services.journal.batch(first_id)
    if plan is None or plan.over:
        return [], code
    found: list[Outcome] = []
    try:
        if not {*plan.begun} <= {batch.id for batch in services.journal.batches()}:
            talk.say("A step of this list was deleted; those behind it are not sent.")
            await _write(services, first, talk, over=True)
            return [], code
        for batch_id in plan.begun:
            code = gravest(code, await _taken(services, batch_id, found, talk, go_on=go_on))
        while code in _DONE and (step := await _agreed_step(services, first, talk)) is not None:
            if not _as_agreed(services, first, step, talk):
                code = OutcomeUnknown.exit_code  # a person has to decide
                break
            batch = await services.steps.begin(first, step)
            code = gravest(code, await _taken(services, batch.id, found, talk, go_on=False))
            await _write(services, first, talk, over=code in _DONE and not _left(services, first))
        if code in _DONE and first.id in services.steps.under_way():
            await _write(services, first, talk, over=True)
    except DialproofError as error:
        talk.error(error)
        stopped = ServiceUnreachable if isinstance(error, BatchBusy) else type(error)  # as if the time were up here
        code = gravest(code, stopped.exit_code)
    _say_what_is_left(services, first, talk)
    return found, code


async def _taken(services: Services, batch_id: str, found: list[Outcome], talk: Talk, *, go_on: bool) -> int:
    """Carry a step on as far as possible; add its outcome, and return its exit code."""
    outcome, code = await carrying.carry_on(services, batch_id, talk, go_on=go_on)
    found.append(outcome)
    return code


async def _agreed_step(services: Services, first: Batch, talk: Talk) -> NextStep | None:
    """Return the next step, once it was said what it takes; None if nothing more goes."""
    plan = services.steps.of(first.id)
    if plan is None or not plan.left:
        return None
    talk.say(f"Step {len(plan.begun) + 2} of {len(plan.steps) + 1}, {plan.left[0]}:")
    try:
        step = await services.steps.next(first)
    except UsageError:  # a column that the answers don't have: it won't have it later either
        await _write(services, first, talk, over=True)
        raise
    if step is None:
        talk.say("No number was answered so; nothing more is sent.")
    elif not await carrying.agreed(services, step.counts, step.order, talk, ask=plan.ask):
        talk.say("Nothing more was sent.")
        return None
    return step


def _as_agreed(services: Services, first: Batch, step: NextStep, talk: Talk) -> bool:
    """Return True if a step goes: a person saw its price, or it costs no more than was said before the first step."""
    plan = services.steps.of(first.id)
    estimate = services.preparing.estimate(step.counts, step.order)
    if plan is None or (plan.ask and talk.can_ask):
        return plan is not None
    talk.say(_at_most(estimate, services.balances.unit(step.order.connection), ""))
    if not plan.within(estimate.cost):
        talk.say("dialproof: That is more than was said before the first step; it is not sent.")
        return False
    return True


async def _write(services: Services, first: Batch, talk: Talk, *, over: bool) -> None:
    """Write the list's file, if it has one, with the answers of all steps. `over`: no further step begins."""
    if over:
        services.steps.end(first)
    outcome = services.verification.outcome(first.id)
    if outcome.worth_writing:
        await carrying.write_promised(services, outcome.batch, talk)


def _left(services: Services, first: Batch) -> tuple[PlannedStep, ...]:
    plan = services.steps.of(first.id)
    return () if plan is None else plan.left


def _say_what_is_left(services: Services, first: Batch, talk: Talk) -> None:
    if steps := _left(services, first):
        left = "; ".join(map(str, steps))
        talk.say(f"dialproof: Steps that are left: {left}. “dialproof resume” goes on with them.")


# --- resume and fetch ---


async def resume(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Carry on with every unfinished batch. An error in one doesn't stop the others."""
    services.session.started_for(arguments.base_url)
    shown: list[dict[str, Any]] = []
    words: list[str] = []
    worst = 0
    for batch in unfinished(services, arguments.base_url):
        talk.say(f"{batch.file} ({batch.product}):")
        try:
            outcome, code = await _carried_on(services, batch, talk)
            followed, code = await go_through(services, batch.id, code, talk, go_on=True)
        except DialproofError as error:
            talk.error(error)
            worst = gravest(worst, error.exit_code)
            continue
        worst = gravest(worst, code)
        for each in (outcome, *followed):
            told = {**each.as_json(), **carrying.charged_as_json(each)}
            shown.append({"id": each.batch.id, **told, "output": each.batch.output or None})
            words.append(_told(each))
    talk.answer({"batches": shown}, words or ["There is nothing to carry on."])
    return worst


async def fetch(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Fetch a batch's results again, and write its file if it has one. Send nothing."""
    services.session.started_for(arguments.base_url)
    batch = services.verification.find_batch(arguments.batch)
    if arguments.column:
        form = replace(services.reparsing.form(batch.id), number=arguments.column)
        services.journal.update_batch(batch.id, result_form=form_text(form))
    outcome, code = await carrying.carry_on(services, batch.id, talk, fetch=True)
    shown = {"id": batch.id, **outcome.as_json(), "output": batch.output or None}
    talk.answer(shown, f"{batch.file}: {carrying.sums_in_words(outcome)}")
    return code


async def _carried_on(services: Services, batch: Batch, talk: Talk) -> tuple[Outcome, int]:
    try:
        return await carrying.carry_on(services, batch.id, talk)
    except BatchBusy as error:
        # Another process works on it: report it as unfinished, as if the time were up here.
        talk.error(error)
        return services.verification.outcome(batch.id), ServiceUnreachable.exit_code


def unfinished(services: Services, base_url: str | None = None) -> list[Batch]:
    """Return the batches with something left to do, oldest first: open numbers, or a result not written yet."""
    going_on = {batch.id for batch in services.verification.unfinished()}
    plans = services.steps.under_way()
    found = [
        batch
        for batch in services.journal.batches()
        if (batch.id in going_on | set(plans) or (batch.output and batch.exported_at is None))
        and base_url in (None, batch.base_url)
    ]
    planned = {step for batch in found if batch.id in plans for step in plans[batch.id].begun}
    found = [batch for batch in found if batch.id not in planned]  # these go on with their list's first batch
    return sorted(found, key=lambda batch: batch.created_at)
